import type { TranslatedLanguage } from '../../../common/languages';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import type { Queryable } from '../../db/queryable';
import type { CategoryTranslationType, ProductTranslationType, TranslatedTextType } from './translation.types';
import type { CategoryTranslation, ProductTranslation, Translations } from './translations';

interface Row<Translation> {
  readonly id: number;
  readonly translations: Translations<Translation>;
}

/** What each of the products says in other languages, without the texts of sizes and tags that it has no longer. */
export async function translationsOfProducts(
  db: Queryable,
  ids: readonly number[],
): Promise<ProductTranslationType[][]> {
  const rows = await db.query<(Row<ProductTranslation> & { tags: string[]; sizes: string[] })[]>(
    `SELECT id, translations, array_to_json(tags) AS tags,
       array_to_json(ARRAY(SELECT size->>'name' FROM json_array_elements(variants) AS size)) AS sizes
     FROM product WHERE id = ANY($1::integer[])`,
    [ids],
  );
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    return languagesOf(row, (language, each) => ({
      ...textsOf(language, each),
      sizes: listed(each.sizes, row?.sizes),
      tags: listed(each.tags, row?.tags),
    }));
  });
}

/** The same of categories. */
export async function translationsOfCategories(
  db: Queryable,
  ids: readonly number[],
): Promise<CategoryTranslationType[][]> {
  const rows = await db.query<Row<CategoryTranslation>[]>(
    'SELECT id, translations FROM category WHERE id = ANY($1::integer[])',
    [ids],
  );
  return ids.map((id) =>
    languagesOf(
      rows.find((each) => each.id === id),
      textsOf,
    ),
  );
}

function languagesOf<Translation, Listed>(
  row: Row<Translation> | undefined,
  list: (language: TranslatedLanguage, translation: Translation) => Listed,
): Listed[] {
  return TRANSLATED_LANGUAGES.flatMap((language) => {
    const translation = row?.translations[language];
    return translation === undefined ? [] : [list(language, translation)];
  });
}

function textsOf(language: TranslatedLanguage, { name, description }: CategoryTranslation): CategoryTranslationType {
  return { language, name: name ?? null, description: description ?? null };
}

/** In the order of the product. */
function listed(texts: Readonly<Record<string, string>> = {}, known: readonly string[] = []): TranslatedTextType[] {
  return known.flatMap((english) => {
    const text = Object.hasOwn(texts, english) ? texts[english] : undefined;
    return text === undefined ? [] : [{ english, text }];
  });
}
