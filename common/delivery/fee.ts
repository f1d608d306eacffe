import { compare, type Amount } from '../money';
import type { ZoneTerms } from './zone';

/** What a delivery costs, as those who order are told before they choose (specification 29.4). */
interface Terms {
  readonly fee: Amount;
  readonly freeFrom: Amount | null;
  readonly minimum: Amount | null;
}

/** Fees of a way to order without zones. */
interface DocumentedFees {
  /** Of a checkout. */
  readonly checkout: Amount;
  /** Of businesses and employees. */
  readonly business: Amount;
}

/** The way to order: a checkout, the one-click order of a business, or the daily order of an employee. */
export type WayToOrder = 'checkout' | 'business' | 'employee';

/**
 * The terms of a zone for a way to order. A daily order has no minimum: who tries how many pieces it takes would learn
 * their price.
 */
export function termsOf(zone: ZoneTerms, way: WayToOrder, fees: DocumentedFees): Terms {
  if (way !== 'checkout' && !zone.chargesBusinesses) return { fee: fees.business, freeFrom: null, minimum: null };
  const minimum = way === 'employee' ? null : zone.minimum;
  return { fee: zone.fee ?? fees.checkout, freeFrom: zone.freeFrom, minimum };
}

/** What a delivery of goods for this subtotal costs; a code takes nothing off that subtotal. */
export function feeFor({ fee, freeFrom }: Terms, subtotal: Amount): Amount {
  return freeFrom !== null && compare(subtotal, freeFrom) >= 0 ? '0.00' : fee;
}

/** Whether the goods are too few for a delivery. */
export function isBelowMinimum({ minimum }: Terms, subtotal: Amount): boolean {
  return minimum !== null && compare(subtotal, minimum) < 0;
}
