import type { Amount } from '../money';
import { grouped } from '../amountText';

/**
 * US dollars beside LBP (specification 31.1). Apart from money.ts, without the decimal library: whole numbers of any
 * size are exact, and a page loads this only when the shop has a rate.
 */

/** The least and the most LBP that one USD may be set to: what was mistyped lies outside. */
export const RATE_BOUNDS = { least: '100.00', most: '10000000.00' } as const;

/**
 * What an amount in LBP is in USD, rounded half-up to cents (a negative one away from zero), exact for every amount.
 * @param rate LBP for one USD, with at most two decimals @throws RangeError for a rate that is not more than zero
 */
export function usdOf(amount: Amount, rate: Amount): Amount {
  return amountOfCents(usdCents(hundredths(amount), rateOf(rate)));
}

/** "$1,234.50", "-$0.05": the sign before the currency, US grouping, two decimals. The same in every language. */
export function formatUsd(amount: Amount): string {
  const [, sign = '', whole = '0', cents = '00'] = /^(-?)(\d+)(?:\.(\d\d))?$/.exec(amount) ?? [];
  return `${sign}$${grouped(BigInt(whole))}.${cents}`;
}

/** Hundredths of the currency, exact. @throws RangeError for what is no decimal with at most two places */
export function hundredths(amount: Amount): bigint {
  const [, sign, whole, places = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new RangeError(`"${amount}" is no amount`);
  const count = BigInt(whole + places.padEnd(2, '0'));
  return sign ? -count : count;
}

/** The amount of hundredths of the currency. */
export function amountOfCents(count: bigint): Amount {
  const digits = String(count < 0n ? -count : count).padStart(3, '0');
  return `${count < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The rate in hundredths of LBP. @throws RangeError unless it is more than zero */
export function rateOf(rate: Amount): bigint {
  const count = hundredths(rate);
  if (count <= 0n) throw new RangeError(`"${rate}" is no rate`);
  return count;
}

/** Cents of USD of hundredths of LBP, half-up away from zero. */
export function usdCents(lbp: bigint, rate: bigint): bigint {
  const size = lbp < 0n ? -lbp : lbp;
  const cents = (200n * size + rate) / (2n * rate);
  return lbp < 0n ? -cents : cents;
}
