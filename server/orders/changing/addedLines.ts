import { compare, saving, times, type Amount } from '../../../common/money';
import { LIMITS } from '../../../common/constants';
import { badInput, ShopError, type FieldErrors } from '../../core/errors';
import { textOrNull } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { PriceRule } from '../../pricing/price';
import { OrderRefused } from '../placing/newOrder';
import { chooseProducts, priceLine, titleOf, type PricedLine } from '../placing/priceLines';
import { readGoods } from '../placing/readGoods';
import { buyerOf } from './buyerOf';
import { notEnoughForChange } from './notEnoughForChange';
import { changedMeanwhile, type KeptLine, type LineChange, type WantedLine } from './wantedLines';

/** A line that is wanted beside those of an order, or instead of one of them. */
export interface WantedAddition {
  productId: number;
  /** The name of the size; absent or null: without one. */
  selectedSize?: string | null;
  selectedPackaging?: string | null;
  /** 1 to 9999. */
  quantity: number;
  /** The line that it is sent instead of; absent or null: none. */
  replacesLineId?: number | null;
  /** How many of that line it is sent instead of; absent or null: all of them. */
  replacesQuantity?: number | null;
  /** How many there were of that line when it was chosen; absent: whatever there are. */
  seenQuantity?: number | null;
  /** What its buyer saw that one of it costs; absent: whatever it costs. */
  unitPrice?: Amount | null;
}

/** A line that is added, with its price and why it costs that. */
export interface AddedLine extends PricedLine {
  /** The line that it is sent instead of; null: none. */
  readonly replaces: LineChange | null;
  /** The name of the price book that made its price, and when. */
  readonly priceBook: string;
  readonly pricedAt: Date;
}

/** Prices are planned that hold since, and that nobody has applied yet: nothing is to be done before. */
export class PlansAreDue extends Error {}

/**
 * What is left of the lines that something is sent instead of, by the addition; null for one that replaces none.
 * @throws ShopError BAD_USER_INPUT by field for no such line, one that is named twice, and more than there are of it;
 *   CONFLICT when a line is not as it was seen
 */
export function replacedBy(
  kept: readonly KeptLine[],
  wanted: readonly WantedLine[],
  additions: readonly WantedAddition[],
): (LineChange | null)[] {
  const errors: FieldErrors = {};
  const named = new Set(wanted.map(({ lineId }) => lineId));
  const replaced = additions.map(({ replacesLineId, replacesQuantity, seenQuantity }, index): LineChange | null => {
    if (replacesLineId == null) {
      if (replacesQuantity != null) errors[`added.${index}.replacesQuantity`] = 'Say which line it replaces';
      return null;
    }
    const line = kept.find(({ id }) => id === replacesLineId);
    if (!line && seenQuantity != null) throw new ShopError('CONFLICT', GONE);
    if (!line) errors[`added.${index}.replacesLineId`] = `The order has no line ${replacesLineId}`;
    else if (named.has(line.id)) errors[`added.${index}.replacesLineId`] = `Line ${line.id} is named twice`;
    named.add(replacesLineId);
    if (!line) return null;
    if (seenQuantity != null && seenQuantity !== line.quantity) throw changedMeanwhile(line);
    const replacing = replacesQuantity ?? line.quantity;
    if (replacing > line.quantity) {
      errors[`added.${index}.replacesQuantity`] = `There are only ${line.quantity} of line ${line.id}`;
    }
    return { line, after: line.quantity - replacing };
  });
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return replaced;
}

const GONE = 'The order has changed meanwhile: what was to be replaced is not in it any more. Please look at it again.';

/**
 * Prices what is added to an order by the price book that its buyer has now. What is sent instead of a line costs no more
 * than that line did.
 * @param replaced what each of them replaces, in their sequence
 * @throws PlansAreDue when prices are to be applied first
 * @throws OrderRefused OUT_OF_STOCK or PRICE_UNAVAILABLE for the first that can not be had
 * @throws ShopError BAD_USER_INPUT by field for unknown products and sizes; CONFLICT for one that costs something else than
 *   was seen
 */
export async function priceAdded(
  tx: Queryable,
  orderId: number,
  additions: readonly WantedAddition[],
  replaced: readonly (LineChange | null)[],
): Promise<AddedLine[]> {
  if (additions.length === 0) return [];
  const buyer = await buyerOf(tx, orderId);
  const ids = [...new Set(additions.map(({ productId }) => productId))];
  const goods = await readGoods(tx, ids, { buyer, delivery: null });
  if (!goods) throw new PlansAreDue();
  const lines = additions.map(({ productId, quantity, selectedSize, selectedPackaging }) => ({
    productId,
    quantity,
    selectedSize: textOrNull(selectedSize),
    selectedPackaging: textOrNull(selectedPackaging),
  }));
  const chosen = chooseProducts({ lines, placeholderSizes: [] }, goods.products, 'added');
  return chosen.map((each, index) => {
    const { product, line } = each;
    // How many are left is known when what is replaced has been given back.
    if (!product.markedInStock) throw notEnoughForChange({ ...line, productName: product.name });
    const priced = priceLine(each, goods.book);
    if (!priced) {
      const { productId, selectedSize } = line;
      const message = `${titleOf(each)} has no price for this buyer yet. Nothing was changed.`;
      throw new OrderRefused('PRICE_UNAVAILABLE', message, { productId, selectedSize });
    }
    const seen = additions[index]!.unitPrice;
    if (seen != null && compare(seen, priced.unitPrice) !== 0) throw costsSomethingElse(titleOf(each));
    const replaces = replaced[index] ?? null;
    const paid = replaces ? noMoreThan(priced, replaces.line.unitPrice) : priced;
    return { ...paid, replaces, priceBook: goods.book.name, pricedAt: goods.at };
  });
}

/** Without the price, which the page reads anew. */
function costsSomethingElse(title: string): ShopError {
  return new ShopError('CONFLICT', `${title} costs something else by now. Please look at it again.`);
}

/** A line at its own price, or at that of the line that it replaces, where that is lower. */
function noMoreThan(line: PricedLine, unitPrice: Amount): PricedLine {
  if (compare(line.unitPrice, unitPrice) <= 0) return line;
  return {
    ...line,
    unitPrice,
    priceRule: PriceRule.REPLACED,
    baseAmount: unitPrice,
    discountPercent: null,
    savedAmount: (line.listAmount === null ? null : saving(line.listAmount, unitPrice)?.saved) ?? '0.00',
    total: times(unitPrice, line.quantity),
  };
}

/** @throws ShopError BAD_USER_INPUT when the order would have more lines than any can */
export function checkLineCount(kept: readonly KeptLine[], changes: readonly LineChange[], added: number): void {
  const left = kept.length - changes.filter(({ after }) => after === 0).length;
  if (added > 0 && left + added > LIMITS.orderLines) {
    throw badInput({ added: `An order has at most ${LIMITS.orderLines} lines` });
  }
}
