import type { DataSource } from 'typeorm';
import { adjustmentRules, creditAmountRules, creditLimitRules, paymentRules } from '../../common/rules/creditRules';
import { formatLbp } from '../../common/amountText';
import { compare, MAX_AMOUNT, minus, sum, type Amount } from '../../common/money';
import type { Account, Viewer } from '../identity/viewer';
import { auditedOnce } from '../audit/audit';
import { checkInput } from '../core/checkInput';
import type { Queryable } from '../db/queryable';
import { optionalKey, type Once } from '../idempotency/once';
import { badInput, notFound } from '../core/errors';
import { trimmedText } from '../core/text';
import { CreditEntryType, type CreditTransaction } from './credit.entity';
import type {
  CreditAdjustmentInput,
  CreditAmountInput,
  CreditChangeType,
  CreditLimitInput,
  CreditPaymentInput,
} from './credit.types';
import { lockCreditAccount, postEntry, type CreditState, type NewEntry, type PostedEntry } from './ledger';
import { openAccount } from './openAccount';
import { usedCredit } from './readCredit';

/** A change as it is kept under its idempotency key, and answered to every repetition. */
export type CreditChange = Pick<CreditChangeType, 'account'> & {
  /** With its time as ISO 8601. */
  transaction: Omit<CreditTransaction, 'createdAt'> & { createdAt: string };
};

/** The request that asks for a change. */
interface Asked {
  operation: 'setCreditLimit' | 'recordCreditPayment' | 'adjustCredit' | 'addCredit';
  userId: number;
  input: { idempotencyKey?: string | null };
}

/** The values of a change, computed while the account is locked. */
interface Decision {
  action: 'credit.limit' | 'credit.payment' | 'credit.adjustment';
  type: CreditEntryType;
  amount: Amount;
  description: string;
  creditLimit: Amount;
  /** The field of the form that the amount came from. */
  field: 'amount' | 'creditLimit';
}

/**
 * Sets the limit, never below zero, and moves what is available by the difference (specification 7.4).
 * @throws ShopError BAD_USER_INPUT by field, also when the balance would leave what an account can hold; NOT_FOUND;
 *   IDEMPOTENCY_CONFLICT
 */
export function setCreditLimit(
  db: DataSource,
  viewer: Viewer,
  userId: number,
  input: CreditLimitInput,
): Promise<Once<CreditChange>> {
  checkInput(creditLimitRules, input);
  const creditLimit = input.creditLimit ?? '';
  return change(db, viewer, { operation: 'setCreditLimit', userId, input }, (before) => ({
    action: 'credit.limit',
    type: CreditEntryType.ADJUSTMENT,
    amount: minus(creditLimit, before.creditLimit),
    description: `Credit limit set from ${formatLbp(before.creditLimit)} to ${formatLbp(creditLimit)}`,
    creditLimit,
    field: 'creditLimit',
  }));
}

/**
 * Records that the business paid: a positive amount, which is available again.
 * @throws ShopError BAD_USER_INPUT by field, also when the balance would leave what an account can hold; NOT_FOUND;
 *   IDEMPOTENCY_CONFLICT
 */
export function recordPayment(
  db: DataSource,
  viewer: Viewer,
  userId: number,
  input: CreditPaymentInput,
): Promise<Once<CreditChange>> {
  checkInput(paymentRules, input);
  return change(db, viewer, { operation: 'recordCreditPayment', userId, input }, ({ creditLimit }) => ({
    action: 'credit.payment',
    type: CreditEntryType.PAYMENT,
    amount: input.amount ?? '',
    description: trimmedText(input.description ?? '') || 'Payment received',
    creditLimit,
    field: 'amount',
  }));
}

/**
 * Adjusts the balance by a signed amount for a reason; it may go below zero (specification 7.4).
 * @throws ShopError BAD_USER_INPUT by field, also when the balance would leave what an account can hold; NOT_FOUND;
 *   IDEMPOTENCY_CONFLICT
 */
