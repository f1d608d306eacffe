import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { foldSums } from '../../../server/orders/sums/keepSums';
import { blankDue } from '../../../server/personalData/blanking/blankOrders';
import { until } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import {
  age,
  closeAccount as close,
  dailyOrder,
  newEmployee,
  newPerson,
  orderTo,
  setStatus,
  traces,
  type Person,
} from '../../support/data/persons';
import { usePersonsShop } from './personsShop';

jest.setTimeout(120_000);

// Personal data of old orders of guests and of closed accounts are blanked (specification 24.3).
const DAYS = 400;
let shop: TestShop;
let admin: ShopClient;
let juice: number;
usePersonsShop((started) => ({ shop, juice } = started));
beforeAll(async () => {
  admin = await shop.signedIn('admin');
});
beforeEach(async () => {
  // Nothing of the demo is due.
  expect(await blankDue(shop.db, DAYS)).toBe(0);
});

const orderAt = async (id: number) => (await admin.rest('GET', `/api/orders/${id}`)).body as Record<string, any>;
const found = async (search: string) =>
  ((await admin.rest('GET', `/api/orders?search=${encodeURIComponent(search)}`)).body as { orders: unknown[] }).orders
    .length;

/** What must not change: the amounts of orders and their lines, reports and kept sums. */
async function sums(): Promise<unknown> {
  await foldSums(shop.db);
  const [rows] = await shop.db.query<unknown[]>(
    `SELECT (SELECT json_agg(row_to_json(s) ORDER BY s::text) FROM order_sum s) AS orders,
       (SELECT json_agg(row_to_json(s) ORDER BY s::text) FROM product_sum s) AS products,
       (SELECT json_agg(row_to_json(s) ORDER BY s::text) FROM account_sum s) AS accounts,
       (SELECT json_agg(row_to_json(l) ORDER BY l.id) FROM order_line l) AS lines,
       (SELECT json_agg(row_to_json(c) ORDER BY c.id) FROM credit_entry c) AS ledger,
       (SELECT json_agg(json_build_array(id, status, subtotal_amount, discount_amount, delivery_fee, total_amount,
          loyalty_points, payment_status, user_id, account_id, created_at) ORDER BY id) FROM orders) AS totals`,
  );
  return [rows, (await admin.rest('GET', '/api/admin/stats')).body];
}

test('an old order of a guest is blanked, and nothing but who it was changes', async () => {
  const [old, young] = [await orderTo(shop.guest(), juice, 'Salma'), await orderTo(shop.guest(), juice, 'Farida')];
  // The shop says why in its own words, and then takes it back.
  for (const quantity of [1, 2]) {
    const [line] = await shop.db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1', [old]);
    const change = { lines: [{ lineId: line!.id, quantity }], reason: 'Salma called' };
    expect((await admin.rest('PATCH', `/api/orders/${old}/lines`, change)).status).toBe(200);
  }
  await shop.db.query(
    `INSERT INTO delivery_move (order_id, from_day, from_window, to_day, to_window, reason)
     VALUES ($1, '2030-01-07', '08:00-12:00', '2030-01-08', '08:00-12:00', 'Salma is in hospital')`,
    [old],
  );
  await setStatus(shop, [old, young], 'delivered');
  await age(shop, [old], DAYS + 1);
  await age(shop, [young], DAYS - 1);
  const before = await sums();
  const told: string[] = [];
  expect(await blankDue(shop.db, DAYS)).toBe(1);
  expect(await sums()).toEqual(before);
  expect(await verifyOrders(shop.db, (line) => told.push(line))).toMatchObject({ wrong: 0 });
  expect(told).toEqual([]);
  expect(await traces(shop, ['Salma', `LB-${old}`])).toEqual([]);
  const [{ search }] = await shop.db.query<[{ search: string }]>('SELECT search::text FROM orders WHERE id = $1', [
    old,
  ]);
  expect(search).toBe('');
  expect([await found('Salma'), await found('Farida')]).toEqual([0, 1]);
  expect(await orderAt(old)).toMatchObject({
    ...{ customerName: '', customerEmail: null, customerPhone: null, deliveryAddress: null, note: null },
    ...{ totalAmount: '23.00', trackingNumber: null, status: 'delivered' },
  });
  expect(await orderAt(young)).toMatchObject({ customerName: 'Farida Makhlouf', trackingNumber: `LB-${young}` });
  // Done once.
  expect(await blankDue(shop.db, DAYS)).toBe(0);
});

