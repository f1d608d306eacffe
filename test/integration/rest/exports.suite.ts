import { EXPORTS } from '../../../server/api/authorization/operations';
import { exportsTable } from '../../../server/rest/exports/table';
import { openapi } from '../../../server/rest/openapi';
import { buildShopSchema } from '../../../server/api/schema';
import { idOf } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import { statementsOf } from '../../support/statements';
import { ShopClient, type HttpAnswer } from '../../support/shopClient';

let shop: TestShop;
const clients: Record<string, ShopClient> = {};

beforeAll(async () => {
  shop = await startShop();
  clients.guest = shop.guest();
  for (const name of ['customer', 'business', 'business-cash', 'employee', 'admin']) {
    clients[name] = await shop.signedIn(name);
  }
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved)
     SELECT 'pending', 'x@bustan.example', password_hash, 'business', false FROM users WHERE username = 'customer'`,
  );
  clients.pending = shop.guest();
  await clients.pending.rest('POST', '/api/login', { username: 'pending', password: 'fresh-every-day' });
  // More than two batches of orders; names that are formulas, and that need quotes.
  await shop.db.query(
    `INSERT INTO orders (kind, status, payment_method, customer_name, customer_phone, subtotal_amount, delivery_fee, total_amount, price_book, note, created_at)
     SELECT 'guest', (ARRAY['pending', 'shipped'])[1 + n % 2], 'cod', (ARRAY['=1+1', '+cmd', '@SUM(A1)', '-2+3', 'A "quoted", name', 'قهوة'])[1 + n % 6],
       '+961 3 218 440', n, 3, n + 3, 'customer', E'two\\nlines', timestamptz '2026-01-10 22:30:00Z' + make_interval(mins => n)
     FROM generate_series(1, 2500) AS n`,
  );
});
afterAll(() => shop.stop());

const get = (path: string, client = clients.admin!): Promise<HttpAnswer> => client.rest('GET', path);

/** A reader of CSV of this test's own. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/g)) {
    row.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

describe('who may have each export', () => {
  const ADMIN = { guest: 401, customer: 403, pending: 403, business: 403, employee: 403 };
  const BUSINESS = { guest: 401, customer: 403, pending: 403, admin: 403, employee: 403 };
  const expected: Record<string, Record<string, number>> = {
    '/api/admin/export/orders.csv': ADMIN,
    '/api/admin/export/users.csv': ADMIN,
    '/api/admin/export/products.csv': ADMIN,
    '/api/admin/export/discount-codes.csv': ADMIN,
    '/api/admin/export/credit-transactions.csv': ADMIN,
    '/api/admin/export/audit-log.csv': ADMIN,
    '/api/business/export/orders.csv': BUSINESS,
    '/api/business/export/credit-transactions.csv': BUSINESS,
  };

  test('every export stands in this table, in the server’s, and in the description', () => {
    const paths = Object.keys(expected).sort();
    expect(exportsTable.map(({ path }) => path).sort()).toEqual(paths);
    // What is kept about who asks is tested by itself.
    expect(Object.keys(EXPORTS).sort()).toEqual(['/api/account/export', ...paths].sort());
    const { paths: described } = openapi(buildShopSchema(), { name: 'Bustan', email: 'hello@bustan.example' }) as {
      paths: object;
    };
    expect(
      Object.keys(described)
        .filter((path) => path.includes('/export/'))
        .sort(),
    ).toEqual(paths);
  });

  test.each(
    Object.entries(expected).flatMap(([path, who]) =>
      Object.entries(who).map(([name, status]) => [path, name, status] as const),
    ),
  )('%s is refused to %s with %i', async (path, name, status) => {
    const answer = await get(path, clients[name]);
    expect([answer.status, answer.body.code]).toEqual([status, status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN']);
  });

  test('a token needs the scope of the list', async () => {
    const make = async (owner: string, scope: string) => {
      const { body } = await clients[owner]!.rest('POST', '/api/tokens', { name: 'Books', scopes: [scope] });
      return { Authorization: `Bearer ${body.token}` };
    };
    const ask = async (path: string, headers: Record<string, string>) =>
      (await shop.guest().rest('GET', path, undefined, headers)).status;
    expect(await ask('/api/admin/export/orders.csv', await make('admin', 'admin'))).toBe(200);
    expect(await ask('/api/admin/export/orders.csv', await make('admin', 'read'))).toBe(403);
    expect(await ask('/api/business/export/orders.csv', await make('business', 'read'))).toBe(200);
    expect(await ask('/api/business/export/orders.csv', await make('business', 'order'))).toBe(403);
  });
});

test('orders: everything that the filters select, in the order of the screen, with formulas defused', async () => {
  const { status, headers, text } = await get(
    '/api/admin/export/orders.csv?status=shipped&sort=total&descending=false&to=2026-02-01T00:00:00Z',
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=orders_\d{4}-\d\d-\d\d\.csv$/);
  expect(headers.get('x-total-count')).toBe('1250');
  const [heading, ...rows] = parseCsv(text.replace(/^\uFEFF/, ''));
  expect(heading!.slice(0, 4)).toEqual(['Order', 'Date', 'Status', 'Customer']);
  const total = heading!.indexOf('Total');
  expect(rows.map((row) => row[total])).toEqual(Array.from({ length: 1250 }, (_, at) => `${2 * at + 4}.00`));
  expect(rows[0]!.slice(1, 4)).toEqual(['2026-01-11 00:31:00', 'shipped', "'+cmd"]);
  expect(rows[0]![heading!.indexOf('Note')]).toBe('two\nlines');
  expect(rows[0]![heading!.indexOf('Phone')]).toBe('+961 3 218 440');
  expect([...new Set(rows.map((row) => row[3]))]).toEqual(["'+cmd", "'-2+3", 'قهوة']);
});

test('begins with the mark that spreadsheets look for', async () => {
  const response = await fetch(`${shop.url}/api/admin/export/users.csv`, {
    headers: { Cookie: clients.admin!.session! },
  });
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('names that need quotes come back as they are; numbers below zero stay numbers', async () => {
  const { text } = await get('/api/admin/export/orders.csv?search=quoted');
  expect(
    parseCsv(text)
      .slice(1)
      .map((row) => row[3]),
  ).toEqual(Array(417).fill('A "quoted", name'));
  const business = await idOf(shop.db, 'business');
  const entries = await get(`/api/admin/export/credit-transactions.csv?userId=${business}&type=charge`);
  const [heading, ...rows] = parseCsv(entries.text);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row[heading!.indexOf('Amount')]).toMatch(/^-\d+\.\d\d$/);
  expect(entries.headers.get('content-disposition')).toContain('filename=transactions_business_');
});

test.each([
  ['users', 'users', 'SELECT count(*)::integer AS count FROM users'],
  ['products', 'products', 'SELECT count(*)::integer AS count FROM product WHERE deleted_at IS NULL'],
  ['discount-codes', 'discount_codes', 'SELECT count(*)::integer AS count FROM discount_code'],
  ['credit-transactions', 'credit_transactions', 'SELECT count(*)::integer AS count FROM credit_entry'],
])('%s has a line for each, as it says before', async (name, fileName, sql) => {
  const [{ count }] = await shop.db.query<[{ count: number }]>(sql);
  const { headers, text } = await get(`/api/admin/export/${name}.csv`);
  expect(parseCsv(text)).toHaveLength(count + 1);
  expect(headers.get('x-total-count')).toBe(String(count));
  expect(headers.get('content-disposition')).toContain(`filename=${fileName}_`);
});

test('a business has its own and its employees’ alone, under the documented names', async () => {
  for (const name of ['business', 'business-cash']) {
    const id = await idOf(shop.db, name);
    const orders = await get('/api/business/export/orders.csv', clients[name]);
    const own = await shop.db.query<{ id: number }[]>('SELECT id FROM orders WHERE account_id = $1 ORDER BY id DESC', [
      id,
    ]);
    expect(own.length).toBeGreaterThan(0);
    expect(
      parseCsv(orders.text.replace(/^\uFEFF/, ''))
        .slice(1)
        .map((row) => Number(row[0])),
    ).toEqual(own.map((order) => order.id));
    expect(orders.headers.get('content-disposition')).toContain('filename=cash_orders_');
  }
  const credit = await get('/api/business/export/credit-transactions.csv', clients.business);
  expect(credit.headers.get('content-disposition')).toContain('filename=business_transactions_');
  const id = await idOf(shop.db, 'business');
  expect(
    new Set(
      parseCsv(credit.text)
        .slice(1)
        .map((row) => row[2]),
    ),
  ).toEqual(new Set([String(id)]));
});

describe('in another language', () => {
  const table = async (path: string, client = clients.business!) =>
    parseCsv((await get(path, client)).text.replace(/^\uFEFF/, ''));

  test('orders have its headings and its words for what the shop says, and the same figures', async () => {
    const FEW = 'from=2026-01-10T22:30:30Z&to=2026-01-10T22:36:30Z';
    const [english, arabic, french] = [
      await table(`/api/admin/export/orders.csv?${FEW}`, clients.admin),
      await table(`/api/admin/export/orders.csv?${FEW}&language=ar`, clients.admin),
      await table('/api/business/export/orders.csv?language=fr'),
    ];
    expect(arabic[0]!.slice(0, 4)).toEqual(['الطلب', 'التاريخ', 'الحالة', 'الزبون']);
    expect(french[0]!.slice(-3)).toEqual(['Numéro de suivi', 'Adresse', 'Remarque']);
    const told: Record<string, string> = { pending: 'قيد الانتظار', shipped: 'تم الشحن' };
    const status = english[0]!.indexOf('Status');
    expect(new Set(english.slice(1).map((row) => row[status]))).toEqual(new Set(['pending', 'shipped']));
    expect(arabic.slice(1).map((row) => row[status])).toEqual(english.slice(1).map((row) => told[row[status]!]));
    for (const heading of ['Order', 'Date', 'Customer', 'Items', 'Total', 'Address', 'Note']) {
      const column = english[0]!.indexOf(heading);
      expect(arabic.slice(1).map((row) => row[column])).toEqual(english.slice(1).map((row) => row[column]));
    }
    expect(arabic.flat().filter((cell) => /^(cod|Business Credit|Pay on Delivery|paid|pending)/.test(cell))).toEqual(
      [],
    );
  });

  test('the credit ledger says what the shop wrote, and as it is what an admin wrote', async () => {
    const id = await idOf(shop.db, 'business');
    const answer = await clients.admin!.rest('POST', `/api/admin/business-credit/${id}/adjustment`, {
      amount: '1.00',
      description: 'Sorry for the figs',
    });
    expect(answer.status).toBe(200);
    const [english, arabic] = [
      await table('/api/business/export/credit-transactions.csv'),
      await table('/api/business/export/credit-transactions.csv?language=ar'),
    ];
    const column = english[0]!.indexOf('Description');
    expect([arabic[0]![column], arabic[0]![3]]).toEqual(['الوصف', 'النوع']);
    const kept = english.slice(1).map((row) => row[column]!);
    expect(kept).toEqual(expect.arrayContaining(['Sorry for the figs', expect.stringMatching(/^Order #\d+$/)]));
    const said = arabic.slice(1).map((row) => row[column]!);
    expect(said).toContain('Sorry for the figs');
    expect(said.filter((text) => /Order|Payment received/.test(text))).toEqual([]);
    expect(said.map((text) => /\d+/.exec(text)?.[0])).toEqual(kept.map((text) => /\d+/.exec(text)?.[0]));
  });

  test('products are told by their translations, field by field, else in English', async () => {
    await shop.db.query(
      `UPDATE product SET name = 'Grape Jallab', description = 'Dark and sweet', tags = '{Cold,Sweet}',
         translations = '{"ar": {"name": "جلّاب", "tags": {"Cold": "بارد"}}}'
       WHERE id = (SELECT min(id) FROM product WHERE deleted_at IS NULL)`,
    );
    const row = async (language: string) =>
      (await table(`/api/admin/export/products.csv?search=jallab&language=${language}`, clients.admin)).find((cells) =>
        cells.some((cell) => cell.includes('Dark and sweet')),
      )!;
    expect(await row('en')).toEqual(expect.arrayContaining(['Grape Jallab', 'Cold, Sweet', 'Dark and sweet']));
    expect(await row('ar')).toEqual(expect.arrayContaining(['جلّاب', 'بارد، Sweet', 'Dark and sweet']));
  });

  test('only one that the shop speaks, and only where something is told', async () => {
    for (const path of ['orders.csv?language=de', 'products.csv?language=', 'users.csv?language=ar']) {
      const { status, body } = await get(`/api/admin/export/${path}`);
      expect([path, status, Object.keys(body.fields)]).toEqual([path, 400, ['language']]);
    }
  });
});

test('with nothing to export, that is the answer', async () => {
  const { status, body } = await get('/api/admin/export/orders.csv?search=nobody-at-all');
  expect([status, body]).toEqual([404, { message: 'No data to export', code: 'NOT_FOUND' }]);
});

test.each([
  ['orders.csv?status=lost', 'status'],
  ['orders.csv?from=yesterday', 'from'],
  ['orders.csv?businessId=many', 'businessId'],
  ['users.csv?sort=colour', 'sort'],
  ['users.csv?descending=perhaps', 'descending'],
  ['orders.csv?staus=shipped', 'staus'],
  ['orders.csv?limit=5', 'limit'],
])('%s is refused', async (path, field) => {
  const { status, body } = await get(`/api/admin/export/${path}`);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'BAD_USER_INPUT', [field]]);
});

test('is read in batches, and no further than it is taken', async () => {
  const selects = (statements: string[]) =>
    statements.filter((text) => /FROM orders o WHERE .*LIMIT/s.test(text)).length;
  expect(selects(await statementsOf(() => get('/api/admin/export/orders.csv')))).toBe(3);
  expect((await clients.admin!.rest('POST', '/api/admin/export/orders.csv', {})).status).toBe(405);
});
