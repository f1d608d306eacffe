import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

let shop: TestShop;
let admin: ShopClient;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  // Many rows with equal values, so that the id decides, and names that sort otherwise than by their bytes.
  await shop.db.query(
    `INSERT INTO orders (kind, status, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, created_at)
     SELECT 'guest', (ARRAY['pending', 'shipped', 'cancelled'])[1 + n % 3], (ARRAY['cod', 'stripe'])[1 + n % 2],
       (ARRAY['Élie', 'eva', 'Zahi', 'زياد', 'Adam'])[1 + n % 5], n % 4 + 0.5, 3, n % 4 + 3.5, 'customer',
       timestamptz '2026-03-01 00:00:00Z' + make_interval(hours => n)
     FROM generate_series(1, 40) AS n`,
  );
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name, business_name, payment_mode, business_approved)
     SELECT 'sorted-' || n, 'x@bustan.example', 'x', (ARRAY['customer', 'business'])[1 + n % 2], (ARRAY['élie', 'Eva', ''])[1 + n % 3],
       'Haddad', CASE WHEN n % 2 = 1 THEN (ARRAY['Zaatar', 'abricot'])[1 + n % 2] END, 'cash', n % 4 = 1
     FROM generate_series(1, 20) AS n`,
  );
  await shop.db.query(
    `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses, expires_at, is_active)
     SELECT (ARRAY['éte', 'Eve', 'zeste', 'ZOO'])[1 + n % 4] || n, 1 + n % 3, CASE WHEN n % 2 = 0 THEN 3 END, n % 4,
       CASE WHEN n % 3 = 0 THEN now() + make_interval(days => n - 6) END, n % 5 > 0 FROM generate_series(1, 20) AS n`,
  );
  await shop.db.query(
    `INSERT INTO api_token (owner_id, name, token_hash, scopes, last_used_at, revoked_at, expires_at)
     SELECT (SELECT id FROM users WHERE username = (ARRAY['admin', 'business'])[1 + n % 2]), (ARRAY['Till', 'éclair'])[1 + n % 2],
       decode(lpad(n::text, 4, '0'), 'hex'), '{read}', CASE WHEN n % 3 = 0 THEN now() - make_interval(mins => n % 4) END,
       CASE WHEN n % 5 = 0 THEN now() END, CASE WHEN n % 7 = 0 THEN now() - interval '1 day' END FROM generate_series(1, 15) AS n`,
  );
  await shop.db.query(
    `INSERT INTO audit_entry (actor_id, actor_username, action, subject_type, subject_id)
     SELECT id, username, 'product.update', 'product', n FROM users, generate_series(1, 8) AS n WHERE username = 'admin'`,
  );
  await shop.db.query(
    `INSERT INTO outgoing_mail (kind, to_address, order_id, status)
     SELECT 'order_status', 'guest-' || n || '@bustan.example', (SELECT min(id) FROM orders), 'failed'
     FROM generate_series(1, 8) AS n`,
  );
});
afterAll(() => shop.stop());

/** Everything, page by page. */
async function readAllPages(list: string, args: string, size: number): Promise<number[]> {
  const found: number[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 200; pages += 1) {
    const { data, errors } = await admin.graphql(
      `query ($after: String) { page: ${list}(first: ${size}, after: $after${args}) { nodes { id } pageInfo { endCursor hasNextPage } } }`,
      { after },
    );
    expect(errors).toEqual([]);
    found.push(...data.page.nodes.map(({ id }: { id: number }) => id));
    if (!data.page.pageInfo.hasNextPage) return found;
    expect(data.page.nodes).toHaveLength(size);
    after = data.page.pageInfo.endCursor as string;
  }
  throw new Error('the pages do not end');
}

async function ids(sql: string): Promise<number[]> {
  const rows = await shop.db.query<{ id: number }[]>(sql);
  return rows.map(({ id }) => id);
}

const NAME = `coalesce(nullif(business_name, ''), nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), username) COLLATE "und-x-icu"`;
const CREDIT = `coalesce((SELECT current_balance FROM credit_account c WHERE c.user_id = users.id AND payment_mode = 'credit'), 0)`;
const PROGRESS = `CASE status WHEN 'pending' THEN 1 WHEN 'confirmed' THEN 2 WHEN 'shipped' THEN 3 WHEN 'delivered' THEN 4 ELSE 5 END`;

/** Each list with each way to sort it, and the same in SQL of this test's own. */
const SORTS: [list: string, sort: string, table: string, by: string | null][] = [
  ['orders', 'DATE', 'orders', null],
  ['orders', 'TOTAL', 'orders', 'total_amount'],
  ['orders', 'CUSTOMER', 'orders', 'customer_name COLLATE "und-x-icu"'],
  ['orders', 'STATUS', 'orders', PROGRESS],
  ['users', 'DATE', 'users', null],
  ['users', 'USERNAME', 'users', 'lower(username)'],
  ['users', 'NAME', 'users', NAME],
  ['users', 'CREDIT', 'users', CREDIT],
  ['discountCodes', 'DATE', 'discount_code', null],
  ['discountCodes', 'CODE', 'discount_code', 'lower(code) COLLATE "und-x-icu"'],
  ['discountCodes', 'DISCOUNT', 'discount_code', 'discount_percent'],
  ['discountCodes', 'USES', 'discount_code', 'current_uses'],
  ['discountCodes', 'EXPIRY', 'discount_code', `coalesce(expires_at, 'infinity')`],
  ['apiTokens', 'DATE', 'api_token', null],
  ['apiTokens', 'NAME', 'api_token', 'name COLLATE "und-x-icu"'],
  ['apiTokens', 'LAST_USE', 'api_token', `coalesce(last_used_at, '-infinity')`],
];

describe.each(SORTS)('%s by %s', (list, sort, table, by) => {
  test.each([true, false])('shows every row once and in order, page by page; descending: %s', async (descending) => {
    const direction = descending ? 'DESC' : 'ASC';
    const expected = await ids(
      `SELECT id FROM ${table} ORDER BY ${by === null ? '' : `${by} ${direction}, `}id ${direction}`,
    );
    expect(expected.length).toBeGreaterThan(14);
    expect(await readAllPages(list, `, sort: ${sort}, descending: ${descending}`, 7)).toEqual(expected);
  });
});

test.each(['auditLog', 'outgoingMail', 'creditTransactions'])('%s goes both ways', async (list) => {
  const newest = await readAllPages(list, '', 1);
  expect(newest.length).toBeGreaterThan(1);
  expect(await readAllPages(list, ', descending: false', 1)).toEqual([...newest].reverse());
});

test.each(['auditLog', 'outgoingMail'])('%s is counted no further than it is told to', async (list) => {
  const counted = async (atMost: number | null): Promise<unknown> => {
    const query = `query ($atMost: Int) { page: ${list}(first: 1) { totalCount(atMost: $atMost) } }`;
    const { data, errors } = await admin.graphql(query, { atMost });
    return errors[0]?.extensions.fields ?? data.page.totalCount;
  };
  const all = (await readAllPages(list, '', 50)).length;
  expect(all).toBeGreaterThan(1);
  expect(await counted(null)).toBe(all);
  for (const atMost of [1, all - 1, all, all + 1]) expect(await counted(atMost)).toBe(Math.min(all, atMost));
  for (const atMost of [0, -1]) expect(await counted(atMost)).toEqual({ atMost: 'Must be at least 1' });
});

describe('what is no cursor of this list in this order is refused', () => {
  const cursorOf = async (args: string): Promise<string> => {
    const { data } = await admin.graphql(`{ orders(first: 2, ${args}) { pageInfo { endCursor } } }`);
    return data.orders.pageInfo.endCursor as string;
  };
  const forged = (...parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

  test.each([
    ['of another sort', 'sort: TOTAL', () => cursorOf('sort: CUSTOMER')],
    ['of the other direction', 'sort: TOTAL, descending: true', () => cursorOf('sort: TOTAL, descending: false')],
    ['of ids', 'sort: TOTAL', () => cursorOf('sort: DATE')],
    ['of values, for ids', 'sort: DATE', () => cursorOf('sort: TOTAL')],
    ['no number', 'sort: TOTAL', async () => forged('-total', 'much', '1')],
    ['a number that is no id', 'sort: TOTAL', async () => forged('-total', '1.00', '2147483648')],
    ['too large a whole number', 'sort: STATUS', async () => forged('-status', '2147483648', '1')],
    ['a zero character', 'sort: CUSTOMER', async () => forged('-customer', 'a\0b', '1')],
    ['too few parts', 'sort: CUSTOMER', async () => forged('-customer', 'a')],
    ['no texts', 'sort: CUSTOMER', async () => forged('-customer', 1, 2)],
    ['no list', 'sort: CUSTOMER', async () => Buffer.from('{}').toString('base64url')],
    ['nothing', 'sort: CUSTOMER', async () => ''],
    ['something endless', 'sort: CUSTOMER', async () => forged('-customer', 'a'.repeat(5_000), '1')],
    ['an id over all', 'sort: DATE', async () => '99999999999'],
  ])('%s', async (_, args, cursor) => {
    const { errors } = await admin.graphql(
      `query ($after: String) { orders(after: $after, ${args}) { nodes { id } } }`,
      { after: await cursor() },
    );
    expect(errors.map(({ extensions }) => [extensions.code, Object.keys(extensions.fields ?? {})])).toEqual([
      ['BAD_USER_INPUT', ['after']],
    ]);
  });
});

test('the page numbers of users obey the sorting', async () => {
  const all = await ids(`SELECT id FROM users ORDER BY ${NAME}, id`);
  const { data } = await admin.graphql(
    '{ users(sort: NAME, descending: false, first: 5, page: 3) { page nodes { id } } }',
  );
  expect([data.users.page, data.users.nodes.map(({ id }: { id: number }) => id)]).toEqual([3, all.slice(10, 15)]);
});

test.each([
  ['orders', 'status: SHIPPED', `orders WHERE status = 'shipped'`],
  ['orders', 'paymentMethod: STRIPE', `orders WHERE payment_method = 'stripe'`],
  [
    'orders',
    'from: "2026-03-01T10:00:00Z", to: "2026-03-01T20:00:00Z"',
    `orders WHERE created_at >= '2026-03-01 10:00Z' AND created_at < '2026-03-01 20:00Z'`,
  ],
  ['orders', 'search: "zahi"', `orders WHERE customer_name = 'Zahi'`],
  [
    'orders',
    'status: PENDING, paymentMethod: COD, search: "adam"',
    `orders WHERE status = 'pending' AND payment_method = 'cod' AND customer_name = 'Adam'`,
  ],
  ['users', 'role: BUSINESS, paymentMode: CASH', `users WHERE role = 'business' AND payment_mode = 'cash'`],
  ['users', 'pricingMode: INDIVIDUAL', `users WHERE pricing_mode = 'individual'`],
  ['users', 'status: PENDING', `users WHERE role = 'business' AND active AND NOT business_approved`],
  ['users', 'search: "HADDAD"', `users WHERE last_name = 'Haddad'`],
  ['discountCodes', 'search: "z"', `discount_code WHERE code ILIKE '%z%'`],
  ['discountCodes', 'state: INACTIVE', 'discount_code WHERE NOT is_active'],
  ['discountCodes', 'state: EXPIRED', 'discount_code WHERE is_active AND expires_at <= now()'],
  [
    'discountCodes',
    'state: USED_UP',
    `discount_code WHERE is_active AND coalesce(expires_at > now(), true) AND coalesce(current_uses >= max_uses, false)`,
  ],
  [
    'discountCodes',
    'state: VALID',
    `discount_code WHERE is_active AND coalesce(expires_at > now(), true) AND coalesce(current_uses < max_uses, true)`,
  ],
  ['apiTokens', 'usable: true', 'api_token WHERE revoked_at IS NULL AND coalesce(expires_at > now(), true)'],
  ['apiTokens', 'usable: false', 'api_token WHERE revoked_at IS NOT NULL OR coalesce(expires_at <= now(), false)'],
  ['apiTokens', 'search: "ÉCL"', `api_token WHERE name = 'éclair'`],
  ['creditTransactions', 'from: "2100-01-01T00:00:00Z"', 'credit_entry WHERE false'],
])('%s narrowed by %s, with their count', async (list, args, rows) => {
  const expected = await ids(`SELECT id FROM ${rows} ORDER BY id DESC`);
  expect(await readAllPages(list, `, ${args}`, 5)).toEqual(expected);
  const { data } = await admin.graphql(`{ ${list}(first: 1, ${args}) { totalCount } }`);
  expect(data[list].totalCount).toBe(expected.length);
});

test('of one business alone, and its employees', async () => {
  const [{ id }] = await shop.db.query<[{ id: number }]>(`SELECT id FROM users WHERE username = 'business'`);
  const expected = await ids(`SELECT id FROM orders WHERE account_id = ${id} ORDER BY id DESC`);
  expect(expected.length).toBeGreaterThan(0);
  expect(await readAllPages('orders', `, businessId: ${id}`, 2)).toEqual(expected);
});

test('an employee cannot sort by amounts, which they may not see', async () => {
  const employee = await shop.signedIn('employee');
  const { data, errors } = await employee.graphql('{ orders(sort: TOTAL) { nodes { id } pageInfo { endCursor } } }');
  expect([data, errors[0]!.extensions.code]).toEqual([null, 'FORBIDDEN']);
  expect((await employee.graphql('{ orders(sort: CUSTOMER) { nodes { id } } }')).errors).toEqual([]);
});
