import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import type { Queryable } from '../../../server/db/queryable';
import { foldSums } from '../../../server/orders/sums/keepSums';
import { readPeriod } from '../../../server/reports/period';
import { BUSINESSES, PRODUCTS, readRanking } from '../../../server/reports/ranking';
import { readStats } from '../../../server/reports/stats';
import { readCategories, readDays, readPayments, readTakings } from '../../../server/reports/sums';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { random } from '../model/random';
import { WHOLE } from '../../support/whole';
import { reportOfRows, statsOfRows } from './reportOfRows';

const ROUNDS = WHOLE ? 60 : 4;
const WORKERS = 4;
const CHANGES = 12;
/** Reports end within days of UTC, on either side of them. */
const ZONES = ['Asia/Beirut', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
const PERIODS = [
  ['2026-03-01', '2026-03-01'],
  ['2026-02-27', '2026-03-05'],
  ['2026-01-15', '2026-04-10'],
  ['2025-07-01', '2026-06-30'],
] as const;

/** Those that divide nothing evenly, too. */
const RATES = [null, '300.00', '89500.00', '1507.5', '99999.99'];

let database: FreshDatabase;
let db: DataSource;
let reader: Client;
let products: number[];
let categories: number[];
let businesses: number[];
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
  reader = await database.connect();
  const ids = async (sql: string) => (await db.query<{ id: number }[]>(sql)).map(({ id }) => id);
  products = await ids('SELECT id FROM product ORDER BY id LIMIT 12');
  categories = await ids('SELECT id FROM category ORDER BY id');
  businesses = await ids(`SELECT id FROM users WHERE role = 'business' ORDER BY id`);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A moment of a few months, often near the ends of days. */
function moment(): string {
  const day = Date.UTC(2026, Math.floor(random() * 4), 1 + Math.floor(random() * 28));
  return new Date(
    day + (random() < 0.5 ? 0 : Math.floor(random() * 86_400_000)) - (random() < 0.3 ? 1 : 0),
  ).toISOString();
}

/** A change of a shop with many orders, as it and as people with SQL make them. */
const CHANGES_OF_ORDERS: readonly ((client: Client) => Promise<unknown>)[] = [
  // Placed, in one statement, as the shop does it; products more than once, too.
  ...Array.from(
    { length: 5 },
    () => (client: Client) =>
      client.query(
        `WITH placed AS (
         INSERT INTO orders (kind, status, payment_method, account_id, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, created_at, lbp_per_usd)
         VALUES ('guest', $1, $2, $3, 'x', $4, 0, $4, 'customer', $5, $7) RETURNING id)
       INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, quantity, price_rule)
       SELECT placed.id, position - 1, product, 'x', 0.05 + position * 1.01, 1 + position, 'customer'
       FROM placed, unnest($6::integer[]) WITH ORDINALITY AS l(product, position)`,
        [
          pick(['pending', 'pending', 'delivered', 'cancelled']),
          pick(['cod', 'stripe', 'credit']),
          pick([null, ...businesses]),
          Math.floor(random() * 10_000) / 100,
          moment(),
          Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(products)),
          pick(RATES),
        ],
      ),
  ),
  (client) => changeOrder(client, `status = 'cancelled'`),
  (client) => changeOrder(client, `status = 'confirmed'`),
  (client) =>
    changeOrder(
      client,
      `status = CASE status WHEN 'cancelled' THEN 'pending' ELSE 'cancelled' END, payment_status = 'refunded'`,
    ),
  (client) => changeOrder(client, `created_at = $2`, moment()),
  (client) => changeOrder(client, `total_amount = total_amount + 1, delivery_fee = delivery_fee + 1`),
  (client) => changeOrder(client, 'account_id = $2::integer', pick([null, ...businesses])),
  (client) => changeOrder(client, 'lbp_per_usd = $2::numeric', pick(RATES)),
  (client) => changeOrder(client, `note = 'nothing that counts'`),
  (client) => changeOrder(client, `payment_method = 'wishmoney'`),
  (client) => changeLine(client, 'UPDATE order_line SET quantity = quantity + 1, unit_price = unit_price * 2'),
  (client) => changeLine(client, `UPDATE order_line SET product_id = ${pick(products)}`),
  (client) => changeLine(client, 'DELETE FROM order_line'),
  // A line more, of a product that is there already or not.
  (client) =>
    client.query(
      `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, quantity, price_rule)
       SELECT order_id, max(position) + 1, $1, 'x', 7.77, 3, 'customer' FROM order_line GROUP BY order_id ORDER BY random() LIMIT 2`,
      [pick(products)],
    ),
  // Deleted, lines and order in one statement.
  (client) =>
    client.query(
      `WITH chosen AS (SELECT id FROM orders WHERE price_book = 'customer' AND NOT EXISTS (SELECT 1 FROM order_event e WHERE e.order_id = orders.id)
         ORDER BY id DESC LIMIT 1 OFFSET $1),
       lines AS (DELETE FROM order_line WHERE order_id IN (SELECT id FROM chosen))
       DELETE FROM orders WHERE id IN (SELECT id FROM chosen)`,
      [Math.floor(random() * 10)],
    ),
  (client) => client.query('UPDATE product SET category_id = $1 WHERE id = $2', [pick(categories), pick(products)]),
];

