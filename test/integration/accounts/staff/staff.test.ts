import { guestAddress } from '../../../support/data/orderBodies';
import { globalId } from '../../../../server/graphql/nodes/node';
import { accounts } from '../../../../server/demo/demoAccounts';
import { Role } from '../../../../server/identity/roles';
import { startShop, type TestShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';
import { openStream } from '../../../support/network/stream';

const PASSWORD = 'made-for-the-staff';

let shop: TestShop;
let admin: ShopClient;
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
});
afterAll(() => shop?.stop());

let count = 0;

/** A member of the staff that the admin makes, signed in. */
async function staffWith(...duties: string[]): Promise<{ id: number; username: string; client: ShopClient }> {
  const username = `worker-${(count += 1)}`;
  const person = { username, password: PASSWORD, email: 'w@bustan.example', firstName: 'A', lastName: 'Worker' };
  const { status, body } = await admin.rest('POST', '/api/admin/users', { ...person, role: 'staff', duties });
  expect([status, body.role, body.duties]).toEqual([201, 'staff', duties]);
  const client = shop.guest();
  expect((await client.rest('POST', '/api/login', { username, password: PASSWORD })).status).toBe(200);
  return { id: body.id, username, client };
}

const setDuties = (id: number, duties: string[]) => admin.rest('PATCH', `/api/users/${id}/role`, { duties });

const idOf = async (username: string): Promise<number> =>
  (await shop.db.query<{ id: number }[]>('SELECT id FROM users WHERE username = $1', [username]))[0]!.id;

const codes = (errors: readonly any[]) => errors.map(({ extensions }) => extensions.code);

test('duties hold from the next request, for the session, its live stream, its cached lists and its tokens', async () => {
  const { id, client } = await staffWith('orders', 'prices');
  const made = await client.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read', 'staff'] });
  const token = { Authorization: `Bearer ${made.body.token}` };
  const prices = '{ products(first: 1) { nodes { customerPrice businessPrice } } }';
  const { data } = await client.graphql(prices);
  expect(data.products.nodes[0]).toEqual({ customerPrice: expect.any(String), businessPrice: expect.any(String) });
  const stream = await openStream(client, 'subscription { orderChanged { isNew } }');
  expect(stream.status).toBe(200);
  expect((await client.graphql('{ discountCodes { nodes { id } } }', {}, token)).errors).toEqual([]);
  expect((await setDuties(id, ['catalogue'])).status).toBe(200);
  for (const headers of [{}, token]) {
    const now = await client.graphql(prices, {}, headers);
    expect(now.data.products.nodes[0]).toEqual({ customerPrice: null, businessPrice: null });
    expect(codes((await client.graphql('{ orders { totalCount } }', {}, headers)).errors)).toEqual(['FORBIDDEN']);
    expect(codes((await client.graphql('{ discountCodes { nodes { id } } }', {}, headers)).errors)).toEqual([
      'FORBIDDEN',
    ]);
  }
  expect((await stream.next())?.data.errors).toEqual([
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'FORBIDDEN' }) }),
  ]);
  stream.close();
  expect((await client.graphql('{ viewer { role duties } }')).data.viewer).toEqual({
    role: 'STAFF',
    duties: ['CATALOGUE'],
  });
});

test('admins alone make staff and admins, change their duties, and see them', async () => {
  const { id, client } = await staffWith('accounts');
  const person = { password: PASSWORD, email: 'x@bustan.example', firstName: 'X', lastName: 'Y' };
  for (const [n, role] of ['staff', 'admin'].entries()) {
    const { status, body } = await client.rest('POST', '/api/admin/users', { ...person, username: `mine-${n}`, role });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  }
  const customer = await idOf('customer');
  for (const change of [{ role: 'staff' }, { role: 'admin' }, { role: 'staff', duties: ['prices'] }]) {
    expect((await client.rest('PATCH', `/api/users/${customer}/role`, change)).status).toBe(403);
  }
  for (const other of [id, await idOf('admin')]) {
    expect((await client.graphql(`{ user(id: ${other}) { id } }`)).data.user).toBeNull();
    const nodeId = globalId({ type: 'User', id: other });
    expect((await client.graphql(`{ node(nodeId: "${nodeId}") { nodeId } }`)).data.node).toBeNull();
    expect((await client.rest('PATCH', `/api/users/${other}/role`, { firstName: 'Z' })).status).toBe(404);
    expect((await client.rest('PATCH', `/api/admin/users/${other}/active`, { active: false })).status).toBe(404);
    expect((await client.rest('DELETE', `/api/admin/users/${other}`)).status).toBe(404);
  }
  const { data } = await client.graphql('{ users(first: 100) { totalCount nodes { role creditBalance duties } } }');
  const roles = new Set(data.users.nodes.map(({ role }: any) => role));
  expect([...roles].sort()).toEqual(['BUSINESS', 'CUSTOMER', 'EMPLOYEE']);
  expect(data.users.totalCount).toBe(data.users.nodes.length);
  expect(data.users.nodes.some((user: any) => user.creditBalance !== null || user.duties !== null)).toBe(false);
  expect((await client.rest('GET', '/api/admin/export/users.csv')).text).not.toMatch(/,(staff|admin),/);
  const wrong = await admin.rest('PATCH', `/api/users/${customer}/role`, { duties: ['prices'] });
  expect([wrong.status, wrong.body.fields]).toEqual([400, { duties: 'Duties are for staff' }]);
});

