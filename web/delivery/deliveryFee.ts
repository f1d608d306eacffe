import { compare, minus, type Amount } from '../../common/money';
import type { DeliveryOptions } from './deliveryDocument';

/**
 * What delivery costs, as the shop computes it: nothing from the zone's amount on, which the subtotal before a discount is
 * compared with.
 * @returns null where the place's fee is not known
 */
export function feeOf({ fee, freeFrom }: Pick<DeliveryOptions, 'fee' | 'freeFrom'>, subtotal: Amount): Amount | null {
  if (fee == null) return null;
  return freeFrom != null && compare(subtotal, freeFrom) >= 0 ? '0.00' : fee;
}

/** What the subtotal lacks to the least that is delivered to the place; null when it suffices. */
export function missingToMinimum({ minimum }: Pick<DeliveryOptions, 'minimum'>, subtotal: Amount): Amount | null {
  return minimum != null && compare(subtotal, minimum) < 0 ? minus(minimum, subtotal) : null;
}
