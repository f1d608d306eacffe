import type { Queryable } from '../db/queryable';
import { JOB_TERMS, type JobTask } from './jobTask';

/** How a job is queued. */
interface AddedJob {
  /** Seconds until it is due; absent: at once. */
  inSeconds?: number;
  /** A job under the same key that waits is replaced by it. */
  key?: string;
  payload?: JobPayload;
}

/** What a job is given: numbers alone, since the queue is no place for personal data. */
export interface JobPayload {
  /** Of the row it is about. */
  readonly id?: number;
  /** Of personal data, how many days after an order they are kept. */
  readonly days?: number;
}

/**
 * The call that queues a job, for a statement that also writes why it is due.
 * @param seconds until it is due, as SQL
 */
export const addJobSql = (task: JobTask, seconds: string): string =>
  `graphile_worker.add_job('${task}', run_at => now() + make_interval(secs => ${seconds}),
     max_attempts => ${JOB_TERMS[task].attempts})`;

/** Queues a job; in a transaction it is there when the transaction is committed, and never when it is not. */
export async function addJob(
  db: Queryable,
  task: JobTask,
  { inSeconds = 0, key, payload = {} }: AddedJob = {},
): Promise<void> {
  await db.query(
    `SELECT 1 FROM graphile_worker.add_job($1::text, payload => $5::json, run_at => now() + make_interval(secs => $2),
       max_attempts => $3::integer, job_key => $4::text)`,
    [task, inSeconds, JOB_TERMS[task].attempts, key ?? null, JSON.stringify(payload)],
  );
}
