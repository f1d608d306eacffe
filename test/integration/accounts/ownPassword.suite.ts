import { accounts } from '../../../server/demo/demoAccounts';
import { callGraphql, callRest } from '../../support/apiCalls';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

// Everybody changes their own password (specification 8.14).
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const ways: Record<string, (client: ShopClient, currentPassword: string, newPassword: string) => Promise<any>> = {
  GraphQL: (client, currentPassword, newPassword) =>
    callGraphql(
      client,
      `mutation ($currentPassword: String!, $newPassword: String!) {
         changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`,
      { currentPassword, newPassword },
    ),
  REST: (client, currentPassword, newPassword) =>
    callRest(client, 'POST', '/api/account/password', { currentPassword, newPassword }),
};
const change = ways.GraphQL!;

/** What each account signs in with at the moment. */
const present = new Map<string, string>();
const passwordNow = (username: string): string =>
  present.get(username) ?? accounts.find((account) => account.username === username)!.password;

async function statusWith(username: string, password: string): Promise<number> {
  return (await shop.guest().rest('POST', '/api/login', { username, password })).status;
}

async function signedIn(username: string): Promise<ShopClient> {
  const client = shop.guest();
  const { status } = await client.rest('POST', '/api/login', { username, password: passwordNow(username) });
  expect(status).toBe(200);
  return client;
}

const isSignedIn = async (client: ShopClient): Promise<boolean> =>
  (await client.rest('GET', '/api/auth/user')).status === 200;

async function hashOf(username: string): Promise<string> {
  const [row] = await shop.db.query<{ hash: string }[]>('SELECT password_hash AS hash FROM users WHERE username = $1', [
    username,
  ]);
  return row!.hash;
}

describe.each(Object.keys(ways))('by %s', (way) => {
  test.each(['customer', 'business', 'business-cash', 'employee', 'admin'])(
    'a %s changes it, which ends all other sessions and keeps this one',
    async (username) => {
      const [here, elsewhere] = [await signedIn(username), await signedIn(username)];
      const next = `apricots in july, by ${way}`;
      expect(await ways[way]!(here, passwordNow(username), next)).toMatchObject({ code: null });
      expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
      expect([await statusWith(username, passwordNow(username)), await statusWith(username, next)]).toEqual([401, 200]);
      present.set(username, next);
    },
  );

  test('what is wrong is named on its field, and nothing is changed', async () => {
    const client = await signedIn('customer');
    const before = await hashOf('customer');
    const now = passwordNow('customer');
    for (const [currentPassword, newPassword, fields] of [
      ['guessed', 'apricots in july', { currentPassword: 'This is not your present password' }],
      ['', 'apricots in july', { currentPassword: 'Please type your present password' }],
      [now, '1234567', { newPassword: 'A password has at least 8 characters' }],
      [now, now, { newPassword: 'This is your present password; please choose another' }],
      [now, ' Customer', { newPassword: 'A password is not the username; please choose another' }],
      [now, 'Password1', { newPassword: 'Too many people have this password; please choose another' }],
      [now, '  bustan  ', { newPassword: 'Too many people have this password; please choose another' }],
      [now, 'x'.repeat(201), { newPassword: 'Must be at most 200 characters' }],
    ] as const) {
      expect(await ways[way]!(client, currentPassword, newPassword)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    }
    expect(await hashOf('customer')).toBe(before);
    expect(await isSignedIn(client)).toBe(true);
  });
});

test('of two changes at the same moment one holds, and the other had a wrong password', async () => {
  const clients = [await signedIn('business'), await signedIn('business')];
  const wanted = ['figs in august', 'grapes in october'];
  const outcomes = await Promise.all(
    clients.map((client, index) => change(client, passwordNow('business'), wanted[index]!)),
  );
  const won = outcomes.findIndex(({ code }) => code === null);
  expect(outcomes.filter(({ code }) => code === null)).toHaveLength(1);
  // Where the first one had ended before, the session of the second had ended, too.
  expect(['BAD_USER_INPUT', 'UNAUTHENTICATED']).toContain(outcomes[1 - won]!.code);
  present.set('business', wanted[won]!);
  expect(await isSignedIn(clients[won]!)).toBe(true);
  expect(await isSignedIn(clients[1 - won]!)).toBe(false);
});

test('wrong passwords are counted by account, whatever session they come from', async () => {
  const [one, other] = [await signedIn('employee'), await signedIn('employee')];
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await change(tried % 2 ? one : other, 'guessed', 'apricots in july')).code).toBe('BAD_USER_INPUT');
  }
  const { code, message } = await change(one, passwordNow('employee'), 'pears in september');
  expect([code, message]).toEqual([
    'RATE_LIMITED',
    expect.stringMatching(/^Too many tries with a wrong password\. Please try again in \d+ min\.$/),
  ]);
  expect(await isSignedIn(one)).toBe(true);
  // Others' tries keep nobody else out.
  expect((await change(await signedIn('customer'), passwordNow('customer'), 'pears in september')).code).toBeNull();
});

test('an admin’s change is in the audit log, without the password', async () => {
  const [entry] = await shop.db.query<Record<string, unknown>[]>(
    `SELECT actor_username AS actor, action, subject_type AS subject, before, after FROM audit_entry
     WHERE action = 'user.password' ORDER BY id DESC LIMIT 1`,
  );
  expect(entry).toEqual({
    actor: 'admin',
    action: 'user.password',
    subject: 'user',
    before: null,
    after: { passwordChanged: true },
  });
});

test('the device stays known, and those of other sessions are not known any more', async () => {
  const client = await signedIn('admin');
  const elsewhere = await signedIn('admin');
  expect((await change(client, passwordNow('admin'), 'olives in november')).code).toBeNull();
  present.set('admin', 'olives in november');
  const tryAs = async (from: ShopClient) =>
    (await from.rest('POST', '/api/login', { username: 'admin', password: 'guessed' })).status;
  // Strangers have tried too often; who is known is counted by the device.
  for (let tried = 0; tried < 10; tried += 1) await tryAs(shop.guest());
  expect([await tryAs(shop.guest()), await tryAs(client), await tryAs(elsewhere)]).toEqual([429, 401, 429]);
});
