import { nameWithSize } from '../../../common/texts/nameWithSize';
import { OrderRefused } from './newOrder';

/** The line that cannot be had. */
interface Subject {
  readonly productId: number;
  readonly productName: string;
  readonly variant: string | null;
  readonly selectedSize: string | null;
}

/** The refusal of what is not there at all (specification 4.3). */
export function outOfStock(line: Subject): OrderRefused {
  const title = nameWithSize(line.productName, line.variant);
  const message = `${title} is out of stock. Please take it out of the cart.`;
  return new OrderRefused('OUT_OF_STOCK', message, { ...subjectOf(line), onlyLeft: 0 });
}

/**
 * The refusal of more than there is (specification 30.2). How many there are is said where every shopper may read it.
 * @param left how many there are, more than none
 */
export function tooFew(line: Subject, left: number, onlyLeftFrom: number): OrderRefused {
  const title = nameWithSize(line.productName, line.variant);
  if (left > onlyLeftFrom) {
    const message = `There is not as much of ${title} left as you ordered. Please order less of it.`;
    return new OrderRefused('OUT_OF_STOCK', message, subjectOf(line));
  }
  const message = `Only ${left} of ${title} left. Please order no more than that.`;
  return new OrderRefused('OUT_OF_STOCK', message, { ...subjectOf(line), onlyLeft: left });
}

function subjectOf({ productId, selectedSize }: Subject): OrderRefused['details'] {
  return { productId, selectedSize };
}
