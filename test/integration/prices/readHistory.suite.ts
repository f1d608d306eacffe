import { callGraphql, callRest } from '../../support/apiCalls';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { changedAt, clock } from './steps';

// The history of prices and prices at an instant (specification 3.10 to 3.12).
let shop: TestShop;
let admin: ShopClient, business: ShopClient, other: ShopClient;
let productId: number;
let ids: Record<string, number>;
/** Before anything, and after each step. */
let times: string[];

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business-cash');
  other = await shop.signedIn('business');
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
  times = [await clock(shop.db)];
  const prices = { name: 'Figs', description: 'Figs', categoryId: 1, customerPrice: '100', businessPrice: '80' };
  const { body } = await step(() => admin.rest('POST', '/api/products', prices));
  productId = (body as { id: number }).id;
  await step(() => admin.rest('POST', pricing('business-cash'), { price: '70' }));
  await step(() => admin.rest('POST', pricing('business'), { price: '60' }));
  await step(() => admin.rest('PUT', `/api/products/${productId}`, { ...prices, customerPrice: '110' }));
  Object.assign(prices, { customerPrice: '110', businessPrice: '90' });
  await step(() => admin.rest('PUT', `/api/products/${productId}`, prices));
  await step(() => admin.rest('PATCH', `/api/admin/users/${ids.business}/discount`, { discount: 20 }));
  await step(() => admin.rest('DELETE', pricing('business-cash')));
  const approve = 'UPDATE users SET business_approved = $2 WHERE id = $1';
  for (const approved of [false, true]) await step(() => shop.db.query(approve, [ids.business, approved]));
});
afterAll(() => shop.stop());

const pricing = (username: string) => `/api/admin/users/${ids[username]}/pricing/${productId}`;

async function step<T>(work: () => Promise<T>): Promise<T> {
  let result!: T;
  times.push(await changedAt(shop.db, async () => (result = await work())));
  return result;
}

const PRICE_AT = `query ($productId: Int!, $at: DateTime!, $userId: Int, $variant: String) {
  priceAt(productId: $productId, at: $at, userId: $userId, variant: $variant) { priceBook price { amount listAmount rule } } }`;

type Asked = { at: string; userId?: number; variant?: string; id?: number };
const ways: Record<string, (client: ShopClient, asked: Asked) => Promise<any>> = {
  GraphQL: async (client, { id = productId, ...asked }) => callGraphql(client, PRICE_AT, { productId: id, ...asked }),
  REST: async (client, { id = productId, userId, ...asked }) =>
    callRest(
      client,
      'GET',
      `/api/products/${id}/price-at?${new URLSearchParams({ ...asked, ...(userId && { userId: String(userId) }) })}`,
    ),
};

