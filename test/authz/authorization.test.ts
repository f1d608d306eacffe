import {
  GraphQLInputObjectType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  graphql,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { FIELDS, guard, OPERATIONS } from '../../server/graphql/authorization';
import { buildShopSchema } from '../../server/graphql/schema';
import { GUEST } from '../../server/accounts/viewer';
import { routes } from '../../server/rest/routes';
import { rowCounts } from '../support/rows';
import { startShop, type TestShop } from '../support/shop';
import { ShopClient } from '../support/shopClient';

jest.setTimeout(120_000);

/** Every kind of viewer, and two businesses to tell their own from each other's. */
const VIEWERS = ['guest', 'customer', 'pending', 'business', 'business-cash', 'employee', 'admin'] as const;
type ViewerName = (typeof VIEWERS)[number];

/** What is expected of each viewer, in the order of VIEWERS: ok, 401 UNAUTHENTICATED, 403 FORBIDDEN, 404 NOT_FOUND. */
type Expected = readonly ('ok' | 401 | 403 | 404 | 400)[];
const ALL: Expected = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const NOT_EMPLOYEES: Expected = ['ok', 'ok', 'ok', 'ok', 'ok', 403, 'ok'];
const SIGNED_IN: Expected = [401, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const BUSINESSES: Expected = [401, 403, 403, 'ok', 'ok', 403, 403];
const EMPLOYEES: Expected = [401, 403, 403, 403, 403, 'ok', 403];
const ADMINS: Expected = [401, 403, 403, 403, 403, 403, 'ok'];
/** One business alone: what belongs to it does not exist for the other one. */
const ITS_BUSINESS: Expected = [401, 403, 403, 'ok', 404, 403, 403];

/** The expected outcome of each operation, with the least valid arguments. */
const EXPECTED: Record<string, { who: Expected; ask: string; variables?: () => Record<string, unknown> }> = {
  'Query.shop': { who: ALL, ask: '{ shop { name } }' },
  'Query.viewer': { who: ALL, ask: '{ viewer { id } }' },
  'Query.categories': { who: ALL, ask: '{ categories { id } }' },
  'Query.category': { who: ALL, ask: '{ category(slug: "raw-nuts") { id } }' },
  'Query.product': { who: ALL, ask: '{ product(id: 1) { id } }' },
  'Query.products': { who: ALL, ask: '{ products { nodes { id } } }' },
  'Query.catalogue': { who: ALL, ask: '{ catalogue { nodes { id } } }' },
  'Query.priceExplanation': { who: NOT_EMPLOYEES, ask: '{ priceExplanation(productId: 1) { sentence } }' },
  'Query.individualPrices': { who: BUSINESSES, ask: '{ individualPrices { productId } }' },
  'Query.checkDiscountCode': { who: ALL, ask: '{ checkDiscountCode(code: "WELCOME10") { __typename } }' },
  'Query.cart': { who: ALL, ask: '{ cart { items { productId } } }' },
  'Query.order': { who: SIGNED_IN, ask: '{ order(id: 1) { id } }' },
  'Query.orders': { who: SIGNED_IN, ask: '{ orders { nodes { id } } }' },
  'Mutation.signIn': { who: ALL, ask: 'mutation { signIn(username: "nobody", password: "x") { __typename } }' },
  'Mutation.signOut': { who: ALL, ask: 'mutation { signOut }' },
  'Mutation.addToCart': {
    who: ALL,
    ask: 'mutation ($input: CartItemInput!) { addToCart(input: $input) { items { productId } } }',
    variables: () => ({ input: { productId: inStock, quantity: 1 } }),
  },
  'Mutation.placeGuestOrder': {
    who: NOT_EMPLOYEES,
    ask: 'mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }',
    variables: () => ({ input: guestOrder() }),
  },
  'Mutation.placeAccountOrder': {
    who: NOT_EMPLOYEES,
    ask: 'mutation ($input: AccountOrderInput!) { placeAccountOrder(input: $input) { __typename } }',
    variables: () => ({ input: accountOrder() }),
  },
};

Object.assign(EXPECTED, {
  'Mutation.registerCustomer': {
    who: ALL,
    ask: 'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { __typename } }',
    variables: () => ({ input: person() }),
  },
  'Query.users': { who: ADMINS, ask: '{ users { nodes { id } } }' },
  'Query.user': { who: ADMINS, ask: '{ user(id: 1) { id } }' },
  'Mutation.createUser': {
    who: ADMINS,
    ask: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    variables: () => ({ input: { ...person(), role: 'CUSTOMER' } }),
  },
  'Mutation.updateUser': {
    who: ADMINS,
    ask: 'mutation ($id: Int!) { updateUser(id: $id, input: { firstName: "New" }) { id } }',
    variables: () => ({ id: ids.target }),
  },
  'Mutation.setUserActive': {
    who: ADMINS,
    ask: 'mutation ($id: Int!) { setUserActive(id: $id, active: true) { id } }',
    variables: () => ({ id: ids.target }),
  },
  'Mutation.deleteUser': {
    who: ADMINS,
    ask: 'mutation ($id: Int!) { deleteUser(id: $id) }',
    variables: () => ({ id: ids['to-erase-1'] }),
  },
  'Mutation.createBusinessUser': {
    who: ADMINS,
    ask: 'mutation ($input: CreateBusinessUserInput!) { createBusinessUser(input: $input) { id } }',
    variables: () => ({ input: business() }),
  },
  ...Object.fromEntries(
    [
      ['setBusinessApproval', 'approved: true'],
      ['updateBusinessAddress', 'input: { businessCity: "Tyre" }'],
      ['setBusinessDiscount', 'discount: 5'],
      ['setPricingMode', 'pricingMode: DISCOUNT'],
      ['setPaymentMode', 'mode: CASH'],
    ].map(([name, value]) => [
      `Mutation.${name}`,
      {
        who: ADMINS,
        ask: `mutation ($id: Int!) { ${name}(userId: $id, ${value}) { id } }`,
        variables: () => ({ id: ids.target }),
      },
    ]),
  ),
  'Query.agreedPrices': {
    who: ADMINS,
    ask: 'query ($id: Int!) { agreedPrices(userId: $id) { productId } }',
    variables: () => ({ id: ids.target }),
  },
  'Mutation.setIndividualPrice': {
    who: ADMINS,
    ask: `mutation ($id: Int!, $product: Int!) {
      setIndividualPrice(userId: $id, productId: $product, price: "1.00") { productId } }`,
    variables: () => ({ id: ids.target, product: inStock }),
  },
  'Mutation.removeIndividualPrice': {
    who: ADMINS,
    ask: `mutation ($id: Int!, $product: Int!) {
      removeIndividualPrice(userId: $id, productId: $product) { productId } }`,
    variables: () => ({ id: ids.target, product: inStock }),
  },
  'Query.employees': { who: BUSINESSES, ask: '{ employees { nodes { id } } }' },
  'Mutation.createEmployee': {
    who: BUSINESSES,
    ask: 'mutation ($input: EmployeeInput!) { createEmployee(input: $input) { id } }',
    variables: () => ({ input: employeeForm() }),
  },
  'Mutation.updateEmployee': {
    who: ITS_BUSINESS,
    ask: 'mutation ($id: Int!, $input: EmployeeInput!) { updateEmployee(id: $id, input: $input) { id } }',
    variables: () => ({ id: ids['its-employee-1'], input: employeeForm() }),
  },
  'Mutation.deleteEmployee': {
    who: ITS_BUSINESS,
    ask: 'mutation ($id: Int!) { deleteEmployee(id: $id) }',
    variables: () => ({ id: ids['its-employee-1'] }),
  },
});

const CATEGORY = () => ({ name: 'Teas', description: 'Leaves', slug: `teas-${(key += 1)}` });
const PRODUCT = () => ({
  name: 'Verbena',
  description: 'Leaves',
  categoryId: 1,
  customerPrice: '2.00',
  businessPrice: '1.00',
});
const DISCOUNT = () => ({ code: `code-${(key += 1)}`, discountPercent: 10 });
const TOKENS: Expected = [401, 403, 403, 'ok', 'ok', 403, 'ok'];
const ITS_TOKEN: Expected = [401, 403, 403, 'ok', 404, 403, 'ok'];

for (const [what, make] of [
  ['Category', CATEGORY],
  ['Product', PRODUCT],
  ['DiscountCode', DISCOUNT],
] as const) {
  Object.assign(EXPECTED, {
    [`Mutation.create${what}`]: {
      who: ADMINS,
      ask: `mutation ($input: ${what}Input!) { create${what}(input: $input) { id } }`,
      variables: () => ({ input: make() }),
    },
    [`Mutation.update${what}`]: {
      who: ADMINS,
      ask: `mutation ($id: Int!, $input: ${what}Input!) { update${what}(id: $id, input: $input) { id } }`,
      variables: () => ({ id: ids[what], input: make() }),
    },
    [`Mutation.delete${what}`]: {
      who: ADMINS,
      ask: `mutation ($id: Int!) { delete${what}(id: $id) }`,
      variables: () => ({ id: ids[`${what}-1`] }),
    },
  });
}

Object.assign(EXPECTED, {
  'Query.discountCodes': { who: ADMINS, ask: '{ discountCodes { nodes { id } } }' },
  'Query.auditLog': { who: ADMINS, ask: '{ auditLog { nodes { id } } }' },
  'Query.stats': { who: ADMINS, ask: '{ stats { totalOrders } }' },
  'Query.apiTokens': { who: TOKENS, ask: '{ apiTokens { nodes { id } } }' },
  'Mutation.createApiToken': {
    who: TOKENS,
    ask: 'mutation { createApiToken(name: "Till", scopes: [READ]) { apiToken { id } } }',
  },
  'Mutation.revokeApiToken': {
    who: ITS_TOKEN,
    ask: 'mutation ($id: Int!) { revokeApiToken(id: $id) { id } }',
    variables: () => ({ id: ids.token }),
  },
});

const ofBusiness = () => ({ userId: ids.business });

Object.assign(EXPECTED, {
  'Query.credit': { who: BUSINESSES, ask: '{ credit { currentBalance } }' },
  'Query.creditHistory': { who: BUSINESSES, ask: '{ creditHistory { totalCount nodes { amount } } }' },
  'Query.creditAccount': {
    who: ADMINS,
    ask: 'query ($userId: Int!) { creditAccount(userId: $userId) { currentBalance } }',
    variables: ofBusiness,
  },
  'Query.creditTransactions': { who: ADMINS, ask: '{ creditTransactions { totalCount nodes { amount } } }' },
  'Query.creditTotals': { who: ADMINS, ask: '{ creditTotals { totalUsedCredit } }' },
  'Query.outgoingMail': { who: ADMINS, ask: '{ outgoingMail { totalCount nodes { toAddress } } }' },
  ...Object.fromEntries(
    [
      ['setCreditLimit', 'creditLimit: "60000000"'],
      ['recordCreditPayment', 'amount: "1"'],
      ['adjustCredit', 'amount: "-1", description: "A test"'],
      ['addCredit', 'amount: "1"'],
    ].map(([name, input]) => [
      `Mutation.${name}`,
      {
        who: ADMINS,
        ask: `mutation ($userId: Int!) { ${name}(userId: $userId, input: { ${input} }) { account { userId } } }`,
        variables: ofBusiness,
      },
    ]),
  ),
  'Mutation.placeOneClickOrder': {
    who: BUSINESSES,
    ask: 'mutation ($input: OneClickOrderInput!) { placeOneClickOrder(input: $input) { __typename } }',
    variables: () => ({ input: ownOrder() }),
  },
  'Mutation.placeEmployeeOrder': {
    who: EMPLOYEES,
    ask: 'mutation ($input: EmployeeOrderInput!) { placeEmployeeOrder(input: $input) { __typename } }',
    variables: () => ({ input: ownOrder() }),
  },
  'Mutation.setOrderStatus': {
    who: ADMINS,
    ask: 'mutation { setOrderStatus(id: 1, status: CONFIRMED) { __typename } }',
  },
});

/** What begins or ends a session of the client that asks. */
const CHANGES_SESSION = new Set([
  'Mutation.signOut',
  'Mutation.registerCustomer',
  'POST /api/manual-logout',
  'POST /api/register',
]);

/** The expected status of each documented path; `ok` is any 2xx. */
const REST: Record<string, { who: Expected; body?: () => unknown; path?: string }> = {
  'GET /api/auth/user': { who: SIGNED_IN },
  'POST /api/login': { who: [401, 401, 401, 401, 401, 401, 401], body: () => ({ username: 'nobody', password: 'x' }) },
  'POST /api/manual-logout': { who: ALL },
  'GET /api/business/discount': { who: BUSINESSES },
  'GET /api/business/individual-pricing': { who: BUSINESSES },
  'POST /api/discount-codes/validate': { who: ALL, body: () => ({ code: 'WELCOME10' }) },
  'GET /api/categories': { who: ALL },
  'GET /api/products/fast': { who: ALL },
  'GET /api/products': { who: ALL },
  'POST /api/orders/guest': { who: NOT_EMPLOYEES, body: () => withoutKey(guestOrder('cod')) },
  'POST /api/orders': { who: NOT_EMPLOYEES, body: () => withoutKey(accountOrder('cod', 'manual')) },
  'GET /api/orders': { who: SIGNED_IN },
  // Order 1 of the demo is nobody's here but the admin's: see the matrix below for all others.
  'GET /api/orders/{id}': { who: [401, 404, 404, 404, 404, 404, 'ok'], path: '/api/orders/{guest order}' },
  'GET /api/cart': { who: ALL },
  'POST /api/cart': { who: ALL, body: () => ({ productId: inStock, quantity: 1 }) },
};

Object.assign(REST, {
  'POST /api/register': { who: ALL, body: () => person() },
  'GET /api/admin/users': { who: ADMINS },
  'POST /api/admin/users': { who: ADMINS, body: () => ({ ...person(), role: 'customer' }) },
  'POST /api/admin/business-users': { who: ADMINS, body: () => business() },
  'DELETE /api/admin/users/{id}': { who: ADMINS, path: '/api/admin/users/{to-erase-2}' },
  'PATCH /api/users/{id}/role': { who: ADMINS, path: '/api/users/{target}/role', body: () => ({ firstName: 'Other' }) },
  ...Object.fromEntries(
    [
      ['active', { active: true }],
      ['approval', { approved: true }],
      ['address', { businessZip: '1' }],
      ['discount', { discount: 0 }],
      ['pricing-mode', { mode: 'individual' }],
      ['payment-mode', { mode: 'cash' }],
    ].map(([name, body]) => [
      `PATCH /api/admin/users/{id}/${name as string}`,
      { who: ADMINS, path: `/api/admin/users/{target}/${name as string}`, body: () => body },
    ]),
  ),
  'GET /api/admin/users/{id}/pricing': { who: ADMINS, path: '/api/admin/users/{target}/pricing' },
  'POST /api/admin/users/{userId}/pricing/{productId}': {
    who: ADMINS,
    path: '/api/admin/users/{target}/pricing/{product}',
    body: () => ({ price: '1.00' }),
  },
  'DELETE /api/admin/users/{userId}/pricing/{productId}': {
    who: ADMINS,
    path: '/api/admin/users/{target}/pricing/{product}',
  },
  'GET /api/employees': { who: BUSINESSES },
  'POST /api/employees': { who: BUSINESSES, body: () => employeeForm() },
  'PUT /api/employees/{id}': {
    who: ITS_BUSINESS,
    path: '/api/employees/{its-employee-2}',
    body: () => employeeForm(),
  },
  'DELETE /api/employees/{id}': { who: ITS_BUSINESS, path: '/api/employees/{its-employee-2}' },
  'GET /api/admin/audit-log': { who: ADMINS },
});

Object.assign(REST, {
  'PATCH /api/orders/{id}/status': {
    who: ADMINS,
    path: '/api/orders/{guest order}/status',
    body: () => ({ status: 'confirmed' }),
  },
  'GET /api/business/credit': { who: BUSINESSES },
  'GET /api/business/credit-transactions': { who: BUSINESSES },
  'GET /api/admin/credit-totals': { who: ADMINS },
  'GET /api/admin/credit-transactions': { who: ADMINS },
  'GET /api/admin/mail': { who: ADMINS },
  'GET /api/admin/users/{id}/credit': { who: ADMINS, path: '/api/admin/users/{business}/credit' },
  'GET /api/admin/users/{id}/credit-transactions': {
    who: ADMINS,
    path: '/api/admin/users/{business}/credit-transactions',
  },
  'POST /api/admin/users/{id}/credit': {
    who: ADMINS,
    path: '/api/admin/users/{business}/credit',
    body: () => ({ amount: '1.00' }),
  },
  'PUT /api/admin/business-credit/{userId}/limit': {
    who: ADMINS,
    path: '/api/admin/business-credit/{business}/limit',
    body: () => ({ creditLimit: '60000000' }),
  },
  'POST /api/admin/business-credit/{userId}/payment': {
    who: ADMINS,
    path: '/api/admin/business-credit/{business}/payment',
    body: () => ({ amount: '1.00' }),
  },
  'POST /api/admin/business-credit/{userId}/adjustment': {
    who: ADMINS,
    path: '/api/admin/business-credit/{business}/adjustment',
    body: () => ({ amount: '-1.00', description: 'A test' }),
  },
  'POST /api/business/one-click-order': { who: BUSINESSES, body: () => withoutKey(ownOrder()) },
  'POST /api/employee/orders': { who: EMPLOYEES, body: () => withoutKey(ownOrder()) },
});

for (const [path, what, make] of [
  ['categories', 'Category', CATEGORY],
  ['products', 'Product', PRODUCT],
  ['discount-codes', 'DiscountCode', DISCOUNT],
] as const) {
  Object.assign(REST, {
    [`POST /api/${path}`]: { who: ADMINS, body: make },
    [`PUT /api/${path}/{id}`]: { who: ADMINS, path: `/api/${path}/{${what}}`, body: make },
    [`DELETE /api/${path}/{id}`]: { who: ADMINS, path: `/api/${path}/{${what}-2}` },
  });
}

Object.assign(REST, {
  'GET /api/business/products': { who: BUSINESSES },
  'GET /api/discount-codes': { who: ADMINS },
  'GET /api/admin/stats': { who: ADMINS },
  'GET /api/tokens': { who: TOKENS },
  'POST /api/tokens': { who: TOKENS, body: () => ({ name: 'Till', scopes: ['read'] }) },
  'DELETE /api/tokens/{id}': { who: ITS_TOKEN, path: '/api/tokens/{token}' },
});

/** Who may see each object type's fields that are not everyone's; all others are for everyone. */
const AMOUNTS: Record<ViewerName, boolean> = {
  guest: true,
  customer: true,
  pending: true,
  business: true,
  'business-cash': true,
  employee: false,
  admin: true,
};
const BUSINESS_AMOUNTS: Record<ViewerName, boolean> = {
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
let inStock: number;
let ids: Record<string, number>;
let clients: Record<ViewerName, ShopClient>;
let key = 0;
/** Whether a test has ended sessions. */
let stale = true;

function guestOrder(paymentMethod = 'COD') {
  return {
    idempotencyKey: `authorization-test-${(key += 1)}`,
    items: [{ productId: inStock, quantity: 1 }],
    paymentMethod,
    deliveryAddress: {
      firstName: 'Layal',
      lastName: 'Tannous',
      phone: '+961 3 000 000',
      street: 'Hamra Street 1',
      city: 'Beirut',
      area: 'Hamra',
    },
  };
}

function accountOrder(paymentMethod = 'COD', addressType = 'MANUAL') {
  return {
    idempotencyKey: `authorization-test-${(key += 1)}`,
    items: [{ productId: inStock, quantity: 1 }],
    paymentMethod,
    addressType,
    customerName: 'Layal Tannous',
    customerEmail: 'layal@example.com',
    customerPhone: '+961 3 000 000',
    deliveryAddress: { street: 'Hamra Street 1', city: 'Beirut' },
  };
}

/** A form with a username that nobody has yet. */
function person() {
  return {
    username: `someone-${(key += 1)}`,
    password: 'fresh-every-day',
    email: 'someone@example.com',
    firstName: 'Some',
    lastName: 'One',
  };
}

function business() {
  return { ...person(), businessName: 'Some Café', businessAddress: 'Harbour 1', businessCity: 'Sidon' };
}

function employeeForm() {
  return {
    ...person(),
    employeeLocation: 'Harbour',
    employeeAddress: 'Harbour 1',
    employeeCity: 'Sidon',
    employeeState: 'South',
    employeeZip: '1600',
    employeePhone: '+961 7 000 000',
  };
}

/** What a business orders in one click, and what an employee orders: to their own address. */
function ownOrder() {
  return { idempotencyKey: `authorization-test-${(key += 1)}`, items: [{ productId: inStock, quantity: 1 }] };
}

function withoutKey({ idempotencyKey: _, ...body }: Record<string, unknown>) {
  return body;
}

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

beforeAll(async () => {
  shop = await startShop();
  // A business that nobody has approved yet; with a discount, so that it would show if it counted.
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, business_name, payment_mode, business_discount)
     SELECT 'pending', 'pending@bustan.example', password_hash, 'business', false, 'Not yet', 'credit', 50
     FROM users WHERE username = 'customer'`,
  );
  // What admins and businesses change and delete here.
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, parent_business_id, business_name, business_approved)
     SELECT made.username, 'x@bustan.example', u.password_hash, made.role,
       CASE made.role WHEN 'employee' THEN (SELECT id FROM users WHERE username = 'business') END, 'A business', true
     FROM users u, (VALUES ('target', 'business'), ('to-erase-1', 'customer'), ('to-erase-2', 'customer'),
       ('its-employee-1', 'employee'), ('its-employee-2', 'employee')) AS made(username, role)
     WHERE u.username = 'customer'`,
  );
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
  for (const [what, insert] of [
    ['Category', `INSERT INTO category (name, slug, description) VALUES ($1, $1, 'x')`],
    ['Product', `INSERT INTO product (name, description, category_id, customer_price) VALUES ($1, 'x', 1, 5)`],
    ['DiscountCode', 'INSERT INTO discount_code (code, discount_percent) VALUES ($1, 5)'],
  ] as const) {
    for (const name of [what, `${what}-1`, `${what}-2`]) {
      const [made] = await shop.db.query<{ id: number }[]>(`${insert} RETURNING id`, [name.toLowerCase()]);
      ids[name] = made!.id;
    }
  }
  const [token] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO api_token (owner_id, name, token_hash, scopes) VALUES ($1, 'Till', '\\x00', '{read}') RETURNING id`,
    [ids.business],
  );
  ids.token = token!.id;
  const [product] = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM product p WHERE in_stock AND customer_price > 0
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id) ORDER BY id LIMIT 1`,
  );
  inStock = product!.id;
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
    expect(Object.keys(EXPECTED).sort()).toEqual([...operations].sort());
  });

  test('the server’s own table names every operation, and nothing that is gone', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual([...operations].sort());
  });

  describe.each(Object.entries(EXPECTED))('%s', (name, { who, ask, variables = () => ({}) }) => {
    test.each(VIEWERS.map((viewer, at) => [viewer, who[at]] as const))('by %s: %s', async (viewer, outcome) => {
      const before = await rowCounts(shop.db);
      stale = CHANGES_SESSION.has(name);
      const { data, errors } = await clients[viewer].graphql(ask, variables());
      if (outcome === 'ok') {
        expect(errors).toEqual([]);
        return;
      }
      const field = name.split('.')[1]!;
      expect(errors.map(({ extensions, path }) => [extensions.code, path])).toEqual([[CODE[outcome as 401], [field]]]);
      // Null itself, or null all the way up to the data.
      expect(data?.[field] ?? null).toBeNull();
      expect(await rowCounts(shop.db)).toEqual(before);
    });
  });

  test('an order or an account order that is allowed is really placed', async () => {
    for (const operation of ['Mutation.placeGuestOrder', 'Mutation.placeAccountOrder']) {
      const { ask, variables } = EXPECTED[operation]!;
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
    await shop.db.query('UPDATE users SET business_approved = true WHERE id = $1', [ids.pending]);
    expect((await clients.pending.graphql(ask)).errors).toEqual([]);
    await shop.db.query(`UPDATE users SET business_approved = false WHERE id = $1`, [ids.pending]);
    expect((await clients.pending.graphql(ask)).errors[0]!.extensions.code).toBe('FORBIDDEN');
    await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [ids.customer]);
    expect((await clients.customer.graphql('{ viewer { role } }')).data.viewer.role).toBe('ADMIN');
    await shop.db.query(`UPDATE users SET role = 'customer' WHERE id = $1`, [ids.customer]);
    expect((await clients.customer.graphql('{ viewer { role } }')).data.viewer.role).toBe('CUSTOMER');
  });
});

