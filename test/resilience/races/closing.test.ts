import { Client } from 'pg';
import { guestBody, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { newEmployee, newPerson, PASSWORD, signIn, type Person } from '../../support/data/persons';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer, ShopClient } from '../../support/shopClient';

jest.setTimeout(120_000);

// Closing an account beside all else that happens to it (specification 24.2), on two shops with one database.
let shop: TestShop;
let other: TestShop;
let juice: number;
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl });
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});
afterAll(async () => {
  await other?.stop();
  await shop?.stop();
});
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

const close = (client: ShopClient) => client.rest('POST', '/api/account/close', { currentPassword: PASSWORD });
const order = (client: ShopClient, more: Record<string, unknown> = {}) =>
  client.rest('POST', '/api/orders/guest', guestBody([{ productId: juice, quantity: 1 }], more), {
    'Idempotency-Key': newKey(),
  });
const dailyOrder = (client: ShopClient) =>
  client.rest(
    'POST',
    '/api/employee/orders',
    { items: [{ productId: juice, quantity: 1 }] },
    { 'Idempotency-Key': newKey() },
  );

/** The same person, signed in at the other shop. */
async function elsewhere({ username }: Person): Promise<ShopClient> {
  return signIn(other, username);
}

/** A connection of its own in a transaction, to hold a lock for as long as the test wants. */
async function hold(statement: string, values: unknown[] = []): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(statement, values);
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
}

const untilWaiting = (count: number) =>
  eventually(`${count} wait for the lock`, async () => {
    const [row] = await shop.db.query<{ waiting: number }[]>(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'bustan' AND wait_event_type = 'Lock'`,
    );
    return row?.waiting === count;
  });

const stateOf = async ({ id }: Person) => {
  const [row] = await shop.db.query<[{ active: boolean; closed: number; open: number; entries: number }]>(
    `SELECT active, (SELECT count(*)::integer FROM closed_account WHERE user_id = u.id) AS closed,
       (SELECT count(*)::integer FROM orders WHERE (user_id = u.id OR account_id = u.id) AND status = 'pending') AS open,
       (SELECT count(*)::integer FROM audit_entry WHERE action = 'user.close' AND subject_id = u.id::text) AS entries
     FROM users u WHERE id = $1`,
    [id],
  );
  return row;
};
const CLOSED = { active: false, closed: 1, open: 0, entries: 1 };
const codes = (...answers: HttpAnswer[]) => answers.map(({ status, body }) => `${status} ${body?.code ?? ''}`.trim());

test('of two closings at once, one closes it', async () => {
  const person = await newPerson(shop, 'customer');
  const clients = [person.client, await elsewhere(person), person.client, await elsewhere(person)];
  const answers = await Promise.all(clients.map(close));
  expect(codes(...answers).filter((code) => code === '200')).toHaveLength(1);
  // Where the session had ended before the password was looked for, that is all there is to say.
  for (const code of codes(...answers)) expect(['200', '401 UNAUTHENTICATED', '400 BAD_USER_INPUT']).toContain(code);
  expect(await stateOf(person)).toEqual(CLOSED);
});

test('an order that comes to the account after its closing is refused, and nothing of it is kept', async () => {
  const person = await newPerson(shop, 'customer');
  await shop.db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('HELD', 10)`);
  const release = await hold(`SELECT 1 FROM discount_code WHERE code = 'HELD' FOR UPDATE`);
  const placing = order(await elsewhere(person), { discountCode: 'HELD' });
  await untilWaiting(1);
  expect(codes(await close(person.client))).toEqual(['200']);
  await release();
  expect(codes(await placing)).toEqual(['401 UNAUTHENTICATED']);
  expect(await stateOf(person)).toEqual(CLOSED);
  expect(await shop.db.query(`SELECT 1 FROM order_request WHERE buyer = $1`, [`user:${person.id}`])).toEqual([]);
  expect(await shop.db.query(`SELECT current_uses AS uses FROM discount_code WHERE code = 'HELD'`)).toEqual([
    { uses: 0 },
  ]);
});

