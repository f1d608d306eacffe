import { idOf, makeProduct } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

let shop: TestShop;
let one: ShopClient;
let other: ShopClient;
const ids: Record<string, number> = {};

beforeAll(async () => {
  shop = await startShop();
  one = await shop.signedIn('admin');
  await shop.db.query(`UPDATE users SET role = 'admin' WHERE username = 'customer'`);
  other = await shop.signedIn('customer');
  ids.product = await makeProduct(shop.db, { name: 'Verbena', customerPrice: '5.00', businessPrice: '4.00' });
  const [category] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO category (name, slug, description) VALUES ('Teas', 'teas', 'x') RETURNING id`,
  );
  const [code] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO discount_code (code, discount_percent) VALUES ('TEA', 5) RETURNING id`,
  );
  ids.category = category!.id;
  ids.code = code!.id;
  ids.business = await idOf(shop.db, 'business');
});
afterAll(() => shop.stop());

interface Kind {
  table: string;
  id: () => number;
  /** Changes it by GraphQL. */
  ask: string;
  /** And by REST. */
  path: () => [method: string, path: string];
  form: (name: string) => Fields;
  column: string;
}

const price = { customerPrice: '5.00', businessPrice: '4.00' };
const KINDS: Record<string, Kind> = {
  category: {
    table: 'category',
    id: () => ids.category!,
    ask: 'mutation ($id: Int!, $input: CategoryInput!) { changed: updateCategory(id: $id, input: $input) { version } }',
    path: () => ['PUT', `/api/categories/${ids.category}`],
    form: (name) => ({ name, slug: 'teas', description: 'x' }),
    column: 'name',
  },
  product: {
    table: 'product',
    id: () => ids.product!,
    ask: 'mutation ($id: Int!, $input: ProductInput!) { changed: updateProduct(id: $id, input: $input) { version } }',
    path: () => ['PUT', `/api/products/${ids.product}`],
    form: (name) => ({ name, description: 'x', categoryId: 1, ...price }),
    column: 'name',
  },
  'discount code': {
    table: 'discount_code',
    id: () => ids.code!,
    ask: 'mutation ($id: Int!, $input: DiscountCodeInput!) { changed: updateDiscountCode(id: $id, input: $input) { version } }',
    path: () => ['PUT', `/api/discount-codes/${ids.code}`],
    form: (name) => ({ code: name, discountPercent: 5 }),
    column: 'code',
  },
  user: {
    table: 'users',
    id: () => ids.business!,
    ask: 'mutation ($id: Int!, $input: UpdateUserInput!) { changed: updateUser(id: $id, input: $input) { version } }',
    path: () => ['PATCH', `/api/users/${ids.business}/role`],
    form: (name) => ({ firstName: name }),
    column: 'first_name',
  },
  'business address': {
    table: 'users',
    id: () => ids.business!,
    ask: 'mutation ($id: Int!, $input: BusinessAddressInput!) { changed: updateBusinessAddress(userId: $id, input: $input) { version } }',
    path: () => ['PATCH', `/api/admin/users/${ids.business}/address`],
    form: (name) => ({ businessCity: name }),
    column: 'city',
  },
};

async function row({ table, id, column }: Kind): Promise<{ version: number; value: string }> {
  const [found] = await shop.db.query<{ version: number; value: string }[]>(
    `SELECT version, ${column} AS value FROM ${table} WHERE id = $1`,
    [id()],
  );
  return found!;
}

const MESSAGE =
  /^admin changed this on \d{4}-\d\d-\d\d at \d\d:\d\d UTC, after you opened it\. Nothing was saved: reload it/;

