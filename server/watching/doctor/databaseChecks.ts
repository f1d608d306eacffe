import type { DataSource } from 'typeorm';
import type { Config } from '../../core/config';
import { JOB_CONNECTIONS } from '../../jobs/running/lanes';
import { JobTask } from '../../jobs/jobTask';
import { connectionName } from '../../jobs/lostJobs';
import { mailQueue } from '../../mail/mailQueue';
import { checkListening, checkReplica } from './addresses';
import { failed, ok, warning, type Finding } from './finding';

/** The oldest version that its makers still mend. */
const OLDEST_VERSION = 15;
const EXTENSIONS = ['pg_trgm', 'unaccent', 'fuzzystrmatch'];
/** By how much the clocks of shop and database may differ, in seconds. */
const CLOCKS = { warning: 1, failed: 30 } as const;
/** For how long a mail may wait, in seconds: beyond some tries again. */
const LATE_SECONDS = 900;
const MINUTE = 60;
/** Guests have half as many connections as the pool. */
const POOLS = 1.5;
/** Connections of a process that listen for changes. */
const LISTENING = 1;

/** All that can be asked of a database that answers, in the order of its importance; null: the settings do not ask for it. */
export const databaseChecks: readonly ((db: DataSource, config: Config) => Promise<Finding | null>)[] = [
  checkVersion,
  checkMigrations,
  checkExtensions,
  checkClock,
  checkConnections,
  checkListening,
  checkReplica,
  checkJobs,
  checkMails,
  checkTasks,
];

async function checkVersion(db: DataSource): Promise<Finding> {
  const [{ version }] = await rowsOf<[{ version: string }]>(db, `SELECT current_setting('server_version') AS version`);
  const found = `PostgreSQL ${version}`;
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return ok('version', found);
  return failed('version', found, `Take PostgreSQL ${OLDEST_VERSION} or newer: older ones are not mended any more`);
}

/** Compares the migrations of this version with those that the database has had. */
async function checkMigrations(db: DataSource): Promise<Finding> {
  const known = db.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const [{ has }] = await rowsOf<[{ has: boolean }]>(db, `SELECT to_regclass('migration') IS NOT NULL AS has`);
  const done = has ? await rowsOf<{ name: string }[]>(db, 'SELECT name FROM migration') : [];
  const names = new Set(done.map(({ name }) => name));
  const pending = known.filter((name) => !names.has(name));
  const newer = done.filter(({ name }) => !known.includes(name));
  if (pending.length > 0) {
    const found = `${pending.length} of ${known.length} are still to be done, ${pending[0]} first`;
    return failed('migrations', found, 'Run npm run migrate; the shop may be open meanwhile');
  }
  if (newer.length > 0) {
    const found = `the database has ${newer.length} that this version does not know`;
    return warning(
      'migrations',
      found,
      'Run the newer version of the shop, or take them back with it (npm run migrate:down)',
    );
  }
  return ok('migrations', `all ${known.length} are done`);
}

async function checkExtensions(db: DataSource): Promise<Finding> {
  const rows = await rowsOf<{ name: string }[]>(
    db,
    'SELECT extname AS name FROM pg_extension WHERE extname = ANY($1)',
    [EXTENSIONS],
  );
  const missing = EXTENSIONS.filter((each) => !rows.some(({ name }) => name === each));
  if (missing.length === 0) return ok('extensions', `${EXTENSIONS.join(', ')} are there`);
  const create = missing.map((name) => `CREATE EXTENSION ${name};`).join(' ');
  return failed('extensions', `${missing.join(', ')} missing`, `Run in the database as its owner: ${create}`);
}

/** The clocks are compared at the middle of the question, whose way takes time, too. */
async function checkClock(db: DataSource): Promise<Finding> {
  await rowsOf(db, 'SELECT 1');
  const before = Date.now();
  const [{ at }] = await rowsOf<[{ at: number }]>(
    db,
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at',
  );
  const seconds = Math.abs(at - (before + Date.now()) / 2) / 1_000;
  const found = `those of shop and database differ by ${seconds.toFixed(1)} s`;
  const todo = 'Let NTP keep the clocks of both machines (timedatectl set-ntp true)';
  if (seconds >= CLOCKS.failed) return failed('clock', found, todo);
  return seconds >= CLOCKS.warning ? warning('clock', found, todo) : ok('clock', found);
}

