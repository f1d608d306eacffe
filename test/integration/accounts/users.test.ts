import { asGraphql, askGraphql, askRest, type Asked } from '../../support/asking';
import { rowCounts } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';

jest.setTimeout(120_000);

let shop: TestShop;
let admin: ShopClient;
let ids: Record<string, number>;
let made = 0;

const FIELDS = `id username email firstName lastName role active paymentMode businessApproved pricingMode businessDiscount
  creditBalance businessName businessCountry parentBusinessId`;
const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { ${FIELDS} } }`;
const REGISTER = `mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) {
  ... on SignedIn { viewer { id username role } } ... on SignInRefusal { code retryAfter } } }`;

function form(more: Record<string, unknown> = {}) {
  return {
    username: `user-${(made += 1)}`,
    password: 'plum-and-fig',
    email: 'someone@example.com',
    firstName: 'Dana',
    lastName: 'Rizk',
    ...more,
  };
}

const newUser = (more: Record<string, unknown> = {}) => form({ role: 'customer', ...more });

const create: Record<string, (body: Record<string, unknown>) => Promise<Asked>> = {
  GraphQL: (body) => askGraphql(admin, CREATE, { input: asGraphql(body) }),
  REST: (body) => askRest(admin, 'POST', '/api/admin/users', body),
};
const register: Record<string, (body: Record<string, unknown>) => Promise<Asked>> = {
  GraphQL: (body) => askGraphql(shop.guest(), REGISTER, { input: body }),
  REST: (body) => askRest(shop.guest(), 'POST', '/api/register', body),
};
const WAYS = ['GraphQL', 'REST'];

async function madeUser(more: Record<string, unknown> = {}): Promise<{ id: number; username: string }> {
  const { value } = await create.REST!(newUser(more));
  return value;
}

async function signedIn(username: string, password = 'plum-and-fig'): Promise<ShopClient> {
  const client = shop.guest();
  const { status } = await client.rest('POST', '/api/login', { username, password });
  expect(status).toBe(200);
  return client;
}

const isSignedIn = async (client: ShopClient) => (await client.rest('GET', '/api/auth/user')).status === 200;

async function lastAudit(): Promise<any> {
  const [row] = await shop.db.query<any[]>('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
  return row;
}

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

describe.each(WAYS)('a new user by %s', (way) => {
  test.each([
    ['customer', null],
    ['business', false],
    ['admin', null],
  ])('is a %s who can sign in', async (role, businessApproved) => {
    const body = newUser({ role, username: ` Padded-${way}-${role} ` });
    const { value } = await create[way]!(body);
    expect(value).toMatchObject({
      username: `Padded-${way}-${role}`,
      email: 'someone@example.com',
      firstName: 'Dana',
      lastName: 'Rizk',
      active: true,
      businessApproved,
      creditBalance: null,
    });
    expect(String(value.role).toLowerCase()).toBe(role);
    expect(String(value.paymentMode).toLowerCase()).toBe('cash');
    await signedIn(`padded-${way}-${role}`.toUpperCase());
    const entry = await lastAudit();
    expect(entry).toMatchObject({
      actor_id: ids.admin,
      action: 'user.create',
      subject_type: 'user',
      subject_id: String(value.id),
      before: null,
    });
    expect(entry.after.username).toBe(value.username);
    expect(JSON.stringify(entry)).not.toMatch(/plum-and-fig|argon2/);
  });

  test('a business in credit mode has a credit account of 5000.00', async () => {
    const { value } = await create[way]!(newUser({ role: 'business', paymentMode: 'credit' }));
    expect(value).toMatchObject({ creditBalance: '5000.00', businessApproved: false, businessCountry: 'USA' });
    expect(
      await shop.db.query('SELECT type, amount, created_by_user_id FROM credit_entry WHERE user_id = $1', [value.id]),
    ).toEqual([{ type: 'adjustment', amount: '5000.00', created_by_user_id: ids.admin }]);
  });

  test.each([
    ['username', '   ', 'Username is required'],
    ['username', undefined, 'Username is required'],
    ['username', null, 'Username is required'],
    ['username', 'x'.repeat(201), 'Must be at most 200 characters'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['email', 'not an address', 'Valid email is required'],
    ['email', undefined, 'Valid email is required'],
    ['firstName', '', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['lastName', ' ', 'Last name is required'],
    ['lastName', undefined, 'Last name is required'],
    ['role', undefined, 'Must be one of customer, business, admin'],
  ])('with %s %p is refused', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const asked = await create[way]!(newUser({ [field]: value }));
    expect(asked).toEqual({ value: null, code: 'BAD_USER_INPUT', message, fields: { [field]: message } });
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('says every field at once', async () => {
    const { fields } = await create[way]!({});
    expect(Object.keys(fields!).sort()).toEqual(['email', 'firstName', 'lastName', 'password', 'role', 'username']);
  });

  test('cannot take a username of any case', async () => {
    const before = await rowCounts(shop.db);
    const { code, fields } = await create[way]!(newUser({ username: 'CUSTOMER' }));
    expect([code, Object.keys(fields!)]).toEqual(['CONFLICT', ['username']]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('made twice at once is made exactly once', async () => {
    const username = `twice-${way}`;
    const asked = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        create[way]!(newUser({ username: n % 2 ? username : username.toUpperCase() })),
      ),
    );
    expect(asked.filter(({ code }) => code === null)).toHaveLength(1);
    expect(asked.filter(({ code }) => code === 'CONFLICT')).toHaveLength(5);
    const [row] = await shop.db.query<{ n: number }[]>(
      'SELECT count(*)::integer AS n FROM users WHERE lower(username) = lower($1)',
      [username],
    );
    expect(row!.n).toBe(1);
  });
});

test('a wrong role, a wrong mode and wrong JSON types are refused by REST', async () => {
  const before = await rowCounts(shop.db);
  for (const [field, value, message] of [
    ['role', 'employee', 'Must be one of customer, business, admin'],
    ['role', 'CUSTOMER', 'Must be one of customer, business, admin'],
    ['paymentMode', 'barter', 'Must be one of credit, cash'],
    ['firstName', 7, 'Must be text'],
    ['password', ['123456'], 'Must be text'],
  ] as const) {
    const { fields } = await create.REST!(newUser({ [field]: value }));
    expect(fields).toEqual({ [field]: message });
  }
  expect(await rowCounts(shop.db)).toEqual(before);
});

describe('the list of users', () => {
  test('is newest first, page by page, by cursor and by number', async () => {
    for (let n = 0; n < 5; n += 1) await madeUser();
    const all = await shop.db.query<{ id: number }[]>('SELECT id FROM users ORDER BY id DESC');
    const seen: number[] = [];
    let path: string | undefined = '/api/admin/users?limit=4';
    while (path) {
      const { status, body, headers } = await admin.rest('GET', path);
      expect([status, body.total]).toEqual([200, all.length]);
      seen.push(...body.users.map(({ id }: { id: number }) => id));
      path = /^<(.+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    const second = await admin.rest('GET', '/api/admin/users?limit=4&page=2');
    expect(second.body.page).toBe(2);
    expect(second.body.users.map(({ id }: { id: number }) => id)).toEqual(seen.slice(4, 8));
    expect((await admin.rest('GET', '/api/admin/users?page=9999')).body.users).toEqual([]);
  });

  test('is narrowed by role, state and text, over all pages', async () => {
    await madeUser({ role: 'business', lastName: 'Findme%' });
    await madeUser({ role: 'business', lastName: 'Findme' });
    const { body } = await admin.rest('GET', '/api/admin/users?role=business');
    expect(new Set(body.users.map(({ role }: any) => role))).toEqual(new Set(['business']));
    const names = async (query: string) =>
      (await admin.rest('GET', `/api/admin/users?${query}`)).body.users.map(({ lastName }: any) => lastName);
    expect(await names('status=pending&search=FINDME')).toEqual(['Findme', 'Findme%']);
    expect(await names('status=approved&search=findme')).toEqual([]);
    expect(await names('role=&status=&search=findme%25')).toEqual(['Findme%']);
    expect(await names('search=dana%20findme')).toEqual(['Findme', 'Findme%']);
    expect(await names('role=customer&search=findme')).toEqual([]);
    const first = await admin.rest('GET', '/api/admin/users?role=business&search=findme&limit=1');
    expect(first.headers.get('Link')).toMatch(/role=business&search=findme&limit=1&cursor=\d+>; rel="next"$/);
    expect(first.body.total).toBe(2);
  });

  test.each([
    ['role=king', 'role'],
    ['status=asleep', 'status'],
    ['page=0', 'page'],
    ['page=10001', 'page'],
    ['page=x', 'page'],
    ['limit=101', 'limit'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('refuses ?%s', async (query, field) => {
    const { code, fields } = await askRest(admin, 'GET', `/api/admin/users?${query}`);
    expect([code, Object.keys(fields!)]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('shows a user in the documented shape, without a secret', async () => {
    const { body, text } = await admin.rest('GET', '/api/admin/users?search=Cedar');
    expect(body.users).toHaveLength(1);
    expect(body.users[0]).toEqual({
      id: ids.business,
      version: expect.any(Number),
      username: 'business',
      email: 'business@bustan.example',
      firstName: 'Karim',
      lastName: 'Khoury',
      role: 'business',
      active: true,
      createdAt: expect.any(String),
      paymentMode: 'credit',
      isApproved: true,
      businessApproved: true,
      pricingMode: 'discount',
      businessDiscount: '10.00',
      creditBalance: expect.stringMatching(/^\d+\.\d\d$/),
      businessName: 'Cedar Terrace Café',
      businessAddress: 'Rue Gouraud 114, Gemmayzeh',
      businessCity: 'Beirut',
      businessState: 'Beirut',
      businessZip: '1100',
      businessPhone: '+961 1 445 210',
      businessCountry: 'Lebanon',
      employeeLocation: null,
      parentBusinessId: null,
    });
    expect(text).not.toMatch(/argon2|hash|password/i);
  });

  test('knows one user by its number', async () => {
    const ask = 'query ($id: Int!) { user(id: $id) { username creditBalance parentBusinessId employeeLocation } }';
    const { value } = await askGraphql(admin, ask, { id: ids.employee });
    expect(value).toEqual({
      username: 'employee',
      creditBalance: null,
      parentBusinessId: ids.business,
      employeeLocation: 'Cedar Terrace Hamra',
    });
    expect((await askGraphql(admin, ask, { id: 2_147_483_647 })).value).toBeNull();
  });
});

const update: Record<string, (id: number, body: Record<string, unknown>) => Promise<Asked>> = {
  GraphQL: (id, body) => askGraphql(admin, UPDATE, { id, input: asGraphql(body) }),
  REST: (id, body) => askRest(admin, 'PATCH', `/api/users/${id}/role`, body),
};

describe.each(WAYS)('an edit by %s', (way) => {
  test('changes what is sent and nothing else, and is kept in the log', async () => {
    const { id, username } = await madeUser();
    const { value } = await update[way]!(id, { firstName: ' Mira ', email: 'mira@example.com' });
    expect(value).toMatchObject({ id, username, firstName: 'Mira', lastName: 'Rizk', email: 'mira@example.com' });
    const entry = await lastAudit();
    expect([entry.action, entry.before.firstName, entry.after.firstName]).toEqual(['user.update', 'Dana', 'Mira']);
    await signedIn(username);
  });

  test.each([
    ['email', 'nobody', 'Valid email is required'],
    ['email', null, 'Valid email is required'],
    ['firstName', '', 'First name is required'],
    ['lastName', null, 'Last name is required'],
    ['role', null, 'Must be one of customer, business, admin'],
    ['password', '12345', 'Password must be at least 6 characters'],
  ])('of %s to %p is refused', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const { code, fields } = await update[way]!(ids.customer!, { [field]: value });
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { [field]: message }]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('of nothing, and of nobody, is refused', async () => {
    expect((await update[way]!(ids.customer!, {})).code).toBe('BAD_USER_INPUT');
    expect((await update[way]!(2_147_483_647, { firstName: 'X' })).code).toBe('NOT_FOUND');
  });

  test('of the password ends every session of the user and no other', async () => {
    const { id, username } = await madeUser();
    const [first, second] = [await signedIn(username), await signedIn(username)];
    const other = await shop.signedIn('customer');
    await update[way]!(id, { password: '' });
    expect(await isSignedIn(first)).toBe(true);
    await update[way]!(id, { password: 'apricot-grove' });
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(other)]).toEqual([false, false, true]);
    const entry = await lastAudit();
    expect(entry.after.passwordChanged).toBe(true);
    expect(JSON.stringify(entry)).not.toMatch(/apricot-grove|argon2/);
    expect((await shop.guest().rest('POST', '/api/login', { username, password: 'plum-and-fig' })).status).toBe(401);
    await signedIn(username, 'apricot-grove');
  });

  test('of the role holds from the next request on', async () => {
    const { id, username } = await madeUser();
    const client = await signedIn(username);
    await update[way]!(id, { role: 'admin' });
    expect((await client.rest('GET', '/api/admin/users')).status).toBe(200);
    await update[way]!(id, { role: 'business', paymentMode: 'credit' });
    expect((await client.rest('GET', '/api/admin/users')).status).toBe(403);
    expect((await client.rest('GET', '/api/employees')).body.message).toBe(
      'Your business account is awaiting admin approval.',
    );
    const { body } = await admin.rest('GET', `/api/admin/users/${id}/pricing`);
    expect(body.user).toMatchObject({ role: 'business', isApproved: false, creditBalance: '5000.00' });
  });

  test('of the role is refused for employees, businesses with employees and oneself', async () => {
    const before = await rowCounts(shop.db);
    for (const name of ['employee', 'business', 'admin']) {
      expect([name, (await update[way]!(ids[name]!, { role: 'customer' })).code]).toEqual([name, 'CONFLICT']);
    }
    expect(await rowCounts(shop.db)).toEqual(before);
    expect((await admin.rest('GET', '/api/auth/user')).body.role).toBe('admin');
  });
});

describe('an end of access', () => {
  test('deactivating ends sessions and sign-in, and reactivating lets in again', async () => {
    const { id, username } = await madeUser();
    const client = await signedIn(username);
    const { body } = await admin.rest('PATCH', `/api/admin/users/${id}/active`, { active: false });
    expect(body.active).toBe(false);
    expect(await isSignedIn(client)).toBe(false);
    const refused = await shop.guest().rest('POST', '/api/login', { username, password: 'plum-and-fig' });
    expect([refused.status, refused.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await lastAudit()).action).toBe('user.deactivate');
    const { value } = await askGraphql(
      admin,
      'mutation ($id: Int!) { setUserActive(id: $id, active: true) { active } }',
      {
        id,
      },
    );
    expect(value).toEqual({ active: true });
    expect(await isSignedIn(client)).toBe(false);
    await signedIn(username);
  });

  test('an employee of a deactivated business cannot come in', async () => {
    const employee = await shop.signedIn('employee');
    await admin.rest('PATCH', `/api/admin/users/${ids.business}/active`, { active: false });
    const [, there] = [
      await isSignedIn(employee),
      await shop.guest().rest('POST', '/api/login', { username: 'employee', password: 'morning-shift' }),
    ];
    expect([await isSignedIn(employee), there.status]).toEqual([false, 401]);
    await admin.rest('PATCH', `/api/admin/users/${ids.business}/active`, { active: true });
    await shop.signedIn('employee');
  });

  test('a user without a history is erased with what is its own', async () => {
    const { id, username } = await madeUser();
    const client = await signedIn(username);
    await client.rest('POST', '/api/cart', { productId: 1, quantity: 1 });
    expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
    expect(await shop.db.query('SELECT 1 FROM users WHERE id = $1', [id])).toEqual([]);
    expect(await shop.db.query('SELECT 1 FROM cart_item WHERE owner = $1', [`user:${id}`])).toEqual([]);
    expect(await isSignedIn(client)).toBe(false);
    expect(await lastAudit()).toMatchObject({ action: 'user.delete', before: { username }, after: null });
    expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(404);
  });

  test('a business without orders is erased with its employees, one with credit entries is deactivated', async () => {
    const remove = 'mutation ($id: Int!) { deleteUser(id: $id) }';
    const cash = await madeUser({ role: 'business' });
    await shop.db.query(
      `INSERT INTO users (username, email, password_hash, role, parent_business_id) VALUES ($1, 'x', 'x', 'employee', $2)`,
      [`of-${cash.username}`, cash.id],
    );
    expect((await askGraphql(admin, remove, { id: cash.id })).value).toBe('ERASED');
    expect(await shop.db.query('SELECT 1 FROM users WHERE parent_business_id = $1', [cash.id])).toEqual([]);
    const credit = await madeUser({ role: 'business', paymentMode: 'credit' });
    expect((await askGraphql(admin, remove, { id: credit.id })).value).toBe('DEACTIVATED');
    expect(await lastAudit()).toMatchObject({ before: { active: true }, after: { active: false } });
    const [row] = await shop.db.query<any[]>('SELECT active FROM users WHERE id = $1', [credit.id]);
    expect(row).toEqual({ active: false });
  });

  test('a user with an order, and a business whose employee has one, are deactivated', async () => {
    const order = (user: number, account: number | null) =>
      shop.db.query(
        `INSERT INTO orders (kind, payment_method, user_id, account_id, customer_name, subtotal_amount, delivery_fee,
           total_amount, price_book) VALUES ('account', 'cod', $1, $2, 'X', 1, 0, 1, 'customer')`,
        [user, account],
      );
    const customer = await madeUser();
    await order(customer.id, null);
    const business = await madeUser({ role: 'business' });
    const [employee] = await shop.db.query<{ id: number }[]>(
      `INSERT INTO users (username, email, password_hash, role, parent_business_id)
       VALUES ('orders-once', 'x', 'x', 'employee', $1) RETURNING id`,
      [business.id],
    );
    await order(employee!.id, null);
    for (const { id } of [customer, business]) {
      expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
      expect(await shop.db.query('SELECT active FROM users WHERE id = $1', [id])).toEqual([{ active: false }]);
    }
    expect(await shop.db.query('SELECT active FROM users WHERE id = $1', [employee!.id])).toHaveLength(1);
  });

  test('an admin who is named in the ledger is deactivated', async () => {
    const { id, username } = await madeUser({ role: 'admin' });
    const other = await signedIn(username);
    const body = newUser({ role: 'business', paymentMode: 'credit' });
    expect((await other.rest('POST', '/api/admin/users', body)).status).toBe(201);
    expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
    expect(await shop.db.query('SELECT active FROM users WHERE id = $1', [id])).toEqual([{ active: false }]);
  });

  test('nobody deletes or deactivates oneself', async () => {
    const before = await rowCounts(shop.db);
    expect((await askRest(admin, 'DELETE', `/api/admin/users/${ids.admin}`)).code).toBe('CONFLICT');
    expect((await askRest(admin, 'PATCH', `/api/admin/users/${ids.admin}/active`, { active: false })).code).toBe(
      'CONFLICT',
    );
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test.each(['deactivate', 'delete', 'demote'])('two admins who %s each other at once leave one', async (how) => {
    const remove = (client: ShopClient, id: number) =>
      how === 'delete'
        ? client.rest('DELETE', `/api/admin/users/${id}`)
        : how === 'demote'
          ? client.rest('PATCH', `/api/users/${id}/role`, { role: 'customer' })
          : client.rest('PATCH', `/api/admin/users/${id}/active`, { active: false });
    for (let round = 0; round < 4; round += 1) {
      await shop.db.query(`UPDATE users SET active = false WHERE role = 'admin' AND id <> $1`, [ids.admin]);
      const second = await madeUser({ role: 'admin' });
      const other = await signedIn(second.username);
      const me = await signedIn('admin', 'orchard-keeper');
      const answers = await Promise.all([remove(me, second.id), remove(other, ids.admin!)]);
      const [left] = await shop.db.query<{ n: number }[]>(
        `SELECT count(*)::integer AS n FROM users WHERE role = 'admin' AND active`,
      );
      expect(left!.n).toBe(1);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      await shop.db.query(`UPDATE users SET active = true, role = 'admin' WHERE id = $1`, [ids.admin]);
      admin = await signedIn('admin', 'orchard-keeper');
    }
  });

  test('a session that begins with a password changed at that moment does not stay', async () => {
    const { id, username } = await madeUser();
    for (let round = 0; round < 5; round += 1) {
      const [password, next] = [`plum-and-fig${round || ''}`, `plum-and-fig${round + 1}`];
      const clients = Array.from({ length: 4 }, () => shop.guest());
      const [changed] = await Promise.all([
        admin.rest('PATCH', `/api/users/${id}/role`, { password: next }),
        ...clients.map((client) => client.rest('POST', '/api/login', { username, password })),
      ]);
      expect(changed.status).toBe(200);
      for (const client of clients) expect(await isSignedIn(client)).toBe(false);
      await shop.db.query('DELETE FROM rate_limit');
    }
  });
});

describe.each(WAYS)('signing up by %s', (way) => {
  test('makes a customer', async () => {
    const body = form({ role: 'admin', businessApproved: true });
    const { value } = way === 'REST' ? await register.REST!(body) : await register.GraphQL!(form());
    expect(way === 'REST' ? value.role : value.viewer.role.toLowerCase()).toBe('customer');
    const [row] = await shop.db.query<any[]>('SELECT role, business_approved FROM users ORDER BY id DESC LIMIT 1');
    expect(row).toEqual({ role: 'customer', business_approved: false });
  });

  test.each([
    ['username', '', 'Username is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['email', 'a@b', 'Valid email is required'],
    ['firstName', undefined, 'First name is required'],
    ['lastName', undefined, 'Last name is required'],
  ])('with %s %p is refused', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const { code, fields } = await register[way]!(form({ [field]: value }));
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { [field]: message }]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('with a username that is taken is refused on its field', async () => {
    const { code, fields } = await register[way]!(form({ username: 'Admin' }));
    expect([code, Object.keys(fields!)]).toEqual(['CONFLICT', ['username']]);
  });
});

test('who signs up is signed in at once', async () => {
  const client = shop.guest();
  const body = form();
  const answer = await client.rest('POST', '/api/register', body);
  expect([answer.status, answer.body.username]).toEqual([201, body.username]);
  expect((await client.rest('GET', '/api/auth/user')).body.username).toBe(body.username);
  expect(answer.text).not.toMatch(/plum-and-fig|argon2/);
});

test('signing up is limited by address, over server processes', async () => {
  const another = await startShop({ databaseUrl: shop.databaseUrl });
  try {
    const before = await rowCounts(shop.db, ['session', 'rate_limit']);
    await shop.db.query('DELETE FROM rate_limit');
    const asked = [];
    for (let n = 0; n < 31; n += 1) {
      const client = n % 2 ? shop.guest() : another.guest();
      // A taken username counts too, and costs the test nothing.
      asked.push(await client.rest('POST', '/api/register', form({ username: 'customer' })));
    }
    expect(asked.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 409), 429]);
    expect(Number(asked.at(-1)!.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await rowCounts(shop.db, ['session', 'rate_limit'])).toEqual(before);
  } finally {
    await another.stop();
    await shop.db.query('DELETE FROM rate_limit');
  }
});

test('the audit log is read page by page, by what it speaks of', async () => {
  const { id } = await madeUser();
  await update.REST!(id, { firstName: 'One' });
  await update.REST!(id, { firstName: 'Two' });
  const path = `/api/admin/audit-log?subjectType=user&subjectId=${id}&limit=2`;
  const first = await admin.rest('GET', path);
  expect(first.body).toMatchObject({
    total: 3,
    entries: [
      { action: 'user.update', actorUsername: 'admin', before: { firstName: 'One' }, after: { firstName: 'Two' } },
      { action: 'user.update', before: { firstName: 'Dana' }, after: { firstName: 'One' } },
    ],
  });
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('Link') ?? '')?.[1];
  const second = await admin.rest('GET', next!);
  expect(second.body.entries.map(({ action }: any) => action)).toEqual(['user.create']);
  expect(second.headers.get('Link')).toBeNull();
  expect((await askRest(admin, 'GET', '/api/admin/audit-log?actorId=x')).fields).toHaveProperty('actorId');
});

test('no line of the audit log holds a password or a hash', async () => {
  const [row] = await shop.db.query<{ log: string }[]>(
    `SELECT string_agg(row_to_json(a)::text, ' ') AS log FROM audit_entry a`,
  );
  expect(row!.log).not.toMatch(/plum-and-fig|apricot-grove|argon2|"passwordHash/);
});
