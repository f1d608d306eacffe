import 'reflect-metadata';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { AbstractLogger, DataSource, type DataSourceOptions } from 'typeorm';

/** How a connection to PostgreSQL is opened. */
export interface DatabaseOptions {
  /** Connections held at most by this process. */
  poolSize?: number;
}

/** The entities, and the migrations that make their tables. */
export type Tables = Pick<DataSourceOptions, 'entities' | 'migrations'>;

/** TypeORM would print by itself that a migration failed; whoever runs it says so, in the log. */
class NoLogger extends AbstractLogger {
  protected writeLog(): void {
    // Nothing: see above.
  }
}

/**
 * Opens a pool on the database; runs no migration.
 * @throws when PostgreSQL cannot be reached or refuses the credentials.
 */
export async function openDatabase(
  url: string,
  tables: Tables,
  { poolSize = 10 }: DatabaseOptions = {},
): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    ...tables,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    poolSize,
    applicationName: 'bustan',
    logger: new NoLogger(),
    connectTimeoutMS: 10_000,
    extra: { idle_in_transaction_session_timeout: 30_000, statement_timeout: 30_000, pipeline: true },
  });
  return dataSource.initialize();
}

/** The pool of the `pg` driver below the data source, for libraries that speak to it directly. */
export function pgPool(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}

/** How a pool of its own for reads is opened. */
export interface ReadsOptions {
  url: string;
  /** Most connections. */
  connections: number;
  /** After this many milliseconds PostgreSQL ends a statement. */
  statementTimeoutMs: number;
  log: Pick<Logger, 'warn'>;
}

/** A pool for reads that must not take the connections of others, nor the database for long; opens none before its first. */
export function openReads({ url, connections, statementTimeoutMs, log }: ReadsOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
    application_name: 'bustan-guests',
  });
  // The pool has dropped the connection already, and opens another.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'));
  return pool;
}
