import type { Queryable } from '../../../server/db/queryable';

/** Makes every waiting job of a task due now, and wakes who runs them. */
export async function makeJobsDue(db: Queryable, task: string): Promise<void> {
  await db.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
     WHERE task_identifier = $1 AND locked_at IS NULL AND attempts < max_attempts HAVING count(*) > 0`,
    [task],
  );
  await db.query(`SELECT pg_notify('jobs:insert', '{"count": 8}')`);
}

/** Queues a job that comes by itself at its minute. */
export async function queueJob(db: Queryable, task: string): Promise<void> {
  await db.query('SELECT graphile_worker.add_job($1, job_key => $1)', [task]);
}

/** A job as the queue has it. */
export interface JobRow {
  id: string;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  isLocked: boolean;
  /** Seconds until it is due. */
  wait: number;
}

/** The jobs of a task, oldest first. */
export function jobsOf(db: Queryable, task: string): Promise<JobRow[]> {
  return db.query<JobRow[]>(
    `SELECT id, attempts, max_attempts AS "maxAttempts", last_error AS "lastError", locked_at IS NOT NULL AS "isLocked",
       extract(epoch FROM run_at - now())::float8 AS wait
     FROM graphile_worker.jobs WHERE task_identifier = $1 ORDER BY id`,
    [task],
  );
}
