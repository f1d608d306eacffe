import { entityColumns } from '../db/entityColumns';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import type { Page } from '../db/page';
import { countSelected, readSortedPage, type SortedList, type SortedPageRequest } from '../db/lists/sortedPage';
import { MailStatus, OutgoingMail } from './outgoingMail.entity';

/** Which mails; null does not narrow. */
export interface MailFilter {
  status: MailStatus | null;
  orderId: number | null;
  /** Text in the address. */
  search: string | null;
}

const LISTED = [
  'id',
  'kind',
  'toAddress',
  'orderId',
  'withAmounts',
  'status',
  'attempts',
  'nextAttemptAt',
  'subject',
  'lastError',
  'sentAt',
  'createdAt',
] as const satisfies readonly (keyof OutgoingMail)[];

/** A mail as lists show it. */
export type ListedMail = Pick<OutgoingMail, (typeof LISTED)[number]>;

const MAILS: SortedList<'date'> = {
  columns: entityColumns(OutgoingMail, 'm', LISTED),
  from: 'outgoing_mail m',
  id: { sql: 'm.id', type: 'integer' },
  sorts: { date: null },
};

/** A page of the outgoing mail. @throws ShopError BAD_USER_INPUT as of every page */
export function readOutgoingMail(
  db: Queryable,
  filter: MailFilter,
  page: Omit<SortedPageRequest<'date'>, 'by'>,
): Promise<Page<ListedMail>> {
  return readSortedPage(db, MAILS, selected(filter), { ...page, by: 'date' });
}

/** How many mails the filter selects. @param atMost where counting ends; null: with the last of them */
export function countOutgoingMail(db: Queryable, filter: MailFilter, atMost: number | null): Promise<number> {
  return countSelected(db, MAILS, selected(filter), atMost);
}

function selected({ status, orderId, search }: MailFilter): Selection {
  const selection = new Selection().andIfPresent('m.order_id = ?', orderId);
  // By name rather than by value, so that an index of the few that failed serves.
  if (status) selection.and(IN_STATUS[status]);
  if (search) selection.and(`(${FOUND} AND m.status <> 'queued' OR ${FOUND} AND m.status = 'queued')`, search, search);
  return selection;
}

const IN_STATUS: Record<MailStatus, string> = {
  [MailStatus.QUEUED]: `m.status = 'queued'`,
  [MailStatus.SENT]: `m.status = 'sent'`,
  [MailStatus.FAILED]: `m.status = 'failed'`,
};

/** An index serves for what is not queued any more; of what is queued there is little. */
const FOUND = 'lower(m.to_address) LIKE search_pattern(lower(?))';
