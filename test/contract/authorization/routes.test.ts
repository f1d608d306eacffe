import { routes } from '../../../server/rest/routes';
import type { HttpAnswer } from '../../support/shopClient';
import { clientOf, CODE, useViewersShop } from './authorizationShop';
import { prepareRuns, WORKS_ON_RUNS } from './driving';
import { fixture, prepareRemoval } from './fixture';
import { ROUTES } from './routes';
import { testViewers } from './testViewers';
import { ACCOUNTS, NEEDS, type ViewerName } from './viewers';

jest.setTimeout(120_000);

/** Routes that begin or end the session of the client that calls them. */
const CHANGES_SESSION = new Set(['POST /api/manual-logout', 'POST /api/register']);

/** What a refused sign-in says, whoever sends it. */
const SIGN_INS: Readonly<Record<string, string>> = {
  'POST /api/login': 'INVALID_CREDENTIALS',
  'POST /api/login/passkey': 'SIGN_IN_EXPIRED',
  'POST /api/login/code': 'SIGN_IN_EXPIRED',
};

const authorization = useViewersShop();

test('every route stands in the table of this test, and no other', () => {
  expect(Object.keys(ROUTES).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
});

describe.each(Object.entries(ROUTES))('%s', (route, rule) => {
  const [method, documented] = route.split(' ') as [string, string];
  const removes = method === 'DELETE' || method === 'PUT' || documented.includes('/transfer/');

  async function prepare(): Promise<void> {
    if (removes) await prepareRemoval(authorization.shop.db);
    if (WORKS_ON_RUNS.test(route)) await prepareRuns(authorization.shop.db);
  }
  async function send(viewer: ViewerName): Promise<HttpAnswer> {
    const client = await clientOf(authorization, viewer, CHANGES_SESSION.has(route));
    const path = (rule.path ?? documented).replace(/\{([\w-]+)\}/g, (_, name: string) => String(fixture.ids[name]));
    return client.rest(method, path, rule.body?.());
  }

  testViewers(authorization, rule, {
    beginsSession: CHANGES_SESSION.has(route),
    prepare,
    refused: async (viewer, outcome) => {
      const response = await send(viewer);
      expect(response.status).toBe(outcome);
      const ofSignIn = outcome === 401 && viewer !== 'revoked token' ? SIGN_INS[route] : undefined;
      const code = ofSignIn ?? CODE[outcome];
      const fields = outcome === 400 && { fields: expect.any(Object) };
      expect(response.body).toEqual({ message: expect.any(String), code, ...fields });
    },
    allowed: async (viewer) => expect([200, 201, 204]).toContain((await send(viewer)).status),
  });
});

test('a made-up or altered session cookie is a guest’s', async () => {
  const { shop, clients } = authorization;
  const cookie = clients.admin.session!;
  for (const forged of [
    `${cookie}x`,
    // The id may begin with any letter.
    cookie.replace(/=s%3A(.)/, (_, first: string) => `=s%3A${first === 'X' ? 'Y' : 'X'}`),
    'bustan.sid=admin',
    'bustan.sid=s%3Aadmin.x',
  ]) {
    const { status } = await shop.guest().rest('GET', '/api/orders', undefined, { Cookie: forged });
    expect(status).toBe(401);
    const fast = await shop.guest().rest('GET', '/api/products/fast', undefined, { Cookie: forged });
    expect(fast.body.products.every((product: any) => product.businessPrice === null)).toBe(true);
  }
});

test('the table speaks of every kind of account, and says what a token needs', () => {
  for (const [name, { who, needs }] of Object.entries(ROUTES)) {
    expect([name, who.length]).toEqual([name, ACCOUNTS.length]);
    expect([name, NEEDS]).toEqual([name, expect.arrayContaining([needs])]);
  }
});
