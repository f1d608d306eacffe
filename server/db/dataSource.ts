import 'reflect-metadata';
import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

/** How a connection to PostgreSQL is opened. */
export interface DatabaseOptions {
  /** Connections held at most by this process. */
  poolSize?: number;
}

/** The tables that are mapped, and the steps by which they come to be. */
export type Tables = Pick<DataSourceOptions, 'entities' | 'migrations'>;

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
    connectTimeoutMS: 10_000,
    extra: { idle_in_transaction_session_timeout: 30_000, statement_timeout: 30_000 },
  });
  return dataSource.initialize();
}

/** Brings the database to the newest schema; safe when several processes start at once. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    // Whoever comes second waits for as long as the first one's migrations take.
    await lock.query('SET statement_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.query('RESET statement_timeout').catch(() => undefined);
    await lock.release();
  }
}

const MIGRATION_LOCK = 7_264_001;

/** The pool of the `pg` driver below the data source, for libraries that speak to it directly. */
export function pgPool(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
