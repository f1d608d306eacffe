import type { DataSource } from 'typeorm';
import { DEFAULT_TIME_ZONE } from '../../../common/constants';

/** How far a run is; `settled`: out, with every order of it delivered. */
export type RunProgress = 'planned' | 'out' | 'settled' | 'closed';

/** A run with one order. */
export interface MadeRun {
  readonly run: number;
  readonly order: number;
  /** What happened at its door, with a photo; null: nothing yet. */
  readonly attempt: number | null;
}

/** Makes an order in cash, of 4.00 at a rate, that nobody brings yet. */
export function makeBroughtOrder(db: DataSource, status: 'confirmed' | 'shipped' | 'delivered'): Promise<number> {
  return insertOne(
    db,
    `INSERT INTO orders (kind, status, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount,
       price_book, lbp_per_usd)
     VALUES ('guest', $1, 'cod', 'A guest', 1, 3, 4, 'customer', 89500) RETURNING id`,
    [status],
  );
}

/** Makes a run of today for a driver, as far as it is to be. */
export async function makeRun(db: DataSource, driverId: number, progress: RunProgress): Promise<MadeRun> {
  const isDelivered = progress === 'settled' || progress === 'closed';
  const order = await makeBroughtOrder(
    db,
    isDelivered ? 'delivered' : progress === 'planned' ? 'confirmed' : 'shipped',
  );
  const run = await insertOne(
    db,
    `INSERT INTO delivery_run (day, driver_id, float_lbp, departed_at, closed_at)
     VALUES ((now() AT TIME ZONE '${DEFAULT_TIME_ZONE}')::date, $1, 20, CASE WHEN $2 <> 'planned' THEN now() END, CASE WHEN $2 = 'closed' THEN now() END)
     RETURNING id`,
    [driverId, progress],
  );
  await db.query('INSERT INTO run_stop (run_id, order_id, position, outcome) VALUES ($1, $2, 0, $3)', [
    run,
    order,
    isDelivered ? 'delivered' : null,
  ]);
  if (!isDelivered) return { run, order, attempt: null };
  const attempt = await insertOne(
    db,
    `INSERT INTO delivery_attempt (run_id, order_id, by_user_id, at, is_delivered, taken_by, due, lbp_per_usd, lbp, usd,
       change_lbp)
     VALUES ($1, $2, $3, now(), true, 'Rana', 4, 89500, 5, 0, 1) RETURNING id`,
    [run, order, driverId],
  );
  await db.query(`INSERT INTO delivery_photo (attempt_id, bytes) VALUES ($1, '\\x00')`, [attempt]);
  return { run, order, attempt };
}

async function insertOne(db: DataSource, statement: string, values: unknown[]): Promise<number> {
  const [row] = await db.query<{ id: number }[]>(statement, values);
  return row!.id;
}
