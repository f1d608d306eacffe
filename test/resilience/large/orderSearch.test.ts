import type { Client } from 'pg';
import { openShopDatabase } from '../../../server/database';
import { loadLarge } from '../../../server/demo/loadLarge';
import type { Queryable } from '../../../server/db/queryable';
import { findAccount, viewerOf, type Viewer } from '../../../server/identity/viewer';
import { OrderStatus } from '../../../server/orders/orderTerms';
import { countOrders, everyOrder, listOrders } from '../../../server/orders/reading/lists/listOrders';
import { OrderSort, type OrderFilter } from '../../../server/orders/reading/orders.types';
import { readOrderSearch } from '../../../server/orders/reading/lists/searchOrders';
import { idOf } from '../../support/data/orderBodies';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../../support/whole';

const ORDERS = WHOLE ? 100_000 : 12_000;

let database: FreshDatabase;
let client: Client;
let admin: Viewer;
let business: Viewer;
/** Has less than a hundred orders. */
let cafe: Viewer;

beforeAll(async () => {
  database = await freshDatabase('demo');
  client = await database.connect();
  // PostgreSQL knows of the demo's few orders until a test lets it look again.
  await client.query('ALTER TABLE orders SET (autovacuum_enabled = off)');
  await client.query('ANALYZE orders');
  const db = await openShopDatabase(database.url);
  try {
    await loadLarge(db, { products: 50, businesses: 40, orders: ORDERS });
    admin = viewerOf(await findAccount(db, await idOf(db, 'admin')));
    business = viewerOf(await findAccount(db, await idOf(db, 'large-2')));
    cafe = viewerOf(await findAccount(db, await idOf(db, 'business')));
  } finally {
    await db.destroy();
  }
}, 300_000);
afterAll(() => database?.drop());

/** A statement with its values. */
type Statement = [sql: string, values: (string | number | null)[]];

/** Runs statements on the test's connection, and keeps them. */
function recorder(): Queryable & { statements: Statement[] } {
  const statements: Statement[] = [];
  return {
    statements,
    async query<Rows>(sql: string, values: unknown[] = []) {
      statements.push([sql, values as Statement[1]]);
      return (await client.query(sql, values)).rows as Rows;
    },
  };
}

