/**
 * What of a product has changed: how many of it are left alone (`left`), its prices alone (`prices`), whether it is in stock
 * and perhaps its prices (`stock`), or anything of it but whether it is there and in which category (`texts`).
 */
export type ProductAspect = 'left' | 'prices' | 'stock' | 'texts';

/** A change of the catalogue, as PostgreSQL tells it at its commit (see migrations/catalogue/). */
export type CatalogueChange =
  | { readonly of: 'everything' }
  /** What categories say of themselves, but not their names in addresses. */
  | { readonly of: 'categories' }
  /** What the shop says of itself: LBP for one USD, and where transfers go. */
  | { readonly of: 'shop' }
  | { readonly of: 'product'; readonly productId: number; readonly aspect: ProductAspect }
  /** Prices agreed with one business, for one product or (null) for any. */
  | { readonly of: 'agreedPrices'; readonly userId: number; readonly productId: number | null };

const EVERYTHING: CatalogueChange = { of: 'everything' };
const ASPECTS: readonly string[] = ['left', 'prices', 'stock', 'texts'] satisfies ProductAspect[];

/** The change that a text like "product:12:prices" tells; everything, where it is not one of the known ones. */
export function parseCatalogueChange(text: string): CatalogueChange {
  const [of, id = '', rest, ...more] = text.split(':');
  if ((of === 'categories' || of === 'shop') && text === of) return { of };
  if (!/^\d{1,10}$/.test(id) || more.length > 0) return EVERYTHING;
  if (of === 'product' && rest !== undefined && ASPECTS.includes(rest)) {
    return { of, productId: Number(id), aspect: rest as ProductAspect };
  }
  if (of !== 'agreed' || (rest !== undefined && !/^\d{1,10}$/.test(rest))) return EVERYTHING;
  return { of: 'agreedPrices', userId: Number(id), productId: rest === undefined ? null : Number(rest) };
}
