/**
 * Checks and formats amounts of money. Apart from the arithmetic in money.ts, so that a page that only shows prices
 * does not load the decimal library.
 */

const AMOUNT = /^-?\d{1,12}(\.\d{1,2})?$/;

/** Whether the text is a decimal that `numeric(14,2)` holds without rounding. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** Whether the amount is zero, missing or an empty string: what cannot be sold. */
export function isUnset(value: string | null | undefined): boolean {
  return !value || !/[1-9]/.test(value);
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A whole number with US grouping: "1,250,000". Not by `Intl`, whose first formatter keeps a cheap phone busy for a
 * tenth of a second, just before it shows the first price.
 */
export function grouped(whole: number | bigint): string {
  return String(whole).replace(THOUSANDS, ',');
}

/**
 * "LBP 1,250,000": US grouping, no decimals, rounded half-up away from zero (specification 2.3). Takes a plain
 * decimal, as text or as a number.
 */
export function formatLbp(value: string | number): string {
  const [, sign, whole, tenth] = /^(-?)(\d+)(?:\.(\d))?/.exec(String(value)) ?? [];
  if (whole === undefined) throw new RangeError(`"${value}" is no amount`);
  const rounded = BigInt(whole) + (Number(tenth ?? 0) >= 5 ? 1n : 0n);
  return `LBP ${grouped(sign ? -rounded : rounded)}`;
}
