import type { Client } from 'pg';
import { freshDatabase, type FreshDatabase } from '../../support/database';

/** What PostgreSQL itself records of every change of a price, however it is changed (specification 3.10). */

let database: FreshDatabase;
let one: Client;
let productId: number;
let businessId: number;

beforeAll(async () => {
  database = await freshDatabase();
  one = await database.connect();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await one.query('TRUNCATE individual_price, product_variant');
  productId = await idOf(
    `INSERT INTO category (name, slug, description) VALUES ('C', 'c' || random(), 'C') RETURNING id`,
  ).then((category) =>
    idOf(
      `INSERT INTO product (category_id, name, description, customer_price) VALUES (${category}, 'Figs', 'F', 10) RETURNING id`,
    ),
  );
  businessId = await idOf(
    `INSERT INTO users (username, email, password_hash, role, business_approved, business_name, business_discount)
     VALUES ('b' || random(), 'b@b.example', 'x', 'business', true, 'Café', 5) RETURNING id`,
  );
});

async function idOf(sql: string): Promise<number> {
  const { rows } = await one.query<{ id: number }>(sql);
  return rows[0]!.id;
}

interface Change {
  kind: string;
  variant: string;
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
  via: string;
  actor: number | null;
  username: string | null;
  reason: string | null;
  at: Date;
  setId: string;
}

/** What was recorded of the product and the business, oldest first, without what made them. */
async function changes(): Promise<Change[]> {
  const { rows } = await one.query<Change>(
    `SELECT c.kind, c.variant, c.old, c.new, s.via, s.actor_id AS actor, s.actor_username AS username, s.reason, s.at,
       s.id AS "setId"
     FROM price_change c JOIN price_change_set s ON s.id = c.set_id
     WHERE (product_id = $1 OR user_id = $2) AND NOT (c.old IS NULL AND c.kind IN ('product', 'terms')) ORDER BY c.id`,
    [productId, businessId],
  );
  return rows;
}

const product = (customerPrice: string | null, more: object = {}) => ({
  name: 'Figs',
  customerPrice,
  businessPrice: null,
  price: null,
  shown: true,
  ...more,
});

test('a change by hand is recorded with old and new, by whom the session is, and when', async () => {
  const before = await clock();
  await one.query('UPDATE product SET customer_price = 12, name = $2 WHERE id = $1', [productId, 'Fresh figs']);
  const [change, ...rest] = await changes();
  expect(rest).toEqual([]);
  expect(change).toMatchObject({
    kind: 'product',
    variant: '',
    old: product('10.00'),
    new: product('12.00', { name: 'Fresh figs' }),
    via: `sql:${await text('SELECT session_user')}`,
    actor: null,
    username: null,
    reason: null,
  });
  // Whole milliseconds, rounded up, so that who reads the time and asks for it sees the change.
  expect(change!.at.getTime()).toBeGreaterThanOrEqual(before);
  expect(change!.at.getTime()).toBeLessThanOrEqual((await clock()) + 1);
});

test('what changes no price is not recorded', async () => {
  await one.query(
    `UPDATE product SET name = 'Dates', in_stock = false, customer_price = customer_price WHERE id = $1`,
    [productId],
  );
  await one.query(`UPDATE users SET phone = '1', business_name = 'Bar' WHERE id = $1`, [businessId]);
  await one.query(
    `INSERT INTO users (username, email, password_hash, role) VALUES ('c' || random(), 'c', 'x', 'customer')`,
  );
  expect(await changes()).toEqual([]);
});

test('every kind of price and every term is recorded', async () => {
  await one.query('UPDATE product SET business_price = 8, price = 9 WHERE id = $1', [productId]);
  await one.query(`INSERT INTO product_variant (product_id, name, position) VALUES ($1, '1kg', 0)`, [productId]);
  await one.query('UPDATE product_variant SET customer_price = 20, business_price = 18 WHERE product_id = $1', [
    productId,
  ]);
  await one.query(`INSERT INTO individual_price VALUES ($2, $1, '1kg', 17), ($2, $1, '', 7)`, [productId, businessId]);
  await one.query(`UPDATE users SET pricing_mode = 'individual', business_discount = 0 WHERE id = $1`, [businessId]);
  await one.query(`UPDATE users SET business_approved = false WHERE id = $1`, [businessId]);
  await one.query(`UPDATE users SET role = 'customer' WHERE id = $1`, [businessId]);
  await one.query('UPDATE product SET deleted_at = now() WHERE id = $1', [productId]);
  const size = (customerPrice: string | null, businessPrice: string | null) => ({ customerPrice, businessPrice });
  const terms = (discount: string, mode: string, approved = true, role = 'business') => ({
    name: 'Café',
    role,
    approved,
    mode,
    discount,
  });
  const all = { businessPrice: '8.00', price: '9.00' };
  expect((await changes()).map(({ kind, variant, old, new: now }) => [kind, variant, old, now])).toEqual([
    ['product', '', product('10.00'), product('10.00', all)],
    ['size', '1kg', null, size(null, null)],
    ['size', '1kg', size(null, null), size('20.00', '18.00')],
    ['agreed', '1kg', null, { price: '17.00' }],
    ['agreed', '', null, { price: '7.00' }],
    ['terms', '', terms('5.00', 'discount'), terms('0.00', 'individual')],
    ['terms', '', terms('0.00', 'individual'), terms('0.00', 'individual', false)],
    ['terms', '', terms('0.00', 'individual', false), terms('0.00', 'individual', false, 'customer')],
    ['product', '', product('10.00', all), product('10.00', { ...all, shown: false })],
  ]);
});

