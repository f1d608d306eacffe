import { accountBody, footprint, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

const AGAIN = `query ($id: Int!) { orderAgain(orderId: $id) {
  productName variant quantity unitPriceThen unitPrice obstacle } }`;

let shop: TestShop;
const clients: Record<string, ShopClient> = {};
/** Each product by what becomes of it after it was ordered. */
let ids: Record<'same' | 'dearer' | 'gone' | 'out' | 'sized' | 'unpriced' | 'agreed', number>;

beforeAll(async () => {
  shop = await startShop();
  for (const name of ['customer', 'business', 'business-cash', 'employee', 'employee-cash', 'admin']) {
    clients[name] = await shop.signedIn(name);
  }
  const at = (name: string, customerPrice: string, businessPrice: string) =>
    makeProduct(shop.db, { name, customerPrice, businessPrice });
  ids = {
    same: await at('Same', '10.00', '8.00'),
    dearer: await at('Dearer', '20.00', '18.00'),
    gone: await at('Gone', '30.00', '28.00'),
    out: await at('Out', '40.00', '38.00'),
    unpriced: await at('Unpriced', '50.00', '48.00'),
    agreed: await at('Agreed', '60.00', '58.00'),
    sized: await makeProduct(shop.db, {
      name: 'Sized',
      variants: { Small: { customer: '5.00', business: '4.00' }, Large: { customer: '9.00', business: '7.00' } },
    }),
  };
});
afterAll(() => shop.stop());

const lines = () => [
  { productId: ids.same, quantity: 2 },
  { productId: ids.sized, quantity: 1, selectedSize: 'Small' },
  { productId: ids.sized, quantity: 3, selectedSize: 'Large' },
  { productId: ids.dearer, quantity: 1 },
  { productId: ids.gone, quantity: 1 },
  { productId: ids.out, quantity: 1 },
  { productId: ids.unpriced, quantity: 1 },
  { productId: ids.agreed, quantity: 1 },
  { productId: ids.same, quantity: 5 },
];

async function placed(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
  return (answer.body.id ?? answer.body.orderId) as number;
}

async function again(who: string, id: number): Promise<Fields[] | null> {
  const { data, errors } = await clients[who]!.graphql(AGAIN, { id });
  expect(errors).toEqual([]);
  return data.orderAgain;
}

test('a past order is shown as it could be ordered now, at the prices of the viewer', async () => {
  const orders: Record<string, number> = {
    customer: await placed(clients.customer!, '/api/orders', accountBody(lines())),
    'business-cash': await placed(clients['business-cash']!, '/api/business/one-click-order', {
      items: lines().map(({ selectedSize, ...line }) => ({ ...line, variant: selectedSize })),
    }),
    'employee-cash': await placed(clients['employee-cash']!, '/api/employee/orders', { items: lines() }),
  };
  const { db } = shop;
  const cash = await idOf(db, 'business-cash');
  await db.query('UPDATE product SET customer_price = 25, business_price = 22 WHERE id = $1', [ids.dearer]);
  await db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [ids.gone]);
  await db.query(`UPDATE product SET in_stock = false, name = 'Out for now' WHERE id = $1`, [ids.out]);
  await db.query(`DELETE FROM product_variant WHERE product_id = $1 AND name = 'Large'`, [ids.sized]);
  await db.query('UPDATE product SET customer_price = NULL, business_price = NULL WHERE id = ANY($1)', [
    [ids.unpriced, ids.agreed],
  ]);
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, '', 55), ($1, $3, '', 7)`,
    [cash, ids.agreed, ids.same],
  );
  const before = await footprint(db);

  const line = (
    productName: string,
    quantity: number,
    unitPriceThen: string | null,
    unitPrice: string | null,
    obstacle: string | null = null,
    variant: string | null = null,
  ) => ({ productName, variant, quantity, unitPriceThen, unitPrice, obstacle });
  expect(await again('customer', orders.customer!)).toEqual([
    line('Same', 7, '10.00', '10.00'),
    line('Sized', 1, '5.00', '5.00', null, 'Small'),
    line('Sized', 3, '9.00', null, 'SIZE_GONE', 'Large'),
    line('Dearer', 1, '20.00', '25.00'),
    line('Gone', 1, '30.00', null, 'NO_LONGER_SOLD'),
    line('Out for now', 1, '40.00', null, 'OUT_OF_STOCK'),
    line('Unpriced', 1, '50.00', null, 'PRICE_UNAVAILABLE'),
    line('Agreed', 1, '60.00', null, 'PRICE_UNAVAILABLE'),
  ]);
  expect(await again('business-cash', orders['business-cash']!)).toEqual([
    line('Same', 7, '8.00', '7.00'),
    line('Sized', 1, '4.00', '4.00', null, 'Small'),
    line('Sized', 3, '7.00', null, 'SIZE_GONE', 'Large'),
    line('Dearer', 1, '18.00', '22.00'),
    line('Gone', 1, '28.00', null, 'NO_LONGER_SOLD'),
    line('Out for now', 1, '38.00', null, 'OUT_OF_STOCK'),
    line('Unpriced', 1, '48.00', null, 'PRICE_UNAVAILABLE'),
    line('Agreed', 1, '58.00', '55.00'),
  ]);
  // An employee orders by the prices of the business, and is told none of them.
  expect(await again('employee-cash', orders['employee-cash']!)).toEqual([
    line('Same', 7, null, null),
    line('Sized', 1, null, null, null, 'Small'),
    line('Sized', 3, null, null, 'SIZE_GONE', 'Large'),
    line('Dearer', 1, null, null),
    line('Gone', 1, null, null, 'NO_LONGER_SOLD'),
    line('Out for now', 1, null, null, 'OUT_OF_STOCK'),
    line('Unpriced', 1, null, null, 'PRICE_UNAVAILABLE'),
    line('Agreed', 1, null, null),
  ]);
  // The business may order again what its employee has ordered; nobody else is told of it.
  expect(await again('business-cash', orders['employee-cash']!)).toHaveLength(8);
  for (const [who, id] of [
    ['customer', orders['business-cash']],
    ['employee', orders['employee-cash']],
    ['employee-cash', orders['business-cash']],
    ['business', orders['employee-cash']],
  ] as const) {
    expect(await again(who, id!)).toBeNull();
  }
  expect(await footprint(db)).toEqual(before);
});

test('an employee whose business may not order is refused with the reason', async () => {
  const id = await placed(clients.employee!, '/api/employee/orders', { items: [{ productId: ids.same, quantity: 1 }] });
  await shop.db.query(`UPDATE users SET business_approved = false WHERE username = 'business'`);
  try {
    const { data, errors } = await clients.employee!.graphql(AGAIN, { id });
    expect(data?.orderAgain ?? null).toBeNull();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  } finally {
    await shop.db.query(`UPDATE users SET business_approved = true WHERE username = 'business'`);
  }
});

test('admins see the names of all who changed an order; buyers see only their own', async () => {
  const id = await placed(clients.employee!, '/api/employee/orders', { items: [{ productId: ids.same, quantity: 1 }] });
  await clients.admin!.rest('PATCH', `/api/orders/${id}/status`, { status: 'confirmed' });
  const names = async (who: string) => {
    const { data } = await clients[who]!.graphql('query ($id: Int!) { order(id: $id) { history { byUsername } } }', {
      id,
    });
    const { body } = await clients[who]!.rest('GET', `/api/orders/${id}`);
    const byRest = (body.history as Fields[]).map(({ byUsername }) => byUsername);
    expect(data.order.history.map(({ byUsername }: Fields) => byUsername)).toEqual(byRest);
    return byRest;
  };
  expect(await names('admin')).toEqual(['employee', 'admin']);
  expect(await names('business')).toEqual(['employee', null]);
  expect(await names('employee')).toEqual(['employee', null]);
});
