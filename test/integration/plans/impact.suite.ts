import { idOf, makeProduct } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { statementsOf } from '../../support/statements';
import { stateOf } from './planRows';

let shop: TestShop;
let admin: ShopClient;
const clients: Record<string, ShopClient> = {};
const ids: Record<string, number> = {};

const PRICES =
  'userId bookBefore bookAfter productCount priceCount risenCount fallenCount goneCount nextProductId prices { productId variant before after }';
const IMPACT = `query ($input: PriceImpactInput!, $first: Int!, $prices: Int!) {
  priceImpact(input: $input, first: $first, prices: $prices) {
    changeCount nextUserId customers { ${PRICES} } businesses { ${PRICES} } } }`;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  clients.guest = shop.guest();
  for (const who of ['business', 'business-cash']) {
    clients[who] = await shop.signedIn(who);
    ids[who] = await idOf(shop.db, who);
  }
});
afterAll(() => shop.stop());

async function impact(input: Record<string, unknown>, page: Record<string, unknown> = {}): Promise<any> {
  const { data, errors } = await admin.graphql(IMPACT, { input, first: 100, prices: 100, ...page });
  expect(errors).toEqual([]);
  return data.priceImpact;
}

/** What everybody sees on every card, by product and size. */
async function seen(who: string): Promise<Map<string, string | null>> {
  const { body } = await clients[who]!.rest('GET', '/api/products/fast');
  const { products } = body as {
    products: { id: number; viewerPrice: string | null; viewerVariantPrices: Record<string, string | null> }[];
  };
  return new Map(
    products.flatMap(({ id, viewerPrice, viewerVariantPrices }) => {
      const sizes = Object.entries(viewerVariantPrices);
      return sizes.length > 0
        ? sizes.map(([size, price]): [string, string | null] => [`${id} ${size}`, price])
        : [[`${id} null`, viewerPrice] as [string, string | null]];
    }),
  );
}

test('says of everybody exactly what lists show before and after', async () => {
  const { db } = shop;
  const [cheap, sized] = [
    await makeProduct(db, { name: 'Cheap', customerPrice: '10', businessPrice: '8' }),
    await makeProduct(db, { name: 'Sized', variants: { A: { customer: '5', business: '4' }, B: { customer: '6' } } }),
  ];
  const [{ id: categoryId }] = await db.query<[{ id: number }]>(`SELECT id FROM category WHERE slug = 'raw-nuts'`);
  const [{ id: agreed }] = await db.query<[{ id: number }]>(
    'SELECT product_id AS id FROM individual_price WHERE user_id = $1 LIMIT 1',
    [ids['business-cash']],
  );
  const input = {
    changes: [
      { kind: 'CUSTOMER_PRICE', productId: cheap, value: '0' },
      { kind: 'BUSINESS_PRICE', productId: cheap, value: '9' },
      { kind: 'CUSTOMER_PRICE', productId: sized, variant: 'B', value: '7' },
      { kind: 'AGREED_PRICE', productId: sized, variant: 'A', userId: ids['business-cash'], value: '3.5' },
      { kind: 'AGREED_PRICE', productId: agreed, userId: ids['business-cash'], value: '1' },
      { kind: 'DISCOUNT', userId: ids.business, value: '15' },
    ],
    category: { categoryId, percent: 5 },
  };
  const whole = await impact(input);
  const said: Record<string, unknown> = {};
  for (const who of Object.keys(clients)) said[who] = await everyPrice(input, who);
  const before = Object.fromEntries(await Promise.all(Object.keys(clients).map(async (who) => [who, await seen(who)])));
  const made = await admin.graphql(
    'mutation ($input: PricePlanInput!) { planPrices(input: $input) { id changeCount } }',
    {
      input: { ...input, at: new Date(Date.now() + 3_600_000).toISOString() },
    },
  );
  const { id, changeCount } = made.data.planPrices as { id: number; changeCount: number };
  expect(whole.changeCount).toBe(changeCount);
  await db.query('UPDATE price_plan SET at = clock_timestamp() WHERE id = $1', [id]);
  await eventually('it is applied', async () => (await stateOf(db, id)) === 'applied');
  await eventually('lists show it', async () => (await seen('guest')).get(`${cheap} null`) === null);
  for (const who of Object.keys(clients)) {
    const after = await seen(who);
    const differing = [...after].filter(([name, price]) => before[who].get(name) !== price);
    const part = who === 'guest' ? whole.customers : whole.businesses.find((b: any) => b.userId === ids[who]);
    expect([who, said[who]]).toEqual([
      who,
      Object.fromEntries(differing.map(([name, price]) => [name, [before[who].get(name), price]])),
    ]);
    expect([part.priceCount, part.risenCount + part.fallenCount + part.goneCount]).toEqual([
      differing.length,
      differing.length,
    ]);
  }
  expect(whole.businesses.map((b: any) => [b.userId, b.bookBefore, b.bookAfter])).toEqual([
    [ids.business, 'discount:10.00', 'discount:15.00'],
    [ids['business-cash'], `individual:${ids['business-cash']}`, `individual:${ids['business-cash']}`],
  ]);
});

