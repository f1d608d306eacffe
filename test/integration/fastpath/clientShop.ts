import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer, ShopClient } from '../../support/shopClient';

export let shop: TestShop;
/** Who asks, by name; those with a token send it in a header. */
export const askers: Record<string, { client: ShopClient; headers: Record<string, string> }> = {};

beforeAll(async () => {
  shop = await startShop();
  askers.guest = { client: shop.guest(), headers: {} };
  for (const name of ['customer', 'business', 'business-cash', 'employee', 'admin'])
    askers[name] = { client: await shop.signedIn(name), headers: {} };
  for (const [name, owner, scopes] of [
    ['token', 'business', ['read']],
    ['token-cash', 'business-cash', ['order']],
    ['token-employees', 'business', ['employees']],
  ] as const) {
    const { body } = await askers[owner]!.client.rest('POST', '/api/tokens', { name, scopes });
    askers[name] = { client: shop.guest(), headers: { Authorization: `Bearer ${body.token}` } };
  }
});
afterAll(() => shop?.stop());

/** A document of a client with its variables, and how it is sent. */
export interface Sent {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

export function send(name: string, way: 'GET' | 'POST', sent: Sent, more: Record<string, string> = {}) {
  const { client, headers } = askers[name]!;
  const all = { ...headers, ...more };
  if (way === 'POST') return client.rest('POST', '/graphql', sent, all);
  const query = new URLSearchParams({
    query: sent.query,
    ...(sent.variables && { variables: JSON.stringify(sent.variables) }),
    ...(sent.operationName !== undefined && { operationName: sent.operationName }),
  });
  return client.rest('GET', `/graphql?${query}`, undefined, all);
}

/** An `Accept` that says the same in a way that the fast path leaves to Express. */
export const ORDINARY = { Accept: 'application/json;q=0.9' };

/** Whether Express answered: its answers have the headers of pages, too. */
export const isOrdinary = ({ headers }: HttpAnswer) => headers.has('permissions-policy');

const HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'cache-control',
  'etag',
  'vary',
  'set-cookie',
  'allow',
  'www-authenticate',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** What of an answer must be the same however it was made. */
export const seen = ({ status, text, headers }: HttpAnswer) => ({
  status,
  text,
  headers: HEADERS.map((name) => `${name}: ${headers.get(name)}`),
});
