import { startShop, type TestShop } from '../../support/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const NO_TOKEN = 'Bearer realm="Bustan"';
const WRONG_TOKEN = 'Bearer realm="Bustan", error="invalid_token"';

test.each<[string, string, string, object | undefined]>([
  ['who is signed in', 'GET', '/api/auth/user', undefined],
  ['a list of orders', 'GET', '/api/orders', undefined],
  ['an export', 'GET', '/api/admin/export/orders.csv', undefined],
  ['a write', 'POST', '/api/categories', {}],
  ['a wrong password', 'POST', '/api/login', { username: 'customer', password: 'not-it' }],
])('a 401 to %s says how to authenticate', async (_, method, path, body) => {
  const { status, headers } = await shop.guest().rest(method, path, body);
  expect([status, headers.get('www-authenticate')]).toEqual([401, NO_TOKEN]);
});

test.each<[string, string, object | undefined]>([
  ['GET', '/api/products', undefined],
  ['POST', '/graphql', { query: '{ shop { name } }' }],
  ['GET', '/graphql?query={shop{name}}', undefined],
])('a token that is not valid is named in the 401 of %s %s', async (method, path, body) => {
  for (const authorization of ['Bearer bst_unknown', 'Digest username="x"', 'Bearer']) {
    const { status, headers } = await shop.guest().rest(method, path, body, { Authorization: authorization });
    expect([authorization, status, headers.get('www-authenticate')]).toEqual([authorization, 401, WRONG_TOKEN]);
  }
});

test('a live view asks for it, too', async () => {
  const { status, headers, body } = await shop
    .guest()
    .rest(
      'POST',
      '/graphql/stream',
      { query: 'subscription { orderChanged { isNew } }' },
      { Accept: 'text/event-stream' },
    );
  expect([status, headers.get('www-authenticate')]).toEqual([401, NO_TOKEN]);
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('no other refusal has it, nor an answer to credentials for a proxy', async () => {
  const customer = await shop.signedIn('customer');
  expect((await customer.rest('GET', '/api/admin/stats')).headers.get('www-authenticate')).toBeNull();
  const basic = await shop.guest().rest('GET', '/api/auth/user', undefined, { Authorization: 'Basic eDp5' });
  expect([basic.status, basic.headers.get('www-authenticate')]).toEqual([401, NO_TOKEN]);
});
