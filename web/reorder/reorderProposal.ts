import { LIMITS } from '../../common/constants';
import type { Amount } from '../../common/money';
import { nameWithSize } from '../../common/texts/nameWithSize';
import type { OrderAgainObstacle, OrderAgainQuery } from '../gql/graphql';
import { msg } from '../i18n/text';

/** A line of a past order as it could be ordered now. */
export type ReorderLine = NonNullable<OrderAgainQuery['orderAgain']>[number];

/** What is put into the cart: so many of a product in a size. */
export interface ReorderItem {
  productId: number;
  productName: string;
  /** Null for a product without sizes. */
  variant: string | null;
  /** What the size is called in the viewer's language; null without a size. */
  sizeLabel: string | null;
  quantity: number;
  /** What one costs today; null for who sees no prices. */
  price: Amount | null;
  imageUrl: string | null;
}

/** A cart that a past order can be put into. */
export interface ReorderCart {
  /** How many of this product in this size are in it. */
  quantityOf: (productId: number, variant: string | null) => number;
  /** How many lines it has. */
  lineCount: () => number;
  /** Adds to what is in it. */
  add: (items: readonly ReorderItem[]) => void;
}

/** What becomes of a past order that is put into a cart. */
export interface ReorderProposal {
  /** What goes into the cart. */
  items: readonly ReorderItem[];
  /** What cannot, and why, in English. */
  blocked: readonly { name: string; why: string }[];
  /** What goes at another price than it was bought at. */
  changed: readonly { name: string; before: Amount; now: Amount }[];
  /** Lines whose quantity is reduced to the most that a cart may hold. */
  cut: readonly { name: string; quantity: number }[];
}

const OBSTACLE_TEXTS: Record<OrderAgainObstacle, string> = {
  NO_LONGER_SOLD: msg('No longer available'),
  SIZE_GONE: msg('This size is no longer available'),
  OUT_OF_STOCK: msg('Out of Stock'),
  PRICE_UNAVAILABLE: msg('Price TBD'),
};

/** Says what of a past order goes into the cart beside what is in it, and what is not as it was. */
export function proposeReorder(
  lines: readonly ReorderLine[],
  cart: Pick<ReorderCart, 'quantityOf' | 'lineCount'>,
): ReorderProposal {
  const items: ReorderItem[] = [];
  const blocked: ReorderProposal['blocked'][number][] = [];
  const changed: ReorderProposal['changed'][number][] = [];
  const cut: ReorderProposal['cut'][number][] = [];
  let linesLeft = LIMITS.orderLines - cart.lineCount();
  for (const {
    productId,
    productName,
    variant,
    sizeLabel,
    quantity,
    unitPrice,
    unitPriceThen,
    obstacle,
    picture,
  } of lines) {
    const name = nameWithSize(productName, sizeLabel ?? variant);
    const inCart = cart.quantityOf(productId, variant);
    const fitting = Math.min(quantity, LIMITS.quantity - inCart);
    if (obstacle) {
      blocked.push({ name, why: OBSTACLE_TEXTS[obstacle] });
    } else if (fitting < 1 || (inCart === 0 && linesLeft < 1)) {
      blocked.push({ name, why: msg('The cart holds no more of it') });
    } else {
      if (inCart === 0) linesLeft -= 1;
      if (fitting < quantity) cut.push({ name, quantity: fitting });
      if (unitPrice !== null && unitPriceThen !== null && unitPrice !== unitPriceThen) {
        changed.push({ name, before: unitPriceThen, now: unitPrice });
      }
      items.push({
        productId,
        productName,
        variant,
        sizeLabel,
        quantity: fitting,
        price: unitPrice,
        imageUrl: picture?.url ?? null,
      });
    }
  }
  return { items, blocked, changed, cut };
}

/** Whether all of it goes into the cart as it was, so that there is nothing to tell first. */
export function isUnchanged({ blocked, changed, cut }: ReorderProposal): boolean {
  return blocked.length + changed.length + cut.length === 0;
}

/** How many pieces go into the cart. */
export function pieceCount({ items }: ReorderProposal): number {
  return items.reduce((count, { quantity }) => count + quantity, 0);
}
