import { makeProduct } from '../../support/data/orderBodies';
import { savedAddress } from '../../support/data/people';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { dailyOrder, newEmployee, newPerson, orderTo, setStatus, signIn } from '../../support/data/persons';

jest.setTimeout(120_000);

// Everybody downloads all that is kept about them (specification 24.1).
let shop: TestShop;
let juice: number;
beforeAll(async () => {
  shop = await startShop();
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00', businessPrice: '8.00' });
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

const PATH = '/api/account/export';
const AMOUNT = /"(unitPrice|lineTotal|subtotalAmount|totalAmount|deliveryFee|customerPrice|currentBalance|amount)"/;

async function exported(client: ShopClient): Promise<{ data: Record<string, any>; text: string }> {
  const { status, headers, body, text } = await client.rest('GET', PATH);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="?bustan_account_\d{4}-\d\d-\d\d\.json"?$/);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  return { data: body as Record<string, any>, text };
}

/** Everything by which anybody could sign in: as it is stored, and its hash. */
async function secretsOf(id: number): Promise<string[]> {
  const rows = await shop.db.query<{ secret: string }[]>(
    `SELECT password_hash AS secret FROM users
     UNION ALL SELECT encode(token_hash, 'hex') FROM api_token
     UNION ALL SELECT encode(token_hash, 'base64') FROM api_token
     UNION ALL SELECT sid FROM session
     UNION ALL SELECT encode(sha256(convert_to(sid, 'UTF8')), 'hex') FROM session
     UNION ALL SELECT secret_hash FROM account_link WHERE secret_hash IS NOT NULL AND user_id = $1
     UNION ALL SELECT encode(follow_hash, 'base64') FROM orders WHERE follow_hash IS NOT NULL`,
    [id],
  );
  return rows.map(({ secret }) => secret);
}

test('a customer has account, addresses, cart, sessions and orders with their prices', async () => {
  const person = await newPerson(shop, 'customer');
  await signIn(shop, person.username);
  await person.client.rest('POST', '/api/account/addresses', savedAddress({ label: 'Grandmother' }));
  await person.client.rest('POST', '/api/cart', { productId: juice, quantity: 3 });
  await person.client.rest('PUT', '/api/account/language', { language: 'fr' });
  const order = await orderTo(person.client, juice, 'Salma');
  const [line] = await shop.db.query('SELECT id FROM order_line WHERE order_id = $1', [order]);
  const admin = await shop.signedIn('admin');
  for (const quantity of [3, 2]) {
    const change = { lines: [{ lineId: line.id, quantity }], reason: `${quantity} are there` };
    expect((await admin.rest('PATCH', `/api/orders/${order}/lines`, change)).status).toBe(200);
  }
  await setStatus(shop, [order], 'shipped');
  await orderTo(await shop.signedIn('customer'), juice, 'Farida');
  const { data, text } = await exported(person.client);
  expect(data).toMatchObject({
    shop: 'Bustan',
    account: { id: person.id, username: person.username, email: person.email, firstName: 'Zeina', role: 'customer' },
    addresses: [expect.objectContaining({ label: 'Grandmother', street: 'Gouraud Street 12' })],
    cart: [expect.objectContaining({ productId: juice, quantity: 3 })],
    settings: { language: 'fr' },
    apiTokens: [],
    agreedPrices: [],
    credit: null,
    creditEntries: [],
  });
  expect(data.sessions).toHaveLength(2);
  expect(data.orders).toEqual([
    expect.objectContaining({
      ...{ id: order, placedBy: 'you', status: 'shipped', customerName: 'Salma Makhlouf', totalAmount: '23.00' },
      trackingNumber: `LB-${order}`,
      deliveryAddress: expect.objectContaining({ street: 'Makhlouf Street 9' }),
      items: [
        expect.objectContaining({ productName: 'Test juice', quantity: 2, unitPrice: '10.00', lineTotal: '20.00' }),
      ],
      history: [
        expect.objectContaining({ status: 'pending', change: null }),
        expect.objectContaining({
          change: {
            ...{ reason: '3 are there', totalBefore: '23.00', totalAfter: '33.00' },
            lines: [{ productName: 'Test juice', size: null, before: 2, after: 3 }],
          },
        }),
        expect.objectContaining({ change: expect.objectContaining({ reason: '2 are there' }) }),
        expect.objectContaining({ status: 'shipped', change: null }),
      ],
      mails: expect.arrayContaining([expect.objectContaining({ to: 'salma@orders.example' })]),
    }),
  ]);
  expect(text).not.toContain('Farida');
  for (const secret of await secretsOf(person.id)) expect(text).not.toContain(secret);
});

test('a business has tokens without secrets, agreed prices, its ledger, and its employees’ orders without the employee', async () => {
  const business = await newPerson(shop, 'business');
  const employee = await newEmployee(shop, business);
  const { body } = await business.client.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read'] });
  const admin = await shop.signedIn('admin');
  await admin.rest('POST', `/api/admin/business-credit/${business.id}/adjustment`, {
    ...{ amount: '-5.00', description: 'A broken crate' },
  });
  await business.client.rest('PATCH', '/api/business/slip-prices', { on: true });
  const order = await dailyOrder(employee.client, juice, { customerName: 'Omar of the bar' });
  const [line] = await shop.db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1', [order]);
  const more = { lines: [{ lineId: line!.id, quantity: 2 }], reason: 'Omar asked for two' };
  expect((await admin.rest('PATCH', `/api/orders/${order}/lines`, more)).status).toBe(200);
  const { data, text } = await exported(business.client);
  expect(data.settings).toMatchObject({ pricesOnSlips: true });
  expect(data.apiTokens).toEqual([expect.objectContaining({ name: 'Till', scopes: ['read'], revokedAt: null })]);
  expect(data.credit).toEqual({ creditLimit: '5000.00', currentBalance: expect.any(String) });
  expect(data.creditEntries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ amount: '-5.00', description: 'A broken crate' }),
      expect.objectContaining({ type: 'charge', orderId: order }),
    ]),
  );
  expect(data.orders).toEqual([
    expect.objectContaining({
      id: order,
      placedBy: 'an employee',
      customerName: null,
      employeeName: null,
      customerEmail: null,
      note: null,
    }),
  ]);
  expect(data.orders[0].items).toEqual([expect.objectContaining({ productId: juice, unitPrice: expect.any(String) })]);
  expect(data.auditLog).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ by: 'the shop', action: 'business.create', after: expect.anything() }),
      expect.objectContaining({
        by: 'you',
        action: 'apiToken.create',
        after: expect.objectContaining({ name: 'Till' }),
      }),
    ]),
  );
  for (const theirs of [
    employee.username,
    employee.email,
    'Sfeir',
    'Omar',
    '"admin"',
    (body as { token: string }).token,
  ]) {
    expect(text).not.toContain(theirs);
  }
  for (const secret of await secretsOf(business.id)) expect(text).not.toContain(secret);
});

