import type { DataSource } from 'typeorm';
import { CANCELLATION_TEXTS } from '../../../common/delivery/cancellationTexts';
import { shopChangeRules, linesChangeRules } from '../../../common/rules/orderChangeRules';
import { auditedOnce } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { ShopError } from '../../core/errors';
import { textOrNull } from '../../core/text';
import { transaction } from '../../db/transaction';
import { optionalKey, type Once } from '../../idempotency/once';
import type { Viewer } from '../../identity/viewer';
import { obstacleOf } from '../cancelling/cancelOrder';
import { lockOrder } from '../status/transition';
import { changeOrder, type ChangedOrder } from './changeOrder';
import type { WantedLine } from './wantedLines';

/**
 * Changes the quantities of an order for its buyer, and strikes lines, until its cut-off (specification 5.14).
 * @param buyerId whose order it has to be, or whose business's; null: of who has shown its key
 * @throws OrderRefused INSUFFICIENT_CREDIT or OUT_OF_STOCK
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT by field; CONFLICT with the reason why it can not be changed
 */
export function changeByBuyer(
  db: DataSource,
  orderId: number,
  buyerId: number | null,
  lines: readonly WantedLine[],
): Promise<ChangedOrder> {
  checkInput(linesChangeRules, { lines });
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const obstacle = await obstacleOf(tx, orderId, buyerId);
    if (obstacle !== null) throw new ShopError('CONFLICT', CANCELLATION_TEXTS[obstacle]);
    return changeOrder(tx, order, { lines, reason: null, byUserId: buyerId, isBuyers: true });
  });
}

/** A change by the shop. */
interface ShopChange {
  orderId: number;
  lines: readonly WantedLine[];
  /** For the buyer to read. */
  reason: string;
  idempotencyKey?: string | null;
}

/**
 * Changes the quantities of an order for the shop, and strikes lines, until it is shipped (specification 5.14).
 * @throws OrderRefused INSUFFICIENT_CREDIT or OUT_OF_STOCK
 * @throws ShopError NOT_FOUND, BAD_USER_INPUT by field, CONFLICT, IDEMPOTENCY_CONFLICT
 */
export function changeByShop(
  db: DataSource,
  viewer: Viewer,
  { idempotencyKey, ...change }: ShopChange,
): Promise<Once<ChangedOrder>> {
  const { orderId, lines, reason } = change;
  checkInput(shopChangeRules, { lines, reason, idempotencyKey });
  const keyOf = ({ id }: { id: number }) => optionalKey(id, idempotencyKey, 'changeOrderLines', change);
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    const order = await lockOrder(tx, orderId);
    const wish = { lines, reason: textOrNull(reason), byUserId: actor.id, isBuyers: false };
    const changed = await changeOrder(tx, order, wish);
    const { change: made } = changed;
    const counts = (of: 'before' | 'after') =>
      made?.lines.map(({ productName, selectedSize, [of]: quantity }) => ({ productName, selectedSize, quantity })) ??
      [];
    return {
      result: changed,
      entry: {
        action: 'order.lines',
        subjectType: 'order',
        subjectId: orderId,
        before: { lines: counts('before'), totalAmount: made?.totalBefore ?? changed.totalAmount },
        after: { lines: counts('after'), totalAmount: changed.totalAmount, reason: wish.reason },
      },
    };
  });
}
