import { Pool } from 'pg';
import { PreparedStatements } from '../../../server/db/preparedStatements';
import { SharedReads } from '../../../server/db/sharedReads';
import { freshDatabase, type FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let pool: Pool;
let shared: SharedReads;

beforeAll(async () => {
  database = await freshDatabase();
  pool = new Pool({ connectionString: database.url });
  await pool.query('CREATE SEQUENCE runs');
  await pool.query('CREATE TABLE told (price integer)');
  await pool.query('INSERT INTO told VALUES (1)');
});

beforeEach(() => {
  shared = new SharedReads(new PreparedStatements(pool));
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Which run of the statement gave the rows. */
const RUN = `SELECT nextval('runs')::integer AS run, $1::text AS text, pg_sleep(0.05)::text`;

test('one who asks alone, again and again, gets rows of their own', async () => {
  const first = await shared.query<{ run: number }[]>(RUN, ['a']);
  const second = await shared.query<{ run: number }[]>(RUN, ['a']);
  expect(second[0]!.run).toBe(first[0]!.run + 1);
});

test('all who ask while it is under way get the rows of one next run', async () => {
  const asked = [1, 2, 3, 4].map(() => shared.query<{ run: number }[]>(RUN, ['a']));
  const [first, second, third, fourth] = await Promise.all(asked);
  expect(second![0]!.run).toBe(first![0]!.run + 1);
  expect(third).toBe(second);
  expect(fourth).toBe(second);
});

test('other parameters are another question', async () => {
  const [a, b] = await Promise.all([shared.query(RUN, ['a']), shared.query(RUN, ['b'])]);
  expect(a).toEqual([expect.objectContaining({ text: 'a' })]);
  expect(b).toEqual([expect.objectContaining({ text: 'b' })]);
});

test('nobody gets rows that are older than the question', async () => {
  const read = () => shared.query('SELECT price, pg_sleep(0.02)::text FROM told');
  for (let price = 2; price <= 12; price += 1) {
    const before = [read(), read()];
    await pool.query('UPDATE told SET price = $1', [price]);
    const after = [read(), read()];
    for (const rows of await Promise.all(after)) expect(rows).toEqual([expect.objectContaining({ price })]);
    await Promise.all(before);
  }
});

test('a failure is told to those who waited for it, and to nobody else', async () => {
  const divide = () => shared.query('SELECT 1 / price AS share, pg_sleep(0.02)::text FROM told');
  await pool.query('UPDATE told SET price = 0');
  const [first, second] = await Promise.allSettled([divide(), divide()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  await pool.query('UPDATE told SET price = 1');
  expect(await divide()).toEqual([expect.objectContaining({ share: 1 })]);
});
