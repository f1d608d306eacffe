import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import type { ProductPageType } from './product.types';
import { appliedSort, decodeCursor, encodeCursor, type ProductSort } from './productSort';
import { viewProduct } from './productView';
import { readProducts, type ProductFilter } from './readProducts';

/** A page as it is requested. */
interface ProductPageRequest {
  sort: ProductSort;
  /** 1 to 100, or up to 1,000 for the whole catalogue in one answer. */
  first: number;
  /** The `endCursor` of the page before. */
  after: string | null;
}

/** A page of products as the viewer may see them. @throws ShopError BAD_USER_INPUT for a cursor of another list */
export async function listProducts(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
  { sort, first, after }: ProductPageRequest,
): Promise<ProductPageType> {
  const applied = appliedSort(sort, Boolean(filter.search?.trim()), viewer.book);
  const page = { sort: applied, first, after: decodeCursor(applied, after) };
  const { rows, hasNextPage, end, totalCount } = await readProducts(db, filter, page, viewer.book);
  return {
    nodes: rows.map((row) => viewProduct(row, viewer)),
    filter,
    knownCount: totalCount,
    pageInfo: { endCursor: end && encodeCursor(applied, end), hasNextPage },
  };
}
