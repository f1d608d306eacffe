import { setIn, type FormikErrors } from 'formik';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { LANGUAGES, type TranslatedLanguage } from '../../../common/languages';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';

/** What stands in a form for one language; sizes and tags by their English text. */
export interface TranslationValues {
  name: string;
  description: string;
  sizes: Record<string, string | undefined>;
  tags: Record<string, string | undefined>;
}

/** What stands in a form for all languages but English. */
export type TranslationsValues = Record<TranslatedLanguage, TranslationValues>;

/** A size or a tag in one language. */
interface Text {
  english: string;
  text: string;
}

/** What the server says of one language. */
export interface Translation {
  language: string;
  name: string | null;
  description: string | null;
  sizes?: readonly Text[] | null;
  tags?: readonly Text[] | null;
}

/** What something says in English, that may be said in other languages. */
export interface English {
  name: string;
  description: string;
  sizes?: readonly string[];
  tags?: readonly string[];
}

/** What languages are called in the back office. */
export const ENGLISH_NAMES: Readonly<Record<TranslatedLanguage, string>> = { ar: 'Arabic', fr: 'French' };

/** Filters of a list, by language. */
export const NOT_TRANSLATED = { ar: 'Not translated into Arabic', fr: 'Not translated into French' } as const;

export const directionOf = (language: TranslatedLanguage) => LANGUAGES[language].direction;

/** The values of a form for what is there. */
export function translationsValues(translations: readonly Translation[] | null | undefined): TranslationsValues {
  const byEnglish = (texts: readonly Text[] | null | undefined) =>
    Object.fromEntries((texts ?? []).map(({ english, text }) => [english, text]));
  const values = (language: TranslatedLanguage): TranslationValues => {
    const said = translations?.find((each) => each.language === language);
    return {
      name: said?.name ?? '',
      description: said?.description ?? '',
      sizes: byEnglish(said?.sizes),
      tags: byEnglish(said?.tags),
    };
  };
  return Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, values(language)])) as TranslationsValues;
}

/** What is sent for the form of a category. */
export function categoryTranslations(values: TranslationsValues) {
  return TRANSLATED_LANGUAGES.map((language) => {
    const { name, description } = values[language];
    return { language, name: name.trim() || null, description: description.trim() || null };
  });
}

/** What is sent for the form of a product: texts of the sizes and tags that it has. */
export function productTranslations(values: TranslationsValues, sizes: readonly string[], tags: readonly string[]) {
  const texts = (said: Record<string, string | undefined>, known: readonly string[]): Text[] =>
    [...new Set(known)].flatMap((english) => {
      const text = said[english]?.trim();
      return text ? [{ english, text }] : [];
    });
  return categoryTranslations(values).map((each) => ({
    ...each,
    sizes: texts(values[each.language].sizes, sizes),
    tags: texts(values[each.language].tags, tags),
  }));
}

/** The field of the form that a path in what is sent belongs to; those of sizes share one, those of tags too. */
export function translationField(path: string): string | null {
  const [, place, field] = /^translations(?:\.|\[)(\d+)\]?\.(name|description|sizes|tags)/.exec(path) ?? [];
  return field === undefined ? null : `translations.${TRANSLATED_LANGUAGES[Number(place)]}.${field}`;
}

/** What is wrong with what would be sent, by field of the form. @param fieldOf the field of a path */
export function errorsOf<Values>(
  rules: AnyObjectSchema,
  sent: unknown,
  fieldOf: (path: string) => string,
): FormikErrors<Values> {
  try {
    rules.validateSync(sent, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first of a field counts.
    return [...error.inner]
      .reverse()
      .reduce<FormikErrors<Values>>(
        (errors, { path, message }) => setIn(errors, fieldOf(path ?? ''), message) as FormikErrors<Values>,
        {},
      );
  }
}

/** Which languages something is not wholly said in, and how many of its texts are missing there. */
export function missingTexts(english: English, translations: readonly Translation[] | null | undefined) {
  return TRANSLATED_LANGUAGES.flatMap((language) => {
    const said = translations?.find((each) => each.language === language);
    const lacks = (texts: readonly Text[] | null | undefined, known: readonly string[] = []) =>
      known.filter((each) => !texts?.some((text) => text.english === each)).length;
    const count =
      Number(!said?.name) +
      Number(!said?.description) +
      lacks(said?.tags, english.tags) +
      // A size without a word, like "500ml", is the same in every language.
      lacks(
        said?.sizes,
        english.sizes?.filter((size) => /\p{L}{3}/u.test(size)),
      );
    return count === 0 ? [] : [{ language, count }];
  });
}
