import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer, ShopClient } from '../../support/shopClient';
import { storedHash, storedPath } from '../../support/storedDocument';

const APP = 'https://app.example';
const EVIL = 'https://evil.example';

let shop: TestShop;
let closed: TestShop;
let token: string;
let admin: ShopClient;

beforeAll(async () => {
  shop = await startShop({ env: { CORS_ORIGINS: `${APP},https://till.example` } });
  closed = await startShop({ databaseUrl: shop.databaseUrl });
  admin = await shop.signedIn('admin');
  const business = await shop.signedIn('business');
  token = (await business.rest('POST', '/api/tokens', { name: 'App', scopes: ['read', 'order'] })).body.token;
});
afterAll(async () => {
  await closed?.stop();
  await shop?.stop();
});

/** What an answer allows the page of another site. */
function allowed({ headers }: Pick<HttpAnswer, 'headers'>): [origin: string | null, credentials: string | null] {
  return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')];
}
const NOTHING = [null, null];
const varies = ({ headers }: HttpAnswer) => /(^|,\s*)Origin\b/i.test(headers.get('vary') ?? '');
const bearer = () => ({ Authorization: `Bearer ${token}` });
const STORED = storedPath(storedHash('Products'), { category: 'raw-nuts' });
const PATHS = [
  '/api/products/fast',
  '/api/categories',
  '/api/openapi.json',
  STORED,
  '/graphql?query=%7Bshop%7Bname%7D%7D',
];

describe('an allowed origin', () => {
  test.each(PATHS)('reads %s with a token, and as a guest without', async (path) => {
    for (const headers of [bearer(), {}]) {
      const answer = await shop.guest().rest('GET', path, undefined, { Origin: APP, ...headers });
      expect([answer.status, ...allowed(answer), varies(answer)]).toEqual([200, APP, null, true]);
    }
  });

  test('writes with a token, in REST and GraphQL, and without none', async () => {
    const query = { query: 'mutation { signOut }' };
    for (const [method, path, body] of [
      ['POST', '/graphql', query],
      ['POST', '/api/discount-codes/validate', { code: 'WELCOME10' }],
    ] as const) {
      const done = await shop.guest().rest(method, path, body, { Origin: APP, ...bearer() });
      expect([path, done.status, ...allowed(done)]).toEqual([path, 200, APP, null]);
      const refused = await shop.guest().rest(method, path, body, { Origin: APP });
      expect([refused.status, ...allowed(refused), refused.text]).toEqual([
        403,
        APP,
        null,
        expect.stringContaining('Requests from other sites need an API token.'),
      ]);
    }
  });

  test('may read why it is refused, and the headers that a program needs', async () => {
    const wrong = await shop.guest().rest('GET', '/api/orders', undefined, { Origin: APP, Authorization: 'Bearer no' });
    expect([wrong.status, ...allowed(wrong)]).toEqual([401, APP, null]);
    const exposed = wrong.headers.get('access-control-expose-headers')?.split(',');
    for (const name of ['ETag', 'Link', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'])
      expect(exposed).toContain(name);
  });

  test.each(['/graphql', '/graphql/stream', '/api/orders', '/api/products/7', '/api/no-such-path'])(
    'has its preflight of %s answered',
    async (path) => {
      const answer = await shop.guest().rest('OPTIONS', path, undefined, {
        Origin: APP,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      });
      expect([answer.status, answer.text, ...allowed(answer), varies(answer)]).toEqual([204, '', APP, null, true]);
      expect(answer.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST,PUT,PATCH,DELETE');
      expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,content-type,idempotency-key');
      expect(answer.headers.get('access-control-max-age')).toBe('7200');
    },
  );

  test('reads across sites at /graphql, which other pages may not', async () => {
    const ask = (Origin?: string) =>
      shop.guest().rest('GET', '/graphql?query=%7Bshop%7Bname%7D%7D', undefined, {
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Mode': 'cors',
        ...(Origin && { Origin }),
      });
    expect([(await ask(APP)).status, (await ask(EVIL)).status, (await ask()).status]).toEqual([200, 403, 403]);
  });
});

describe('any other origin', () => {
  const OTHERS = [EVIL, 'null', 'http://app.example', `${APP}.evil.example`, `${APP}:8443`];

  test.each(OTHERS)('%s is told nothing, and not allowed to write', async (Origin) => {
    for (const path of PATHS) {
      const answer = await shop.guest().rest('GET', path, undefined, { Origin, ...bearer() });
      expect([path, ...allowed(answer), varies(answer)]).toEqual([path, ...NOTHING, true]);
    }
    const write = await shop.guest().rest('POST', '/api/manual-logout', {}, { Origin, ...bearer() });
    expect([write.status, ...allowed(write)]).toEqual([403, ...NOTHING]);
    const preflight = await shop.guest().rest('OPTIONS', '/api/orders', undefined, { Origin });
    expect([preflight.status, ...allowed(preflight)]).toEqual([405, ...NOTHING]);
  });

  test('is any without the setting, and answers are as they were', async () => {
    for (const path of PATHS) {
      const answer = await closed.guest().rest('GET', path, undefined, { Origin: APP, ...bearer() });
      expect([path, ...allowed(answer), varies(answer)]).toEqual([path, ...NOTHING, false]);
    }
    expect((await closed.guest().rest('OPTIONS', '/graphql', undefined, { Origin: APP })).status).toBe(405);
  });
});

describe('cookies', () => {
  test.each([APP, EVIL])('never count for a page of %s', async (Origin) => {
    const own = await admin.rest('GET', '/api/auth/user');
    expect(own.body.username).toBe('admin');
    const foreign = await admin.rest('GET', '/api/auth/user', undefined, { Origin });
    expect([foreign.status, foreign.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const query = `/graphql?${new URLSearchParams({ query: '{ viewer { username } }' })}`;
    expect((await admin.rest('GET', query, undefined, { Origin })).body.data).toEqual({ viewer: null });
    // Admins see every list price.
    const [product] = (await admin.rest('GET', '/api/products/fast', undefined, { Origin })).body.products;
    expect([product.version, product.businessPrice]).toEqual([null, null]);
    const signOut = await admin.rest('POST', '/api/manual-logout', {}, { Origin });
    expect([signOut.status, signOut.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('count for the shop’s own pages, also where they name their origin', async () => {
    const own = await admin.rest('GET', '/api/auth/user', undefined, { Origin: shop.url });
    expect([own.body.username, ...allowed(own)]).toEqual(['admin', ...NOTHING]);
  });

  test('beside a token are the token’s owner’s', async () => {
    const { body } = await admin.rest('GET', '/api/auth/user', undefined, { Origin: APP, ...bearer() });
    expect(body.username).toBe('business');
  });
});

test('what is kept for guests and for a business varies by Origin, and is never given to another site unasked', async () => {
  const business = await shop.signedIn('business');
  for (const path of ['/api/products/fast', STORED]) {
    for (const client of [shop.guest(), business]) {
      const first = await client.rest('GET', path);
      const other = await client.rest('GET', path, undefined, { Origin: APP });
      const again = await client.rest('GET', path);
      expect([first, again].map((each) => [...allowed(each), varies(each)])).toEqual(Array(2).fill([...NOTHING, true]));
      expect([...allowed(other), other.headers.get('cache-control')]).toEqual([APP, null, 'private, no-store']);
    }
  }
});
