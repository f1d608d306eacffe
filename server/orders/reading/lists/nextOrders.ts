import { LIMITS } from '../../../../common/constants';
import { DEFAULT_PAGE, isId, type Page } from '../../../db/page';
import { readPageOfPeriod } from '../../../db/lists/pageOfPeriod';
import type { Queryable } from '../../../db/queryable';
import { Selection } from '../../../db/selection';
import { readSortedPage, type SortedPageRequest } from '../../../db/lists/sortedPage';
import { Duty, hasDuty } from '../../../identity/duties';
import type { Viewer } from '../../../identity/viewer';
import { newestOwned, ownerNamed, ownerOf } from '../../buyers';
import { OrderSort, type OrderFilter } from '../orders.types';
import type { OrderRow } from '../readOrders';
import { fillsOfOwn, fillsSoon, selectMatching, selectNextMatching } from './searchOrders';
import { narrow, ORDERS } from './selectOrders';

/** A page that is asked for, the newest first. */
interface Asked {
  readonly viewer: Viewer;
  readonly filter: OrderFilter;
  /** How many orders, and one more. */
  readonly wanted: number;
  /** The number of the order after which it begins; null: with the newest. */
  readonly after: number | null;
  /** Among how many of an owner's orders it is looked for. */
  readonly near: number;
}

/** The orders among which a page is looked for. */
interface Next {
  readonly selection: Selection;
  /** Whether no other order can be on it, even if it is not full of these. */
  readonly isAll: boolean;
}

/** Among how many of an owner's orders a page is looked for that not all of them are on. */
const NEAR_OF_OWNER = 2_000;

/**
 * A page of orders, the newest first, from those that come next. PostgreSQL does not know where the orders of an owner, of a
 * period or of a search are in the list: it would go through it from its newest, or read all that fit and sort them.
 *
 * @param near among how many of an owner's orders a page is looked for that not all of them are on
 * @returns null for what is read otherwise: another sequence, orders that could be anywhere, a page that is not full of these
 * @throws ShopError BAD_USER_INPUT as of every page
 */
export async function readNextOrders(
  db: Queryable,
  viewer: Viewer,
  filter: OrderFilter,
  page: SortedPageRequest<OrderSort>,
  near = NEAR_OF_OWNER,
): Promise<Page<OrderRow> | null> {
  // Of a day there are few.
  if (filter.ofDay || !isNewestFirst(page)) return null;
  const after = page.after == null ? null : Number(page.after);
  const asked = { viewer, filter, wanted: Math.min(page.first ?? DEFAULT_PAGE, LIMITS.page) + 1, after, near };
  const next = ofOwner(asked) ?? ofSearch(asked);
  if (!next) return readPeriod(db, viewer, filter, page);
  const selection = narrow(next.selection, viewer, filter);
  const found = await readSortedPage<OrderRow, OrderSort>(db, ORDERS, selection, page);
  return next.isAll || found.pageInfo.hasNextPage ? found : null;
}

/** Whether it is a page by number from the newest on, after one or not. */
function isNewestFirst({ by, descending, after, before, last, skip }: SortedPageRequest<OrderSort>): boolean {
  return by === OrderSort.DATE && descending && !before && !last && !skip && (after == null || isId(after));
}

/** The newest of one buyer, or of one business. */
function ofOwner({ viewer, filter, wanted, after, near }: Asked): Next | null {
  const { search, businessId, status, paymentMethod, from, to } = filter;
  const own = ownerOf(viewer);
  const owner = own ?? ownerNamed(businessId);
  if (!owner || (search && !fillsOfOwn(search, wanted, near))) return null;
  const seesAll = own ? businessId === null : hasDuty(viewer.account, Duty.ORDERS);
  const isAll = seesAll && [search, status, paymentMethod, from, to].every((value) => value === null);
  const selection = new Selection();
  if (search) selectMatching(selection, search);
  const many = selection.parameter(isAll ? wanted : near);
  const below = after === null ? null : `${selection.parameter(after)}::integer`;
  selection.and(`o.id = ANY (ARRAY(${newestOwned(owner, selection.parameter(owner.id), below, many)}))`);
  return { selection, isAll };
}

/** The newest of all, where many match the search: by the index of words all of these would be read. */
function ofSearch({ filter: { search }, wanted, after }: Asked): Next | null {
  if (!search || !fillsSoon(search, wanted)) return null;
  const selection = new Selection();
  selectNextMatching(selection, search, after);
  return { selection, isAll: false };
}

/** Those of a period that has an end. */
async function readPeriod(
  db: Queryable,
  viewer: Viewer,
  filter: OrderFilter,
  page: SortedPageRequest<OrderSort>,
): Promise<Page<OrderRow> | null> {
  const { search, businessId, from, to, status, paymentMethod } = filter;
  if (to === null || search || businessId !== null || ownerOf(viewer)) return null;
  const isNarrowed = !hasDuty(viewer.account, Duty.ORDERS) || status !== null || paymentMethod !== null;
  const period = { from, to, isNarrowed, narrow: (selection: Selection) => narrow(selection, viewer, filter) };
  return readPageOfPeriod(db, ORDERS, { name: 'orders', alias: 'o', at: 'created_at' }, period, page);
}
