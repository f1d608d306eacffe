import type { DataSource } from 'typeorm';
import { CANCELLATION_TEXTS, type CancellationObstacleCode } from '../../../common/delivery/cancellationTexts';
import { notFound, ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { OrderStatus } from '../orderTerms';
import { COLLECTED } from '../paidAtDoor';
import { lockOrder, setStatus } from '../status/transition';
import type { CancellationType, CancelledOrderType } from './cancellation.types';

/**
 * What a buyer can not cancel and why, as SQL; the order's alias is `o`. Compared with the clock, not the transaction. One that was
 * paid in part counts as paid: its money is in the shop.
 */
const OBSTACLE = `CASE WHEN o.status = 'cancelled' THEN 'cancelled'
  WHEN o.status NOT IN ('pending', 'confirmed') THEN 'left'
  WHEN o.payment_status = 'paid' OR ${COLLECTED} > 0 OR EXISTS (
    SELECT FROM order_transfer t WHERE t.order_id = o.id AND t.rejected_at IS NULL) THEN 'paid'
  WHEN o.cut_off IS NULL AND o.status <> 'pending' THEN 'taken_up'
  WHEN o.cut_off <= clock_timestamp() THEN 'past_cut_off' END`;

/**
 * Whether the buyer of each of the orders can cancel it now, in the order of the ids (specification 5.13); one statement.
 * An order that is not there can not.
 */
export async function readCancellations(db: Queryable, orderIds: readonly number[]): Promise<CancellationType[]> {
  const rows = await db.query<(CancellationType & { id: number })[]>(
    `SELECT o.id, ${OBSTACLE} AS obstacle, o.cut_off AS until FROM orders o WHERE o.id = ANY($1::integer[])`,
    [orderIds],
  );
  const byId = new Map(rows.map(({ id, ...cancellation }) => [id, cancellation]));
  return orderIds.map((id) => byId.get(id) ?? { obstacle: 'cancelled', until: null });
}

/**
 * What keeps its buyer from changing or cancelling an order that is locked; null: nothing.
 * @param buyerId whose order it has to be, or whose business's; null: of who has shown its key
 * @throws ShopError NOT_FOUND
 */
export async function obstacleOf(
  tx: Queryable,
  orderId: number,
  buyerId: number | null,
): Promise<CancellationObstacleCode | null> {
  const [found] = await tx.query<{ isOwn: boolean; obstacle: CancellationObstacleCode | null }[]>(
    `SELECT coalesce($2::integer IS NULL OR $2 IN (o.user_id, o.account_id), false) AS "isOwn",
       ${OBSTACLE} AS obstacle FROM orders o WHERE o.id = $1`,
    [orderId, buyerId],
  );
  if (!found?.isOwn) throw notFound('Order');
  return found.obstacle;
}

/**
 * Cancels an order for its buyer until its cut-off (specification 5.13): what it took is given back as when the shop
 * cancels it. One that is cancelled already stays so, and nothing is written again.
 * @param buyerId whose order it has to be, or whose business's; null: of who has shown its key
 * @throws ShopError NOT_FOUND; CONFLICT with the reason why it can not be cancelled
 */
export function cancelOrder(db: DataSource, orderId: number, buyerId: number | null): Promise<CancelledOrderType> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const obstacle = await obstacleOf(tx, orderId, buyerId);
    if (obstacle === 'cancelled') return { id: orderId, status: order.status, paymentStatus: order.paymentStatus };
    if (obstacle !== null) throw new ShopError('CONFLICT', CANCELLATION_TEXTS[obstacle]);
    const { trackingNumber } = order;
    const target = { status: OrderStatus.CANCELLED, trackingNumber, byUserId: buyerId };
    const { status, paymentStatus } = await setStatus(tx, order, target);
    return { id: orderId, status, paymentStatus };
  });
}
