import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { ANSWERS } from '../../../server/rest/answers';
import { exportsTable } from '../../../server/rest/exports/table';
import { routes } from '../../../server/rest/routes';
import { accountBody, guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

jest.setTimeout(120_000);

type Fields = Record<string, any>;

interface Call {
  by: string;
  path?: string;
  body?: () => unknown;
}

let shop: TestShop;
let document: Fields;
let clients: Record<string, ShopClient>;
let juice: number;
let made = 0;
const ids: Record<string, number> = {};

const person = () => ({
  username: `somebody-${(made += 1)}`,
  password: 'fresh-every-day',
  email: 'somebody@example.com',
  firstName: 'Some',
  lastName: 'Body',
});
const employee = () => ({
  ...person(),
  employeeLocation: 'Harbour',
  employeeAddress: 'Harbour 1',
  employeeCity: 'Sidon',
  employeeState: 'South',
  employeeZip: '1600',
  employeePhone: '+961 7 000 000',
});
const category = () => ({ name: 'Teas', description: 'Leaves', slug: `teas-${(made += 1)}` });
const product = () => ({
  name: 'Verbena',
  description: 'Leaves',
  categoryId: 1,
  variants: ['S', 'L'],
  variantPricing: { S: { customer: '2.00', business: '1' }, L: { customer: '0', business: '3.5' } },
});
const code = () => ({ code: `code-${(made += 1)}`, discountPercent: 12.5, expiresAt: '2099-01-01T00:00:00.000Z' });
const line = () => ({ productId: juice, quantity: 1 });

/** One request for each documented path that is answered when all is well. */
const CALLS: Record<string, Call | Call[]> = {
  'GET /api/auth/user': ['customer', 'business', 'business-cash', 'employee', 'admin'].map((by) => ({ by })),
  'POST /api/login': { by: 'guest', body: () => ({ username: 'customer', password: 'fresh-every-day' }) },
  'POST /api/register': { by: 'guest', body: person },
  'POST /api/manual-logout': { by: 'guest' },
  'GET /api/business/discount': [{ by: 'business' }, { by: 'business-cash' }],
  'GET /api/business/individual-pricing': { by: 'business-cash' },
  'POST /api/discount-codes/validate': { by: 'guest', body: () => ({ code: 'WELCOME10' }) },
  'GET /api/categories': { by: 'guest' },
  'POST /api/categories': { by: 'admin', body: category },
  'PUT /api/categories/{id}': { by: 'admin', path: '/api/categories/{category}', body: category },
  'DELETE /api/categories/{id}': { by: 'admin', path: '/api/categories/{category}' },
  'GET /api/products': ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'].map((by) => ({ by })),
  'GET /api/products/fast': ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'].map((by) => ({
    by,
  })),
  'GET /api/business/products': [{ by: 'business' }, { by: 'business-cash' }],
  'POST /api/products': { by: 'admin', body: product },
  'PUT /api/products/{id}': { by: 'admin', path: '/api/products/{product}', body: product },
  'DELETE /api/products/{id}': { by: 'admin', path: '/api/products/{product}' },
  'POST /api/orders/guest': { by: 'guest', body: () => guestBody([line()]) },
  'POST /api/orders': [
    { by: 'customer', body: () => accountBody([line()]) },
    {
      by: 'admin',
      body: () =>
        accountBody([line()], { addressType: 'location', latitude: 33.9, longitude: 35.5, deliveryAddress: null }),
    },
  ],
  'POST /api/business/one-click-order': { by: 'business', body: () => ({ items: [line()], note: 'Early' }) },
  'POST /api/employee/orders': { by: 'employee', body: () => ({ items: [line()] }) },
  'GET /api/orders': ['customer', 'business', 'employee', 'admin'].map((by) => ({ by })),
  'GET /api/orders/{id}': { by: 'admin', path: '/api/orders/{order}' },
  'PATCH /api/orders/{id}/status': {
    by: 'admin',
    path: '/api/orders/{order}/status',
    body: () => ({ status: 'shipped', trackingNumber: 'LB-1' }),
  },
  'GET /api/cart': { by: 'customer' },
  'POST /api/cart': { by: 'customer', body: line },
  'GET /api/discount-codes': { by: 'admin' },
  'POST /api/discount-codes': { by: 'admin', body: code },
  'PUT /api/discount-codes/{id}': { by: 'admin', path: '/api/discount-codes/{code}', body: code },
  'DELETE /api/discount-codes/{id}': { by: 'admin', path: '/api/discount-codes/{code}' },
  'GET /api/admin/stats': { by: 'admin' },
  'POST /api/tokens': { by: 'business', body: () => ({ name: 'Till', scopes: ['read'] }) },
  'GET /api/tokens': [{ by: 'business' }, { by: 'admin' }],
  'DELETE /api/tokens/{id}': { by: 'admin', path: '/api/tokens/{token}' },
  'GET /api/admin/users': { by: 'admin' },
  'POST /api/admin/users': { by: 'admin', body: () => ({ ...person(), role: 'customer' }) },
  'POST /api/admin/business-users': {
    by: 'admin',
    body: () => ({ ...person(), businessName: 'Café', businessAddress: 'Harbour 1', businessCity: 'Sidon' }),
  },
  'PATCH /api/users/{id}/role': { by: 'admin', path: '/api/users/{user}/role', body: () => ({ firstName: 'New' }) },
  'PATCH /api/admin/users/{id}/active': {
    by: 'admin',
    path: '/api/admin/users/{user}/active',
    body: () => ({ active: true }),
  },
  'PATCH /api/admin/users/{id}/approval': {
    by: 'admin',
    path: '/api/admin/users/{business}/approval',
    body: () => ({ approved: true }),
  },
  'PATCH /api/admin/users/{id}/address': {
    by: 'admin',
    path: '/api/admin/users/{business}/address',
    body: () => ({ businessZip: '1100' }),
  },
  'PATCH /api/admin/users/{id}/discount': {
    by: 'admin',
    path: '/api/admin/users/{business}/discount',
    body: () => ({ discount: 10 }),
  },
  'PATCH /api/admin/users/{id}/pricing-mode': [
    { by: 'admin', path: '/api/admin/users/{business}/pricing-mode', body: () => ({ mode: 'discount' }) },
    { by: 'admin', path: '/api/admin/users/{business}/pricing-mode', body: () => ({ pricingMode: 'discount' }) },
  ],
  'PATCH /api/admin/users/{id}/payment-mode': {
    by: 'admin',
    path: '/api/admin/users/{business}/payment-mode',
    body: () => ({ mode: 'credit' }),
  },
  'POST /api/admin/users/{userId}/pricing/{productId}': {
    by: 'admin',
    path: '/api/admin/users/{business-cash}/pricing/{juice}',
    body: () => ({ price: '5.00' }),
  },
  'GET /api/admin/users/{id}/pricing': { by: 'admin', path: '/api/admin/users/{business-cash}/pricing' },
  'DELETE /api/admin/users/{userId}/pricing/{productId}': {
    by: 'admin',
    path: '/api/admin/users/{business-cash}/pricing/{juice}',
  },
  'DELETE /api/admin/users/{id}': { by: 'admin', path: '/api/admin/users/{user}' },
  'POST /api/employees': { by: 'business', body: employee },
  'GET /api/employees': { by: 'business' },
  'PUT /api/employees/{id}': { by: 'business', path: '/api/employees/{employee}', body: employee },
  'DELETE /api/employees/{id}': { by: 'business', path: '/api/employees/{employee}' },
  'GET /api/admin/audit-log': { by: 'admin' },
  'GET /api/admin/mail': { by: 'admin' },
  'PUT /api/admin/business-credit/{userId}/limit': {
    by: 'admin',
    path: '/api/admin/business-credit/{business}/limit',
    body: () => ({ creditLimit: '60000000.00' }),
  },
  'POST /api/admin/business-credit/{userId}/payment': {
    by: 'admin',
    path: '/api/admin/business-credit/{business}/payment',
    body: () => ({ amount: '1000.00', description: 'By transfer' }),
  },
  'POST /api/admin/business-credit/{userId}/adjustment': {
    by: 'admin',
    path: '/api/admin/business-credit/{business}/adjustment',
    body: () => ({ amount: '-5.00', description: 'A crate came back' }),
  },
  'POST /api/admin/users/{id}/credit': {
    by: 'admin',
    path: '/api/admin/users/{business}/credit',
    body: () => ({ amount: '2500000.00' }),
  },
  'GET /api/admin/users/{id}/credit': { by: 'admin', path: '/api/admin/users/{business}/credit' },
  'GET /api/admin/users/{id}/credit-transactions': {
    by: 'admin',
    path: '/api/admin/users/{business}/credit-transactions',
  },
  'GET /api/admin/credit-transactions': { by: 'admin' },
  'GET /api/admin/credit-totals': { by: 'admin' },
  'GET /api/business/credit': { by: 'business' },
  'GET /api/business/credit-transactions': { by: 'business' },
};

