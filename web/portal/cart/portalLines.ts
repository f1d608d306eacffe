import { LIMITS } from '../../../common/constants';
import { nameWithSize } from '../../../common/texts/nameWithSize';

/** Which line of a portal's cart: one product may stand in it in several sizes. */
export interface PortalLineId {
  productId: number;
  /** One of the product's variants; null for a product without sizes. */
  size: string | null;
}

/** A line of a portal's cart. No price is ever kept in it: an employee sees none, and a business sees today's. */
export interface PortalLine extends PortalLineId {
  /** The product's name as it was last seen. */
  name: string;
  /** What the size is called in the language of then; absent where that is its own name. */
  label?: string;
  /** A whole number from 1 to 9,999. */
  quantity: number;
}

/** A line's identity as a key, like "12/500g". */
export function portalKeyOf({ productId, size }: PortalLineId): string {
  return `${productId}/${size ?? ''}`;
}

/** The name of a line with its size, as people read it. */
export function portalLineName({ name, size, label }: Pick<PortalLine, 'name' | 'size' | 'label'>): string {
  return nameWithSize(name, size && (label ?? size));
}

/** What a line keeps of what its size is called: nothing where that is the size's own name. */
export function sizeLabel(size: string | null, label: string | null | undefined): Pick<PortalLine, 'label'> {
  return label && label !== size ? { label } : {};
}

/** The line under another name, with what its size is called there; null leaves it as it is. */
export function withName(line: PortalLine, named: Pick<PortalLine, 'name' | 'label'> | null): PortalLine {
  if (!named) return line;
  const { productId, size, quantity } = line;
  return { productId, size, ...named, quantity };
}

/** The cart with so many more of the line: a new one at the end, or more of one that is there. */
export function withMore(lines: readonly PortalLine[], more: PortalLine): readonly PortalLine[] {
  const key = portalKeyOf(more);
  const before = lines.find((line) => portalKeyOf(line) === key);
  if (!before) return lines.length < LIMITS.orderLines ? [...lines, capped(more)] : lines;
  return lines.map((line) => (line === before ? capped({ ...more, quantity: before.quantity + more.quantity }) : line));
}

/** The cart with all of these lines as well; null when it could not hold every piece of them. */
export function withAll(lines: readonly PortalLine[], more: readonly PortalLine[]): readonly PortalLine[] | null {
  const all = more.reduce(withMore, lines);
  return portalPieces(all) === portalPieces(lines) + portalPieces(more) ? all : null;
}

/** The cart with the line's quantity set; a quantity below 1 removes the line. */
export function withQuantityOf(
  lines: readonly PortalLine[],
  id: PortalLineId,
  quantity: number,
): readonly PortalLine[] {
  const key = portalKeyOf(id);
  if (quantity < 1) return lines.filter((line) => portalKeyOf(line) !== key);
  return lines.map((line) => (portalKeyOf(line) === key ? capped({ ...line, quantity }) : line));
}

/** How many pieces the lines hold. */
export function portalPieces(lines: readonly PortalLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

function capped(line: PortalLine): PortalLine {
  return { ...line, quantity: Math.min(line.quantity, LIMITS.quantity) };
}
