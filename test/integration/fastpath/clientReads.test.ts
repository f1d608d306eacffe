import { createHash } from 'node:crypto';
import { FIELDS } from '../../../server/api/authorization/fields';
import { until } from '../../support/data/rows';
import { statementsOf } from '../../support/statements';
import { askers, isOrdinary, ORDINARY, seen, send, shop, type Sent } from './clientShop';

const LIST = `query List($category: String, $n: Int = 3) { products(category: $category, first: $n) {
  nodes { nodeId id version name description tags inStock picture { url } customerPrice businessPrice listPrice
    price { amount listAmount saved percentOff rule discountPercent }
    variants { name customerPrice businessPrice price { amount } } }
  pageInfo { endCursor hasNextPage } totalCount } }`;

const READS: [string, Sent][] = [
  ['the type', { query: '{ __typename }' }],
  ['a list', { query: LIST, variables: { category: 'raw-nuts' } }],
  ['a list by another variable', { query: LIST, variables: { category: 'raw-nuts', n: 1 } }],
  ['one of two operations', { query: 'query A { shop { name } } query B { categories { slug } }', operationName: 'B' }],
  [
    'a text and a directive',
    { query: '{ products(category: "raw-nuts", first: 2) { nodes { id @skip(if: false) } } }' },
  ],
  [
    'a fragment and aliases',
    { query: 'fragment P on Product { n: name } { a: product(id: 1) { ...P } catalogue { totalCount } }' },
  ],
  ['nothing there', { query: 'query ($id: Int!) { product(id: $id) { id } }', variables: { id: 999_999 } }],
];

describe.each(['guest', 'customer', 'business', 'business-cash', 'employee', 'admin', 'token', 'token-cash'])(
  '%s reads by a document of its own',
  (name) => {
    test.each(READS)('%s, as Express would answer, the second and third time', async (_, sent) => {
      for (const way of ['GET', 'POST'] as const) {
        const first = await send(name, way, sent);
        const ordinary = await send(name, way, sent, ORDINARY);
        expect(isOrdinary(ordinary)).toBe(true);
        expect([first.status, first.body.errors, seen(first)]).toEqual([200, undefined, seen(ordinary)]);
        for (let time = 2; time <= 3; time += 1) {
          const again = await send(name, way, sent);
          expect([isOrdinary(again), seen(again)]).toEqual([false, seen(ordinary)]);
        }
      }
    });
  },
);

test('the first one who sends a document gets it from Express, which checks it', async () => {
  const sent = { query: '{ shop { email phone } }' };
  expect([isOrdinary(await send('guest', 'POST', sent)), isOrdinary(await send('guest', 'POST', sent))]).toEqual([
    true,
    false,
  ]);
});

test('what is cached costs guests and sessions no statement, and a token the look at it alone', async () => {
  const sent = { query: LIST, variables: { category: 'fresh-juices', n: 2 } };
  for (const name of ['guest', 'customer', 'business', 'token'])
    for (let n = 0; n < 2; n += 1) await send(name, 'POST', sent);
  const of = (name: string) => statementsOf(() => send(name, 'POST', sent));
  expect([await of('guest'), await of('customer'), await of('business')]).toEqual([[], [], []]);
  const ofToken = await of('token');
  expect(ofToken.every((text) => /FROM api_token|FROM users/.test(text))).toBe(true);
});

test('the usual clients get the type that they accept', async () => {
  const sent = { query: '{ shop { name } }' };
  await send('guest', 'POST', sent);
  for (const Accept of [
    'application/json',
    'application/json, text/plain, */*',
    'application/json, */*',
    'application/graphql-response+json',
    'application/graphql-response+json, application/json',
    'application/graphql-response+json, application/json, multipart/mixed',
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json, application/graphql+json, application/json',
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
  ]) {
    const fast = await send('guest', 'POST', sent, { Accept });
    const ordinary = await send('guest', 'POST', sent, {
      Accept: `${Accept} `,
      'Content-Type': 'application/json; a=b',
    });
    expect([Accept, isOrdinary(fast), isOrdinary(ordinary), seen(fast)]).toEqual([Accept, false, true, seen(ordinary)]);
  }
});

