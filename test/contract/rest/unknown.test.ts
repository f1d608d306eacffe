import { routes } from '../../../server/rest/routes';
import { guestBody, newKey } from '../../support/data/orderBodies';
import { rowCounts } from '../../support/data/rows';
import type { OpenapiRequest } from './openapiRequest';
import { REQUESTS, sendRequest, startOpenapiShop, type OpenapiShop } from './openapiRequests';

jest.setTimeout(120_000);

let openapi: OpenapiShop;
let juice: number;
beforeAll(async () => {
  openapi = await startOpenapiShop();
  const [product] = await openapi.shop.db.query<{ id: number }[]>(
    `SELECT id FROM product p WHERE in_stock AND customer_price > 0
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id) ORDER BY id LIMIT 1`,
  );
  juice = product!.id;
});
afterAll(() => openapi.shop.stop());

const place = (change: object, line: object = {}) =>
  openapi.shop
    .guest()
    .rest('POST', '/api/orders/guest', guestBody([{ productId: juice, quantity: 1, ...line }], { ...change }), {
      'Idempotency-Key': newKey(),
    });

/** The same request with one field more. */
const withField = (request: OpenapiRequest): OpenapiRequest => ({
  ...request,
  body: () => ({ ...(request.body?.() as object | undefined), colour: 'red' }),
});

const KEYS = routes.map(({ method, path }) => `${method} ${path}`);

test.each(KEYS.filter((key) => !key.startsWith('GET ')))('%s refuses a field that it does not take', async (key) => {
  const [request] = [REQUESTS[key]!].flat();
  const { response } = await sendRequest(openapi, key, withField(request!));
  expect([response.status, response.body.code, Object.keys(response.body.fields)]).toEqual([
    400,
    'BAD_USER_INPUT',
    ['colour'],
  ]);
  expect(response.body.message).toMatch(
    /^There is no field colour here; (there are|this path takes no|did you mean) ?/,
  );
});

test.each(KEYS)('%s refuses a parameter that it does not take', async (key) => {
  const [method, path] = key.split(' ') as [string, string];
  const [request] = [REQUESTS[key]!].flat();
  const wanted = request!.path ?? path;
  const { response } = await sendRequest(openapi, key, {
    ...request!,
    path: `${wanted}${wanted.includes('?') ? '&' : '?'}colour=red`,
  });
  expect([method, response.status, response.body.code, Object.keys(response.body.fields)]).toEqual([
    method,
    400,
    'BAD_USER_INPUT',
    ['colour'],
  ]);
});

test.each<[object, object, Record<string, string>]>([
  [{ totalAmout: '3.00' }, {}, { totalAmout: 'There is no field totalAmout here; did you mean totalAmount?' }],
  [{ discountcode: 'X' }, {}, { discountcode: 'There is no field discountcode here; did you mean discountCode?' }],
  [{}, { unitprice: '1' }, { 'items.0.unitprice': 'There is no field unitprice here; did you mean unitPrice?' }],
  [
    { deliveryAddress: { ...(guestBody([]).deliveryAddress as object), zip: '1' } },
    {},
    {
      'deliveryAddress.zip':
        'There is no field zip here; there are firstName, lastName, email, phone, street, city, area, building, floor, country, fullAddress',
    },
  ],
  [
    { idempotencyKey: newKey() },
    {},
    { idempotencyKey: 'There is no field idempotencyKey here; send it as the header Idempotency-Key' },
  ],
])('%j and a line with %j are refused, and nothing is stored', async (change, line, fields) => {
  const { db } = openapi.shop;
  const before = await rowCounts(db);
  const { status, body } = await place(change, line);
  const sorted = (told: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(told).map(([name, text]) => [name, text.split(/; there are |, /).sort()] as const),
    );
  expect([status, body.code, sorted(body.fields)]).toEqual([400, 'BAD_USER_INPUT', sorted(fields)]);
  expect(await rowCounts(db)).toEqual(before);
});

/** Whether it has the prices that the form of a product asks for. */
const isComplete = ({ customerPrice, businessPrice, variantPricing }: any): boolean =>
  variantPricing === null
    ? Boolean(customerPrice && businessPrice)
    : Object.values<any>(variantPricing).every(({ customer, business }) => customer && business);

test.each([
  ['category', 'admin', '/api/categories', '/api/categories', (body: any) => body],
  ['product', 'admin', '/api/products', '/api/products', (body: any) => body.products.filter(isComplete)],
  ['discount code', 'admin', '/api/discount-codes', '/api/discount-codes', (body: any) => body],
  ['employee', 'business', '/api/employees', '/api/employees', (body: any) => body],
])('a %s that was read can be sent back as it is', async (_, by, list, path, rowsOf) => {
  const client = openapi.clients[by]!;
  const rows = (
    rowsOf((await client.rest('GET', list)).body) as {
      id: number;
      version?: number;
      imageUrl?: string | null;
    }[]
  ).slice(0, 8);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const { status, body } = await client.rest('PUT', `${path}/${row.id}`, row);
    // A list shows a picture by its copy; what is sent back stands for the picture, which the answer has whole.
    const { imageUrl } = row;
    const expected = {
      ...row,
      ...(row.version && { version: body.version }),
      ...(imageUrl && { imageUrl: body.imageUrl }),
    };
    expect([row.id, status, body]).toEqual([row.id, 200, expected]);
  }
  const again = rowsOf((await client.rest('GET', list)).body) as typeof rows;
  const pictures = (from: typeof rows) => from.map(({ id, imageUrl }) => [id, imageUrl]);
  expect(pictures(again.slice(0, 8))).toEqual(pictures(rows));
});

test('a field named like an inherited property is refused, too', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const text = JSON.stringify(guestBody([{ productId: juice, quantity: 1 }])).replace('{', `{"${name}": 1,`);
    const { status, body } = await openapi.shop.guest().rest('POST', '/api/orders/guest', text);
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]]);
  }
});

test('parameters are told what would be right', async () => {
  const { admin } = openapi.clients;
  const wrong = await admin!.rest('GET', '/api/orders?staus=shipped&Limit=3');
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    {
      staus: 'There is no parameter staus here; did you mean status?',
      Limit: 'There is no parameter Limit here; did you mean limit?',
    },
  ]);
  const none = await admin!.rest('GET', '/api/admin/stats?from=today');
  expect(none.body.fields).toEqual({ from: 'There is no parameter from here; this path takes no parameters' });
});

test('a body of nothing but unknown names is answered shortly and at once', async () => {
  const names = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`field${at}`, 1]));
  const many = await openapi.shop.guest().rest('POST', '/api/orders/guest', names);
  expect([many.status, Object.keys(many.body.fields).length]).toEqual([400, 20]);
  const long = await openapi.shop.guest().rest('POST', '/api/orders/guest', { ['x'.repeat(900_000)]: 1 });
  expect([long.status, long.text.length < 2_000]).toEqual([400, true]);
});

test('what is documented and changes nothing is taken, whatever it says', async () => {
  expect((await place({ paymentStatus: 7, isGuestOrder: null })).status).toBe(201);
  const employee = await openapi.clients.employee!.rest('POST', '/api/employee/orders', {
    items: [{ productId: juice, quantity: 1, unitPrice: '0.01', productName: 'Anything' }],
    paymentMethod: 'employee_order',
    isEmployeeOrder: true,
    deliveryAddress: { streetAddress: 'Rue Monot 2', city: 'Beirut', zipCode: '1107' },
  });
  expect(employee.status).toBe(201);
});
