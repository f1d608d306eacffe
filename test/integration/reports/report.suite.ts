import { ensureAdmin } from '../../../server/accounts/users/firstAdmin';
import { makeProduct } from '../../support/data/orderBodies';
import { foldSums } from '../../../server/orders/sums/keepSums';
import { startShop, type TestShop } from '../../support/shop';
import { statementsOf } from '../../support/statements';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

let shop: TestShop;
let admin: ShopClient;
let tea: number;
let nuts: number;
let business: number;

interface Made {
  /** In the shop's own time. */
  at: string;
  total: number;
  status?: string;
  method?: string;
  account?: number | null;
  lines?: [product: number, price: number, quantity: number][];
}

async function order({
  at,
  total,
  status = 'pending',
  method = 'cod',
  account = null,
  lines = [],
}: Made): Promise<void> {
  const [{ id }] = await shop.db.query<[{ id: number }]>(
    `INSERT INTO orders (kind, status, payment_method, account_id, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, created_at)
     VALUES ('guest', $1, $2, $3, 'x', $4, 0, $4, 'customer', $5::timestamp AT TIME ZONE 'Asia/Beirut') RETURNING id`,
    [status, method, account, total, at],
  );
  for (const [position, [product, price, quantity]] of lines.entries()) {
    await shop.db.query(
      `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, quantity, price_rule)
       VALUES ($1, $2, $3, 'As it was called then', $4, $5, 'customer')`,
      [id, position, product, price, quantity],
    );
  }
}

beforeAll(async () => {
  shop = await startShop({ demo: false });
  await ensureAdmin(shop.db, { username: 'admin', password: 'orchard-keeper' });
  admin = await shop.signedIn('admin');
  await shop.db.query(
    `INSERT INTO category (name, slug, description) VALUES ('Teas', 'teas', 'x'), ('Nuts', 'nuts', 'x')`,
  );
  tea = await makeProduct(shop.db, { name: 'Tea', customerPrice: '5.00' });
  nuts = await makeProduct(shop.db, { name: 'Nuts', customerPrice: '7.00' });
  await shop.db.query(`UPDATE product SET category_id = (SELECT id FROM category WHERE slug = 'nuts') WHERE id = $1`, [
    nuts,
  ]);
  const [{ id }] = await shop.db.query<[{ id: number }]>(
    `INSERT INTO users (username, email, password_hash, role, business_name) VALUES ('cafe', 'x', 'x', 'business', 'Café') RETURNING id`,
  );
  business = id;
  // The clocks of Beirut go forward on 29 March 2026 at midnight, so that the day has 23 hours.
  await order({ at: '2026-03-27 23:59:59', total: 1000 });
  await order({
    at: '2026-03-28 00:00:00',
    total: 10.01,
    lines: [
      [tea, 5, 2],
      [nuts, 0.01, 1],
    ],
  });
  await order({ at: '2026-03-28 23:59:59', total: 20, status: 'cancelled', lines: [[tea, 5, 4]], account: business });
  await order({ at: '2026-03-29 01:00:00', total: 21, method: 'stripe', lines: [[nuts, 7, 3]], account: business });
  await order({ at: '2026-03-29 23:59:59', total: 14, lines: [[nuts, 7, 2]], account: business });
  await order({ at: '2026-03-31 23:59:59', total: 5, method: 'wishmoney', status: 'cancelled', lines: [[tea, 5, 1]] });
  await order({ at: '2026-04-01 00:00:00', total: 2000 });
});
afterAll(() => shop.stop());

const ALL = `from to timeZone takings { orders cancelled revenue } days { day orders cancelled revenue }
  bestSellers { productId productName quantity orders revenue } categories { categoryName quantity orders revenue }
  businesses { userId businessName orders cancelled revenue } payments { paymentMethod orders cancelled revenue }`;

async function report(
  from: string,
  to: string,
  fields = ALL,
  reader = admin,
): Promise<{ data: Fields; errors: Fields[] }> {
  const { data, errors } = await reader.graphql(
    `query ($from: String!, $to: String!) { report(from: $from, to: $to) { ${fields} } }`,
    { from, to },
  );
  return { data: data?.report, errors };
}

