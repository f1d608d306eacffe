import { rangeOf, type PageRequest } from '../../db/page';
import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import { inlineLength } from '../pictures/inlinePictures';
import { textBytes, WEIGHED, withinWeight } from '../withinWeight';
import { viewPage } from './listProducts';
import type { ProductPageType } from './product.types';
import { decodeCursor } from './productSort';
import { readProducts, type ProductRow } from './readProducts';

/** In an answer in the documented shape: names of fields, numbers, prices and the address of the picture. */
const PRODUCT_BYTES = 450;
/** Of a size, beside its name, which stands there three times. */
const SIZE_BYTES = 100;

/**
 * The whole catalogue (specification 9.5): up to 1,000 products or 2 MB of their documented shape, whichever comes
 * first. How much that is is known before a picture is read.
 *
 * @param withPictures whether inline pictures are asked for
 * @throws ShopError BAD_USER_INPUT as of every page
 */
export async function listCatalogue(
  db: Queryable,
  viewer: Viewer,
  { withPictures, ...page }: PageRequest & { withPictures: boolean },
): Promise<ProductPageType> {
  const sort = 'oldest';
  const range = rangeOf(page, { ...WEIGHED, decode: (cursor) => decodeCursor(sort, cursor) });
  const { totalCount, ...rows } = await readProducts(db, {}, { ...range, sort }, viewer.book);
  const light = withinWeight(rows, page, (row) => weightOf(row, withPictures));
  return viewPage({ ...light, totalCount }, {}, viewer);
}

function weightOf(row: ProductRow, withPictures: boolean): number {
  const { name, description, categorySlug, tags, variants, copySize, pictureHash } = row;
  const sizes = variants.reduce((sum, variant) => sum + SIZE_BYTES + 3 * textBytes(variant.name), 0);
  const picture = withPictures && pictureHash !== null ? inlineLength({ copySize }) : 0;
  return PRODUCT_BYTES + textBytes(name, description, categorySlug, ...tags) + sizes + picture;
}
