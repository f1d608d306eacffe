import { forbidden } from '../../../core/errors';
import { showPage, type Page } from '../../../db/page';
import type { Queryable } from '../../../db/queryable';
import { Selection } from '../../../db/selection';
import { countSelected, everyRow, readSortedPage, type SortedPageRequest } from '../../../db/lists/sortedPage';
import type { Viewer } from '../../../identity/viewer';
import { OrderSort, type OrderFilter, type OrderType } from '../orders.types';
import { hidesAmounts, hidesContacts, showOrder, type OrderRow } from '../readOrders';
import { countBySums } from './countOrders';
import { readNextOrders } from './nextOrders';
import { selectAllMatching, selectPageMatching } from './searchOrders';
import { narrow, ORDERS } from './selectOrders';

/**
 * A page of the viewer's orders.
 * @throws ShopError BAD_USER_INPUT as of every page; FORBIDDEN for sorting by amounts that the viewer must not see
 */
export async function listOrders(
  db: Queryable,
  viewer: Viewer,
  filter: OrderFilter,
  page: SortedPageRequest<OrderSort>,
): Promise<Page<OrderType>> {
  refuseHidden(viewer, filter, page.by);
  const { list, selection } = selectPage(viewer, filter);
  const rows =
    (await readNextOrders(db, viewer, filter, page)) ??
    (await readSortedPage<OrderRow, OrderSort>(db, list, selection, page));
  return showPage(rows, (row) => showOrder(viewer, row));
}

/** Every one of the viewer's orders that the filter selects, for exports. @throws ShopError as `listOrders` */
export async function* everyOrder(
  db: Queryable,
  viewer: Viewer,
  filter: OrderFilter,
  sort: { by: OrderSort; descending: boolean },
): AsyncGenerator<OrderType> {
  refuseHidden(viewer, filter, sort.by);
  const { list } = selectPage(viewer, filter);
  const rows = everyRow<OrderRow, OrderSort>(db, list, () => selectPage(viewer, filter).selection, sort);
  for await (const row of rows) yield showOrder(viewer, row);
}

/**
 * How many of the viewer's orders the filter selects.
 * @param atMost where counting ends; null: with the last of them
 */
export async function countOrders(
  db: Queryable,
  viewer: Viewer,
  filter: OrderFilter,
  atMost: number | null = null,
): Promise<number> {
  const known = await countBySums(db, viewer, filter);
  if (known !== undefined) return Math.min(known, atMost ?? known);
  const selection = new Selection();
  const from = filter.search ? selectAllMatching(selection, filter.search, atMost !== null) : ORDERS.from;
  return countSelected(db, { from }, narrow(selection, viewer, filter), atMost);
}

/** @throws ShopError FORBIDDEN for sorting by, or searching in, what the viewer must not see: it would tell of it */
function refuseHidden(viewer: Viewer, { search }: OrderFilter, by: OrderSort): void {
  if (by === OrderSort.TOTAL && hidesAmounts(viewer)) throw forbidden();
  if (search && hidesContacts(viewer)) throw forbidden('Only who cares for orders may search in them.');
}

/** The list whose pages show what the filter selects, and the selection for one of them. */
function selectPage(viewer: Viewer, filter: OrderFilter): { list: typeof ORDERS; selection: Selection } {
  const selection = new Selection();
  const from = filter.search ? selectPageMatching(selection, filter.search) : ORDERS.from;
  return { list: { ...ORDERS, from }, selection: narrow(selection, viewer, filter) };
}
