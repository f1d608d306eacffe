import { minus, percentOf, sum, type Amount } from '../../../common/money';
import type { CartLine } from '../../cart/lines';
import { subtotal } from '../../cart/totals';

/** What an order comes to, as the buyer sees it. */
export interface CheckoutAmounts {
  subtotalAmount: Amount;
  discountAmount: Amount;
  deliveryFee: Amount;
  totalAmount: Amount;
}

/** subtotal − discount + shipping; the discount is the code's percentage of the subtotal (specification 2.2). */
export function checkoutAmounts(
  lines: readonly CartLine[],
  discountPercent: string | null,
  deliveryFee: Amount,
): CheckoutAmounts {
  const subtotalAmount = subtotal(lines);
  const discountAmount = percentOf(subtotalAmount, discountPercent ?? '0');
  return {
    subtotalAmount,
    discountAmount,
    deliveryFee,
    totalAmount: sum([minus(subtotalAmount, discountAmount), deliveryFee]),
  };
}
