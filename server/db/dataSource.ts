import 'reflect-metadata';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { entities } from '../database';
import { migrations } from '../../migrations';

/** How a connection to PostgreSQL is opened. */
export interface DatabaseOptions {
  /** Connections held at most by this process. */
  poolSize?: number;
}

/**
 * Opens a pool on the database; runs no migration.
 * @throws when PostgreSQL cannot be reached or refuses the credentials.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    poolSize: options.poolSize ?? 10,
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
