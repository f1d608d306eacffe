import type { DataSource } from 'typeorm';
import { compare, type Amount } from '../../../common/money';
import { referenceKey, settledTransferRules } from '../../../common/rules/currencyRules';
import { auditedOnce } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { ShopError } from '../../core/errors';
import { trimmedText } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { optionalKey, type Once } from '../../idempotency/once';
import type { Viewer } from '../../identity/viewer';
import { MailKind } from '../../mail/outgoingMail.entity';
import { mailedAddresses } from '../mailedAddresses';
import { keepReference, lockPayable, refuseUnpayable } from './sendReference';

/** What the shop says of the transfer of an order. */
interface TransferDecision {
  orderId: number;
  /** The reference under which the money is there, or is not. */
  reference: string;
  /** What the order came to when it was looked at; absent or null: it is not compared. */
  totalAmount?: Amount | null;
  idempotencyKey?: string | null;
}

/**
 * Sets an order paid by the transfer with a reference: the one that its buyer gave, or one that the shop found without
 * (specification 31.6). The buyer is told by mail.
 * @throws ShopError BAD_USER_INPUT for what is no reference; NOT_FOUND; CONFLICT for an order that is not paid by
 *   WishMoney, is paid or cancelled, on `reference` for one of another order, or when its buyer gave another since, and on
 *   `totalAmount` when it comes to another amount by now; IDEMPOTENCY_CONFLICT
 */
export function confirmTransfer(db: DataSource, viewer: Viewer, decision: TransferDecision): Promise<Once<boolean>> {
  return settle(db, viewer, decision, 'confirm', async (tx, orderId, reference, given) => {
    if (given === null && reference !== null) await keepReference(tx, orderId, reference);
    await tx.query('UPDATE order_transfer SET confirmed_at = now() WHERE order_id = $1', [orderId]);
    await tx.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [orderId]);
  });
}

/**
 * Says that there is no transfer with the reference that the buyer gave; it may be given for another order then. The buyer
 * is told by mail, and may give another one.
 * @throws ShopError as `confirmTransfer`, and CONFLICT when its buyer gave none
 */
export function rejectTransfer(db: DataSource, viewer: Viewer, decision: TransferDecision): Promise<Once<boolean>> {
  return settle(db, viewer, decision, 'reject', async (tx, orderId, _, given) => {
    if (given === null) throw otherReference();
    await tx.query('UPDATE order_transfer SET rejected_at = now() WHERE order_id = $1', [orderId]);
  });
}

function settle(
  db: DataSource,
  viewer: Viewer,
  { idempotencyKey, ...decision }: TransferDecision,
  how: 'confirm' | 'reject',
  write: (tx: Queryable, orderId: number, reference: string | null, given: string | null) => Promise<void>,
): Promise<Once<boolean>> {
  checkInput(settledTransferRules, { ...decision, idempotencyKey });
  const { orderId } = decision;
  const reference = trimmedText(decision.reference);
  const keyOf = ({ id }: { id: number }) => optionalKey(id, idempotencyKey, `${how}Transfer`, decision);
  return auditedOnce(db, viewer, keyOf, async (tx) => {
    const order = await lockPayable(tx, orderId);
    refuseUnpayable(order);
    const { totalAmount } = decision;
    if (totalAmount != null && compare(totalAmount, order.totalAmount) !== 0) throw otherAmount();
    const given = await givenReference(tx, orderId);
    if (given !== null && referenceKey(given) !== referenceKey(reference)) throw otherReference();
    // What an order says of a person that was blanked is not said again (specification 24.3).
    const kept = order.isBlanked ? null : reference;
    await write(tx, orderId, kept, given);
    await queueMail(tx, orderId);
    return {
      result: true,
      entry: {
        action: `transfer.${how}`,
        subjectType: 'order',
        subjectId: orderId,
        before: { paymentStatus: order.paymentStatus, reference: given },
        after: { paymentStatus: how === 'confirm' ? 'paid' : order.paymentStatus, reference: kept },
      },
    };
  });
}

/** The reference that waits to be looked for; null for none. The order is locked. */
async function givenReference(tx: Queryable, orderId: number): Promise<string | null> {
  const [transfer] = await tx.query<{ reference: string }[]>(
    'SELECT reference FROM order_transfer WHERE order_id = $1 AND confirmed_at IS NULL AND rejected_at IS NULL',
    [orderId],
  );
  return transfer?.reference ?? null;
}

function otherAmount(): ShopError {
  const message = 'The order was changed meanwhile and comes to another amount. Nothing was saved: reload to see it.';
  return new ShopError('CONFLICT', message, { fields: { totalAmount: message } });
}

function otherReference(): ShopError {
  const message = 'The buyer has given another reference since, or none. Nothing was saved: reload to see it.';
  return new ShopError('CONFLICT', message, { fields: { reference: message } });
}

/** To whom the order names, as of a change of its status (specification 5.7). */
async function queueMail(tx: Queryable, orderId: number): Promise<void> {
  await tx.query(
    `INSERT INTO outgoing_mail (kind, to_address, order_id, with_amounts)
     SELECT $2, mail.address, o.id, mail.with_amounts
     FROM orders o, LATERAL (${mailedAddresses('o')}) AS mail WHERE o.id = $1`,
    [orderId, MailKind.ORDER_PAYMENT],
  );
}
