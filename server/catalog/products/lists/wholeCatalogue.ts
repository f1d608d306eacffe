import type { Language } from '../../../../common/languages';
import { rangeOf, type PageRequest } from '../../../db/page';
import type { Queryable } from '../../../db/queryable';
import type { Shown } from '../../../graphql/changes/shown';
import type { Viewer } from '../../../identity/viewer';
import { inlineLength } from '../../pictures/inlinePictures';
import { localizedProduct } from '../../translations/translations';
import { textBytes, WEIGHED, withinWeight } from '../../withinWeight';
import { viewPage } from './listProducts';
import type { ProductPageType } from '../product.types';
import { decodeCursor } from './productSort';
import { readProducts, type ProductRow } from '../readProducts';
import { givenPage, noteRows } from '../shownRows';

/**
 * About the bytes of each field in an answer in the documented shape, without texts: its name, numbers, prices, the
 * address of the picture.
 */
const FIELD_BYTES: Readonly<Record<string, number>> = {
  id: 14,
  version: 18,
  name: 8,
  description: 15,
  categoryId: 24,
  categorySlug: 16,
  tags: 10,
  inStock: 16,
  imageUrl: 14,
  customerPrice: 38,
  businessPrice: 38,
  listPrice: 30,
  picture: 80,
  'picture.url': 0,
  price: 38,
  'price.amount': 0,
  variants: 0,
  'variants.name': 22,
  'variants.label': 22,
  'variants.customerPrice': 22,
  'variants.businessPrice': 22,
  'variants.price': 26,
};
/** The same of a field of each size; its name stands there three times when everything is asked for. */
const SIZE_BYTES: Readonly<Record<string, number>> = {
  'variants.name': 10,
  'variants.label': 10,
  'variants.customerPrice': 30,
  'variants.businessPrice': 30,
  'variants.price': 30,
  'variants.price.amount': 0,
};
/** Beside which fields of a size its name stands in the documented shape. */
const NAMED = new Set(['variants.name', 'variants.customerPrice', 'variants.price']);
/** Of any other field. */
const OTHER_BYTES = 30;

/**
 * The whole catalogue (specification 9.5): up to 1,000 products or 2 MB of their documented shape, whichever comes
 * first. How much that is is known before a picture is read.
 *
 * @param fields the fields of a product that are asked for, by their paths
 * @throws ShopError BAD_USER_INPUT as of every page
 */
export async function listCatalogue(
  db: Queryable,
  viewer: Viewer,
  { fields, language, ...page }: PageRequest & { fields: readonly string[]; language: Language },
  shown?: Shown,
): Promise<ProductPageType> {
  const given = givenPage(shown);
  if (given) return viewPage(given, {}, viewer);
  const sort = 'oldest';
  const range = rangeOf(page, { ...WEIGHED, decode: (cursor) => decodeCursor(sort, cursor) });
  const { totalCount, ...rows } = await readProducts(db, {}, { ...range, sort }, viewer.book, language);
  const light = withinWeight(rows, page, (row) =>
    weightOf({ ...row, ...localizedProduct(row, row.translation) }, fields),
  );
  // Where the page ends is by the weight of texts.
  noteRows(shown, light.nodes, ['texts']);
  return viewPage({ ...light, totalCount }, {}, viewer);
}

function weightOf(row: ProductRow, fields: readonly string[]): number {
  return fields.reduce((sum, field) => {
    if (field.startsWith('variants.')) return sum + (FIELD_BYTES[field] ?? 0) + sizesWeight(row, field);
    return sum + (FIELD_BYTES[field] ?? OTHER_BYTES) + textWeight(row, field);
  }, 0);
}

function sizesWeight({ variants }: ProductRow, field: string): number {
  const each = SIZE_BYTES[field] ?? OTHER_BYTES;
  if (!NAMED.has(field)) return each * variants.length;
  return variants.reduce((sum, { name }) => sum + each + textBytes(name), 0);
}

/** Of what a field says in words or as a picture. */
function textWeight(row: ProductRow, field: string): number {
  switch (field) {
    case 'name':
    case 'description':
    case 'categorySlug':
      return inList(row[field]);
    case 'tags':
      return row.tags.reduce((sum, tag) => sum + inList(tag), 0);
    case 'imageUrl':
      return row.pictureHash === null ? 0 : inlineLength(row);
    default:
      return 0;
  }
}

/** The bytes of a text in JSON, with a comma. */
function inList(text: string): number {
  return textBytes(text) - 1;
}
