import { DEFAULT_CREDIT_LIMIT } from '../../common/constants';
import { amount, compare, minus, type Amount } from '../../common/money';
import type { Queryable } from '../db/queryable';
import { entityColumns } from '../db/entityColumns';
import { notFound } from '../core/errors';
import { CreditAccountEntity } from './credit.entity';
import type { CreditAccountType, CreditTotalsType } from './credit.types';
import { CREDIT_STATE, type CreditState } from './ledger';

/** What was used of the limit: 0.00 when more is available than the limit (specification 7.2). */
export function usedCredit({ creditLimit, currentBalance }: CreditState): Amount {
  const used = minus(creditLimit, currentBalance);
  return compare(used, '0') < 0 ? amount(0) : used;
}

/** The account of a business; with none, balance 0.00, limit 5000.00, used 0.00 (specification 7.3). */
export async function readCreditAccount(db: Queryable, userId: number): Promise<CreditAccountType> {
  const rows = await db.query<CreditState[]>(`SELECT ${CREDIT_STATE} FROM credit_account a WHERE user_id = $1`, [
    userId,
  ]);
  const [account] = rows;
  return account
    ? { userId, ...account, usedCredit: usedCredit(account) }
    : { userId, creditLimit: DEFAULT_CREDIT_LIMIT, currentBalance: amount(0), usedCredit: amount(0) };
}

/** The same for admins. @throws ShopError NOT_FOUND for a user who is no business and never had an account */
export async function readCreditOfBusiness(db: Queryable, userId: number): Promise<CreditAccountType> {
  const [account] = await db.query<unknown[]>(
    `SELECT 1 FROM users u WHERE u.id = $1
       AND (u.role = 'business' OR EXISTS (SELECT 1 FROM credit_account a WHERE a.user_id = u.id))`,
    [userId],
  );
  if (!account) throw notFound('Business');
  return readCreditAccount(db, userId);
}

/** The balances of the users, in the order of the ids, 0.00 without an account; one statement. */
export async function readCreditBalances(db: Queryable, userIds: readonly number[]): Promise<Amount[]> {
  const rows = await db.query<Pick<CreditAccountEntity, 'userId' | 'currentBalance'>[]>(
    `SELECT ${entityColumns(CreditAccountEntity, 'a', ['userId', 'currentBalance'])} FROM credit_account a
     WHERE user_id = ANY($1::integer[])`,
    [userIds],
  );
  const balances = new Map(rows.map(({ userId, currentBalance }) => [userId, currentBalance]));
  return userIds.map((id) => balances.get(id) ?? amount(0));
}

/** The sums for credit management: of what is shown as used, and of the balances. */
export async function readCreditTotals(db: Queryable): Promise<CreditTotalsType> {
  const rows = await db.query<CreditTotalsType[]>(
    `SELECT coalesce(sum(greatest(a.credit_limit - a.current_balance, 0)), 0) + 0.00 AS "totalUsedCredit",
       coalesce(sum(a.current_balance), 0) + 0.00 AS "totalAvailableCredit", count(*)::integer AS businesses
     FROM users u LEFT JOIN credit_account a ON a.user_id = u.id
     WHERE u.role = 'business' AND u.payment_mode = 'credit'`,
  );
  if (!rows[0]) throw new Error('A sum has one row');
  return rows[0];
}
