import type { Queryable } from '../db/queryable';
import { lockStocks, postEntries, type StockState } from './ledger';
import { StockEntryKind } from './stock.entity';

/** The counted stocks of a product as an order reads them with it, by size. */
export interface CountedStock {
  readonly id: number;
  /** '' for the product itself. */
  readonly variant: string;
}

/**
 * The ids of a product's counted stocks, as SQL; its table is `p`. Null where nothing of it is counted, which costs
 * nothing.
 */
export const COUNTED = `CASE WHEN p.stock_left IS NOT NULL THEN (SELECT json_agg(json_build_object('id', s.id,
    'variant', s.variant)) FROM stock s WHERE s.product_id = p.id AND s.quantity IS NOT NULL) END`;

/** The stock that a line takes from: that of its size, else that of its product; undefined where neither is counted. */
export function stockOf(counted: readonly CountedStock[] | null, variant: string | null): number | undefined {
  const own = counted?.find((stock) => variant !== null && stock.variant === variant);
  return (own ?? counted?.find((stock) => stock.variant === ''))?.id;
}

/** How many are wanted of each stock, by its id. */
type Wanted = ReadonlyMap<number, number>;

/** Stocks that are locked, and are enough. */
interface Enough {
  readonly changes: readonly { stockId: number; change: number }[];
  readonly short?: undefined;
}

/** A stock of which there is too little, with what there is. */
interface Short {
  readonly short: StockState & { quantity: number };
}

/**
 * Locks the stocks of an order, by their ids. What is not counted any more is not taken.
 * @returns what is to be taken; or the first stock that has too little, and nothing is taken
 */
export async function lockWanted(tx: Queryable, wanted: Wanted): Promise<Enough | Short> {
  const stocks = await lockStocks(tx, [...wanted.keys()]);
  const short = stocks.find(({ id, quantity }) => (quantity ?? 0) < (wanted.get(id) ?? 0));
  if (short) return { short: { ...short, quantity: short.quantity ?? 0 } };
  return { changes: stocks.map(({ id }) => ({ stockId: id, change: -(wanted.get(id) ?? 0) })) };
}

/**
 * Whether an entry is of the count that goes on, as SQL; its alias is `e`. What was taken before the stock was not
 * counted any more is not given back: the new count says what is there (specification 30.2).
 */
export const OF_THIS_COUNT = `e.id > coalesce((SELECT max(stop.id) FROM stock_entry stop
  WHERE stop.stock_id = e.stock_id AND stop.kind = '${StockEntryKind.STOP}'), 0)`;

/**
 * What of a stock an order has taken of this count and not given back, and what it gave back by being cancelled, if that
 * came last.
 */
interface OrderStock {
  readonly stockId: number;
  readonly taken: number;
  readonly givenBack: number;
}

function readOrderStock(tx: Queryable, orderId: number): Promise<OrderStock[]> {
  return tx.query(
    `SELECT e.stock_id AS "stockId", coalesce(-sum(e.change) FILTER (WHERE ${OF_THIS_COUNT}), 0)::integer AS taken,
       CASE WHEN (array_agg(e.kind ORDER BY e.id DESC))[1] = $2
         THEN (array_agg(e.change ORDER BY e.id DESC))[1] ELSE 0 END AS "givenBack"
     FROM stock_entry e WHERE e.order_id = $1 GROUP BY e.stock_id`,
    [orderId, StockEntryKind.CANCELLATION],
  );
}

/**
 * Gives back what a cancelled order has taken, once, to the stocks that are still counted. The order is locked.
 * @param byUserId who cancelled it; null: a guest
 */
export async function giveBack(tx: Queryable, orderId: number, byUserId: number | null): Promise<void> {
  const stocks = await readOrderStock(tx, orderId);
  const changes = stocks.flatMap(({ stockId, taken }) => (taken > 0 ? [{ stockId, change: taken }] : []));
  if (changes.length === 0) return;
  await postEntries(tx, { kind: StockEntryKind.CANCELLATION, changes, reason: '', orderId, byUserId });
}

/**
 * Takes again what the order gave back when it was cancelled. The order is locked.
 * @param byUserId who takes it up again
 * @returns the stock that has too little, and nothing was taken; null when all of it is taken
 */
export async function takeAgain(tx: Queryable, orderId: number, byUserId: number | null): Promise<StockState | null> {
  const stocks = await readOrderStock(tx, orderId);
  const wanted = new Map(
    stocks.flatMap(({ stockId, taken, givenBack }) => (taken === 0 && givenBack > 0 ? [[stockId, givenBack]] : [])),
  );
  if (wanted.size === 0) return null;
  const locked = await lockWanted(tx, wanted);
  if (locked.short) return locked.short;
  const { changes } = locked;
  if (changes.length > 0) {
    await postEntries(tx, { kind: StockEntryKind.REOPENING, changes, reason: '', orderId, byUserId });
  }
  return null;
}