test('counts by the days of the shop’s own calendar, and leaves what was cancelled out of every amount', async () => {
  const { data, errors } = await report('2026-03-28', '2026-03-31');
  expect(errors).toEqual([]);
  expect(data).toEqual({
    from: '2026-03-28',
    to: '2026-03-31',
    timeZone: 'Asia/Beirut',
    takings: { orders: 5, cancelled: 2, revenue: '45.01' },
    days: [
      { day: '2026-03-28', orders: 2, cancelled: 1, revenue: '10.01' },
      { day: '2026-03-29', orders: 2, cancelled: 0, revenue: '35.00' },
      { day: '2026-03-30', orders: 0, cancelled: 0, revenue: '0.00' },
      { day: '2026-03-31', orders: 1, cancelled: 1, revenue: '0.00' },
    ],
    bestSellers: [
      { productId: nuts, productName: 'Nuts', quantity: 6, orders: 3, revenue: '35.01' },
      { productId: tea, productName: 'Tea', quantity: 2, orders: 1, revenue: '10.00' },
    ],
    categories: [
      { categoryName: 'Nuts', quantity: 6, orders: 3, revenue: '35.01' },
      { categoryName: 'Teas', quantity: 2, orders: 1, revenue: '10.00' },
    ],
    businesses: [{ userId: business, businessName: 'Café', orders: 3, cancelled: 1, revenue: '35.00' }],
    payments: [
      { paymentMethod: 'STRIPE', orders: 1, cancelled: 0, revenue: '21.00' },
      { paymentMethod: 'COD', orders: 3, cancelled: 1, revenue: '24.01' },
      { paymentMethod: 'WISHMONEY', orders: 1, cancelled: 1, revenue: '0.00' },
    ].sort((one, other) => Number(other.revenue) - Number(one.revenue)),
  });
});

// Zones where the clocks are set at midnight, so that a day of 2026 begins at one o'clock.
test.each(['Asia/Beirut', 'Africa/Cairo', 'America/Santiago'])(
  'is the same when the time zone of the database is %s',
  async (timeZone) => {
    const reports = (reader: ShopClient) =>
      Promise.all([
        report('2026-03-28', '2026-03-31', ALL, reader),
        report('2026-01-01', '2026-12-31', 'days { day orders }', reader),
      ]);
    const expected = await reports(admin);
    expect(expected.map(({ data }) => data.days.length)).toEqual([4, 365]);
    await setTimeZone(timeZone);
    const second = await startShop({ databaseUrl: shop.databaseUrl });
    try {
      expect(await second.db.query('SHOW timezone')).toEqual([{ TimeZone: timeZone }]);
      expect(await reports(await second.signedIn('admin'))).toEqual(expected);
    } finally {
      await second.stop();
      await setTimeZone('UTC');
    }
  },
);

/** Of connections that are opened from now on. */
async function setTimeZone(timeZone: string): Promise<void> {
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  await shop.db.query(`ALTER DATABASE "${name}" SET timezone TO '${timeZone}'`);
}

test('has sums that are larger than one order, and their numbers, can be', async () => {
  await order({ at: '2020-02-01 12:00:00', total: 1 });
  // As many pieces as guests may well order in years: more than an integer of PostgreSQL and GraphQL holds.
  await shop.db.query(
    `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, quantity, price_rule)
     SELECT (SELECT max(id) FROM orders), position, $1, 'x', 999999999999.99, 9999, 'customer'
     FROM generate_series(1, 214770) AS position`,
    [nuts],
  );
  const { data, errors } = await report(
    '2020-02-01',
    '2020-02-01',
    'bestSellers { productId quantity orders revenue } categories { categoryName quantity orders revenue }',
  );
  expect(errors).toEqual([]);
  const sold = { quantity: 2_147_485_230, orders: 1, revenue: '2147485229999978525147.70' };
  expect(data).toEqual({
    bestSellers: [{ productId: nuts, ...sold }],
    categories: [{ categoryName: 'Nuts', ...sold }],
  });
});

test('of a period without orders has its days, with zeros', async () => {
  const { data } = await report('2025-01-01', '2025-12-31');
  expect(data.days).toHaveLength(365);
  expect(data).toMatchObject({
    takings: { orders: 0, cancelled: 0, revenue: '0.00' },
    bestSellers: [],
    categories: [],
    businesses: [],
    payments: [],
  });
});

test('the lists go on as far as is asked', async () => {
  const { data } = await report('2026-03-28', '2026-03-31', 'bestSellers(first: 1) { productName }');
  expect(data.bestSellers).toEqual([{ productName: 'Nuts' }]);
});

test('takes one statement for each figure, and none for what is not asked', async () => {
  // Until then, a product that was moved is counted by its lines.
  await foldSums(shop.db);
  const once = await statementsOf(() => report('2026-03-28', '2026-03-31', 'takings { orders }'));
  const all = await statementsOf(() => report('2026-03-28', '2026-03-31'));
  expect(all.length - once.length).toBe(5);
});

test.each([
  ['2026-02-30', '2026-03-01', 'from'],
  ['2026-03-01', '2026-13-01', 'to'],
  ['yesterday', '2026-03-01', 'from'],
  ['2026-03-01T00:00:00Z', '2026-03-01', 'from'],
  ['2026-03-02', '2026-03-01', 'to'],
  ['2025-01-01', '2026-01-02', 'to'],
])('from %s to %s is refused', async (from, to, field) => {
  const { errors } = await report(from, to);
  expect(errors.map(({ extensions }) => [extensions.code, Object.keys(extensions.fields)])).toEqual([
    ['BAD_USER_INPUT', [field]],
  ]);
});

test('a whole leap year is not too long', async () => {
  const { data } = await report('2024-01-01', '2024-12-31', 'days { day }');
  expect(data.days).toHaveLength(366);
});
