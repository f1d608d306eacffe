import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORED_DOCUMENTS } from '../../../server/api/storedDocuments';
import { projectRoot } from '../../../server/core/projectRoot';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

/** Who and from where, as the history keeps it of changes through the application (specification 3.10). */

let shop: TestShop;
let admin: ShopClient;
let userId: number;
let productId: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  const [row] = await shop.db.query<{ userId: number; productId: number }[]>(
    `SELECT (SELECT id FROM users WHERE username = 'business-cash') AS "userId", (SELECT min(id) FROM product) AS "productId"`,
  );
  ({ userId, productId } = row!);
});
afterAll(() => shop.stop());

/** Kind, old, new, actor and way of the newest change. */
async function newest(): Promise<unknown[]> {
  const [row] = await shop.db.query<{ all: unknown[] }[]>(
    `SELECT json_build_array(c.kind, c.old->>'discount', c.new->>'discount', s.actor_username, s.via) AS all
     FROM price_change c JOIN price_change_set s ON s.id = c.set_id ORDER BY c.id DESC LIMIT 1`,
  );
  return row!.all;
}

const DISCOUNT =
  'mutation ($userId: Int!, $discount: Float!) { setBusinessDiscount(userId: $userId, discount: $discount) { id } }';
const PATH = () => `/api/admin/users/${userId}/discount`;

test('an own document of a session, a path, a token and the back office are told apart', async () => {
  await admin.graphql(DISCOUNT, { userId, discount: 1 });
  expect(await newest()).toEqual(['terms', '0.00', '1.00', 'admin', 'graphql']);

  await admin.rest('PATCH', PATH(), { discount: 2 });
  expect(await newest()).toEqual(['terms', '1.00', '2.00', 'admin', 'rest']);

  const { body } = await admin.rest('POST', '/api/tokens', { name: 'till', scopes: ['admin'] });
  const { id, token } = body as { id: number; token: string };
  await shop.guest().rest('PATCH', PATH(), { discount: 3 }, { Authorization: `Bearer ${token}` });
  expect(await newest()).toEqual(['terms', '2.00', '3.00', 'admin', `token:${id}`]);

  await admin.rest('POST', '/graphql', {
    variables: { userId, discount: 4 },
    extensions: { persistedQuery: { version: 1, sha256Hash: storedMutation('SetBusinessDiscount') } },
  });
  expect(await newest()).toEqual(['terms', '3.00', '4.00', 'admin', 'back office']);

  // A program's own document, which it has sent with its hash before.
  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(DISCOUNT).digest('hex') };
  const own = (discount: number) => ({ variables: { userId, discount }, extensions: { persistedQuery } });
  await admin.rest('POST', '/graphql', { query: DISCOUNT, ...own(5) });
  expect(await newest()).toEqual(['terms', '4.00', '5.00', 'admin', 'graphql']);
  await admin.rest('POST', '/graphql', own(6));
  expect(await newest()).toEqual(['terms', '5.00', '6.00', 'admin', 'graphql']);
});

test('each way to change a price through the application is told', async () => {
  const [{ before }] = await shop.db.query<[{ before: string }]>('SELECT max(id) AS before FROM price_change');
  const product = {
    name: 'P',
    description: 'P',
    customerPrice: '5',
    businessPrice: '4',
    categoryId: 1,
    variants: ['S'],
  };
  const body = { ...product, variantPricing: { S: { customer: '7', business: '6' } } };
  const made = await admin.rest('POST', '/api/products', body);
  expect([made.status, made.text]).toEqual([201, made.text]);
  const { id } = made.body as { id: number };
  const changed = {
    ...product,
    customerPrice: '6',
    variants: ['T'],
    variantPricing: { T: { customer: '7', business: '6' } },
  };
  const put = await admin.rest('PUT', `/api/products/${id}`, changed);
  expect([put.status, put.text]).toEqual([200, put.text]);
  await admin.rest('POST', `/api/admin/users/${userId}/pricing/${productId}`, { price: '3' });
  await admin.rest('DELETE', `/api/admin/users/${userId}/pricing/${productId}`);
  await admin.rest('PATCH', `/api/admin/users/${userId}/pricing-mode`, { mode: 'discount' });
  await admin.rest('PATCH', `/api/admin/users/${userId}/approval`, { approved: false });
  await admin.rest('DELETE', `/api/products/${id}`);
  await admin.rest('POST', '/api/admin/business-users', {
    ...{ username: 'new-one', password: 'long-enough-password', email: 'n@n.example', businessName: 'N' },
    ...{ businessAddress: 'S 1', businessCity: 'B', firstName: 'F', lastName: 'L', businessPhone: '+961 1 234567' },
  });
  const rows = await shop.db.query<{ kind: string; told: boolean }[]>(
    `SELECT c.kind, s.actor_username = 'admin' AND s.via = 'rest' AS told
     FROM price_change c JOIN price_change_set s ON s.id = c.set_id WHERE c.id > $1 ORDER BY c.id`,
    [before],
  );
  const kinds = [
    'product',
    'size',
    'product',
    'size',
    'size',
    'agreed',
    'agreed',
    'terms',
    'terms',
    'product',
    'terms',
  ];
  expect(rows).toEqual(kinds.map((kind) => ({ kind, told: true })));
});

test('the demo data is told as what it is', async () => {
  const rows = await shop.db.query(
    `SELECT DISTINCT s.via, s.actor_id AS actor FROM price_change c JOIN price_change_set s ON s.id = c.set_id
     WHERE c.id <= (SELECT count(*) FROM product)`,
  );
  expect(rows).toEqual([{ via: 'seed', actor: null }]);
});

/** The hash of the web client's mutation of this name. */
function storedMutation(name: string): string {
  const file = readFileSync(path.join(projectRoot(), STORED_DOCUMENTS), 'utf8');
  const found = Object.entries(JSON.parse(file) as Record<string, string>).find(([, source]) =>
    source.startsWith(`mutation ${name}(`),
  );
  return found![0].replace(/^sha256:/, '');
}
