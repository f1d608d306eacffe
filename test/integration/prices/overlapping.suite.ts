import type { Client } from 'pg';
import { readFactsAt } from '../../../server/pricing/history/factsAt';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../../support/whole';

/** When changes of transactions that overlap hold, and in which order (docs/decisions/0023). */

let database: FreshDatabase;
let one: Client;
let other: Client;
let productId: number;
let businessId: number;
/** The last entry before the test. */
let before: string;

beforeAll(async () => {
  database = await freshDatabase();
  [one, other] = [await database.connect(), await database.connect()];
  const { rows } = await one.query<{ productId: number; businessId: number }>(
    `WITH c AS (INSERT INTO category (name, slug, description) VALUES ('C', 'c', 'C') RETURNING id),
       p AS (INSERT INTO product (category_id, name, description) SELECT id, 'Figs', 'F' FROM c RETURNING id),
       b AS (INSERT INTO users (username, email, password_hash, role) VALUES ('b', 'b', 'x', 'business') RETURNING id)
     SELECT p.id AS "productId", b.id AS "businessId" FROM p, b`,
  );
  ({ productId, businessId } = rows[0]!);
});
afterAll(() => database.drop());

beforeEach(async () => {
  await one.query('UPDATE product SET customer_price = 10 WHERE id = $1', [productId]);
  const { rows } = await one.query<{ id: string }>('SELECT max(id) AS id FROM price_change');
  before = rows[0]!.id;
  // What is changed by the test has a time of its own.
  await eventuallyLater(await clock());
});

interface Change {
  kind: string;
  old: { customerPrice?: string } | null;
  new: { customerPrice?: string } | null;
  at: Date;
}

/** What was recorded in the test, in the order of the entries. */
async function changes(): Promise<Change[]> {
  const { rows } = await one.query<Change>(
    `SELECT c.kind, c.old, c.new, s.at FROM price_change c JOIN price_change_set s ON s.id = c.set_id
     WHERE c.id > $1 ORDER BY c.id`,
    [before],
  );
  return rows;
}

test('a change in a long transaction holds from its commit on', async () => {
  await one.query('BEGIN');
  await one.query('UPDATE product SET customer_price = 11 WHERE id = $1', [productId]);
  const during = await clock(other);
  await eventuallyLater(during);
  await one.query('COMMIT');
  const [change] = await changes();
  expect(change!.at.getTime()).toBeGreaterThan(during);
});

test('of the one that began first and ends last, the times are those of the ends', async () => {
  await one.query('BEGIN');
  await one.query('UPDATE users SET business_discount = 6 WHERE id = $1', [businessId]);
  await other.query('UPDATE product SET customer_price = 11 WHERE id = $1', [productId]);
  await eventuallyLater(await clock());
  await one.query('COMMIT');
  const found = await changes();
  expect(found.map(({ kind }) => kind)).toEqual(['terms', 'product']);
  expect(found[0]!.at.getTime()).toBeGreaterThan(found[1]!.at.getTime());
});

test('of several changes of one price in one transaction the last one holds, also within a millisecond', async () => {
  await one.query(
    `DO $$ BEGIN FOR n IN 1..50 LOOP UPDATE product SET customer_price = n WHERE id = ${productId}; END LOOP; END $$`,
  );
  const found = await changes();
  expect(found).toHaveLength(50);
  expect(new Set(found.map(({ at }) => at.getTime())).size).toBe(1);
  const db = { query: async <Rows>(sql: string, values?: unknown[]) => (await one.query(sql, values)).rows as Rows };
  const { at } = found[0]!;
  const facts = await readFactsAt(db, [
    { productId, userId: null, at },
    { productId, userId: null, at: new Date(at.getTime() - 1) },
  ]);
  expect(facts.map(({ product }) => product?.customerPrice)).toEqual(['50.00', '10.00']);
});

test('two changes of one price are a chain, in the order in which they came to hold', async () => {
  const rounds = 50;
  await Promise.all(
    [one, other].map(async (client, index) => {
      for (let round = 0; round < rounds; round += 1) {
        await client.query('BEGIN');
        await client.query('UPDATE product SET customer_price = customer_price + $2 WHERE id = $1', [
          productId,
          index + 1,
        ]);
        await client.query('COMMIT');
      }
    }),
  );
  const found = await changes();
  expect(found).toHaveLength(2 * rounds);
  expect(found.map(({ old }) => old?.customerPrice)).toEqual([
    '10.00',
    ...found.slice(0, -1).map(({ new: now }) => now?.customerPrice),
  ]);
  expect(found.at(-1)!.new?.customerPrice).toBe('160.00');
  const times = found.map(({ at }) => at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('very many agreed prices at once are one set', async () => {
  const products = WHOLE ? 1_000 : 100;
  await one.query(
    `INSERT INTO product (category_id, name, description) SELECT category_id, 'P' || n, 'P' FROM product, generate_series(1, $2) AS n
     WHERE id = $1`,
    [productId, products],
  );
  await one.query(
    `INSERT INTO users (username, email, password_hash, role) SELECT 'many' || n, 'm', 'x', 'business' FROM generate_series(1, 100) AS n`,
  );
  await one.query(
    `INSERT INTO individual_price SELECT u.id, p.id, '', 5 FROM users u, product p WHERE u.username LIKE 'many%' AND p.name LIKE 'P%'`,
  );
  const { rows } = await one.query(
    `SELECT count(*)::integer AS changes, count(DISTINCT set_id)::integer AS sets FROM price_change
     WHERE kind = 'agreed' AND new->>'price' = '5.00'`,
  );
  expect(rows).toEqual([{ changes: 100 * products, sets: 1 }]);
});

/** The database's clock, in whole milliseconds. */
async function clock(client = other): Promise<number> {
  const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  return rows[0]!.at.getTime();
}

/** Waits until the database's clock shows a later millisecond. */
async function eventuallyLater(than: number): Promise<void> {
  while ((await clock()) <= than + 1);
}
