import { badInput, ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { refuseDuplicate } from '../../db/uniqueViolation';
import { OrderStatus } from '../../orders/orderTerms';
import { lockOrders, setStatus, type LockedOrder } from '../../orders/status/transition';
import { StopOutcome } from '../runTerms';
import type { LockedRun } from './lockRun';

interface PlannedOrder {
  readonly id: number;
  readonly status: OrderStatus;
  readonly date: string | null;
  /** The run that it is in; null for none. */
  readonly runId: number | null;
}

/**
 * Refuses what can not be put into a run of the day (specification 33.1).
 * @throws ShopError BAD_USER_INPUT for no such order and one of another day; CONFLICT for one that is in another run, was
 *   delivered or cancelled
 */
async function checkPlannable(
  tx: Queryable,
  { runId, date }: { runId: number | null; date: string },
  orderIds: readonly number[],
): Promise<void> {
  const orders = await tx.query<PlannedOrder[]>(
    `SELECT o.id, o.status, to_char(o.delivery_date, 'YYYY-MM-DD') AS date, s.run_id AS "runId"
     FROM orders o LEFT JOIN run_stop s ON s.order_id = o.id AND s.outcome IS NULL WHERE o.id = ANY($1::integer[])`,
    [orderIds],
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const [index, id] of orderIds.entries()) {
    const order = byId.get(id);
    if (!order) throw badInput({ [`orderIds.${index}`]: `There is no order #${id}` });
    if (order.runId !== null && order.runId !== runId) throw inAnotherRun(id, order.runId);
    if (order.runId !== null) continue;
    if (order.date !== null && order.date !== date) {
      throw badInput({ [`orderIds.${index}`]: `Order #${id} is for ${order.date}: move it to this day first` });
    }
    if (order.status === OrderStatus.DELIVERED || order.status === OrderStatus.CANCELLED) {
      throw new ShopError('CONFLICT', `Order #${id} is ${order.status}, so nobody brings it.`);
    }
  }
}

function inAnotherRun(orderId: number, runId: number): ShopError {
  return new ShopError('CONFLICT', `Order #${orderId} is in run #${runId} already.`);
}

/**
 * Puts these orders into a run in this sequence, behind what is settled of it, and takes the others that are still to come out
 * of it. Of a run that is out, what comes in leaves with it, and what is taken out is here again.
 * @throws ShopError as `checkPlannable`; CONFLICT for an order that another run takes at the same moment
 */
export async function writeStops(
  tx: Queryable,
  run: Pick<LockedRun, 'id' | 'date'> & { isOut: boolean },
  orderIds: readonly number[],
  byUserId: number,
): Promise<void> {
  // Before they are looked at, so that none is delivered, cancelled or moved meanwhile.
  const orders = await lockOrders(tx, [...orderIds, ...(await openStops(tx, run.id))]);
  await checkPlannable(tx, { runId: run.id, date: run.date }, orderIds);
  const before = await openStops(tx, run.id);
  const gone = before.filter((id) => !orderIds.includes(id));
  const added = orderIds.filter((id) => !before.includes(id));
  const lockedOf = (ids: readonly number[]) => orders.filter(({ id }) => ids.includes(id));
  if (run.isOut) {
    await takeBack(tx, run.id, lockedOf(gone), byUserId);
    await ship(tx, lockedOf(added), byUserId);
  } else if (gone.length > 0) {
    await tx.query('DELETE FROM run_stop WHERE run_id = $1 AND order_id = ANY($2::integer[])', [run.id, gone]);
  }
  await insertStops(tx, run.id, orderIds);
}

/** The orders of a run that are still to come, in their sequence. */
export async function openStops(tx: Queryable, runId: number): Promise<number[]> {
  const stops = await tx.query<{ id: number }[]>(
    'SELECT order_id AS id FROM run_stop WHERE run_id = $1 AND outcome IS NULL ORDER BY position, order_id',
    [runId],
  );
  return stops.map(({ id }) => id);
}

/** @throws ShopError CONFLICT for an order that another run takes at the same moment */
async function insertStops(tx: Queryable, runId: number, orderIds: readonly number[]): Promise<void> {
  await refuseDuplicate('run_stop_open', 'orderIds', TAKEN_MEANWHILE, () =>
    tx.query(
      `INSERT INTO run_stop (run_id, order_id, position)
       SELECT $1, w.id, w.place - 1 + (SELECT count(*) FROM run_stop WHERE run_id = $1 AND outcome IS NOT NULL)
       FROM unnest($2::integer[]) WITH ORDINALITY AS w(id, place) ORDER BY w.id
       ON CONFLICT (run_id, order_id) DO UPDATE SET position = excluded.position, outcome = NULL`,
      [runId, orderIds],
    ),
  );
}

const TAKEN_MEANWHILE = 'Somebody has just put one of these orders into another run. Reload to see it.';

/** Sets locked orders that leave to shipped; what was cancelled stays here. */
export async function ship(tx: Queryable, orders: readonly LockedOrder[], byUserId: number): Promise<void> {
  for (const order of orders) {
    if (order.status === OrderStatus.CANCELLED || order.status === OrderStatus.DELIVERED) continue;
    await setStatus(tx, order, { status: OrderStatus.SHIPPED, trackingNumber: order.trackingNumber, byUserId });
  }
}

/** Takes locked orders out of a run that is out: they are here again, and confirmed. */
async function takeBack(tx: Queryable, runId: number, orders: readonly LockedOrder[], byUserId: number): Promise<void> {
  if (orders.length === 0) return;
  await tx.query('UPDATE run_stop SET outcome = $3 WHERE run_id = $1 AND order_id = ANY($2::integer[])', [
    runId,
    orders.map(({ id }) => id),
    StopOutcome.TAKEN_BACK,
  ]);
  for (const order of orders) {
    if (order.status !== OrderStatus.SHIPPED) continue;
    await setStatus(tx, order, { status: OrderStatus.CONFIRMED, trackingNumber: order.trackingNumber, byUserId });
  }
}
