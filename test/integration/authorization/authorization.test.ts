import {
  GraphQLInputObjectType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  execute,
  graphql,
  isInputObjectType,
  isObjectType,
  parse,
  subscribe as subscribeTo,
} from 'graphql';
import { FIELDS } from '../../../server/api/authorization/fields';
import { guard } from '../../../server/api/authorization/guard';
import { OPERATIONS as SERVER_OPERATIONS } from '../../../server/api/authorization/operations';
import { buildShopSchema } from '../../../server/api/schema';
import { GUEST } from '../../../server/identity/viewer';
import { routes } from '../../../server/rest/routes';
import { rowCounts } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient, type GraphqlAnswer } from '../../support/shopClient';
import { openStream } from '../../support/stream';
import { given, prepareRemoval, prepareShop } from './given';
import { OPERATIONS } from './operations';
import { ROUTES } from './routes';
import { ACCOUNTS, NEEDS, outcomeOf, TOKENS, VIEWERS, type AccountName, type ViewerName } from './viewers';

jest.setTimeout(120_000);

/** What begins or ends a session of the client that asks. */
const CHANGES_SESSION = new Set([
  'Mutation.signOut',
  'Mutation.registerCustomer',
  'POST /api/manual-logout',
  'POST /api/register',
]);

/** Who may see each object type's fields that are not everyone's; all others are for everyone. */
const AMOUNTS: Record<AccountName, boolean> = {
  guest: true,
  customer: true,
  pending: true,
  business: true,
  'business-cash': true,
  employee: false,
  admin: true,
};
const BUSINESS_AMOUNTS: Record<AccountName, boolean> = {
  guest: false,
  customer: false,
  pending: false,
  business: true,
  'business-cash': true,
  employee: false,
  admin: true,
};