test('GET with the ETag is answered 304 as Express does, POST never', async () => {
  const sent = { query: '{ categories { slug } }' };
  await send('guest', 'GET', sent);
  const etag = (await send('guest', 'GET', sent)).headers.get('etag')!;
  for (const more of [{ 'If-None-Match': etag }, { 'If-None-Match': `"x", ${etag}` }, { 'If-None-Match': '"x"' }]) {
    for (const way of ['GET', 'POST'] as const) {
      const headers = { ...more, 'Cache-Control': 'max-age=0' };
      const fast = await send('guest', way, sent, headers);
      const ordinary = await send('guest', way, sent, { ...headers, ...ORDINARY });
      expect([isOrdinary(fast), isOrdinary(ordinary), seen(fast)]).toEqual([false, true, seen(ordinary)]);
      expect(fast.status).toBe(way === 'GET' && more['If-None-Match'].includes(etag) ? 304 : 200);
    }
  }
});

test('a document that is known by its hash is read by it', async () => {
  const query = `{ shop { name instagramUrl } }`;
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const ask = (body: object) => shop.guest().rest('POST', '/graphql', body);
  expect((await ask({ extensions })).body.errors[0].message).toBe('PersistedQueryNotFound');
  const first = await ask({ query, extensions });
  const known = await ask({ extensions });
  const get = await shop
    .guest()
    .rest('GET', `/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensions) })}`);
  expect([known, get].map((each) => [isOrdinary(each), each.text])).toEqual(Array(2).fill([false, first.text]));
});

test('a token that may not read, was revoked or is wrong is refused, whatever is cached', async () => {
  const sent = { query: '{ shop { phone } }' };
  for (const name of ['guest', 'business', 'business']) await send(name, 'POST', sent);
  const employees = await send('token-employees', 'POST', sent);
  expect([employees.status, employees.body.data, employees.body.errors[0].extensions.code]).toEqual([
    200,
    null,
    'FORBIDDEN',
  ]);
  const business = askers.business!.client;
  const { token, apiToken } = (await business.rest('POST', '/api/tokens', { name: 'Short', scopes: ['read'] })).body;
  const by = (value: string) => shop.guest().rest('POST', '/graphql', sent, { Authorization: value });
  const answers = [await by(`Bearer ${token}`), await by(`Bearer ${token}`)];
  expect(answers.map((each) => [each.status, isOrdinary(each)])).toEqual(Array(2).fill([200, false]));
  await shop.db.query('UPDATE api_token SET revoked_at = now() WHERE name = $1', ['Short']);
  for (const value of [`Bearer ${token}`, 'Bearer no', 'Bearer', 'Digest x'])
    expect([value, (await by(value)).status]).toEqual([value, 401]);
  expect(apiToken === undefined || typeof apiToken === 'object').toBe(true);
});

test('a change of a price is seen by the next read, and never by another business', async () => {
  const query = 'query ($ids: [Int!]) { products(ids: $ids) { nodes { price { amount } } } }';
  const [{ id: product }] = await shop.db.query(`SELECT id FROM product WHERE name = 'Raw Almonds'`);
  const [{ id: cash }] = await shop.db.query(`SELECT id FROM users WHERE username = 'business-cash'`);
  const price = async (name: string) =>
    (await send(name, 'POST', { query, variables: { ids: [product] } })).body.data.products.nodes[0].price?.amount ??
    null;
  const prices = async () =>
    Promise.all(['guest', 'business', 'business-cash', 'token-cash', 'employee', 'admin'].map(price));
  const before = [await prices(), await prices(), await prices()];
  expect(before[1]).toEqual(before[0]);
  expect(before[2]).toEqual(before[0]);
  await shop.db.query('DELETE FROM individual_price WHERE user_id = $1 AND product_id = $2', [cash, product]);
  await shop.db.query(
    'INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, $3, 123.45)',
    [cash, product, ''],
  );
  const [guest, business, , , employee, admin] = before[0]!;
  await until(async () => expect(await prices()).toEqual([guest, business, '123.45', '123.45', employee, admin]));
});

