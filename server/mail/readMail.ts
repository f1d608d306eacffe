import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import { countSelected, readSortedPage, type Page, type PageRequest, type SortedList } from '../db/sortedPage';
import type { OutgoingMailType } from './mail.types';
import type { MailStatus } from './outgoingMail.entity';

/** Which mails; null does not narrow. */
export interface MailFilter {
  status: MailStatus | null;
  orderId: number | null;
  /** Text in the address. */
  search: string | null;
}

const MAILS: SortedList<'date'> = {
  columns: `m.id, m.kind, m.to_address AS "toAddress", m.order_id AS "orderId", m.with_amounts AS "withAmounts",
    m.status, m.attempts, CASE WHEN m.status = 'queued' THEN m.next_attempt_at END AS "nextAttemptAt", m.subject,
    m.last_error AS "lastError", m.sent_at AS "sentAt", m.created_at AS "createdAt"`,
  from: 'outgoing_mail m',
  id: { sql: 'm.id', type: 'integer' },
  sorts: { date: null },
};

/** A page of the outgoing mail. @throws ShopError BAD_USER_INPUT as of every page */
export function readOutgoingMail(
  db: Queryable,
  filter: MailFilter,
  page: Omit<PageRequest<'date'>, 'by'>,
): Promise<Page<OutgoingMailType>> {
  return readSortedPage(db, MAILS, selected(filter), { ...page, by: 'date' });
}

/** How many mails the filter selects. */
export function countOutgoingMail(db: Queryable, filter: MailFilter): Promise<number> {
  return countSelected(db, MAILS, selected(filter));
}

function selected({ status, orderId, search }: MailFilter): Selection {
  return new Selection()
    .given('m.status = ?', status)
    .given('m.order_id = ?', orderId)
    .given('position(lower(?) IN lower(m.to_address)) > 0', search);
}
