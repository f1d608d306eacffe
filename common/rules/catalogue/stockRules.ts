import { number, object } from 'yup';
import { LIMITS } from '../../constants';
import { optionalIdempotencyKey, optionalText, requiredText } from '../textRules';

const REASON_REQUIRED = 'A reason is required';
const QUANTITY_TEXT = `Enter a whole number from 1 to ${LIMITS.stock.toLocaleString('en')}`;
const STOCK_TEXT = `Enter a whole number from 0 to ${LIMITS.stock.toLocaleString('en')}`;
const ONLY_LEFT_TEXT = `Enter a whole number from 0 to ${LIMITS.onlyLeftFrom}`;

/** The rules of a receipt and of a loss (specification 30.3): how many, and why. */
export function stockMovementRules() {
  return object({
    quantity: number()
      .typeError(QUANTITY_TEXT)
      .required(QUANTITY_TEXT)
      .integer(QUANTITY_TEXT)
      .min(1, QUANTITY_TEXT)
      .max(LIMITS.stock, QUANTITY_TEXT),
    reason: requiredText(REASON_REQUIRED),
    variant: optionalText(LIMITS.variantName),
    idempotencyKey: optionalIdempotencyKey(),
  });
}

/** The rules of a count: how many there are, nothing for what is not to be counted, and why. */
export function stockCountRules() {
  return object({
    stock: number()
      .nullable()
      .typeError(STOCK_TEXT)
      .integer(STOCK_TEXT)
      .min(0, STOCK_TEXT)
      .max(LIMITS.stock, STOCK_TEXT),
    reason: optionalText(LIMITS.text),
    variant: optionalText(LIMITS.variantName),
    idempotencyKey: optionalIdempotencyKey(),
  });
}

/** The rule of the number from which on shoppers are told how many are left. */
export function onlyLeftRules() {
  return object({
    onlyLeftFrom: number()
      .typeError(ONLY_LEFT_TEXT)
      .required(ONLY_LEFT_TEXT)
      .integer(ONLY_LEFT_TEXT)
      .min(0, ONLY_LEFT_TEXT)
      .max(LIMITS.onlyLeftFrom, ONLY_LEFT_TEXT),
  });
}
