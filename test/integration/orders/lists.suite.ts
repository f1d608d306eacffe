import type { Page } from '../../../server/db/page';
import type { SortedPageRequest } from '../../../server/db/lists/sortedPage';
import { listOrders } from '../../../server/orders/reading/lists/listOrders';
import { readNextOrders } from '../../../server/orders/reading/lists/nextOrders';
import { EVERY_ORDER, OrderSort, type OrderFilter } from '../../../server/orders/reading/orders.types';
import { readOrderSearch } from '../../../server/orders/reading/lists/searchOrders';
import { findAccount, viewerOf, type Viewer } from '../../../server/identity/viewer';
import { Duty } from '../../../server/identity/duties';
import { Role } from '../../../server/identity/roles';
import { idOf } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';

// Orders of one owner, or of a period long ago, are read by indexes that do not have the order of the list (specification 5.6).
let shop: TestShop;
let businessId: number;
beforeAll(async () => {
  shop = await startShop();
  businessId = await idOf(shop.db, 'business');
  const [employeeId, customerId] = [await idOf(shop.db, 'employee'), await idOf(shop.db, 'customer')];
  // Of the business itself, of its employee, of before it was a business, of somebody else; in turns.
  await shop.db.query(
    `INSERT INTO orders (kind, status, payment_method, user_id, account_id, customer_name, employee_name, subtotal_amount,
       delivery_fee, total_amount, price_book, search)
     SELECT CASE n % 4 WHEN 1 THEN 'employee' ELSE 'account' END, (ARRAY['pending', 'confirmed', 'delivered', 'cancelled'])[1 + n / 4 % 4],
       CASE n % 3 WHEN 0 THEN 'cod' ELSE 'wishmoney' END, (ARRAY[$1, $2, $1, $3]::integer[])[1 + n % 4],
       (ARRAY[$1, $1, NULL, NULL]::integer[])[1 + n % 4], 'Cedar Terrace', CASE n % 4 WHEN 1 THEN 'Sami' END, 1, 0, 1, 'customer',
       order_search('Cedar Terrace', CASE n % 4 WHEN 1 THEN 'Sami' END, 'a@a.example', '')
     FROM generate_series(0, 59) AS n`,
    [businessId, employeeId, customerId],
  );
});
afterAll(() => shop.stop());

async function viewerNamed(username: string): Promise<Viewer> {
  return viewerOf(await findAccount(shop.db, await idOf(shop.db, username)));
}

async function staffWith(duty: Duty): Promise<Viewer> {
  const { account } = await viewerNamed('admin');
  return viewerOf({ ...account!, role: Role.STAFF, duties: [duty] });
}

/**
 * The numbers of all orders of a list, page by page, the newest first.
 * @param near among how many of an owner's orders a page is looked for; absent: as the shop does it
 */
async function pages(viewer: Viewer, filter: OrderFilter, first = 4, near?: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = null; ;) {
    const asked: SortedPageRequest<OrderSort> = { by: OrderSort.DATE, descending: true, first, after };
    const page: Page<{ id: number }> =
      (near === undefined ? null : await readNextOrders(shop.db, viewer, filter, asked, near)) ??
      (await listOrders(shop.db, viewer, filter, asked));
    ids.push(...page.nodes.map(({ id }) => id));
    if (!page.pageInfo.hasNextPage) return ids;
    after = page.pageInfo.endCursor;
  }
}

async function rows(where: string): Promise<number[]> {
  const found = await shop.db.query<{ id: number }[]>(`SELECT id FROM orders WHERE ${where} ORDER BY id DESC`);
  return found.map(({ id }) => id);
}

const FILTERS: [name: string, filter: Partial<OrderFilter>, where: string][] = [
  ['all', {}, 'true'],
  ['by status', { status: 'cancelled' as OrderFilter['status'] }, `status = 'cancelled'`],
  ['by payment', { paymentMethod: 'cod' as OrderFilter['paymentMethod'] }, `payment_method = 'cod'`],
  ['of no time', { to: new Date(0) }, 'false'],
];

test.each(FILTERS)('each sees every order of its own once, the newest first: %s', async (_, filter, where) => {
  const own: [username: string, where: string][] = [
    ['business', `(account_id = ${businessId} OR user_id = ${businessId})`],
    ['employee', `user_id = ${await idOf(shop.db, 'employee')}`],
    ['customer', `user_id = ${await idOf(shop.db, 'customer')}`],
  ];
  for (const [username, isOwn] of own) {
    const found = await pages(await viewerNamed(username), { ...EVERY_ORDER, ...filter });
    expect(found).toEqual(await rows(`${isOwn} AND ${where}`));
    if (filter.to === undefined) expect(found.length).toBeGreaterThan(2);
  }
});

