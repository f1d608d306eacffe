import { moveClock, startShopWithClock, stopClock } from '../../support/data/databaseClock';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { eventually } from '../../support/processes';
import type { TestShop } from '../../support/shop';
import { waitingForLocks } from '../../support/data/rows';
import { insertPlan, insertUnheard, stateOf } from './planRows';

/** Planned prices on a clock that the test sets: their very instant, and a clock that goes back (specification 23.3). */
let shop: TestShop;
beforeAll(async () => {
  shop = await startShopWithClock();
});
afterAll(() => shop.stop());

const HOUR = 3_600_000;

const juice = () => makeProduct(shop.db, { name: 'Juice', customerPrice: '10', businessPrice: '8' });
const plansOf = (productId: number, value: string) => [{ kind: 'customer_price', productId, value }];

/** Orders one as a guest. @returns what it cost */
async function paid(productId: number): Promise<string> {
  const { order, message } = await placeBy('REST', 'guest', shop.guest(), guestBody([{ productId, quantity: 1 }]));
  expect(message).toBeNull();
  return order!.subtotalAmount as string;
}

async function textOf(sql: string, values: unknown[] = []): Promise<string> {
  const [row] = await shop.db.query<[Record<string, string>]>(sql, values);
  return Object.values(row)[0]!;
}

test('an order at the very instant pays the new price, one a microsecond before it the old one', async () => {
  const product = await juice();
  const { id } = await insertUnheard(shop.db, HOUR, plansOf(product, '30.00'));
  const instant = (less: string) =>
    textOf(`SELECT (at - $2::interval)::text FROM price_plan WHERE id = $1`, [id, less]);
  await stopClock(shop.db, await instant('1 microsecond'));
  expect(await paid(product)).toBe('10.00');
  expect(await stateOf(shop.db, id)).toBe('planned');
  await stopClock(shop.db, await instant('0'));
  expect(await paid(product)).toBe('30.00');
  expect(await stateOf(shop.db, id)).toBe('applied');
  const times = await shop.db.query<{ late: boolean }[]>(
    `SELECT created_at >= $1::timestamptz AS late FROM orders ORDER BY id DESC LIMIT 2`,
    [await instant('0')],
  );
  expect(times).toEqual([{ late: true }, { late: false }]);
  await moveClock(shop.db, '1 hour');
});

test('when the clock goes back, what was applied stays, is not applied again, and the history goes on in its order', async () => {
  const product = await juice();
  const first = await insertPlan(shop.db, HOUR, plansOf(product, '11.00'));
  const second = await insertPlan(shop.db, 2 * HOUR, plansOf(product, '12.00'));
  await moveClock(shop.db, '90 minutes');
  await eventually('the first is applied', async () => (await stateOf(shop.db, first.id)) === 'applied');
  await moveClock(shop.db, '-1 hour');
  expect(await paid(product)).toBe('11.00');
  await shop.db.query('UPDATE product SET customer_price = 11.50 WHERE id = $1', [product]);
  expect(await paid(product)).toBe('11.50');
  await moveClock(shop.db, '2 hours');
  await eventually('the second is applied', async () => (await stateOf(shop.db, second.id)) === 'applied');
  expect(await paid(product)).toBe('12.00');
  const history = await shop.db.query<{ price: string; inOrder: boolean }[]>(
    `SELECT c.new->>'customerPrice' AS price, s.at >= lag(s.at, 1, s.at) OVER (ORDER BY c.id) AS "inOrder"
     FROM price_change c JOIN price_change_set s ON s.id = c.set_id WHERE c.product_id = $1 ORDER BY c.id`,
    [product],
  );
  expect(history).toEqual(['10.00', '11.00', '11.50', '12.00'].map((price) => ({ price, inOrder: true })));
  const applied = await shop.db.query<unknown[]>(
    `SELECT subject_id FROM audit_entry WHERE action = 'pricePlan.apply' AND subject_id = ANY($1) ORDER BY id`,
    [[String(first.id), String(second.id)]],
  );
  expect(applied).toEqual([{ subject_id: String(first.id) }, { subject_id: String(second.id) }]);
});

test('a plan whose instant comes while it is being written is refused, and is not there', async () => {
  const product = await juice();
  const admin = await shop.signedIn('admin');
  const at = new Date(await textOf(`SELECT date_trunc('minute', clock_timestamp()) + interval '1 hour'`)).toISOString();
  const count = () => textOf('SELECT count(*) FROM price_plan');
  const before = await count();
  // Another plan for the same thing and instant, which is not there in the end: the new one waits for it.
  const other = shop.db.createQueryRunner();
  await other.startTransaction();
  await other.query(
    `WITH plan AS (INSERT INTO price_plan (at, change_count, made_by_username) VALUES ($1, 1, 'admin') RETURNING id)
     INSERT INTO price_plan_item (plan_id, position, kind, product_id, value, at)
     SELECT id, 0, 'customer_price', $2, '12.00', $1 FROM plan`,
    [at, product],
  );
  const changes = [{ kind: 'customer_price', productId: product, value: '11.00' }];
  const planning = admin.rest('POST', '/api/admin/price-plans', { at, changes });
  await eventually('it waits', async () => (await waitingForLocks(shop.db)) === 1);
  await moveClock(shop.db, '2 hours');
  await other.rollbackTransaction();
  await other.release();
  const { status, body } = await planning;
  expect([status, body.fields]).toEqual([400, { at: 'This is over; choose a day and time to come' }]);
  expect(await count()).toBe(before);
  expect(await paid(product)).toBe('10.00');
});
