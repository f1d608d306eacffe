import { rowCounts } from '../../../support/data/rows';
import { startShop, type TestShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';
import { guest, inStock, shop } from './restShop';

describe('signing in', () => {
  const signIn = (client: ShopClient, username: string, password: string) =>
    client.rest('POST', '/api/login', { username, password });
  const sessionCount = async () => (await rowCounts(shop.db)).session;

  test('with a wrong name or password is the same 401, and begins nothing', async () => {
    const before = await sessionCount();
    for (const [username, password] of [
      ['customer', 'wrong'],
      ['nobody', 'fresh-every-day'],
      ['customer', ' fresh-every-day'],
      ['customer', 'FRESH-EVERY-DAY'],
    ] as const) {
      const answer = await signIn(guest, username, password);
      expect([answer.status, answer.body]).toEqual([
        401,
        { message: 'Invalid username or password', code: 'INVALID_CREDENTIALS' },
      ]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await sessionCount()).toBe(before);
  });

  test('takes the name in any case, and answers who it is', async () => {
    const answer = await signIn(guest, ' CUSTOMER ', 'fresh-every-day');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      username: 'customer',
      role: 'customer',
      firstName: 'Layal',
      businessApproved: true,
    });
    expect(answer.text).not.toMatch(/argon2|password/i);
  });

  test('without a field says which', async () => {
    const answer = await guest.rest('POST', '/api/login', {});
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { username: 'Username is required', password: 'Password is required' },
    ]);
    expect((await guest.rest('POST', '/api/login', { username: 7, password: true })).body.fields).toEqual({
      username: 'Must be text',
      password: 'Must be text',
    });
  });

  test('gives a cookie that no script reads and no other site sends, with a new id each time', async () => {
    const first = await signIn(guest, 'customer', 'fresh-every-day');
    const cookie = first.headers.getSetCookie().find((each) => each.startsWith('bustan.sid='));
    expect(cookie).toMatch(/^bustan\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const old = guest.session!;
    await signIn(guest, 'customer', 'fresh-every-day');
    expect(guest.session).not.toBe(old);
    // The id from before is worth nothing any more.
    expect((await shop.guest().rest('GET', '/api/auth/user', undefined, { Cookie: old })).status).toBe(401);
  });

  test('a cart session that was planted does not become the user’s', async () => {
    await guest.rest('POST', '/api/cart', { productId: inStock, quantity: 1 });
    const planted = guest.session!;
    await signIn(guest, 'customer', 'fresh-every-day');
    expect(guest.session).not.toBe(planted);
    expect((await shop.guest().rest('GET', '/api/auth/user', undefined, { Cookie: planted })).status).toBe(401);
  });

  test('behind HTTPS the cookies are sent by HTTPS alone', async () => {
    const proxied = await startShop({ databaseUrl: shop.databaseUrl, env: { TRUST_PROXY: '1' } });
    try {
      const answer = await new ShopClient(proxied.url).rest(
        'POST',
        '/api/login',
        { username: 'customer', password: 'fresh-every-day' },
        { 'X-Forwarded-Proto': 'https' },
      );
      const cookies = answer.headers.getSetCookie();
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-bustan.device', '__Host-bustan.sid']);
      for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*; Secure; /);
    } finally {
      await proxied.stop();
    }
  });

  describe('is limited', () => {
    let second: TestShop;
    beforeAll(async () => {
      second = await startShop({ databaseUrl: shop.databaseUrl });
    });
    afterAll(() => second.stop());
    const both = (n: number) => new ShopClient(n % 2 === 0 ? shop.url : second.url);

    test('to ten wrong tries a user, over all servers, the right password then included', async () => {
      for (let n = 0; n < 10; n += 1) expect((await signIn(both(n), 'customer', 'wrong')).status).toBe(401);
      for (const [n, password] of [
        [0, 'wrong'],
        [1, 'wrong'],
        [0, 'fresh-every-day'],
      ] as const) {
        const answer = await signIn(both(n), 'Customer', password);
        expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
        const wait = Number(answer.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(15 * 60);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      // Others are not held up by it.
      expect((await signIn(both(0), 'business', 'cedar-terrace')).status).toBe(200);
    });

    test('to ten also when all come at the same moment', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 24 }, async (_, n) => (await signIn(both(n), 'employee', 'wrong')).status),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    });

    test('for names that do not exist as for those that do', async () => {
      for (let n = 0; n < 10; n += 1) await signIn(both(n), 'no-such-user', 'wrong');
      expect((await signIn(both(0), 'no-such-user', 'wrong')).status).toBe(429);
    });

    test('by address when many names are tried', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 51; n += 1) statuses.push((await signIn(both(n), `guess-${n}`, 'wrong')).status);
      expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
      expect(statuses[50]).toBe(429);
    });

    test('afresh after the right password', async () => {
      for (let round = 0; round < 2; round += 1) {
        for (let n = 0; n < 9; n += 1) expect((await signIn(both(n), 'admin', 'wrong')).status).toBe(401);
        expect((await signIn(both(round), 'admin', 'orchard-keeper')).status).toBe(200);
      }
    });
  });

  test('ends with the session, by either way', async () => {
    for (const end of [
      (client: ShopClient) => client.rest('POST', '/api/manual-logout'),
      (client: ShopClient) => client.rest('GET', '/api/logout'),
    ]) {
      const client = await shop.signedIn('customer');
      const cookie = client.session!;
      const before = await sessionCount();
      const answer = await end(client);
      expect([200, 302]).toContain(answer.status);
      expect(answer.headers.get('set-cookie')).toMatch(/^bustan\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
      expect(await sessionCount()).toBe(before! - 1);
      expect((await shop.guest().rest('GET', '/api/auth/user', undefined, { Cookie: cookie })).status).toBe(401);
    }
    expect((await guest.rest('POST', '/api/manual-logout')).status).toBe(200);
  });

  test('a deactivated user is signed out from the next request on, and cannot sign in', async () => {
    const client = await shop.signedIn('customer');
    await shop.db.query(`UPDATE users SET active = false WHERE username = 'customer'`);
    const refused = await client.rest('GET', '/api/auth/user');
    const again = await signIn(guest, 'customer', 'fresh-every-day');
    await shop.db.query(`UPDATE users SET active = true WHERE username = 'customer'`);
    expect([refused.status, again.status, again.body.code]).toEqual([401, 401, 'INVALID_CREDENTIALS']);
    // Its sessions were ended, not only held back.
    expect((await client.rest('GET', '/api/auth/user')).status).toBe(401);
  });

  test('a changed password ends every session of the user, and of nobody else', async () => {
    const one = await shop.signedIn('customer');
    const other = await shop.signedIn('customer');
    const otherClient = await shop.signedIn('business');
    await shop.db.query(
      `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE username = 'business') WHERE username = 'customer'`,
    );
    expect((await one.rest('GET', '/api/auth/user')).status).toBe(401);
    expect((await other.rest('GET', '/api/auth/user')).status).toBe(401);
    expect((await otherClient.rest('GET', '/api/auth/user')).status).toBe(200);
    expect((await signIn(guest, 'customer', 'fresh-every-day')).status).toBe(401);
    expect((await signIn(guest, 'customer', 'cedar-terrace')).status).toBe(200);
  });
});
