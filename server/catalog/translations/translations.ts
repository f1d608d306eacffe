import type { TranslatedLanguage } from '../../../common/languages';

/** What a category says in one other language; what is absent is said in English. */
export interface CategoryTranslation {
  readonly name?: string;
  readonly description?: string;
}

/** What a product says in one other language; what is absent is said in English. */
export interface ProductTranslation extends CategoryTranslation {
  /** By the English name of the size. */
  readonly sizes?: Readonly<Record<string, string>>;
  /** By the English tag. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** What is said in other languages than English, as the column `translations` holds it. */
export type Translations<Translation> = Readonly<Partial<Record<TranslatedLanguage, Translation>>>;