const CODE = { 400: 'BAD_USER_INPUT', 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

let shop: TestShop;
let clients: Record<AccountName, ShopClient>;
/** Headers of whoever comes without a session that lives. */
let headers: Partial<Record<ViewerName, Record<string, string>>>;
/** Whether a test has ended sessions. */
let stale = true;
async function signInAll(): Promise<void> {
  const pending = new ShopClient(shop.url);
  const answer = await pending.rest('POST', '/api/login', { username: 'pending', password: 'fresh-every-day' });
  expect(answer.status).toBe(200);
  clients = {
    guest: shop.guest(),
    customer: await shop.signedIn('customer'),
    pending,
    business: await shop.signedIn('business'),
    'business-cash': await shop.signedIn('business-cash'),
    employee: await shop.signedIn('employee'),
    admin: await shop.signedIn('admin'),
  };
}

interface Asker extends Pick<ShopClient, 'graphql' | 'rest'> {
  subscribe(ask: string): Promise<Pick<GraphqlAnswer, 'data' | 'errors' | 'status'>>;
}

/** Whether a stream is opened, or how it is refused, said as of any other operation. */
async function subscribe(client: ShopClient, ask: string, sent: Record<string, string> = {}) {
  const stream = await openStream(client, ask, {}, sent);
  stream.close();
  return { status: stream.status, data: null, errors: stream.body?.errors ?? [] };
}

/** A viewer as a client: one with a session, or a new one with the headers of every request of this viewer. */
function as(viewer: ViewerName): Asker {
  const sent = headers[viewer];
  if (!sent) {
    const client = clients[viewer as AccountName];
    return {
      graphql: (ask, variables) => client.graphql(ask, variables),
      rest: (method, path, body) => client.rest(method, path, body),
      subscribe: (ask) => subscribe(client, ask),
    };
  }
  const client = shop.guest();
  return {
    graphql: (ask, variables) => client.graphql(ask, variables, sent),
    subscribe: (ask) => subscribe(client, ask, sent),
    rest: (method, path, body) => client.rest(method, path, body, sent),
  };
}

async function makeToken(owner: AccountName, scopes: string[]): Promise<{ id: number; token: string }> {
  const { status, body } = await clients[owner].rest('POST', '/api/tokens', { name: 'A program', scopes });
  expect(status).toBe(201);
  return body;
}

async function bearers(): Promise<typeof headers> {
  const made: typeof headers = {};
  for (const [name, { owner, scope }] of Object.entries(TOKENS)) {
    made[name as ViewerName] = { Authorization: `Bearer ${(await makeToken(owner, [scope])).token}` };
  }
  const revoked = await makeToken('admin', ['read', 'order', 'admin']);
  expect((await clients.admin.rest('DELETE', `/api/tokens/${revoked.id}`)).status).toBe(204);
  made['revoked token'] = { Authorization: `Bearer ${revoked.token}` };
  const admin = await shop.signedIn('admin');
  made['ended session'] = { Cookie: admin.session! };
  expect((await admin.rest('POST', '/api/manual-logout')).status).toBeLessThan(300);
  return made;
}

beforeAll(async () => {
  shop = await startShop();
  await prepareShop(shop);
  await signInAll();
  stale = false;
  headers = await bearers();
});

afterAll(() => shop.stop());
beforeEach(async () => {
  if (stale) await signInAll();
  stale = false;
  // Failed sign-ins are some of what is tried here.
  await shop.db.query('DELETE FROM rate_limit');
});

describe('queries and mutations', () => {
  const schema = buildShopSchema();
  const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
  );

  test('every operation of the schema stands in the table of this test, and no other', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual([...operations].sort());
  });

  test('the server’s own table names every operation, and nothing that is gone', () => {
    expect(Object.keys(SERVER_OPERATIONS).sort()).toEqual([...operations].sort());
  });

  describe.each(Object.entries(OPERATIONS))('%s', (name, rule) => {
    const { ask, variables = () => ({}) } = rule;
    const field = name.split('.')[1]!;
    const removes = /^(delete|remove|update)/.test(field);

    test.each(VIEWERS.map((viewer) => [viewer, outcomeOf(rule, viewer)] as const))(
      'by %s: %s',
      async (viewer, outcome) => {
        if (removes) await prepareRemoval(shop.db);
        const before = await rowCounts(shop.db);
        stale = CHANGES_SESSION.has(name);
        const isStream = name.startsWith('Subscription.');
        const { data, errors, status } = isStream
          ? await as(viewer).subscribe(ask)
          : await as(viewer).graphql(ask, variables());
        if (outcome === 'ok') {
          expect(errors).toEqual([]);
          return;
        }
        // What is no token is refused before any operation is looked at.
        const path = viewer === 'revoked token' || isStream ? undefined : [field];
        expect(errors.map((error) => [error.extensions.code, error.path])).toEqual([[CODE[outcome], path]]);
        if (viewer === 'revoked token' || isStream) expect(status).toBe(outcome);
        // Null itself, or null all the way up to the data.
        expect(data?.[field] ?? null).toBeNull();
        expect(await rowCounts(shop.db)).toEqual(before);
      },
    );
  });

  test('an order or an account order that is allowed is really placed', async () => {
    for (const operation of ['Mutation.placeGuestOrder', 'Mutation.placeAccountOrder']) {
      const { ask, variables } = OPERATIONS[operation]!;
      const { data } = await clients.business.graphql(ask, variables!());
      expect(Object.values(data)).toEqual([{ __typename: 'OrderPlaced' }]);
    }
  });

  test('a pending business is told why', async () => {
    const { errors } = await clients.pending.graphql('{ individualPrices { productId } }');
    expect(errors[0]!.message).toBe('Your business account is awaiting admin approval.');
  });

  test('rights are those of the database at the moment, not of the sign-in', async () => {
    const ask = '{ individualPrices { productId } }';
    await shop.db.query('UPDATE users SET business_approved = true WHERE id = $1', [given.ids.pending]);
    expect((await clients.pending.graphql(ask)).errors).toEqual([]);
    await shop.db.query(`UPDATE users SET business_approved = false WHERE id = $1`, [given.ids.pending]);
    expect((await clients.pending.graphql(ask)).errors[0]!.extensions.code).toBe('FORBIDDEN');
    await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [given.ids.customer]);
    expect((await clients.customer.graphql('{ viewer { role } }')).data.viewer.role).toBe('ADMIN');
    await shop.db.query(`UPDATE users SET role = 'customer' WHERE id = $1`, [given.ids.customer]);
    expect((await clients.customer.graphql('{ viewer { role } }')).data.viewer.role).toBe('CUSTOMER');
  });
});

