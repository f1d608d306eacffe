import type { DataSource } from 'typeorm';
import { pgPool } from '../../db/dataSource';
import { PreparedStatements } from '../../db/preparedStatements';
import type { Queryable } from '../../db/queryable';
import { repeatWhenAsked } from '../../db/transaction';

/**
 * Reads as of one instant, and writes nothing: what is read together belongs together, whatever the shop does
 * meanwhile. Short, so that PostgreSQL need not keep old rows for long.
 */
export function inSnapshot<T>(db: DataSource, read: (tx: Queryable) => Promise<T>): Promise<T> {
  return repeatWhenAsked(db, async () => {
    const connection = await pgPool(db).connect();
    try {
      await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const result = await read(new PreparedStatements(connection));
      await connection.query('COMMIT');
      return result;
    } catch (error) {
      await connection.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      connection.release(connection.getTransactionStatus() !== 'I');
    }
  });
}
