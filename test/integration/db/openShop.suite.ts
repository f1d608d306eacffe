import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { migrate, undoLastMigration } from '../../../server/db/migrate';
import { findAccount, viewerOf } from '../../../server/identity/viewer';
import { OrderStatus } from '../../../server/orders/orderTerms';
import { changeStatus } from '../../../server/orders/status/changeStatus';
import { idOf } from '../../support/data/orderBodies';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { eventually } from '../../support/processes';

// Migrations of a shop that is open and has orders.
let database: FreshDatabase;
let db: DataSource;

beforeEach(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** Goes back to before the migration that made what the statement finds. */
async function undoUntilGone(sql: string): Promise<void> {
  while ((await db.query<unknown[]>(sql)).length > 0) await undoLastMigration(db);
}

describe('indexes', () => {
  const CODE_INDEX = `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('orders_by_code')`;

  beforeEach(() => undoUntilGone(CODE_INDEX));

  /** Whether the index of the orders waits for a transaction that writes them. */
  async function waitsForWriters(observer: Client): Promise<boolean> {
    const { rows } = await observer.query<{ phase: string }>(
      `SELECT phase FROM pg_stat_progress_create_index WHERE relid = 'orders'::regclass`,
    );
    return rows[0]?.phase === 'waiting for writers before build';
  }

  test('are made while orders are written', async () => {
    const [writer, other] = [await database.connect(), await database.connect()];
    await writer.query('BEGIN; LOCK TABLE orders IN ROW EXCLUSIVE MODE');
    const outcome = migrate(db).then(() => 'done', String);
    await eventually('the migration waits for the writer', () => waitsForWriters(other));
    const { rowCount } = await other.query(`UPDATE orders SET note = 'written meanwhile'`);
    expect(rowCount).toBeGreaterThan(0);
    await writer.query('COMMIT');
    expect(await outcome).toBe('done');
    expect(await db.query(CODE_INDEX)).toEqual([{ valid: true }]);
  });

  test('that were left half made are made anew', async () => {
    const [writer, interrupted, other] = [await database.connect(), await database.connect(), await database.connect()];
    await writer.query('BEGIN; LOCK TABLE orders IN ROW EXCLUSIVE MODE');
    const { rows } = await interrupted.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const outcome = interrupted
      .query('CREATE INDEX CONCURRENTLY orders_by_code ON orders (discount_code_id)')
      .then(() => 'done', String);
    await eventually('the index waits for the writer', () => waitsForWriters(other));
    await other.query('SELECT pg_cancel_backend($1)', [rows[0]!.pid]);
    expect(await outcome).toBe('error: canceling statement due to user request');
    await writer.query('COMMIT');
    expect(await db.query(CODE_INDEX)).toEqual([{ valid: false }]);
    await migrate(db);
    expect(await db.query(CODE_INDEX)).toEqual([{ valid: true }]);
  });

  test('find every reference to what can be deleted or priced anew', async () => {
    await migrate(db);
    const rows = await db.query<{ reference: string }[]>(
      `SELECT c.conrelid::regclass || '.' || a.attname AS reference
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f'
         AND (c.confrelid IN ('users'::regclass, 'discount_code'::regclass) OR c.conrelid = 'individual_price'::regclass)
         AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = a.attnum AND i.indisvalid
           AND coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname), true))
       ORDER BY 1`,
    );
    expect(rows.map(({ reference }) => reference)).toEqual([]);
  });
});

test('changes of status from before get the entries of the ledger that they wrote', async () => {
  const [order] = await db.query<{ id: number }[]>(
    `SELECT order_id AS id FROM credit_entry WHERE type = 'charge' ORDER BY id LIMIT 1`,
  );
  const admin = viewerOf(await findAccount(db, await idOf(db, 'admin')));
  for (const status of [OrderStatus.CANCELLED, OrderStatus.CONFIRMED, OrderStatus.SHIPPED]) {
    await changeStatus(db, admin, { orderId: order!.id, status });
  }
  const events = () =>
    db.query<unknown[]>(
      `SELECT e.id, e.status, c.type FROM order_event e LEFT JOIN credit_entry c ON c.id = e.credit_entry_id
       WHERE e.order_id = $1 ORDER BY e.id DESC`,
      [order!.id],
    );
  const before = await events();
  expect(before.slice(0, 3)).toMatchObject([
    { status: 'shipped', type: null },
    { status: 'confirmed', type: 'charge' },
    { status: 'cancelled', type: 'refund' },
  ]);
  await undoUntilGone(
    `SELECT 1 FROM information_schema.columns WHERE table_name = 'order_event' AND column_name = 'credit_entry_id'`,
  );
  await migrate(db);
  expect(await events()).toEqual(before);
});
