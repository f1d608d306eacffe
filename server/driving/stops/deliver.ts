import type { DataSource } from 'typeorm';
import { deliveredRules } from '../../../common/rules/drivingRules';
import { auditedOnce } from '../../audit/audit';
import { encodedAnew, sentPicture } from '../../catalog/pictures/encodedPicture';
import { checkInput } from '../../core/checkInput';
import { trimmedText } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { optionalKey, type Once } from '../../idempotency/once';
import type { Viewer } from '../../identity/viewer';
import { OrderStatus, PaymentStatus } from '../../orders/orderTerms';
import { lockOrder, setStatus, type LockedOrder } from '../../orders/status/transition';
import { StopOutcome } from '../runTerms';
import { holdStop, writeAttempt, type AtStop } from './attempt';
import { collect } from './collect';

/** An order that was delivered. */
interface Delivered extends AtStop {
  /** The name of who took it. */
  takenBy: string;
  /** What was collected, in LBP and in USD; absent or null: nothing. */
  lbp?: string | null;
  usd?: string | null;
  /** A data URL; absent or null: none. */
  photo?: string | null;
}

/** The longest side of a photo, in pixels. */
const PHOTO_SIDE = 1_280;

/**
 * An order of a run was delivered (specification 33.3): it is kept with who took it, its photo and the cash, the order is set
 * to delivered, and paid when nothing is left to be collected. An order that was cancelled while the phone was without a
 * network stays cancelled; that it was delivered, and the cash, are kept all the same.
 * @returns the order number
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT by field; CONFLICT for a run that has not left, and what was delivered
 *   already; IDEMPOTENCY_CONFLICT
 */
export async function deliver(
  db: DataSource,
  viewer: Viewer,
  { idempotencyKey, ...delivered }: Delivered,
): Promise<Once<number>> {
  checkInput(deliveredRules, { ...delivered, idempotencyKey });
  const { runId, orderId } = delivered;
  const cash = { lbp: delivered.lbp ?? '0.00', usd: delivered.usd ?? '0.00' };
  const keyOf = ({ id }: { id: number }) => optionalKey(id, idempotencyKey, 'deliverOrder', delivered);
  const photo = delivered.photo
    ? (await encodedAnew(sentPicture(delivered.photo, 'photo'), PHOTO_SIDE, 'photo')).bytes
    : null;
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    await holdStop(tx, viewer, delivered);
    const order = await lockOrder(tx, orderId);
    const collection = await collect(tx, orderId, cash);
    const outcome = { takenBy: trimmedText(delivered.takenBy), collection };
    const attemptId = await writeAttempt(tx, actor, order, { ...delivered, outcome });
    if (photo && !order.isBlanked) {
      await tx.query('INSERT INTO delivery_photo (attempt_id, bytes) VALUES ($1, $2)', [attemptId, photo]);
    }
    await settleStops(tx, runId, orderId);
    await setDelivered(tx, order, collection.isPaid, actor.id);
    return {
      result: orderId,
      entry: {
        action: 'order.deliver',
        subjectType: 'order',
        subjectId: orderId,
        before: { status: order.status, paymentStatus: order.paymentStatus },
        after: {
          runId,
          due: collection.due,
          ...cash,
          changeLbp: collection.change,
          paid: collection.isPaid,
        },
      },
    };
  });
}

/** Delivered here; another run that has it by now need not bring it any more. */
async function settleStops(tx: Queryable, runId: number, orderId: number): Promise<void> {
  await tx.query(
    `UPDATE run_stop SET outcome = CASE WHEN run_id = $1 THEN $3 ELSE $4 END
     WHERE order_id = $2 AND (run_id = $1 OR outcome IS NULL)`,
    [runId, orderId, StopOutcome.DELIVERED, StopOutcome.TAKEN_BACK],
  );
}

async function setDelivered(tx: Queryable, order: LockedOrder, isPaid: boolean, byUserId: number): Promise<void> {
  if (order.status === OrderStatus.CANCELLED) return;
  // With its status, where that is another one.
  if (isPaid && order.status === OrderStatus.DELIVERED) {
    await tx.query('UPDATE orders SET payment_status = $2 WHERE id = $1', [order.id, PaymentStatus.PAID]);
  }
  const paymentStatus = isPaid ? PaymentStatus.PAID : order.paymentStatus;
  const { trackingNumber } = order;
  await setStatus(tx, { ...order, paymentStatus }, { status: OrderStatus.DELIVERED, trackingNumber, byUserId });
}
