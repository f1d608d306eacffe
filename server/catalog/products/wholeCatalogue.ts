import { LIMITS } from '../../../common/constants';
import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import { inlineLength } from '../pictures/inlinePictures';
import { textBytes, withinWeight } from '../withinWeight';
import { pageOfRows } from './listProducts';
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
 * @throws ShopError BAD_USER_INPUT for a cursor of another list
 */
export async function listCatalogue(
  db: Queryable,
  viewer: Viewer,
  { after, withPictures }: { after: string | null; withPictures: boolean },
): Promise<ProductPageType> {
  const sort = 'oldest';
  const page = { sort, first: LIMITS.fastCatalogue, after: decodeCursor(sort, after) } as const;
  const read = await readProducts(db, {}, page, viewer.book);
  const rows = withinWeight(read.rows, (row) => weightOf(row, withPictures));
  const isCut = rows.length < read.rows.length;
  return pageOfRows({ ...read, ...(isCut && { rows, hasNextPage: true, end: lastOf(rows) }) }, sort, {}, viewer);
}

function lastOf(rows: readonly ProductRow[]): { id: number; key: null } | null {
  const last = rows.at(-1);
  return last ? { id: last.id, key: null } : null;
}

function weightOf(row: ProductRow, withPictures: boolean): number {
  const { name, description, categorySlug, tags, variants, copySize, pictureHash } = row;
  const sizes = variants.reduce((sum, variant) => sum + SIZE_BYTES + 3 * textBytes(variant.name), 0);
  const picture = withPictures && pictureHash !== null ? inlineLength({ copySize }) : 0;
  return PRODUCT_BYTES + textBytes(name, description, categorySlug, ...tags) + sizes + picture;
}