describe.each(Object.entries(KINDS))('a %s', (_, kind) => {
  test.each(['GraphQL', 'REST'])('is not overwritten unseen, by %s', async (way) => {
    const change = async (client: ShopClient, name: string, version?: number | null) => {
      const form = { ...kind.form(name), ...(version !== undefined && { version }) };
      if (way === 'REST') {
        const [method, path] = kind.path();
        const { status, body } = await client.rest(method, path, form);
        return status === 200 ? null : { code: body.code, message: body.message, fields: body.fields };
      }
      const { data, errors } = await client.graphql(kind.ask, { id: kind.id(), input: form });
      if (errors.length === 0) {
        expect(data.changed.version).toBe((await row(kind)).version);
        return null;
      }
      const { message, extensions } = errors[0]!;
      return { code: extensions.code, message, fields: extensions.fields };
    };
    const opened = (await row(kind)).version;
    expect(await change(one, 'First', opened)).toBeNull();
    expect(await row(kind)).toEqual({ version: opened + 1, value: 'First' });
    const message = expect.stringMatching(MESSAGE);
    expect(await change(other, 'Second', opened)).toEqual({ code: 'CONFLICT', message, fields: { version: message } });
    expect(await row(kind)).toEqual({ version: opened + 1, value: 'First' });
    // With the version of today, and without one as ever, it is.
    expect(await change(other, 'Third', opened + 1)).toBeNull();
    expect(await change(other, 'Fourth')).toBeNull();
    expect(await change(other, 'Fifth', null)).toBeNull();
    expect(await row(kind)).toEqual({ version: opened + 4, value: 'Fifth' });
  });
});

test.each([
  ['category', '/api/categories', (body: any) => body as Fields[]],
  ['product', '/api/products', (body: any) => body.products as Fields[]],
  ['product', '/api/products/fast', (body: any) => body.products as Fields[]],
])('the version of a %s is read from %s, sent, and answered anew', async (name, list, rowsOf) => {
  const kind = KINDS[name]!;
  const seen = rowsOf((await one.rest('GET', list)).body).find(({ id }) => id === kind.id())!;
  expect(seen.version).toBe((await row(kind)).version);
  const [method, path] = kind.path();
  const form = { ...kind.form(`Read from ${list}`), version: seen.version };
  const changed = await one.rest(method, path, form);
  expect([changed.status, changed.body.version]).toEqual([200, seen.version + 1]);
  const stale = await other.rest(method, path, form);
  expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
  expect((await row(kind)).version).toBe(seen.version + 1);
});

test('of several changes at the same time one is stored, and the others are refused', async () => {
  const { version } = await row(KINDS.product!);
  const ask = KINDS.product!.ask;
  const answers = await Promise.all(
    [one, other, one, other].map((client, at) =>
      client.graphql(ask, { id: ids.product, input: { ...KINDS.product!.form(`Racer ${at}`), version } }),
    ),
  );
  const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'kept');
  expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'kept']);
  expect((await row(KINDS.product!)).version).toBe(version + 1);
});

