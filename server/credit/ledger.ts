import type { Queryable } from '../db/queryable';
import { entityColumns } from '../db/entityColumns';
import { CreditAccountEntity, CreditEntry } from './credit.entity';

/** An entry to be written; charges are negative, payments and refunds positive, adjustments either. */
export interface NewEntry extends Pick<CreditEntry, 'userId' | 'type' | 'amount' | 'description' | 'orderId'> {
  /** Who did it; null for the shop itself. */
  byUserId: number | null;
  /** Refuse rather than leave the balance below zero: what orders do, and only they. */
  withinCredit: boolean;
}

const POSTED = ['id', 'balanceAfter', 'createdAt'] as const satisfies readonly (keyof CreditEntry)[];

/** An entry that was written. */
export type PostedEntry = Pick<CreditEntry, (typeof POSTED)[number]>;

const STATE = ['creditLimit', 'currentBalance'] as const satisfies readonly (keyof CreditAccountEntity)[];

/** An account's limit and balance. */
export type CreditState = Pick<CreditAccountEntity, (typeof STATE)[number]>;

/** The columns of a credit account's state; the table's alias is `a`. */
export const CREDIT_STATE = entityColumns(CreditAccountEntity, 'a', STATE);

/**
 * Locks the credit account. Every transaction that moves money takes its locks in this sequence: credit account,
 * discount code, the order's row.
 * @returns the account's limit and balance, which no other transaction can change until this one ends; null when there
 *   is no account
 */
export async function lockCreditAccount(tx: Queryable, userId: number): Promise<CreditState | null> {
  const rows = await tx.query<CreditState[]>(
    `SELECT ${CREDIT_STATE} FROM credit_account a WHERE user_id = $1 FOR UPDATE`,
    [userId],
  );
  return rows[0] ?? null;
}

/**
 * The only function that writes the ledger: changes the balance and writes the entry in one statement (specification
 * 7.1).
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
     RETURNING ${entityColumns(CreditEntry, 'credit_entry', POSTED)}`,
    [entry.userId, entry.amount, entry.withinCredit, entry.type, entry.description, entry.orderId, entry.byUserId],
  );
  return rows[0] ?? null;
}
