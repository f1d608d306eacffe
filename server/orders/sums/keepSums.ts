import type { DataSource } from 'typeorm';
import { pgPool } from '../../db/dataSource';
import { sqlState } from '../../db/transaction';

const SERIALIZATION_FAILURE = '40001';

/** One view of the database for all of the work; however much there is of it. */
const inOneView = (statement: string): string =>
  `BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0; ${statement}; COMMIT`;

/**
 * Puts what changed of orders into the sums that reports and counts are made of (specification 13.7). Done twice it does
 * nothing more: a note is deleted in the transaction that counts it.
 */
export async function foldSums(db: DataSource): Promise<void> {
  const connection = await pgPool(db).connect();
  // A connection that is lost fails the statement that waits on it; unheard, its event would end the process.
  const ignore = (): void => undefined;
  connection.on('error', ignore);
  try {
    await connection.query(inOneView('SELECT fold_order_sums()'));
  } catch (error) {
    // The error that matters is the first; a connection that cannot even roll back is given up below.
    await connection.query('ROLLBACK').catch(ignore);
    // Another process was there first.
    if (sqlState(error) !== SERIALIZATION_FAILURE) throw error;
  } finally {
    connection.off('error', ignore);
    connection.release(connection.getTransactionStatus() !== 'I');
  }
}
