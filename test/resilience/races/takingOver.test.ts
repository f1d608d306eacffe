import type { QueryRunner } from 'typeorm';
import { callGraphql, type ApiOutcome } from '../../support/apiCalls';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { waitingForLocks } from '../../support/data/rows';

// Orders of guests go to one account each, whoever asks and whatever happens at the same moment (specification 8.21).
let shop: TestShop;
let juice: number;
beforeAll(async () => {
  shop = await startShop();
  juice = await makeProduct(shop.db, { name: 'Quince juice', customerPrice: '100.00' });
});
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));
afterAll(() => shop.stop());

interface Taker {
  id: number;
  client: ShopClient;
}

let takers = 0;
/** A customer who has confirmed the address by a link. */
async function taker(email: string): Promise<Taker> {
  const username = `taker-${(takers += 1)}`;
  const [made] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role, email_proved_at)
     SELECT $1, $2, password_hash, 'customer', now() FROM users WHERE username = 'customer' RETURNING id`,
    [username, email],
  );
  const client = shop.guest();
  expect((await client.rest('POST', '/api/login', { username, password: 'fresh-every-day' })).status).toBe(200);
  return { id: made!.id, client };
}

async function orders(email: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const body = guestBody([{ productId: juice, quantity: 1 }], { guestEmail: email });
    const { body: placed, status } = await shop.guest().rest('POST', '/api/orders/guest', body);
    expect(status).toBe(201);
    ids.push((placed as { orderId: number }).orderId);
  }
  return ids;
}

const takeOver = ({ client }: Taker): Promise<ApiOutcome> => callGraphql(client, 'mutation { takeOverGuestOrders }');

async function ownersOf(ids: readonly number[]): Promise<(number | null)[]> {
  const rows = await shop.db.query<{ userId: number | null }[]>(
    'SELECT user_id AS "userId" FROM orders WHERE id = ANY($1::integer[]) ORDER BY id',
    [ids],
  );
  return rows.map(({ userId }) => userId);
}

/** Does something while a transaction of somebody else holds what it did; it is committed once others wait for it. */
async function whileHeld<T>(hold: (runner: QueryRunner) => Promise<unknown>, waiting: number, work: () => Promise<T>) {
  const runner = shop.db.createQueryRunner();
  await runner.startTransaction();
  await hold(runner);
  const working = work();
  await eventually(`${waiting} wait for a lock`, async () => (await waitingForLocks(shop.db)) >= waiting);
  await runner.commitTransaction();
  await runner.release();
  return working;
}

test('of accounts with the same address, however often they ask at once, each order has one', async () => {
  const email = 'shared@people.example';
  const ids = await orders(email, 6);
  const both = [await taker(email), await taker(email.toUpperCase())];
  const answers = await whileHeld(
    (runner) => runner.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [ids[0]]),
    2,
    () => Promise.all([...both, ...both, ...both].map(takeOver)),
  );
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => null));
  const taken = answers.flatMap(({ value }) => value as number[]);
  expect([...taken].sort((one, other) => one - other)).toEqual(ids);
  const owners = await ownersOf(ids);
  expect(owners.every((owner) => both.some(({ id }) => id === owner))).toBe(true);
});

test('an order whose status is being changed is waited for, and keeps both', async () => {
  const email = 'changing@people.example';
  const [id] = await orders(email, 1);
  const owner = await taker(email);
  const answer = await whileHeld(
    (runner) => runner.query(`UPDATE orders SET status = 'shipped', tracking_number = 'LB-7' WHERE id = $1`, [id]),
    1,
    () => takeOver(owner),
  );
  expect(answer.value).toEqual([id]);
  const [row] = await shop.db.query(
    'SELECT user_id AS "userId", status, tracking_number AS tracking FROM orders WHERE id = $1',
    [id],
  );
  expect(row).toEqual({ userId: owner.id, status: 'shipped', tracking: 'LB-7' });
});

test.each([
  ['an account that is being deactivated', 'UPDATE users SET active = false WHERE id = $1'],
  [
    'an address that is being changed',
    `UPDATE users SET email = 'elsewhere@people.example', email_unconfirmed = true, former_email = email WHERE id = $1`,
  ],
  ['a customer who is being made a business', `UPDATE users SET role = 'business' WHERE id = $1`],
])('nothing goes to %s', async (_, change) => {
  const email = `${change.length}@people.example`;
  const ids = await orders(email, 2);
  const owner = await taker(email);
  const answer = await whileHeld(
    (runner) => runner.query(change, [owner.id]),
    1,
    () => takeOver(owner),
  );
  expect(answer).toMatchObject({ code: 'CONFLICT', value: null });
  expect(await ownersOf(ids)).toEqual([null, null]);
});
