import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../../server/database';
import { loadDemo } from '../../../../server/demo/loadDemo';
import { type FreshDatabase, freshDatabase } from '../../../support/database';

export let database: FreshDatabase;
export let db: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
  db = await openShopDatabase(database.url);
  expect(await loadDemo(db)).toBe(true);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The row of a statement that has one. */
export async function one(sql: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await db.query<Record<string, unknown>[]>(sql);
  return row;
}