describe('fields', () => {
  const schema = buildShopSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

  test('every field of every object type stands in the server’s table, and nothing that is gone', () => {
    const known = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => !type.name.startsWith('__') && !roots.includes(type))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    const tabled = Object.entries(FIELDS).flatMap(([type, fields]) =>
      Object.keys(fields).map((field) => `${type}.${field}`),
    );
    expect(tabled.sort()).toEqual(known.sort());
  });

  test('the fields that are not for everyone are these, and for these', () => {
    const notEmployees = ['guest', 'customer', 'pendingBusiness', 'business', 'admin'];
    const restricted = Object.entries(FIELDS).flatMap(([type, fields]) =>
      Object.entries(fields).flatMap(([field, who]) => (who.length === 6 ? [] : [[`${type}.${field}`, who]])),
    );
    expect(Object.fromEntries(restricted)).toEqual({
      'Product.price': notEmployees,
      'Product.customerPrice': notEmployees,
      'Product.listPrice': notEmployees,
      'Product.businessPrice': ['business', 'admin'],
      'Product.version': ['admin'],
      'ProductVariant.price': notEmployees,
      'ProductVariant.customerPrice': notEmployees,
      'ProductVariant.businessPrice': ['business', 'admin'],
      'OrderPlaced.subtotalAmount': notEmployees,
      'OrderPlaced.discountAmount': notEmployees,
      'OrderPlaced.deliveryFee': notEmployees,
      'OrderPlaced.totalAmount': notEmployees,
      'OrderPlaced.loyaltyPointsEarned': notEmployees,
      'Order.subtotalAmount': notEmployees,
      'Order.discountAmount': notEmployees,
      'Order.deliveryFee': notEmployees,
      'Order.totalAmount': notEmployees,
      'Order.loyaltyPointsEarned': notEmployees,
      'Viewer.creditBalance': notEmployees,
      ...Object.fromEntries(
        [
          ...['userId', 'currentBalance', 'creditLimit', 'usedCredit'].map((field) => `CreditAccount.${field}`),
          ...['totalUsedCredit', 'totalAvailableCredit', 'businesses'].map((field) => `CreditTotals.${field}`),
          ...[
            'id',
            'userId',
            'type',
            'amount',
            'balanceAfter',
            'description',
            'createdAt',
            'orderId',
            'createdByUser',
          ].map((field) => `CreditTransaction.${field}`),
        ].map((field) => [field, ['business', 'admin']]),
      ),
      'OrderLine.unitPrice': notEmployees,
      'OrderLine.lineTotal': notEmployees,
      'OrderAgainLine.unitPriceThen': notEmployees,
      'OrderAgainLine.unitPrice': notEmployees,
    });
  });

  test('a field and an operation that the table does not name are refused to everyone', async () => {
    const extended = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: {
          shop: {
            type: new GraphQLObjectType({
              name: 'Shop',
              fields: { name: { type: GraphQLString }, safeCombination: { type: GraphQLString } },
            }),
            resolve: () => ({ name: 'Bustan', safeCombination: '12-34-56' }),
          },
          everySecret: { type: GraphQLString, resolve: () => '12-34-56' },
        },
      }),
    });
    const contextValue = { viewer: { ...GUEST, account: { role: 'admin', businessApproved: true } } };
    const result = await graphql({
      schema: guard(extended),
      source: '{ shop { name safeCombination } everySecret }',
      contextValue,
    });
    expect({ ...result.data }).toEqual({ shop: { name: 'Bustan', safeCombination: null }, everySecret: null });
    expect(result.errors?.map(({ path, message }) => [path?.join('.'), message]).sort()).toEqual([
      ['everySecret', 'Query.everySecret is open to nobody.'],
      ['shop.safeCombination', 'Shop.safeCombination is open to nobody.'],
    ]);
  });

  test('a subscription that the table does not name is refused to everyone before it begins, and at each event', async () => {
    const begun = jest.fn();
    const extended = new GraphQLSchema({
      query: new GraphQLObjectType({ name: 'Query', fields: { shop: { type: GraphQLString } } }),
      subscription: new GraphQLObjectType({
        name: 'Subscription',
        fields: { everySecret: { type: GraphQLString, subscribe: begun, resolve: () => '12-34-56' } },
      }),
    });
    const contextValue = { viewer: { ...GUEST, account: { role: 'admin', businessApproved: true } } };
    const args = { schema: guard(extended), document: parse('subscription { everySecret }'), contextValue };
    const refusal = expect.objectContaining({ message: 'Subscription.everySecret is open to nobody.' });
    expect(await subscribeTo(args)).toEqual({ errors: [refusal] });
    expect(begun).not.toHaveBeenCalled();
    expect(await execute(args)).toEqual({ data: expect.anything(), errors: [refusal] });
  });

  test('no input takes a price book, a role or a user that the server decides, but those of admins', () => {
    const ofAdmins = ['CreateUserInput', 'UpdateUserInput', 'SeenOrderStatusInput'];
    const names = Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .filter(({ name }) => !ofAdmins.includes(name))
      .flatMap((type: GraphQLInputObjectType) => Object.keys(type.getFields()));
    expect(names).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(role|userId|priceBook|accountId|status|passwordHash)$/)]),
    );
  });

  test('no field of any type is a secret by its name', () => {
    const fields = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.keys(type.getFields()));
    expect(fields.filter((field) => /password|hash|secret|^sid$/i.test(field))).toEqual([]);
  });

  test.each(ACCOUNTS)('prices of products are shown to %s as the table of this test says', async (viewer) => {
    const { data, errors } = await clients[viewer].graphql(
      `{ products(category: "raw-nuts") { nodes { price { amount } customerPrice businessPrice listPrice
         variants { price { amount } customerPrice businessPrice } } } }`,
    );
    expect(errors).toEqual([]);
    const things = data.products.nodes.flatMap((node: any) => [node, ...node.variants]);
    expect(things.length).toBeGreaterThan(20);
    const shown = (field: string) => things.some((each: any) => each[field] !== null);
    expect(shown('price')).toBe(AMOUNTS[viewer]);
    expect(shown('customerPrice')).toBe(AMOUNTS[viewer]);
    expect(shown('businessPrice')).toBe(BUSINESS_AMOUNTS[viewer]);
  });

  test('who is signed in: terms are shown to approved businesses alone', async () => {
    const ask = '{ viewer { username role businessApproved paymentMode pricingMode businessDiscount } }';
    const shown: Record<string, unknown> = {};
    for (const viewer of ACCOUNTS)
      shown[viewer] = Object.values((await clients[viewer].graphql(ask)).data.viewer ?? {});
    expect(shown).toEqual({
      guest: [],
      customer: ['customer', 'CUSTOMER', true, null, null, null],
      pending: ['pending', 'BUSINESS', false, 'CREDIT', null, null],
      business: ['business', 'BUSINESS', true, 'CREDIT', 'DISCOUNT', '10.00'],
      'business-cash': ['business-cash', 'BUSINESS', true, 'CASH', 'INDIVIDUAL', '0.00'],
      employee: ['employee', 'EMPLOYEE', true, null, null, null],
      admin: ['admin', 'ADMIN', true, null, null, null],
    });
  });
});

