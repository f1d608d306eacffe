import type { Queryable } from '../db/queryable';
import type { QueueState } from '../metrics/gauges';

/**
 * What waits in the outbox. A mail waits from when it was written until it was sent or given up, also while it is tried
 * again later.
 */
export async function mailQueue(db: Queryable): Promise<QueueState> {
  const [row] = await db.query<QueueState[]>(
    `SELECT count(*) FILTER (WHERE status = 'queued')::integer AS waiting,
       count(*) FILTER (WHERE status = 'failed')::integer AS failed,
       coalesce(max(extract(epoch FROM now() - created_at)) FILTER (WHERE status = 'queued'), 0)::float8 AS "oldestSeconds"
     FROM (SELECT status, created_at FROM outgoing_mail WHERE status = 'queued'
       UNION ALL SELECT status, created_at FROM outgoing_mail WHERE status = 'failed') AS unsent`,
  );
  if (!row) throw new Error('An aggregate has a row');
  return row;
}
