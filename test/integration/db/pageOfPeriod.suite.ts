import type { DataSource } from 'typeorm';
import { readAudit, type AuditFilter } from '../../../server/audit/readAudit';
import { readPageOfPeriod } from '../../../server/db/lists/pageOfPeriod';
import type { SortedList } from '../../../server/db/lists/sortedPage';
import type { Selection } from '../../../server/db/selection';
import { openShopDatabase } from '../../../server/database';
import { statementsOf } from '../../support/statements';
import { freshDatabase, type FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await freshDatabase('empty');
  db = await openShopDatabase(database.url, { poolSize: 2 });
  const insert = (at: string, many: number) =>
    db.query(
      `INSERT INTO audit_entry (actor_id, actor_username, action, subject_type, subject_id, at)
       SELECT 1, 'admin', (ARRAY['order.status', 'product.update'])[1 + n % 2], (ARRAY['order', 'product'])[1 + n % 2], n::text, ${at}
       FROM generate_series(1, $1::integer) AS n`,
      [many],
    );
  await insert(`'2020-02-20T00:00:00Z'`, 9);
  await insert(`'2020-03-10T00:00:00Z'::timestamptz - n * interval '2 hours'`, 110);
  await insert(`'2020-04-01T00:00:00Z'`, 2_600);
  await insert(`'2020-03-04T12:00:00Z'`, 5);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const ANY: AuditFilter = { subjectType: null, subjectId: null, actorId: null, action: null, from: null, to: null };
const PERIOD = { from: new Date('2020-03-01T00:00:00Z'), to: new Date('2020-03-08T00:00:00Z') };

async function pages(filter: AuditFilter, descending: boolean): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await readAudit(db, filter, { descending, first: 7, after });
    ids.push(...page.nodes.map(({ id }) => String(id)));
    if (!page.pageInfo.hasNextPage) return ids;
    after = page.pageInfo.endCursor;
  }
}

test.each<[name: string, filter: Partial<AuditFilter>, where: string]>([
  ['a week', PERIOD, `at >= '2020-03-01T00:00:00Z' AND at < '2020-03-08T00:00:00Z'`],
  ['until then', { to: PERIOD.to }, `at < '2020-03-08T00:00:00Z'`],
  ['from then on', { from: PERIOD.from }, `at >= '2020-03-01T00:00:00Z'`],
  [
    'some of a week',
    { ...PERIOD, action: 'product.update' },
    `at >= '2020-03-01T00:00:00Z' AND at < '2020-03-08T00:00:00Z' AND action = 'product.update'`,
  ],
  ['nothing', { to: new Date(0) }, 'false'],
])('each row of a period after which thousands came is on one page: %s', async (_, filter, where) => {
  for (const descending of [true, false]) {
    const rows = await db.query<{ id: string }[]>(
      `SELECT id::text FROM audit_entry WHERE ${where} ORDER BY audit_entry.id ${descending ? 'DESC' : 'ASC'}`,
    );
    expect(await pages({ ...ANY, ...filter }, descending)).toEqual(rows.map(({ id }) => id));
  }
});

test('no row that came since is read', async () => {
  const page = { descending: true, first: 7 };
  const statements = await statementsOf(() => readAudit(db, { ...ANY, ...PERIOD }, page));
  expect(statements).toHaveLength(2);
  expect(statements[1]).toContain('OFFSET 0');
  expect(await statementsOf(() => readAudit(db, { ...ANY, ...PERIOD, subjectId: '7' }, page))).toHaveLength(1);
});

describe('however many there are', () => {
  const list: SortedList<'date'> = {
    columns: 'e.id::text',
    from: 'audit_entry e',
    id: { sql: 'e.id', type: 'bigint' },
    sorts: { date: null },
  };
  const table = { name: 'audit_entry', alias: 'e', at: 'at' };
  const from = new Date('2021-03-01T00:00:00Z');
  const to = new Date('2021-03-08T00:00:00Z');

  // 40 before the period, 55 in it, 205 after it, of which each twentieth says that it was in it.
  beforeAll(() =>
    db.query(
      `INSERT INTO audit_entry (actor_id, actor_username, action, subject_type, subject_id, at)
       SELECT 1, 'admin', CASE WHEN n % 3 = 0 THEN 'order.status' ELSE 'product.update' END, 'order', n::text AS subject_id,
         CASE WHEN n <= 40 THEN timestamptz '2021-02-01Z' WHEN n <= 95 THEN timestamptz '2021-03-01Z' + n * interval '1 hour'
           WHEN n % 20 = 0 THEN timestamptz '2021-03-02Z' ELSE timestamptz '2021-04-01Z' END
       FROM generate_series(1, 300) AS n ORDER BY n`,
    ),
  );

  test.each([
    { near: 3, few: 0, most: 1_000, pages: 3 },
    { near: 20, few: 0, most: 1_000, pages: 5 },
    { near: 80, few: 0, most: 1_000, pages: 5 },
    { near: 20, few: 1_000, most: 1_000, pages: 9 },
    { near: 20, few: 0, most: 10, pages: 3 },
    { near: 1_000, few: 0, most: 10, pages: 0 },
  ])('a page is the same, or is read otherwise: %j', async ({ pages, ...bounds }) => {
    let read = 0;
    for (const since of [from, null]) {
      for (const [action, where] of [
        [null, 'true'],
        ['order.status', `action = 'order.status'`],
        ['nothing', 'false'],
      ] as const) {
        for (const first of [1, 4, 100]) {
          const narrow = (selection: Selection) =>
            selection.andIfPresent('e.action = ?', action).andIfPresent('e.at >= ?', since).and('e.at < ?', to);
          const period = { from: since, to, isNarrowed: action !== null, narrow };
          const page = { by: 'date', descending: true, first } as const;
          const found = await readPageOfPeriod<{ id: string }, 'date'>(db, list, table, period, page, bounds);
          const rows = await db.query<{ id: string }[]>(
            `SELECT e.id::text FROM audit_entry e WHERE ${where} AND ($1::timestamptz IS NULL OR e.at >= $1) AND e.at < $2
             ORDER BY e.id DESC LIMIT 101`,
            [since, to],
          );
          if (!found) continue;
          read += 1;
          expect(found.nodes).toEqual(rows.slice(0, first));
          expect(found.pageInfo.hasNextPage).toBe(rows.length > first);
        }
      }
    }
    expect(read).toBe(pages);
  });
});
