import { callRest, type ApiOutcome, callGraphql } from '../../../support/apiCalls';
import { rowCounts } from '../../../support/data/rows';
import { startShop } from '../../../support/shop';
import { APIS, admin, form, madeUser, shop, update } from './usersShop';

const REGISTER = `mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) {
  ... on SignedIn { viewer { id username role } } ... on SignInRefusal { code retryAfter } } }`;

const register: Record<string, (body: Record<string, unknown>) => Promise<ApiOutcome>> = {
  GraphQL: (body) => callGraphql(shop.guest(), REGISTER, { input: body }),
  REST: (body) => callRest(shop.guest(), 'POST', '/api/register', body),
};

describe.each(APIS)('signing up by %s', (api) => {
  test('makes a customer', async () => {
    const { value } = await register[api]!(form());
    expect(api === 'REST' ? value.role : value.viewer.role.toLowerCase()).toBe('customer');
    const [row] = await shop.db.query<any[]>('SELECT role, business_approved FROM users ORDER BY id DESC LIMIT 1');
    expect(row).toEqual({ role: 'customer', business_approved: false });
  });

  test.each([
    ['username', '', 'Username is required'],
    ['username', 'admin\u2066', 'A username has no invisible characters; please type it by hand'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['email', 'a@b', 'Valid email is required'],
    ['firstName', undefined, 'First name is required'],
    ['lastName', undefined, 'Last name is required'],
  ])('with %s %p is refused', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const { code, fields } = await register[api]!(form({ [field]: value }));
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { [field]: message }]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('with a username that is taken is refused on its field', async () => {
    const { code, fields } = await register[api]!(form({ username: 'Admin' }));
    expect([code, Object.keys(fields!)]).toEqual(['CONFLICT', ['username']]);
  });
});

test.each(['İbrahim', 'ΝΙΚΟΣ', 'Straße', 'ÉLODIE', 'محمد'])(
  '%s signs in by the name that was signed up',
  async (username) => {
    const password = 'plum-and-fig';
    expect((await register.REST!(form({ username, password }))).code).toBeNull();
    const again = await shop.guest().rest('POST', '/api/login', { username, password });
    expect([again.status, again.body.username]).toEqual([200, username]);
  },
);

test('nobody signs up as anything else', async () => {
  const before = await rowCounts(shop.db);
  const { code, fields } = await register.REST!(form({ role: 'admin', businessApproved: true }));
  expect([code, Object.keys(fields!)]).toEqual(['BAD_USER_INPUT', ['role', 'businessApproved']]);
  expect(await rowCounts(shop.db)).toEqual(before);
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
    const responses = [];
    for (let n = 0; n < 31; n += 1) {
      const client = n % 2 ? shop.guest() : another.guest();
      // A taken username counts too, and costs the test nothing.
      responses.push(await client.rest('POST', '/api/register', form({ username: 'customer' })));
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 409), 429]);
    expect(Number(responses.at(-1)!.headers.get('Retry-After'))).toBeGreaterThan(0);
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
  expect((await callRest(admin, 'GET', '/api/admin/audit-log?actorId=x')).fields).toHaveProperty('actorId');
});

test('no line of the audit log holds a password or a hash', async () => {
  const [row] = await shop.db.query<{ log: string }[]>(
    `SELECT string_agg(row_to_json(a)::text, ' ') AS log FROM audit_entry a`,
  );
  expect(row!.log).not.toMatch(/plum-and-fig|apricot-grove|argon2|"passwordHash/);
});
