import { isTranslated, type Language } from '../../common/languages';
import { translationColumn, type ProductTranslation } from '../catalog/translations/translations';
import type { Queryable } from '../db/queryable';
import type { ShownPrice } from './priceNotice.entity';

/** What products and their sizes are called in the language of a mail, by the products' ids. */
export type Names = ReadonlyMap<number, ProductTranslation>;

/** The names of what a mail shows (specification 18.8), in one statement; none in English, which the notice is in. */
export async function namesIn(db: Queryable, language: Language, shown: readonly ShownPrice[]): Promise<Names> {
  const ids = [...new Set(shown.flatMap(({ productId }) => productId ?? []))];
  if (!isTranslated(language) || ids.length === 0) return new Map();
  const rows = await db.query<{ id: number; translation: ProductTranslation }[]>(
    `SELECT p.id, ${translationColumn('p', language)} FROM product p WHERE p.id = ANY($1::integer[])`,
    [ids],
  );
  return new Map(rows.map(({ id, translation }) => [id, translation]));
}

/** What a mail calls a product and its size; as the notice does where no translation is known. */
export function nameIn(names: Names, { productId, name, variant }: ShownPrice): string {
  const translation = productId === undefined ? undefined : names.get(productId);
  const told = translation?.name ?? name;
  if (variant === null) return told;
  const sizes = translation?.sizes ?? {};
  return `${told} (${Object.hasOwn(sizes, variant) ? sizes[variant] : variant})`;
}