beforeAll(async () => {
  shop = await startShop();
  clients = { guest: shop.guest() };
  for (const username of ['customer', 'business', 'business-cash', 'employee', 'admin']) {
    clients[username] = await shop.signedIn(username);
    ids[username] = await idOf(shop.db, username);
  }
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00', businessPrice: '8.00' });
  ids.juice = juice;
  ({ body: document } = await shop.guest().rest('GET', '/api/openapi.json'));
});
afterAll(() => shop.stop());

/** What a path needs is made for it. */
async function make(what: string): Promise<number> {
  const { admin, business } = clients as { admin: ShopClient; business: ShopClient };
  const making: Record<string, () => Promise<{ body: any }>> = {
    category: () => admin.rest('POST', '/api/categories', category()),
    product: () => admin.rest('POST', '/api/products', product()),
    code: () => admin.rest('POST', '/api/discount-codes', code()),
    token: () => admin.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read'] }),
    user: () => admin.rest('POST', '/api/admin/users', { ...person(), role: 'customer' }),
    employee: () => business.rest('POST', '/api/employees', employee()),
    order: () => business.rest('POST', '/api/orders', accountBody([line()]), { 'Idempotency-Key': newKey() }),
  };
  return ids[what] ?? (await making[what]!()).body.id;
}

