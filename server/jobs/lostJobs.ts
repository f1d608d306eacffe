import type { Queryable } from '../db/queryable';
import { JobTask, MAIL_TRY_SECONDS, REGULAR_TASKS } from './jobTask';

/** How the connections of a process that runs jobs call themselves in `pg_stat_activity`, by the pool of its workers. */
export const connectionName = (poolId: string): string => `bustan-jobs ${poolId}`;

/**
 * Gives free what was taken and is done by nobody; graphile-worker itself would wait for four hours. A process that is killed
 * closes its connections, and none is left with its name. One that lives may have taken a job without knowing it, when
 * PostgreSQL ended before it could answer: a mail it has had for longer than a try takes; of a regular task a newer job comes.
 * What it has besides is given free with it, and may begin a second time, as any job may. Idempotent: it looks at what is there.
 */
export async function releaseLostJobs(db: Queryable): Promise<void> {
  await db.query(
    `WITH lost AS (
       SELECT array_agg(DISTINCT j.locked_by) AS pools FROM graphile_worker.jobs j
       WHERE j.locked_by IS NOT NULL AND (
         j.task_identifier = '${JobTask.SEND_MAIL}' AND j.locked_at < now() - make_interval(secs => $1) OR NOT EXISTS (
           SELECT FROM pg_stat_activity a
           WHERE a.datname = current_database() AND a.application_name = '${connectionName('')}' || j.locked_by)))
     SELECT graphile_worker.force_unlock_workers(pools) FROM lost WHERE pools IS NOT NULL`,
    [MAIL_TRY_SECONDS],
  );
  await forgetReplacedJobs(db);
}

/**
 * A job under a key that is taken while a newer one comes loses its key and its tries to it. One whose process has ended in
 * the middle would count as failed, although the newer one does its work.
 */
async function forgetReplacedJobs(db: Queryable): Promise<void> {
  await db.query(
    `WITH replaced AS (
       SELECT array_agg(id) AS ids FROM graphile_worker.jobs
       WHERE task_identifier = ANY($1) AND key IS NULL AND locked_at IS NULL AND attempts >= max_attempts)
     SELECT graphile_worker.complete_jobs(ids) FROM replaced WHERE ids IS NOT NULL`,
    [REGULAR_TASKS],
  );
}
