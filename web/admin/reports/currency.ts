import { formatLbp } from '../../../common/amountText';
import { formatUsd } from '../../../common/currencies/usd';

/** What a report is read in. USD are those of each order at its own rate (specification 13.6). */
export type Currency = 'LBP' | 'USD';

/** An amount of a report, as the server says it. */
export interface Revenue {
  /** In LBP, e.g. "12500.00". */
  revenue: string;
  /** In USD; null where none of its orders has a rate. */
  revenueUsd: string | null;
  /** How many of its orders are not in the USD. */
  ordersWithoutRate: number;
}

/** The amount without its currency; null where it cannot be said in USD. What has no orders is nothing in USD, too. */
export function amountIn(currency: Currency, { revenue, revenueUsd, ordersWithoutRate }: Revenue): string | null {
  if (currency === 'LBP') return revenue;
  return revenueUsd ?? (ordersWithoutRate > 0 ? null : '0.00');
}

/** "LBP 12,500", "$0.14", or that its orders have no rate. */
export function amountText(currency: Currency, revenue: Revenue): string {
  const amount = amountIn(currency, revenue);
  return amount === null ? 'no rate' : format(currency, amount);
}

/** @param amount a decimal, as text or as a number */
export function format(currency: Currency, amount: string | number): string {
  if (currency === 'LBP') return formatLbp(amount);
  return formatUsd(typeof amount === 'number' ? amount.toFixed(2) : amount);
}
