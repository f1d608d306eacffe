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
  return showAccount(userId, rows[0]);
}

function showAccount(userId: number, account: CreditState | undefined): CreditAccountType {
  return account
    ? { userId, ...account, usedCredit: usedCredit(account) }
    : { userId, creditLimit: DEFAULT_CREDIT_LIMIT, currentBalance: amount(0), usedCredit: amount(0) };
}

/** The same for admins. @throws ShopError NOT_FOUND for a user who is no business and never had an account */
export async function readCreditOfBusiness(db: Queryable, userId: number): Promise<CreditAccountType> {
  const [account] = await readCreditOfBusinesses(db, [userId]);
  if (!account) throw notFound('Business');
  return account;
}

/** The accounts of those of the users who are a business or once had an account, unsorted; one statement. */
export async function readCreditOfBusinesses(db: Queryable, userIds: readonly number[]): Promise<CreditAccountType[]> {
  const rows = await db.query<(CreditState & { id: number; hasAccount: boolean })[]>(
    `SELECT u.id, a.user_id IS NOT NULL AS "hasAccount", ${CREDIT_STATE}
     FROM users u LEFT JOIN credit_account a ON a.user_id = u.id
     WHERE u.id = ANY($1::integer[]) AND (u.role = 'business' OR a.user_id IS NOT NULL)`,
    [userIds],
  );
  return rows.map(({ id, hasAccount, ...account }) => showAccount(id, hasAccount ? account : undefined));
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
