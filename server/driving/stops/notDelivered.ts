import type { DataSource } from 'typeorm';
import { notDeliveredRules } from '../../../common/rules/drivingRules';
import { auditedOnce } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { trimmedText } from '../../core/text';
import { optionalKey, type Once } from '../../idempotency/once';
import type { Viewer } from '../../identity/viewer';
import { OrderStatus } from '../../orders/orderTerms';
import { lockOrder, setStatus } from '../../orders/status/transition';
import { NextStep, StopOutcome } from '../runTerms';
import { holdStop, writeAttempt, type AtStop } from './attempt';

/** An order that was not delivered. */
interface NotDelivered extends AtStop {
  reason: string;
  next: NextStep;
}

/**
 * An order of a run was not delivered (specification 33.3). Later today it is the last stop of its run; else it comes back,
 * confirmed, and the shop moves or cancels it.
 * @returns the order number
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT by field; CONFLICT for a run that has not left, and what was delivered
 *   already; IDEMPOTENCY_CONFLICT
 */
export function reportNotDelivered(
  db: DataSource,
  viewer: Viewer,
  { idempotencyKey, ...failed }: NotDelivered,
): Promise<Once<number>> {
  checkInput(notDeliveredRules, { ...failed, idempotencyKey });
  const { runId, orderId, next } = failed;
  const reason = trimmedText(failed.reason);
  const keyOf = ({ id }: { id: number }) => optionalKey(id, idempotencyKey, 'reportNotDelivered', failed);
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    await holdStop(tx, viewer, failed);
    const order = await lockOrder(tx, orderId);
    await writeAttempt(tx, actor, order, { ...failed, outcome: { reason, next } });
    const isLater = next === NextStep.LATER_TODAY;
    // What the shop had taken back meanwhile may be on its way with another run, and stays as it is.
    const wasOut = await tx.query<unknown[]>(
      `UPDATE run_stop SET outcome = $3,
         position = CASE WHEN $4 THEN (SELECT max(position) + 1 FROM run_stop WHERE run_id = $1) ELSE position END
       WHERE run_id = $1 AND order_id = $2 AND outcome IS NULL RETURNING order_id`,
      [runId, orderId, isLater ? null : StopOutcome.NOT_DELIVERED, isLater],
    );
    if (wasOut.length > 0 && !isLater && order.status === OrderStatus.SHIPPED) {
      const { trackingNumber } = order;
      await setStatus(tx, order, { status: OrderStatus.CONFIRMED, trackingNumber, byUserId: actor.id });
    }
    return {
      result: orderId,
      entry: {
        action: 'order.notDelivered',
        subjectType: 'order',
        subjectId: orderId,
        before: { status: order.status },
        after: { runId, next, reason: order.isBlanked ? null : reason },
      },
    };
  });
}
