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
  checkHolds(account, amount);
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

/** An order that is locked, with the credit account it was charged to, which is locked as well; null for none. */
interface OnAccount {
  readonly id: number;
  readonly creditUserId: number | null;
  readonly account: CreditState | null;
}

/**
 * Charges or refunds what the new total of an order differs by from what credit paid for it; nothing where it was never
 * charged. @returns the entry; null for nothing
 */
export async function chargeDifference(
  tx: Queryable,
  { id: orderId, creditUserId, account }: OnAccount,
  total: Amount,
  byUserId: number | null,
): Promise<string | null> {
  if (creditUserId === null || !account) return null;
  const amount = minus(await creditChargedFor(tx, orderId), total);
  if (compare(amount, '0') === 0) return null;
  const isRefund = compare(amount, '0') > 0;
  if (isRefund) checkHolds(account, amount);
  const entry = await postEntry(tx, {
    userId: creditUserId,
    type: isRefund ? CreditEntryType.REFUND : CreditEntryType.CHARGE,
    amount,
    description: `Order #${orderId} changed`,
    orderId,
    byUserId,
    withinCredit: !isRefund,
  });
  if (!entry) {
    throw new OrderRefused('INSUFFICIENT_CREDIT', 'The change is over the available credit. Nothing was changed.');
  }
  return entry.id;
}

/** @throws ShopError CONFLICT */
function checkHolds({ currentBalance }: CreditState, amount: Amount): void {
  if (canHold(sum([currentBalance, amount]))) return;
  throw new ShopError('CONFLICT', 'The refund would make the balance more than a credit account can hold.');
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
