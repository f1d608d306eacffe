import { LIMITS } from '../../../common/constants';
import type { Viewer } from '../../identity/viewer';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { DEFAULT_PAGE, isId, showPage, type Page } from '../../db/page';
import { countSelected, everyRow, readSortedPage, type SortedList, type SortedPageRequest } from '../../db/sortedPage';
import { forbidden } from '../../core/errors';
import { Duty, hasDuty } from '../../identity/duties';
import { newestOwned, ownerNamed, ownerOf } from '../buyers';
import { selectNamed, selectOfDay } from '../packing/dayFilter';
import { countBySums } from './countOrders';
import { OrderSort, type OrderFilter, type OrderType } from './orders.types';
import { hidesAmounts, hidesContacts, ORDER_COLUMNS, selectVisible, showOrder, type OrderRow } from './readOrders';
import {
  fillsOfOwn,
  fillsSoon,
  selectAllMatching,
  selectMatching,
  selectNextMatching,
  selectPageMatching,
} from './searchOrders';

/** Each sorting has an index of its expression (see migrations). */
const ORDERS: SortedList<OrderSort> = {
  columns: ORDER_COLUMNS,
  from: 'orders o',
  id: { sql: 'o.id', type: 'integer' },
  sorts: {
    [OrderSort.DATE]: null,
    [OrderSort.TOTAL]: { sql: 'o.total_amount', type: 'numeric' },
    [OrderSort.CUSTOMER]: { sql: 'o.customer_name COLLATE "und-x-icu"', type: 'text' },
    [OrderSort.STATUS]: {
      sql: `array_position(ARRAY['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'], o.status)`,
      type: 'integer',
    },
  },
};

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
    (await readNextOfOwner(db, viewer, filter, page)) ??
    (await readNext(db, viewer, filter, page)) ??
    (await readSortedPage<OrderRow, OrderSort>(db, list, selection, page));
  return showPage(rows, (row) => showOrder(viewer, row));
}

/**
 * A page of a search, the newest first, from the orders that come next, where it is likely to be full of them: many match
 * then, and for the index all of them would be read. @returns null when it has to be read otherwise
 */
async function readNext(
  db: Queryable,
  viewer: Viewer,
  filter: OrderFilter,
  page: SortedPageRequest<OrderSort>,
): Promise<Page<OrderRow> | null> {
  const { search } = filter;
  // Of a few orders, these are found sooner.
  if (filter.ofDay || !search || !isNewestFirst(page)) return null;
  if (!fillsSoon(search, (page.first ?? LIMITS.page) + 1)) return null;
  const selection = new Selection();
  selectNextMatching(selection, search, page.after == null ? null : Number(page.after));
  const found = await readSortedPage<OrderRow, OrderSort>(db, ORDERS, narrow(selection, viewer, filter), page);
  return found.pageInfo.hasNextPage ? found : null;
}

/** Among how many of an owner's orders a page of some of them is looked for before all are read. */
const NEAR = 2_000;

/**
 * A page of the orders of one owner, the newest first, from those that come next.
 * @returns null when it has to be read otherwise: no owner, another sequence, or a page that is not full of them
 */
async function readNextOfOwner(
  db: Queryable,
  viewer: Viewer,
  filter: OrderFilter,
  page: SortedPageRequest<OrderSort>,
): Promise<Page<OrderRow> | null> {
  const { search, businessId, ofDay, ...narrowing } = filter;
  const own = ownerOf(viewer);
  const owner = own ?? ownerNamed(businessId);
  if (!owner || ofDay || !isNewestFirst(page)) return null;
  const wanted = (page.first ?? DEFAULT_PAGE) + 1;
  if (search && !fillsOfOwn(search, wanted, NEAR)) return null;
  const seesAll = own ? businessId === null : hasDuty(viewer.account, Duty.ORDERS);
  const isAll = seesAll && !search && Object.values(narrowing).every((value) => value === null);
  const selection = new Selection();
  if (search) selectMatching(selection, search);
  const below = page.after == null ? null : `${selection.parameter(page.after)}::integer`;
  const many = selection.parameter(isAll ? wanted : NEAR);
  selection.and(`o.id IN (${newestOwned(owner, selection.parameter(owner.id), below, many)})`);
  const found = await readSortedPage<OrderRow, OrderSort>(db, ORDERS, narrow(selection, viewer, filter), page);
  return isAll || found.pageInfo.hasNextPage ? found : null;
}

/** Whether it is a page by number from the newest on, after one or not. */
function isNewestFirst({ by, descending, after, before, last, skip }: SortedPageRequest<OrderSort>): boolean {
  return by === OrderSort.DATE && descending && !before && !last && !skip && (after == null || isId(after));
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

/** Narrows to the orders that the viewer may see, and by everything of the filter but its search. */
function narrow(selection: Selection, viewer: Viewer, filter: OrderFilter): Selection {
  const { status, paymentMethod, from, to, businessId, ofDay } = filter;
  selectVisible(selection, viewer);
  if (ofDay && 'ids' in ofDay) selectNamed(selection, ofDay.ids);
  else if (ofDay) selectOfDay(selection, ofDay);
  return selection
    .andIfPresent('o.status = ?', status)
    .andIfPresent('o.payment_method = ?', paymentMethod)
    .andIfPresent('o.created_at >= ?', from)
    .andIfPresent('o.created_at < ?', to)
    .andIfPresent('o.account_id = ?', businessId);
}
