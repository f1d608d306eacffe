import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MigrationExecutor, type DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { allowLongQueries } from './dataSource';
import { sqlState } from './transaction';

/** Held by the one process that migrates. */
const MIGRATION_LOCK = 7_264_001;
/** How often a process looks whether another one has done the migrations. */
const LOOK_MS = 200;
/** What a connection that migrates has otherwise than others. */
const SETTINGS = [
  'statement_timeout',
  'idle_in_transaction_session_timeout',
  'lock_timeout',
  'client_connection_check_interval',
];
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** How a migration comes by its locks while the shop is open. */
export interface MigrationOptions {
  /** How often it is tried. */
  attempts?: number;
  /** What the shop has between two tries to answer what has waited, in milliseconds. */
  pauseMs?: number;
  /** Where a try is noted that found what it needs in use. */
  log?: Pick<Logger, 'warn'>;
}

/**
 * Brings the database to the newest schema; safe when several processes start at once, and while others answer
 * requests (specification 20.9).
 * @throws when a migration is refused, or found what it changes in use at every try
 */
export function migrate(dataSource: DataSource, options?: MigrationOptions): Promise<void> {
  return withMigrationLock(dataSource, (runner) =>
    retried(async () => {
      const executor = new MigrationExecutor(dataSource, runner);
      executor.transaction = 'each';
      await executor.executePendingMigrations();
    }, options),
  );
}

/** @throws when the schema is not yet that of this version */
export async function refuseOldSchema(dataSource: DataSource): Promise<void> {
  const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
  if (pending.length === 0) return;
  throw new Error(
    `The schema lacks ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} of this version: run "npm run migrate" first.`,
  );
}

/**
 * A migration that takes away what servers of a release before still had, and names the release that first did without
 * it. A test refuses one that takes away without saying so, or names a release that was not made.
 */
export interface TakesAway extends MigrationInterface {
  readonly unusedSince: `${number}.${number}.${number}`;
}

/**
 * A migration whose way back ends with each of its statements, which can be done again: it takes locks of several tables
 * that the shop writes, and must hold none of them while it waits for the next.
 */
export interface StepsBack extends MigrationInterface {
  readonly downInSteps: true;
}

/** Takes the newest migration back, if there is any, as carefully. @throws as `migrate` */
export function undoLastMigration(dataSource: DataSource, options?: MigrationOptions): Promise<void> {
  return withMigrationLock(dataSource, (runner) =>
    retried(async () => {
      const executor = new MigrationExecutor(dataSource, runner);
      const [newest] = await executor.getExecutedMigrations();
      const migration = dataSource.migrations.find((each) => (each.name ?? each.constructor.name) === newest?.name);
      // On the way back TypeORM does not ask the migration itself.
      const inSteps = migration?.transaction === false || (migration as StepsBack | undefined)?.downInSteps === true;
      executor.transaction = inSteps ? 'none' : 'each';
      await executor.undoLastMigration();
    }, options),
  );
}

/**
 * Does the work on a connection that holds the lock of migrations, whose statements may last as long as they need but
 * wait for a lock for a second at most: every request that comes after them for the same table waits as long.
 */
async function withMigrationLock(dataSource: DataSource, work: (runner: QueryRunner) => Promise<void>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await allowLongQueries(runner);
    await runner.query('SET idle_in_transaction_session_timeout = 0');
    await runner.query(`SET lock_timeout = '1s'`);
    // When this process is killed, its statement ends within a second and lets go of its locks; not every system can.
    await runner.query(`SET client_connection_check_interval = '1s'`).catch(() => undefined);
    // A second process looks again and again rather than waits in a statement, for which an index that is made
    // concurrently would wait in turn.
    while (!(await isLockTaken(runner))) await delay(LOOK_MS);
    await work(runner);
  } finally {
    for (const setting of SETTINGS) await runner.query(`RESET ${setting}`).catch(() => undefined);
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}

async function isLockTaken(runner: QueryRunner): Promise<boolean> {
  const [row] = (await runner.query('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK])) as [
    { taken: boolean },
  ];
  return row.taken;
}

/** Tries again while the work finds what it needs in use. The defaults are about five minutes. */
async function retried(
  work: () => Promise<void>,
  { attempts = 150, pauseMs = 1_000, log }: MigrationOptions = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const state = sqlState(error);
      if (state !== LOCK_NOT_AVAILABLE && state !== DEADLOCK_DETECTED) throw error;
      if (attempt === attempts) throw new Error(inUse(attempts), { cause: error });
      log?.warn({ attempt }, 'a migration waits for a table that is in use; requests go on meanwhile');
      await delay(pauseMs);
    }
  }
}

function inUse(attempts: number): string {
  return `A migration found a table in use at each of ${attempts} tries, so the schema is not up to date yet. End the transaction that lasts so long (pg_stat_activity shows it), and start again; what is done stays.`;
}
