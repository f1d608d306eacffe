import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, isLanguage, type Language } from '../../common/languages';
import { TRANSLATIONS } from '../core/texts';

/** Translates a text of `common/pageTexts.ts`. */
export type Translate = (language: Language, english: string, values?: Readonly<Record<string, string>>) => string;

/** Reads the translations; a text without one stays in English. */
export function readTranslations(root: string): Translate {
  const catalogues = new Map(
    Object.keys(LANGUAGES)
      .filter(isLanguage)
      .map((language) => [language, read(root, language)]),
  );
  return (language, english, values = {}) =>
    (catalogues.get(language)?.[english] ?? english).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
}

function read(root: string, language: Language): Partial<Record<string, string>> {
  const file = path.join(root, TRANSLATIONS, language, 'store.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
