import { startShop, type TestShop } from '../../support/shop';
import { statementsOf } from '../../support/statements';
import type { ShopClient } from '../../support/shopClient';
import { changedAt } from './steps';

/** Why a price was what it was at an instant, and since when and by whom (specification 3.13). */
let shop: TestShop;
let admin: ShopClient;
let business: ShopClient;
let businessId: number;
let productId: number;
/** Of each step. */
const times: string[] = [];

async function step(work: () => Promise<unknown>): Promise<void> {
  times.push(await changedAt(shop.db, work));
}

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business-cash');
  const [user] = await shop.db.query<{ id: number }[]>(`SELECT id FROM users WHERE username = 'business-cash'`);
  businessId = user!.id;
  const prices = { name: 'Figs', description: 'Figs', categoryId: 1, customerPrice: '100', businessPrice: '80' };
  await step(async () => {
    productId = ((await admin.rest('POST', '/api/products', prices)).body as { id: number }).id;
  });
  const pricing = `/api/admin/users/${businessId}/pricing/${productId}`;
  await step(() => admin.rest('POST', pricing, { price: '70' }));
  // What does not make this price leaves it as old as it is.
  await step(() => admin.rest('PUT', `/api/products/${productId}`, { ...prices, customerPrice: '110' }));
  await step(() => shop.db.query('DELETE FROM individual_price WHERE product_id = $1', [productId]));
});
afterAll(() => shop.stop());

const ASK = `query ($id: Int!, $userId: Int, $at: DateTime) {
  priceExplanation(productId: $id, userId: $userId, at: $at) {
    priceBook sentence price { amount } steps { rule amount outcome } waterfall { kind amount }
    since { at actorUsername via reason } } }`;

async function explained(client: ShopClient, asked: { userId?: number; at?: string } = {}) {
  const { data, errors } = await client.graphql(ASK, { id: productId, ...asked });
  return { ...data?.priceExplanation, code: errors?.[0]?.extensions.code };
}

test('an instant is explained by what stood at each step then', async () => {
  const then = await explained(business, { at: times[1]! });
  expect(then).toMatchObject({
    priceBook: `individual:${businessId}`,
    price: { amount: '70.00' },
    waterfall: [{ amount: '100.00' }, { amount: '70.00' }],
  });
  expect(then.steps).toContainEqual({ rule: 'INDIVIDUAL_PRODUCT', amount: '70.00', outcome: 'CHOSEN' });
  expect((await explained(business, { at: times[2]! })).waterfall[0].amount).toBe('110.00');
  expect((await explained(business, { at: times[3]! })).price.amount).toBe('80.00');
  const byAdmin = await explained(admin, { userId: businessId, at: times[1]! });
  expect({ ...byAdmin, since: null }).toEqual({ ...then, since: null });
});

test('it says since when, and to admins by whom and from where', async () => {
  const agreed = (await explained(admin, { userId: businessId, at: times[2]! })).since;
  expect(agreed).toMatchObject({ actorUsername: 'admin', via: 'rest' });
  expect([agreed.at > times[0]!, agreed.at <= times[1]!]).toEqual([true, true]);
  expect((await explained(business, { at: times[2]! })).since).toEqual({
    at: agreed.at,
    actorUsername: null,
    via: null,
    reason: null,
  });
  const byHand = (await explained(admin, { userId: businessId })).since;
  expect(byHand).toMatchObject({ actorUsername: null, via: expect.stringMatching(/^sql:/) });
  expect([byHand.at > times[2]!, byHand.at <= times[3]!]).toEqual([true, true]);
  const customers = (await explained(admin)).since;
  expect([customers.at > times[1]!, customers.at <= times[2]!]).toEqual([true, true]);
});

