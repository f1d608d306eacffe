import type { Queryable } from '../db/queryable';
import { JOB_TERMS, JobTask } from './jobTask';

const KEY_OF_MAIL = `'${JobTask.SEND_MAIL}:' || mail.id`;
const KEY_OF_PLAN = `'${JobTask.APPLY_PLANS}:' || plan.id`;
/** The words of a job that begins as one that has failed; the mail itself says what the mail server said. */
const GIVEN_UP = 'It was given up before this queue was made.';

/**
 * Mails that wait have a job that is done at its time; those that were given up one that an admin can run again. Each status
 * by itself, since each has an index of its own: this is asked each minute, and mails that were sent are kept for ever.
 */
const MAILS = `
  WITH without AS (
    SELECT mail.id, mail.status, mail.attempts, mail.next_attempt_at FROM outgoing_mail AS mail
    WHERE (mail.status = 'queued' OR mail.status = 'failed')
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = ${KEY_OF_MAIL})),
  added AS MATERIALIZED (
    SELECT mail.status, (graphile_worker.add_job('${JobTask.SEND_MAIL}', json_build_object('id', mail.id),
      run_at => mail.next_attempt_at, job_key => ${KEY_OF_MAIL}, job_key_mode => 'unsafe_dedupe',
      max_attempts => greatest(${JOB_TERMS[JobTask.SEND_MAIL].attempts} - CASE mail.status WHEN 'failed' THEN 0 ELSE mail.attempts END, 1))).id
    FROM without AS mail)
  SELECT graphile_worker.permanently_fail_jobs(failed.ids, $1::text)
  FROM (SELECT array_agg(id) AS ids FROM added WHERE status = 'failed') AS failed WHERE failed.ids IS NOT NULL`;

const PLANS = `
  SELECT 1 FROM price_plan AS plan, LATERAL graphile_worker.add_job('${JobTask.APPLY_PLANS}', run_at => plan.at,
    job_key => ${KEY_OF_PLAN}, job_key_mode => 'unsafe_dedupe',
    max_attempts => ${JOB_TERMS[JobTask.APPLY_PLANS].attempts}, priority => -10)
  WHERE plan.state = 'planned' AND NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = ${KEY_OF_PLAN})`;

/**
 * Queues a job for each mail and each planned change of prices that has none: the queue is no part of a backup, and their
 * rows are loaded from one without the triggers that would queue them. Idempotent: what has a job, whether it waits, runs or
 * has failed, is left alone.
 */
export async function queueWhatWaits(db: Queryable): Promise<void> {
  await db.query(MAILS, [GIVEN_UP]);
  await db.query(PLANS);
}
