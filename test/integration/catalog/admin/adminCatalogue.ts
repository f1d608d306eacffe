import { setFlagsFromString } from 'node:v8';
import { rowCounts } from '../../../support/data/rows';
import { type TestShop, startShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';

jest.setTimeout(120_000);

export type Fields = Record<string, any>;

// V8 optimises no further regular expression in a process that has compiled many and holds 16 MB of machine code, as a
// long run does; a pattern that crosses a picture of 5 MB then runs out of stack. Here it is so from the beginning.
setFlagsFromString('--no-regexp-optimization');

export let shop: TestShop;
export let admin: ShopClient;
export let categoryId: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  const [row] = await shop.db.query<{ id: number }[]>('SELECT min(id) AS id FROM category');
  categoryId = row!.id;
});

afterAll(async () => {
  setFlagsFromString('--regexp-optimization');
  await shop.stop();
});

export const category = (change: Fields = {}): Fields => ({
  name: 'Herbal teas',
  description: 'Dried leaves and flowers',
  slug: `teas-${(count += 1)}`,
  ...change,
});

let count = 0;

export const product = (change: Fields = {}): Fields => ({
  name: 'Lemon verbena',
  description: 'Whole leaves',
  categoryId,
  customerPrice: '120000.00',
  businessPrice: '100000.00',
  variants: [],
  tags: ['tea'],
  inStock: true,
  variantPricing: null,
  ...change,
});

/** A product with two sizes, each with prices of its own. */
export const productWithSizes = (change: Fields = {}): Fields =>
  product({
    customerPrice: '',
    businessPrice: '',
    variants: ['Small', 'Large'],
    variantPricing: {
      Small: { customer: '50000', business: '40000.5' },
      Large: { customer: '90000.00', business: '0' },
    },
    ...change,
  });

/** The last line of the audit log. */
export async function lastAudit(): Promise<Fields> {
  const { data } = await admin.graphql(
    '{ auditLog(first: 1) { nodes { actorUsername action subjectType subjectId before after } } }',
  );
  return data.auditLog.nodes[0];
}

/** Sends a body that is refused, and shows that nothing was stored. */
export async function refused(method: string, path: string, body: unknown): Promise<Fields> {
  const before = await rowCounts(shop.db);
  const answer = await admin.rest(method, path, body);
  expect(await rowCounts(shop.db)).toEqual(before);
  return { status: answer.status, ...answer.body };
}

export async function create(path: string, body: unknown): Promise<Fields> {
  const answer = await admin.rest('POST', path, body);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
}
