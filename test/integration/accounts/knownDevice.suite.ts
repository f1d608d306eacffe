import { accounts } from '../../../server/demo/demoAccounts';
import { rowCounts } from '../../support/data/rows';
import { idOf } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';

let shop: TestShop;
let second: TestShop;

beforeAll(async () => {
  shop = await startShop();
  second = await startShop({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await second?.stop();
  await shop?.stop();
});
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

const passwordOf = (username: string) => accounts.find((each) => each.username === username)!.password;

const signIn = (client: ShopClient, username = 'admin', password = passwordOf(username)) =>
  client.rest('POST', '/api/login', { username, password });
const statusOf = async (client: ShopClient, username?: string, password?: string) =>
  (await signIn(client, username, password)).status;

/** A device that has signed in to the accounts, and out again. */
async function known(...usernames: string[]): Promise<ShopClient> {
  const client = shop.guest();
  for (const username of usernames) expect(await statusOf(client, username)).toBe(200);
  await client.rest('POST', '/api/manual-logout');
  expect(client.session).toBeNull();
  return client;
}

/** Wrong passwords of a stranger, until the account takes no more of them. */
async function burn(username = 'admin'): Promise<ShopClient> {
  const stranger = shop.guest();
  for (let n = 0; n < 10; n += 1) expect(await statusOf(stranger, username, 'wrong')).toBe(401);
  expect(await statusOf(stranger, username, 'wrong')).toBe(429);
  return stranger;
}

describe('a device that has signed in to the account before', () => {
  test('still signs in when strangers used up the username’s tries; an unknown device does not', async () => {
    const owner = await known('admin');
    const open = await shop.signedIn('admin');
    const stranger = await burn();
    const refused = await signIn(shop.guest());
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    // Over all processes alike.
    expect(await statusOf(new ShopClient(second.url))).toBe(429);
    const answer = await signIn(owner);
    expect([answer.status, answer.body.username]).toEqual([200, 'admin']);
    expect((await owner.rest('GET', '/api/admin/stats')).status).toBe(200);
    // A session that was open goes on, and strangers got no tries back.
    expect((await open.rest('GET', '/api/admin/stats')).status).toBe(200);
    expect(await statusOf(stranger)).toBe(429);
  });

  test('and when its network did', async () => {
    const owner = await known('customer');
    const stranger = shop.guest();
    for (let n = 0; n < 50; n += 1) expect(await statusOf(stranger, `guess-${n}`, 'wrong')).toBe(401);
    expect(await statusOf(shop.guest(), 'customer')).toBe(429);
    expect(await statusOf(owner, 'customer')).toBe(200);
  });

  test('has ten wrong tries of its own, also when they come at once, which are nobody else’s', async () => {
    const owner = await known('business');
    const statuses = await Promise.all(
      Array.from({ length: 16 }, (_, n) => {
        const { device } = owner;
        const request = { username: 'business', password: 'wrong' };
        return (n % 2 === 0 ? shop : second).guest().rest('POST', '/api/login', request, { Cookie: device! });
      }),
    );
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(6);
    const refused = await signIn(owner, 'business');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await statusOf(shop.guest(), 'business')).toBe(200);
    expect(await statusOf(await known('business'), 'business')).toBe(200);
    await shop.db.query('UPDATE rate_limit SET expire = 1');
    expect(await statusOf(owner, 'business')).toBe(200);
  });

  test('begins them afresh with the right password', async () => {
    const owner = await known('customer');
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) expect(await statusOf(owner, 'customer', 'wrong')).toBe(401);
      expect(await statusOf(owner, 'customer')).toBe(200);
    }
  });

  test('may be several people’s, each counted apart; for any other account it is unknown', async () => {
    const shared = await known('employee', 'business', 'employee');
    await burn('employee');
    await burn('business');
    await burn('customer');
    for (let n = 0; n < 10; n += 1) expect(await statusOf(shared, 'employee', 'wrong')).toBe(401);
    expect(await statusOf(shared, 'employee')).toBe(429);
    expect(await statusOf(shared, 'business')).toBe(200);
    const ofOther = await signIn(shared, 'customer');
    const ofNobody = shop.guest();
    for (let n = 0; n < 10; n += 1) await statusOf(ofNobody, 'no-such-user', 'wrong');
    const ofNone = await shop
      .guest()
      .rest('POST', '/api/login', { username: 'no-such-user', password: 'wrong' }, { Cookie: shared.device! });
    // The answer is the same whether the account exists or not.
    expect([ofOther.status, ofOther.body]).toEqual([ofNone.status, ofNone.body]);
    expect(ofOther.status).toBe(429);
  });

  test('is one that registered', async () => {
    const client = shop.guest();
    const customer = { username: 'new-device', password: 'plum-and-fig', email: 'new@guests.example' };
    const { status } = await client.rest('POST', '/api/register', { ...customer, firstName: 'New', lastName: 'Comer' });
    expect(status).toBe(201);
    await client.rest('POST', '/api/manual-logout');
    await burn('new-device');
    expect(await statusOf(client, 'new-device', 'plum-and-fig')).toBe(200);
  });
});

