import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { migrate } from '../../../server/db/migrate';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { backBefore, besideWriters } from './writers';

// Orders have kept their rates for longer than sums say what they are in USD (specification 13.7).
let database: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url, { poolSize: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const FOLD = 'BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT fold_order_sums(); COMMIT';

/** Places an order of two lines, changes one of them, and cancels every fifth order. */
async function order(client: Client, turn: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `WITH placed AS (
       INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, lbp_per_usd)
       VALUES ('guest', 'cod', 'x', 10, 0, 10, 'customer', $1) RETURNING id),
     lines AS (
       INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, quantity, price_rule)
       SELECT placed.id, product.position - 1, product.id, 'x', 5, 1, 'customer'
       FROM placed, (SELECT id, row_number() OVER (ORDER BY id) AS position FROM product ORDER BY id LIMIT 2) AS product)
     SELECT id FROM placed`,
    [[null, '300.00', '89500.00'][turn % 3]],
  );
  await client.query('BEGIN');
  await client.query('UPDATE order_line SET quantity = quantity + 1 WHERE order_id = $1 AND position = 0', [
    rows[0]!.id,
  ]);
  await client.query('UPDATE orders SET subtotal_amount = 15, total_amount = 15 WHERE id = $1', [rows[0]!.id]);
  await client.query('COMMIT');
  if (turn % 5 === 0) await client.query(`UPDATE orders SET status = 'cancelled' WHERE id = $1`, [rows[0]!.id]);
}

async function wrongSums(client: Client): Promise<unknown[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const { rows } = await client.query('SELECT * FROM wrong_order_sums()');
  await client.query('COMMIT');
  return rows;
}

test('they are made of the orders that are there, while others are placed and changed', async () => {
  const reader = await database.connect();
  await besideWriters(database, { write: order, turns: 5 }, async (everybodyOrders) => {
    for (let round = 0; round < 3; round += 1) {
      await everybodyOrders();
      await backBefore(db, 'SumsInUsd1790004600000');
      await everybodyOrders();
      // Some of what came meanwhile is in the sums, and some is still a note.
      await reader.query(FOLD);
      await everybodyOrders();
      await migrate(db, { pauseMs: 20 });
    }
  });
  expect(await wrongSums(reader)).toEqual([]);
  const rated = `sum(rated_orders)::integer AS orders, sum(rated_amount)::numeric(14, 2)::text AS lbp, round(sum(usd), 6)::text AS usd`;
  const { rows } = await reader.query(`SELECT ${rated} FROM order_sum WHERE span = 3 AND status = 'pending'`);
  const { rows: ofOrders } = await reader.query(
    `SELECT count(*)::integer AS orders, sum(total_amount)::text AS lbp, round(sum(round(total_amount / lbp_per_usd, 12)), 6)::text AS usd
     FROM orders WHERE lbp_per_usd IS NOT NULL AND status = 'pending'`,
  );
  expect(rows).toEqual(ofOrders);
  expect(ofOrders[0].orders).toBeGreaterThan(30);
});

test('a shop without rates has nothing made anew', async () => {
  await backBefore(db, 'SumsInUsd1790004600000');
  await db.query('UPDATE orders SET lbp_per_usd = NULL');
  const client = await database.connect();
  await client.query(FOLD);
  const rowsOfSums = async () =>
    (await client.query('SELECT span, day, xmin::text FROM order_sum ORDER BY 1, 2, 3')).rows;
  const before = await rowsOfSums();
  await migrate(db);
  expect(await rowsOfSums()).toEqual(before);
  expect(await wrongSums(client)).toEqual([]);
});
