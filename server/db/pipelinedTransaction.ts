import type { Writable } from 'node:stream';
import type { DataSource } from 'typeorm';
import type { PoolClient } from 'pg';
import { pgPool } from './dataSource';
import { confirmed } from './cluster/confirmedCommit';
import { PreparedStatements } from './preparedStatements';
import type { Queryable } from './queryable';
import { repeatWhenAsked, sqlState } from './transaction';

/**
 * A transaction of statements written by hand, on a connection that sends them without waiting for the answers to
 * earlier ones. What is asked for together goes to PostgreSQL in one piece; when one of them fails, PostgreSQL refuses
 * those behind it, `commit` included.
 */
export class PipelinedTransaction implements Queryable {
  private readonly statements: PreparedStatements;
  private readonly stream: Writable;
  private isOver = false;

  constructor(private readonly connection: PoolClient) {
    this.statements = new PreparedStatements(connection);
    this.stream = (connection as unknown as { connection: { stream: Writable } }).connection.stream;
  }

  query<Rows>(text: string, values?: unknown[]): Promise<Rows> {
    this.gather();
    return this.statements.query<Rows>(text, values);
  }

  /** What is sent from now to the end of this tick goes out by one write: writes cost more than the statements. */
  private gather(): void {
    if (this.stream.writableCorked > 0) return;
    this.stream.cork();
    process.nextTick(() => this.stream.uncork());
  }

  /** Ends the transaction; may be asked for together with the last statements, and then fails when they fail. */
  async commit(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    this.gather();
    const { command } = await confirmed(this.connection, () => this.connection.query('COMMIT'));
    // What PostgreSQL does instead when a statement before failed.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back, since one of its statements failed');
  }

  /** Undoes all that the transaction has done. */
  async rollback(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    await this.connection.query('ROLLBACK');
  }
}

/**
 * Runs `work` in a transaction without TypeORM, and ends it unless `work` has; whatever it throws rolls everything back.
 * Like `transaction`, it runs the whole of `work` again when PostgreSQL asks for it.
 */
export function pipelinedTransaction<T>(db: DataSource, work: (tx: PipelinedTransaction) => Promise<T>): Promise<T> {
  return repeatWhenAsked(db, async () => {
    const connection = await pgPool(db).connect();
    const tx = new PipelinedTransaction(connection);
    try {
      // Waited for: were it refused alone, the statements sent behind it would each stand by themselves.
      await connection.query('BEGIN');
      const answer = await work(tx);
      await tx.commit();
      return answer;
    } catch (error) {
      // The error that matters is the first; a connection that cannot even roll back is given up below.
      await tx.rollback().catch(() => undefined);
      throw error;
    } finally {
      connection.release(connection.getTransactionStatus() !== 'I');
    }
  });
}

const IN_FAILED_TRANSACTION = '25P02';

/**
 * Waits for all of what was asked for together.
 * @throws the first error in their order: those behind it fail only because of it
 */
export async function together<T extends readonly unknown[]>(
  ...asked: { readonly [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const results = await Promise.allSettled(asked);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  // One that asks for more after its first answer may be refused because of one behind it.
  if (errors.length > 0) throw errors.find((error) => sqlState(error) !== IN_FAILED_TRANSACTION) ?? errors[0];
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}
