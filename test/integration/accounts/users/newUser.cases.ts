import { callRest, callGraphql } from '../../../support/apiCalls';
import { rowCounts } from '../../../support/data/rows';
import { APIS, admin, create, ids, lastAudit, madeUser, newUser, shop, signedIn } from './usersShop';

const INVISIBLE = 'A username has no invisible characters; please type it by hand';

describe.each(APIS)('a new user by %s', (api) => {
  test.each([
    ['customer', null],
    ['business', false],
    ['admin', null],
  ])('is a %s who can sign in', async (role, businessApproved) => {
    const body = newUser({ role, username: ` Padded-${api}-${role} ` });
    const { value } = await create[api]!(body);
    expect(value).toMatchObject({
      username: `Padded-${api}-${role}`,
      email: 'someone@example.com',
      firstName: 'Dana',
      lastName: 'Rizk',
      active: true,
      businessApproved,
      creditBalance: null,
    });
    expect(String(value.role).toLowerCase()).toBe(role);
    expect(String(value.paymentMode).toLowerCase()).toBe('cash');
    await signedIn(`padded-${api}-${role}`.toUpperCase());
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
    const { value } = await create[api]!(newUser({ role: 'business', paymentMode: 'credit' }));
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
    ['username', 'ad\u200bmin', INVISIBLE],
    ['username', '\u202eadmin', INVISIBLE],
    ['username', 'ad\u00admin', INVISIBLE],
    ['username', 'ad\u3164min', INVISIBLE],
    ['username', 'ad\u0007min', INVISIBLE],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['email', 'not an address', 'Valid email is required'],
    ['email', undefined, 'Valid email is required'],
    ['firstName', '', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['lastName', ' ', 'Last name is required'],
    ['lastName', undefined, 'Last name is required'],
    ['role', undefined, 'Must be one of customer, business, staff, admin'],
  ])('with %s %p is refused', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const outcome = await create[api]!(newUser({ [field]: value }));
    expect(outcome).toEqual({ value: null, code: 'BAD_USER_INPUT', message, fields: { [field]: message } });
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('says every field at once', async () => {
    const { fields } = await create[api]!({});
    expect(Object.keys(fields!).sort()).toEqual(['email', 'firstName', 'lastName', 'password', 'role', 'username']);
  });

  test('cannot take a username of any case', async () => {
    const before = await rowCounts(shop.db);
    const { code, fields } = await create[api]!(newUser({ username: 'CUSTOMER' }));
    expect([code, Object.keys(fields!)]).toEqual(['CONFLICT', ['username']]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('made twice at once is made exactly once', async () => {
    const username = `twice-${api}`;
    const outcome = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        create[api]!(newUser({ username: n % 2 ? username : username.toUpperCase() })),
      ),
    );
    expect(outcome.filter(({ code }) => code === null)).toHaveLength(1);
    expect(outcome.filter(({ code }) => code === 'CONFLICT')).toHaveLength(5);
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
    ['role', 'employee', 'Must be one of customer, business, staff, admin'],
    ['role', 'CUSTOMER', 'Must be one of customer, business, staff, admin'],
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
    const collected: number[] = [];
    let path: string | undefined = '/api/admin/users?limit=4';
    while (path) {
      const { status, body, headers } = await admin.rest('GET', path);
      expect([status, body.total]).toEqual([200, all.length]);
      collected.push(...body.users.map(({ id }: { id: number }) => id));
      path = /^<(.+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(collected).toEqual(all.map(({ id }) => id));
    const second = await admin.rest('GET', '/api/admin/users?limit=4&page=2');
    expect(second.body.page).toBe(2);
    expect(second.body.users.map(({ id }: { id: number }) => id)).toEqual(collected.slice(4, 8));
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
    const { code, fields } = await callRest(admin, 'GET', `/api/admin/users?${query}`);
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
    const { value } = await callGraphql(admin, ask, { id: ids.employee });
    expect(value).toEqual({
      username: 'employee',
      creditBalance: null,
      parentBusinessId: ids.business,
      employeeLocation: 'Cedar Terrace Hamra',
    });
    expect((await callGraphql(admin, ask, { id: 2_147_483_647 })).value).toBeNull();
  });
});
