import { nameWithSize } from '../../../common/texts/nameWithSize';
import { OrderRefused } from '../placing/newOrder';
import type { KeptLine } from './wantedLines';

/** The refusal of more than there is of a product and size. */
export function notEnoughForChange({
  productId,
  productName,
  selectedSize,
}: Pick<KeptLine, 'productId' | 'productName' | 'selectedSize'>): OrderRefused {
  const message = `There is not enough of ${nameWithSize(productName, selectedSize)} left. Nothing was changed.`;
  return new OrderRefused('OUT_OF_STOCK', message, { productId, selectedSize });
}