test('an employee has no amount of any kind, and nothing of the business', async () => {
  const business = await newPerson(shop, 'business');
  const [employee, colleague] = [await newEmployee(shop, business), await newEmployee(shop, business)];
  const order = await dailyOrder(employee.client, juice);
  await dailyOrder(colleague.client, juice);
  const { data, text } = await exported(employee.client);
  expect(data.orders).toEqual([expect.objectContaining({ id: order, placedBy: 'you', customerEmail: employee.email })]);
  expect(text).not.toMatch(AMOUNT);
  expect(text).not.toMatch(/\d\.\d\d"/);
  for (const theirs of [business.email, business.username, colleague.email, colleague.username]) {
    expect(text).not.toContain(theirs);
  }
});

test('an admin has what they did, and not what others are like', async () => {
  const worker = await newPerson(shop, 'admin');
  const other = await newPerson(shop, 'customer');
  const change = `mutation ($id: Int!) { updateUser(id: $id, input: { lastName: "Changed" }) { id } }`;
  expect((await worker.client.graphql(change, { id: other.id })).errors).toEqual([]);
  const { data, text } = await exported(worker.client);
  expect(data.auditLog).toContainEqual(
    expect.objectContaining({
      ...{
        by: 'you',
        action: 'user.update',
        subjectType: 'user',
        subjectId: String(other.id),
        before: null,
        after: null,
      },
    }),
  );
  expect(text).not.toContain(other.email);
  expect(text).not.toContain('Changed');
});

test('many orders come whole, and nobody asks too often', async () => {
  const person = await newPerson(shop, 'customer');
  await shop.db.query(
    `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book,
       discount_rounding, user_id)
     SELECT 'account', 'cod', 'Salma ' || n, 10, 0, 10, 'customer', 0, $1 FROM generate_series(1, 450) AS n`,
    [person.id],
  );
  const { data } = await exported(person.client);
  expect(new Set(data.orders.map(({ id }: { id: number }) => id)).size).toBe(450);
  for (let asked = 1; asked < 10; asked += 1) expect((await person.client.rest('GET', PATH)).status).toBe(200);
  const { status, headers, body } = await person.client.rest('GET', PATH);
  expect([status, body]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await (await newPerson(shop, 'customer')).client.rest('GET', PATH)).status).toBe(200);
});

test('neither guests nor tokens have one, and there is no other way to ask', async () => {
  const business = await newPerson(shop, 'business');
  const { body } = await business.client.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read'] });
  const headers = { Authorization: `Bearer ${(body as { token: string }).token}` };
  expect((await shop.guest().rest('GET', PATH)).status).toBe(401);
  expect((await shop.guest().rest('GET', PATH, undefined, headers)).status).toBe(403);
  expect((await business.client.rest('POST', PATH, {})).status).toBe(405);
  const { status, text } = await business.client.rest('HEAD', PATH);
  expect([status, text]).toEqual([200, '']);
});
