import { sum, times, type Amount } from '../../../common/money';
import type { LineProblem } from '../../cart/currentPrices';
import type { BusinessCartProductsQuery } from '../../gql/graphql';
import { portalKeyOf, sizeLabel, type PortalLine } from '../../portal/cart/portalLines';

/** A product of the cart, as the shop has it today. */
export type CartProduct = BusinessCartProductsQuery['products']['nodes'][number];

/** The products by their ids, as they were read: null for one that the shop no longer has; absent until it is read. */
export type KnownProducts = ReadonlyMap<number, CartProduct | null>;

/** A line of the cart at today's price. */
export interface PricedLine {
  line: PortalLine;
  key: string;
  product: CartProduct | null;
  /** What one costs; null where there is no price, or none is known yet. */
  unitPrice: Amount | null;
  /** Why it cannot be ordered; null for nothing. */
  problem: LineProblem | null;
}

/** A unit price that is another than the buyer saw. */
export interface PriceChange {
  line: PortalLine;
  before: Amount;
  now: Amount;
}

/** The lines at the prices of these products, and by what they are called there. */
export function pricedLines(lines: readonly PortalLine[], products: KnownProducts): PricedLine[] {
  return lines.map((line) => {
    const product = products.get(line.productId);
    return {
      line: product ? named(line, product) : line,
      key: portalKeyOf(line),
      product: product ?? null,
      ...availability(line, product),
    };
  });
}

function named({ productId, size, quantity }: PortalLine, { name, variants }: CartProduct): PortalLine {
  const label = variants.find((variant) => variant.name === size)?.label;
  return { productId, size, name, ...sizeLabel(size, label), quantity };
}

/** What the lines come to; null as long as a price is missing. */
export function totalOf(priced: readonly PricedLine[]): Amount | null {
  const totals = priced.map(({ line, unitPrice }) => (unitPrice === null ? null : times(unitPrice, line.quantity)));
  return totals.includes(null) ? null : sum(totals.filter((total) => total !== null));
}

/** Which of the lines cost something else now than before; a line that had or has no price is none of them. */
export function changedPrices(before: readonly PricedLine[], now: readonly PricedLine[]): PriceChange[] {
  const prices = new Map(now.map(({ key, unitPrice }) => [key, unitPrice]));
  return before.flatMap(({ key, line, unitPrice }) => {
    const price = prices.get(key) ?? null;
    return unitPrice !== null && price !== null && price !== unitPrice ? [{ line, before: unitPrice, now: price }] : [];
  });
}

function availability(
  line: PortalLine,
  product: CartProduct | null | undefined,
): Pick<PricedLine, 'unitPrice' | 'problem'> {
  if (product === undefined) return { unitPrice: null, problem: null };
  if (product === null) return { unitPrice: null, problem: 'No longer available' };
  const variant = product.variants.find(({ name }) => name === line.size);
  if (line.size !== null && !variant) return { unitPrice: null, problem: 'This size is no longer available' };
  const unitPrice = (variant ?? product).price?.amount ?? null;
  if (unitPrice === null) return { unitPrice, problem: 'Price TBD' };
  return { unitPrice, problem: product.inStock && variant?.inStock !== false ? null : 'Out of Stock' };
}