test('the key by which a guest follows it opens nothing any more, nor does its idempotency key give it', async () => {
  const guest = shop.guest();
  const order = await orderTo(guest, juice, 'Salma');
  await age(shop, [order], DAYS + 1);
  const stored = () =>
    shop.db.query<{ hash: Buffer | null; kept: boolean }[]>(
      `SELECT o.follow_hash AS hash, r.answer ? 'followHash' AS kept FROM orders o JOIN order_request r ON r.order_id = o.id
       WHERE o.id = $1`,
      [order],
    );
  expect(await stored()).toEqual([{ hash: expect.any(Buffer), kept: true }]);
  expect(await blankDue(shop.db, DAYS)).toBe(1);
  expect(await stored()).toEqual([{ hash: null, kept: false }]);
});

test('of a closed account its old orders are blanked, the young ones when they are old; of others none', async () => {
  const [closed, open] = [await newPerson(shop, 'customer'), await newPerson(shop, 'customer')];
  const place = (person: Person, name: string) => orderTo(person.client, juice, name);
  const [old, young] = [await place(closed, 'Salma'), await place(closed, 'Nadine')];
  const others = await place(open, 'Hiba');
  await setStatus(shop, [old, young, others], 'delivered');
  await age(shop, [old, others], DAYS + 1);
  expect(await blankDue(shop.db, DAYS)).toBe(0);
  await close(closed);
  expect(await blankDue(shop.db, DAYS)).toBe(1);
  expect(await traces(shop, ['Salma'])).toEqual([]);
  expect([await orderAt(young), await orderAt(others)]).toMatchObject([
    { customerName: 'Nadine Makhlouf' },
    { customerName: 'Hiba Makhlouf' },
  ]);
  await age(shop, [young], DAYS + 1);
  // What it is found by is noted when the account closes and when it is worked on; the order has grown old by hand.
  await shop.db.query('UPDATE closed_account SET next_at = (SELECT created_at FROM orders WHERE id = $1)', [young]);
  expect(await blankDue(shop.db, DAYS)).toBe(1);
  expect(await traces(shop, ['Nadine'])).toEqual([]);
  expect(await shop.db.query('SELECT next_at FROM closed_account WHERE user_id = $1', [closed.id])).toEqual([
    { next_at: null },
  ]);
});

test('what an employee ordered is blanked when the employee has closed their account, for its business as well', async () => {
  const business = await newPerson(shop, 'business');
  const employee = await newEmployee(shop, business);
  const order = await dailyOrder(employee.client, juice);
  await setStatus(shop, [order], 'delivered');
  await age(shop, [order], DAYS + 1);
  await close(employee);
  const before = await sums();
  expect(await blankDue(shop.db, DAYS)).toBe(1);
  expect(await sums()).toEqual(before);
  expect(await traces(shop, [employee.username, employee.email, 'Sfeir'])).toEqual([]);
  expect((await business.client.rest('GET', `/api/orders/${order}`)).body).toMatchObject({
    ...{ employeeName: null, customerEmail: null, totalAmount: '8.00' },
  });
});

test('who did something for the shop is named for as long, and no longer', async () => {
  const worker = await newPerson(shop, 'admin');
  const price = `mutation ($id: Int!) { setBusinessDiscount(userId: $id, discount: 7) { id } }`;
  const business = await newPerson(shop, 'business');
  expect((await worker.client.graphql(price, { id: business.id })).errors).toEqual([]);
  expect(await traces(shop, [worker.username])).toEqual(
    expect.arrayContaining([`audit_entry: ${worker.username}`, `price_change_set: ${worker.username}`]),
  );
  await close(worker);
  expect(await blankDue(shop.db, DAYS)).toBe(0);
  expect(await traces(shop, [worker.username])).toEqual(
    expect.arrayContaining([`audit_entry: ${worker.username}`, `price_change_set: ${worker.username}`]),
  );
  // As if all of it were of long ago.
  const client = shop.db.createQueryRunner();
  await client.query('ALTER TABLE audit_entry DISABLE TRIGGER USER');
  await client.query('ALTER TABLE price_change_set DISABLE TRIGGER USER');
  const past = `- make_interval(days => ${DAYS + 2})`;
  await client.query(`UPDATE audit_entry SET at = at ${past} WHERE actor_id = $1`, [worker.id]);
  await client.query(`UPDATE price_change_set SET at = at ${past} WHERE actor_id = $1`, [worker.id]);
  await client.query(`UPDATE closed_account SET next_at = next_at ${past} WHERE user_id = $1`, [worker.id]);
  await client.query('ALTER TABLE audit_entry ENABLE TRIGGER USER');
  await client.query('ALTER TABLE price_change_set ENABLE TRIGGER USER');
  await client.release();
  expect(await blankDue(shop.db, DAYS)).toBe(0);
  expect(await traces(shop, [worker.username])).toEqual([]);
});

