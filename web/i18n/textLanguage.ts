/** What a text is written in, for the element that holds it. */
interface TextLanguage {
  readonly lang?: 'en';
  readonly dir: 'ltr' | 'auto';
}

const OF_THE_PAGE: TextLanguage = { dir: 'auto' };
const ENGLISH: TextLanguage = { lang: 'en', dir: 'ltr' };

/**
 * `lang` and `dir` of a text of the shop, for browsers and screen readers: those of English where it is not translated.
 * @param untranslated the paths of such texts, as the shop names them; absent where it was not asked
 * @param path like `name` or `tags.0`
 */
export function textLanguage(untranslated: readonly string[] | undefined, path: string): TextLanguage {
  return untranslated?.includes(path) ? ENGLISH : OF_THE_PAGE;
}
