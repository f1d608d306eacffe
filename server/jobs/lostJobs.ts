import type { Queryable } from '../db/queryable';

/** How the connections of a process that runs jobs call themselves in `pg_stat_activity`, by the pool of its workers. */
export const connectionName = (poolId: string): string => `bustan-jobs ${poolId}`;

/**
 * Gives free what processes had taken that are no more: a process that is killed closes its connections, and none is left
 * with its name. graphile-worker itself would wait for four hours. Idempotent: it looks at what is there.
 */
export async function releaseLostJobs(db: Queryable): Promise<void> {
  await db.query(
    `WITH lost AS (
       SELECT array_agg(DISTINCT j.locked_by) AS pools FROM graphile_worker.jobs j
       WHERE j.locked_by IS NOT NULL AND NOT EXISTS (
         SELECT FROM pg_stat_activity a
         WHERE a.datname = current_database() AND a.application_name = '${connectionName('')}' || j.locked_by))
     SELECT graphile_worker.force_unlock_workers(pools) FROM lost WHERE pools IS NOT NULL`,
  );
}
