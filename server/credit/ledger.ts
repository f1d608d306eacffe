import type { Amount } from '../../common/money';
import type { Queryable } from '../db/queryable';
import type { CreditEntryType } from './credit.entity';

/** An entry to be written; charges are negative, payments and refunds positive, adjustments either. */
export interface NewEntry {
  userId: number;
  type: CreditEntryType;
  amount: Amount;
  description: string;
  orderId: number | null;
  /** Who did it; null for the shop itself. */
  byUserId: number | null;
  /** Refuse rather than leave the balance below zero: what orders do, and only they. */
  withinCredit: boolean;
}

/** Takes the credit account's lock: the first lock of every transaction that needs it. False when there is none. */
export async function lockCreditAccount(tx: Queryable, userId: number): Promise<boolean> {
  const rows = await tx.query<unknown[]>('SELECT 1 FROM credit_account WHERE user_id = $1 FOR UPDATE', [userId]);
  return rows.length > 0;
}

/**
 * The only way into the ledger: moves the balance and writes the entry in one statement (decisions.md section 4).
 * @returns the balance after it, or null when `withinCredit` refused it or there is no account
 */
export async function postEntry(tx: Queryable, entry: NewEntry): Promise<Amount | null> {
  const rows = await tx.query<{ balanceAfter: Amount }[]>(
    `WITH account AS (
       UPDATE credit_account SET current_balance = current_balance + $2::numeric
       WHERE user_id = $1 AND (NOT $3 OR current_balance + $2::numeric >= 0)
       RETURNING current_balance)
     INSERT INTO credit_entry (user_id, type, amount, balance_after, description, order_id, created_by_user_id)
     SELECT $1, $4, $2::numeric, current_balance, $5, $6, $7 FROM account
     RETURNING balance_after AS "balanceAfter"`,
    [entry.userId, entry.amount, entry.withinCredit, entry.type, entry.description, entry.orderId, entry.byUserId],
  );
  return rows[0]?.balanceAfter ?? null;
}
