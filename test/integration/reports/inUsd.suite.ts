import { foldSums } from '../../../server/orders/sums/keepSums';
import { accountBody, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { random, randomBelow, randomElement } from '../../resilience/model/random';

type Fields = Record<string, any>;

jest.setTimeout(180_000);

let shop: TestShop;
let admin: ShopClient;
let customer: ShopClient;
let business: ShopClient;
let products: number[];

beforeAll(async () => {
  shop = await startShop();
  [admin, customer, business] = (await Promise.all(
    ['admin', 'customer', 'business'].map((name) => shop.signedIn(name)),
  )) as [ShopClient, ShopClient, ShopClient];
  products = [];
  for (const [name, price] of [
    ['Quince juice', '1000.00'],
    ['Dried figs', '333.33'],
    ['Walnuts', '89500.00'],
    ['Carob molasses', '12345.67'],
  ] as const) {
    products.push(await makeProduct(shop.db, { name, customerPrice: price, businessPrice: price }));
  }
  await shop.db.query(
    `UPDATE product p SET category_id = c.id FROM (SELECT id, row_number() OVER (ORDER BY id) AS rank FROM category) AS c
     WHERE c.rank = 1 + p.id % 2 AND p.id = ANY($1)`,
    [products],
  );
});
afterAll(() => shop?.stop());

const FIGURES = 'revenue revenueUsd ordersWithoutRate revenueWithoutRate';
const REPORT = `query ($from: String!, $to: String!) { report(from: $from, to: $to) { takings { ${FIGURES} } days { day ${FIGURES} }
  bestSellers(first: 100) { productId ${FIGURES} } categories { categoryId ${FIGURES} } businesses(first: 100) { userId ${FIGURES} }
  payments { paymentMethod ${FIGURES} } } }`;

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The report of a year up to tomorrow, each part by what its rows stand for. */
async function report(from = dayFrom(-360), to = dayFrom(2)): Promise<Record<string, Map<string, Fields>>> {
  const { data, errors } = await admin.graphql(REPORT, { from, to });
  expect(errors).toEqual([]);
  const { takings, days, bestSellers, categories, businesses, payments } = data.report;
  const by = (rows: Fields[], key: string) =>
    new Map(rows.map(({ [key]: of, ...figures }) => [String(of).toLowerCase(), figures]));
  return {
    takings: by([{ ...takings, all: 'all' }], 'all'),
    days: by(days, 'day'),
    bestSellers: by(bestSellers, 'productId'),
    categories: by(categories, 'categoryId'),
    businesses: by(businesses, 'userId'),
    payments: by(payments, 'paymentMethod'),
  };
}

const hundredths = (amount: string): bigint => BigInt(amount.replace('.', ''));
const amountOf = (cents: bigint): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Adds up amounts, each in USD at the rate of its order to twelve decimals, half-up (specification 13.6). */
class Sum {
  private readonly withRate = new Set<number>();
  private readonly withoutRate = new Set<number>();
  private lbp = 0n;
  private unrated = 0n;
  private usd = 0n;

  add(order: number, amount: string, rate: string | null): void {
    const lbp = hundredths(amount);
    this.lbp += lbp;
    if (rate === null) {
      this.withoutRate.add(order);
      this.unrated += lbp;
    } else {
      this.withRate.add(order);
      const of = hundredths(rate);
      this.usd += (2n * lbp * 10n ** 12n + of) / (2n * of);
    }
  }

  get figures(): Fields {
    return {
      revenue: amountOf(this.lbp),
      revenueUsd: this.withRate.size > 0 ? amountOf((this.usd + 5n * 10n ** 9n) / 10n ** 10n) : null,
      ordersWithoutRate: this.withoutRate.size,
      revenueWithoutRate: amountOf(this.unrated),
    };
  }
}

/** The same from the rows of all orders, one after the other, without any sum of the database. */
async function slowly(): Promise<Record<string, Map<string, Fields>>> {
  const orders = await shop.db.query<Fields[]>(
    `SELECT id, status, payment_method AS method, account_id AS account, total_amount::text AS total, lbp_per_usd::text AS rate,
       to_char(created_at AT TIME ZONE 'Asia/Beirut', 'YYYY-MM-DD') AS day FROM orders WHERE status <> 'cancelled' ORDER BY id`,
  );
  const lines = await shop.db.query<Fields[]>(
    `SELECT l.order_id AS id, l.product_id AS product, p.category_id AS category, (l.unit_price * l.quantity)::text AS amount
     FROM order_line l JOIN product p ON p.id = l.product_id ORDER BY l.id`,
  );
  const parts: Record<string, Map<string, Sum>> = {};
  const add = (part: string, key: unknown, { id, rate }: Fields, amount: string): void => {
    const sums = (parts[part] ??= new Map<string, Sum>());
    if (!sums.has(String(key))) sums.set(String(key), new Sum());
    sums.get(String(key))!.add(id as number, amount, rate as string | null);
  };
  for (const order of orders) {
    add('takings', 'all', order, order.total);
    add('days', order.day, order, order.total);
    add('payments', order.method, order, order.total);
    if (order.account !== null) add('businesses', order.account, order, order.total);
  }
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const line of lines) {
    const order = byId.get(line.id);
    if (!order) continue;
    add('bestSellers', line.product, order, line.amount);
    add('categories', line.category, order, line.amount);
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, sums]) => [part, new Map([...sums].map(([key, sum]) => [key, sum.figures]))]),
  );
}

