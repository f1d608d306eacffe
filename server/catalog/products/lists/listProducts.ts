import type { Language } from '../../../../common/languages';
import { rangeOf, showPage, type PageRequest } from '../../../db/page';
import type { Queryable } from '../../../db/queryable';
import type { Shown } from '../../../graphql/changes/shown';
import type { Viewer } from '../../../identity/viewer';
import type { ProductPageType } from '../product.types';
import { appliedSort, decodeCursor, type ProductSort } from './productSort';
import { viewProduct } from '../productView';
import { readProducts, type ProductFilter, type ProductRows } from '../readProducts';
import { chosenBy, givenPage, noteRows } from '../shownRows';

/** A page of products as the viewer may see them. @throws ShopError BAD_USER_INPUT as of every page */
export async function listProducts(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
  { sort, language, ...page }: PageRequest & { sort: ProductSort; language: Language },
  shown?: Shown,
): Promise<ProductPageType> {
  const given = givenPage(shown);
  if (given) return viewPage(given, filter, viewer);
  const applied = appliedSort(sort, Boolean(filter.search?.trim()), viewer.book);
  const range = rangeOf(page, { decode: (cursor) => decodeCursor(applied, cursor) });
  const rows = await readProducts(db, filter, { sort: applied, ...range }, viewer.book, language);
  noteRows(shown, rows.nodes, chosenBy(filter, applied));
  return viewPage(rows, filter, viewer);
}

/** The rows of a page as the viewer may see them. */
export function viewPage({ totalCount, ...rows }: ProductRows, filter: ProductFilter, viewer: Viewer): ProductPageType {
  return { filter, knownCount: totalCount, ...showPage(rows, (row) => viewProduct(row, viewer, 'list')) };
}
