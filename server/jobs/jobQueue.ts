import type { Queryable } from '../db/queryable';
import type { QueueState } from '../metrics/gauges';

/** What of the queue is due and waits, and what has failed (specification 25); what is being done is neither. */
export async function jobQueue(db: Queryable): Promise<QueueState> {
  const [row] = await db.query<QueueState[]>(
    `SELECT count(*) FILTER (WHERE attempts < max_attempts AND run_at <= now())::integer AS waiting,
       count(*) FILTER (WHERE attempts >= max_attempts)::integer AS failed,
       coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE attempts < max_attempts AND run_at <= now()),
         0)::float8 AS "oldestSeconds"
     FROM graphile_worker.jobs WHERE locked_at IS NULL`,
  );
  if (!row) throw new Error('An aggregate has a row');
  return row;
}