test('a renamed size ends under its old name and begins under the new one; what is deleted keeps its history', async () => {
  await one.query(`INSERT INTO product_variant VALUES ($1, 'big', 0, 20, NULL)`, [productId]);
  await one.query(`INSERT INTO individual_price VALUES ($2, $1, 'big', 17)`, [productId, businessId]);
  await one.query(`UPDATE product_variant SET name = '1kg' WHERE product_id = $1`, [productId]);
  await one.query('DELETE FROM product WHERE id = $1', [productId]);
  await one.query('DELETE FROM users WHERE id = $1', [businessId]);
  const size = { businessPrice: null, customerPrice: '20.00' };
  // A statement that changes several rows has no order among them.
  const found = (await changes()).map(({ kind, variant, old, new: now }) => JSON.stringify([kind, variant, old, now]));
  const terms = { mode: 'discount', name: 'Café', role: 'business', approved: true, discount: '5.00' };
  const gone = { name: 'Figs', price: null, shown: true, businessPrice: null, customerPrice: '10.00' };
  const expected = [
    ['size', 'big', null, size],
    ['agreed', 'big', null, { price: '17.00' }],
    ['size', 'big', size, null],
    ['size', '1kg', null, size],
    ['product', '', gone, null],
    ['size', '1kg', size, null],
    ['agreed', 'big', { price: '17.00' }, null],
    ['terms', '', terms, null],
  ];
  expect(found.sort()).toEqual(expected.map((each) => JSON.stringify(each)).sort());
});

test('TRUNCATE is recorded as what it is', async () => {
  await one.query(`INSERT INTO individual_price VALUES ($2, $1, '', 7)`, [productId, businessId]);
  await one.query('TRUNCATE individual_price');
  expect((await changes()).map(({ old, new: now }) => [old, now])).toEqual([
    [null, { price: '7.00' }],
    [{ price: '7.00' }, null],
  ]);
});

test('who, from where and why are those that the application tells within the transaction, and of no other', async () => {
  await one.query('BEGIN');
  await one.query(
    `SELECT set_config('bustan.actor', $1, true), set_config('bustan.via', 'back office', true),
    set_config('bustan.reason', ' harvest ', true)`,
    [String(businessId)],
  );
  await one.query('UPDATE product SET customer_price = 11 WHERE id = $1', [productId]);
  await one.query('UPDATE product SET customer_price = 12 WHERE id = $1', [productId]);
  await one.query(`SELECT set_config('bustan.via', 'plan:7', true)`);
  await one.query('UPDATE product SET customer_price = 13 WHERE id = $1', [productId]);
  await one.query('COMMIT');
  await one.query('UPDATE product SET customer_price = 14 WHERE id = $1', [productId]);
  const found = await changes();
  expect(found.map(({ via, actor, reason }) => [via, actor, reason])).toEqual([
    ['back office', businessId, 'harvest'],
    ['back office', businessId, 'harvest'],
    ['plan:7', businessId, 'harvest'],
    [expect.stringMatching(/^sql:/), null, null],
  ]);
  expect(found[0]!.username).toMatch(/^b/);
  expect(found[0]!.setId).toBe(found[1]!.setId);
  expect(new Set(found.map(({ setId }) => setId)).size).toBe(3);
});

test('an actor that is none does not keep a price from being changed', async () => {
  await one.query('BEGIN');
  await one.query(`SELECT set_config('bustan.actor', 'nobody', true), set_config('bustan.via', 'rest', true),
    set_config('bustan.price_change_set', 'no number', true)`);
  await one.query('UPDATE product SET customer_price = 11 WHERE id = $1', [productId]);
  await one.query('COMMIT');
  expect((await changes()).map(({ via, actor }) => [via, actor])).toEqual([['rest', null]]);
});

test.each(['price_change', 'price_change_set'])('%s cannot be changed, deleted or emptied', async (table) => {
  for (const statement of [`UPDATE ${table} SET at = now()`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
    await expect(one.query(statement)).rejects.toMatchObject({ code: '23001' });
  }
});

test('nobody is written over another, even in the transaction itself', async () => {
  await one.query('BEGIN');
  await one.query('UPDATE product SET customer_price = 11 WHERE id = $1', [productId]);
  await expect(
    one.query(`UPDATE price_change_set SET via = 'nobody' WHERE xid = pg_current_xact_id()`),
  ).rejects.toMatchObject({ code: '23001' });
  await one.query('ROLLBACK');
});

test('a rollback leaves nothing, of a part as of the whole', async () => {
  await one.query('BEGIN');
  await one.query('UPDATE product SET customer_price = 11 WHERE id = $1', [productId]);
  await one.query('ROLLBACK');
  expect(await changes()).toEqual([]);
  await one.query('BEGIN');
  await one.query('SAVEPOINT part');
  await one.query('UPDATE product SET customer_price = 12 WHERE id = $1', [productId]);
  await one.query('ROLLBACK TO SAVEPOINT part');
  await one.query('UPDATE product SET customer_price = 13 WHERE id = $1', [productId]);
  await one.query('COMMIT');
  expect((await changes()).map(({ old, new: now }) => [old?.customerPrice, now?.customerPrice])).toEqual([
    ['10.00', '13.00'],
  ]);
});

async function text(sql: string): Promise<string> {
  const { rows } = await one.query<Record<string, string>>(sql);
  return Object.values(rows[0]!)[0]!;
}

/** The database's clock, in whole milliseconds. */
async function clock(): Promise<number> {
  const { rows } = await one.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  return rows[0]!.at.getTime();
}
