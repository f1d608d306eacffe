import { DRIVING_MESSAGES } from '../../../common/rules/drivingRules';
import { notFound, ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { Duty, hasDuty } from '../../identity/duties';
import type { Account, Viewer } from '../../identity/viewer';
import { lockRun, type LockedRun } from '../planning/lockRun';
import { NextStep, RunState, StopOutcome } from '../runTerms';
import type { Collection } from './collect';

/** Which stop, and when it was there by the clock of the phone. */
export interface AtStop {
  runId: number;
  orderId: number;
  /** Absent or null: now. What is later counts as now, what is before the run left as that moment. */
  at?: Date | null;
  idempotencyKey?: string | null;
}

/**
 * A run is the driver's who is to drive it, and of those who plan it; to everybody else it does not exist.
 * @throws ShopError NOT_FOUND
 */
export function refuseOthers(viewer: Viewer, run: Pick<LockedRun, 'driverId'>): void {
  if (!isOf(viewer, run)) throw notFound('Run');
}

/** Whether the viewer is the driver of the run, or plans it. */
export function isOf({ account }: Viewer, { driverId }: Pick<LockedRun, 'driverId'>): boolean {
  return account?.id === driverId || hasDuty(account, Duty.ORDERS);
}

/**
 * Locks the run and reads its stop. What happens at a door is kept whatever has become of the run meanwhile: a phone may tell of
 * it hours later, also when another driver has the run by now.
 * @throws ShopError NOT_FOUND for a run that the viewer never drove, and an order that was never in it; CONFLICT for a run that has not
 *   left, or, but for who plans runs, was closed long ago, and what was delivered already
 */
export async function holdStop(tx: Queryable, viewer: Viewer, { runId, orderId }: AtStop): Promise<LockedRun> {
  const run = await lockRun(tx, runId);
  const drove = viewer.account !== null && run.formerDriverIds.includes(viewer.account.id);
  if (!drove) refuseOthers(viewer, run);
  if (run.state === RunState.PLANNED) throw new ShopError('CONFLICT', `Run #${runId} has not left yet.`);
  if (run.isOver && !hasDuty(viewer.account, Duty.ORDERS)) throw new ShopError('CONFLICT', DRIVING_MESSAGES.isOver);
  const [stop] = await tx.query<{ outcome: StopOutcome | null }[]>(
    'SELECT outcome FROM run_stop WHERE run_id = $1 AND order_id = $2',
    [runId, orderId],
  );
  if (!stop) throw notFound('Stop');
  if (stop.outcome === StopOutcome.DELIVERED) {
    throw new ShopError('CONFLICT', `Order #${orderId} was delivered already.`);
  }
  return run;
}

/** What is kept of an attempt. */
interface WrittenAttempt extends Pick<AtStop, 'runId' | 'orderId' | 'at'> {
  readonly outcome:
    | { readonly takenBy: string; readonly collection: Collection }
    | { readonly reason: string; readonly next: NextStep };
}

/** Keeps what happened at a door. What is blanked of an order is not said again. @returns its id */
export async function writeAttempt(
  tx: Queryable,
  { id: byUserId }: Account,
  { isBlanked }: { isBlanked: boolean },
  { runId, orderId, at, outcome }: WrittenAttempt,
): Promise<number> {
  const delivered = 'collection' in outcome ? outcome : null;
  const failed = 'next' in outcome ? outcome : null;
  const [{ id }] = await tx.query<[{ id: number }]>(
    `INSERT INTO delivery_attempt (run_id, order_id, by_user_id, at, is_delivered, taken_by, reason, next, due,
       lbp_per_usd, lbp, usd, change_lbp)
     SELECT $1, $2, $3, greatest(least(coalesce($4, now()), now()), r.departed_at), $5, $6, $7, $8, $9, $10, $11, $12, $13
     FROM delivery_run r WHERE r.id = $1 RETURNING id`,
    [
      runId,
      orderId,
      byUserId,
      at ?? null,
      delivered !== null,
      isBlanked ? null : (delivered?.takenBy ?? null),
      isBlanked ? null : (failed?.reason ?? null),
      failed?.next ?? null,
      delivered?.collection.due ?? '0',
      delivered?.collection.rate ?? null,
      delivered?.collection.lbp ?? '0',
      delivered?.collection.usd ?? '0',
      delivered?.collection.change ?? '0',
    ],
  );
  return id;
}