test.each(FILTERS)('of one business, each sees what they see of all: %s', async (_, filter, where) => {
  const ofBusiness = { ...EVERY_ORDER, ...filter, businessId };
  const isOf = `account_id = ${businessId} AND ${where}`;
  expect(await pages(await viewerNamed('admin'), ofBusiness)).toEqual(await rows(isOf));
  expect(await pages(await staffWith(Duty.ORDERS), ofBusiness)).toEqual(await rows(isOf));
  expect(await pages(await staffWith(Duty.PACKING), ofBusiness)).toEqual(
    await rows(`${isOf} AND status IN ('pending', 'confirmed')`),
  );
  // What it had ordered before it was a business is not among the orders of the business.
  expect(await pages(await viewerNamed('business'), ofBusiness)).toEqual(await rows(isOf));
  expect(await pages(await viewerNamed('customer'), ofBusiness)).toEqual([]);
  expect(await pages(viewerOf(null), ofBusiness)).toEqual([]);
});

test.each([1, 2, 3, 5, 8, 20, 60])('so does a page that is looked for among %s orders', async (near) => {
  // Of the last twenty orders of the account, the business itself has placed none.
  await shop.db.query(
    `INSERT INTO orders (kind, status, payment_method, user_id, account_id, customer_name, employee_name, subtotal_amount,
       delivery_fee, total_amount, price_book)
     SELECT 'employee', 'pending', 'cod', $2, $1, 'Cedar Terrace', 'Sami', 1, 0, 1, 'customer' FROM generate_series(1, 20)`,
    [businessId, await idOf(shop.db, 'employee')],
  );
  const business = await viewerNamed('business');
  const own = `(account_id = ${businessId} OR user_id = ${businessId})`;
  await shop.db.query(
    `UPDATE orders SET created_at = created_at - interval '1 day' WHERE id < (SELECT max(id) FROM orders) - 40`,
  );
  const to = new Date(Date.now() - 43_200_000);
  for (const first of [1, 3]) {
    for (const [, filter, where] of FILTERS) {
      expect(await pages(business, { ...EVERY_ORDER, ...filter }, first, near)).toEqual(
        await rows(`${own} AND ${where}`),
      );
    }
    const before = { ...EVERY_ORDER, to };
    expect(await pages(business, before, first, near)).toEqual(
      await rows(`${own} AND created_at < '${to.toISOString()}'`),
    );
  }
});

test('a search finds the same in pages of every size, by whoever it is asked', async () => {
  const business = await viewerNamed('business');
  const search = await readOrderSearch(shop.db, business, 'sami', null);
  const employeeId = await idOf(shop.db, 'employee');
  for (const way of ['index', 'walk', 'all'] as const) {
    for (const matching of [0, 1_000]) {
      for (const first of [1, 4, 50]) {
        const found = await pages(business, { ...EVERY_ORDER, search: { ...search!, way, matching } }, first);
        expect(found).toEqual(await rows(`user_id = ${employeeId} AND search @@ 'sami'::tsquery`));
        expect(found.length).toBeGreaterThanOrEqual(15);
      }
    }
  }
});

describe('of a period after which thousands of orders came', () => {
  const from = new Date('2020-03-01T00:00:00Z');
  const to = new Date('2020-03-08T00:00:00Z');

  beforeAll(async () => {
    const insert = (at: string, many: number) =>
      shop.db.query(
        `INSERT INTO orders (kind, status, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, created_at)
         SELECT 'guest', (ARRAY['pending', 'delivered', 'cancelled'])[1 + n % 3], (ARRAY['cod', 'stripe'])[1 + n % 2], 'Rana', 1, 0, 1,
           'customer', ${at} FROM generate_series(1, $1::integer) AS n`,
        [many],
      );
    await insert(`'2020-02-20T00:00:00Z'`, 9);
    // Their numbers are not in the order of their times.
    await insert(`'2020-03-10T00:00:00Z'::timestamptz - n * interval '2 hours'`, 110);
    await insert(`'2020-04-01T00:00:00Z'`, 2_600);
    await insert(`'2020-03-04T12:00:00Z'`, 5);
  });

  test.each<[name: string, filter: Partial<OrderFilter>, where: string]>([
    ['all', { from }, `created_at >= '2020-03-01T00:00:00Z'`],
    ['all until then', {}, 'true'],
    [
      'by status',
      { from, status: 'cancelled' as OrderFilter['status'] },
      `created_at >= '2020-03-01T00:00:00Z' AND status = 'cancelled'`,
    ],
    ['by payment', { paymentMethod: 'cod' as OrderFilter['paymentMethod'] }, `payment_method = 'cod'`],
  ])('each order is on one page, the newest first: %s', async (_, filter, where) => {
    const isIn = `created_at < '2020-03-08T00:00:00Z' AND ${where}`;
    for (const first of [4, 50]) {
      const found = await pages(await viewerNamed('admin'), { ...EVERY_ORDER, to, ...filter }, first);
      expect(found).toEqual(await rows(isIn));
      expect(found.length).toBeGreaterThan(20);
      expect(await pages(await staffWith(Duty.PACKING), { ...EVERY_ORDER, to, ...filter }, first)).toEqual(
        await rows(`${isIn} AND status IN ('pending', 'confirmed')`),
      );
    }
    expect(await pages(await viewerNamed('customer'), { ...EVERY_ORDER, to, ...filter })).toEqual([]);
  });
});
