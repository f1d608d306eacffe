import { OrderRefused } from '../placing/newOrder';
import type { KeptLine } from './wantedLines';

/** The refusal of more than there is of a product and size. */
export function tooFew({
  productId,
  productName,
  selectedSize,
}: Pick<KeptLine, 'productId' | 'productName' | 'selectedSize'>): OrderRefused {
  const title = selectedSize === null ? productName : `${productName} (${selectedSize})`;
  return new OrderRefused('OUT_OF_STOCK', `There is not enough of ${title} left. Nothing was changed.`, {
    productId,
    selectedSize,
  });
}
