/**
 * The languages of the shop: the one table that names them (docs/languages.md). Numbers keep the digits and the grouping
 * that money has everywhere in the shop (LBP 1,250,000); dates are written as in Lebanon.
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    short: 'EN',
    direction: 'ltr',
    numbers: 'en',
    dates: 'en',
  },
  ar: {
    name: 'العربية',
    short: 'ع',
    direction: 'rtl',
    numbers: 'ar-u-nu-latn',
    dates: 'ar-LB-u-nu-latn',
  },
  fr: {
    name: 'Français',
    short: 'FR',
    direction: 'ltr',
    numbers: 'fr',
    dates: 'fr',
  },
} as const;

/** One of the shop's languages. */
export type Language = keyof typeof LANGUAGES;

/** Those that what the shop says is translated into; English is what it falls back to. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** Whether what the shop says has to be translated into it. */
export function isTranslated(language: string): language is TranslatedLanguage {
  return isLanguage(language) && language !== 'en';
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