/** All prices that are said of one viewer, part by part. */
async function everyPrice(input: Record<string, unknown>, who: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  let afterProductId: number | null = null;
  do {
    const userId = ids[who] ?? null;
    const { customers, businesses }: any = await impact({ ...input, userId, afterProductId }, { prices: 20 });
    const part = userId === null ? customers : businesses[0];
    for (const { productId, variant, before, after } of part.prices) found[`${productId} ${variant}`] = [before, after];
    afterProductId = part.nextProductId;
  } while (afterProductId !== null);
  return found;
}

test('is read in parts, and costs the same statements for any number of businesses', async () => {
  const { db } = shop;
  const product = await makeProduct(db, { name: 'Known', customerPrice: '10', businessPrice: '8' });
  const more = await makeProduct(db, { name: 'Other', customerPrice: '20', businessPrice: '18' });
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name, business_approved, business_discount)
     SELECT 'many-' || n, '', '', 'business', '', '', n % 5 > 0, n % 7 FROM generate_series(1, 250) AS n`,
  );
  const input = { changes: [product, more].map((productId) => ({ kind: 'BUSINESS_PRICE', productId, value: '9' })) };
  const found: number[] = [];
  let afterUserId: number | null = null;
  do {
    const part: any = await impact({ ...input, afterUserId }, { first: 40, prices: 1 });
    for (const business of part.businesses) {
      expect(business).toMatchObject({
        productCount: 2,
        priceCount: 2,
        prices: [{ productId: product }],
        nextProductId: product,
      });
      found.push(business.userId);
    }
    if (afterUserId === null) expect(part.customers).toBeNull();
    afterUserId = part.nextUserId;
  } while (afterUserId !== null);
  const [{ count }] = await db.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM users WHERE role = 'business' AND business_approved AND active`,
  );
  expect([found.length, new Set(found).size]).toEqual([count, count]);
  const rest = await impact({ ...input, userId: found[0], afterProductId: product }, { prices: 1 });
  expect(rest.businesses).toMatchObject([{ userId: found[0], prices: [{ productId: more }], nextProductId: null }]);
  const costs: number[] = [];
  for (const first of [1, 100]) {
    const statements = await statementsOf(async () => void (await impact(input, { first })));
    costs.push(statements.length);
  }
  expect(costs[0]).toBe(costs[1]);
});

test('a category of more prices than a plan has changes is refused, also where some of them would stay as they are', async () => {
  const [{ id: categoryId }] = await shop.db.query<[{ id: number }]>(
    `INSERT INTO category (name, slug, description) VALUES ('Thousands', 'thousands', '') RETURNING id`,
  );
  await shop.db.query(
    `INSERT INTO product (category_id, name, description, customer_price, business_price)
     SELECT $1, 'One of many', '', CASE WHEN n = 1 THEN 0 ELSE 10 END, 9 FROM generate_series(1, 5001) AS n`,
    [categoryId],
  );
  const input = { category: { categoryId, percent: 5 } };
  const { errors } = await admin.graphql(IMPACT, { input, first: 1, prices: 1 });
  expect(errors[0]?.extensions.fields).toEqual({
    changes: 'These are more than 10000 changes; a plan has at most 10000',
  });
  await shop.db.query('UPDATE product SET deleted_at = now() WHERE category_id = $1', [categoryId]);
});
