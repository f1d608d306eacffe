import { compare, minus, sum, type Amount } from '../../../common/money';
import { ShopError } from '../../core/errors';
import { canHold } from '../../credit/changeCredit';
import { CreditEntryType } from '../../credit/credit.entity';
import { postEntry, type CreditState } from '../../credit/ledger';
import type { Queryable } from '../../db/queryable';
import { OrderRefused } from '../placing/newOrder';

/** What the order has paid by credit and not got back: zero or more. */
async function creditChargedFor(tx: Queryable, orderId: number): Promise<Amount> {
  const [row] = await tx.query<{ charged: Amount }[]>(
    `SELECT coalesce(-sum(amount), 0)::numeric(14, 2) AS charged FROM credit_entry WHERE order_id = $1`,
    [orderId],
  );
  return row?.charged ?? '0.00';
}

/** Refunds what the order was charged, also when the business pays cash by now. @returns the entry; null for nothing */
export async function refund(
  tx: Queryable,
  orderId: number,
  userId: number | null,
  account: CreditState | null,
  byUserId: number | null,
): Promise<string | null> {
  if (userId === null || !account) return null;
  const amount = await creditChargedFor(tx, orderId);
  if (compare(amount, '0') === 0) return null;
  if (!canHold(sum([account.currentBalance, amount]))) {
    throw new ShopError('CONFLICT', 'The refund would make the balance more than a credit account can hold.');
  }
  const entry = await postEntry(tx, {
    userId,
    type: CreditEntryType.REFUND,
    amount,
    description: `Order #${orderId} cancelled`,
    orderId,
    byUserId,
    withinCredit: false,
  });
  if (!entry) throw new Error('An account that is locked takes an entry');
  return entry.id;
}

/**
 * Charges what the cancelling refunded; nothing when the order was never charged, or not refunded.
 * @returns the entry; null for nothing
 */
export async function chargeAgain(
  tx: Queryable,
  orderId: number,
  userId: number | null,
  total: Amount,
  byUserId: number | null,
): Promise<string | null> {
  if (userId === null || compare(await creditChargedFor(tx, orderId), '0') !== 0) return null;
  const entry = await postEntry(tx, {
    userId,
    type: CreditEntryType.CHARGE,
    amount: minus('0', total),
    description: `Order #${orderId} taken up again`,
    orderId,
    byUserId,
    withinCredit: true,
  });
  if (!entry) {
    throw new OrderRefused(
      'INSUFFICIENT_CREDIT',
      'The order is over the available credit of the business, so it stays cancelled.',
    );
  }
  return entry.id;
}