describe('fields', () => {
  const schema = buildShopSchema();
  const roots = [schema.getQueryType(), schema.getMutationType()];

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

  test('no input takes a price book, a role or a user that the server decides, but those of admins', () => {
    const ofAdmins = ['CreateUserInput', 'UpdateUserInput'];
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

  test.each(VIEWERS)('prices of products are shown to %s as the table of this test says', async (viewer) => {
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
    for (const viewer of VIEWERS) shown[viewer] = Object.values((await clients[viewer].graphql(ask)).data.viewer ?? {});
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
  const SEES: Record<ViewerName, string[]> = {
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
        [user && ids[user], account && ids[account], buyer],
      );
      orders[buyer] = row!.id;
      await shop.db.query(
        `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
         VALUES ($1, 0, $2, 'Something', 7777.77, 'customer', 1)`,
        [row!.id, inStock],
      );
    }
  });

  describe.each(VIEWERS)('%s', (viewer) => {
    test.each(Object.keys(BUYERS))('asks for the order of %s', async (buyer) => {
      const id = orders[buyer]!;
      const sees = SEES[viewer].includes(buyer);
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
      if (!sees) {
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
    await shop.db.query(`UPDATE users SET role = 'customer' WHERE id = $1`, [ids.admin]);
    const { data } = await clients.admin.graphql(`query ($id: Int!) { order(id: $id) { id } }`, {
      id: orders.customer,
    });
    await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [ids.admin]);
    expect(data.order).toBeNull();
  });

  test.each(VIEWERS)('an unknown order does not exist for %s', async (viewer) => {
    const { status, body } = await clients[viewer].rest('GET', '/api/orders/2147483647');
    expect([status, body.code]).toEqual(viewer === 'guest' ? [401, 'UNAUTHENTICATED'] : [404, 'NOT_FOUND']);
  });
});

describe('the documented paths', () => {
  let guestOrderId: number;

  beforeAll(async () => {
    const [row] = await shop.db.query<{ id: number }[]>(
      `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
       VALUES ('guest', 'cod', 'A guest', 1, 3, 4, 'customer') RETURNING id`,
    );
    guestOrderId = row!.id;
  });

  test('every route stands in the table of this test, and no other', () => {
    expect(Object.keys(REST).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  describe.each(Object.entries(REST))('%s', (route, { who, body, path }) => {
    test.each(VIEWERS.map((viewer, at) => [viewer, who[at]] as const))('by %s: %s', async (viewer, outcome) => {
      // A failed sign-in is counted, and that is all it stores.
      const before = await rowCounts(shop.db, ['rate_limit']);
      stale = CHANGES_SESSION.has(route);
      const [method, documented] = route.split(' ') as [string, string];
      const at = (path ?? documented).replace(/\{([\w -]+)\}/g, (_, thing: string) =>
        String({ ...ids, product: inStock, 'guest order': guestOrderId }[thing]),
      );
      const answer = await clients[viewer].rest(method, at, body?.());
      if (outcome === 'ok') {
        expect([200, 201, 204]).toContain(answer.status);
        return;
      }
      expect(answer.status).toBe(outcome);
      const code = route === 'POST /api/login' ? 'INVALID_CREDENTIALS' : CODE[outcome as 401];
      expect(answer.body).toEqual({ message: expect.any(String), code });
      expect(await rowCounts(shop.db, ['rate_limit'])).toEqual(before);
    });
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

test('the table of this test speaks of every kind of viewer', () => {
  for (const { who } of [...Object.values(EXPECTED), ...Object.values(REST)]) expect(who).toHaveLength(VIEWERS.length);
});
