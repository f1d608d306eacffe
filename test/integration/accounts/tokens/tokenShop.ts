import { makeProduct } from '../../../support/data/orderBodies';
import { rowCounts } from '../../../support/data/rows';
import { type TestShop, startShop } from '../../../support/shop';
import type { ShopClient, HttpAnswer } from '../../../support/shopClient';

jest.setTimeout(120_000);

export type Fields = Record<string, any>;

export let shop: TestShop;
export let admin: ShopClient;
export let business: ShopClient;
export let cash: ShopClient;
export let juice: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  await signInBusiness();
  cash = await shop.signedIn('business-cash');
  juice = await makeProduct(shop.db, { name: 'Token juice', customerPrice: '10.00', businessPrice: '8.00' });
});

afterAll(() => shop.stop());

/** Signs the business in again, whose sessions have ended. */
export async function signInBusiness(): Promise<void> {
  business = await shop.signedIn('business');
}

export const ALL = ['read', 'order'];

export async function make(client: ShopClient, change: Fields = {}): Promise<Fields & { token: string }> {
  const answer = await client.rest('POST', '/api/tokens', { name: 'Till', scopes: ALL, ...change });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
}

/** Sends requests with a token and other headers, without cookies. */
export const as = (token: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.guest().rest(method, path, body, { Authorization: `Bearer ${token}`, ...headers });

export async function refused(work: () => Promise<HttpAnswer>): Promise<Fields> {
  const before = await rowCounts(shop.db);
  const answer = await work();
  expect(await rowCounts(shop.db)).toEqual(before);
  return { status: answer.status, ...answer.body };
}
