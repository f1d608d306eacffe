import type { DataSource } from 'typeorm';
import { readAudit, type AuditFilter } from '../../../server/audit/readAudit';
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