test('what was on its way when an account closed is deleted', async () => {
  const business = await newPerson(shop, 'business');
  await close(business);
  await shop.db.query('INSERT INTO price_mail_setting (user_id) VALUES ($1)', [business.id]);
  await shop.db.query(`INSERT INTO cart_item (owner, product_id, quantity) VALUES ('user:' || $1::integer, $2, 1)`, [
    business.id,
    juice,
  ]);
  await shop.db.query(
    `WITH telling AS (INSERT INTO price_telling (scope) VALUES ('changes') RETURNING id),
       notice AS (INSERT INTO price_notice (telling_id, user_id, kind, at, price_count, shown)
         SELECT id, $1, 'changed', now(), 0, '[]' FROM telling RETURNING id)
     INSERT INTO outgoing_mail (kind, to_address, price_notice_id) SELECT 'price_change', $2, id FROM notice`,
    [business.id, business.email],
  );
  expect(await blankDue(shop.db, DAYS)).toBe(0);
  expect(await traces(shop, [business.email, `user:${business.id}"`])).toEqual([]);
  expect(await shop.db.query('SELECT 1 FROM price_mail_setting WHERE user_id = $1', [business.id])).toEqual([]);
});

test('several processes share the work, and one that was stopped in the middle loses nothing', async () => {
  const first = await orderTo(shop.guest(), juice, 'Salma');
  await age(shop, [first], DAYS + 1);
  await shop.db.query(
    `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, created_at,
       discount_rounding, user_id)
     SELECT 'guest', 'cod', 'Salma ' || n, 10, 0, 10, 'customer', now() - make_interval(days => 500), 0, NULL
     FROM generate_series(1, 999) AS n`,
  );
  let asked = 0;
  const stopped = await blankDue(shop.db, DAYS, () => (asked += 1) > 2);
  expect(stopped).toBe(400);
  const shares = await Promise.all([1, 2, 3].map(() => blankDue(shop.db, DAYS)));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(600);
  expect(await found('Salma')).toBe(0);
  expect(await blankDue(shop.db, DAYS)).toBe(0);
});

test('the shop does so by itself when it opens, for as many days as it was told', async () => {
  const [order, younger] = [await orderTo(shop.guest(), juice, 'Salma'), await orderTo(shop.guest(), juice, 'Farida')];
  await age(shop, [order], 201);
  await age(shop, [younger], 199);
  const second = await startShop({ databaseUrl: shop.databaseUrl, env: { KEEP_PERSONAL_DATA_DAYS: '200' } });
  try {
    await until(async () => expect((await orderAt(order)).customerName).toBe(''));
    expect((await orderAt(younger)).customerName).toBe('Farida Makhlouf');
  } finally {
    await second.stop();
  }
});

test('nobody else changes the audit log or the history of prices', async () => {
  for (const change of [
    `UPDATE audit_entry SET actor_username = 'x'`,
    'DELETE FROM audit_entry',
    `UPDATE price_change SET old = '{}'`,
    `UPDATE price_change_set SET actor_username = 'x' WHERE xid IS NOT NULL`,
  ]) {
    await expect(shop.db.query(change)).rejects.toThrow(/is append-only/);
  }
  for (const change of [
    `UPDATE audit_entry SET action = 'x'`,
    'DELETE FROM audit_entry',
    `UPDATE price_change SET user_id = 1`,
    `UPDATE price_change_set SET reason = 'x' WHERE xid IS NOT NULL`,
  ]) {
    const blanking = shop.db.transaction(async (tx) => {
      await tx.query(`SET LOCAL shop.blanks_personal_data = 'on'`);
      await tx.query(change);
    });
    await expect(blanking).rejects.toThrow(/is append-only/);
  }
});