test('of a price that is older than the history, it does not say since when', async () => {
  const old = await shop.db.transaction(async (tx) => {
    // Without triggers, as it was before there was a history.
    await tx.query('ALTER TABLE product DISABLE TRIGGER USER');
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO product (category_id, name, description, customer_price) VALUES (1, 'Old', 'Old', 5) RETURNING id`,
    );
    await tx.query('ALTER TABLE product ENABLE TRIGGER USER');
    return row!.id;
  });
  const { data } = await admin.graphql(`{ priceExplanation(productId: ${old}) { price { amount } since { at } } }`);
  expect(data.priceExplanation).toEqual({ price: { amount: '5.00' }, since: null });
});

test('a size that was renamed is explained by the name that it had then', async () => {
  const { db } = shop;
  const [{ id }] = await db.query<[{ id: number }]>(
    `INSERT INTO product (category_id, name, description) VALUES (1, 'Syrup', 'Syrup') RETURNING id`,
  );
  const [before, after] = [
    await changedAt(db, async () => {
      await db.query(`INSERT INTO product_variant VALUES ($1, 'Big', 0, 50, 40)`, [id]);
      await db.query(`INSERT INTO individual_price VALUES ($1, $2, 'Big', 30)`, [businessId, id]);
    }),
    await changedAt(db, async () => {
      for (const table of ['product_variant SET name', 'individual_price SET variant']) {
        await db.query(`UPDATE ${table} = '1 l' WHERE product_id = $1`, [id]);
      }
    }),
  ];
  const said = async (variant: string, at: string) => {
    const { data, errors } = await business.graphql(
      `query ($id: Int!, $variant: String!, $at: DateTime!) {
        priceExplanation(productId: $id, variant: $variant, at: $at) { price { amount rule } } }`,
      { id, variant, at },
    );
    return errors[0]?.extensions.code ?? data.priceExplanation.price;
  };
  const agreed = { amount: '30.00', rule: 'INDIVIDUAL_VARIANT' };
  expect([await said('Big', before), await said('1 l', before)]).toEqual([agreed, 'NOT_FOUND']);
  expect([await said('Big', after), await said('1 l', after)]).toEqual(['NOT_FOUND', agreed]);
  const { data } = await admin.graphql(
    `{ priceHistory(productId: ${id}, descending: false) { nodes { kind variant isNew isGone } } }`,
  );
  const told = data.priceHistory.nodes.map(({ kind, variant, isNew, isGone }: Record<string, unknown>) =>
    [kind, variant, isNew ? 'new' : isGone ? 'gone' : 'changed'].join(' '),
  );
  expect(told.sort()).toEqual(
    ['AGREED 1 l new', 'AGREED Big gone', 'AGREED Big new', 'SIZE 1 l new', 'SIZE Big gone', 'SIZE Big new']
      .concat('PRODUCT  new')
      .sort(),
  );
});

test('guests and customers are told of now alone, and not since when; employees nothing', async () => {
  for (const client of [shop.guest(), await shop.signedIn('customer')]) {
    expect(await explained(client)).toMatchObject({ price: { amount: '110.00' }, since: null, code: undefined });
    expect((await explained(client, { at: times[1]! })).code).toBe('FORBIDDEN');
  }
  expect((await explained(await shop.signedIn('employee'))).code).toBe('FORBIDDEN');
  expect((await explained(await shop.signedIn('business'), { userId: businessId, at: times[1]! })).code).toBe(
    'FORBIDDEN',
  );
});

test.each([
  ['before prices are known', () => '2001-01-01T00:00:00Z', /^Prices are known since /],
  ['in the future', () => '2999-01-01T00:00:00Z', /not in the future/],
])('an instant %s is refused with what would be right', async (_, at, message) => {
  const { errors } = await business.graphql(ASK, { id: productId, at: at() });
  expect(errors[0]!.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { at: expect.stringMatching(message) },
  });
});

test('by REST it is the same', async () => {
  const path = `/api/products/${productId}/price?userId=${businessId}&at=${times[1]!}`;
  const { status, body } = await admin.rest('GET', path);
  expect([status, body]).toMatchObject([
    200,
    { price: { amount: '70.00' }, since: { actorUsername: 'admin', via: 'rest' } },
  ]);
  expect((await shop.guest().rest('GET', path)).status).toBe(403);
  const own = await business.rest('GET', `/api/products/${productId}/price`);
  expect(own.body).toMatchObject({ price: { amount: '80.00' }, since: { actorUsername: null } });
});

test.each([50, 1_100])(
  'since when is known behind %i changes that did not change the price, up to a thousand',
  async (count) => {
    const before = (await explained(admin, { userId: businessId })).since;
    await shop.db.query(
      `DO $$ BEGIN FOR n IN 1..${count} LOOP UPDATE product SET price = n WHERE id = ${productId}; COMMIT; END LOOP; END $$`,
    );
    expect((await explained(admin, { userId: businessId })).since).toEqual(count > 1_000 ? null : before);
  },
);

test('the set of a change is found by its key, however many changes PostgreSQL reckons with', async () => {
  const statements = await statementsOf(async () => {
    await explained(admin);
    await explained(admin, { userId: businessId, at: times[1]! });
  });
  const ofHistory = statements.filter((text) => text.includes('price_change c'));
  expect(ofHistory.length).toBeGreaterThanOrEqual(3);
  await shop.db.transaction(async (tx) => {
    // As dear as it can be made: with tables joined it would read and hash all sets now.
    await tx.query('SET LOCAL enable_nestloop = off');
    for (const text of ofHistory) {
      const plan = await tx.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN (GENERIC_PLAN) ${text}`);
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toMatch(/Hash Join|Merge Join/);
    }
  });
});
