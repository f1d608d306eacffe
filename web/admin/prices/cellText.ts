import { formatLbp } from '../../../common/amountText';
import { compare } from '../../../common/money';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import type { MatrixBusiness, MatrixCell, MatrixRow } from './documents';

/** Names a cell among all of them, whatever page it stands on. */
export function cellKey({ productId, variant }: Pick<MatrixRow, 'productId' | 'variant'>, userId: number): string {
  return JSON.stringify([productId, variant, userId]);
}

/** What a row is about. */
export function rowText({ productName, variant, isForAllSizes }: MatrixRow): string {
  return nameWithSize(productName, isForAllSizes ? 'all sizes' : variant);
}

/** How a business's prices are made, by its price book. */
export function termsText({ priceBook }: Pick<MatrixBusiness, 'priceBook'>): string {
  const [kind, value] = priceBook.split(':');
  if (kind === 'discount') return Number(value) === 0 ? 'business prices' : `${Number(value)}% off`;
  return kind === 'individual' ? 'agreed prices' : 'customer prices';
}

/** What is paid; of the row for all sizes what is agreed. */
export function amountText({ price, agreedPrice }: MatrixCell, { isForAllSizes }: MatrixRow): string {
  if (isForAllSizes) return agreedPrice === null ? '–' : pricedText(agreedPrice);
  return price ? formatLbp(price.amount) : 'Price TBD';
}

/** An amount that may be none. */
export function pricedText(amount: string | null): string {
  return amount === null || compare(amount, '0') === 0 ? 'no price' : formatLbp(amount);
}

/** How it stands beside the customer price; null where nothing can be said. */
export function besideText({ price }: MatrixCell): string | null {
  if (!price || price.listAmount === null) return null;
  if (compare(price.amount, price.listAmount) > 0) return 'above customers';
  return price.percentOff > 0 ? `−${price.percentOff}%` : null;
}
