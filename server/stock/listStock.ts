import { LIMITS } from '../../common/constants';
import { badInput } from '../core/errors';
import { entityColumns } from '../db/entityColumns';
import { showPage, type Page, type PageRequest } from '../db/page';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import { countSelected, readSortedPage, type SortedList, type SortedPageRequest } from '../db/lists/sortedPage';
import { searchText } from '../graphql/paging';
import { StockEntry, type StockEntryKind } from './stock.entity';
import type { StockType } from './stockType';

/** Which stocks; null does not narrow. */
export interface StockFilter {
  search: string | null;
  productIds: readonly number[] | null;
  /** Only those of which shoppers are told how many are left. */
  low: boolean;
}

/** Which entries; null does not narrow. */
export interface StockEntryFilter {
  productId: number | null;
  /** '' for the product itself. */
  variant: string | null;
  orderId: number | null;
  kind: StockEntryKind | null;
  /** Written at this moment or later. */
  from: Date | null;
  /** Written before this moment. */
  to: Date | null;
}

const SUBJECT = `s.product_id AS "productId", p.name AS "productName", nullif(s.variant, '') AS variant`;

const STOCKS: SortedList<'date'> = {
  columns: `s.id, ${SUBJECT}, s.quantity AS stock`,
  from: 'stock s JOIN product p ON p.id = s.product_id',
  id: { sql: 's.id', type: 'integer' },
  sorts: { date: null },
};

const ENTRIES: SortedList<'date'> = {
  columns: `${entityColumns(StockEntry, 'e', ['id', 'stockId', 'kind', 'change', 'balanceAfter', 'reason', 'orderId', 'createdAt'])},
    ${SUBJECT}, CASE WHEN u.role IN ('admin', 'staff') THEN u.username END AS "actorUsername"`,
  from: `stock_entry e JOIN stock s ON s.id = e.stock_id JOIN product p ON p.id = s.product_id
    LEFT JOIN users u ON u.id = e.created_by_user_id`,
  id: { sql: 'e.id', type: 'bigint' },
  sorts: { date: null },
};

/** A page of what is counted, in the order in which it began to be. @throws ShopError BAD_USER_INPUT as of every page */
export async function readStocks(db: Queryable, filter: StockFilter, page: PageRequest): Promise<Page<StockType>> {
  const rows = await readSortedPage<StockType, 'date'>(db, STOCKS, stocks(filter), {
    ...page,
    by: 'date',
    descending: false,
  });
  return showPage(rows, (row) => row);
}

/** How many stocks the filter selects. */
export function countStocks(db: Queryable, filter: StockFilter): Promise<number> {
  return countSelected(db, STOCKS, stocks(filter));
}

/** A page of the entries. @throws ShopError BAD_USER_INPUT as of every page */
export async function readStockEntries(
  db: Queryable,
  filter: StockEntryFilter,
  page: Omit<SortedPageRequest<'date'>, 'by'>,
): Promise<Page<StockEntry>> {
  const rows = await readSortedPage<StockEntry, 'date'>(db, ENTRIES, entries(filter), { ...page, by: 'date' });
  return showPage(rows, (row) => row);
}

/** How many entries the filter selects. */
export function countStockEntries(db: Queryable, filter: StockEntryFilter): Promise<number> {
  return countSelected(db, ENTRIES, entries(filter));
}

/** @throws ShopError BAD_USER_INPUT for a search or a list of ids that is too long */
export function checkedFilter({
  search,
  productIds,
  low,
}: {
  search?: string | null;
  productIds?: readonly number[] | null;
  low: boolean;
}): StockFilter {
  if (productIds && productIds.length > LIMITS.orderLines) {
    throw badInput({ productIds: `Ask for at most ${LIMITS.orderLines} products` });
  }
  return { search: searchText(search), productIds: productIds ?? null, low };
}

function stocks({ search, productIds, low }: StockFilter): Selection {
  const selection = new Selection()
    .and('s.quantity IS NOT NULL')
    .and('p.deleted_at IS NULL')
    .andIfPresent('s.product_id IN (SELECT product_id FROM search_products(?))', search)
    .andIfPresent('s.product_id = ANY(?::integer[])', productIds);
  if (low) selection.and('s.quantity <= (SELECT only_left_from FROM stock_setting)');
  return selection;
}

function entries({ productId, variant, orderId, kind, from, to }: StockEntryFilter): Selection {
  return new Selection()
    .andIfPresent('s.product_id = ?', productId)
    .andIfPresent('s.variant = ?', variant)
    .andIfPresent('e.order_id = ?', orderId)
    .andIfPresent('e.kind = ?', kind)
    .andIfPresent('e.created_at >= ?', from)
    .andIfPresent('e.created_at < ?', to);
}
