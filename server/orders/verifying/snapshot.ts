import type { DataSource } from 'typeorm';
import { allowLongStatements, pgPool } from '../../db/dataSource';
import { PreparedStatements } from '../../db/preparedStatements';
import type { Queryable } from '../../db/queryable';
import { repeatWhenAsked } from '../../db/transaction';

/**
 * Reads as of one instant, and writes nothing: what is read together belongs together, whatever the shop does
 * meanwhile. Short, so that PostgreSQL need not keep old rows for long.
 * @param mayTakeLong whether a statement may last as long as it needs
 */
export function inSnapshot<T>(
  db: DataSource,
  read: (tx: Queryable) => Promise<T>,
  { mayTakeLong = false } = {},
): Promise<T> {
  return repeatWhenAsked(db, async () => {
    const connection = await pgPool(db).connect();
    try {
      await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      if (mayTakeLong) {
        allowLongStatements(connection);
        await connection.query('SET LOCAL statement_timeout = 0');
      }
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
