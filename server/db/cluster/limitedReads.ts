import type { Pool } from 'pg';
import { together } from '../pipelinedTransaction';
import type { Queryable } from '../queryable';

/**
 * Reads behind a pooler, which takes no settings of a connection: each statement brings its limit of time along, in a
 * transaction of its own that is sent in one piece.
 */
export class LimitedReads implements Queryable {
  constructor(
    private readonly pool: Pool,
    private readonly statementTimeoutMs: number,
  ) {}

  async query<Rows>(text: string, values: unknown[] = []): Promise<Rows> {
    const connection = await this.pool.connect();
    try {
      const begin = `BEGIN READ ONLY; SET LOCAL statement_timeout = ${this.statementTimeoutMs}`;
      const [, { rows }] = await together(
        connection.query(begin),
        connection.query({ text, values }),
        // Of a statement that failed PostgreSQL makes a ROLLBACK.
        connection.query('COMMIT'),
      );
      return rows as Rows;
    } finally {
      connection.release(connection.getTransactionStatus() !== 'I');
    }
  }
}