type Planned = 'custom' | 'generic';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** How many rows of the orders a statement reads when it is run, planned as a prepared statement may be. */
async function ordersRead([sql, values]: Statement, planned: Planned): Promise<number> {
  const literal = (value: string | number | null) => (value === null ? 'NULL' : client.escapeLiteral(String(value)));
  await client.query(`SET plan_cache_mode = force_${planned}_plan`);
  await client.query(`PREPARE searched AS ${sql}`);
  try {
    const execute = values.length > 0 ? `searched(${values.map(literal).join(', ')})` : 'searched';
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE ${execute}`);
    return rowsRead((rows as [{ 'QUERY PLAN': [{ Plan: Plan }] }])[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('DEALLOCATE searched');
    await client.query('RESET plan_cache_mode');
  }
}

function rowsRead(plan: Plan): number {
  const own =
    plan['Relation Name'] === 'orders'
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
        plan['Actual Loops']
      : 0;
  return own + (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0);
}

const EVERYTHING = { status: null, paymentMethod: null, from: null, to: null, businessId: null, ofDay: null };
const FIRST = { first: 50, by: OrderSort.DATE, descending: true };
/** The newest orders, at which every search looks first. */
const SAMPLE = 1_000;

async function filterOf(search: string, more: Partial<OrderFilter> = {}, db: Queryable = recorder()) {
  return { ...EVERYTHING, ...more, search: await readOrderSearch(db, admin, search, more.businessId ?? null) };
}

/** What each of the statements of one work reads. */
async function readBy(planned: Planned, work: (db: Queryable) => Promise<unknown>): Promise<number[]> {
  const db = recorder();
  await work(db);
  const read: number[] = [];
  for (const statement of db.statements) read.push(await ordersRead(statement, planned));
  return read;
}

/** The cursor of the hundredth page, or of the last one. */
async function farCursor(filter: OrderFilter): Promise<string | null> {
  let { endCursor, hasNextPage } = { endCursor: null as string | null, hasNextPage: true };
  for (let page = 1; hasNextPage && page < 100; page += 1) {
    ({ endCursor, hasNextPage } = (
      await listOrders(recorder(), admin, filter, { ...FIRST, after: endCursor })
    ).pageInfo);
  }
  return endCursor;
}

// What is looked for, and whether more than a quarter of the orders match.
const SEARCHES: [search: string, frequent: boolean][] = [
  ['bustan', true],
  ['b', true],
  ['l b e', true],
  ['guest large', true],
  ['maya', false],
  ['Élie Najjar', false],
  ['7', false],
  ['77', false],
  ['#77', false],
  ['guest-4242@large.bustan.example', false],
  ['+961 70 004242', false],
  ['4242', false],
  ['nobody', false],
  ['أحمد', false],
  ['%', false],
  ['_', false],
];

describe.each([
  ['that PostgreSQL has not looked at', false],
  ['whose statistics are new', true],
])('of orders %s', (_, analysed) => {
  beforeAll(async () => {
    if (analysed) await client.query('ANALYZE orders');
  });

  describe.each<Planned>(['custom', 'generic'])('by a %s plan', (planned) => {
    test.each(SEARCHES)('a search for %s reads hardly more than what matches', async (search, frequent) => {
      const [sample] = await readBy(planned, (db) => filterOf(search, {}, db));
      expect(sample).toBeLessThanOrEqual(SAMPLE);
      const filter = await filterOf(search);
      expect(filter.search?.way).toBe(frequent ? 'walk' : 'index');

      const [matching] = await readBy(planned, (db) => countOrders(db, admin, filter));
      expect(matching).toBe(await countOrders(recorder(), admin, filter));

      const after = await farCursor(filter);
      // Of frequent ones at least every fourth order matches.
      const most = frequent ? 5 * FIRST.first : matching!;
      for (const request of [FIRST, { ...FIRST, after }]) {
        const [read] = await readBy(planned, (db) => listOrders(db, admin, filter, request));
        expect(read).toBeLessThanOrEqual(most);
      }
    });

    test.each([OrderSort.CUSTOMER, OrderSort.TOTAL, OrderSort.STATUS])('by %s as well', async (by) => {
      const few = await filterOf('maya');
      const matching = await countOrders(recorder(), admin, few);
      const [read] = await readBy(planned, (db) => listOrders(db, admin, few, { ...FIRST, by }));
      expect(read).toBeLessThanOrEqual(matching);
      const many = await filterOf('bustan');
      const [readOfMany] = await readBy(planned, (db) => listOrders(db, admin, many, { ...FIRST, by }));
      expect(readOfMany).toBeLessThanOrEqual(5 * FIRST.first);
    });

    test('a page of the newest reads the next orders alone, where many match', async () => {
      const filter = await filterOf('maya');
      const matching = await countOrders(recorder(), admin, filter);
      const read = await readBy(planned, (db) => listOrders(db, admin, filter, { ...FIRST, first: 10 }));
      expect(read).toEqual([expect.any(Number)]);
      expect(read[0]).toBeLessThan(matching / 2);
    });

    test('a number is counted no further than asked for', async () => {
      const filter = await filterOf('bustan');
      const [read] = await readBy(planned, async (db) => expect(await countOrders(db, admin, filter, 100)).toBe(100));
      expect(read).toBeLessThanOrEqual(4 * 100);
      const few = await filterOf('maya');
      const all = await countOrders(recorder(), admin, few);
      expect(await countOrders(recorder(), admin, few, all + 1)).toBe(all);
      const [readOfFew] = await readBy(planned, async (db) => expect(await countOrders(db, admin, few, 5)).toBe(5));
      expect(readOfFew).toBeLessThanOrEqual(all);
    });

    test.each(['bustan', 'maya'])('for %s of a business reads the orders of the business', async (search) => {
      const { id } = business.account!;
      const own = await countOrders(recorder(), business, { ...EVERYTHING, search: null });
      expect(own).toBeGreaterThan(100);
      const filter = await filterOf(search, { businessId: id });
      const most = Math.max(own, await countOrders(recorder(), admin, await filterOf('maya')));
      const [sampled] = await readBy(planned, (db) => readOrderSearch(db, business, search, null));
      expect(sampled).toBeLessThanOrEqual(SAMPLE + own);
      const read = await readBy(planned, async (db) => {
        await listOrders(db, admin, filter, FIRST);
        await countOrders(db, admin, filter);
        await countOrders(db, business, filter);
      });
      expect(Math.max(...read)).toBeLessThanOrEqual(most);
    });

    test.each(['bustan', 'nobody'])('for %s of a business of few orders reads these alone', async (search) => {
      const own = await countOrders(recorder(), cafe, { ...EVERYTHING, search: null });
      expect(own).toBeGreaterThan(0);
      const filter = { ...EVERYTHING, search: await readOrderSearch(recorder(), cafe, search, null) };
      expect(filter.search?.way).toBe('all');
      const { rows } = await client.query<{ id: string }>(
        `SELECT id::text FROM orders WHERE account_id = $1 AND search @@ order_query($2, NULL) ORDER BY id DESC`,
        [cafe.account!.id, search],
      );
      const read = await readBy(planned, async (db) => {
        const { nodes } = await listOrders(db, cafe, filter, { ...FIRST, first: 100 });
        expect(nodes.map(({ id }) => String(id))).toEqual(rows.map(({ id }) => id));
        expect(await countOrders(db, cafe, filter)).toBe(rows.length);
      });
      expect(Math.max(...read)).toBeLessThanOrEqual(own);
    });
  });
});

test('the index is not asked for words that far more orders have than the rarest', async () => {
  for (const [search, words] of [
    ['guest-4242@large.bustan.example', '4242'],
    ['Élie 4242', '4242'],
    ['Élie Najjar', 'elie najjar'],
    ['bustan large', 'bustan large'],
    ['nobody bustan', 'nobody'],
    ['%', null],
  ]) {
    expect([search, (await filterOf(search!)).search?.indexedWords]).toEqual([search, words]);
  }
});

const PROGRESS = `array_position(ARRAY['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'], status)`;

describe.each([
  [OrderSort.DATE, 'id'],
  [OrderSort.TOTAL, 'total_amount'],
  [OrderSort.STATUS, PROGRESS],
  [OrderSort.CUSTOMER, 'customer_name COLLATE "und-x-icu"'],
])('pages by %s', (by, key) => {
  test.each([true, false])('show every order that matches once; descending: %s', async (descending) => {
    const filter = await filterOf('maya');
    const ids: number[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page = await listOrders(recorder(), admin, filter, { first: 10, after, by, descending });
      ids.push(...page.nodes.map(({ id }) => id));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    const direction = descending ? 'DESC' : 'ASC';
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM orders WHERE customer_name ~* '\\mmaya' OR employee_name ~* '\\mmaya'
       ORDER BY ${key} ${direction}, id ${direction}`,
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
  });
});

test('pages show every order that matches once, and their number is exact', async () => {
  for (const [search, sql] of [
    ['bustan', `customer_email LIKE '%@large.bustan.example'`],
    ['maya saab', `customer_name = 'Maya Saab'`],
    ['4242', `customer_phone LIKE '%4242' OR customer_email LIKE 'guest-4242%' OR id = 4242`],
  ] as const) {
    const filter = await filterOf(search, { status: OrderStatus.DELIVERED });
    const ids: number[] = [];
    for await (const { id } of everyOrder(recorder(), admin, filter, { by: OrderSort.DATE, descending: true }))
      ids.push(id);
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM orders WHERE status = 'delivered' AND (${sql}) ORDER BY id DESC`,
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(await countOrders(recorder(), admin, filter)).toBe(ids.length);
  }
});
