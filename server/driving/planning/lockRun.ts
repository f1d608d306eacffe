import { DRIVING_LIMITS } from '../../../common/rules/drivingRules';
import { notFound, ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { RunState } from '../runTerms';

/** A run that is locked for a change, as it is. */
export interface LockedRun {
  readonly id: number;
  readonly version: number;
  readonly date: string;
  readonly driverId: number;
  /** Who drove it before, once it was out. */
  readonly formerDriverIds: readonly number[];
  readonly state: RunState;
  /** Whether it was closed longer ago than its drivers may tell of it. */
  readonly isOver: boolean;
}

/** How far a run is, as SQL; its alias is `r`. */
export const RUN_STATE = `CASE WHEN r.closed_at IS NOT NULL THEN 'closed' WHEN r.departed_at IS NOT NULL THEN 'out' ELSE 'planned' END`;

/**
 * Locks a run, before anything of its orders: every transaction that changes runs does (specification 33.1).
 * @throws ShopError NOT_FOUND
 */
export async function lockRun(tx: Queryable, runId: number): Promise<LockedRun> {
  const [run] = await tx.query<LockedRun[]>(
    `SELECT r.id, r.version, to_char(r.day, 'YYYY-MM-DD') AS date, r.driver_id AS "driverId",
       r.former_driver_ids AS "formerDriverIds", ${RUN_STATE} AS state,
       coalesce(r.closed_at < now() - interval '${DRIVING_LIMITS.tellsAfterHours} hours', false) AS "isOver"
     FROM delivery_run r WHERE r.id = $1 FOR UPDATE`,
    [runId],
  );
  if (!run) throw notFound('Run');
  return run;
}

/** @throws ShopError CONFLICT unless the run is so far */
export function refuseUnless(run: LockedRun, state: RunState): void {
  if (run.state === state) return;
  const is = {
    [RunState.PLANNED]: 'has not left yet',
    [RunState.OUT]: 'is out',
    [RunState.CLOSED]: 'is closed',
  }[run.state];
  throw new ShopError('CONFLICT', `Run #${run.id} ${is}. Reload to see it as it is.`);
}
