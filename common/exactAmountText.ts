/**
 * Amounts in LBP with their piastres. Apart from amountText.ts, so that the first page of the shop, which never shows
 * them, does not load them.
 */
import { formatLbp, grouped } from './amountText';

/** "LBP 38,277.50": with piastres, for amounts that would not add up or differ without them (specification 2.3). */
export function formatExactLbp(value: string): string {
  const [, sign, whole, piastres = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === undefined) throw new RangeError(`"${value}" is no amount`);
  return `LBP ${sign}${grouped(BigInt(whole))}.${piastres.padEnd(2, '0')}`;
}

/** "LBP 89,500", and with piastres where it has some (specification 2.3). */
export function formatFullLbp(amount: string): string {
  return lbpFormatOf([amount])(amount);
}

/** How amounts that add up are written: all of them with piastres when one of them has any, as `formatLbp` otherwise. */
export function lbpFormatOf(amounts: readonly string[]): (amount: string) => string {
  return amounts.some((amount) => /\.\d*[1-9]/.test(amount)) ? formatExactLbp : formatLbp;
}
