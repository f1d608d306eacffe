import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { fileOf, textsOfShop } from './textsOfShop';

const WEB = resolve(import.meta.dirname, '../..');
const CATALOGUE = /\/web\/i18n\/messages\/(\w+)\/(\w+)\.json$/;

/**
 * Compiles the texts of the shop, so that the browser needs no reader of ICU MessageFormat. Texts that are nothing but
 * words and `{name}` stay as they are; only plurals and the like become lists. English gets those of its texts.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    apply: 'build',
    load(id) {
      const [, language, file] = CATALOGUE.exec(id) ?? [];
      if (language === undefined) return null;
      const texts =
        language === 'en'
          ? [...textsOfShop(WEB)]
              .filter(([text, places]) => fileOf(places) === file && needsCompiling(text))
              .map(([text]) => [text, text] as const)
          : Object.entries(JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>);
      return JSON.stringify(
        Object.fromEntries(
          texts.map(([key, text]) => [key, needsCompiling(text) ? compileMessageOrThrow(text) : text]),
        ),
      );
    },
  };
}

function needsCompiling(text: string): boolean {
  const plain = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part));
  return !isDeepStrictEqual(
    compileMessageOrThrow(text),
    plain.filter((part) => part !== ''),
  );
}
