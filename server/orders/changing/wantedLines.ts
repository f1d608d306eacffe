import { ShopError, badInput } from '../../core/errors';
import { SENT_INSTEAD } from '../../../common/delivery/cancellationTexts';
import type { Queryable } from '../../db/queryable';
import { PriceRule } from '../../pricing/price';
import { checkNamed } from '../namedLines';
import type { ChangedLine } from './orderChange';

/** What is wanted of one line. */
export interface WantedLine {
  lineId: number;
  /** 0 strikes it, 1 to 9999. */
  quantity: number;
  /** How many there were when it was chosen; absent: whatever there are is changed. */
  seenQuantity?: number | null;
}

/** A line of the order that is locked. */
export interface KeptLine extends Omit<ChangedLine, 'lineId' | 'before' | 'after' | 'replacesLineId'> {
  readonly id: number;
  /** From 0; numbers of lines that were struck are left out. */
  readonly position: number;
  readonly quantity: number;
  /** Why it costs what it does; null for orders of before it was kept. */
  readonly priceRule: PriceRule | null;
}

/** The lines of an order that is locked, first to last. */
export function readKeptLines(tx: Queryable, orderId: number): Promise<KeptLine[]> {
  return tx.query(
    `SELECT id, position, product_id AS "productId", product_name AS "productName", variant, selected_size AS "selectedSize",
       translations, unit_price AS "unitPrice", quantity, price_rule AS "priceRule"
     FROM order_line WHERE order_id = $1 ORDER BY position`,
    [orderId],
  );
}

/** A line, and how many of it there are to be. */
export interface LineChange {
  readonly line: KeptLine;
  readonly after: number;
}

/**
 * What the wish changes of the lines: those that have another quantity than is wanted. So the same wish, sent twice,
 * changes nothing the second time.
 * @param replaced what is left of the lines that something is sent instead of
 * @param addsLines whether lines are added, so that every other one may be struck
 * @throws ShopError BAD_USER_INPUT by field for no such line, one that is named twice, and where no line would be left;
 *   CONFLICT when a line is not as it was seen, and for more of what was sent at the price of something else
 */
export function changesOf(
  kept: readonly KeptLine[],
  wanted: readonly WantedLine[],
  replaced: readonly LineChange[],
  addsLines: boolean,
): LineChange[] {
  const byId = new Map(kept.map((line) => [line.id, line]));
  const quantities = new Map<number, number>();
  const changes = wanted.flatMap(({ lineId, quantity, seenQuantity }) => {
    const line = byId.get(lineId);
    quantities.set(lineId, quantity);
    if (!line || line.quantity === quantity) return [];
    if (seenQuantity != null && seenQuantity !== line.quantity) throw changedMeanwhile(line);
    if (quantity > line.quantity && line.priceRule === PriceRule.REPLACED)
      throw new ShopError('CONFLICT', SENT_INSTEAD);
    return [{ line, after: quantity }];
  });
  checkNamed(byId, wanted);
  const isStruck = (line: KeptLine) => (quantities.get(line.id) ?? line.quantity) === 0;
  if (!addsLines && kept.every(isStruck)) throw badInput({ lines: NOTHING_LEFT });
  return [...changes, ...replaced];
}

const NOTHING_LEFT = 'Leave at least one line, or cancel the order.';

/** The refusal of a change that was made from other quantities than there are. */
export function changedMeanwhile({ productName, quantity }: KeptLine): ShopError {
  return new ShopError(
    'CONFLICT',
    `The order has changed meanwhile: there are ${quantity} of ${productName} now. Please look at it again.`,
  );
}
