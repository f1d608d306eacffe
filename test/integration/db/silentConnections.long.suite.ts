import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { isUnavailable } from '../../../server/db/cluster/unavailable';
import { pgPool } from '../../../server/db/dataSource';
import { pipelinedTransaction } from '../../../server/db/pipelinedTransaction';
import { allowLongTransaction, sqlState, transaction } from '../../../server/db/transaction';
import { freshDatabase } from '../../support/database';
import { FaultProxy } from '../../support/network/faultProxy';

// A server that is gone without a word answers nothing, and closes nothing (specification 28.3).
const LONGEST_MS = 500;
/** Longer than a statement may last, and than its answer may be on its way. */
const LONG_SECONDS = 6.5;
const QUERY_CANCELED = '57014';

let db: DataSource;
let proxy: FaultProxy;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase('empty');
  drop = database.drop;
  proxy = new FaultProxy(new URL(database.url));
  db = await openShopDatabase(await proxy.start(), { poolSize: 3, longestMs: LONGEST_MS });
});
beforeEach(async () => {
  // Those that a test before has silenced are given up.
  await Promise.allSettled([one(), one(), one()]);
  expect(await allAnswer()).toEqual(['answered', 'answered', 'answered']);
});
afterAll(async () => {
  proxy.stop();
  await db.destroy();
  await drop();
});

const one = (): Promise<unknown> => db.query('SELECT 1 AS one');
const outcomeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
  );

/** So many ask at the same time that each connection of the pool answers. */
const allAnswer = (): Promise<string[]> => Promise.all([1, 2, 3].map(() => one().then(() => 'answered')));

test('each connection of the pool on which no answer comes is given up, and others are made', async () => {
  proxy.silence();
  expect(
    await Promise.all([
      outcomeOf(one()),
      outcomeOf(transaction(db, (tx) => tx.query('SELECT 1'))),
      outcomeOf(pipelinedTransaction(db, (tx) => tx.query('SELECT 1'))),
    ]),
  ).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(await allAnswer()).toEqual(['answered', 'answered', 'answered']);
});

test('of a COMMIT without an answer nobody knows whether it was done', async () => {
  const asked = pipelinedTransaction(db, async (tx) => {
    await tx.query('SELECT 1');
    proxy.silence();
  });
  expect(await outcomeOf(asked)).toBe('unavailable');
});

test('a transaction may last longer where that is said, and what uses its connection next may not', async () => {
  const pool = pgPool(db);
  const [first, ...others] = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  // It alone is left for what follows.
  first.release();
  const long = await transaction(db, async (tx) => {
    await allowLongTransaction(tx, '0');
    return tx.query<[{ lasted: boolean }]>('SELECT true AS lasted FROM pg_sleep($1)', [LONG_SECONDS]);
  });
  expect(long).toEqual([{ lasted: true }]);
  const tooLong = transaction(db, (tx) => tx.query('SELECT pg_sleep($1)', [LONG_SECONDS]));
  expect(await tooLong.catch(sqlState)).toBe(QUERY_CANCELED);
  proxy.silence();
  expect(await outcomeOf(one())).toBe('unavailable');
  for (const other of others) other.release(true);
});
