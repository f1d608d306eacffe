import type { Client } from 'pg';
import { openShopDatabase } from '../../../server/database';
import type { Queryable } from '../../../server/db/queryable';
import { findAccount, viewerOf, type Viewer } from '../../../server/identity/viewer';
import { OrderStatus, PaymentMethod } from '../../../server/orders/orderTerms';
import { countOrders } from '../../../server/orders/reading/lists/listOrders';
import type { OrderFilter } from '../../../server/orders/reading/orders.types';
import { readPeriod, type Period } from '../../../server/reports/period';
import { BUSINESSES, PRODUCTS, readRanking } from '../../../server/reports/ranking';
import { readStats } from '../../../server/reports/stats';
import { readCategories, readDays, readPayments, readTakings } from '../../../server/reports/sums';
import { BUSINESS, fill } from '../../bench/scale/fill';
import { idOf } from '../../support/data/orderBodies';
import { freshDatabase, type FreshDatabase } from '../../support/database';

const SIZE = { products: 1_000, businesses: 100, orders: 10_000, agreedPrices: 1_000 };
/** A day has 28 orders of two and a half lines each: those at both ends of a period. */
const AT_ENDS = 150;

let database: FreshDatabase;
let client: Client;
let admin: Viewer;
let business: Viewer;

beforeAll(async () => {
  database = await freshDatabase('empty');
  client = await database.connect();
  const db = await openShopDatabase(database.url);
  try {
    await fill(db, SIZE);
    admin = viewerOf(await findAccount(db, await idOf(db, 'admin')));
    business = viewerOf(await findAccount(db, await idOf(db, BUSINESS)));
  } finally {
    await db.destroy();
  }
}, 300_000);
afterAll(() => database?.drop());

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** How many rows of orders and of their lines a plan reads. */
function rowsRead(plan: Plan): number {
  const own = /^(orders|order_line)$/.test(plan['Relation Name'] ?? '')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return own + (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0);
}

/** What the work reads of the orders, and its result. */
async function readBy<Result>(work: (db: Queryable) => Promise<Result>): Promise<{ result: Result; read: number }> {
  let read = 0;
  const db: Queryable = {
    async query<Rows>(sql: string, values: unknown[] = []) {
      const { rows: plans } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, values);
      read += rowsRead((plans as [{ 'QUERY PLAN': [{ Plan: Plan }] }])[0]['QUERY PLAN'][0].Plan);
      return (await client.query(sql, values)).rows as Rows;
    },
  };
  return { result: await work(db), read };
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const FIGURES: [figure: string, read: (db: Queryable, year: Period) => Promise<unknown>][] = [
  ['takings', readTakings],
  ['days', readDays],
  ['payments', readPayments],
  ['businesses', (db, year) => readRanking(db, BUSINESSES, year, 20)],
  ['best sellers', (db, year) => readRanking(db, PRODUCTS, year, 20)],
  ['categories', readCategories],
];

describe.each(['Asia/Beirut', 'Asia/Kathmandu', 'America/New_York'])('in %s, of the report of a year', (zone) => {
  test.each(FIGURES)('%s read no orders but those at its ends', async (_, figure) => {
    const { result, read } = await readBy(async (db) => figure(db, await readPeriod(db, day(364), day(0), zone)));
    expect(result).not.toEqual([]);
    expect(read).toBeLessThanOrEqual(AT_ENDS);
  });
});

test('the figures of the dashboard read no orders', async () => {
  const { result, read } = await readBy(readStats);
  expect([result.totalOrders, read]).toEqual([SIZE.orders, 0]);
});

const EVERYTHING: OrderFilter = {
  status: null,
  paymentMethod: null,
  from: null,
  to: null,
  businessId: null,
  ofDay: null,
  search: null,
};
const MONTH = { from: new Date(Date.now() - 60.3 * 86_400_000), to: new Date(Date.now() - 30.7 * 86_400_000) };
const HOURS = { from: new Date(Date.now() - 60.3 * 86_400_000), to: new Date(Date.now() - 60.1 * 86_400_000) };

describe('how many orders there are is known without reading them', () => {
  test.each<[string, Partial<OrderFilter>, boolean]>([
    ['all', {}, true],
    ['by status', { status: OrderStatus.DELIVERED }, true],
    ['by payment', { paymentMethod: PaymentMethod.COD }, true],
    ['by both', { paymentMethod: PaymentMethod.CREDIT, status: OrderStatus.CANCELLED }, true],
    ['of a month', MONTH, true],
    ['of a month by both', { ...MONTH, paymentMethod: PaymentMethod.COD, status: OrderStatus.DELIVERED }, true],
    ['of hours', HOURS, true],
    ['since a moment', { from: MONTH.from }, true],
    ['until a moment', { to: MONTH.to }, true],
    ['of no time', { from: MONTH.to, to: MONTH.from }, true],
    ['of a business', {}, false],
    ['of a business by status', { status: OrderStatus.CANCELLED }, false],
  ])('%s', async (_, change, isAdmin) => {
    const filter = { ...EVERYTHING, ...change };
    const { result, read } = await readBy((db) => countOrders(db, isAdmin ? admin : business, filter));
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM orders WHERE ($1::text IS NULL OR status = $1)
         AND ($2::text IS NULL OR payment_method = $2) AND created_at >= coalesce($3, '-infinity'::timestamptz)
         AND created_at < coalesce($4, 'infinity'::timestamptz) AND ($5 OR account_id = $6)`,
      [filter.status, filter.paymentMethod, filter.from, filter.to, isAdmin, business.account!.id],
    );
    expect(result).toBe(rows[0]!.count);
    expect(read).toBeLessThanOrEqual(AT_ENDS);
  });
});
