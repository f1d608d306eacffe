import type { DataSource } from 'typeorm';
import { TRANSFER_TEXTS } from '../../../common/currencies/transferTexts';
import type { Amount } from '../../../common/money';
import { referenceKey, transferRules } from '../../../common/rules/currencyRules';
import { checkInput } from '../../core/checkInput';
import { notFound, ShopError } from '../../core/errors';
import { trimmedText } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { refuseDuplicate } from '../../db/uniqueViolation';
import { OrderStatus, PaymentMethod, PaymentStatus } from '../orderTerms';

/** Of an order that a transfer is to pay. */
interface PayableOrder {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  totalAmount: Amount;
  /** Who placed it, and for which business; null for neither. */
  userId: number | null;
  accountId: number | null;
  isBlanked: boolean;
}

/**
 * Keeps the reference of the transfer that pays an order, as its buyer says it (specification 31.5); the one before is
 * replaced as long as the shop has not confirmed it. Said twice it changes nothing.
 * @param buyerId whose order it has to be, or whose business's; null: of who has shown its key
 * @throws ShopError BAD_USER_INPUT for what is no reference; NOT_FOUND; CONFLICT for an order that is not paid by WishMoney, is paid
 *   or cancelled, and on `reference` for one that was said of another order
 */
export async function sendReference(
  db: DataSource,
  orderId: number,
  typed: string,
  buyerId: number | null,
): Promise<void> {
  checkInput(transferRules, { reference: typed });
  await transaction(db, async (tx) => {
    const order = await lockPayable(tx, orderId);
    // Who works here sees orders of others, whose buyers alone know what they sent.
    if (buyerId !== null && order.userId !== buyerId && order.accountId !== buyerId) throw notFound('Order');
    refuseUnpayable(order);
    await keepReference(tx, orderId, trimmedText(typed));
  });
}

/** Locks the order of a transfer. @throws ShopError NOT_FOUND */
export async function lockPayable(tx: Queryable, orderId: number): Promise<PayableOrder> {
  const [order] = await tx.query<PayableOrder[]>(
    `SELECT status, payment_method AS "paymentMethod", payment_status AS "paymentStatus",
       total_amount AS "totalAmount", user_id AS "userId", account_id AS "accountId",
       blanked_at IS NOT NULL AS "isBlanked"
     FROM orders WHERE id = $1 FOR UPDATE`,
    [orderId],
  );
  if (!order) throw notFound('Order');
  return order;
}

/** @throws ShopError CONFLICT that says why no transfer can pay the order */
export function refuseUnpayable({ status, paymentMethod, paymentStatus }: PayableOrder): void {
  if (paymentMethod !== PaymentMethod.WISHMONEY) throw conflict(TRANSFER_TEXTS.otherPayment);
  if (paymentStatus !== PaymentStatus.PENDING) throw conflict(TRANSFER_TEXTS.paid);
  if (status === OrderStatus.CANCELLED) throw conflict(TRANSFER_TEXTS.cancelled);
}

/**
 * Writes the reference of an order that is locked. One that was given for an order that is cancelled, and that the shop has
 * not confirmed, is free for this one.
 * @throws ShopError CONFLICT for one of another order
 */
export async function keepReference(tx: Queryable, orderId: number, reference: string): Promise<void> {
  await tx.query(
    `UPDATE order_transfer t SET rejected_at = now() FROM orders o
     WHERE t.reference_key = $2 AND t.order_id <> $1 AND t.confirmed_at IS NULL AND t.rejected_at IS NULL
       AND o.id = t.order_id AND o.status = '${OrderStatus.CANCELLED}'`,
    [orderId, referenceKey(reference)],
  );
  await refuseDuplicate('order_transfer_reference', 'reference', TRANSFER_TEXTS.taken, () =>
    tx.query(
      `INSERT INTO order_transfer AS t (order_id, reference, reference_key) VALUES ($1, $2, $3)
       ON CONFLICT (order_id) DO UPDATE SET reference = $2, reference_key = $3, sent_at = now(), rejected_at = NULL
       WHERE t.reference_key <> $3 OR t.rejected_at IS NOT NULL`,
      [orderId, reference, referenceKey(reference)],
    ),
  );
}

function conflict(message: string): ShopError {
  return new ShopError('CONFLICT', message);
}
