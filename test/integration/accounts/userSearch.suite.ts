import type { DataSource } from 'typeorm';
import {
  countUsers,
  everyUser,
  findSearched,
  readUsers,
  UserSort,
  type UserFilter,
} from '../../../server/accounts/users/readUsers';
import { openShopDatabase } from '../../../server/database';
import type { Queryable } from '../../../server/db/queryable';
import { Duty } from '../../../server/identity/duties';
import { Role } from '../../../server/identity/roles';
import { viewerOf, type Account, type Viewer } from '../../../server/identity/viewer';
import { freshDatabase, type FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url, { poolSize: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const worker = (role: Role, duties: Duty[] = []): Viewer => viewerOf({ role, duties } as Partial<Account> as Account);
const ADMIN = worker(Role.ADMIN);
const ANYBODY: UserFilter = { role: null, status: null, paymentMode: null, pricingMode: null, search: null };

test('each sees of a search what the rows say, whatever it is', async () => {
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name, business_name)
     VALUES ('100%_sure', 'percent@a.example', '', 'customer', 'Rana', NULL, NULL),
       ('back\\slash', 'slash@a.example', '', 'business', NULL, 'Haddad', 'Café 🍊 Ñuts'),
       ('plain', 'x@a.example', '', 'customer', 'رنا', 'خوري', NULL)`,
  );
  const page = { by: UserSort.DATE, descending: true, first: 100 };
  const all = await db.query<Record<string, string | null>[]>('SELECT * FROM users ORDER BY id DESC');
  const says = (row: Record<string, string | null>, columns: string[], search: string) =>
    columns
      .map((name) => row[name])
      .filter((text) => text !== null)
      .join(' ')
      .toLowerCase()
      .includes(search.toLowerCase());
  const PERSON = ['username', 'email', 'first_name', 'last_name'];
  for (const search of [
    'a',
    '%',
    '_',
    '\\',
    '0%_',
    '🍊',
    'é 🍊',
    'ñu',
    'RANA',
    'رنا',
    'رنا خ',
    'h h',
    'a.example',
    'e@a',
    'nobody',
  ]) {
    const filter = { ...ANYBODY, search };
    for (const [viewer, columns, roles] of [
      [ADMIN, PERSON, Object.values(Role)],
      [worker(Role.STAFF, [Duty.ACCOUNTS]), PERSON, ['business', 'employee', 'customer']],
      [worker(Role.STAFF, [Duty.CREDIT]), ['username'], ['business']],
    ] as const) {
      const expected = all.filter(
        (row) => (roles as readonly string[]).includes(row.role!) && says(row, [...columns, 'business_name'], search),
      );
      const found = await findSearched(db, viewer, filter);
      const { nodes } = await readUsers(db, viewer, found, page);
      expect([search, nodes.map(({ id }) => id)]).toEqual([search, expected.map(({ id }) => Number(id))]);
      expect(await countUsers(db, viewer, found)).toBe(expected.length);
      const exported: number[] = [];
      for await (const { id } of everyUser(db, viewer, filter, page)) exported.push(id);
      expect(exported).toEqual(expected.map(({ id }) => Number(id)));
    }
  }
});

test.each(Object.values(Duty))('who has the duty %s counts the users of the list', async (duty) => {
  const viewer = worker(Role.STAFF, [duty]);
  const { nodes } = await readUsers(db, viewer, ANYBODY, { by: UserSort.DATE, descending: true, first: 100 });
  expect(await countUsers(db, viewer, ANYBODY)).toBe(nodes.length);
});

/** The plans of what is read, where PostgreSQL goes by an index if there is one. */
async function plansOf(read: (reads: Queryable) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  await db.transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    await tx.query('SET LOCAL enable_sort = off');
    await read({
      async query<Rows>(sql: string, values?: unknown[]) {
        const plan = await tx.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, values);
        plans.push(...plan.map((line) => line['QUERY PLAN']));
        return tx.query<Rows>(sql, values);
      },
    });
  });
  return plans.join('\n');
}

test('what is searched and sorted by is what the indexes have', async () => {
  const byName = { by: UserSort.NAME, descending: false };
  expect(await plansOf((reads) => findSearched(reads, ADMIN, { ...ANYBODY, search: 'nobody' }))).toContain(
    'users_by_text',
  );
  expect(await plansOf((reads) => readUsers(reads, ADMIN, ANYBODY, byName))).toContain('users_by_name');
  const credit = worker(Role.STAFF, [Duty.CREDIT]);
  expect(await plansOf((reads) => readUsers(reads, credit, ANYBODY, byName))).toContain('users_by_business_name');
  expect(await plansOf((reads) => findSearched(reads, ADMIN, { ...ANYBODY, search: 'no' }))).not.toContain(
    'users_by_text',
  );
});
