import { object, string } from 'yup';
import { LIMITS } from '../constants';
import { isAmount } from '../amountText';
import { compare } from '../money';
import { optionalIdempotencyKey, optionalText, requiredText } from './textRules';

const AMOUNT_REQUIRED = 'Amount is required';
const LIMIT_REQUIRED = 'Credit limit is required';
const REASON_REQUIRED = 'A reason is required';

/** An amount that must be there, and of the sign that the message asks for. @param sign names that sign */
function money(
  sign: 'notNegative' | 'positive' | 'notZero',
  required: string,
  message: string,
  fits: (value: string) => boolean,
) {
  return string()
    .typeError(required)
    .required(required)
    .test(sign, message, (value) => isAmount(value) && fits(value));
}

/** What each change of credit may be sent with. */
const keyed = () => ({ idempotencyKey: optionalIdempotencyKey() });

/** The rules of "Set Credit Limit" (specification 14.5): a limit is never below zero. */
export function creditLimitRules() {
  return object({
    ...keyed(),
    creditLimit: money(
      'notNegative',
      LIMIT_REQUIRED,
      'A credit limit cannot be below zero',
      (value) => compare(value, '0') >= 0,
    ),
  });
}

/** The rules of "Record Payment": a positive amount, and a description if there is one to give. */
export function paymentRules() {
  return object({
    ...keyed(),
    amount: money('positive', AMOUNT_REQUIRED, 'A payment must be more than zero', (value) => compare(value, '0') > 0),
    description: optionalText(LIMITS.text),
  });
}

/** The rules of the quick actions on credit: a signed amount. */
export function creditAmountRules() {
  return object({
    ...keyed(),
    amount: money('notZero', AMOUNT_REQUIRED, 'Enter an amount other than zero', (value) => compare(value, '0') !== 0),
  });
}

/** The rules of "Adjust Balance": a signed amount and its reason. */
export function adjustmentRules() {
  return creditAmountRules().shape({ description: requiredText(REASON_REQUIRED) });
}