test('an order that was there first is in the way of the closing that waits for it', async () => {
  const business = await newPerson(shop, 'business');
  const employee = await newEmployee(shop, business);
  const release = await hold('SELECT 1 FROM credit_account WHERE user_id = $1 FOR UPDATE', [business.id]);
  const placing = dailyOrder(await elsewhere(employee));
  await untilWaiting(1);
  const closing = close(business.client);
  await untilWaiting(2);
  await release();
  expect(codes(await placing, await closing)).toEqual(['201', '409 CONFLICT']);
  expect(await stateOf(business)).toEqual({ active: true, closed: 0, open: 1, entries: 0 });
});

test('a closing that was there first is in the way of the order on credit that waits for it', async () => {
  const business = await newPerson(shop, 'business');
  const employee = await newEmployee(shop, business);
  const release = await hold('SELECT 1 FROM credit_account WHERE user_id = $1 FOR UPDATE', [business.id]);
  const closing = close(business.client);
  await untilWaiting(1);
  const placing = dailyOrder(await elsewhere(employee));
  await untilWaiting(2);
  await release();
  expect(codes(await closing, await placing)).toEqual(['200', '401 UNAUTHENTICATED']);
  expect([await stateOf(business), await stateOf(employee)]).toEqual([CLOSED, CLOSED]);
  expect(await ledgerOf(shop.db, business.id)).toMatchObject({ balance: '5000.00', sum: '5000.00', brokenLinks: 0 });
});

test('orders and closings at the same moment: an account is closed, or has open orders, never both', async () => {
  for (let round = 0; round < 12; round += 1) {
    const person = await newPerson(shop, 'customer');
    const there = await elsewhere(person);
    const answers = await Promise.all([
      order(there),
      close(person.client),
      order(there),
      close(there),
      order(person.client),
    ]);
    for (const code of codes(...answers)) {
      expect(['200', '201', '400 BAD_USER_INPUT', '401 UNAUTHENTICATED', '409 CONFLICT']).toContain(code);
    }
    const state = await stateOf(person);
    if (state.closed) expect(state).toEqual(CLOSED);
    else expect(state).toMatchObject({ active: true, entries: 0 });
    // Who is signed out orders as a guest: that is nobody's account.
    expect(state.closed === 0 || state.open === 0).toBe(true);
  }
});

test('a payment and a closing at the same moment: what is closed is at its limit', async () => {
  const admin = await other.signedIn('admin');
  for (let round = 0; round < 6; round += 1) {
    const business = await newPerson(shop, 'business');
    const credit = (what: string, amount: string) =>
      admin.rest('POST', `/api/admin/business-credit/${business.id}/${what}`, { amount, description: 'Test' });
    await credit('adjustment', '-10.00');
    const [paid, closing] = await Promise.all([credit('payment', '10.00'), close(business.client)]);
    expect(paid.status).toBe(200);
    expect(['200', '409 CONFLICT']).toContain(codes(closing)[0]);
    expect(await stateOf(business)).toMatchObject({ closed: closing.status === 200 ? 1 : 0 });
    expect(await ledgerOf(shop.db, business.id)).toMatchObject({ balance: '5000.00', sum: '5000.00', brokenLinks: 0 });
  }
});

test('of the last two admins who close at once, one stays', async () => {
  const [one, two] = [await newPerson(shop, 'admin'), await newPerson(shop, 'admin')];
  await shop.db.query(`UPDATE users SET active = id = ANY($1) WHERE role = 'admin'`, [[one.id, two.id]]);
  const answers = await Promise.all([close(one.client), close(await elsewhere(two))]);
  expect(codes(...answers).sort()).toEqual(['200', '409 CONFLICT']);
  const admins = await shop.db.query(`SELECT 1 FROM users WHERE role = 'admin' AND active`);
  expect(admins).toHaveLength(1);
});
