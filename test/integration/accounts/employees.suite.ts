import { callGraphql, callRest, type ApiOutcome } from '../../support/apiCalls';
import { rowCounts } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

jest.setTimeout(120_000);

type Fields = Record<string, any>;

const FIELDS = `id username email firstName lastName employeeLocation employeeAddress employeeCity employeeState employeeZip
  employeePhone parentBusinessId`;
const APIS = ['GraphQL', 'REST'] as const;

let shop: TestShop;
let business: ShopClient;
let other: ShopClient;
let admin: ShopClient;
let ids: Record<string, number>;
let count = 0;

function form(more: Fields = {}): Fields {
  return {
    username: `picker-${(count += 1)}`,
    password: 'early-market',
    email: 'picker@example.com',
    firstName: 'Sami',
    lastName: 'Daher',
    employeeLocation: 'Market Hall',
    employeeAddress: 'Market Square 2',
    employeeCity: 'Zahle',
    employeeState: 'Bekaa',
    employeeZip: '1801',
    employeePhone: '+961 8 222 333',
    ...more,
  };
}

const list = {
  GraphQL: (client: ShopClient) => callGraphql(client, `{ employees { nodes { ${FIELDS} } } }`),
  REST: (client: ShopClient) => callRest(client, 'GET', '/api/employees'),
};
const create = {
  GraphQL: (client: ShopClient, input: Fields) =>
    callGraphql(client, `mutation ($input: EmployeeInput!) { createEmployee(input: $input) { ${FIELDS} } }`, { input }),
  REST: (client: ShopClient, body: Fields) => callRest(client, 'POST', '/api/employees', body),
};
const update = {
  GraphQL: (client: ShopClient, id: number, input: Fields) =>
    callGraphql(
      client,
      `mutation ($id: Int!, $input: EmployeeInput!) { updateEmployee(id: $id, input: $input) { ${FIELDS} } }`,
      { id, input },
    ),
  REST: (client: ShopClient, id: number, body: Fields) => callRest(client, 'PUT', `/api/employees/${id}`, body),
};
const remove = {
  GraphQL: (client: ShopClient, id: number) =>
    callGraphql(client, 'mutation ($id: Int!) { deleteEmployee(id: $id) }', { id }),
  REST: (client: ShopClient, id: number) => callRest(client, 'DELETE', `/api/employees/${id}`),
};

