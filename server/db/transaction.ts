import { DatabaseError, type PoolClient } from 'pg';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { confirmed } from './cluster/confirmedCommit';
import { noteIfFull } from './cluster/fullDisk';
import { allowLongStatements } from './dataSource';
import { PreparedStatements } from './preparedStatements';
import type { Queryable } from './queryable';

/** A transaction: statements written by hand and TypeORM's repositories, on one connection. */
export interface Transaction extends Queryable {
  readonly manager: EntityManager;
}

const ATTEMPTS = 6;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';
/** How pg-pool says that no connection became free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/**
 * Runs `work` in one transaction; whatever it throws rolls everything back.
 *
 * The whole of `work` runs again when PostgreSQL asks for it, so it must change nothing outside the database, but by
 * `afterCommit`.
 */
export function transaction<T>(db: DataSource, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return repeatWhenAsked(db, async () => {
    const runner = db.createQueryRunner();
    try {
      const connection = (await runner.connect()) as PoolClient;
      const later: (() => void)[] = [];
      // Held until COMMIT is answered.
      const result = await confirmed(connection, () =>
        runner.manager.transaction(async (manager) => {
          const tx = await statementsOf(manager);
          onceCommitted.set(tx, later);
          return work(tx);
        }),
      );
      for (const each of later) each();
      return result;
    } finally {
      await runner.release();
    }
  });
}

/**
 * Lets the statements of a transaction last longer than those of requests do.
 * @param longest as PostgreSQL writes it, such as `2min`; `0` for as long as they need
 */
export async function allowLongTransaction(tx: Transaction, longest: string): Promise<void> {
  const connection: unknown = await tx.manager.queryRunner?.connect();
  allowLongStatements(connection as PoolClient);
  await tx.query(`SET LOCAL statement_timeout = '${longest}'`);
  await tx.query(`SET LOCAL idle_in_transaction_session_timeout = '${longest}'`);
}

const onceCommitted = new WeakMap<Queryable, (() => void)[]>();

/** Does something that must not fail once the transaction is committed, such as counting what it did. */
export function afterCommit(tx: Queryable, work: () => void): void {
  const later = onceCommitted.get(tx);
  if (!later) throw new Error('Only what is done in a transaction is committed with it');
  later.push(work);
}

/**
 * Runs a whole transaction again when PostgreSQL asks for it (SQLSTATE 40001 and 40P01). Gives up after six attempts with
 * PostgreSQL's own error.
 */
export async function repeatWhenAsked<T>(db: DataSource, attemptOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce();
    } catch (error) {
      noteIfFull(db, sqlState(error));
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

async function statementsOf(manager: EntityManager): Promise<Transaction> {
  if (!manager.queryRunner) throw new Error('A transaction has a connection of its own');
  const connection = (await manager.queryRunner.connect()) as PoolClient;
  return Object.assign(new PreparedStatements(connection), { manager });
}

function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}

/** The five-character SQLSTATE of an error of PostgreSQL; null for any other error. */
export function sqlState(error: unknown): string | null {
  const driverError: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return driverError instanceof DatabaseError ? (driverError.code ?? null) : null;
}

/** Whether PostgreSQL ended a statement that took or waited longer than it may, or no connection became free in time. */
export function isTimeout(error: unknown): boolean {
  const state = sqlState(error);
  return (
    state === QUERY_CANCELED ||
    state === LOCK_NOT_AVAILABLE ||
    (error instanceof Error && error.message === NO_CONNECTION)
  );
}
