import type { DataSource } from 'typeorm';
import { allowLongStatements, pgPool } from '../db/dataSource';
import type { Queryable } from '../db/queryable';

/** Puts what came into the counts of lists (specification 11.3) together. Done twice, or by two at once, it is done once. */
export async function foldCounts(db: Queryable): Promise<void> {
  await db.query('SELECT fold_list_counts()');
}

/** A kept count that is not how many rows there are. */
export interface WrongCount {
  /** The table, and which of its kinds. */
  readonly counted: string;
  readonly kind: string;
  readonly kept: number;
  readonly rows: number;
}

/** Compares every kept count with the rows, as of one instant and however many there are, and leaves nothing behind. */
export async function wrongCounts(db: DataSource): Promise<WrongCount[]> {
  const connection = await pgPool(db).connect();
  allowLongStatements(connection);
  try {
    await connection.query('BEGIN READ ONLY; SET LOCAL statement_timeout = 0');
    return (await connection.query<WrongCount>('SELECT * FROM wrong_list_counts() ORDER BY counted, kind')).rows;
  } finally {
    await connection.query('ROLLBACK').catch(() => undefined);
    connection.release(connection.getTransactionStatus() !== 'I');
  }
}