describe.each(Object.keys(ways))('a price at an instant by %s', (way) => {
  const at = (client: ShopClient, asked: Asked) => ways[way]!(client, asked);
  const amounts = (client: ShopClient, userId?: number) =>
    Promise.all(
      times.slice(1).map(async (time) => {
        const { value, code } = await at(client, { at: time, ...(userId !== undefined && { userId }) });
        return value ? (value.price?.amount ?? null) : code;
      }),
    );

  test('is what customers paid, for admins', async () => {
    const customers = ['100.00', '100.00', '100.00', '110.00', '110.00', '110.00', '110.00', '110.00', '110.00'];
    expect(await amounts(admin)).toEqual(customers);
  });

  test('is what a business paid, for itself and for admins', async () => {
    const cash = ['80.00', '70.00', '70.00', '70.00', '70.00', '70.00', '90.00', '90.00', '90.00'];
    expect(await amounts(business)).toEqual(cash);
    expect(await amounts(admin, ids['business-cash'])).toEqual(cash);
    // At 10 % and then 20 %; in between a customer like others.
    const discount = ['72.00', '72.00', '72.00', '72.00', '81.00', '72.00', '72.00', '110.00', '72.00'];
    expect(await amounts(other)).toEqual(discount);
    expect(await amounts(admin, ids.business)).toEqual(discount);
  });

  test('says by which book and rule, and the customer price beside it', async () => {
    const { value } = await at(business, { at: times[2]! });
    expect(value).toMatchObject({
      priceBook: `individual:${ids['business-cash']}`,
      price: { amount: '70.00', listAmount: '100.00' },
    });
    expect(value.price.rule.toLowerCase()).toBe('individual_product');
  });

  test('is refused of others, before the history and in the future, and of what was not there', async () => {
    expect(await at(business, { at: times[2]!, userId: ids.business! })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await at(business, { at: times[2]!, userId: ids['business-cash']! })).toMatchObject({ code: null });
    expect(await at(admin, { at: times[0]! })).toMatchObject({ code: 'NOT_FOUND', message: 'Product not found' });
    expect(await at(admin, { at: times[2]!, variant: 'XL' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await at(admin, { at: times[2]!, userId: 99_999 })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'User not found',
    });
    const [{ since }] = await shop.db.query<[{ since: Date }]>('SELECT min(at) AS since FROM price_change_set');
    expect(await at(admin, { at: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { at: `Prices are known since ${since.toISOString()}` },
    });
    expect(await at(admin, { at: '2999-01-01T00:00:00.000Z' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { at: 'Ask for a moment that is not in the future' },
    });
    expect(await at(await shop.signedIn('customer'), { at: times[2]! })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await at(await shop.signedIn('employee'), { at: times[2]! })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await at(shop.guest(), { at: times[2]! })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

const CHANGE = 'kind variant userId businessName isNew isGone values { name old new } actorUsername via reason';

test('admins read who changed what from where, page by page, forwards and back', async () => {
  const { data } = await admin.graphql(
    `query ($id: Int!) { priceHistory(productId: $id, descending: false) { totalCount nodes { at ${CHANGE} } } }`,
    { id: productId },
  );
  const { totalCount, nodes } = data.priceHistory;
  expect(totalCount).toBe(6);
  expect(nodes.map(({ at }: { at: string }) => at)).toEqual([1, 2, 3, 4, 5, 7].map((index) => times[index]));
  const told = { actorUsername: 'admin', via: 'rest', reason: null };
  const agreed = (businessName: string, username: string) => ({ kind: 'AGREED', userId: ids[username], businessName });
  expect(nodes[0]).toMatchObject({
    ...{ kind: 'PRODUCT', isNew: true, isGone: false, userId: null, businessName: null, ...told },
    values: expect.arrayContaining([
      { name: 'customerPrice', old: null, new: '100.00' },
      { name: 'businessPrice', old: null, new: '80.00' },
      { name: 'shown', old: null, new: 'true' },
    ]),
  });
  expect(nodes[2]).toMatchObject({
    ...{ ...agreed('Cedar Terrace Café', 'business'), isNew: true, ...told },
    values: [{ name: 'price', old: null, new: '60.00' }],
  });
  expect(nodes[3]).toMatchObject({ values: [{ name: 'customerPrice', old: '100.00', new: '110.00' }], ...told });
  expect(nodes[5]).toMatchObject({
    ...{ ...agreed('Blue Shutters Hotel', 'business-cash'), isGone: true, ...told },
    values: [{ name: 'price', old: '70.00', new: null }],
  });

  const terms = await admin.graphql(
    `query ($id: Int!) { priceHistory(userId: $id, kind: TERMS, first: 2) { totalCount nodes { ${CHANGE} } } }`,
    { id: ids.business },
  );
  expect(
    terms.data.priceHistory.nodes.map((node: any) => [node.values, node.via.replace(/:.*/, ''), node.actorUsername]),
  ).toEqual([
    [[{ name: 'approved', old: 'false', new: 'true' }], 'sql', null],
    [[{ name: 'approved', old: 'true', new: 'false' }], 'sql', null],
  ]);
});

test('a business reads its own and customer prices, and neither who nor from where', async () => {
  const { data } = await business.graphql(
    `query ($id: Int!) { ownPriceHistory(productId: $id, descending: false) { totalCount nodes { ${CHANGE} } } }`,
    { id: productId },
  );
  const nobody = { actorUsername: null, via: null, reason: null };
  const own = { kind: 'AGREED', variant: null, userId: ids['business-cash'], businessName: 'Blue Shutters Hotel' };
  const ofProduct = { kind: 'PRODUCT', variant: null, userId: null, businessName: null, isGone: false };
  expect(data.ownPriceHistory).toEqual({
    totalCount: 4,
    nodes: [
      { ...ofProduct, isNew: true, values: [{ name: 'customerPrice', old: null, new: '100.00' }], ...nobody },
      { ...own, isNew: true, isGone: false, values: [{ name: 'price', old: null, new: '70.00' }], ...nobody },
      { ...ofProduct, isNew: false, values: [{ name: 'customerPrice', old: '100.00', new: '110.00' }], ...nobody },
      { ...own, isNew: false, isGone: true, values: [{ name: 'price', old: '70.00', new: null }], ...nobody },
    ],
  });
  const all = await other.graphql('{ ownPriceHistory { nodes { userId } } }');
  expect(new Set(all.data.ownPriceHistory.nodes.map(({ userId }: { userId: number }) => userId))).toEqual(
    new Set([ids.business]),
  );
});

test('REST lists the same, with a link to the next page', async () => {
  const path = `/api/admin/price-history?productId=${productId}&kind=agreed`;
  const first = await admin.rest('GET', `${path}&limit=2`);
  expect(first.body).toMatchObject([
    { kind: 'agreed', isGone: true, via: 'rest', actorUsername: 'admin' },
    { kind: 'agreed', isNew: true, userId: ids.business },
  ]);
  const [, next] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)!;
  expect((await admin.rest('GET', next!)).body).toMatchObject([{ isNew: true, userId: ids['business-cash'] }]);
  const own = await business.rest(
    'GET',
    `/api/business/price-history?productId=${productId}&from=${times[3]}&to=${times[5]}`,
  );
  expect(own.body).toMatchObject([{ kind: 'product', values: [{ old: '100.00', new: '110.00' }] }]);
  expect(own.text).not.toMatch(/actorUsername|via|80\.00|90\.00/);
});

const TIMELINE = `query ($id: Int!, $from: DateTime, $to: DateTime, $userIds: [Int!]) {
  priceTimeline(productId: $id, from: $from, to: $to, userIds: $userIds) {
    from to series { kind userId points { at amount } } } }`;

describe('prices over time', () => {
  test('for admins are those of all books', async () => {
    const userIds = [ids['business-cash'], ids.business];
    const { data, errors } = await admin.graphql(TIMELINE, { id: productId, from: times[1], to: times[9], userIds });
    expect(errors).toEqual([]);
    const point = (index: number, amount: string) => ({ at: times[index], amount });
    expect(data.priceTimeline.series).toEqual([
      { kind: 'CUSTOMER', userId: null, points: [point(1, '100.00'), point(4, '110.00')] },
      { kind: 'BUSINESS', userId: null, points: [point(1, '80.00'), point(5, '90.00')] },
      { kind: 'LEGACY', userId: null, points: [{ at: times[1], amount: null }] },
      {
        ...{ kind: 'OWN', userId: ids['business-cash'] },
        points: [point(1, '80.00'), point(2, '70.00'), point(7, '90.00')],
      },
      {
        ...{ kind: 'OWN', userId: ids.business },
        points: [point(1, '72.00'), point(5, '81.00'), point(6, '72.00'), point(8, '110.00'), point(9, '72.00')],
      },
    ]);
  });

  test('for a business are its own and the customer price', async () => {
    const { data } = await business.graphql(TIMELINE, { id: productId, from: times[4] });
    expect(data.priceTimeline.series).toEqual([
      { kind: 'CUSTOMER', userId: null, points: [{ at: times[4], amount: '110.00' }] },
      {
        ...{ kind: 'OWN', userId: ids['business-cash'] },
        points: [
          { at: times[4], amount: '70.00' },
          { at: times[7], amount: '90.00' },
        ],
      },
    ]);
    const refused = await business.graphql(TIMELINE, { id: productId, userIds: [ids.business] });
    expect(refused.errors[0]!.extensions.code).toBe('FORBIDDEN');
  });

  test('are refused out of their bounds', async () => {
    const fields = async (more: object) => {
      const { errors } = await admin.graphql(TIMELINE, { id: productId, ...more });
      return errors[0]!.extensions.fields;
    };
    expect(await fields({ userIds: [1, 2, 3, 4, 5, 6] })).toEqual({ userIds: 'Ask for at most 5 businesses' });
    expect(await fields({ from: times[3], to: times[2] })).toEqual({ to: 'The end comes after the beginning' });
    expect(await fields({ to: '2999-01-01T00:00:00Z' })).toEqual({ to: 'Ask for a moment that is not in the future' });
    const { errors } = await admin.graphql(TIMELINE, { id: 999_999 });
    expect(errors[0]!.extensions.code).toBe('NOT_FOUND');
  });

  test('of very many changes are the newest thousand', async () => {
    await shop.db.query(
      `DO $$ BEGIN FOR n IN 1..1100 LOOP UPDATE product SET price = n WHERE id = ${productId}; COMMIT; END LOOP; END $$`,
    );
    const { data } = await admin.graphql(TIMELINE, { id: productId });
    const { from, series } = data.priceTimeline;
    const legacy = series.find(({ kind }: { kind: string }) => kind === 'LEGACY').points;
    expect(from > times.at(-1)!).toBe(true);
    expect(legacy.at(-1).amount).toBe('1100.00');
    expect(legacy[0].at).toBe(from);
    expect(legacy.length).toBeLessThanOrEqual(1_001);
  });
});

test('all of the history is read page by page, but narrowed only for a product or a business', async () => {
  const { data } = await admin.graphql('{ priceHistory(first: 1) { totalCount nodes { id } } }');
  const [{ count }] = await shop.db.query<[{ count: number }]>('SELECT count(*)::integer AS count FROM price_change');
  expect(data.priceHistory.totalCount).toBe(count);
  for (const narrowed of ['kind: AGREED', 'variant: "1kg"', `from: "${times[1]}"`, `to: "${times[1]}"`]) {
    const { errors } = await admin.graphql(`{ priceHistory(${narrowed}) { nodes { id } } }`);
    expect(errors[0]!.extensions.fields).toEqual({ productId: 'Name a product or a business as well' });
  }
});

test('what is gone keeps its history, by the name it had last', async () => {
  const { body } = await admin.rest('POST', '/api/admin/business-users', {
    ...{ username: 'short-lived', password: 'long-enough-password', email: 'n@n.example', businessName: 'Bar' },
    ...{ businessAddress: 'S 1', businessCity: 'B', firstName: 'F', lastName: 'L', businessPhone: '+961 1 234567' },
    paymentMode: 'cash',
  });
  const { id } = body as { id: number };
  await admin.rest('POST', `/api/admin/users/${id}/pricing/${productId}`, { price: '5' });
  expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
  const { body: changes } = await admin.rest('GET', `/api/admin/price-history?userId=${id}`);
  const told = (changes as any[]).map(({ kind, isNew, isGone, businessName }) => [kind, isNew, isGone, businessName]);
  expect(told.sort()).toEqual([
    ['agreed', false, true, 'Bar'],
    ['agreed', true, false, 'Bar'],
    ['terms', false, true, 'Bar'],
    ['terms', true, false, 'Bar'],
  ]);
});
