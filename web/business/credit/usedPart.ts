import { isUnset } from '../../../common/amountText';
import { saving, type Amount } from '../../../common/money';

interface Credit {
  currentBalance: Amount;
  creditLimit: Amount;
  usedCredit: Amount;
}

/** Which whole percentage of its limit a business has used: from 0, when it has paid ahead, to 100. */
export function usedPart({ currentBalance, creditLimit, usedCredit }: Credit): number {
  if (isUnset(usedCredit)) return 0;
  if (isUnset(creditLimit)) return 100;
  // What is used is what the balance is less than the limit.
  return Math.min(100, saving(creditLimit, currentBalance)?.percent ?? 0);
}
