import type { DataSource } from 'typeorm';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { FIRST_DAYS_AGO, type DemoSlot } from './plan';

/** Under which the moments are kept among the keys of requests, until all is moved. */
const BUYER = 'demo';

/** Since when something is written in truth, and when it should have happened. */
interface Moment {
  readonly at: Date;
  /** Of an order that is placed: its key, and the window that it would have got then. */
  readonly placed?: { readonly key: string; readonly slot: DemoSlot };
}

/** When the load began: whoever goes on with it plans the same moments. */
export async function beginMoments(db: Queryable): Promise<Date> {
  const number = 0;
  await beginMoment(db, number, { at: new Date(Date.now() - (FIRST_DAYS_AGO + 1) * 86_400_000) });
  const [row] = await db.query<[{ since: string }]>(
    `SELECT answer ->> 'since' AS since FROM order_request WHERE buyer = '${BUYER}' AND key = $1`,
    [keyOf(number)],
  );
  return new Date(row.since);
}

/**
 * Notes that what is written from now on should have happened at a moment; each once by its number, so that a load that was
 * interrupted goes on with what it had begun last.
 * @param number 1 and up
 * @returns false when a later one has begun before, so that all of this one is done
 */
export async function beginMoment(db: Queryable, number: number, { at, placed }: Moment): Promise<boolean> {
  const [row] = await db.query<[{ isLast: boolean }]>(
    // It need not wait for the disk: whatever is written in the moment does.
    `WITH unhurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
     begun AS (
       INSERT INTO order_request (buyer, key, body_hash, answer)
       SELECT '${BUYER}', $1, '', jsonb_build_object('since', clock_timestamp(), 'at', $2::timestamptz, 'placed', $3::jsonb)
       FROM unhurried ON CONFLICT (buyer, key) DO NOTHING)
     SELECT NOT EXISTS (SELECT FROM order_request WHERE buyer = '${BUYER}' AND key > $1) AS "isLast"`,
    [keyOf(number), at, placed ? JSON.stringify({ key: placed.key, slot: placed.slot }) : null],
  );
  return row.isLast;
}

const keyOf = (number: number): string => String(number).padStart(6, '0');

/** Where a moment stands that is moved. Those tables refuse changes but here, where nobody has read them yet. */
const MOMENTS: readonly { table: string; column: string; appendOnly?: boolean }[] = [
  { table: 'order_event', column: 'at' },
  { table: 'credit_entry', column: 'created_at', appendOnly: true },
  { table: 'stock_entry', column: 'created_at', appendOnly: true },
  { table: 'audit_entry', column: 'at', appendOnly: true },
  { table: 'packed_line', column: 'at' },
  { table: 'order_transfer', column: 'sent_at' },
  { table: 'order_transfer', column: 'confirmed_at' },
  { table: 'order_transfer', column: 'rejected_at' },
  { table: 'delivery_run', column: 'created_at' },
  { table: 'delivery_run', column: 'departed_at' },
  { table: 'delivery_run', column: 'closed_at' },
  { table: 'delivery_attempt', column: 'at', appendOnly: true },
  { table: 'delivery_attempt', column: 'received_at', appendOnly: true },
  { table: 'run_count', column: 'at', appendOnly: true },
];

/**
 * Moves what was written since the first moment to when it should have happened, in the sequence in which it was written, and
 * what the shop began with to before it. All or nothing.
 */
export function moveMoments(db: DataSource): Promise<void> {
  return transaction(db, async (tx) => {
    await tx.query(
      `CREATE TEMPORARY TABLE moment ON COMMIT DROP AS
       SELECT since, lead(since, 1, 'infinity') OVER (ORDER BY since) AS until, at, placed FROM (
         SELECT (answer ->> 'since')::timestamptz AS since, (answer ->> 'at')::timestamptz AS at, answer -> 'placed' AS placed
         FROM order_request WHERE buyer = '${BUYER}') AS begun`,
    );
    for (const { table, appendOnly } of MOMENTS) {
      if (appendOnly) await tx.query(`ALTER TABLE "${table}" DISABLE TRIGGER "${table}_append_only"`);
    }
    // What was there before the first order: limits of credit and the first count of the stock.
    for (const table of ['credit_entry', 'stock_entry']) {
      await tx.query(
        `UPDATE "${table}" SET created_at = now() - make_interval(days => $1)
         WHERE created_at BETWEEN (SELECT min(since) FROM moment) - interval '1 day' AND (SELECT min(since) FROM moment)`,
        [FIRST_DAYS_AGO + 1],
      );
    }
    for (const { table, column } of MOMENTS) {
      await tx.query(
        `UPDATE "${table}" t SET "${column}" = m.at FROM moment m WHERE t."${column}" >= m.since AND t."${column}" < m.until`,
      );
    }
    await moveOrders(tx);
    for (const { table, appendOnly } of MOMENTS) {
      if (appendOnly) await tx.query(`ALTER TABLE "${table}" ENABLE TRIGGER "${table}_append_only"`);
    }
    await forgetMails(tx);
    await tx.query(`DELETE FROM order_request WHERE buyer = '${BUYER}'`);
  });
}

/** Orders, and the first event of each, have times without microseconds, and are found by their keys. */
async function moveOrders(tx: Queryable): Promise<void> {
  await tx.query(
    `WITH moved AS (
       UPDATE orders o SET created_at = m.at, delivery_date = (m.placed -> 'slot' ->> 'date')::date,
         delivery_window = m.placed -> 'slot' ->> 'window', cut_off = (m.placed -> 'slot' ->> 'cutOff')::timestamptz
       FROM moment m JOIN order_request r ON r.key = m.placed ->> 'key' WHERE r.order_id = o.id
       RETURNING o.id, o.created_at)
     UPDATE order_event e SET at = moved.created_at FROM moved
     WHERE e.id = (SELECT min(id) FROM order_event f WHERE f.order_id = moved.id)`,
  );
}

/** Nobody is told of what never happened. */
export async function forgetMails(tx: Queryable): Promise<void> {
  const mails = await tx.query<{ id: string }[]>(
    `SELECT id FROM outgoing_mail WHERE order_id IN (SELECT order_id FROM order_request WHERE key LIKE 'demo-month-%' OR key LIKE 'demo-day-%')`,
  );
  const keys = mails.map(({ id }) => `send_mail:${id}`);
  await tx.query('SELECT graphile_worker.remove_job(key) FROM unnest($1::text[]) AS key', [keys]);
  await tx.query('DELETE FROM outgoing_mail WHERE id = ANY($1::integer[])', [mails.map(({ id }) => id)]);
}
