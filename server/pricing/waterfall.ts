import { minus, type Amount } from '../../common/money';
import { FALLBACK, type Price, type PriceRule } from './price';

/** What a step of the way from the customer price to the viewer's own is. */
export enum WaterfallKind {
  CUSTOMER_PRICE = 'customer_price',
  OWN_PRICE = 'own_price',
  DISCOUNT = 'discount',
}

/** One step of that way. */
export interface WaterfallStep {
  readonly kind: WaterfallKind;
  /** The rule that gave the own price; null of the other steps. */
  readonly rule: PriceRule | null;
  /** The percentage that was taken off; null of the other steps. */
  readonly percent: string | null;
  /** What the step adds; negative for what it takes off. */
  readonly change: Amount;
  /** What there is after it. */
  readonly amount: Amount;
}

/** Of a price, what the way to it is made of: the same for one of today and for one that an order keeps. */
export type PriceParts = Pick<Price, 'amount' | 'baseAmount' | 'listAmount' | 'rule' | 'discountPercent'>;

/**
 * The way from the customer price to a price (specification 3.13). Its changes add up to the price, to the piastre: the
 * rounding belongs to the discount. Without a customer price it begins with the own one.
 */
export function waterfallOf({ amount, baseAmount, listAmount, rule, discountPercent }: PriceParts): WaterfallStep[] {
  const changes: WaterfallStep[] = [];
  const add = (kind: WaterfallKind, more: Pick<WaterfallStep, 'rule' | 'percent'>, after: Amount): void => {
    const before = changes.at(-1)?.amount ?? '0.00';
    changes.push({ kind, ...more, change: minus(after, before), amount: after });
  };
  if (listAmount !== null) add(WaterfallKind.CUSTOMER_PRICE, { rule: null, percent: null }, listAmount);
  const isCustomers = (FALLBACK.customer as readonly PriceRule[]).includes(rule);
  if (!isCustomers || listAmount === null) add(WaterfallKind.OWN_PRICE, { rule, percent: null }, baseAmount);
  if (discountPercent !== null) add(WaterfallKind.DISCOUNT, { rule: null, percent: discountPercent }, amount);
  return changes;
}
