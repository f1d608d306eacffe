import { startShop, type TestShop } from '../../support/shop';
import { ShopClient, type GraphqlAnswer } from '../../support/shopClient';
import { openStream } from '../../support/network/stream';
import { prepareShop } from './fixture';
import { ACCOUNTS, isAccount, TOKENS, type AccountName, type ViewerName } from './viewers';

/** The codes of refusals over GraphQL and REST. */
export const CODE = { 400: 'BAD_USER_INPUT', 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

/** Sends requests as one viewer. */
export interface ViewerClient extends Pick<ShopClient, 'graphql' | 'rest'> {
  subscribe(document: string): Promise<Pick<GraphqlAnswer, 'data' | 'errors' | 'status'>>;
}

/** A prepared shop, with a session for every account. */
export interface AuthorizationShop {
  shop: TestShop;
  clients: Record<AccountName, ShopClient>;
  stop(): Promise<void>;
}

/** Headers of every request of the viewers who come with a token or an ended session. */
type ViewerHeaders = Partial<Record<ViewerName, Record<string, string>>>;

/** The same shop with what every viewer needs for its requests. */
export interface ViewersShop extends AuthorizationShop {
  headers: ViewerHeaders;
}

/** Passkeys need a name in the address. */
export const WITH_PASSKEYS = { PUBLIC_URL: 'http://localhost:4000' };

/** Starts a shop that is prepared for the tables, and signs in every account once. */
export async function startAuthorizationShop(): Promise<AuthorizationShop> {
  const shop = await startShop({ env: WITH_PASSKEYS });
  await prepareShop(shop);
  const clients = {} as Record<AccountName, ShopClient>;
  for (const account of ACCOUNTS) clients[account] = await newSession(shop, account);
  return { shop, clients, stop: () => shop.stop() };
}

async function newSession(shop: TestShop, account: AccountName): Promise<ShopClient> {
  if (account === 'guest') return shop.guest();
  if (account !== 'pending') return shop.signedIn(account);
  const client = shop.guest();
  const response = await client.rest('POST', '/api/login', { username: 'pending', password: 'fresh-every-day' });
  expect(response.status).toBe(200);
  return client;
}

/** Starts the shop for the tests of one file, for requests of every viewer. */
export function useViewersShop(): ViewersShop {
  const viewersShop = {} as ViewersShop;
  beforeAll(async () => {
    Object.assign(viewersShop, await startAuthorizationShop());
    viewersShop.headers = await viewerHeaders(viewersShop);
  });
  afterAll(() => viewersShop.shop?.stop());
  // Failed sign-ins are some of what is tried.
  beforeEach(() => viewersShop.shop.db.query('DELETE FROM rate_limit'));
  return viewersShop;
}

/** Makes the tokens and the ended session. */
async function viewerHeaders({ shop, clients }: AuthorizationShop): Promise<ViewerHeaders> {
  const headers: ViewerHeaders = {};
  for (const [name, { owner, scope }] of Object.entries(TOKENS)) {
    headers[name as ViewerName] = bearer((await makeToken(clients[owner], [scope])).token);
  }
  const revoked = await makeToken(clients.admin, ['read', 'order', 'admin']);
  expect((await clients.admin.rest('DELETE', `/api/tokens/${revoked.id}`)).status).toBe(204);
  headers['revoked token'] = bearer(revoked.token);
  const admin = await shop.signedIn('admin');
  headers['ended session'] = { Cookie: admin.session! };
  expect((await admin.rest('POST', '/api/manual-logout')).status).toBeLessThan(300);
  return headers;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function makeToken(owner: ShopClient, scopes: string[]): Promise<{ id: number; token: string }> {
  const { status, body } = await owner.rest('POST', '/api/tokens', { name: 'A program', scopes });
  expect(status).toBe(201);
  return body;
}

/**
 * The client of a viewer. A request that begins or ends a session is sent with a session of its own, so that the shared
 * one stays signed in.
 */
export async function clientOf(
  { shop, clients, headers }: ViewersShop,
  viewer: ViewerName,
  changesSession: boolean,
): Promise<ViewerClient> {
  if (!isAccount(viewer)) return withHeaders(shop.guest(), headers[viewer]!);
  return withHeaders(changesSession ? await newSession(shop, viewer) : clients[viewer], {});
}

function withHeaders(client: ShopClient, headers: Record<string, string>): ViewerClient {
  return {
    graphql: (document, variables) => client.graphql(document, variables, headers),
    rest: (method, path, body) => client.rest(method, path, body, headers),
    subscribe: async (document) => {
      const stream = await openStream(client, document, {}, headers);
      stream.close();
      return { status: stream.status, data: null, errors: stream.body?.errors ?? [] };
    },
  };
}
