import type { Queryable } from '../db/queryable';
import type { OutgoingMailType } from './mail.types';
import type { MailStatus } from './outgoingMail.entity';

/** Which mails; null does not narrow. */
export interface MailFilter {
  status: MailStatus | null;
  orderId: number | null;
}

const WHERE = '($1::text IS NULL OR status = $1) AND ($2::integer IS NULL OR order_id = $2)';

/** A page of the outgoing mail, newest first, and one more when there are more. */
export async function readOutgoingMail(
  db: Queryable,
  { status, orderId }: MailFilter,
  page: { first: number; before: number | null },
): Promise<OutgoingMailType[]> {
  return db.query(
    `SELECT id, kind, to_address AS "toAddress", order_id AS "orderId", with_amounts AS "withAmounts", status, attempts,
       CASE WHEN status = 'queued' THEN next_attempt_at END AS "nextAttemptAt", subject, last_error AS "lastError",
       sent_at AS "sentAt", created_at AS "createdAt"
     FROM outgoing_mail WHERE ${WHERE} AND ($3::integer IS NULL OR id < $3) ORDER BY id DESC LIMIT $4`,
    [status, orderId, page.before, page.first + 1],
  );
}

/** How many mails the filter selects. */
export async function countOutgoingMail(db: Queryable, { status, orderId }: MailFilter): Promise<number> {
  const rows = await db.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM outgoing_mail WHERE ${WHERE}`,
    [status, orderId],
  );
  return rows[0]?.count ?? 0;
}
