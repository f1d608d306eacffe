import type { DataSource } from 'typeorm';
import type { Queryable } from '../../db/queryable';
import { transaction, type Transaction } from '../../db/transaction';
import { mayBlankRecords, withoutTexts } from './records';

/** How many orders are blanked in one transaction: well below a second. */
const BATCH = 200;

const IS_DUE = (days: string): string => `now() - make_interval(days => ${days}::integer)`;

/**
 * Takes out of orders, their history, their mails, their keys and the audit log all that says who it was; amounts and
 * lines stay, and with them every sum (specification 24.3). What orders are searched by follows them, by a trigger. A
 * statement before has locked them, so that this one sees all that was written of them until then. `$1` are their ids,
 * `$2` what is blanked in the audit log.
 */
const BLANK = `WITH due AS MATERIALIZED (SELECT unnest($1::integer[]) AS id),
  blanked AS (
    UPDATE orders o SET customer_name = '', employee_name = NULL, customer_email = NULL, customer_phone = NULL,
      delivery_address = NULL, address_type = 'manual', latitude = NULL, longitude = NULL, note = NULL,
      tracking_number = NULL, language = NULL, follow_hash = NULL, blanked_at = now()
    FROM due WHERE o.id = due.id RETURNING o.id),
  events AS (
    UPDATE order_event e SET tracking_number = NULL, change = jsonb_set(e.change, '{reason}', 'null') FROM due
    WHERE e.order_id = due.id AND num_nonnulls(e.tracking_number, e.change) > 0),
  attempts AS (
    UPDATE delivery_attempt a SET taken_by = NULL, reason = NULL FROM due
    WHERE a.order_id = due.id AND num_nonnulls(a.taken_by, a.reason) > 0),
  moves AS (
    UPDATE delivery_move m SET reason = NULL FROM due WHERE m.order_id = due.id AND m.reason IS NOT NULL),
  photos AS (
    DELETE FROM delivery_photo f USING delivery_attempt a, due WHERE f.attempt_id = a.id AND a.order_id = due.id),
  transfers AS (DELETE FROM order_transfer t USING due WHERE t.order_id = due.id),
  mails AS (DELETE FROM outgoing_mail m USING due WHERE m.order_id = due.id),
  keys AS (
    UPDATE order_request r SET answer = r.answer - 'followHash' FROM due
    WHERE r.order_id = due.id AND r.answer ? 'followHash'),
  entries AS (
    UPDATE audit_entry SET before = ${withoutTexts('before', '$2')}, after = ${withoutTexts('after', '$2')}
    WHERE subject_type = 'order' AND subject_id IN (SELECT id::text FROM due))
  SELECT count(*)::integer AS count FROM blanked`;

const OF_GUESTS = `SELECT id FROM orders
  WHERE user_id IS NULL AND blanked_at IS NULL AND created_at < ${IS_DUE('$1')}
  ORDER BY created_at, id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`;
const OF_ACCOUNT = `SELECT id FROM orders
  WHERE user_id = $2 AND blanked_at IS NULL AND created_at < ${IS_DUE('$1')}
  ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`;
/**
 * Who did something for the shop. What changed prices is in the audit log, too, by which it is found out when it is due;
 * its own time is a little later.
 */
export const DEEDS = [
  { table: 'audit_entry', name: 'actor_username', by: 'actor_id', at: 'at' },
  { table: 'price_change_set', name: 'actor_username', by: 'actor_id', at: `at - interval '1 day'` },
  { table: 'price_plan', name: 'made_by_username', by: 'made_by_id', at: `made_at - interval '1 day'` },
  { table: 'exchange_rate', name: 'by_username', by: 'by_user_id', at: `at - interval '1 day'` },
] as const;
const NAMES_OF_WORKERS = DEEDS.map(
  ({ table, name, by, at }) => `UPDATE ${table} SET ${name} = u.username FROM users u
    WHERE ${by} = $2 AND u.id = $2 AND ${at} < ${IS_DUE('$1')} AND ${name} <> u.username`,
);

const TEXTS_OF_ORDERS = ['trackingNumber', 'reference', 'reason'];

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
  return blank(tx, await tx.query(OF_GUESTS, [days]));
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
  const count = await blank(tx, await tx.query(OF_ACCOUNT, [days, userId]));
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

/** @param due orders that are locked @returns how many were blanked */
async function blank(tx: Queryable, due: readonly { id: number }[]): Promise<number> {
  if (due.length === 0) return 0;
  const [row] = await tx.query<{ count: number }[]>(BLANK, [due.map(({ id }) => id), TEXTS_OF_ORDERS]);
  return row?.count ?? 0;
}
