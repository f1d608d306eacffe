import { entityColumns } from '../db/entityColumns';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import type { Page } from '../db/page';
import { readPageOfPeriod } from '../db/lists/pageOfPeriod';
import {
  countSelected,
  everyRow,
  readSortedPage,
  type SortedList,
  type SortedPageRequest,
} from '../db/lists/sortedPage';
import { AuditEntry } from './auditEntry.entity';

/** Which entries; null does not narrow. */
export interface AuditFilter {
  subjectType: string | null;
  subjectId: string | null;
  actorId: number | null;
  /** Like "product.update". */
  action: string | null;
  /** At this moment or later. */
  from: Date | null;
  /** Before this moment. */
  to: Date | null;
}

const ENTRIES: SortedList<'date'> = {
  columns: entityColumns(AuditEntry, 'e', [
    'id',
    'at',
    'actorId',
    'actorUsername',
    'action',
    'subjectType',
    'subjectId',
    'before',
    'after',
  ]),
  from: 'audit_entry e',
  id: { sql: 'e.id', type: 'bigint' },
  sorts: { date: null },
};

/** A page of the audit log. @throws ShopError BAD_USER_INPUT as of every page */
export async function readAudit(
  db: Queryable,
  filter: AuditFilter,
  page: Omit<SortedPageRequest<'date'>, 'by'>,
): Promise<Page<AuditEntry>> {
  const sorted = { ...page, by: 'date' } as const;
  return (await readPeriod(db, filter, sorted)) ?? readSortedPage(db, ENTRIES, selected(filter), sorted);
}

/** A page of a period that has an end; null where it is read otherwise. */
async function readPeriod(
  db: Queryable,
  filter: AuditFilter,
  page: SortedPageRequest<'date'>,
): Promise<Page<AuditEntry> | null> {
  const { from, to, subjectType, subjectId, actorId, action } = filter;
  // What was done to one thing is read by the index of it.
  if (to === null || subjectId !== null) return null;
  const isNarrowed = [subjectType, actorId, action].some((value) => value !== null);
  const period = { from, to, isNarrowed, narrow: (selection: Selection) => selected(filter, selection) };
  return readPageOfPeriod(db, ENTRIES, { name: 'audit_entry', alias: 'e', at: 'at' }, period, page);
}

/** Every entry that the filter selects, for exports. */
export function everyAuditEntry(db: Queryable, filter: AuditFilter, descending: boolean): AsyncGenerator<AuditEntry> {
  return everyRow(db, ENTRIES, () => selected(filter), { by: 'date', descending });
}

/** How many entries the filter selects. @param atMost where counting ends; null: with the last of them */
export function countAudit(db: Queryable, filter: AuditFilter, atMost: number | null = null): Promise<number> {
  return countSelected(db, ENTRIES, selected(filter), atMost);
}

function selected(
  { subjectType, subjectId, actorId, action, from, to }: AuditFilter,
  selection = new Selection(),
): Selection {
  return selection
    .andIfPresent('e.subject_type = ?', subjectType)
    .andIfPresent('e.subject_id = ?', subjectId)
    .andIfPresent('e.actor_id = ?', actorId)
    .andIfPresent('e.action = ?', action)
    .andIfPresent('e.at >= ?', from)
    .andIfPresent('e.at < ?', to);
}
