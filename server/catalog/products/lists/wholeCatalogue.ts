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

type Weight = (row: ProductRow) => number;

const fixed = (bytes: number): Weight => {
  return () => bytes;
};

/** Of the sizes of a product together; what is said beside the name of each says that name again. */
const ofSizes = (bytes: number, each: number, { named }: { named: boolean }): Weight => {
  return ({ variants }) => variants.reduce((sum, { name }) => sum + each + (named ? textBytes(name) : 0), bytes);
};

/**
 * About the bytes of each field in an answer in the documented shape: its name, numbers, prices, texts and the picture.
 * A test compares it with the fields that shape is made of.
 */
export const FIELD_BYTES: Readonly<Record<string, Weight>> = {
  id: fixed(14),
  version: fixed(18),
  name: ({ name }) => 8 + inList(name),
  description: ({ description }) => 15 + inList(description),
  categoryId: fixed(24),
  categorySlug: ({ categorySlug }) => 16 + inList(categorySlug),
  tags: ({ tags }) => tags.reduce((sum, tag) => sum + inList(tag), 10),
  inStock: fixed(16),
  imageUrl: (row) => 14 + (row.pictureHash === null ? 0 : inlineLength(row)),
  customerPrice: fixed(38),
  businessPrice: fixed(38),
  listPrice: fixed(30),
  picture: fixed(80),
  'picture.url': fixed(0),
  price: fixed(38),
  'price.amount': fixed(0),
  variants: fixed(0),
  'variants.name': ofSizes(22, 10, { named: true }),
  'variants.label': ofSizes(22, 10, { named: false }),
  'variants.customerPrice': ofSizes(22, 30, { named: true }),
  'variants.businessPrice': ofSizes(22, 30, { named: false }),
  'variants.price': ofSizes(26, 30, { named: true }),
  'variants.price.amount': fixed(0),
};
/** Of fields that the documented shape has not. */
const OTHER = fixed(30);
const OTHER_OF_SIZES = ofSizes(0, 30, { named: false });

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
  const other = (field: string) => (field.startsWith('variants.') ? OTHER_OF_SIZES : OTHER);
  return fields.reduce((sum, field) => sum + (FIELD_BYTES[field] ?? other(field))(row), 0);
}

/** The bytes of a text in JSON, with a comma. */
function inList(text: string): number {
  return textBytes(text) - 1;
}
