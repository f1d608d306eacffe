import type { Amount } from '../../../common/money';
import type { Translations } from '../../catalog/translations/translations';
import type { LineTranslation } from '../lineTexts';

/** A line of an order before and after a change, by the names it was ordered by. */
export interface ChangedLine {
  /** Absent in changes of before it was kept. */
  readonly lineId?: number;
  readonly productId: number;
  readonly productName: string;
  readonly variant: string | null;
  readonly selectedSize: string | null;
  readonly translations: Translations<LineTranslation>;
  readonly unitPrice: Amount;
  /** How many of it, 1 to 9999; 0: the line was added. */
  readonly before: number;
  /** 0: the line was struck. */
  readonly after: number;
  /** Of a line that was added: which of the lines it is sent instead of; absent: none. */
  readonly replacesLineId?: number;
}

/** What a change of an order's lines changed, as its event keeps it (specification 5.14). */
export interface OrderChange {
  /** In the words of who did it; null for none. */
  readonly reason: string | null;
  /** Those that were there first, then those that were added. */
  readonly lines: readonly ChangedLine[];
  readonly totalBefore: Amount;
  readonly totalAfter: Amount;
}
