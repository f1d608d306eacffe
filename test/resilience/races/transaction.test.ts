import type { DataSource, EntityManager } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { sqlState, transaction } from '../../../server/db/transaction';
import { freshDatabase, type FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
  db = await openShopDatabase(database.url);
  await db.query('CREATE TABLE counter (name text PRIMARY KEY, value integer NOT NULL)');
});

beforeEach(async () => {
  await db.query('TRUNCATE counter');
  await db.query(`INSERT INTO counter VALUES ('a', 0), ('b', 0)`);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const values = () => db.query<{ name: string; value: number }[]>('SELECT name, value FROM counter ORDER BY name');
const add = (on: Pick<EntityManager, 'query'>, name: string) =>
  on.query('UPDATE counter SET value = value + 1 WHERE name = $1', [name]);

/** Resolves for everyone when as many have come as were expected. */
function barrier(expected: number): () => Promise<void> {
  let come = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    come += 1;
    if (come === expected) open();
    return opened;
  };
}

test('two transactions that deadlock are both retried and committed, each once', async () => {
  const bothHoldOne = barrier(2);
  let attempts = 0;
  const lockInOrder = (first: string, second: string) => {
    let tries = 0;
    return transaction(db, async (tx) => {
      attempts += 1;
      tries += 1;
      await add(tx, first);
      if (tries === 1) await bothHoldOne();
      await add(tx, second);
    });
  };
  await Promise.all([lockInOrder('a', 'b'), lockInOrder('b', 'a')]);
  // PostgreSQL ended one of them, and that one ran again.
  expect(attempts).toBe(3);
  expect(await values()).toEqual([
    { name: 'a', value: 2 },
    { name: 'b', value: 2 },
  ]);
});

/** Reads, lets a rival write, and writes over it: 40001 for as long as there is a rival. */
function overtaken(rivals: number): { run: Promise<number>; attempts: () => number } {
  let attempts = 0;
  const run = transaction(db, async (tx) => {
    attempts += 1;
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await tx.query('SELECT value FROM counter');
    await tx.query(`INSERT INTO counter VALUES ('attempt', $1)`, [attempts]);
    if (attempts <= rivals) await add(db, 'a');
    await add(tx, 'a');
    return attempts;
  });
  return { run, attempts: () => attempts };
}

test.each([1, 5])('a transaction that is overtaken %d times runs again, and stays once', async (rivals) => {
  const { run } = overtaken(rivals);
  expect(await run).toBe(rivals + 1);
  expect(await values()).toEqual([
    { name: 'a', value: rivals + 1 },
    { name: 'attempt', value: rivals + 1 },
    { name: 'b', value: 0 },
  ]);
});

test('after six attempts it gives up with what PostgreSQL said, and nothing of it stays', async () => {
  const { run, attempts } = overtaken(Number.POSITIVE_INFINITY);
  const error: unknown = await run.catch((refused: unknown) => refused);
  expect(sqlState(error)).toBe('40001');
  expect(attempts()).toBe(6);
  expect(await values()).toEqual([
    { name: 'a', value: 6 },
    { name: 'b', value: 0 },
  ]);
});

test('any other error is thrown at once', async () => {
  let attempts = 0;
  const run = transaction(db, async (tx) => {
    attempts += 1;
    await add(tx, 'a');
    await tx.query(`INSERT INTO counter VALUES ('b', 1)`);
  });
  const error: unknown = await run.catch((refused: unknown) => refused);
  expect(sqlState(error)).toBe('23505');
  expect(attempts).toBe(1);
  expect(await values()).toEqual([
    { name: 'a', value: 0 },
    { name: 'b', value: 0 },
  ]);
});
