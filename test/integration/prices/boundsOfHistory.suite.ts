import { guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { changedAt, clock } from './steps';

// What the history shows of what was not to be seen, how far it is counted, and when an order was placed by it.
let shop: TestShop;
let admin: ShopClient, business: ShopClient;

beforeAll(async () => {
  shop = await startShop();
  [admin, business] = [await shop.signedIn('admin'), await shop.signedIn('business')];
});
afterAll(() => shop.stop());

const figs = () =>
  makeProduct(shop.db, { name: 'Figs', customerPrice: '10.00', variants: { Small: { customer: '5.00' } } });

const OWN = `query ($productId: Int!) { ownPriceHistory(productId: $productId, descending: false) {
  totalCount nodes { variant values { name old new } } } }`;

test('a business is told nothing of what a product became while it was hidden', async () => {
  const id = await figs();
  const change = (sql: string) => shop.db.query(`UPDATE ${sql}`, [id]);
  await change(`product SET customer_price = 11 WHERE id = $1`);
  await change(`product_variant SET customer_price = 6 WHERE product_id = $1`);
  await change(`product SET deleted_at = now(), customer_price = 12 WHERE id = $1`);
  await change(`product SET customer_price = 666 WHERE id = $1`);
  await change(`product_variant SET customer_price = 777 WHERE product_id = $1`);
  await change(`product SET deleted_at = NULL, customer_price = 13 WHERE id = $1`);
  await change(`product_variant SET customer_price = 8 WHERE product_id = $1`);
  await change(`product SET customer_price = 14 WHERE id = $1`);
  const { data, errors } = await business.graphql(OWN, { productId: id });
  expect(errors).toEqual([]);
  const { nodes, totalCount } = data.ownPriceHistory;
  const price = (variant: string | null, old: string | null, now: string) => ({
    variant,
    values: [{ name: 'customerPrice', old, new: now }],
  });
  expect(nodes).toEqual([
    price(null, null, '10.00'),
    price('Small', null, '5.00'),
    price(null, '10.00', '11.00'),
    price('Small', '5.00', '6.00'),
    price('Small', '777.00', '8.00'),
    price(null, '13.00', '14.00'),
  ]);
  expect(totalCount).toBe(6);
});

test('there is no price of a customer who was not there yet', async () => {
  const id = await figs();
  const at = await clock(shop.db);
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role) VALUES ('late', 'late@x.example', 'x', 'customer')`,
  );
  const userId = await idOf(shop.db, 'late');
  const ask = (asked: string) =>
    admin.rest('GET', `/api/products/${id}/price-at?userId=${userId}&at=${encodeURIComponent(asked)}`);
  expect((await ask(at)).body).toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining('User') });
  expect((await ask(await clock(shop.db))).body).toMatchObject({ price: { amount: '10.00' } });
});

test('changes are counted up to ten thousand, and one more stands for more', async () => {
  const id = await figs();
  const count = async () => {
    const { body } = await admin.rest('POST', '/graphql', {
      query: 'query ($id: Int!) { priceHistory(productId: $id) { totalCount } }',
      variables: { id },
    });
    return body.data.priceHistory.totalCount as number;
  };
  const add = (changes: number) =>
    shop.db.query(
      `WITH told AS (INSERT INTO price_change_set (at, via) SELECT max(at), 'test' FROM price_change_set RETURNING id, at)
       INSERT INTO price_change (set_id, at, kind, product_id, variant, old, new)
       SELECT told.id, told.at, 'product', $1, '', '{}', '{}' FROM told, generate_series(1, $2::integer)`,
      [id, changes],
    );
  // Two of them are of the product itself and its size.
  await add(9_998);
  expect(await count()).toBe(10_000);
  await add(5);
  expect(await count()).toBe(10_001);
});

test('an order that waited for its key is not placed before the price that it pays held', async () => {
  const id = await figs();
  const key = newKey();
  const holder = shop.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query(
    `INSERT INTO order_request (buyer, key, body_hash, order_id) VALUES ('guest', $1, '\\x00', nextval('orders_id_seq'))`,
    [key],
  );
  const placing = placeBy('REST', 'guest', shop.guest(), guestBody([{ productId: id, quantity: 1 }]), key);
  await eventually('the order waits', async () => {
    const [row] = await shop.db.query<[{ waits: boolean }]>(
      `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%order_request%'
         AND datname = current_database()) AS waits`,
    );
    return row.waits;
  });
  const since = await changedAt(shop.db, () =>
    shop.db.query('UPDATE product SET customer_price = 20 WHERE id = $1', [id]),
  );
  await holder.rollbackTransaction();
  await holder.release();
  const { order } = await placing;
  const [row] = await shop.db.query<{ price: string; isSince: boolean; isToldSo: boolean; isEvent: boolean }[]>(
    `SELECT l.unit_price AS price, o.created_at >= $2 AS "isSince", o.created_at = $3 AS "isToldSo",
       (SELECT e.at = o.created_at FROM order_event e WHERE e.order_id = o.id) AS "isEvent"
     FROM orders o JOIN order_line l ON l.order_id = o.id WHERE o.id = $1`,
    [order!.id, since, order!.createdAt],
  );
  expect(row).toEqual({ price: '20.00', isSince: true, isToldSo: true, isEvent: true });
});