describe('what is private or changes something', () => {
  const NEVER: [string, Sent][] = [
    ['who is signed in', { query: '{ viewer { username } }' }],
    ['orders beside the catalogue', { query: '{ shop { name } orders { totalCount } }' }],
    ['the cart', { query: '{ cart { items { productId } } }' }],
    ['agreed prices', { query: '{ individualPrices { customPrice } }' }],
    ['an explanation', { query: '{ priceExplanation(productId: 1) { sentence } }' }],
    ['a node', { query: '{ node(nodeId: "x") { nodeId } }' }],
    ['through a fragment', { query: 'fragment Q on Query { viewer { username } } { shop { name } ...Q }' }],
    ['the schema', { query: '{ __schema { queryType { name } } }' }],
    ['a mutation', { query: 'mutation { addToCart(productId: 1, quantity: 1) { items { productId } } }' }],
    ['a mutation beside a read', { query: 'query A { shop { name } } mutation B { signOut }', operationName: 'A' }],
  ];
  test.each(NEVER)('%s always goes to Express', async (_, sent) => {
    for (let time = 0; time < 3; time += 1) {
      for (const name of ['guest', 'business-cash']) expect(isOrdinary(await send(name, 'POST', sent))).toBe(true);
    }
  });
});

test('what errors is answered by Express each time', async () => {
  for (const sent of [
    { query: '{ products(first: 101) { nodes { id } } }' },
    { query: 'query ($n: Int!) { products(first: $n) { nodes { id } } }', variables: {} },
    { query: '{ shop { name } }', variables: { n: 1 } },
    { query: '{ shop { name } }', operationName: 'None' },
    { query: '{ shop { nothing } }' },
    { query: '{ shop { name }' },
  ]) {
    const answers = [await send('guest', 'POST', sent), await send('guest', 'POST', sent)];
    expect(answers.map((each) => [isOrdinary(each), Boolean(each.body.errors)])).toEqual(Array(2).fill([true, true]));
    expect(answers[1]!.text).toBe(answers[0]!.text);
  }
});

test('guests, customers and businesses that wait for approval, who share answers, may read the same fields', () => {
  const shared = ['guest', 'customer', 'pendingBusiness'] as const;
  for (const type of [
    'Shop',
    'Category',
    'CategoryPage',
    'CategoryEdge',
    'Picture',
    'Product',
    'ProductVariant',
    'Price',
    'ProductPage',
    'ProductEdge',
    'PageInfo',
  ]) {
    for (const [field, viewers] of Object.entries(FIELDS[type]!)) {
      expect([type, field, new Set(shared.map((kind) => viewers.includes(kind))).size]).toEqual([type, field, 1]);
    }
  }
});

test('pages of other sites are refused, and an origin is left to Express', async () => {
  const sent = { query: '{ shop { name } }' };
  for (let n = 0; n < 2; n += 1) await send('guest', 'GET', sent);
  for (const site of ['cross-site', 'same-site'])
    expect((await send('guest', 'GET', sent, { 'Sec-Fetch-Site': site })).status).toBe(403);
  expect((await send('guest', 'POST', sent, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(isOrdinary(await send('guest', 'POST', sent, { Origin: shop.url }))).toBe(true);
});

test('a session counts under the name that it has over HTTP, as for Express', async () => {
  const query = '{ products(first: 3) { nodes { price { amount } } } }';
  const ask = async (cookie: string) =>
    (await shop.guest().rest('POST', '/graphql', { query }, cookie === '' ? {} : { Cookie: cookie })).text;
  const cookie = askers.business!.client.session!;
  const [guest, business] = [await ask(''), await ask(cookie)];
  expect(business).not.toBe(guest);
  for (const [sent, expected] of [
    [cookie, business],
    [cookie.replace('bustan.sid', '__Host-bustan.sid'), guest],
    [`${cookie}; __Host-bustan.sid=x`, business],
    [`${cookie}x`, guest],
  ] as const)
    expect([await ask(sent), await ask(sent)]).toEqual([expected, expected]);
});
