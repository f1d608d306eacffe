import { isTranslated, type Language, type TranslatedLanguage } from '../../../common/languages';

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

/** What a row says in the language, as a column: null in English, which the row itself is in. */
export function translationColumn(alias: string, language: Language, column = 'translation'): string {
  return isTranslated(language)
    ? `coalesce(${alias}.translations -> '${language}', '{}') AS "${column}"`
    : `NULL AS "${column}"`;
}

/** The texts of a category or a product as their reader is told them. */
interface ToldTexts {
  readonly name: string;
  readonly description: string;
  /** Those that are said in English for want of a translation, by their paths: `name`, `tags.0`. */
  readonly untranslated: readonly string[];
}

const NONE: readonly string[] = [];

/** What a category says to a reader. @param translation null for a reader of English */
export function localizedCategory(
  { name, description }: Pick<ToldTexts, 'name' | 'description'>,
  translation: CategoryTranslation | null,
): ToldTexts {
  if (!translation) return { name, description, untranslated: NONE };
  const untranslated: string[] = [];
  return {
    name: told(name, translation.name, 'name', untranslated),
    description: told(description, translation.description, 'description', untranslated),
    untranslated,
  };
}

/** What a product says to a reader: its sizes as they are called, in their order. @param translation as above */
export function localizedProduct(
  row: Pick<ToldTexts, 'name' | 'description'> & { tags: string[]; variants: readonly { name: string }[] },
  translation: ProductTranslation | null,
): ToldTexts & { tags: string[]; sizes: string[] } {
  const { tags, variants } = row;
  const sizes = variants.map(({ name }) => name);
  // Named one by one: what is added to a spread costs V8 forty times as much (docs/performance.md, "Objects that are spread").
  if (!translation) return { name: row.name, description: row.description, untranslated: NONE, tags, sizes };
  const texts = localizedCategory(row, translation);
  const untranslated = [...texts.untranslated];
  const each = (list: 'tags' | 'sizes', path: string) => (english: string, place: number) =>
    told(english, own(translation[list], english), `${path}.${place}`, untranslated);
  return {
    name: texts.name,
    description: texts.description,
    untranslated,
    tags: tags.map(each('tags', 'tags')),
    sizes: sizes.map(each('sizes', 'variants')),
  };
}

/** The translation of a text; else the text itself, which is noted by its path. */
function told(english: string, translated: string | undefined, path: string, untranslated: string[]): string {
  if (translated !== undefined) return translated;
  if (english !== '') untranslated.push(path);
  return english;
}

function own(texts: Readonly<Record<string, string>> | undefined, english: string): string | undefined {
  return texts && Object.hasOwn(texts, english) ? texts[english] : undefined;
}
