import { accountBody, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { statementsOf } from '../../support/statements';

let shop: TestShop;
let clients: Record<string, ShopClient>;
let orders: Record<'business' | 'customer' | 'employee', number>;

const QUERY = `query ($id: Int!) { orderPrices(orderId: $id) {
  orderId priceBook discountPercent discountAmount discountRounding
  lines { productName variant quantity unitPrice rule rounding
    price { amount baseAmount listAmount saved percentOff rule discountPercent }
    waterfall { kind rule percent change amount } sentence fr: sentence(language: FR) ar: sentence(language: AR) } } }`;

beforeAll(async () => {
  shop = await startShop();
  const juice = await makeProduct(shop.db, {
    name: 'Test juice',
    customerPrice: '10000.00',
    businessPrice: '8000.00',
    variants: { Small: { customer: '12500.00', business: '9999.99' } },
  });
  clients = {};
  for (const name of ['admin', 'customer', 'business', 'business-cash', 'employee', 'employee-cash']) {
    clients[name] = await shop.signedIn(name);
  }
  await shop.db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('ODD', 33.33)`);
  const items = [{ productId: juice, quantity: 3, selectedSize: 'Small' }];
  const place = async (who: string, change = {}) =>
    (await placeBy('GraphQL', 'account', clients[who]!, accountBody(items, change))).order!.id as number;
  const daily = await clients.employee!.rest(
    'POST',
    '/api/employee/orders',
    { items },
    { 'Idempotency-Key': newKey() },
  );
  orders = {
    business: await place('business', { discountCode: 'ODD' }),
    customer: await place('customer'),
    employee: daily.body.orderId,
  };
  // What the order keeps must do: the catalogue of today says something else.
  await shop.db.query(
    `UPDATE product SET name = 'Now', customer_price = 1, business_price = 1, deleted_at = now() WHERE id = $1`,
    [juice],
  );
  await shop.db.query('DELETE FROM product_variant WHERE product_id = $1', [juice]);
});
afterAll(() => shop.stop());

async function pricesOf(who: string, id: number): Promise<any> {
  const { data, errors } = await clients[who]!.graphql(QUERY, { id });
  return errors.length > 0 ? errors[0]!.extensions.code : data.orderPrices;
}

test('an order says from what it keeps why each line cost what it did', async () => {
  expect(await pricesOf('business', orders.business)).toEqual({
    orderId: orders.business,
    priceBook: 'discount:10.00',
    discountPercent: '33.33',
    discountAmount: '8999.09',
    discountRounding: '-0.000001',
    lines: [
      {
        productName: 'Test juice',
        variant: 'Small',
        quantity: 3,
        unitPrice: '8999.99',
        rule: 'VARIANT_BUSINESS',
        rounding: '-0.001000',
        price: {
          amount: '8999.99',
          baseAmount: '9999.99',
          listAmount: '12500.00',
          saved: '3500.01',
          percentOff: 28,
          rule: 'VARIANT_BUSINESS',
          discountPercent: '10.00',
        },
        waterfall: [
          { kind: 'CUSTOMER_PRICE', rule: null, percent: null, change: '12500.00', amount: '12500.00' },
          { kind: 'OWN_PRICE', rule: 'VARIANT_BUSINESS', percent: null, change: '-2500.01', amount: '9999.99' },
          { kind: 'DISCOUNT', rule: null, percent: '10.00', change: '-1000.00', amount: '8999.99' },
        ],
        sentence:
          'LBP 8,999.99 was the business price of this size of LBP 9,999.99 less 10%, LBP 3,500.01 (28%) below the customer price of LBP 12,500.00.',
        fr: 'LBP 8,999.99 était le prix professionnel de ce format, soit LBP 9,999.99 moins 10\u00a0%, LBP 3,500.01 (28\u00a0%) de moins que le prix public de LBP 12,500.00.',
        ar: 'كان السعر LBP 8,999.99، وهو سعر الأعمال لهذا الحجم، أي LBP 9,999.99 ناقص 10%، أقلّ بمقدار LBP 3,500.01 (28%) من سعر الزبائن البالغ LBP 12,500.00.',
      },
    ],
  });
});

test('is seen by admins, by the business for its own orders and those of its employees, and by customers for theirs', async () => {
  const seen = async (who: string) =>
    Promise.all(
      Object.values(orders).map(async (id) => {
        const found = await pricesOf(who, id);
        return found === null || typeof found === 'string' ? found : found.priceBook;
      }),
    );
  expect(await seen('admin')).toEqual(['discount:10.00', 'customer', 'discount:10.00']);
  expect(await seen('business')).toEqual(['discount:10.00', null, 'discount:10.00']);
  expect(await seen('business-cash')).toEqual([null, null, null]);
  expect(await seen('customer')).toEqual([null, 'customer', null]);
  for (const who of ['employee', 'employee-cash']) {
    expect(await seen(who)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    for (const id of Object.values(orders)) {
      const answer = await clients[who]!.rest('GET', `/api/orders/${id}/prices`);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toMatch(/\d\.\d\d/);
    }
  }
  const { errors } = await shop.guest().graphql(QUERY, { id: orders.customer });
  expect(errors[0]!.extensions.code).toBe('UNAUTHENTICATED');
});

test('says since when a line had cost so: to admins by whom and from where too, to customers not at all', async () => {
  const since = async (who: string, id: number, lineId?: number) => {
    const lines = 'query ($id: Int!) { orderPrices(orderId: $id) { lines { lineId } } }';
    const found = await clients.admin!.graphql(lines, { id });
    const { data, errors } = await clients[who]!.graphql(
      `query ($id: Int!, $lineId: Int!) { orderPrices(orderId: $id) { since(lineId: $lineId) { at actorUsername via reason } } }`,
      { id, lineId: lineId ?? found.data.orderPrices.lines[0].lineId },
    );
    expect(errors).toEqual([]);
    return data.orderPrices.since;
  };
  const [made] = await shop.db.query<{ at: Date }[]>(
    `SELECT s.at FROM price_change c JOIN price_change_set s ON s.id = c.set_id JOIN order_line l ON l.product_id = c.product_id
     WHERE l.order_id = $1 AND c.variant = l.variant AND c.old IS NULL`,
    [orders.business],
  );
  const at = made!.at.toISOString();
  const told = { at, actorUsername: null, via: expect.stringMatching(/^sql:/), reason: null };
  for (const id of Object.values(orders)) expect(await since('admin', id)).toEqual(told);
  for (const id of [orders.business, orders.employee]) {
    expect(await since('business', id)).toEqual({ at, actorUsername: null, via: null, reason: null });
  }
  expect(await since('customer', orders.customer)).toBeNull();
  // Of no such line nothing is said.
  expect(await since('admin', orders.business, 1)).toBeNull();
});

test('a customer reads the customer price alone', async () => {
  const { body, text } = await clients.customer!.rest('GET', `/api/orders/${orders.customer}/prices?language=fr`);
  expect(body.lines).toMatchObject([
    {
      unitPrice: '12500.00',
      rule: 'variant_customer',
      waterfall: [{ kind: 'customer_price', change: '12500.00', amount: '12500.00' }],
      sentence: 'LBP 12,500 était le prix public de ce format.',
    },
  ]);
  expect(text).not.toMatch(/9999|8000|8999/);
});

test('an order of before says that its reasons were not kept, and what is known', async () => {
  await shop.db.query(
    `UPDATE order_line SET base_amount = NULL, discount_percent = NULL, rounding = NULL, list_amount = NULL, saved_amount = NULL
     WHERE order_id = $1`,
    [orders.customer],
  );
  await shop.db.query('UPDATE orders SET discount_rounding = NULL WHERE id = $1', [orders.customer]);
  expect(await pricesOf('customer', orders.customer)).toMatchObject({
    priceBook: 'customer',
    discountRounding: null,
    lines: [
      {
        unitPrice: '12500.00',
        rule: 'VARIANT_CUSTOMER',
        rounding: null,
        price: null,
        waterfall: [],
        sentence:
          'LBP 12,500 was the customer price of this size. What it was made of was not kept for orders of before.',
        fr: 'LBP 12,500 était le prix public de ce format. Le détail n’a pas été conservé pour les commandes d’avant.',
      },
    ],
  });
});

test('it costs two statements, beside who asks', async () => {
  const alone = await statementsOf(() => clients.business!.graphql('{ viewer { id } }'));
  const asked = await statementsOf(() => pricesOf('business', orders.business));
  expect(asked.length - alone.length).toBe(2);
});

test('since when a price holds is told of a guest’s order that a later account took over, as before', async () => {
  const product = await makeProduct(shop.db, { name: 'Quinces', customerPrice: '10.00' });
  await shop.db.query('UPDATE product SET customer_price = 12 WHERE id = $1', [product]);
  const { order } = await placeBy(
    'GraphQL',
    'guest',
    shop.guest(),
    guestBody([{ productId: product, quantity: 1 }]),
    newKey(),
  );
  const [line] = await shop.db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1', [order!.id]);
  const since = async () => {
    const { data, errors } = await clients.admin!.graphql(
      'query ($id: Int!, $line: Int!) { orderPrices(orderId: $id) { since(lineId: $line) { at } } }',
      { id: order!.id, line: line!.id },
    );
    expect(errors).toEqual([]);
    return data.orderPrices.since;
  };
  const before = await since();
  expect(before).toEqual({ at: expect.any(String) });
  const [later] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role) VALUES ('later', 'later@people.example', 'x', 'customer')
     RETURNING id`,
  );
  await shop.db.query('UPDATE orders SET user_id = $2 WHERE id = $1', [order!.id, later!.id]);
  expect(await since()).toEqual(before);
});