test('what staff must not read cannot be told from filters, sorting and searches either', async () => {
  const accountsOnly = await staffWith('accounts');
  const creditOnly = await staffWith('credit');
  const packing = await staffWith('packing');
  const refused = [
    [accountsOnly, '{ users(sort: CREDIT) { totalCount } }'],
    [accountsOnly, '{ users(pricingMode: INDIVIDUAL) { totalCount } }'],
    [creditOnly, '{ users(pricingMode: INDIVIDUAL) { totalCount } }'],
    [packing, '{ orders(sort: TOTAL) { totalCount } }'],
    [packing, '{ orders(search: "layal") { nodes { id } } }'],
  ] as const;
  for (const [{ client }, document] of refused)
    expect(codes((await client.graphql(document)).errors)).toEqual(['FORBIDDEN']);
  const byPerson = await creditOnly.client.graphql('{ users(search: "Khoury") { nodes { id } } }');
  expect(byPerson.data.users.nodes).toEqual([]);
  const byName = await creditOnly.client.graphql('{ users(search: "Cedar") { nodes { username firstName } } }');
  expect(byName.data.users.nodes).toEqual([{ username: 'business', firstName: null }]);
});

test('who packs sees what is still to be packed and where it goes, and no amount and no contact', async () => {
  const { client } = await staffWith('packing');
  const [product] = (
    await shop.guest().graphql('{ products(inStock: true, first: 1) { nodes { id variants { name } } } }')
  ).data.products.nodes;
  const address = guestAddress();
  const { body } = await shop.guest().rest('POST', '/api/orders/guest', {
    items: [{ productId: product.id, quantity: 2, selectedSize: product.variants[0]?.name }],
    paymentMethod: 'cod',
    deliveryAddress: address,
  });
  const id = body.orderId ?? body.id;
  const document = `{ order(id: ${id}) { status totalAmount customerName customerEmail customerPhone
    deliveryAddress { phone email } items { quantity unitPrice } } }`;
  expect((await client.graphql(document)).data.order).toEqual({
    status: 'PENDING',
    totalAmount: null,
    customerName: expect.any(String),
    customerEmail: null,
    customerPhone: null,
    deliveryAddress: { phone: null, email: null },
    items: [{ quantity: 2, unitPrice: null }],
  });
  expect((await client.rest('GET', '/api/orders')).text).not.toMatch(/\d\.\d\d\b|@/);
  expect((await admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'shipped' })).status).toBe(200);
  expect((await client.graphql(document)).data.order).toBeNull();
});

test('who cares for the catalogue keeps prices as they are, and who cares for prices keeps the rest', async () => {
  const catalogue = await staffWith('catalogue');
  const prices = await staffWith('prices');
  const made = await catalogue.client.graphql(
    `mutation ($input: ProductInput!) { createProduct(input: $input) { id customerPrice version } }`,
    { input: { name: 'Sumac', description: 'Sour', categoryId: 1, variants: [{ name: '100g' }] } },
  );
  expect(made.errors).toEqual([]);
  const { id, customerPrice } = made.data.createProduct;
  expect(customerPrice).toBeNull();
  const update = 'mutation ($id: Int!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
  const size = { name: '100g', customerPrice: '3.00', businessPrice: '2.00' };
  const priced = await prices.client.graphql(update, { id, input: { variants: [size] } });
  expect(priced.errors).toEqual([]);
  const texts = { name: 'Sumac', description: 'Very sour', categoryId: 1 };
  const changed = await catalogue.client.graphql(update, {
    id,
    input: { ...texts, variants: [{ name: '100g' }, { name: '1kg' }] },
  });
  expect(changed.errors).toEqual([]);
  const read = `{ product(id: ${id}) { description variants { name customerPrice businessPrice } } }`;
  const expected = {
    description: 'Very sour',
    variants: [size, { name: '1kg', customerPrice: '0.00', businessPrice: '0.00' }],
  };
  expect((await admin.graphql(read)).data.product).toEqual(expected);
  for (const [{ client }, input] of [
    [catalogue, { ...texts, variants: [size] }],
    [catalogue, { ...texts, customerPrice: '1.00', businessPrice: '1.00' }],
    [prices, { ...texts, variants: [size] }],
    [prices, { variants: [size] }],
    [prices, { inStock: false }],
  ] as const) {
    expect(codes((await client.graphql(update, { id, input })).errors)).toEqual(['FORBIDDEN']);
  }
  expect((await admin.graphql(read)).data.product).toEqual(expected);
});

