import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';
import { storedHash, storedPath } from '../../support/storedDocument';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => shop?.stop());
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

const HTTPS = { 'X-Forwarded-Proto': 'https' };
const request = (
  method: string,
  path: string,
  cookie?: string,
  body?: unknown,
  headers: Record<string, string> = HTTPS,
) => new ShopClient(shop.url).rest(method, path, body, { ...headers, ...(cookie && { Cookie: cookie }) });

const ACCOUNT = { username: 'customer', password: 'fresh-every-day' };
/** Name and value of each cookie that an answer sets, by its name; empty for one that it removes. */
function cookiesOf({ headers }: { headers: Headers }): Record<string, string> {
  return Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      return [name, value];
    }),
  );
}

/** A session, and the device's cookie, as they were before: by their former names. */
async function former(): Promise<{ session: string; device: string }> {
  const client = new ShopClient(shop.url);
  await client.rest('POST', '/api/login', ACCOUNT);
  return { session: client.session!, device: client.device! };
}

test('over HTTPS both cookies are of this host alone', async () => {
  const answer = await request('POST', '/api/login', undefined, ACCOUNT);
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^__Host-bustan\.device=[^;]+; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    ),
    expect.stringMatching(/^__Host-bustan\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const session = `__Host-bustan.sid=${cookiesOf(answer)['__Host-bustan.sid']}`;
  const who = await request('GET', '/api/auth/user', session);
  expect([who.status, who.headers.getSetCookie()]).toEqual([200, []]);
});

test('over HTTP they are named as ever', async () => {
  const answer = await request('POST', '/api/login', undefined, ACCOUNT, {});
  expect(Object.keys(cookiesOf(answer)).sort()).toEqual(['bustan.device', 'bustan.sid']);
});

test('over HTTPS a session under the name without the prefix is nobody’s: a neighbour could have set it', async () => {
  const { session } = await former();
  const answer = await request('GET', '/api/auth/user', session);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  expect((await request('GET', '/api/auth/user', session, undefined, {})).status).toBe(200);
});

test('the new name wins over one that somebody else may have set', async () => {
  const { session: planted } = await former();
  const own = cookiesOf(
    await request('POST', '/api/login', undefined, { username: 'business', password: 'cedar-terrace' }),
  );
  const both = `${planted}; __Host-bustan.sid=${own['__Host-bustan.sid']}`;
  expect((await request('GET', '/api/auth/user', both)).body.username).toBe('business');
  const none = `${planted}; __Host-bustan.sid=s%3Anone.x`;
  expect((await request('GET', '/api/auth/user', none)).status).toBe(401);
});

test('reads of the catalogue and pages know it under both names', async () => {
  const client = new ShopClient(shop.url);
  await client.rest('POST', '/api/login', { username: 'business', password: 'cedar-terrace' });
  const renamed = client.session!.replace('bustan.sid', '__Host-bustan.sid');
  const path = storedPath(storedHash('Products'), { category: 'raw-nuts' });
  const guests = await request('GET', path);
  for (const cookie of [client.session!, renamed]) {
    const read = await request('GET', path, cookie);
    expect([read.headers.get('cache-control'), read.text === guests.text]).toEqual(['private, no-cache', false]);
  }
});

test('signing in again and out leaves nothing of the former names', async () => {
  const { session, device } = await former();
  const again = await request('POST', '/api/login', `${session}; ${device}`, ACCOUNT);
  const cookies = cookiesOf(again);
  expect([cookies['bustan.sid'], cookies['bustan.device']]).toEqual(['', '']);
  expect(cookies['__Host-bustan.sid']).not.toBe(/=(.*)/.exec(session)![1]);
  // The device is the one that it was.
  expect(cookies['__Host-bustan.device']!.slice(0, 29)).toBe(device.replace('bustan.device=', '').slice(0, 29));
  const out = await request(
    'POST',
    '/api/manual-logout',
    `${session}; __Host-bustan.sid=${cookies['__Host-bustan.sid']}`,
  );
  expect(cookiesOf(out)).toMatchObject({ 'bustan.sid': '', '__Host-bustan.sid': '' });
  expect(out.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-'))).toMatch(
    /; Path=\/; Expires=[^;]+; Secure/,
  );
});

test('a known device stays known under the former name', async () => {
  const { device } = await former();
  for (let n = 0; n < 11; n += 1) await request('POST', '/api/login', undefined, { ...ACCOUNT, password: 'wrong' });
  expect((await request('POST', '/api/login', undefined, ACCOUNT)).status).toBe(429);
  const answer = await request('POST', '/api/login', device, ACCOUNT);
  expect([answer.status, cookiesOf(answer)['bustan.device']]).toEqual([200, '']);
});