describe('the device is not known any more', () => {
  test('once an admin has changed the password, until it signs in with the new one', async () => {
    const owner = await known('customer');
    const admin = await shop.signedIn('admin');
    const id = await idOf(shop.db, 'customer');
    const change = `mutation ($id: Int!, $password: String) { updateUser(id: $id, input: { password: $password }) { id } }`;
    expect((await admin.graphql(change, { id, password: 'a new password' })).errors).toEqual([]);
    await burn('customer');
    expect(await statusOf(owner, 'customer', 'a new password')).toBe(429);
    await shop.db.query('DELETE FROM rate_limit');
    expect(await statusOf(owner, 'customer', 'a new password')).toBe(200);
    await burn('customer');
    expect(await statusOf(owner, 'customer', 'a new password')).toBe(200);
    await admin.graphql(change, { id, password: passwordOf('customer') });
  });

  test('once the account was deactivated, also when it is let in again', async () => {
    const owner = await known('customer');
    for (const active of [false, true]) {
      await shop.db.query(`UPDATE users SET active = $1 WHERE username = 'customer'`, [active]);
    }
    await burn('customer');
    expect(await statusOf(owner, 'customer')).toBe(429);
  });

  test('after a year', async () => {
    const owner = await known('customer');
    await burn('customer');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(now + 366 * 24 * 3_600_000);
      await burn('customer');
      expect(await statusOf(owner, 'customer')).toBe(429);
    } finally {
      clock.mockRestore();
    }
    expect(await statusOf(owner, 'customer')).toBe(200);
  });
});

describe('the cookie', () => {
  test('is kept a year, out of reach of scripts and other sites, renewed at every sign-in, and no session', async () => {
    const client = shop.guest();
    const attributes =
      /^bustan\.device=device\.[\w-]{22}(\.\d+-1-\d+)+\.[^;]+; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/;
    for (let n = 0; n < 2; n += 1) {
      const { headers } = await signIn(client, 'business');
      expect(headers.getSetCookie().find((each) => each.startsWith('bustan.device='))).toMatch(attributes);
    }
    const name = /device\.([\w-]{22})/.exec(client.device!)![1];
    await signIn(client, 'employee');
    expect(/device\.([\w-]{22})/.exec(client.device!)![1]).toBe(name);
    const before = (await rowCounts(shop.db)).session;
    const asSession = client.device!.replace('bustan.device=', 'bustan.sid=s%3A');
    expect((await shop.guest().rest('GET', '/api/auth/user', undefined, { Cookie: asSession })).status).toBe(401);
    expect((await shop.guest().rest('GET', '/api/auth/user', undefined, { Cookie: client.device! })).status).toBe(401);
    expect((await rowCounts(shop.db)).session).toBe(before);
  });

  test('counts as none when it is forged, and is not given to who fails', async () => {
    const owner = await known('admin');
    const failed = await signIn(shop.guest(), 'admin', 'wrong');
    expect(failed.headers.getSetCookie()).toEqual([]);
    await shop.db.query('DELETE FROM rate_limit');
    await burn();
    const session = (await shop.signedIn('customer')).session!;
    for (const forged of [
      `${owner.device}x`,
      owner.device!.replace(/-1-/, '-2-'),
      `bustan.device=device.x.${await idOf(shop.db, 'admin')}-1-99999`,
      session.replace('bustan.sid=s%3A', 'bustan.device='),
      'bustan.device=',
    ]) {
      const request = { username: 'admin', password: passwordOf('admin') };
      const answer = await shop.guest().rest('POST', '/api/login', request, { Cookie: forged });
      expect([forged, answer.status]).toEqual([forged, 429]);
    }
    expect(await statusOf(owner)).toBe(200);
  });
});
