import { nameWithSize } from '../../../common/texts/nameWithSize';
import type { StockEntryKind } from '../../gql/graphql';

/** What an entry is called. */
export const KINDS: Readonly<Record<StockEntryKind, string>> = {
  COUNT: 'Count',
  STOP: 'Not counted any more',
  RECEIPT: 'Receipt',
  LOSS: 'Loss',
  ORDER: 'Order',
  CANCELLATION: 'Cancelled order',
  REOPENING: 'Order taken up again',
  AMENDMENT: 'Order changed',
};

/** A product or a size, as it is called in lists. */
export function stockName({ productName, variant }: { productName: string; variant: string | null }): string {
  return nameWithSize(productName, variant);
}

/** A number as it was typed; the form's rules refuse what is none. */
export function typedNumber(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}