/** Whether PostgreSQL takes as many connections as the processes may want. */
async function checkConnections(db: DataSource, { workers, poolSize, runJobs }: Config): Promise<Finding> {
  const [{ most }] = await rowsOf<[{ most: number }]>(
    db,
    `SELECT current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer AS most`,
  );
  const beside = LISTENING + (runJobs ? JOB_CONNECTIONS : 0);
  const wanted = workers * (Math.ceil(poolSize * POOLS) + beside);
  const found = `the shop takes up to ${wanted} (WORKERS=${workers}, DB_POOL=${poolSize}), PostgreSQL has ${most}`;
  if (wanted <= most) return ok('connections', found);
  return warning('connections', found, 'Lower DB_POOL, or raise max_connections in postgresql.conf');
}

/** Whether others run the jobs that these processes leave to them. */
async function checkJobs(db: DataSource, { runJobs }: Config): Promise<Finding | null> {
  if (runJobs) return null;
  const [{ lives }] = await rowsOf<[{ lives: boolean }]>(
    db,
    `SELECT EXISTS (SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND starts_with(application_name, $1)) AS lives`,
    [connectionName('')],
  );
  if (lives) return ok('jobs', 'RUN_JOBS is off here, and another process runs them');
  return failed('jobs', 'RUN_JOBS is off here, and no other process runs them', 'Start one with RUN_JOBS=on');
}

async function checkMails(db: DataSource): Promise<Finding> {
  const { waiting, failed: givenUp, oldestSeconds } = await mailQueue(db);
  const found = `${waiting} mails wait, ${givenUp} were given up`;
  if (oldestSeconds > LATE_SECONDS) {
    const minutes = Math.floor(oldestSeconds / MINUTE);
    return failed(
      'queue',
      `${found}; one waits since ${minutes} minutes`,
      'See SMTP_URL, and the mails in the back office',
    );
  }
  if (givenUp === 0) return ok('queue', found);
  return warning('queue', found, 'See in the back office, under Mail, what the mail server said of them');
}

/** Of each task but the mails, which are looked at by themselves, what is not as it should be. */
async function checkTasks(db: DataSource): Promise<Finding> {
  const rows = await rowsOf<{ task: JobTask; failed: number; retried: number; lateSeconds: number }[]>(
    db,
    `SELECT task_identifier AS task, count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::integer AS failed,
       count(*) FILTER (WHERE attempts BETWEEN 1 AND max_attempts - 1 AND last_error IS NOT NULL)::integer AS retried,
       coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE attempts < max_attempts AND locked_at IS NULL),
         0)::float8 AS "lateSeconds"
     FROM graphile_worker.jobs WHERE task_identifier = ANY($1) AND task_identifier <> '${JobTask.SEND_MAIL}'
     GROUP BY 1 ORDER BY 1`,
    [Object.values(JobTask)],
  );
  const late = rows.filter(({ lateSeconds }) => lateSeconds > LATE_SECONDS);
  if (late.length > 0) {
    const minutes = Math.floor(Math.max(...late.map(({ lateSeconds }) => lateSeconds)) / MINUTE);
    const found = `${namesOf(late)} wait to be done, since up to ${minutes} minutes`;
    return failed('tasks', found, 'See that a process with RUN_JOBS=on runs, and what its log says of jobs');
  }
  const [givenUp, retried] = [rows.filter((row) => row.failed > 0), rows.filter((row) => row.retried > 0)];
  if (givenUp.length + retried.length === 0) return ok('tasks', 'no job is late or has failed');
  const found = [
    ...(givenUp.length > 0 ? [`failed: ${namesOf(givenUp)}`] : []),
    ...(retried.length > 0 ? [`tried again after a failure: ${namesOf(retried)}`] : []),
  ].join('; ');
  return warning('tasks', found, 'See in the back office, under Jobs, why; mend that, and run them again there');
}

const namesOf = (rows: readonly { task: JobTask }[]): string => rows.map(({ task }) => task).join(', ');

async function rowsOf<Rows>(db: DataSource, statement: string, values: unknown[] = []): Promise<Rows> {
  return db.query<Rows>(statement, values);
}
