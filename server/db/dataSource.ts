import 'reflect-metadata';
import type { Duplex } from 'node:stream';
import { Client, Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { AbstractLogger, DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { Config } from '../core/config';

/** The longest that a statement lasts, and that a transaction does nothing. */
const LONGEST_MS = 30_000;
/** Behind a pooler, which lets a statement wait for a connection for up to two minutes by itself. */
const LONGEST_BEHIND_POOLER_MS = 150_000;
/** How much longer an answer may take on its way before its connection is given up. */
const ON_THE_WAY_MS = 5_000;

/** How a connection to PostgreSQL is opened. */
export interface DatabaseOptions {
  /** Connections held at most by this process. */
  poolSize?: number;
  /**
   * Whether a pooler in transaction mode stands in between: it takes no settings of a connection, which the role has to
   * bring along instead (specification 28.2).
   */
  behindPooler?: boolean;
  /** Whether statements may be prepared under a name; without, each is parsed and planned whenever it is run. */
  namedStatements?: boolean;
  /** The longest that a statement lasts, and that a transaction does nothing, in milliseconds; 30 seconds. */
  longestMs?: number;
}

/** How connections to the configured database are opened. */
export function databaseOptions(
  config: Pick<Config, 'poolSize' | 'databaseListenUrl' | 'namedStatements'>,
): Required<Omit<DatabaseOptions, 'longestMs'>> {
  const { poolSize, databaseListenUrl, namedStatements } = config;
  return { poolSize, behindPooler: databaseListenUrl !== null, namedStatements };
}

/**
 * A connection that may be lost at any time: whoever waits for an answer gets the error with it, and the next statement fails.
 * Between two statements of a transaction nobody listens, and Node.js would end the process.
 */
class LosableClient extends Client {
  constructor(options?: ConstructorParameters<typeof Client>[0]) {
    super(options);
    this.on('error', () => undefined);
  }

  /** After how many milliseconds without an answer pg gives up the connection; never for 0. */
  set answerTimeout(ms: number) {
    this.inner.connectionParameters.query_timeout = ms;
  }

  /** Whether the connection is given up, of which the pool hears a moment later. */
  get isGivenUp(): boolean {
    return this.inner.connection.stream.destroyed;
  }

  private get inner() {
    return this as unknown as {
      connectionParameters: { query_timeout: number };
      connection: { stream: Duplex };
    };
  }
}

/**
 * Lets statements on a connection of `openDatabase` last as long as they need, until it is given back. PostgreSQL has a limit
 * of its own, which has to be lifted by `SET statement_timeout` besides.
 */
export function allowLongStatements(connection: PoolClient): void {
  if (connection instanceof LosableClient) connection.answerTimeout = 0;
}

/** Lets statements last as long as they need, for PostgreSQL as well: there until `statement_timeout` is reset. */
export async function allowLongQueries(runner: QueryRunner): Promise<void> {
  allowLongStatements((await runner.connect()) as PoolClient);
  await runner.query('SET statement_timeout = 0');
}

/** A connection that sends every statement without its name: also those of libraries, which name theirs. */
class UnnamedClient extends LosableClient {
  override query(...args: unknown[]): never {
    const [first, ...rest] = args;
    const isConfig = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first);
    const send = super.query.bind(this) as (...args: unknown[]) => never;
    return send(isConfig ? { ...first, name: undefined } : first, ...rest);
  }
}

/**
 * A server that is gone without a word closes no connection: what waits for its answer would wait until TCP gives up, and each
 * connection of the pool would be lost to it. So a connection is given up when no statement could last so long.
 * @param longestMs how long PostgreSQL lets a statement last
 */
const clientOf = (namedStatements: boolean, longestMs: number) => ({
  Client: namedStatements ? LosableClient : UnnamedClient,
  query_timeout: longestMs + ON_THE_WAY_MS,
  keepAlive: true,
});

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
  { poolSize = 10, behindPooler = false, namedStatements = true, longestMs = LONGEST_MS }: DatabaseOptions = {},
): Promise<DataSource> {
  const clients = clientOf(namedStatements, behindPooler ? LONGEST_BEHIND_POOLER_MS : longestMs);
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
    extra: {
      ...(!behindPooler && { idle_in_transaction_session_timeout: longestMs, statement_timeout: longestMs }),
      ...clients,
      pipeline: true,
    },
  });
  await dataSource.initialize();
  pgPool(dataSource).on('release', (_error, client) => {
    if (!(client instanceof LosableClient)) return;
    client.answerTimeout = clients.query_timeout;
    // What ends is not given to the next who waits.
    if (client.isGivenUp) void client.end();
  });
  return dataSource;
}

/** The pool of the `pg` driver below the data source, for libraries that speak to it directly. */
export function pgPool(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}

/** How a pool of its own for reads is opened. */
export interface ReadsOptions extends Required<Omit<DatabaseOptions, 'poolSize' | 'longestMs'>> {
  url: string;
  /** Most connections. */
  connections: number;
  /** What the connections are called in PostgreSQL. */
  name: string;
  /** After this many milliseconds PostgreSQL ends a statement; not sent to a pooler. */
  statementTimeoutMs: number;
  /** How long a connection may take to be made. */
  connectTimeoutMs?: number;
  log: Pick<Logger, 'warn'>;
}

/** A pool for reads that must not take the connections of others, nor the database for long; opens none before its first. */
export function openReads({
  url,
  connections,
  name,
  statementTimeoutMs,
  connectTimeoutMs = 10_000,
  behindPooler,
  namedStatements,
  log,
}: ReadsOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    ...(!behindPooler && { statement_timeout: statementTimeoutMs }),
    ...clientOf(namedStatements, behindPooler ? LONGEST_BEHIND_POOLER_MS : statementTimeoutMs),
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: name,
    pipeline: true,
  });
  // The pool has dropped the connection already, and opens another.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'));
  return pool;
}
