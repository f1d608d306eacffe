import { SHOP_NAME } from '../../common/constants';
import { entityColumns } from '../db/entityColumns';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import { showPage, type Page } from '../db/page';
import {
  countSelected,
  everyRow,
  readSortedPage,
  type SortedList,
  type SortedPageRequest,
} from '../db/lists/sortedPage';
import { Duty, hasDuty } from '../identity/duties';
import type { Viewer } from '../identity/viewer';
import { CreditEntry, type CreditEntryType, type CreditTransaction } from './credit.entity';

/** Which entries; null does not narrow. */
export interface CreditFilter {
  userId: number | null;
  type: CreditEntryType | null;
  /** Posted at this moment or later. */
  from: Date | null;
  /** Posted before this moment. */
  to: Date | null;
}

const ENTRIES: SortedList<'date'> = {
  columns: `${entityColumns(CreditEntry, 'e', ['id', 'userId', 'type', 'amount', 'balanceAfter', 'description', 'orderId', 'createdAt'])},
    u.username, nullif(trim(concat_ws(' ', nullif(trim(u.first_name), ''), nullif(trim(u.last_name), ''))), '') AS name,
    e.user_id IN (u.id, u.parent_business_id) AS "byBusiness"`,
  from: 'credit_entry e LEFT JOIN users u ON u.id = e.created_by_user_id',
  id: { sql: 'e.id', type: 'bigint' },
  sorts: { date: null },
};

interface EntryRow extends Omit<CreditTransaction, 'createdByUser'> {
  /** Of who did it; null for the shop itself. */
  username: string | null;
  /** The first and the last name of who did it; null without either. */
  name: string | null;
  /** Whether the business itself or one of its employees did it. */
  byBusiness: boolean | null;
}

/** A page of the ledger, as the viewer may see it. @throws ShopError BAD_USER_INPUT as of every page */
export async function readCreditTransactions(
  db: Queryable,
  viewer: Viewer,
  filter: CreditFilter,
  page: Omit<SortedPageRequest<'date'>, 'by'>,
): Promise<Page<CreditTransaction>> {
  const rows = await readSortedPage<EntryRow, 'date'>(db, ENTRIES, selected(filter), { ...page, by: 'date' });
  return showPage(rows, (row) => showEntry(viewer, row));
}

/** Every entry that the filter selects, as the viewer may see it, for exports. */
export async function* everyCreditTransaction(
  db: Queryable,
  viewer: Viewer,
  filter: CreditFilter,
  descending: boolean,
): AsyncGenerator<CreditTransaction> {
  const rows = everyRow<EntryRow, 'date'>(db, ENTRIES, () => selected(filter), { by: 'date', descending });
  for await (const row of rows) yield showEntry(viewer, row);
}

/** How many entries the filter selects. */
export function countCreditTransactions(db: Queryable, filter: CreditFilter): Promise<number> {
  return countSelected(db, ENTRIES, selected(filter));
}

function selected({ userId, type, from, to }: CreditFilter): Selection {
  return new Selection()
    .andIfPresent('e.user_id = ?', userId)
    .andIfPresent('e.type = ?', type)
    .andIfPresent('e.created_at >= ?', from)
    .andIfPresent('e.created_at < ?', to);
}

/** An entry as the viewer may see it: admins, and staff that care for credit, alone learn by what name the shop's people sign in. */
function showEntry({ account }: Viewer, { username, name, byBusiness, ...entry }: EntryRow): CreditTransaction {
  if (username === null) return { ...entry, createdByUser: null };
  const showsUsername = hasDuty(account, Duty.CREDIT) || byBusiness;
  return { ...entry, createdByUser: { username: showsUsername ? username : (name ?? SHOP_NAME) } };
}
