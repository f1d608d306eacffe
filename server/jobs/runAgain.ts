import type { DataSource } from 'typeorm';
import { audited } from '../audit/audit';
import { notFound, ShopError } from '../core/errors';
import type { Queryable } from '../db/queryable';
import type { Viewer } from '../identity/viewer';
import { JobState, type Job } from './job.types';
import type { JobTask } from './jobTask';
import { readJob } from './readJobs';

/** How many failed jobs are run again at once. */
const MOST_AT_ONCE = 1_000;
/** With a job, held by who runs it again. */
const RUN_AGAIN_LOCK = 7_264_005;
/** More digits than any number of a job has. */
const IS_NUMBER = /^[0-9]{1,18}$/;

/**
 * Runs a job again whose last try has failed, now: one that had failed for good begins its tries anew. Of two who ask at
 * the same moment, one does, and the other is told what has become of it.
 * @throws ShopError NOT_FOUND when it is done, and CONFLICT while it runs or was not tried yet
 */
export function runJobAgain(db: DataSource, viewer: Viewer, id: string): Promise<Job> {
  return audited(db, viewer, async (tx) => {
    if (!IS_NUMBER.test(id)) throw notFound('Job');
    await tx.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [RUN_AGAIN_LOCK, id]);
    const before = await readJob(tx, id);
    if (!before) throw notFound('Job');
    const isFailed = before.state === JobState.FAILED;
    const done = isFailed || before.state === JobState.RETRYING ? await reschedule(tx, [id], isFailed) : 0;
    if (done === 0) throw new ShopError('CONFLICT', 'This job runs already, or waits for its first try.');
    const job = await readJob(tx, id);
    if (!job) throw notFound('Job');
    const entry = { action: 'job.run_again', subjectType: 'job', subjectId: id };
    return {
      result: job,
      entry: { ...entry, before: { task: before.task, state: before.state, lastError: before.lastError }, after: null },
    };
  });
}

/** Runs all jobs of a task again that have failed for good, at most 1,000 at once. @returns how many */
export function runFailedJobs(db: DataSource, viewer: Viewer, task: JobTask): Promise<number> {
  return audited(db, viewer, async (tx) => {
    const failed = await tx.query<{ id: string }[]>(
      `SELECT id::text AS id FROM graphile_worker.jobs
       WHERE task_identifier = $1 AND locked_at IS NULL AND attempts >= max_attempts ORDER BY id LIMIT ${MOST_AT_ONCE}`,
      [task],
    );
    const count = await reschedule(
      tx,
      failed.map(({ id }) => id),
      true,
    );
    const entry = { action: 'job.run_failed', subjectType: 'job', subjectId: task };
    return { result: count, entry: { ...entry, before: null, after: { count } } };
  });
}

/**
 * What a process works on is left alone. Who runs jobs is told, and does not wait until it looks.
 * @param anew whether the tries are counted from the beginning
 * @returns how many are run
 */
async function reschedule(tx: Queryable, ids: readonly string[], anew: boolean): Promise<number> {
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => $2::integer)`,
    [ids, anew ? 0 : null],
  );
  await tx.query(`SELECT pg_notify('jobs:insert', json_build_object('count', $1::integer)::text)`, [rows.length]);
  return rows.length;
}
