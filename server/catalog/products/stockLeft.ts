/**
 * How many shoppers may read that are left, by size, '' for the product itself: null for more than the shop tells. A size
 * that is not named is counted with the product, where that is (specification 30.1).
 */
export type StockLeft = Readonly<Record<string, number | null>>;

/**
 * How many of a size are left, as far as shoppers may know; 0: none.
 * @param variant the name of the size; null for the product without one
 * @returns null when there are more than the shop tells, or when it is not counted
 */
export function leftOf(stockLeft: StockLeft | null, variant: string | null): number | null {
  if (!stockLeft) return null;
  const size = variant !== null && Object.hasOwn(stockLeft, variant) ? variant : '';
  return stockLeft[size] ?? null;
}

/** Whether the product can be ordered, as SQL; its table is `p`. Nothing more is computed where nothing is counted. */
export const IN_STOCK = '(p.in_stock AND (p.stock_left IS NULL OR NOT is_sold_out(p.stock_left, p.variants)))';

/** A product's stock as lists read it. */
export interface StockRow {
  /** Whether it can be ordered. */
  readonly inStock: boolean;
  readonly stockLeft: StockLeft | null;
  /** Whether it is marked as in stock, whatever is left of it. */
  readonly markedInStock: boolean;
}

/** The columns of a product's stock. */
export const STOCK_COLUMNS = `${IN_STOCK} AS "inStock", p.in_stock AS "markedInStock", p.stock_left AS "stockLeft"`;