test.each([
  ['setBusinessDiscount', 'discount: 5'],
  ['setPricingMode', 'pricingMode: DISCOUNT'],
  ['setPaymentMode', 'mode: CREDIT'],
])('%s takes a version, too', async (name, value) => {
  const { version } = await row(KINDS.user!);
  const ask = `mutation ($id: Int!, $version: Int) { ${name}(userId: $id, ${value}, version: $version) { version } }`;
  const stale = await one.graphql(ask, { id: ids.business, version: version - 1 });
  expect(stale.errors.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
  const { data } = await one.graphql(ask, { id: ids.business, version });
  expect(data[name].version).toBe(version + 1);
});

test.each([['setBusinessApproval', 'approved: true']])('%s takes a version, too', async (name, value) => {
  const { version } = await row(KINDS.user!);
  const ask = `mutation ($id: Int!, $version: Int) { ${name}(userId: $id, ${value}, version: $version) { version } }`;
  expect((await one.graphql(ask, { id: ids.business, version: version - 1 })).errors[0]?.message).toMatch(MESSAGE);
  expect((await one.graphql(ask, { id: ids.business, version })).errors).toEqual([]);
});

test('a status is not set over one that was not seen', async () => {
  const ask = `mutation ($status: OrderStatus!, $seen: OrderStatus) {
    setOrderStatus(id: 1, status: $status, seen: $seen) { __typename } }`;
  const set = async (client: ShopClient, status: string, seen?: string | null) => {
    const { errors } = await client.graphql(ask, { status, seen });
    return errors[0] ? [errors[0].extensions.code, errors[0].message, Object.keys(errors[0].extensions.fields!)] : null;
  };
  const now = async () => (await shop.db.query('SELECT status FROM orders WHERE id = 1'))[0].status;
  expect(await set(one, 'SHIPPED')).toBeNull();
  expect(await set(other, 'CANCELLED', 'PENDING')).toEqual(['CONFLICT', expect.stringMatching(MESSAGE), ['version']]);
  expect(await now()).toBe('shipped');
  expect(await set(other, 'DELIVERED', 'SHIPPED')).toBeNull();
  expect(await set(other, 'CONFIRMED', null)).toBeNull();
  expect(await now()).toBe('confirmed');
  const byRest = (body: Fields) => one.rest('PATCH', '/api/orders/1/status', body);
  const stale = await byRest({ status: 'delivered', seen: 'shipped' });
  expect([stale.status, stale.body.code, stale.body.message]).toEqual([
    409,
    'CONFLICT',
    expect.stringMatching(/^customer changed this/),
  ]);
  expect(await now()).toBe('confirmed');
  expect((await byRest({ status: 'delivered', seen: 'confirmed' })).status).toBe(200);
  expect((await byRest({ status: 'shipped' })).status).toBe(200);
});

test('a price is not agreed over one that was not seen', async () => {
  const ARGS = 'userId: $user, productId: $product, seen: $seen';
  const ask = (what: string) => `mutation ($user: Int!, $product: Int!, $seen: String) { ${what} { customPrice } }`;
  const change = async (client: ShopClient, what: string, seen?: string | null) => {
    const { errors } = await client.graphql(ask(what), { user: ids.business, product: ids.product, seen });
    return errors[0] ? [errors[0].extensions.code, errors[0].message] : null;
  };
  const set = (price: string) => `setIndividualPrice(${ARGS}, price: "${price}")`;
  const remove = `removeIndividualPrice(${ARGS})`;
  const refused = ['CONFLICT', expect.stringMatching(MESSAGE)];
  expect(await change(one, set('3.00'), '')).toBeNull();
  expect(await change(other, set('2.00'), '')).toEqual(refused);
  expect(await change(other, remove, '2.50')).toEqual(refused);
  expect(await shop.db.query('SELECT custom_price FROM individual_price WHERE product_id = $1', [ids.product])).toEqual(
    [{ custom_price: '3.00' }],
  );
  expect(await change(other, set('2.00'), '3.00')).toBeNull();
  expect(await change(other, set('1.00'))).toBeNull();
  expect(await change(other, remove, '1.00')).toBeNull();
});

test('what is no edit is no new version: the use of a code, a size, a credit entry', async () => {
  const before = await Promise.all(['discount code', 'user'].map((kind) => row(KINDS[kind]!)));
  await shop.db.query('UPDATE discount_code SET current_uses = current_uses + 1 WHERE id = $1', [ids.code]);
  expect((await one.rest('POST', `/api/admin/users/${ids.business}/credit`, { amount: '1.00' })).status).toBe(200);
  expect(await Promise.all(['discount code', 'user'].map((kind) => row(KINDS[kind]!)))).toEqual(before);
});

test('a shopper sees no version', async () => {
  const ask = '{ product(id: 1) { version } }';
  expect((await shop.guest().graphql(ask)).data.product).toEqual({ version: null });
  expect((await one.graphql(ask)).data.product).toEqual({ version: expect.any(Number) });
  const { products } = (await shop.guest().rest('GET', '/api/products')).body as { products: Fields[] };
  expect(new Set(products.map(({ version }) => version))).toEqual(new Set([null]));
});

test('a change of any column of a product counts, but of those that a change does not concern', async () => {
  const AUTOMATIC = ['id', 'version', 'changed_at', 'stock_left', 'search', 'search_name', 'search_tags'];
  const columns = await shop.db.query<{ name: string }[]>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'product'`,
  );
  const edited = columns.map(({ name }) => name).filter((name) => !AUTOMATIC.includes(name));
  const watchedBy = async (trigger: string) => {
    const rows = await shop.db.query<{ name: string }[]>(
      `SELECT event_object_column AS name FROM information_schema.triggered_update_columns WHERE trigger_name = $1`,
      [trigger],
    );
    return rows.map(({ name }) => name).sort();
  };
  expect(await watchedBy('product_version')).toEqual(edited.filter((name) => name !== 'variants').sort());
  expect(await watchedBy('product_note_change')).toEqual([...edited].sort());
  const [notify] = await shop.db.query<{ source: string }[]>(
    `SELECT pg_get_functiondef('notify_products'::regproc) AS source`,
  );
  expect(edited.filter((name) => !notify!.source.includes(`b.${name}`))).toEqual([]);
});
