import {
  compare,
  MAX_AMOUNT,
  minus,
  NO_ROUNDING,
  percentOf,
  roundingOfPercent,
  sum,
  type Amount,
} from '../../common/money';
import { badInput, type ShopError } from '../core/errors';

/** The amounts of an order (specification 4.2). */
export interface OrderAmounts {
  readonly subtotalAmount: Amount;
  readonly discountAmount: Amount;
  readonly deliveryFee: Amount;
  readonly totalAmount: Amount;
}

/** What an order comes to. @param discountPercent what its code takes off the subtotal; null for no code */
export function amountsOf(subtotalAmount: Amount, discountPercent: string | null, deliveryFee: Amount): OrderAmounts {
  const discountAmount = discountPercent === null ? '0.00' : percentOf(subtotalAmount, discountPercent);
  const totalAmount = sum([minus(subtotalAmount, discountAmount), deliveryFee]);
  return { subtotalAmount, discountAmount, deliveryFee, totalAmount };
}

/** Whether no order can come to so much. */
export function isTooLarge({ subtotalAmount, totalAmount }: OrderAmounts): boolean {
  return compare(subtotalAmount, MAX_AMOUNT) > 0 || compare(totalAmount, MAX_AMOUNT) > 0;
}

/** The refusal of an order that comes to more than any can. @param field names the lines in the request */
export function tooLarge(field: string): ShopError {
  return badInput({ [field]: 'The order is too large for one order; please split it.' });
}

/** What rounding added to the discount of the code (specification 4.14). */
export function discountRoundingOf(
  { discountAmount, subtotalAmount }: Pick<OrderAmounts, 'discountAmount' | 'subtotalAmount'>,
  discountPercent: string | null,
): string {
  return discountPercent === null ? NO_ROUNDING : roundingOfPercent(discountAmount, subtotalAmount, discountPercent);
}

/** Instead of the amounts, for who sees none. */
export const NO_AMOUNTS = {
  subtotalAmount: null,
  discountAmount: null,
  deliveryFee: null,
  totalAmount: null,
} as const satisfies Record<keyof OrderAmounts, null>;
