import type { DataSource } from 'typeorm';
import { SUMS_LOCK } from '../../../migrations/sums/fold';
import { allowLongStatements, pgPool } from '../../db/dataSource';
import { repeatWhenAsked, sqlState } from '../../db/transaction';

const SERIALIZATION_FAILURE = '40001';

/** One view of the database for all of the work; however much there is of it. */
const IN_ONE_VIEW = 'BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0';

/**
 * Puts what changed of orders into the sums that reports and counts are made of (specification 13.7). Done twice it does
 * nothing more: a note is deleted in the transaction that counts it.
 */
export async function foldSums(db: DataSource): Promise<void> {
  const connection = await pgPool(db).connect();
  allowLongStatements(connection);
  try {
    await connection.query(`${IN_ONE_VIEW}; SELECT fold_order_sums(); COMMIT`);
  } catch (error) {
    // The error that matters is the first; a connection that cannot even roll back is given up below.
    await connection.query('ROLLBACK').catch(() => undefined);
    // Another process was there first.
    if (sqlState(error) !== SERIALIZATION_FAILURE) throw error;
  } finally {
    connection.release(connection.getTransactionStatus() !== 'I');
  }
}

/** A kept sum that is not what the orders say. */
export interface WrongSum {
  /** The table, and which of its rows. */
  readonly kept: string;
  readonly what: string;
  /** By how much each of its figures is too much. */
  readonly off: string;
}

/**
 * Compares every kept sum with the orders (specification 13.7), and leaves nothing behind. Waits for whoever brings the sums
 * up to date meanwhile.
 */
export function wrongSums(db: DataSource): Promise<WrongSum[]> {
  return repeatWhenAsked(db, async () => {
    const connection = await pgPool(db).connect();
    allowLongStatements(connection);
    try {
      await connection.query(IN_ONE_VIEW);
      await connection.query('SELECT pg_advisory_xact_lock($1)', [SUMS_LOCK]);
      return (await connection.query<WrongSum>('SELECT * FROM wrong_order_sums()')).rows;
    } finally {
      await connection.query('ROLLBACK').catch(() => undefined);
      connection.release(connection.getTransactionStatus() !== 'I');
    }
  });
}
