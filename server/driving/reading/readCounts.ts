import type { Queryable } from '../../db/queryable';
import { grouped } from './grouped';
import type { RunCountType } from './run.types';

/** What was counted after each of the runs, the last first; one statement. */
export async function readCounts(db: Queryable, runIds: readonly number[]): Promise<Map<number, RunCountType[]>> {
  if (runIds.length === 0) return new Map();
  const rows = await db.query<(RunCountType & { runId: number })[]>(
    `SELECT c.run_id AS "runId", c.at, u.username AS "byUsername", c.expected_lbp AS "expectedLbp",
       c.expected_usd AS "expectedUsd", c.counted_lbp AS "countedLbp", c.counted_usd AS "countedUsd", c.note
     FROM run_count c JOIN users u ON u.id = c.by_user_id WHERE c.run_id = ANY($1::integer[]) ORDER BY c.id DESC`,
    [runIds],
  );
  return grouped(
    rows,
    ({ runId }) => runId,
    ({ runId: _, ...count }) => count,
  );
}
