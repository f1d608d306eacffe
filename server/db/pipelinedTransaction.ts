import type { DataSource } from 'typeorm';
import type { PoolClient, QueryResult } from 'pg';
import { IN_FAILED_TRANSACTION, sendBatch, type BatchedStatement } from './batch';
import { pgPool } from './dataSource';
import { nameOf } from './preparedStatements';
import type { Queryable } from './queryable';
import { repeatWhenAsked, sqlState } from './transaction';

/**
 * A transaction of statements written by hand. What is asked for together goes to PostgreSQL in one piece, the first with
 * `BEGIN` before it; when one of them fails, PostgreSQL passes over those behind it, `commit` included.
 */
export class PipelinedTransaction implements Queryable {
  private waiting: BatchedStatement[] = [];
  /** Settled when all that was asked for is answered; null before anything is. */
  private answered: Promise<void> | null = null;
  private isEnding = false;
  private isOver = false;

  constructor(private readonly connection: PoolClient) {}

  async query<Rows>(text: string, values: unknown[] = []): Promise<Rows> {
    const { rows } = await this.ask(text, values);
    return rows as Rows;
  }

  /** Ends the transaction; may be asked for together with the last statements, and then fails when they fail. */
  async commit(): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    if (this.answered === null) return;
    let command: string;
    try {
      ({ command } = await this.ask('COMMIT', []));
      this.isOver = true;
    } catch (error) {
      // Behind a failed statement it was passed over, and the transaction is still to be ended.
      this.isOver = sqlState(error) !== IN_FAILED_TRANSACTION;
      throw error;
    }
    // What PostgreSQL does instead when a statement of an earlier piece failed.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back, since one of its statements failed');
  }

  /** Undoes all that the transaction has done. */
  async rollback(): Promise<void> {
    this.isEnding = true;
    if (this.isOver) return;
    this.isOver = true;
    if (this.answered === null) return;
    await this.answered;
    await this.connection.query('ROLLBACK');
  }

  private ask(text: string, values: unknown[]): Promise<QueryResult> {
    if (this.waiting.length === 0) this.gather();
    return new Promise((resolve, reject) => {
      this.waiting.push({ text, values, name: nameOf(text), resolve, reject });
    });
  }

  /**
   * What is asked for from now to the end of this tick goes out by one write, since writes cost more than the statements;
   * but after the answer to what went before, without which it could stand outside of the transaction.
   */
  private gather(): void {
    if (this.answered === null) this.waiting.push({ text: 'BEGIN', values: [], name: nameOf('BEGIN') });
    const before = this.answered ?? Promise.resolve();
    this.answered = new Promise((resolve) => {
      process.nextTick(() => {
        void before.then(() => sendBatch(this.connection, this.waiting.splice(0))).then(resolve);
      });
    });
  }
}

/**
 * Runs `work` in a transaction without TypeORM, and ends it unless `work` has; whatever it throws rolls everything back.
 * Like `transaction`, it runs the whole of `work` again when PostgreSQL asks for it.
 */
export function pipelinedTransaction<T>(db: DataSource, work: (tx: PipelinedTransaction) => Promise<T>): Promise<T> {
  return repeatWhenAsked(async () => {
    const connection = await pgPool(db).connect();
    // A connection that is lost fails the statement that waits on it; unheard, its event would end the process.
    const ignore = (): void => undefined;
    connection.on('error', ignore);
    const tx = new PipelinedTransaction(connection);
    try {
      const answer = await work(tx);
      await tx.commit();
      return answer;
    } catch (error) {
      // The error that matters is the first; a connection that cannot even roll back is given up below.
      await tx.rollback().catch(ignore);
      throw error;
    } finally {
      connection.off('error', ignore);
      connection.release(connection.getTransactionStatus() !== 'I');
    }
  });
}

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
