import Decimal from 'decimal.js-light';

/** An amount of money as it travels: a decimal string with exactly two places, e.g. "12.50" (specification 2.1). */
export type Amount = string;

/** The largest amount that `numeric(14,2)` holds. */
export const MAX_AMOUNT = '999999999999.99';

// 14 digits of amount times a quantity of four digits times a percentage with two decimals stays below this.
Decimal.set({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** The amount with exactly two places; half-up where there are more. */
export function amount(value: Decimal | string | number): Amount {
  return new Decimal(value).toFixed(2);
}

/** `a + b + …`, exact. */
export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce((total, next) => total.plus(next), new Decimal(0)).toFixed(2);
}

/** `a - b`, exact; negative when `b` is more. */
export function minus(a: Amount, b: Amount): Amount {
  return new Decimal(a).minus(b).toFixed(2);
}

/** A unit price times a whole quantity, exact. */
export function times(unitPrice: Amount, quantity: number): Amount {
  return new Decimal(unitPrice).times(quantity).toFixed(2);
}

/** `base × percent / 100`, half-up to two places; percent may have two decimals. */
export function percentOf(base: Amount, percent: string | number): Amount {
  return new Decimal(base).times(percent).dividedBy(100).toFixed(2);
}

/** `base` less `percent` of it, rounded half-up once, at the end. */
export function lessPercent(base: Amount, percent: string | number): Amount {
  return new Decimal(base).times(new Decimal(100).minus(percent)).dividedBy(100).toFixed(2);
}

/** What rounding added where nothing was rounded. */
export const NO_ROUNDING = '0.000000';

/** What rounding added to make `base × percent / 100` the `rounded` amount, with six places: -0.005 < … ≤ 0.005. */
export function roundingOfPercent(rounded: Amount, base: Amount, percent: string | number): string {
  return new Decimal(rounded).minus(new Decimal(base).times(percent).dividedBy(100)).toFixed(6);
}

/** What rounding added to make `base` less `percent` of it the `rounded` amount, as `roundingOfPercent`. */
export function roundingOfLess(rounded: Amount, base: Amount, percent: string | number): string {
  return new Decimal(rounded).minus(base).plus(new Decimal(base).times(percent).dividedBy(100)).toFixed(6);
}

/** How much less than `list` the amount is, and what whole percentage of it (half-up); null when it is not less. */
export function saving(list: Amount, charged: Amount): { saved: Amount; percent: number } | null {
  const [whole, saved] = [cents(list), cents(list) - cents(charged)];
  return saved > 0 ? { saved: fromCents(saved), percent: percentOfCents(saved, whole) } : null;
}

// What a price saves is computed for every price of every list: in whole cents, which are as exact as the decimals and
// many times as quick. The largest amount has 14 digits of them, and whole numbers are exact up to 15.

/** Up to here 201 times the cents are exact, and a quotient of them that is just below a whole number stays below. */
const EXACT_CENTS = 4e13;

/** `100 × part / whole`, rounded half-up; the part is not more than the whole. */
function percentOfCents(part: number, whole: number): number {
  if (whole > EXACT_CENTS) return Number((200n * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
  return Math.floor((200 * part + whole) / (2 * whole));
}

function cents(value: Amount): number {
  const point = value.length - 3;
  // An amount that the database did not write may have fewer decimals.
  return value[point] === '.' ? Number(value.slice(0, point) + value.slice(point + 1)) : cents(amount(value));
}

/** The amount of a positive number of cents. */
function fromCents(count: number): Amount {
  const digits = count.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compare(a: Amount, b: Amount): number {
  return new Decimal(a).comparedTo(b);
}

/** Full thousands in the amount: the loyalty points of a subtotal (specification 2.5). */
export function fullThousands(value: Amount): number {
  return new Decimal(value).dividedToIntegerBy(1000).toNumber();
}
