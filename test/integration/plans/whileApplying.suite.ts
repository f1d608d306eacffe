import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { accountBody, guestBody, idOf, makeProduct } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { eventually } from '../../support/processes';
import { moveClock, startShopWithClock } from '../../support/data/databaseClock';
import type { TestShop } from '../../support/shop';
import { waitingForLocks } from '../../support/data/rows';
import { insertUnheard, stateOf, type PlannedRow } from './planRows';

let shop: TestShop;
let businessId: number;

beforeAll(async () => {
  shop = await startShopWithClock();
  businessId = await idOf(shop.db, 'business');
});
afterAll(() => shop.stop());

const juice = () => makeProduct(shop.db, { name: 'Juice', customerPrice: '10', businessPrice: '8' });
const order = (productId: number) => placeBy('REST', 'guest', shop.guest(), guestBody([{ productId, quantity: 1 }]));
const orderOfBusiness = async (productId: number, more = {}) =>
  placeBy('REST', 'account', await shop.signedIn('business'), accountBody([{ productId, quantity: 1 }], more));

/** Writes a plan of which no process is told, due at once unless it says when. */
const unheard = async (rows: PlannedRow[], inMs = 0) => (await insertUnheard(shop.db, inMs, rows)).id;

/** Holds what the statements lock until the work is done, and commits or undoes them then. */
async function holding(statements: string[], end: 'COMMIT' | 'ROLLBACK', work: () => Promise<void>): Promise<void> {
  const runner = shop.db.createQueryRunner();
  await runner.startTransaction();
  for (const statement of statements) await runner.query(statement);
  try {
    await work();
  } finally {
    await runner.query(end);
  }
  await runner.release();
}

const lastOrder = async () => {
  const [row] = await shop.db.query<{ price_book: string; account_id: number | null }[]>(
    'SELECT price_book, account_id FROM orders ORDER BY id DESC LIMIT 1',
  );
  return row!;
};

test('a plan that waits for a locked row lets orders of everything else pass, and its own be asked again', async () => {
  const [planned, other] = [await juice(), await juice()];
  let plan = 0;
  await holding([`UPDATE product SET description = 'by hand' WHERE id = ${planned}`], 'ROLLBACK', async () => {
    plan = await unheard([{ kind: 'customer_price', productId: planned, value: '9.00' }]);
    const waiting = Array.from({ length: 25 }, () => order(planned));
    expect((await order(other)).status).toBe(201);
    await shop.signedIn('customer');
    for (const { status, code } of await Promise.all(waiting)) expect([status, code]).toEqual([503, 'UNAVAILABLE']);
    expect(await stateOf(shop.db, plan)).toBe('planned');
  });
  expect((await order(planned)).order!.subtotalAmount).toBe('9.00');
  expect(await stateOf(shop.db, plan)).toBe('applied');
});

test('a plan that is put off while it waits to be applied is left for its new instant', async () => {
  const product = await juice();
  const plan = await unheard([{ kind: 'customer_price', productId: product, value: '99.00' }], 3_600_000);
  let placing: ReturnType<typeof order> | undefined;
  const later = (table: string, id: string) => `UPDATE ${table} SET at = at + interval '1 day' WHERE ${id} = ${plan}`;
  await holding([later('price_plan', 'id'), later('price_plan_item', 'plan_id')], 'COMMIT', async () => {
    // Its first instant comes.
    await moveClock(shop.db, '1 hour');
    placing = order(product);
    await eventually('somebody waits for the plan', async () => (await waitingForLocks(shop.db)) > 0);
  });
  expect((await placing)!.order!.subtotalAmount).toBe('10.00');
  expect(await stateOf(shop.db, plan)).toBe('planned');
});

test('whose order it is, and whether it may be on credit, follows the terms of the instant of its prices', async () => {
  const product = await juice();
  await unheard([{ kind: 'approval', userId: businessId, value: 'false' }]);
  expect(await orderOfBusiness(product, { paymentMethod: 'credit' })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect((await orderOfBusiness(product)).order!.subtotalAmount).toBe('10.00');
  expect(await lastOrder()).toEqual({ price_book: 'customer', account_id: null });
  await unheard([
    { kind: 'approval', userId: businessId, value: 'true' },
    { kind: 'pricing_mode', userId: businessId, value: 'individual' },
  ]);
  expect((await orderOfBusiness(product)).order!.subtotalAmount).toBe('8.00');
  expect(await lastOrder()).toEqual({ price_book: `individual:${businessId}`, account_id: businessId });
  const wrong: string[] = [];
  await verifyOrders(shop.db, (line) => wrong.push(line));
  expect(wrong).toEqual([]);
});