test('accounts without credit gives nobody credit', async () => {
  const { client } = await staffWith('accounts');
  const form = {
    password: PASSWORD,
    email: 'b@bustan.example',
    businessName: 'B',
    businessAddress: 'A 1',
    businessCity: 'Tyre',
  };
  const made = await client.rest('POST', '/api/admin/business-users', { ...form, username: 'new-business' });
  expect([made.status, made.body.paymentMode]).toEqual([201, 'cash']);
  const onCredit = { ...form, username: 'on-credit', paymentMode: 'credit' };
  expect((await client.rest('POST', '/api/admin/business-users', onCredit)).status).toBe(403);
  const change = await client.rest('PATCH', `/api/users/${made.body.id}/role`, { paymentMode: 'credit' });
  expect(change.status).toBe(403);
  const [{ accounts: opened }] = await shop.db.query<[{ accounts: number }]>(
    'SELECT count(*)::integer AS accounts FROM credit_account WHERE user_id = $1',
    [made.body.id],
  );
  expect(opened).toBe(0);
});

test('what staff does is in the audit log, as are its duties and its own change of the password', async () => {
  const { id, username, client } = await staffWith('orders');
  expect((await setDuties(id, ['orders', 'packing'])).status).toBe(200);
  const status = await client.graphql('mutation { setOrderStatus(id: 1, status: CONFIRMED) { __typename } }');
  expect(status.errors).toEqual([]);
  const own = { currentPassword: PASSWORD, newPassword: 'apricots in july' };
  expect((await client.rest('POST', '/api/account/password', own)).status).toBeLessThan(300);
  const entries = await shop.db.query(
    `SELECT actor_username AS actor, action, before->'duties' AS before, after->'duties' AS after FROM audit_entry
     WHERE actor_username = $1 OR (subject_type = 'user' AND subject_id = $2) ORDER BY id`,
    [username, String(id)],
  );
  expect(entries).toEqual([
    { actor: 'admin', action: 'user.create', before: null, after: ['orders'] },
    { actor: 'admin', action: 'user.update', before: ['orders'], after: ['orders', 'packing'] },
    expect.objectContaining({ actor: username, action: expect.stringMatching(/^order\./) }),
    expect.objectContaining({ actor: username, action: expect.stringMatching(/password/i) }),
  ]);
});

test('scopes: staff gives tokens the scope staff and none of admins’; others do not give it', async () => {
  const { client } = await staffWith();
  expect((await client.rest('POST', '/api/tokens', { name: 'x', scopes: ['admin'] })).status).toBe(403);
  expect((await client.rest('POST', '/api/tokens', { name: 'x', scopes: ['employees'] })).status).toBe(403);
  expect((await admin.rest('POST', '/api/tokens', { name: 'x', scopes: ['staff'] })).status).toBe(403);
  expect((await client.graphql('{ apiTokens { totalCount } }')).data.apiTokens.totalCount).toBe(0);
});

test('an admin who becomes staff keeps no right, and its token with the scope admin does what its duties open', async () => {
  const username = 'second-admin';
  const person = { username, password: PASSWORD, email: 'a@bustan.example', firstName: 'A', lastName: 'B' };
  const { body } = await admin.rest('POST', '/api/admin/users', { ...person, role: 'admin' });
  const client = shop.guest();
  await client.rest('POST', '/api/login', { username, password: PASSWORD });
  const made = await client.rest('POST', '/api/tokens', { name: 'All', scopes: ['admin'] });
  const token = { Authorization: `Bearer ${made.body.token}` };
  const change = { role: 'staff', duties: ['credit'] };
  expect((await admin.rest('PATCH', `/api/users/${body.id}/role`, change)).status).toBe(200);
  expect((await client.graphql('{ creditTotals { businesses } }', {}, token)).errors).toEqual([]);
  expect(codes((await client.graphql('{ auditLog { totalCount } }', {}, token)).errors)).toEqual(['FORBIDDEN']);
  // And back to a customer, without duties.
  const customer = await admin.rest('PATCH', `/api/users/${body.id}/role`, { role: 'customer' });
  expect([customer.status, customer.body.duties]).toEqual([200, undefined]);
  // A customer has no tokens, and could not end this one.
  const byToken = await client.graphql('{ creditTotals { businesses } }', {}, token);
  expect(codes(byToken.errors)).toEqual(['UNAUTHENTICATED']);
  const self = await admin.rest('PATCH', `/api/users/${await idOf('admin')}/role`, { role: 'staff' });
  expect([self.status, self.body.code]).toEqual([409, 'CONFLICT']);
});

test('the demo has staff', () => {
  const staff = accounts.filter(({ role }) => role === Role.STAFF).map(({ username, duties }) => [username, duties]);
  expect(staff).toEqual([
    ['packer', ['orders', 'packing']],
    ['driver', ['driving']],
    ['catalogue', ['catalogue']],
  ]);
});
