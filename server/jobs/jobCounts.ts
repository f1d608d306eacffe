import type { Queryable } from '../db/queryable';
import { REGULAR_TASKS, type JobTask } from './jobTask';

/** For how many days the shop knows how many jobs were done; graphile-worker deletes a job that is done. */
export const COUNTED_DAYS = 7;
/** Those who count at the same moment rarely meet in one row. */
const SHARDS = 8;

/** Counts a job that was done, under the hour; a job that is done twice counts twice. */
export async function countDone(db: Queryable, task: JobTask): Promise<void> {
  await db.query(
    `INSERT INTO job_count (task, hour, shard, done) VALUES ($1, date_trunc('hour', now(), 'UTC'), $2, 1)
     ON CONFLICT (task, hour, shard) DO UPDATE SET done = job_count.done + 1, last_at = now()`,
    [task, Math.floor(Math.random() * SHARDS)],
  );
}

/**
 * Deletes counts that are too old, and what failed so long ago of work that comes again by itself. Idempotent: what is
 * deleted is not there a second time.
 */
export async function deleteOldCounts(db: Queryable): Promise<void> {
  await db.query(`DELETE FROM job_count WHERE hour < now() - make_interval(days => ${COUNTED_DAYS + 1})`);
  await db.query(
    `SELECT 1 FROM graphile_worker.complete_jobs(ARRAY(
       SELECT id FROM graphile_worker.jobs
       WHERE task_identifier = ANY($1) AND attempts >= max_attempts AND locked_at IS NULL
         AND updated_at < now() - make_interval(days => ${COUNTED_DAYS})))`,
    [REGULAR_TASKS],
  );
}
