import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { isUnavailable } from '../../../server/db/cluster/unavailable';
import { pgPool } from '../../../server/db/dataSource';
import { pipelinedTransaction, together } from '../../../server/db/pipelinedTransaction';
import type { Queryable } from '../../../server/db/queryable';
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
const add = (on: Queryable, name: string) => on.query('UPDATE counter SET value = value + 1 WHERE name = $1', [name]);

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

type Run = <T>(db: DataSource, work: (tx: Queryable) => Promise<T>) => Promise<T>;

describe.each<[name: string, run: Run]>([
  ['transaction', transaction],
  ['pipelinedTransaction', pipelinedTransaction],
])('%s', (_name, run) => {
  test('two transactions that deadlock are both retried and committed, each once', async () => {
    const bothHoldOne = barrier(2);
    let attempts = 0;
    const lockInOrder = (first: string, second: string) => {
      let tries = 0;
      return run(db, async (tx) => {
        attempts += 1;
        tries += 1;
        await add(tx, first);
        if (tries === 1) await bothHoldOne();
        await add(tx, second);
      });
    };
    await Promise.all([lockInOrder('a', 'b'), lockInOrder('b', 'a')]);
    // PostgreSQL ended one of them, and that one ran again; when it comes first once more, even twice.
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(await values()).toEqual([
      { name: 'a', value: 2 },
      { name: 'b', value: 2 },
    ]);
  });

  /** Reads, lets a rival write, and writes over it: 40001 for as long as there is a rival. */
  function overtaken(rivals: number): { ended: Promise<number>; attempts: () => number } {
    let attempts = 0;
    const ended = run(db, async (tx) => {
      attempts += 1;
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await tx.query('SELECT value FROM counter');
      await tx.query(`INSERT INTO counter VALUES ('attempt', $1)`, [attempts]);
      if (attempts <= rivals) await add(db, 'a');
      await add(tx, 'a');
      return attempts;
    });
    return { ended, attempts: () => attempts };
  }

  test.each([1, 5])('a transaction that is overtaken %d times runs again, and stays once', async (rivals) => {
    const { ended } = overtaken(rivals);
    expect(await ended).toBe(rivals + 1);
    expect(await values()).toEqual([
      { name: 'a', value: rivals + 1 },
      { name: 'attempt', value: rivals + 1 },
      { name: 'b', value: 0 },
    ]);
  });

  test('after six attempts it gives up with what PostgreSQL said, and nothing of it stays', async () => {
    const { ended, attempts } = overtaken(Number.POSITIVE_INFINITY);
    const error: unknown = await ended.catch((refused: unknown) => refused);
    expect(sqlState(error)).toBe('40001');
    expect(attempts()).toBe(6);
    expect(await values()).toEqual([
      { name: 'a', value: 6 },
      { name: 'b', value: 0 },
    ]);
  });

  test('any other error is thrown at once', async () => {
    let attempts = 0;
    const ended = run(db, async (tx) => {
      attempts += 1;
      await add(tx, 'a');
      await tx.query(`INSERT INTO counter VALUES ('b', 1)`);
    });
    const error: unknown = await ended.catch((refused: unknown) => refused);
    expect(sqlState(error)).toBe('23505');
    expect(attempts).toBe(1);
    expect(await values()).toEqual([
      { name: 'a', value: 0 },
      { name: 'b', value: 0 },
    ]);
  });
});

describe('pipelinedTransaction', () => {
  const untouched = [
    { name: 'a', value: 0 },
    { name: 'b', value: 0 },
  ];

  test('what is asked for together is done in its order, and ends with the commit that was asked for with it', async () => {
    const found = await pipelinedTransaction(db, async (tx) => {
      const [, rows] = await together(add(tx, 'a'), tx.query('SELECT value FROM counter'), tx.commit());
      return rows;
    });
    expect(found).toEqual(expect.arrayContaining([{ value: 1 }, { value: 0 }]));
    expect(await values()).toEqual([{ name: 'a', value: 1 }, untouched[1]]);
  });

  test('of statements asked for together the first that fails is thrown, and nothing of any stays', async () => {
    const ended = pipelinedTransaction(db, async (tx) => {
      await together(add(tx, 'a'), tx.query(`INSERT INTO counter VALUES ('b', 1)`), add(tx, 'b'), tx.commit());
    });
    expect(sqlState(await ended.catch((error: unknown) => error))).toBe('23505');
    expect(await values()).toEqual(untouched);
  });

  test('what failed by itself is thrown before what was refused because of it', async () => {
    const ended = pipelinedTransaction(db, async (tx) => {
      const inTwoSteps = async () => {
        await add(tx, 'a');
        await add(tx, 'b');
      };
      await together(inTwoSteps(), tx.query('SELECT 1 / 0'));
    });
    expect(sqlState(await ended.catch((error: unknown) => error))).toBe('22012');
    expect(await values()).toEqual(untouched);
  });

  test('a statement that was refused behind another one runs the next time', async () => {
    const name = 'SELECT value AS never_sent_before FROM counter WHERE name = $1';
    const failing = pipelinedTransaction(db, (tx) => together(tx.query('SELECT 1 / 0'), tx.query(name, ['a'])));
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('22012');
    for (let n = 0; n < 12; n += 1) {
      expect(await pipelinedTransaction(db, (tx) => tx.query(name, ['a']))).toEqual([{ never_sent_before: 0 }]);
    }
  });

  test('what is rolled back does not stay, though the work ends well', async () => {
    await pipelinedTransaction(db, async (tx) => {
      await add(tx, 'a');
      await tx.rollback();
    });
    expect(await values()).toEqual(untouched);
  });

  test('a connection that is lost in the middle fails the work, and the pool goes on', async () => {
    const ended = pipelinedTransaction(db, async (tx) => {
      const [row] = await tx.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      const going = together(add(tx, 'a'), tx.query('SELECT pg_sleep(60)'), tx.commit());
      await Promise.all([going, db.query('SELECT pg_terminate_backend($1)', [row?.pid])]);
    });
    await expect(ended).rejects.toThrow(/terminat/);
    expect(await values()).toEqual(untouched);
    for (let n = 0; n < 12; n += 1) await pipelinedTransaction(db, (tx) => add(tx, 'b'));
    expect(await values()).toEqual([untouched[0], { name: 'b', value: 12 }]);
  });
});

test.each([true, false])(
  'a connection that is lost while nothing is asked ends no process (named: %s)',
  async (namedStatements) => {
    const other = await openShopDatabase(database.url, { namedStatements });
    const connection = await pgPool(other).connect();
    const ended = new Promise((resolve) => connection.once('end', resolve));
    const { rows } = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await db.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await ended;
    const failure: unknown = await connection.query('SELECT 1').catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    connection.release(true);
    await other.destroy();
  },
);
