/**
 * The languages of the shop: the one table that names them (docs/languages.md). Numbers keep the digits and the grouping
 * that money has everywhere in
 * the shop (LBP 1,250,000); dates are written as in Lebanon.
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    english: 'English',
    short: 'EN',
    direction: 'ltr',
    numbers: 'en',
    dates: 'en',
    locale: 'en_US',
  },
  ar: {
    name: 'العربية',
    english: 'Arabic',
    short: 'ع',
    direction: 'rtl',
    numbers: 'ar-u-nu-latn',
    dates: 'ar-LB-u-nu-latn',
    locale: 'ar_LB',
  },
  fr: {
    name: 'Français',
    english: 'French',
    short: 'FR',
    direction: 'ltr',
    numbers: 'fr',
    dates: 'fr',
    locale: 'fr_FR',
  },
} as const;

/** One of the shop's languages. */
export type Language = keyof typeof LANGUAGES;

/** Those that what the shop says is translated into; English is what it falls back to. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

export const TRANSLATED_LANGUAGES = Object.keys(LANGUAGES).filter(isTranslated);

/** Whether what the shop says has to be translated into it. */
export function isTranslated(language: string): language is TranslatedLanguage {
  return isLanguage(language) && language !== 'en';
}

/** What GraphQL calls a language. */
export function languageName<Tag extends Language>(language: Tag): Uppercase<Tag> {
  return language.toUpperCase() as Uppercase<Tag>;
}

/** Whether this names a language of the shop. */
export function isLanguage(tag: string | null | undefined): tag is Language {
  return tag != null && Object.hasOwn(LANGUAGES, tag);
}

/**
 * The first of the shop's languages among these tags (`fr-LB`, `ar`), in order of preference; English when there is
 * none.
 */
export function firstKnown(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
