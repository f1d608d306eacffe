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

/** An entry that was written. */
export interface PostedEntry {
  id: string;
  balanceAfter: Amount;
  createdAt: Date;
}

/** What an account holds at a moment. */
export interface CreditState {
  creditLimit: Amount;
  /** Still available. */
  currentBalance: Amount;
}

/**
 * Takes the credit account's lock: the first lock of every transaction that needs it. Everyone who moves money locks in
 * this order: credit account, then discount code, then the order's row.
 * @returns what the account holds, which nobody else can change until the end; null when there is no account
 */
export async function lockCreditAccount(tx: Queryable, userId: number): Promise<CreditState | null> {
  const rows = await tx.query<CreditState[]>(
    `SELECT credit_limit AS "creditLimit", current_balance AS "currentBalance"
     FROM credit_account WHERE user_id = $1 FOR UPDATE`,
    [userId],
  );
  return rows[0] ?? null;
}

/**
 * The only way into the ledger: moves the balance and writes the entry in one statement (decisions.md section 4).
 * @returns the entry, or null when `withinCredit` refused it or there is no account
 */
export async function postEntry(tx: Queryable, entry: NewEntry): Promise<PostedEntry | null> {
  const rows = await tx.query<PostedEntry[]>(
    `WITH account AS (
       UPDATE credit_account SET current_balance = current_balance + $2::numeric
       WHERE user_id = $1 AND (NOT $3 OR current_balance + $2::numeric >= 0)
       RETURNING current_balance)
     INSERT INTO credit_entry (user_id, type, amount, balance_after, description, order_id, created_by_user_id)
     SELECT $1, $4, $2::numeric, current_balance, $5, $6, $7 FROM account
     RETURNING id::text AS id, balance_after AS "balanceAfter", created_at AS "createdAt"`,
    [entry.userId, entry.amount, entry.withinCredit, entry.type, entry.description, entry.orderId, entry.byUserId],
  );
  return rows[0] ?? null;
}
