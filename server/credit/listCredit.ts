import { entityColumns } from '../db/entityColumns';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import {
  countSelected,
  everyRow,
  readSortedPage,
  type Page,
  type PageRequest,
  type SortedList,
} from '../db/sortedPage';
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
    (SELECT u.username FROM users u WHERE u.id = e.created_by_user_id) AS username`,
  from: 'credit_entry e',
  id: { sql: 'e.id', type: 'bigint' },
  sorts: { date: null },
};

type EntryRow = Omit<CreditTransaction, 'createdByUser'> & { username: string | null };

/** A page of the ledger. @throws ShopError BAD_USER_INPUT as of every page */
export async function readCreditTransactions(
  db: Queryable,
  filter: CreditFilter,
  page: Omit<PageRequest<'date'>, 'by'>,
): Promise<Page<CreditTransaction>> {
  const { nodes, pageInfo } = await readSortedPage<EntryRow, 'date'>(db, ENTRIES, selected(filter), {
    ...page,
    by: 'date',
  });
  return { nodes: nodes.map(showEntry), pageInfo };
}

/** Every entry that the filter selects, for exports. */
export async function* everyCreditTransaction(
  db: Queryable,
  filter: CreditFilter,
  descending: boolean,
): AsyncGenerator<CreditTransaction> {
  const rows = everyRow<EntryRow, 'date'>(db, ENTRIES, () => selected(filter), { by: 'date', descending });
  for await (const row of rows) yield showEntry(row);
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

function showEntry({ username, ...entry }: EntryRow): CreditTransaction {
  return { ...entry, createdByUser: username === null ? null : { username } };
}
