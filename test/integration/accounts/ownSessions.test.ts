import { callGraphql, callRest, type ApiOutcome } from '../../support/apiCalls';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

// Everybody sees where they are signed in, and ends it (specification 8.16).
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.query('DELETE FROM session'));

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface Session {
  id: string;
  isThis: boolean;
  browser: string | null;
  system: string | null;
  signedInAt: string;
  lastUsedAt: string;
}

interface Way {
  list(client: ShopClient): Promise<Session[]>;
  end(client: ShopClient, id: string): Promise<ApiOutcome>;
  endOthers(client: ShopClient): Promise<ApiOutcome>;
}

const WAYS: Record<string, Way> = {
  GraphQL: {
    list: async (client) =>
      (await callGraphql(client, '{ ownSessions { id isThis browser system signedInAt lastUsedAt } }')).value,
    end: (client, id) => callGraphql(client, 'mutation ($id: String!) { endSession(id: $id) }', { id }),
    endOthers: (client) => callGraphql(client, 'mutation { endOtherSessions }'),
  },
  REST: {
    list: async (client) => (await callRest(client, 'GET', '/api/account/sessions')).value,
    end: (client, id) => callRest(client, 'DELETE', `/api/account/sessions/${id}`),
    endOthers: (client) => callRest(client, 'DELETE', '/api/account/sessions'),
  },
};

async function signedIn(username: string, agent: string): Promise<ShopClient> {
  const client = shop.guest();
  const { status } = await client.rest(
    'POST',
    '/api/login',
    {
      username,
      password: { customer: 'fresh-every-day', business: 'cedar-terrace', admin: 'orchard-keeper' }[username],
    },
    { 'User-Agent': agent },
  );
  expect(status).toBe(200);
  return client;
}

const isSignedIn = async (client: ShopClient) => (await client.rest('GET', '/api/auth/user')).status === 200;

describe.each(Object.keys(WAYS))('by %s', (name) => {
  const way = WAYS[name]!;

  test.each(['customer', 'business', 'admin'])(
    'a %s sees their own, this one first, and ends one',
    async (username) => {
      const here = await signedIn(username, CHROME);
      const phone = await signedIn(username, SAFARI);
      const program = await signedIn(username, '');
      await signedIn(username === 'customer' ? 'business' : 'customer', CHROME);
      const list = await way.list(here);
      expect(list.map(({ isThis, browser, system }) => [isThis, browser, system])).toEqual(
        expect.arrayContaining([
          [true, 'Chrome', 'Windows'],
          [false, 'Safari', 'iOS'],
        ]),
      );
      expect(list).toHaveLength(3);
      expect(list[0]!.isThis).toBe(true);
      const ended = list.find(({ browser }) => browser === 'Safari')!;
      expect((await way.end(here, ended.id)).code).toBeNull();
      expect([await isSignedIn(here), await isSignedIn(phone), await isSignedIn(program)]).toEqual([true, false, true]);
      expect((await way.list(here)).map(({ id }) => id)).not.toContain(ended.id);
    },
  );

  test('all others end at once, and this one goes on', async () => {
    const [here, ...others] = [
      await signedIn('customer', CHROME),
      await signedIn('customer', CHROME),
      await signedIn('customer', SAFARI),
    ];
    const stranger = await signedIn('business', CHROME);
    expect((await way.endOthers(here)).value).toEqual(name === 'REST' ? { ended: 2 } : 2);
    expect(await Promise.all([here, ...others, stranger].map(isSignedIn))).toEqual([true, false, false, true]);
  });

  test('nobody ends those of others, or what is not there', async () => {
    const [here, stranger] = [await signedIn('customer', CHROME), await signedIn('business', CHROME)];
    const [theirs] = await way.list(stranger);
    for (const id of [theirs!.id, 'x']) {
      const { value, code } = await way.end(here, id);
      expect(name === 'REST' ? code : value).toBe(name === 'REST' ? 'NOT_FOUND' : false);
    }
    expect(await isSignedIn(stranger)).toBe(true);
  });

  test('guests and tokens see none', async () => {
    const { body } = await (
      await signedIn('business', CHROME)
    ).rest('POST', '/api/tokens', { name: 'Till', scopes: ['read'] });
    const headers = { Authorization: `Bearer ${(body as { token: string }).token}` };
    expect((await shop.guest().rest('GET', '/api/account/sessions')).status).toBe(401);
    expect((await shop.guest().rest('GET', '/api/account/sessions', undefined, headers)).status).toBe(403);
  });

  test('no answer has the id that opens a session', async () => {
    const here = await signedIn('customer', CHROME);
    await signedIn('customer', SAFARI);
    const said = JSON.stringify(await way.list(here));
    const rows = await shop.db.query<{ sid: string }[]>('SELECT sid FROM session');
    expect(rows).toHaveLength(2);
    for (const { sid } of rows) expect(said).not.toContain(sid);
  });
});

test('the last use is written down, also of a session of before, and its end takes that along', async () => {
  const here = await signedIn('customer', CHROME);
  const second = await startShop({ databaseUrl: shop.databaseUrl });
  try {
    await shop.db.query(`UPDATE session_use SET used_at = now() - interval '3 hours'`);
    const used = async () => Date.parse((await WAYS.REST!.list(here))[0]!.lastUsedAt);
    const before = await used();
    const elsewhere = { Cookie: here.session!, 'User-Agent': SAFARI };
    await second.guest().rest('GET', '/api/auth/user', undefined, elsewhere);
    await eventually('the use is written down', async () => (await used()) > before);
    expect((await WAYS.REST!.list(here))[0]).toMatchObject({ browser: 'Safari', system: 'iOS' });
    await shop.db.query('DELETE FROM session_use');
    expect(await WAYS.REST!.list(here)).toEqual([
      expect.objectContaining({ isThis: true, browser: null, system: null }),
    ]);
  } finally {
    await second.stop();
  }
  await here.rest('POST', '/api/manual-logout');
  expect(await shop.db.query('SELECT 1 FROM session_use')).toEqual([]);
});
