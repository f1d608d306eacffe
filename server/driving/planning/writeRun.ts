import type { DataSource } from 'typeorm';
import { changedRunRules, newRunRules, startRunRules } from '../../../common/rules/drivingRules';
import { auditedOnce, audited, editEntry } from '../../audit/audit';
import { refuseStaleVersion } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import { badInput } from '../../core/errors';
import { textOrNull } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { optionalKey, type Once } from '../../idempotency/once';
import type { Viewer } from '../../identity/viewer';
import { RunState } from '../runTerms';
import { checkDriver, holdDriver } from './drivers';
import { lockOrders } from '../../orders/status/transition';
import { lockRun, refuseUnless } from './lockRun';
import { openStops, ship, writeStops } from './stops';

/** A new run. */
interface NewRun {
  date: string;
  window?: string | null;
  driverId: number;
  /** In the sequence of the stops. */
  orderIds: readonly number[];
  idempotencyKey?: string | null;
}

/**
 * Plans a run of a day (specification 33.1). Two who put one order into two runs at once: one of them is refused.
 * @returns its id
 * @throws ShopError BAD_USER_INPUT by field; CONFLICT for an order that is in another run, delivered or cancelled;
 *   IDEMPOTENCY_CONFLICT
 */
export function createRun(db: DataSource, viewer: Viewer, { idempotencyKey, ...run }: NewRun): Promise<Once<number>> {
  const { date, driverId, orderIds } = run;
  const window = textOrNull(run.window);
  checkInput(newRunRules, { ...run, idempotencyKey });
  const keyOf = ({ id }: { id: number }) => optionalKey(id, idempotencyKey, 'createRun', run);
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    await checkDriver(tx, driverId);
    const [{ id }] = await tx.query<[{ id: number }]>(
      'INSERT INTO delivery_run (day, time_window, driver_id) VALUES ($1, $2, $3) RETURNING id',
      [date, window, driverId],
    );
    await writeStops(tx, { id, date, isOut: false }, orderIds, actor.id);
    return { result: id, entry: editEntry('run', 'create', id, null, { date, window, driverId, orderIds }) };
  });
}

/** How a run is to be. */
interface ChangedRun {
  id: number;
  /** Absent or null: as it is. */
  driverId?: number | null;
  /** The orders that are still to come, in their sequence. */
  orderIds: readonly number[];
  /** The version that the change was made from; absent: whatever there is is overwritten. */
  version?: number | null;
}

/**
 * Plans a run otherwise, also one that is out, until it is closed (specification 33.1).
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT by field; CONFLICT as `createRun`, for a run that is closed, and when somebody
 *   else has changed it since
 */
export function changeRun(
  db: DataSource,
  viewer: Viewer,
  { id, driverId, orderIds, version }: ChangedRun,
): Promise<void> {
  checkInput(changedRunRules, { driverId, orderIds });
  return audited(db, viewer, async (tx, actor) => {
    const run = await lockRun(tx, id);
    if (run.state === RunState.CLOSED) refuseUnless(run, RunState.OUT);
    await refuseStaleVersion(tx, { subjectType: 'run', subjectId: id, version: run.version }, version);
    const before = { driverId: run.driverId, orderIds: await openStops(tx, id) };
    const after = { driverId: driverId ?? run.driverId, orderIds };
    if (after.driverId !== run.driverId) await checkDriver(tx, after.driverId);
    await writeStops(tx, { id, date: run.date, isOut: run.state === RunState.OUT }, orderIds, actor.id);
    await tx.query(
      `UPDATE delivery_run SET version = version + 1, driver_id = $2, former_driver_ids = CASE
         WHEN departed_at IS NULL OR driver_id = $2 OR driver_id = ANY(former_driver_ids) THEN former_driver_ids
         ELSE former_driver_ids || driver_id END
       WHERE id = $1`,
      [id, after.driverId],
    );
    return { result: undefined, entry: editEntry('run', 'update', id, before, after) };
  });
}

/**
 * Takes back a run that has not left; its orders are in none then (specification 33.1).
 * @throws ShopError NOT_FOUND; CONFLICT for one that has left, and when somebody else has changed it since
 */
export function deleteRun(db: DataSource, viewer: Viewer, id: number, version?: number | null): Promise<void> {
  return audited(db, viewer, async (tx) => {
    const run = await lockRun(tx, id);
    refuseUnless(run, RunState.PLANNED);
    await refuseStaleVersion(tx, { subjectType: 'run', subjectId: id, version: run.version }, version);
    const before = { date: run.date, driverId: run.driverId, orderIds: await openStops(tx, id) };
    await tx.query('DELETE FROM delivery_run WHERE id = $1', [id]);
    return { result: undefined, entry: editEntry('run', 'delete', id, before, null) };
  });
}

/** A run that leaves. */
interface LeavingRun {
  id: number;
  /** What the driver takes along to give change, in LBP; absent or null: nothing. */
  floatLbp?: string | null;
  idempotencyKey?: string | null;
}

/**
 * Sends a run out: its orders are shipped, and their buyers told (specification 33.2). What was cancelled stays here, and what was
 * delivered already is not brought again.
 * @param mayStart throws for who may not
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT for one without orders; CONFLICT for one that has left, or
 *   whose driver is here no more; IDEMPOTENCY_CONFLICT
 */
export function startRun(
  db: DataSource,
  viewer: Viewer,
  { id, floatLbp, idempotencyKey }: LeavingRun,
  mayStart: (run: { driverId: number }) => void,
): Promise<Once<number>> {
  checkInput(startRunRules, { floatLbp, idempotencyKey });
  const keyOf = (actor: { id: number }) => optionalKey(actor.id, idempotencyKey, 'startRun', { id, floatLbp });
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    const run = await lockRun(tx, id);
    mayStart(run);
    refuseUnless(run, RunState.PLANNED);
    await holdDriver(tx, run.driverId);
    const orders = await lockOrders(tx, await openStops(tx, id));
    await dropSettled(tx, id);
    const orderIds = await openStops(tx, id);
    if (orderIds.length === 0) throw badInput({ id: 'Put an order into the run first' });
    await ship(
      tx,
      orders.filter((order) => orderIds.includes(order.id)),
      actor.id,
    );
    await tx.query('UPDATE delivery_run SET departed_at = now(), float_lbp = $2, version = version + 1 WHERE id = $1', [
      id,
      floatLbp ?? '0',
    ]);
    return {
      result: id,
      entry: {
        action: 'run.start',
        subjectType: 'run',
        subjectId: id,
        before: { departed: false },
        after: { departed: true, floatLbp: floatLbp ?? '0.00', orderIds },
      },
    };
  });
}

/** Takes out of a run that leaves what nobody needs to bring any more. */
async function dropSettled(tx: Queryable, runId: number): Promise<void> {
  await tx.query(
    `DELETE FROM run_stop s USING orders o
     WHERE s.run_id = $1 AND s.outcome IS NULL AND o.id = s.order_id AND o.status IN ('cancelled', 'delivered')`,
    [runId],
  );
}
