import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { migrate, undoLastMigration } from '../../../server/db/migrate';
import { historyBegan, readFactsAt } from '../../../server/pricing/history/factsAt';
import { priceOf } from '../../../server/pricing/price';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { eventually } from '../../support/processes';
import { clock } from './steps';

/** The migration by which the history begins, in a shop that is open and has prices (specification 20.9). */

let database: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
  while ((await db.query<unknown[]>(`SELECT 1 WHERE to_regclass('price_change') IS NOT NULL`)).length > 0) {
    await undoLastMigration(db);
  }
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('waits for who changes a price, lets others read meanwhile, and misses no change after it', async () => {
  const [writer, reader] = [await database.connect(), await database.connect()];
  const { rows } = await reader.query<{ userId: number; productId: number; price: string }>(
    `SELECT user_id AS "userId", product_id AS "productId", custom_price AS price FROM individual_price WHERE variant = ''`,
  );
  const { userId, productId, price } = rows[0]!;
  await writer.query('BEGIN');
  await writer.query('UPDATE individual_price SET custom_price = custom_price');
  const migrated = migrate(db, { pauseMs: 10 }).then(() => 'done', String);
  await eventually('the migration waits for the writer', async () => {
    const waiting = await reader.query(
      `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'individual_price'::regclass`,
    );
    return waiting.rows.length > 0;
  });
  expect((await reader.query('SELECT custom_price FROM individual_price')).rows.length).toBeGreaterThan(0);
  await writer.query('COMMIT');
  expect(await migrated).toBe('done');

  // What stood before has no entry, and is known from the beginning on all the same.
  expect(await db.query('SELECT count(*)::integer AS count FROM price_change')).toEqual([{ count: 0 }]);
  const { since } = await historyBegan(db);
  const paid = async (at: Date) => {
    const [facts] = await readFactsAt(db, [{ productId, userId, at }]);
    return priceOf(facts!.product!, null, facts!.book, facts!.agreed)?.amount;
  };
  expect(await paid(since)).toBe(price);
  // The change has a millisecond of its own.
  while ((await clock(db)) <= since.toISOString());
  await db.query('UPDATE individual_price SET custom_price = 1.23 WHERE (user_id, product_id) = ($1, $2)', [
    userId,
    productId,
  ]);
  const [{ at }] = await db.query<[{ at: Date }]>('SELECT max(at) AS at FROM price_change_set');
  expect(await paid(since)).toBe(price);
  expect(await paid(at)).toBe('1.23');
});