describe('orders', () => {
  const ORDER = `id subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned
    items { unitPrice lineTotal quantity }`;

  /** One order of each buyer, made by SQL, so that nothing but what it says decides who sees it. */
  const BUYERS: Record<string, { user: string | null; account: string | null }> = {
    guest: { user: null, account: null },
    customer: { user: 'customer', account: null },
    pending: { user: 'pending', account: null },
    business: { user: 'business', account: 'business' },
    'business-cash': { user: 'business-cash', account: 'business-cash' },
    employee: { user: 'employee', account: 'business' },
    'employee-cash': { user: 'employee-cash', account: 'business-cash' },
    admin: { user: 'admin', account: null },
  };

  /** Whose orders each viewer sees. */
  const SEES: Record<AccountName, string[]> = {
    guest: [],
    customer: ['customer'],
    pending: ['pending'],
    business: ['business', 'employee'],
    'business-cash': ['business-cash', 'employee-cash'],
    employee: ['employee'],
    admin: Object.keys(BUYERS),
  };

  const orders: Record<string, number> = {};

  beforeAll(async () => {
    for (const [buyer, { user, account }] of Object.entries(BUYERS)) {
      const [row] = await shop.db.query<{ id: number }[]>(
        `INSERT INTO orders (kind, payment_method, user_id, account_id, customer_name, subtotal_amount, delivery_fee,
           total_amount, loyalty_points, price_book)
         VALUES ('guest', 'cod', $1, $2, $3, 7777.77, 3, 7780.77, 7, 'customer') RETURNING id`,
        [user && given.ids[user], account && given.ids[account], buyer],
      );
      orders[buyer] = row!.id;
      await shop.db.query(
        `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
         VALUES ($1, 0, $2, 'Something', 7777.77, 'customer', 1)`,
        [row!.id, given.inStock],
      );
    }
  });

  describe.each(ACCOUNTS)('%s', (viewer) => {
    test.each(Object.keys(BUYERS))('asks for the order of %s', async (buyer) => {
      const id = orders[buyer]!;
      const cacheScope = SEES[viewer].includes(buyer);
      const { data, errors } = await clients[viewer].graphql(`query ($id: Int!) { order(id: $id) { ${ORDER} } }`, {
        id,
      });
      const rest = await clients[viewer].rest('GET', `/api/orders/${id}`);
      if (viewer === 'guest') {
        expect([data.order, errors[0]!.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
        expect([rest.status, rest.body.code]).toEqual([401, 'UNAUTHENTICATED']);
        return;
      }
      expect(errors).toEqual([]);
      if (!cacheScope) {
        expect(data.order).toBeNull();
        expect([rest.status, rest.body]).toEqual([404, { message: 'Order not found', code: 'NOT_FOUND' }]);
        return;
      }
      const amounts = viewer !== 'employee';
      expect(data.order).toEqual({
        id,
        subtotalAmount: amounts ? '7777.77' : null,
        discountAmount: amounts ? '0.00' : null,
        deliveryFee: amounts ? '3.00' : null,
        totalAmount: amounts ? '7780.77' : null,
        loyaltyPointsEarned: amounts ? 7 : null,
        items: [{ unitPrice: amounts ? '7777.77' : null, lineTotal: amounts ? '7777.77' : null, quantity: 1 }],
      });
      expect([rest.status, rest.body.id]).toEqual([200, id]);
      if (!amounts) expect(rest.text).not.toMatch(/\d\.\d\d\b/);
    });

    test('asks for a list, which holds the same orders', async () => {
      if (viewer === 'guest') {
        const { errors } = await clients.guest.graphql('{ orders { totalCount } }');
        expect(errors[0]!.extensions.code).toBe('UNAUTHENTICATED');
        expect((await clients.guest.rest('GET', '/api/orders')).status).toBe(401);
        return;
      }
      const { data, errors } = await clients[viewer].graphql(
        `{ orders(first: 100) { totalCount nodes { ${ORDER} } } }`,
      );
      expect(errors).toEqual([]);
      const named = Object.fromEntries(Object.entries(orders).map(([buyer, id]) => [id, buyer]));
      const seen = data.orders.nodes.flatMap(({ id }: { id: number }) => named[id] ?? []);
      expect(seen.sort()).toEqual([...SEES[viewer]].sort());
      expect(data.orders.totalCount).toBe(data.orders.nodes.length);
      const rest = await clients[viewer].rest('GET', '/api/orders?limit=100');
      expect(rest.body.orders.map(({ id }: { id: number }) => id)).toEqual(
        data.orders.nodes.map(({ id }: { id: number }) => id),
      );
      if (viewer === 'employee') expect(JSON.stringify(data) + rest.text).not.toMatch(/\d\.\d\d\b/);
    });
  });

  test('of a user who is demoted from admin are no longer everyone’s', async () => {
    await shop.db.query(`UPDATE users SET role = 'customer' WHERE id = $1`, [given.ids.admin]);
    const { data } = await clients.admin.graphql(`query ($id: Int!) { order(id: $id) { id } }`, {
      id: orders.customer,
    });
    await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [given.ids.admin]);
    expect(data.order).toBeNull();
  });

  test.each(ACCOUNTS)('an unknown order does not exist for %s', async (viewer) => {
    const { status, body } = await clients[viewer].rest('GET', '/api/orders/2147483647');
    expect([status, body.code]).toEqual(viewer === 'guest' ? [401, 'UNAUTHENTICATED'] : [404, 'NOT_FOUND']);
  });
});

describe('the documented paths', () => {
  test('every route stands in the table of this test, and no other', () => {
    expect(Object.keys(ROUTES).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  describe.each(Object.entries(ROUTES))('%s', (route, rule) => {
    const [method, documented] = route.split(' ') as [string, string];
    const removes = method === 'DELETE' || method === 'PUT';

    test.each(VIEWERS.map((viewer) => [viewer, outcomeOf(rule, viewer)] as const))(
      'by %s: %s',
      async (viewer, outcome) => {
        if (removes) await prepareRemoval(shop.db);
        // A failed sign-in is counted, and that is all it stores.
        const before = await rowCounts(shop.db, ['rate_limit']);
        stale = CHANGES_SESSION.has(route);
        const at = (rule.path ?? documented).replace(/\{([\w-]+)\}/g, (_, thing: string) => String(given.ids[thing]));
        const answer = await as(viewer).rest(method, at, rule.body?.());
        if (outcome === 'ok') {
          expect([200, 201, 204]).toContain(answer.status);
          return;
        }
        expect(answer.status).toBe(outcome);
        const wrongPassword = route === 'POST /api/login' && outcome === 401 && viewer !== 'revoked token';
        const code = wrongPassword ? 'INVALID_CREDENTIALS' : CODE[outcome];
        expect(answer.body).toEqual({ message: expect.any(String), code });
        expect(await rowCounts(shop.db, ['rate_limit'])).toEqual(before);
      },
    );
  });

  test('a made-up or altered session cookie is a guest’s', async () => {
    const cookie = clients.admin.session!;
    for (const forged of [
      `${cookie}x`,
      cookie.replace(/=s%3A./, '=s%3AX'),
      'bustan.sid=admin',
      'bustan.sid=s%3Aadmin.x',
    ]) {
      const { status } = await shop.guest().rest('GET', '/api/orders', undefined, { Cookie: forged });
      expect(status).toBe(401);
      const fast = await shop.guest().rest('GET', '/api/products/fast', undefined, { Cookie: forged });
      expect(fast.body.products.every((product: any) => product.businessPrice === null)).toBe(true);
    }
  });
});

test('the tables of this test speak of every kind of account, and say what a token needs', () => {
  for (const [name, { who, needs }] of [...Object.entries(OPERATIONS), ...Object.entries(ROUTES)]) {
    expect([name, who.length]).toEqual([name, ACCOUNTS.length]);
    expect([name, NEEDS]).toEqual([name, expect.arrayContaining([needs])]);
  }
});
