import { feeFor, isBelowMinimum } from '../../common/delivery/fee';
import { minus, type Amount } from '../../common/money';
import type { DeliveryOptions } from './deliveryDocument';

/** What a delivery of goods for this subtotal, before a discount, costs; null where the fee of the place is not known. */
export function feeOf(options: DeliveryOptions, subtotal: Amount): Amount | null {
  const terms = termsOf(options);
  return terms && feeFor(terms, subtotal);
}

/** What the subtotal lacks to the least that is delivered to the place; null when it suffices. */
export function missingToMinimum(options: DeliveryOptions, subtotal: Amount): Amount | null {
  const terms = termsOf(options);
  return terms?.minimum != null && isBelowMinimum(terms, subtotal) ? minus(terms.minimum, subtotal) : null;
}

function termsOf({ fee, freeFrom = null, minimum = null }: DeliveryOptions) {
  return fee == null ? null : { fee, freeFrom, minimum };
}