const VALIDATIONS: [string, unknown, string][] = [
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['username', ' ab ', 'Username must be at least 3 characters'],
  ['username', undefined, 'Username must be at least 3 characters'],
  ['username', 'pick\u200fer', 'A username has no invisible characters; please type it by hand'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['email', 'picker', 'Invalid email address'],
  ['email', null, 'Invalid email address'],
  ['firstName', '', 'First name is required'],
  ['lastName', undefined, 'Last name is required'],
  ['employeeLocation', ' ', 'Location name is required'],
  ['employeeAddress', '', 'Address is required'],
  ['employeeCity', undefined, 'City is required'],
  ['employeeState', null, 'State is required'],
  ['employeeZip', '', 'ZIP code is required'],
  ['employeePhone', '', 'Phone number is required'],
  ['employeePhone', 'x'.repeat(201), 'Must be at most 200 characters'],
];

async function signedIn(username: string, password = 'early-market'): Promise<ShopClient> {
  const client = shop.guest();
  expect((await client.rest('POST', '/api/login', { username, password })).status).toBe(200);
  return client;
}

const isSignedIn = async (client: ShopClient) => (await client.rest('GET', '/api/auth/user')).status === 200;

async function madeEmployee(): Promise<Fields> {
  return (await create.REST(business, form())).value;
}

const listed = async (client: ShopClient) =>
  ((await list.REST(client)).value as Fields[]).map(({ username }) => username as string);

beforeAll(async () => {
  shop = await startShop();
  business = await shop.signedIn('business');
  other = await shop.signedIn('business-cash');
  admin = await shop.signedIn('admin');
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

describe.each(APIS)('employees by %s', (api) => {
  test('are made by their business, and see where they work when they sign in', async () => {
    const body = form();
    const { value } = await create[api](business, body);
    const { password: _, ...employee } = body;
    expect(value).toEqual({ id: expect.any(Number), ...employee, parentBusinessId: ids.business });
    const client = await signedIn(body.username as string);
    expect((await client.rest('GET', '/api/auth/user')).body).toMatchObject({
      role: 'employee',
      parentBusinessId: ids.business,
      businessName: 'Cedar Terrace Café',
      employeeLocation: 'Market Hall',
      employeeAddress: 'Market Square 2',
      employeeCity: 'Zahle',
      employeeState: 'Bekaa',
      employeeZip: '1801',
      employeePhone: '+961 8 222 333',
    });
    const answer = await list[api](business);
    const nodes = api === 'REST' ? answer.value : answer.value.nodes;
    expect(nodes[0]).toEqual(value);
    expect(await listed(other)).toEqual(['employee-cash']);
  });

  test.each([
    ...VALIDATIONS,
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', '', 'Password must be at least 6 characters'],
  ])('are not made with %s %p', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const outcome = await create[api](business, form({ [field]: value }));
    expect(outcome).toEqual({ value: null, code: 'BAD_USER_INPUT', message, fields: { [field]: message } });
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('are changed, and keep the password that is not sent', async () => {
    const { id, username } = await madeEmployee();
    const client = await signedIn(username as string);
    for (const password of [undefined, null, '']) {
      const body = form({ username, password, employeeCity: 'Baalbek' });
      const { value } = await update[api](business, id as number, body);
      expect(value).toMatchObject({ id, username, employeeCity: 'Baalbek' });
    }
    expect(await isSignedIn(client)).toBe(true);
    await update[api](business, id as number, form({ username, password: 'late-market' }));
    expect(await isSignedIn(client)).toBe(false);
    await signedIn(username as string, 'late-market');
  });

  // The path takes the whole form.
  test.each(VALIDATIONS.filter(([, value]) => value !== undefined || api === 'REST'))(
    'are not changed with %s %p',
    async (field, value, message) => {
      const before = await shop.db.query('SELECT * FROM users WHERE id = $1', [ids.employee]);
      const { code, fields } = await update[api](business, ids.employee!, form({ [field]: value }));
      expect([code, fields]).toEqual(['BAD_USER_INPUT', { [field]: message }]);
      expect(await shop.db.query('SELECT * FROM users WHERE id = $1', [ids.employee])).toEqual(before);
    },
  );

  test('cannot take a username, new or changed', async () => {
    const before = await rowCounts(shop.db);
    const outcomes = [
      await create[api](business, form({ username: 'ADMIN' })),
      await update[api](business, ids.employee!, form({ username: 'Customer' })),
    ];
    for (const { code, fields } of outcomes) expect([code, Object.keys(fields!)]).toEqual(['CONFLICT', ['username']]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('of another business, and other users, do not exist', async () => {
    const before = await shop.db.query('SELECT * FROM users ORDER BY id');
    for (const id of [ids['employee-cash']!, ids.customer!, ids.business!, 2_147_483_647]) {
      expect((await update[api](business, id, form())).code).toBe('NOT_FOUND');
      expect((await remove[api](business, id)).code).toBe('NOT_FOUND');
    }
    expect(await shop.db.query('SELECT * FROM users ORDER BY id')).toEqual(before);
  });

  test('without orders are erased, and their sessions end', async () => {
    const { id, username } = await madeEmployee();
    const client = await signedIn(username as string);
    const { value, code } = await remove[api](business, id as number);
    expect(code).toBeNull();
    if (api === 'GraphQL') expect(value).toBe('ERASED');
    expect(await shop.db.query('SELECT 1 FROM users WHERE id = $1', [id])).toEqual([]);
    expect(await isSignedIn(client)).toBe(false);
    expect((await remove[api](business, id as number)).code).toBe('NOT_FOUND');
  });

  test('with orders are deactivated, and no longer listed', async () => {
    const { id, username } = await madeEmployee();
    const client = await signedIn(username as string);
    await shop.db.query(
      `INSERT INTO orders (kind, payment_method, user_id, account_id, customer_name, subtotal_amount, delivery_fee,
         total_amount, price_book) VALUES ('employee', 'employee_order', $1, $2, 'X', 1, 0, 1, 'customer')`,
      [id, ids.business],
    );
    const { value } = await remove[api](business, id as number);
    if (api === 'GraphQL') expect(value).toBe('DEACTIVATED');
    expect(await shop.db.query('SELECT active FROM users WHERE id = $1', [id])).toEqual([{ active: false }]);
    expect(await isSignedIn(client)).toBe(false);
    expect(await listed(business)).not.toContain(username);
    expect((await update[api](business, id as number, form())).code).toBe('NOT_FOUND');
  });

  test('are not the business of admins, customers and employees', async () => {
    const clients = [admin, await shop.signedIn('customer'), await shop.signedIn('employee')];
    const before = await rowCounts(shop.db);
    for (const client of clients) {
      for (const outcome of [
        await list[api](client),
        await create[api](client, form()),
        await update[api](client, ids.employee!, form()),
        await remove[api](client, ids.employee!),
      ]) {
        expect(outcome.code).toBe('FORBIDDEN');
      }
    }
    expect(await rowCounts(shop.db)).toEqual(before);
  });
});

test('employees keep what is not sent: also what they have changed themselves since the form was opened', async () => {
  const { id, ...before } = await madeEmployee();
  const client = await signedIn(before.username as string);
  const own = { email: `own-${before.username}@example.com`, phone: '03 218 440' };
  const { status } = await client.rest('PATCH', '/api/account/profile', { ...own, currentPassword: 'early-market' });
  expect(status).toBe(200);
  const kept = () =>
    shop.db.query('SELECT email, former_email, email_unconfirmed, phone FROM users WHERE id = $1', [id]);
  const theirs = await kept();
  expect(theirs).toMatchObject([{ email: own.email, phone: own.phone }]);
  const { value } = await update.GraphQL(business, id as number, { employeeLocation: ' Harbour ' });
  const changed = { email: own.email, employeePhone: own.phone, employeeLocation: 'Harbour' };
  expect(value).toEqual({ id, ...before, ...changed });
  expect(await kept()).toEqual(theirs);
  expect(await isSignedIn(client)).toBe(true);
});

test('employees are not changed where nothing is sent', async () => {
  expect(await update.GraphQL(business, ids.employee!, {})).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: expect.stringMatching(/^Send at least one of /),
  });
});

test('made twice at once, an employee is made once', async () => {
  const body = form();
  const outcomes: ApiOutcome[] = await Promise.all(
    [business, other, business, other].map((client) => create.REST(client, body)),
  );
  expect(outcomes.filter(({ code }) => code === null)).toHaveLength(1);
  expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(3);
});

test('a business that is suspended at that moment makes no employee afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    await admin.rest('PATCH', `/api/admin/users/${ids['business-cash']}/approval`, { approved: true });
    const [, ...outcomes] = await Promise.all([
      admin.rest('PATCH', `/api/admin/users/${ids['business-cash']}/approval`, { approved: false }),
      ...Array.from({ length: 4 }, () => create.REST(other, form())),
    ]);
    for (const { code } of outcomes) expect([null, 'FORBIDDEN']).toContain(code);
    expect((await create.REST(other, form())).code).toBe('FORBIDDEN');
  }
  await admin.rest('PATCH', `/api/admin/users/${ids['business-cash']}/approval`, { approved: true });
});

test('the list is read page by page', async () => {
  for (let n = 0; n < 3; n += 1) await madeEmployee();
  const all = await listed(business);
  expect(all.length).toBeGreaterThan(3);
  const collected: string[] = [];
  let path: string | undefined = '/api/employees?limit=2';
  while (path) {
    const { body, headers } = await business.rest('GET', path);
    collected.push(...(body as Fields[]).map(({ username }) => username as string));
    path = /^<(.+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
  }
  expect(collected).toEqual(all);
  const { data } = await business.graphql('{ employees(first: 1) { totalCount } }');
  expect(data.employees.totalCount).toBe(all.length);
  expect((await callRest(business, 'GET', '/api/employees?limit=101')).code).toBe('BAD_USER_INPUT');
});

test('no answer about employees holds a password or a hash', async () => {
  const { text } = await business.rest('GET', '/api/employees');
  expect(text).not.toMatch(/argon2|password|hash/i);
});
