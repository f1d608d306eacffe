import type { DataSource } from 'typeorm';
import type { Queryable } from '../../db/queryable';
import { transaction, type Transaction } from '../../db/transaction';
import { mayBlankRecords, withoutTexts } from './records';

/** How many orders are blanked in one transaction: well below a second. */
const BATCH = 200;

const IS_DUE = (days: string): string => `now() - make_interval(days => ${days}::integer)`;

/**
 * Takes out of orders, their history, their mails, their keys and the audit log all that says who it was; amounts and
 * lines stay, and with them every sum (specification 24.3). What orders are searched by follows them, by a trigger.
 * @param due selects the ids; `$1` is how many days are kept
 * @param names the parameter that holds what is blanked in the audit log
 */
const blank = (due: string, names: string): string => `WITH due AS MATERIALIZED (${due}),
  blanked AS (
    UPDATE orders o SET customer_name = '', employee_name = NULL, customer_email = NULL, customer_phone = NULL,
      delivery_address = NULL, address_type = 'manual', latitude = NULL, longitude = NULL, note = NULL,
      tracking_number = NULL, language = NULL, follow_hash = NULL, blanked_at = now()
    FROM due WHERE o.id = due.id RETURNING o.id),
  events AS (
    UPDATE order_event e SET tracking_number = NULL FROM due WHERE e.order_id = due.id AND e.tracking_number IS NOT NULL),
  mails AS (DELETE FROM outgoing_mail m USING due WHERE m.order_id = due.id),
  keys AS (
    UPDATE order_request r SET answer = r.answer - 'followHash' FROM due
    WHERE r.order_id = due.id AND r.answer ? 'followHash'),
  entries AS (
    UPDATE audit_entry SET before = ${withoutTexts('before', names)}, after = ${withoutTexts('after', names)}
    WHERE subject_type = 'order' AND subject_id IN (SELECT id::text FROM due))
  SELECT count(*)::integer AS count FROM blanked`;

const OF_GUESTS = blank(
  `SELECT id FROM orders WHERE user_id IS NULL AND blanked_at IS NULL AND created_at < ${IS_DUE('$1')}
   ORDER BY created_at, id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
  '$2',
);
const OF_ACCOUNT = blank(
  `SELECT id FROM orders WHERE user_id = $3 AND blanked_at IS NULL AND created_at < ${IS_DUE('$1')}
   ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`,
  '$2',
);
/**
 * Who did something for the shop. What changed prices is in the audit log, too, by which it is found out when it is due;
 * its own time is a little later.
 */
const NAMES_OF_WORKERS = [
  ['audit_entry', 'actor_username', 'actor_id', 'at'],
  ['price_change_set', 'actor_username', 'actor_id', `at - interval '1 day'`],
  ['price_plan', 'made_by_username', 'made_by_id', `made_at - interval '1 day'`],
].map(
  ([table, name, id, at]) => `UPDATE ${table} SET ${name} = u.username FROM users u
    WHERE ${id} = $2 AND u.id = $2 AND ${at} < ${IS_DUE('$1')} AND ${name} <> u.username`,
);

const TEXTS_OF_ORDERS = ['trackingNumber'];

/**
 * Blanks the personal data of all orders of guests and of closed accounts that are older than so many days, and who did
 * what for the shop in entries of the audit log that are. Batch by batch, each in a transaction of its own: stopped in the
 * middle it goes on where it was, and several processes share the work.
 * @param isStopped asked before each batch
 * @returns how many orders were blanked
 */
export async function blankDue(db: DataSource, days: number, isStopped = () => false): Promise<number> {
  let blanked = 0;
  await deleteStragglers(db);
  for (let count = BATCH; count > 0 && !isStopped(); blanked += count) {
    count = await transaction(db, (tx) => blankGuests(tx, days));
  }
  for (let count: number | null = 0; count !== null && !isStopped(); blanked += count ?? 0) {
    count = await transaction(db, (tx) => blankNextAccount(tx, days));
  }
  return blanked;
}

/** What was on its way when an account closed, and was written a moment later. */
async function deleteStragglers(db: DataSource): Promise<void> {
  await db.query(
    `WITH due AS (SELECT user_id, 'user:' || user_id AS owner FROM closed_account),
       notices AS (DELETE FROM price_notice n USING due WHERE n.user_id = due.user_id),
       settings AS (DELETE FROM price_mail_setting s USING due WHERE s.user_id = due.user_id)
     DELETE FROM cart_item c USING due WHERE c.owner = due.owner`,
  );
}

async function blankGuests(tx: Transaction, days: number): Promise<number> {
  await mayBlankRecords(tx);
  return countOf(tx.query(OF_GUESTS, [days, TEXTS_OF_ORDERS]));
}

/** Blanks a batch of the account that is due first. @returns null when none is due that nobody else works on */
async function blankNextAccount(tx: Transaction, days: number): Promise<number | null> {
  const [account] = await tx.query<{ userId: number }[]>(
    `WITH due AS (
       SELECT user_id FROM closed_account WHERE next_at < ${IS_DUE('$1')} ORDER BY next_at LIMIT 1
       FOR NO KEY UPDATE SKIP LOCKED)
     SELECT user_id AS "userId" FROM due`,
    [days],
  );
  if (!account) return null;
  const { userId } = account;
  await mayBlankRecords(tx);
  const count = await countOf(tx.query(OF_ACCOUNT, [days, TEXTS_OF_ORDERS, userId]));
  for (const statement of NAMES_OF_WORKERS) await tx.query(statement, [days, userId]);
  await noteNext(tx, [userId]);
  return count;
}

/** Notes for closed accounts up to where their personal data are blanked. */
export async function noteNext(tx: Queryable, userIds: readonly number[]): Promise<void> {
  await tx.query(
    `UPDATE closed_account c SET next_at = least(
       (SELECT min(o.created_at) FROM orders o WHERE o.user_id = c.user_id AND o.blanked_at IS NULL),
       (SELECT min(e.at) FROM audit_entry e JOIN users u ON u.id = c.user_id
        WHERE e.actor_id = c.user_id AND e.actor_username <> u.username))
     WHERE c.user_id = ANY($1::integer[])`,
    [userIds],
  );
}

async function countOf(rows: Promise<{ count: number }[]>): Promise<number> {
  return (await rows)[0]?.count ?? 0;
}