export function adjustBalance(
  db: DataSource,
  viewer: Viewer,
  userId: number,
  input: CreditAdjustmentInput,
): Promise<Once<CreditChange>> {
  checkInput(adjustmentRules, input);
  const asked: Asked = { operation: 'adjustCredit', userId, input };
  return adjust(db, viewer, asked, input.amount ?? '', trimmedText(input.description ?? ''));
}

/**
 * The quick actions on credit: a signed amount, negative takes away, without a reason of its own.
 * @throws ShopError BAD_USER_INPUT by field, also when the balance would leave what an account can hold; NOT_FOUND;
 *   IDEMPOTENCY_CONFLICT
 */
export function addCredit(
  db: DataSource,
  viewer: Viewer,
  userId: number,
  input: CreditAmountInput,
): Promise<Once<CreditChange>> {
  checkInput(creditAmountRules, input);
  const amount = input.amount ?? '';
  const asked: Asked = { operation: 'addCredit', userId, input };
  return adjust(db, viewer, asked, amount, compare(amount, '0') < 0 ? 'Credit removed' : 'Credit added');
}

function adjust(
  db: DataSource,
  viewer: Viewer,
  asked: Asked,
  amount: Amount,
  description: string,
): Promise<Once<CreditChange>> {
  return change(db, viewer, asked, ({ creditLimit }) => ({
    action: 'credit.adjustment',
    type: CreditEntryType.ADJUSTMENT,
    amount,
    description,
    creditLimit,
    field: 'amount',
  }));
}

/**
 * Every change by an admin, once for its idempotency key: locks the account, opening it first when there is none, and
 * writes limit, entry and audit.
 */
function change(
  db: DataSource,
  viewer: Viewer,
  { operation, userId, input }: Asked,
  decide: (before: CreditState) => Decision,
): Promise<Once<CreditChange>> {
  const { idempotencyKey, ...content } = input;
  const keyOf = (actor: Account) => optionalKey(actor.id, idempotencyKey, operation, { userId, ...content });
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    const before = await lockAccountOfBusiness(tx, userId, actor);
    const { action, type, amount, description, creditLimit, field } = decide(before);
    const currentBalance = sum([before.currentBalance, amount]);
    if (!canHold(currentBalance)) {
      throw badInput({ [field]: `The balance would be more than an account can hold (${MAX_AMOUNT})` });
    }
    if (creditLimit !== before.creditLimit) {
      await tx.query('UPDATE credit_account SET credit_limit = $2 WHERE user_id = $1', [userId, creditLimit]);
    }
    const byUserId = actor.id;
    const entry = { userId, type, amount, description, orderId: null, byUserId, withinCredit: false };
    const posted = await postEntry(tx, entry);
    if (!posted) throw new Error('An account that is locked takes an entry');
    const after = { creditLimit, currentBalance };
    return {
      result: {
        account: { userId, ...after, usedCredit: usedCredit(after) },
        transaction: shownEntry(posted, entry, actor),
      },
      entry: {
        action,
        subjectType: 'user',
        subjectId: userId,
        before,
        after: { ...after, amount, description, entryId: posted.id },
      },
    };
  });
}

async function lockAccountOfBusiness(tx: Queryable, userId: number, actor: Account): Promise<CreditState> {
  const locked = await lockCreditAccount(tx, userId);
  if (locked) return locked;
  const [business] = await tx.query<unknown[]>(`SELECT 1 FROM users WHERE id = $1 AND role = 'business'`, [userId]);
  if (!business) throw notFound('Business');
  await openAccount(tx, userId, actor.id);
  const opened = await lockCreditAccount(tx, userId);
  if (!opened) throw new Error('An account that was opened can be locked');
  return opened;
}

/** Whether the database can hold the balance, on either side of zero. */
export function canHold(balance: Amount): boolean {
  return compare(balance, MAX_AMOUNT) <= 0 && compare(balance, `-${MAX_AMOUNT}`) >= 0;
}

function shownEntry(posted: PostedEntry, entry: NewEntry, actor: Account): CreditChange['transaction'] {
  const { userId, type, amount, description, orderId } = entry;
  const createdAt = posted.createdAt.toISOString();
  return {
    ...posted,
    createdAt,
    userId,
    type,
    amount,
    description,
    orderId,
    createdByUser: { username: actor.username },
  };
}
