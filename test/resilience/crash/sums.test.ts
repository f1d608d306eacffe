import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { foldSums } from '../../../server/orders/sums/keepSums';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { eventually } from '../../support/processes';

let database: FreshDatabase;
let db: DataSource;
let other: Client;

beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
  other = await database.connect();
});
afterAll(async () => {
  await other.end();
  await db.destroy();
  await database.drop();
});

test('a connection that is lost while sums are brought up to date fails that work alone', async () => {
  await other.query('BEGIN');
  await other.query('LOCK TABLE order_change IN ACCESS EXCLUSIVE MODE');
  const folding = foldSums(db).catch((error: unknown) => error);
  await eventually('it was ended', async () => {
    // Outside the transaction, in which whoever works would be seen as at the first look for good.
    const ended = await db.query<unknown[]>(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE '%fold_order_sums%' AND pid <> pg_backend_pid()`,
    );
    return ended.length > 0;
  });
  expect(String(await folding)).toMatch(/terminat/);
  await other.query('ROLLBACK');
  await foldSums(db);
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
