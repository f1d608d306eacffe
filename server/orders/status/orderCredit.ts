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

/** An order that is locked, with the credit account it was charged to, which is locked as well; null for none. */
interface OnAccount {
  readonly id: number;
  readonly creditUserId: number | null;
  readonly account: CreditState | null;
}

/** Why what an order owes to credit is another sum. */
interface Cause {
  /** What became of the order, for the entry of the ledger. */
  readonly what: string;
  /** Said when credit does not cover it. */
  readonly over: string;
}

/**
 * Charges or refunds what an order owes to credit beside what it was charged and has not got back, also when the business
 * pays cash by now; nothing where it was never charged.
 * @param owed nothing for a cancelled order, else its total
 * @returns the entry; null for nothing
 * @throws OrderRefused INSUFFICIENT_CREDIT
 * @throws ShopError CONFLICT when the account can not hold what is refunded
 */
export async function settleCredit(
  tx: Queryable,
  { id: orderId, creditUserId, account }: OnAccount,
  owed: Amount,
  byUserId: number | null,
  { what, over }: Cause,
): Promise<string | null> {
  if (creditUserId === null || !account) return null;
  const amount = minus(await creditChargedFor(tx, orderId), owed);
  if (compare(amount, '0') === 0) return null;
  const isRefund = compare(amount, '0') > 0;
  if (isRefund && !canHold(sum([account.currentBalance, amount]))) {
    throw new ShopError('CONFLICT', 'The refund would make the balance more than a credit account can hold.');
  }
  const entry = await postEntry(tx, {
    userId: creditUserId,
    type: isRefund ? CreditEntryType.REFUND : CreditEntryType.CHARGE,
    amount,
    description: `Order #${orderId} ${what}`,
    orderId,
    byUserId,
    withinCredit: !isRefund,
  });
  if (!entry) throw new OrderRefused('INSUFFICIENT_CREDIT', over);
  return entry.id;
}