async function call(key: string, { by, path, body }: Call) {
  const [method, documented] = key.split(' ') as [string, string];
  let at = path ?? documented;
  for (const [whole, what] of at.matchAll(/\{([\w-]+)\}/g)) at = at.replace(whole, String(await make(what ?? '')));
  // Each begins as whoever it is: a sign-in of the guest must not stay.
  const client = by === 'guest' ? shop.guest() : clients[by]!;
  const sent = body?.();
  return { sent, answer: await client.rest(method, at, sent) };
}

/** The schema with every object closed, so that what is not described is found too. */
function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return copy.properties && copy.additionalProperties === undefined ? { ...copy, additionalProperties: false } : copy;
}

function checker(schema: unknown): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  return ajv.compile({ ...(schema as object), components: closed(document.components) });
}

test('the document is OpenAPI 3.1, for whoever asks, and its references lead somewhere', async () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Bustan', version: '1' } });
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
  const { status, headers, body } = await shop.guest().rest('POST', '/api/openapi.json', {});
  expect([status, headers.get('allow'), body.code]).toEqual([405, 'GET, HEAD', 'METHOD_NOT_ALLOWED']);
});

test('it describes every path of the table and of this test, and no other', () => {
  const described = Object.entries<Fields>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const table = routes.map(({ method, path }) => `${method} ${path}`).sort();
  const files = exportsTable.map(({ path }) => `GET ${path}`);
  expect(described.sort()).toEqual([...table, ...files].sort());
  expect(Object.keys(ANSWERS).sort()).toEqual(table);
  expect(Object.keys(CALLS).sort()).toEqual(table);
});

test('each operation has a name of its own, a summary, and says every part of its path', () => {
  const names: string[] = [];
  for (const [path, methods] of Object.entries<Fields>(document.paths)) {
    for (const operation of Object.values<Fields>(methods)) {
      names.push(operation.operationId);
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary).toMatch(/^[A-Z]/);
      const parts = operation.parameters.filter((each: Fields) => each.in === 'path').map((each: Fields) => each.name);
      expect(parts).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  }
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.keys(CALLS))('%s is answered as described, and takes what is described', async (key) => {
  const [method, path] = key.split(' ') as [string, string];
  const operation = document.paths[path][method.toLowerCase()];
  for (const each of [CALLS[key]!].flat()) {
    const { sent, answer } = await call(key, each);
    const described = operation.responses[answer.status];
    expect([each.by, answer.status, answer.text.slice(0, 300), described !== undefined]).toEqual([
      each.by,
      expect.any(Number),
      expect.any(String),
      true,
    ]);
    expect(answer.status).toBeLessThan(300);
    if (!described.content) expect(answer.text).toBe('');
    else {
      const check = checker(closed(described.content['application/json'].schema));
      check(answer.body);
      expect([each.by, check.errors]).toEqual([each.by, null]);
    }
    if (sent !== undefined) {
      const check = checker(operation.requestBody.content['application/json'].schema);
      check(sent);
      expect(check.errors).toBeNull();
    }
  }
});

test.each(Object.keys(CALLS))('%s refuses in the one shape of all refusals', async (key) => {
  const [method, path] = key.split(' ') as [string, string];
  const operation = document.paths[path][method.toLowerCase()];
  const answer = await shop
    .guest()
    .rest(method, path.replace(/\{\w+\}/g, '1'), undefined, { Authorization: 'Bearer no' });
  expect(answer.status).toBe(401);
  const check = checker(operation.responses[401].content['application/json'].schema);
  check(answer.body);
  expect(check.errors).toBeNull();
});

test('what is said to be open to guests, to sessions and to tokens is so', () => {
  const security = (path: string, method: string) => document.paths[path][method].security;
  expect(security('/api/products', 'get')).toEqual([{}, { session: [] }, { token: ['read'] }]);
  expect(security('/api/orders', 'post')).toEqual([{}, { session: [] }, { token: ['order'] }]);
  expect(security('/api/orders', 'get')).toEqual([{ session: [] }, { token: ['read'] }]);
  expect(security('/api/admin/stats', 'get')).toEqual([{ session: [] }, { token: ['admin'] }]);
  expect(security('/api/tokens', 'post')).toEqual([{ session: [] }]);
});

test('what is required of a body is what its rules require', async () => {
  const body = (path: string) => document.paths[path].post.requestBody.content['application/json'].schema;
  expect(body('/api/categories').required).toEqual(['name', 'description', 'slug']);
  expect(body('/api/orders/guest').required.sort()).toEqual(['deliveryAddress', 'items', 'paymentMethod']);
  expect(Object.keys(body('/api/orders/guest').properties)).not.toContain('idempotencyKey');
  for (const path of ['/api/categories', '/api/discount-codes', '/api/products', '/api/employees']) {
    const client = clients[path === '/api/employees' ? 'business' : 'admin']!;
    const { status, body: refusal } = await client.rest('POST', path, {});
    expect([status, Object.keys(refusal.fields)]).toEqual([400, expect.arrayContaining(body(path).required)]);
  }
});
