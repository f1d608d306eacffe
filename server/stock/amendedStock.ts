import type { Queryable } from '../db/queryable';
import { lockStocks, postEntries } from './ledger';
import { OF_THIS_COUNT, stockOf } from './orderStock';
import { StockEntryKind } from './stock.entity';

/** How many more of a product and size an order is to have; negative: fewer. */
interface Amended {
  readonly productId: number;
  /** Null for the product without a size. */
  readonly variant: string | null;
  readonly more: number;
}

interface StockRow {
  readonly id: number;
  readonly productId: number;
  readonly variant: string;
  readonly isCounted: boolean;
  /** What the order has taken of it and not given back, in all and of the count that goes on. */
  readonly taken: number;
  readonly takenNow: number;
}

/**
 * Takes from the counted stocks what an order is to have more, and gives back what it is to have less, with an entry for
 * each stock (specification 30.2). What was not counted when the order took it, or was counted anew since, is not given
 * back. The order is locked.
 * @param byUserId who changes it; null: a guest
 * @returns what there is too little of, and nothing was moved; null when all of it was
 */
export async function amendTaken<Item extends Amended>(
  tx: Queryable,
  orderId: number,
  amended: readonly Item[],
  byUserId: number | null,
): Promise<Item | null> {
  const stocks = await readStocks(tx, orderId, amended);
  const moves = new Map<number, { change: number; first: Item }>();
  for (const each of amended) {
    const ofProduct = stocks.filter(({ productId }) => productId === each.productId);
    for (const { id, change } of each.more > 0 ? takenFrom(ofProduct, each) : givenBackTo(ofProduct, each, moves)) {
      const before = moves.get(id);
      // Where there is too little, one of those that take more is named.
      const first = before && (before.first.more > 0 || each.more <= 0) ? before.first : each;
      moves.set(id, { change: (before?.change ?? 0) + change, first });
    }
  }
  const locked = await lockStocks(
    tx,
    [...moves].flatMap(([id, { change }]) => (change === 0 ? [] : [id])),
  );
  const changes = locked.map(({ id }) => ({ stockId: id, change: moves.get(id)!.change }));
  const short = locked.find(({ id, quantity }) => (quantity ?? 0) + moves.get(id)!.change < 0);
  if (short) return moves.get(short.id)!.first;
  if (changes.length > 0) {
    await postEntries(tx, { kind: StockEntryKind.AMENDMENT, changes, reason: '', orderId, byUserId });
  }
  return null;
}

/** Every stock of the products, in the order of their ids. */
function readStocks(tx: Queryable, orderId: number, amended: readonly Amended[]): Promise<StockRow[]> {
  return tx.query(
    `SELECT s.id, s.product_id AS "productId", s.variant, s.quantity IS NOT NULL AS "isCounted",
       e.taken, e."takenNow"
     FROM stock s, LATERAL (
       SELECT coalesce(-sum(e.change), 0)::integer AS taken,
         coalesce(-sum(e.change) FILTER (WHERE ${OF_THIS_COUNT}), 0)::integer AS "takenNow"
       FROM stock_entry e WHERE e.order_id = $1 AND e.stock_id = s.id) AS e
     WHERE s.product_id = ANY($2::integer[]) ORDER BY s.id`,
    [orderId, [...new Set(amended.map(({ productId }) => productId))]],
  );
}

interface Move {
  readonly id: number;
  readonly change: number;
}

function takenFrom(stocks: readonly StockRow[], { variant, more }: Amended): Move[] {
  const id = stockOf(
    stocks.filter(({ isCounted }) => isCounted),
    variant,
  );
  return id === undefined ? [] : [{ id, change: -more }];
}

/** To the stock of the size first, then to that of the product, never more than was taken of it. */
function givenBackTo(
  stocks: readonly StockRow[],
  { variant, more }: Amended,
  moves: ReadonlyMap<number, { readonly change: number }>,
): Move[] {
  let left = -more;
  return [variant, ''].flatMap((name): Move[] => {
    const stock = stocks.find((each) => each.variant === name);
    const moved = stock ? (moves.get(stock.id)?.change ?? 0) : 0;
    const ofIt = stock ? Math.min(left, stock.taken - moved) : 0;
    if (!stock || ofIt <= 0) return [];
    left -= ofIt;
    // What was counted before takes nothing back, and it was taken of no other stock either.
    const change = Math.min(ofIt, stock.takenNow - moved);
    return stock.isCounted && change > 0 ? [{ id: stock.id, change }] : [];
  });
}
