import { isTranslated, type Language, type TranslatedLanguage } from '../../common/languages';
import { textOrNull } from '../core/text';

/** What a name or a reason is in other languages than English. */
export type NameTranslations = Readonly<Partial<Record<TranslatedLanguage, string>>>;

/** A text in one language, as it is sent; empty for none. */
interface SentText {
  readonly language: string;
  readonly text?: string | null;
}

/** The text in a language, else the English one. */
export function inLanguage(english: string, translations: NameTranslations, language: Language): string {
  return (isTranslated(language) ? translations[language] : undefined) ?? english;
}

/** What is stored of texts that follow the rules. */
export function storedTexts(sent: readonly SentText[]): NameTranslations {
  return Object.fromEntries(
    sent.flatMap(({ language, text }) => {
      const kept = textOrNull(text);
      return kept === null || !isTranslated(language) ? [] : [[language, kept] as const];
    }),
  );
}

/** The texts as a list, as they are shown to who edits them. */
export function listedTexts(translations: NameTranslations): { language: string; text: string }[] {
  return Object.entries(translations).map(([language, text]) => ({ language, text }));
}
