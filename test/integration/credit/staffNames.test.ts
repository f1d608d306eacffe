import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql';
import { accounts } from '../../../server/demo/demoAccounts';
import { routes } from '../../../server/rest/routes';
import { exportsTable } from '../../../server/rest/exports/table';
import { newKey } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import type { ShopClient } from '../../support/shopClient';
import { admin, business, businessId, shop, type Fields } from './creditShop';

jest.setTimeout(120_000);

// Names that are in no other text of the shop.
const NAMED = 'qx-orchard-77';
const NAMELESS = 'qx-cellar-88';
const USERNAMES = [NAMED, NAMELESS, 'qx-'];

const staff: Record<string, ShopClient> = {};
let order: number;

async function makeAdmin(username: string, firstName: string | null, lastName: string | null): Promise<ShopClient> {
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name)
     SELECT $1, 'staff@bustan.example', password_hash, 'admin', $2, $3 FROM users WHERE username = 'admin'`,
    [username, firstName, lastName],
  );
  const client = shop.guest();
  const { password } = accounts.find((each) => each.username === 'admin')!;
  const { status } = await client.rest('POST', '/api/login', { username, password });
  expect(status).toBe(200);
  return client;
}

beforeAll(async () => {
  staff[NAMED] = await makeAdmin(NAMED, 'Rana', 'Haddad');
  staff[NAMELESS] = await makeAdmin(NAMELESS, null, ' ');
  for (const client of Object.values(staff)) {
    for (const [method, what, body] of [
      ['PUT', 'limit', { creditLimit: '90000000.00' }],
      ['POST', 'payment', { amount: '5000000.00' }],
      ['POST', 'adjustment', { amount: '-10.00', description: 'Broken crates' }],
    ] as const) {
      const { status } = await client.rest(method, `/api/admin/business-credit/${businessId}/${what}`, body);
      expect(status).toBe(200);
    }
  }
  const products = await business.rest('GET', '/api/business/products');
  const product = products.body.products.find(
    ({ inStock, viewerPrice, variants }: Fields) => inStock && viewerPrice && variants.length === 0,
  );
  const placed = await business.rest(
    'POST',
    '/api/business/one-click-order',
    { items: [{ productId: product.id, quantity: 1 }] },
    { 'Idempotency-Key': newKey() },
  );
  order = placed.body.orderId;
  for (const [client, status] of [
    [staff[NAMED], 'cancelled'],
    [staff[NAMELESS], 'pending'],
    [staff[NAMELESS], 'cancelled'],
  ] as const) {
    expect((await client.rest('PATCH', `/api/orders/${order}/status`, { status })).status).toBe(200);
  }
});

/** Fails with what holds the name by which one of the staff signs in. */
function expectNoUsername(what: string, text: string): void {
  expect([what, USERNAMES.filter((name) => text.includes(name))]).toEqual([what, []]);
}

/** Every field of the type that takes no arguments, down to the bottom. */
function everything(type: GraphQLObjectType, above: readonly string[] = []): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.length > 0 || above.includes(inner.name)) return [];
    if (isLeafType(inner)) return [field.name];
    return isObjectType(inner) ? [`${field.name} { ${everything(inner, [...above, type.name])} }`] : [];
  });
  return fields.join(' ');
}

test('no path that a business may read tells by what name an administrator signs in', async () => {
  const read: string[] = [];
  for (const { method, path: route } of routes) {
    if (method !== 'GET') continue;
    const { status, text } = await business.rest('GET', route.replace(/\{\w+\}/g, String(order)));
    expectNoUsername(route, text);
    if (status === 200) read.push(route);
  }
  expect(read).toEqual(
    expect.arrayContaining(['/api/business/credit-transactions', '/api/orders', '/api/orders/{id}']),
  );
});

test('no export of a business does', async () => {
  const read: string[] = [];
  for (const { path: file } of exportsTable) {
    const { status, text } = await business.rest('GET', file);
    expectNoUsername(file, text);
    if (status === 200) read.push(text);
  }
  expect(read).toHaveLength(2);
  expect(read.join()).toContain('Rana Haddad');
  expect((await admin.rest('GET', '/api/admin/export/credit-transactions.csv')).text).toContain(NAMED);
});

test('no field of GraphQL does', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
  const query = schema.getQueryType()!.getFields();
  for (const name of [
    'creditHistory',
    'credit',
    'orders',
    'order',
    'viewer',
    'employees',
    'individualPrices',
  ] as const) {
    const type = getNamedType(query[name]!.type) as GraphQLObjectType;
    const args =
      name === 'order' ? `(id: ${order})` : query[name]!.args.some((arg) => arg.name === 'first') ? '(first: 50)' : '';
    const { data, errors } = await business.graphql(`{ ${name}${args} { ${everything(type)} } }`);
    expect([name, errors]).toEqual([name, []]);
    expectNoUsername(name, JSON.stringify(data));
  }
});

test('no page of the portal and no mail does', async () => {
  for (const page of ['/business', '/business/credit', `/orders/${order}`, '/orders']) {
    expectNoUsername(page, (await business.rest('GET', page)).text);
  }
  await eventually('the mails are sent', async () => {
    const [row] = await shop.db.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM outgoing_mail WHERE order_id = $1 AND status <> 'sent'`,
      [order],
    );
    return row!.count === 0;
  });
  const folder = path.join(shop.dataDir, 'mail');
  const files = await readdir(folder);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expectNoUsername(file, await readFile(path.join(folder, file), 'utf8'));
});

test('a business reads the name of who moved its credit, else that of the shop; administrators who it was', async () => {
  const by = async (client: ShopClient, file: string) =>
    (await client.rest('GET', file)).body
      .filter(({ type, orderId }: Fields) => type === 'payment' || orderId === order)
      .slice(0, 6)
      .map(({ type, createdByUser }: Fields) => [type, createdByUser.username]);
  expect(await by(business, '/api/business/credit-transactions')).toEqual([
    ['refund', 'Bustan'],
    ['charge', 'Bustan'],
    ['refund', 'Rana Haddad'],
    ['charge', 'business'],
    ['payment', 'Bustan'],
    ['payment', 'Rana Haddad'],
  ]);
  expect(await by(admin, `/api/admin/users/${businessId}/credit-transactions`)).toEqual([
    ['refund', NAMELESS],
    ['charge', NAMELESS],
    ['refund', NAMED],
    ['charge', 'business'],
    ['payment', NAMELESS],
    ['payment', NAMED],
  ]);
});
