import { isTranslated, LANGUAGES, type Language } from '../languages';

/** The languages that what the shop says is translated into. */
export const TRANSLATED_LANGUAGES = Object.keys(LANGUAGES).filter(isTranslated);

/** What GraphQL calls a language. */
export function languageName<Tag extends Language>(language: Tag): Uppercase<Tag> {
  return language.toUpperCase() as Uppercase<Tag>;
}
