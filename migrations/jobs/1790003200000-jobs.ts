import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { doBeside } from '../support/beside';

/** How long a mail waits that could not be sent: 10 seconds at first, then twice as long each time up to an hour. */
const MAIL_BACK_OFF = `CREATE OR REPLACE FUNCTION job_back_off(attempts integer) RETURNS interval LANGUAGE sql IMMUTABLE AS $$
    SELECT make_interval(secs => least(10 * 2 ^ (least(attempts, 12) - 1), 3600))
  $$`;

const jobOfMail = (mail: string) => `graphile_worker.add_job('send_mail', json_build_object('id', ${mail}.id),
      run_at => ${mail}.next_attempt_at, max_attempts => greatest(32 - ${mail}.attempts, 1),
      job_key => 'send_mail:' || ${mail}.id)`;
const jobOfPlan = (plan: string) => `graphile_worker.add_job('apply_plans', run_at => ${plan}.at,
      max_attempts => 25, job_key => 'apply_plans:' || ${plan}.id, priority => -10)`;

const FUNCTIONS = [
  MAIL_BACK_OFF,
  `CREATE OR REPLACE FUNCTION queue_mail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM ${jobOfMail('NEW')};
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE FUNCTION queue_plan() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM ${jobOfPlan('NEW')};
      RETURN NULL;
    END $$`,
  // graphile-worker waits for up to six hours after a failure; an hour is the longest here.
  `CREATE OR REPLACE FUNCTION shorten_job_back_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send_mail') THEN
        NEW.run_at := now() + job_back_off(NEW.attempts);
      ELSE
        NEW.run_at := least(NEW.run_at, now() + interval '1 hour');
      END IF;
      RETURN NEW;
    END $$`,
];

const TRIGGERS = [
  {
    name: 'queue_mail',
    on: 'outgoing_mail',
    make: `AFTER INSERT ON outgoing_mail FOR EACH ROW WHEN (NEW.status = 'queued') EXECUTE FUNCTION queue_mail()`,
  },
  {
    name: 'queue_plan',
    on: 'price_plan',
    make: `AFTER INSERT OR UPDATE OF at, state ON price_plan FOR EACH ROW WHEN (NEW.state = 'planned')
      EXECUTE FUNCTION queue_plan()`,
  },
  {
    name: 'shorten_job_back_off',
    on: 'graphile_worker._private_jobs',
    make: `BEFORE UPDATE OF last_error ON graphile_worker._private_jobs FOR EACH ROW
      WHEN (OLD.locked_at IS NOT NULL AND NEW.locked_at IS NULL AND NEW.attempts < NEW.max_attempts)
      EXECUTE FUNCTION shorten_job_back_off()`,
  },
];

/** What was due before there were jobs. */
const QUEUE_WHAT_WAITS = [
  `SELECT ${jobOfMail('mail')} FROM outgoing_mail AS mail WHERE status = 'queued'`,
  `SELECT ${jobOfPlan('plan')} FROM price_plan AS plan WHERE state = 'planned'`,
];

/** On a connection beside the pool, all of which may be in use by this very migration. */
async function installQueue(runner: QueryRunner): Promise<void> {
  const { url } = runner.connection.options as { url?: string };
  const pgPool = new Pool({ connectionString: url, max: 1, application_name: 'bustan' });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}

/**
 * The queue of jobs (specification 25): graphile-worker's own tables, in a schema of their own, the triggers that queue
 * with a mail or a plan the job that is due for it, and the counts of what was done. The library makes its tables in
 * transactions of its own, so this step has none; each part can be done again.
 */
export class Jobs1790003200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await doBeside(runner, 'graphile-worker makes its own tables, in the schema graphile_worker', () =>
      installQueue(runner),
    );
    await runner.query(`CREATE TABLE IF NOT EXISTS "job_count" (
      "task" text NOT NULL,
      "hour" TIMESTAMP WITH TIME ZONE NOT NULL,
      "shard" integer NOT NULL,
      "done" integer NOT NULL,
      "last_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      CONSTRAINT "job_count_pkey" PRIMARY KEY ("task", "hour", "shard")
    )`);
    await runner.query('ALTER TABLE "picture" ADD COLUMN IF NOT EXISTS "unused_since" TIMESTAMP WITH TIME ZONE');
    for (const statement of FUNCTIONS) await runner.query(statement);
    for (const { name, on, make } of TRIGGERS) {
      await runner.query(`DROP TRIGGER IF EXISTS ${name} ON ${on}`);
      await runner.query(`CREATE TRIGGER ${name} ${make}`);
    }
    for (const statement of QUEUE_WHAT_WAITS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER IF EXISTS queue_mail ON outgoing_mail');
    await runner.query('DROP TRIGGER IF EXISTS queue_plan ON price_plan');
    await runner.query('DROP FUNCTION IF EXISTS queue_mail()');
    await runner.query('DROP FUNCTION IF EXISTS queue_plan()');
    await runner.query('DROP SCHEMA IF EXISTS graphile_worker CASCADE');
    await runner.query('DROP FUNCTION IF EXISTS shorten_job_back_off()');
    await runner.query('DROP FUNCTION IF EXISTS job_back_off(integer)');
    await runner.query('ALTER TABLE "picture" DROP COLUMN IF EXISTS "unused_since"');
    await runner.query('DROP TABLE IF EXISTS "job_count"');
  }
}
