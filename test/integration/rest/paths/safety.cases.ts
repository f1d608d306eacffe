import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { rowCounts } from '../../../support/data/rows';
import { startShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';
import { guest, inStock, order, shop } from './restShop';

describe('visits', () => {
  const visit = async (client: ShopClient, path: string) => {
    const answer = await client.rest('GET', path);
    expect(answer.status).toBe(302);
    return answer.headers.get('location');
  };

  test('of a guest lead to the sign-in page, and keep where the guest came from', async () => {
    expect(await visit(guest, '/api/login')).toBe('/login');
    expect(await visit(guest, '/api/login?returnTo=%2Fcheckout%3Fa%3D1%26b%3D2')).toBe(
      '/login?returnTo=%2Fcheckout%3Fa%3D1%26b%3D2',
    );
  });

  test.each([
    ['admin', '/admin/dashboard'],
    ['business', '/business/portal'],
    ['employee', '/employee/portal'],
  ])('of %s lead to %s, or back', async (username, home) => {
    const client = await shop.signedIn(username);
    expect(await visit(client, '/api/login')).toBe(home);
    expect(await visit(client, '/api/login?returnTo=/store?category=raw-nuts')).toBe('/store?category=raw-nuts');
    expect(await visit(client, '/api/login?returnTo=//evil.example')).toBe(home);
  });

  test.each([
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'store',
    '',
    '///evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\u0000/evil',
  ])('never lead to %j', async (returnTo) => {
    const client = await shop.signedIn('business');
    const query = new URLSearchParams({ returnTo });
    expect(await visit(guest, `/api/login?${query}`)).toBe('/login');
    expect(await visit(client, `/api/login?${query}`)).toBe('/business/portal');
  });

  test('with two addresses to return to lead to none', async () => {
    expect(await visit(guest, '/api/login?returnTo=/a&returnTo=/b')).toBe('/login');
  });

  test('an encoded tab stays inside this site', async () => {
    const location = await visit(guest, '/api/login?returnTo=%2F%2509%2Fevil.example');
    expect(new URL(new URLSearchParams(location!.split('?')[1]).get('returnTo')!, shop.url).origin).toBe(shop.url);
  });

  test('of /api/logout lead to the start, signed in or not', async () => {
    expect(await visit(guest, '/api/logout')).toBe('/');
    expect(await visit(await shop.signedIn('business'), '/api/logout?returnTo=https://evil.example')).toBe('/');
  });
});

describe('safety', () => {
  test.each([1_000, 20_000])('a body of %d lists in lists is refused like any of a wrong type', async (depth) => {
    const answer = await guest.rest('POST', '/api/orders/guest', `{"items":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect([answer.status, answer.body.code, answer.body.fields]).toMatchObject([
      400,
      'BAD_USER_INPUT',
      { 'items.0': 'Must be an object' },
    ]);
  });

  test.each([
    ['POST', '/api/orders/guest'],
    ['POST', '/api/login'],
    ['POST', '/api/cart'],
    ['POST', '/api/manual-logout'],
    ['POST', '/graphql'],
  ])('%s %s refuses what another site’s page sends', async (method, path) => {
    const before = await rowCounts(shop.db);
    for (const origin of [
      'https://evil.example',
      'null',
      shop.url.replace('http:', 'https:'),
      `${shop.url}.evil.example`,
      'http://127.0.0.1',
    ]) {
      const answer = await guest.rest(method, path, path === '/graphql' ? { query: 'mutation { signOut }' } : order(), {
        Origin: origin,
      });
      const code = path === '/graphql' ? answer.body.errors?.[0].extensions.code : answer.body.code;
      expect([origin, answer.status, code]).toEqual([origin, 403, 'FORBIDDEN']);
    }
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('what this site’s own page sends is taken, and reads are open', async () => {
    expect(
      (await guest.rest('POST', '/api/discount-codes/validate', { code: 'WELCOME10' }, { Origin: shop.url })).status,
    ).toBe(200);
    expect((await guest.rest('GET', '/api/cart', undefined, { Origin: 'https://evil.example' })).status).toBe(200);
    const answer = await guest.rest('GET', '/api/products/fast', undefined, { Origin: 'https://evil.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('with PUBLIC_URL the Origin must be that', async () => {
    const hosted = await startShop({ databaseUrl: shop.databaseUrl, env: { PUBLIC_URL: 'https://bustan.example' } });
    try {
      const send = (Origin: string) =>
        new ShopClient(hosted.url).rest('POST', '/api/discount-codes/validate', { code: 'WELCOME10' }, { Origin });
      expect((await send('https://bustan.example')).status).toBe(200);
      expect((await send(hosted.url)).status).toBe(403);
    } finally {
      await hosted.stop();
    }
  });

  test('a read by a page of another site cannot be made a write: mutations are not run by GET', async () => {
    const query = new URLSearchParams({ query: 'mutation { signOut }' });
    expect((await guest.rest('GET', `/graphql?${query}`)).status).toBe(405);
  });

  test('/graphql is read by GET as clients send it, but not for a page of another site', async () => {
    const path = `/graphql?${new URLSearchParams({ query: '{ __typename }' })}`;
    const read = (headers: Record<string, string>) => guest.rest('GET', path, undefined, headers);
    expect((await read({})).body.data).toEqual({ __typename: 'Query' });
    expect((await read({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' })).status).toBe(200);
    // `fetch` sends a mode of its own.
    const navigated = async (place: string) => {
      const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': place };
      const [response] = (await once(get(shop.url + path, { headers }), 'response')) as [IncomingMessage];
      return response.resume().statusCode;
    };
    expect([await navigated('document'), await navigated('iframe')]).toEqual([200, 403]);
    for (const site of ['cross-site', 'same-site']) {
      const { status, body } = await read({ 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'no-cors' });
      expect([status, body.errors?.[0].extensions.code ?? body.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  test('a document is known by its hash once a client has sent it, and one that is too long is not remembered', async () => {
    const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');
    const send = async (query: string, whole: boolean) => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(query) } };
      const { body } = await guest.rest('POST', '/graphql', { ...(whole && { query }), extensions });
      return body.errors?.[0].extensions.code ?? body.data;
    };
    const query = '{ categories { slug } }';
    expect(await send(query, false)).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await send(query, true)).toEqual({ categories: expect.any(Array) });
    expect(await send(query, false)).toEqual({ categories: expect.any(Array) });
    const long = `{ categories { slug } } # ${'x'.repeat(20_000)}`;
    expect(await send(long, true)).toEqual({ categories: expect.any(Array) });
    expect(await send(long, false)).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test.each(['/', '/store', '/api/cart', '/healthz', '/api/nothing', '/media/x'])(
    '%s is sent with the headers of safety',
    async (path) => {
      const { headers } = await guest.rest('GET', path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('permissions-policy')).toMatch(/^geolocation=\(self\), .*camera=\(\)/);
      expect(policy).toContain("base-uri 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('every request has an id: the caller’s when it is harmless, else a new one', async () => {
    const id = async (sent?: string) =>
      (await guest.rest('GET', '/api/cart', undefined, sent === undefined ? {} : { 'X-Request-Id': sent })).headers.get(
        'x-request-id',
      );
    expect(await id('checkout-7.a:b_c')).toBe('checkout-7.a:b_c');
    const generated = await id();
    expect(generated).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id()).not.toBe(generated);
    for (const bad of ['a b', '<script>', 'x'.repeat(101), '"']) expect(await id(bad)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('what only one viewer may see is kept by no cache', async () => {
    const client = await shop.signedIn('business');
    for (const path of ['/api/orders', '/api/auth/user', '/api/business/individual-pricing', '/api/cart']) {
      expect((await client.rest('GET', path)).headers.get('cache-control')).toBe('private, no-store');
    }
    for (const path of ['/api/products', '/api/products/fast', '/api/categories']) {
      const own = (await client.rest('GET', path)).headers;
      expect(own.get('cache-control')).toBe('private, no-cache');
      expect(own.get('vary')).toContain('Cookie');
      const open = (await guest.rest('GET', path)).headers;
      expect(open.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
      expect(open.get('vary')).toContain('Cookie');
      // Known bytes are not sent again.
      const again = await guest.rest('GET', path, undefined, { 'If-None-Match': open.get('etag')! });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  test('liveness and readiness are reported', async () => {
    expect((await guest.rest('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await guest.rest('GET', '/readyz')).body).toEqual({ status: 'ready' });
  });

  test('a fault of the inside is a 500 with a number and nothing else', async () => {
    await shop.db.query('ALTER TABLE cart_item RENAME TO cart_item_away');
    const rest = await guest.rest(
      'POST',
      '/api/cart',
      { productId: inStock, quantity: 1 },
      { 'X-Request-Id': 'fault-1' },
    );
    const graphql = await guest.graphql(
      `mutation { addToCart(input: { productId: ${inStock}, quantity: 1 }) { items { quantity } } }`,
      {},
      { 'X-Request-Id': 'fault-2' },
    );
    await shop.db.query('ALTER TABLE cart_item_away RENAME TO cart_item');
    const message = 'Something went wrong on our side. Please try again.';
    expect([rest.status, rest.body]).toEqual([500, { message, code: 'INTERNAL', requestId: 'fault-1' }]);
    expect(graphql.data).toBeNull();
    expect(graphql.errors).toEqual([
      expect.objectContaining({ message, extensions: { code: 'INTERNAL', requestId: 'fault-2' } }),
    ]);
    expect(JSON.stringify(graphql.errors)).not.toMatch(/cart_item|relation|\.ts/);
  });
});