const NOTHING = new Sum().figures;

/** What the report says is what the orders are; what has no orders, or cancelled ones alone, is nothing. */
async function expectReportOfOrders(): Promise<void> {
  const [said, expected] = [await report(), await slowly()];
  for (const [part, rows] of Object.entries(said)) {
    const model = expected[part] ?? new Map<string, Fields>();
    for (const [key, figures] of rows) expect([part, key, figures]).toEqual([part, key, model.get(key) ?? NOTHING]);
    expect([part, [...model.keys()].filter((key) => !rows.has(key))]).toEqual([part, []]);
  }
}

async function setRate(lbpPerUsd: string | null): Promise<void> {
  const { status } = await admin.rest('POST', '/api/admin/exchange-rates', { lbpPerUsd, showsUsd: true });
  expect(status).toBe(201);
}

const items = (): Fields[] =>
  products
    .filter(() => random() < 0.6)
    .concat(products[0]!)
    .slice(0, 3)
    .map((productId) => ({ productId, quantity: 1 + randomBelow(4) }));

async function place(): Promise<void> {
  const [client, path, body] = randomElement([
    [shop.guest(), '/api/orders/guest', guestBody(items())],
    [customer, '/api/orders', accountBody(items(), { paymentMethod: 'wishmoney' })],
    [business, '/api/business/one-click-order', { items: items() }],
  ] as const);
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect([answer.status, answer.body]).toEqual([201, expect.any(Object)]);
}

/** Some of the orders that the shop may still change. */
async function someOrder(): Promise<number | undefined> {
  const orders = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM orders WHERE status IN ('pending', 'confirmed') ORDER BY id DESC LIMIT 15`,
  );
  return orders.length > 0 ? randomElement(orders).id : undefined;
}

async function changeLines(): Promise<void> {
  const id = await someOrder();
  if (id === undefined) return;
  const lines = await shop.db.query<{ id: number; quantity: number }[]>(
    'SELECT id, quantity FROM order_line WHERE order_id = $1',
    [id],
  );
  const line = lines.find(({ quantity }) => quantity > 1);
  if (!line) return;
  const { status } = await admin.rest('PATCH', `/api/orders/${id}/lines`, {
    lines: [{ lineId: line.id, quantity: line.quantity - 1 }],
    reason: 'The press broke',
  });
  expect(status).toBe(200);
}

async function setStatus(status: string): Promise<void> {
  const id = await someOrder();
  if (id === undefined) return;
  expect((await admin.rest('PATCH', `/api/orders/${id}/status`, { status })).status).toBe(200);
}

test('where no order has a rate, nothing is said in USD', async () => {
  await place();
  const said = await report();
  for (const rows of Object.values(said)) {
    for (const { revenue, revenueUsd, revenueWithoutRate } of rows.values()) {
      expect([revenueUsd, revenueWithoutRate]).toEqual([null, revenue]);
    }
  }
  await expectReportOfOrders();
});

test('orders at changing rates, changed, cancelled and taken up again, are what a slow sum of each at its own rate says', async () => {
  for (let step = 1; step <= 60; step += 1) {
    await randomElement([
      place,
      place,
      place,
      changeLines,
      () => setStatus('cancelled'),
      () => setStatus('confirmed'),
      () => setRate(randomElement(['89500.00', '300.00', '99999.99', '1507.50', null])),
    ])();
    if (step % 6 === 0) await expectReportOfOrders();
    if (step % 15 === 0) {
      await foldSums(shop.db);
      await expectReportOfOrders();
    }
  }
  const { takings } = await report();
  expect(takings!.get('all')).toMatchObject({ revenueUsd: expect.any(String) });
});

test('many orders are rounded once, in the end', async () => {
  // Half a cent each: three are a cent and a half.
  await shop.db.query(
    `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, lbp_per_usd, created_at)
     SELECT 'guest', 'cod', 'x', 1.5, 0, 1.5, 'customer', 300, '2020-05-05 09:00:00+00' FROM generate_series(1, 3)`,
  );
  const ofThatDay = async () => (await report('2020-05-05', '2020-05-05')).takings!.get('all');
  const expected = { revenue: '4.50', revenueUsd: '0.02', ordersWithoutRate: 0, revenueWithoutRate: '0.00' };
  expect(await ofThatDay()).toEqual(expected);
  await foldSums(shop.db);
  expect(await ofThatDay()).toEqual(expected);
  await shop.db.query(`DELETE FROM orders WHERE created_at < '2021-01-01'`);
  expect(await ofThatDay()).toEqual(NOTHING);
});

test('sums of large amounts are as exact', async () => {
  await shop.db.query(
    `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, lbp_per_usd)
     SELECT 'guest', 'cod', 'x', 999999999999.99, 0, 999999999999.99, 'customer', rate
     FROM generate_series(1, 5), unnest(ARRAY[100, 89543.21, 9999999.99]) AS rate`,
  );
  await expectReportOfOrders();
});
