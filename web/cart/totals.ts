import { compare, sum, times, type Amount } from '../../common/money';
import type { CartLine, PriceChange } from './lines';

/** A line's price: unit price times quantity. */
export function lineTotal(line: CartLine): Amount {
  return times(line.price, line.quantity);
}

/** The sum of the lines. */
export function subtotal(lines: readonly CartLine[]): Amount {
  return sum(lines.map(lineTotal));
}

/** The lines whose unit price is another today; `priceNow` gives null where there is none. */
export function priceChanges(lines: readonly CartLine[], priceNow: (line: CartLine) => Amount | null): PriceChange[] {
  return lines.flatMap((line) => {
    const price = priceNow(line);
    return price !== null && compare(price, line.price) !== 0 ? [{ line, price }] : [];
  });
}
