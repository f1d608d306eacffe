import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import type { ProductPageType } from './product.types';
import { appliedSort, decodeCursor, encodeCursor, type AppliedSort, type ProductSort } from './productSort';
import { viewProduct } from './productView';
import { readProducts, type ProductFilter, type ProductRows } from './readProducts';

/** A page as it is requested. */
interface ProductPageRequest {
  sort: ProductSort;
  /** 1 to 100. */
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
  return pageOfRows(await readProducts(db, filter, page, viewer.book), applied, filter, viewer);
}

/** The rows of a page as the viewer may see them. */
export function pageOfRows(
  { rows, hasNextPage, end, totalCount }: ProductRows,
  sort: AppliedSort,
  filter: ProductFilter,
  viewer: Viewer,
): ProductPageType {
  return {
    nodes: rows.map((row) => viewProduct(row, viewer, 'list')),
    filter,
    knownCount: totalCount,
    pageInfo: { endCursor: end && encodeCursor(sort, end), hasNextPage },
  };
}
