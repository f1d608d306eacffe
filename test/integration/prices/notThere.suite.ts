import { idOf, makeProduct } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { changedAt, clock } from './steps';

// What was not there had no price, and of changes of one moment the one that made the price is told.
let shop: TestShop;
let admin: ShopClient;
let from: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  from = await clock(shop.db);
});
afterAll(() => shop.stop());

const TIMELINE = `query ($id: Int!, $variant: String, $from: DateTime, $userIds: [Int!]) {
  priceTimeline(productId: $id, variant: $variant, from: $from, userIds: $userIds) { series { kind points { at amount } } } }`;

/** The amounts of each line one after the other. */
async function amounts(asked: Record<string, unknown>): Promise<Record<string, (string | null)[]>> {
  const { data, errors } = await admin.graphql(TIMELINE, { from, ...asked });
  expect(errors).toEqual([]);
  return Object.fromEntries(
    data.priceTimeline.series.map(({ kind, points }: any) => [kind, points.map(({ amount }: any) => amount)]),
  );
}

const since = async (asked: Record<string, unknown>) => {
  const { data, errors } = await admin.graphql(
    `query ($id: Int!, $variant: String, $userId: Int) { priceExplanation(productId: $id, variant: $variant, userId: $userId) {
      price { amount } since { at actorUsername via } } }`,
    asked,
  );
  expect(errors).toEqual([]);
  return data.priceExplanation;
};

test('a size has prices while it is there, whatever its product costs', async () => {
  const id = await makeProduct(shop.db, {
    ...{ name: 'Syrup', customerPrice: '10.00', businessPrice: '9.00' },
    variants: { Small: { customer: '5.00', business: '4.00' } },
  });
  const rename = () => shop.db.query(`UPDATE product_variant SET name = 'Glass' WHERE product_id = $1`, [id]);
  await changedAt(shop.db, rename);
  const business = await idOf(shop.db, 'business');
  const prices = { CUSTOMER: [null, '5.00'], BUSINESS: [null, '4.00'], LEGACY: [null], OWN: [null, '3.60'] };
  expect(await amounts({ id, variant: 'Glass', userIds: [business] })).toEqual(prices);
  expect(await amounts({ id, variant: 'Small' })).toMatchObject({ CUSTOMER: [null, '5.00', null] });
  expect(await amounts({ id, variant: 'Never' })).toEqual({ CUSTOMER: [null], BUSINESS: [null], LEGACY: [null] });
});

test('the price of a new size is as old as the size, also where it is that of the product', async () => {
  const id = await makeProduct(shop.db, { name: 'Molasses', customerPrice: '10.00' });
  await changedAt(shop.db, () => Promise.resolve());
  const at = await changedAt(shop.db, () =>
    shop.db.query(`INSERT INTO product_variant VALUES ($1, 'Jar', 0, 10, 9)`, [id]),
  );
  expect(await since({ id, variant: 'Jar' })).toMatchObject({ price: { amount: '10.00' }, since: { at } });
});

test('a business paid nothing before it had an account', async () => {
  const id = await makeProduct(shop.db, { name: 'Sumac', customerPrice: '10.00' });
  await changedAt(shop.db, () => Promise.resolve());
  const at = await changedAt(shop.db, () =>
    shop.db.query(
      `INSERT INTO users (username, email, password_hash, role, business_approved)
       VALUES ('newcomer', 'newcomer@x.example', 'x', 'business', true)`,
    ),
  );
  const userId = await idOf(shop.db, 'newcomer');
  expect(await amounts({ id, userIds: [userId] })).toMatchObject({ CUSTOMER: [null, '10.00'], OWN: [null, '10.00'] });
  expect(await since({ id, userId })).toMatchObject({ price: { amount: '10.00' }, since: { at } });
});

test('of changes that hold from the same moment on, the one that made the price is told', async () => {
  const id = await makeProduct(shop.db, { name: 'Zaatar', customerPrice: '20.00', businessPrice: '10.00' });
  const userId = await idOf(shop.db, 'business');
  await changedAt(shop.db, () => Promise.resolve());
  const before = await shop.db.query<[{ id: string }]>('SELECT max(id) AS id FROM price_change_set');
  const { errors } = await admin.graphql(
    'mutation ($userId: Int!) { setBusinessDiscount(userId: $userId, discount: 50) { id } }',
    { userId },
  );
  expect(errors).toEqual([]);
  await shop.db.query(`UPDATE product SET customer_price = 21 WHERE id = $1`, [id]);
  await shop.db.transaction(async (tx) => {
    await tx.query('ALTER TABLE price_change_set DISABLE TRIGGER USER');
    await tx.query('UPDATE price_change_set SET at = (SELECT max(at) FROM price_change_set) WHERE id > $1', [
      before[0].id,
    ]);
    await tx.query('ALTER TABLE price_change_set ENABLE TRIGGER USER');
  });
  expect(await since({ id, userId })).toMatchObject({ price: { amount: '5.00' }, since: { actorUsername: 'admin' } });
});
