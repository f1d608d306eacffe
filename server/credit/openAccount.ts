import { DEFAULT_CREDIT_LIMIT } from '../../common/constants';
import type { Queryable } from '../db/queryable';
import { CreditEntryType } from './credit.entity';
import { postEntry } from './ledger';

/**
 * Opens the credit account of a business in the caller's transaction when it has none: limit 5000.00, all of it
 * available, by an adjustment (specification 7.3). Changes nothing when there is an account already.
 * @param byUserId who did it; null for the shop itself
 * @returns whether it opened one
 */
export async function openAccount(tx: Queryable, userId: number, byUserId: number | null): Promise<boolean> {
  const opened = await tx.query<unknown[]>(
    `INSERT INTO credit_account (user_id, credit_limit, current_balance) VALUES ($1, $2, 0)
     ON CONFLICT (user_id) DO NOTHING RETURNING user_id`,
    [userId, DEFAULT_CREDIT_LIMIT],
  );
  if (opened.length === 0) return false;
  await postEntry(tx, {
    userId,
    type: CreditEntryType.ADJUSTMENT,
    amount: DEFAULT_CREDIT_LIMIT,
    description: 'Credit account opened',
    orderId: null,
    byUserId,
    withinCredit: false,
  });
  return true;
}