function changeOrder(client: Client, change: string, value: unknown = null): Promise<unknown> {
  const values = [Math.floor(random() * 40), ...(change.includes('$2') ? [value] : [])];
  return client.query(
    `UPDATE orders SET ${change} WHERE id = (SELECT id FROM orders ORDER BY id DESC LIMIT 1 OFFSET $1)`,
    values,
  );
}

function changeLine(client: Client, change: string): Promise<unknown> {
  return client.query(`${change} WHERE id = (SELECT id FROM order_line ORDER BY id DESC LIMIT 1 OFFSET $1)`, [
    Math.floor(random() * 60),
  ]);
}

/** What changes of one visitor after the other come to; some are taken back, and what collides is tried no more. */
async function changeMuch(client: Client): Promise<number> {
  let done = 0;
  for (let n = 0; n < CHANGES; n += 1) {
    try {
      await client.query('BEGIN');
      for (let m = 0; m < 1 + random() * 3; m += 1) await pick(CHANGES_OF_ORDERS)(client);
      await client.query(random() < 0.15 ? 'ROLLBACK' : 'COMMIT');
      done += 1;
    } catch (error) {
      await client.query('ROLLBACK');
      // Two of them waited for each other; or an order has lost its last line or its name for a moment.
      expect(['40P01', '23001', '23503', '23505', '23514']).toContain((error as { code?: string }).code);
    }
  }
  return done;
}

/** Both at one moment. */
async function reports(): Promise<{ ofSums: unknown; ofRows: unknown }> {
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  try {
    const queryable: Queryable = {
      query: async <Rows>(sql: string, values: unknown[] = []) => (await reader.query(sql, values)).rows as Rows,
    };
    const ofSums: unknown[] = [await readStats(queryable)];
    const ofRows: unknown[] = [await statsOfRows(queryable)];
    for (const zone of ZONES) {
      for (const [from, to] of PERIODS) {
        const period = await readPeriod(queryable, from, to, zone);
        const what = `${zone} ${from} ${to}`;
        ofSums.push({
          what,
          takings: await readTakings(queryable, period),
          days: await readDays(queryable, period),
          payments: await readPayments(queryable, period),
          businesses: await readRanking(queryable, BUSINESSES, period, 2),
          products: await readRanking(queryable, PRODUCTS, period, 5),
          categories: await readCategories(queryable, period),
        });
        ofRows.push({ what, ...(await reportOfRows(queryable, [from, to, zone])) });
      }
    }
    return { ofSums, ofRows };
  } finally {
    await reader.query('COMMIT');
  }
}

/** The sums that do not come to what the rows say. */
async function wrongSums(): Promise<unknown[]> {
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const { rows } = await reader.query('SELECT * FROM wrong_order_sums()');
  await reader.query('COMMIT');
  return rows;
}

test('whatever happens to orders at the same time, sums and their notes are what the rows say', async () => {
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => database.connect()));
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let over = false;
    const folding = (async () => {
      while (!over && round % 2 === 1) await foldSums(db);
    })();
    for (const changed of await Promise.all(workers.map(changeMuch))) done += changed;
    over = true;
    await folding;
    const { ofSums, ofRows } = await reports();
    expect(ofSums).toEqual(ofRows);
    if (round % 3 !== 2) continue;
    expect(await wrongSums()).toEqual([]);
    const folded = await reports();
    expect(folded.ofSums).toEqual(folded.ofRows);
  }
  await foldSums(db);
  expect(await wrongSums()).toEqual([]);
  expect(done).toBeGreaterThan((ROUNDS * WORKERS * CHANGES) / 3);
}, 600_000);

test('a sum that is wrong is found, and put right', async () => {
  await foldSums(db);
  await db.query(`UPDATE product_sum SET amount = amount + 0.01 WHERE span = 1 AND product_id = $1`, [products[0]]);
  expect((await wrongSums()).length).toBeGreaterThan(0);
  await db.query(`UPDATE order_quarter SET usd = usd + 0.000000000001 WHERE rated_orders > 0`);
  expect(await wrongSums()).toContainEqual(expect.objectContaining({ kept: 'order_quarter' }));
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT fill_order_sums(); COMMIT');
  expect(await wrongSums()).toEqual([]);
});

test('two that fold at once, and many orders of one day at once, do not wait for each other', async () => {
  const [one, other] = [await database.connect(), await database.connect()];
  const place = `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
    VALUES ('guest', 'cod', 'x', 1, 0, 1, 'customer')`;
  await one.query('BEGIN');
  await one.query(place);
  // Would wait for the first one for ever, did they share a row.
  await other.query(`SET lock_timeout = '5s'`);
  await other.query(place);
  await foldSums(db);
  await one.query('COMMIT');
  await Promise.all([foldSums(db), foldSums(db), foldSums(db)]);
  await foldSums(db);
  expect(await wrongSums()).toEqual([]);
});

test('emptied tables have no sums', async () => {
  // Who empties the orders empties what happened at their doors, too, which is refused else.
  await db.query('ALTER TABLE delivery_attempt DISABLE TRIGGER delivery_attempt_no_truncate');
  await db.query('TRUNCATE orders, order_line CASCADE');
  expect(await wrongSums()).toEqual([]);
  const { ofSums, ofRows } = await reports();
  expect(ofSums).toEqual(ofRows);
});
