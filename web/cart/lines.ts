import { GUEST_DEFAULTS, LIMITS } from '../../common/constants';
import type { Amount } from '../../common/money';
import { nameWithSize } from '../../common/texts/nameWithSize';

/** One line of the cart as it is kept in the browser (specification 15.5). */
export interface CartLine {
  /** The product's id. */
  id: number;
  /** The product's name in the buyer's language, what the variant is called appended in brackets. */
  name: string;
  /** The unit price. */
  price: Amount;
  quantity: number;
  imageUrl: string | null;
  selectedVariant: string | null;
  selectedSize: string;
  selectedPackaging: string;
  /** The unit price before it changed; kept until the buyer dismisses the notice. */
  priceBefore?: Amount;
}

/** What the card knows of a product that is put into the cart. */
export interface CartChoice {
  productId: number;
  productName: string;
  variant: string | null;
  /** What the variant is called. */
  label?: string | null;
  price: Amount;
  imageUrl: string | null;
}

/** Which line of the cart: a line is identified by product and variant. */
export type LineId = Pick<CartLine, 'id' | 'selectedVariant'>;

/** A line's identity as a key. */
export function keyOf(line: LineId): string {
  return `${line.id}/${line.selectedVariant ?? ''}`;
}

/** The line that stands for a choice when it is put into the cart for the first time. */
export function lineOf({ productId, productName, variant, label = variant, price, imageUrl }: CartChoice): CartLine {
  return {
    id: productId,
    name: nameWithSize(productName, label),
    price,
    quantity: 1,
    imageUrl,
    selectedVariant: variant,
    selectedSize: variant ?? GUEST_DEFAULTS.size,
    selectedPackaging: GUEST_DEFAULTS.packaging,
  };
}

/** The cart with lines that are called otherwise now, as in another language. @param names by line key */
export function renamed(lines: readonly CartLine[], names: ReadonlyMap<string, string>): readonly CartLine[] {
  return lines.map((line) => {
    const name = names.get(keyOf(line));
    return name === undefined || name === line.name ? line : { ...line, name };
  });
}

/** The cart with one more of the choice: a new line, or the quantity of the same product and variant raised by 1. */
export function added(lines: readonly CartLine[], choice: CartChoice): readonly CartLine[] {
  const fresh = lineOf(choice);
  const existing = lines.find((line) => keyOf(line) === keyOf(fresh));
  if (!existing) return [...lines, fresh];
  const { name, price, imageUrl } = fresh;
  const quantity = capped(existing.quantity + 1);
  return lines.map((line) => (line === existing ? { ...atPrice(line, price), name, imageUrl, quantity } : line));
}

/** The cart with the line's quantity set; a quantity below 1 removes the line. */
export function withQuantity(lines: readonly CartLine[], id: LineId, quantity: number): readonly CartLine[] {
  if (quantity < 1) return without(lines, id);
  return lines.map((line) => (keyOf(line) === keyOf(id) ? { ...line, quantity: capped(quantity) } : line));
}

/** The cart without the line. */
export function without(lines: readonly CartLine[], id: LineId): readonly CartLine[] {
  return lines.filter((line) => keyOf(line) !== keyOf(id));
}

/** A unit price that is no longer what the buyer saw. */
export interface PriceChange {
  /** The line at the price that the buyer saw. */
  line: CartLine;
  /** What it costs now. */
  price: Amount;
}

/**
 * The cart with the changed prices.
 * @param isShown whether the screen shows the change itself; otherwise the line keeps the old price until the buyer has
 *   seen the notice
 */
export function repriced(
  lines: readonly CartLine[],
  changes: readonly PriceChange[],
  isShown = false,
): readonly CartLine[] {
  const prices = new Map(changes.map(({ line, price }) => [keyOf(line), price]));
  return lines.map((line) => {
    const price = prices.get(keyOf(line));
    if (price === undefined || price === line.price) return line;
    return isShown ? acknowledged({ ...line, price }) : atPrice(line, price);
  });
}

/** The price changes that the buyer has not dismissed yet. */
export function unacknowledgedChanges(lines: readonly CartLine[]): readonly PriceChange[] {
  return lines.flatMap((line) =>
    line.priceBefore === undefined ? [] : [{ line: { ...line, price: line.priceBefore }, price: line.price }],
  );
}

/** The cart whose buyer has seen every price in it. */
export function withChangesAcknowledged(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.map(acknowledged);
}

function acknowledged({ priceBefore: _, ...line }: CartLine): CartLine {
  return line;
}

/** The line at another price, with the price that the buyer saw first; without it when the price returns to that. */
function atPrice(line: CartLine, price: Amount): CartLine {
  const { priceBefore = line.price } = line;
  return price === priceBefore ? acknowledged({ ...line, price }) : { ...line, price, priceBefore };
}

/** Two carts as one: the same product and variant is one line with both quantities. */
export function merged(lines: readonly CartLine[], more: readonly CartLine[]): readonly CartLine[] {
  const all = more.reduce<readonly CartLine[]>((result, line) => {
    const existing = result.find((other) => keyOf(other) === keyOf(line));
    return existing ? withQuantity(result, line, existing.quantity + line.quantity) : [...result, line];
  }, lines);
  return all.slice(0, LIMITS.orderLines);
}

/** How many pieces are in the cart. */
export function pieces(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

function capped(quantity: number): number {
  return Math.min(quantity, LIMITS.quantity);
}
