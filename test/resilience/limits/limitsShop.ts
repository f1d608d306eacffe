import { rowCounts } from '../../support/data/rows';
import { type TestShop, startShop } from '../../support/shop';
import type { ShopClient, HttpAnswer } from '../../support/shopClient';

jest.setTimeout(60_000);

/** A guest who asks for a cart gets a session; every try to sign in is counted. */
const EXCEPT = ['session', 'rate_limit'];

export let shop: TestShop;
export let guest: ShopClient;
let before: Record<string, number>;
export let inStock: number;

beforeAll(async () => {
  shop = await startShop();
  guest = shop.guest();
  const [product] = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM product p WHERE in_stock AND customer_price > 0
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id) ORDER BY id LIMIT 1`,
  );
  inStock = product!.id;
});

afterAll(() => shop.stop());

beforeEach(async () => {
  before = await rowCounts(shop.db, EXCEPT);
});

// After every test: nothing was stored, and the server still responds.
afterEach(async () => {
  expect(await rowCounts(shop.db, EXCEPT)).toEqual(before);
  const { data } = await guest.graphql('{ shop { name } categories { id } }');
  expect([data.shop.name, data.categories.length]).toEqual(['Bustan', 5]);
});

/** Expects that the response shows no stack, SQL, file name or INTERNAL code. */
export function expectClean(text: string): void {
  expect(text).not.toMatch(
    /\bat \w+.*:\d+:\d+|node_modules|\.ts:|SELECT |INSERT |violates|syntax error at|relation "|"code":"INTERNAL"/,
  );
}

export async function send(query: string, variables: unknown = {}): Promise<HttpAnswer> {
  const answer = await guest.rest('POST', '/graphql', { query, variables });
  expectClean(answer.text);
  return answer;
}

/** Refused before it ran, each error with the code and one of them with the text. */
export async function expectRefused(query: string, text: string | RegExp, variables: unknown = {}): Promise<void> {
  const { body, status } = await send(query, variables);
  expect([200, 400]).toContain(status);
  expect(Object.values(body.data ?? {}).filter((each) => each !== null)).toEqual([]);
  expect(body.errors.length).toBeGreaterThan(0);
  for (const error of body.errors) expect(error.extensions.code).toBe('BAD_USER_INPUT');
  const messages = body.errors.map(({ message }: { message: string }) => message).join('\n');
  if (typeof text === 'string') expect(messages).toContain(text);
  else expect(messages).toMatch(text);
}
