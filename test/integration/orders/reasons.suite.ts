import { accountBody, guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { APIS, placeBy } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

let shop: TestShop;
let clients: Record<string, ShopClient>;
let juice: number;
let bare: number;

beforeAll(async () => {
  shop = await startShop();
  juice = await makeProduct(shop.db, {
    name: 'Test juice',
    customerPrice: '10.00',
    businessPrice: '8.00',
    variants: { Small: { customer: '12.50', business: '9.99' } },
  });
  bare = await makeProduct(shop.db, { name: 'For businesses', businessPrice: '0.15' });
  await shop.db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, '', 10.50), ($1, $2, 'Small', 7.77)`,
    [await idOf(shop.db, 'business-cash'), juice],
  );
  await shop.db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('ODD', 33.33)`);
  clients = { guest: shop.guest() };
  for (const name of ['customer', 'business', 'business-cash', 'employee', 'employee-cash']) {
    clients[name] = await shop.signedIn(name);
  }
});
afterAll(() => shop.stop());

const reasonsOf = (orderId: number): Promise<Record<string, unknown>[]> =>
  shop.db.query(
    `SELECT unit_price, price_rule, base_amount, discount_percent, rounding, list_amount, saved_amount
     FROM order_line WHERE order_id = $1 ORDER BY position`,
    [orderId],
  );

const roundingOf = async (orderId: number): Promise<unknown> =>
  (
    await shop.db.query<Record<string, unknown>[]>(
      'SELECT price_book, discount_percent, discount_amount, discount_rounding FROM orders WHERE id = $1',
      [orderId],
    )
  )[0];

const reason = (
  unit: string,
  rule: string,
  base: string,
  percent: string | null,
  rounding: string,
  list: string | null,
  saved: string,
) => ({
  unit_price: unit,
  price_rule: rule,
  base_amount: base,
  discount_percent: percent,
  rounding,
  list_amount: list,
  saved_amount: saved,
});

const CUSTOMERS = [
  reason('12.50', 'variant_customer', '12.50', null, '0.000000', '12.50', '0.00'),
  reason('10.00', 'customer', '10.00', null, '0.000000', '10.00', '0.00'),
];
// 8.991 is rounded down, 0.135 up.
const LESS_TEN = [
  reason('8.99', 'variant_business', '9.99', '10.00', '-0.001000', '12.50', '3.51'),
  reason('7.20', 'business', '8.00', '10.00', '0.000000', '10.00', '2.80'),
  reason('0.14', 'business', '0.15', '10.00', '0.005000', null, '0.00'),
];
// What was agreed may be more than the customer price.
const AGREED = [
  reason('7.77', 'individual_variant', '7.77', null, '0.000000', '12.50', '4.73'),
  reason('10.50', 'individual_product', '10.50', null, '0.000000', '10.00', '0.00'),
  reason('0.15', 'business', '0.15', null, '0.000000', null, '0.00'),
];

const lines = (count: number) =>
  [
    { productId: juice, quantity: 3, selectedSize: 'Small' },
    { productId: juice, quantity: 1 },
    { productId: bare, quantity: 7 },
  ].slice(0, count);

describe('a line keeps why it cost what it did', () => {
  test.each([
    ['guest', 'guest', CUSTOMERS],
    ['guest', 'account', CUSTOMERS],
    ['customer', 'account', CUSTOMERS],
    ['business', 'account', LESS_TEN],
    ['business', 'guest', LESS_TEN],
    ['business-cash', 'account', AGREED],
  ] as const)('%s, %s checkout', async (who, checkout, expected) => {
    for (const api of APIS) {
      const body = (checkout === 'guest' ? guestBody : accountBody)(lines(expected.length));
      const { order } = await placeBy(api, checkout, clients[who]!, body);
      expect(await reasonsOf(order!.id)).toEqual(expected);
    }
  });

  test.each([
    ['business', '/api/business/one-click-order', LESS_TEN],
    ['business-cash', '/api/business/one-click-order', AGREED],
    ['employee', '/api/employee/orders', LESS_TEN],
    ['employee-cash', '/api/employee/orders', AGREED],
  ] as const)('%s by %s', async (who, path, expected) => {
    const items = lines(3).map(({ productId, quantity, selectedSize }) => ({
      productId,
      quantity,
      variant: selectedSize,
    }));
    const answer = await clients[who]!.rest('POST', path, { items }, { 'Idempotency-Key': newKey() });
    expect(answer.status).toBe(201);
    expect(await reasonsOf(answer.body.orderId)).toEqual(expected);
    // An employee is told none of it; milliseconds of the instant may look like a price.
    const told = answer.text.replace(answer.body.createdAt, '');
    if (who.startsWith('employee')) expect(told).not.toMatch(/8\.99|9\.99|7\.77|12\.50/);
  });
});

test.each([
  // 47.50 × 33.33 % is 15.83175, and 10 % of it 4.75.
  ['ODD', { discount_percent: '33.33', discount_amount: '15.83', discount_rounding: '-0.001750' }],
  ['WELCOME10', { discount_percent: '10.00', discount_amount: '4.75', discount_rounding: '0.000000' }],
  [undefined, { discount_percent: null, discount_amount: '0.00', discount_rounding: '0.000000' }],
])('an order keeps what rounding added to its discount: code %s', async (discountCode, expected) => {
  const { order } = await placeBy('GraphQL', 'guest', clients.guest!, guestBody(lines(2), { discountCode }));
  expect(await roundingOf(order!.id)).toEqual({ price_book: 'customer', ...expected });
});

test('PostgreSQL refuses a reason that does not give the price, and takes a line of before, which has none', async () => {
  const { order } = await placeBy('GraphQL', 'account', clients.business!, accountBody(lines(3)));
  const set = (change: string) => shop.db.query(`UPDATE order_line SET ${change} WHERE order_id = $1`, [order!.id]);
  for (const change of [
    'base_amount = base_amount + 0.01',
    'discount_percent = 10.01',
    'discount_percent = NULL',
    'saved_amount = saved_amount + 1',
    'list_amount = 9999',
    'rounding = rounding + 0.001',
    'unit_price = unit_price + 0.01, rounding = rounding + 0.01',
    'base_amount = NULL',
    'saved_amount = NULL',
    'rounding = NULL',
  ]) {
    await expect(set(change)).rejects.toThrow('order_line_reason');
  }
  await expect(shop.db.query('UPDATE orders SET discount_rounding = 0.001 WHERE id = $1', [order!.id])).rejects.toThrow(
    'orders_discount_rounding',
  );
  expect(await reasonsOf(order!.id)).toEqual(LESS_TEN);
  await set('base_amount = NULL, discount_percent = NULL, rounding = NULL, list_amount = NULL, saved_amount = NULL');
});
