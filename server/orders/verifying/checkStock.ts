import type { DataSource } from 'typeorm';
import { Faults, type Fault } from './fault';
import { inSnapshot } from './snapshot';

/** How many stocks are looked at together. */
const STOCKS = 500;

interface StockFacts {
  readonly id: number;
  readonly productId: number;
  readonly variant: string;
  /** 0 where it is not counted any more. */
  readonly stock: string;
  /** The sum of its entries. */
  readonly sum: string;
  /** The first entry whose balance is not the one before it and its change; null: none. */
  readonly brokenEntry: string | null;
  /** The first order that its entries name and that there is not; null: none. */
  readonly lostOrder: number | null;
}

/** Some stocks, and what of them does not fit. */
interface CheckedStocks {
  readonly stocks: readonly StockFacts[];
  readonly faults: Fault[];
}

/**
 * What of the counted stock does not follow from its entries (specification 30.2): each entry's balance is the one before
 * it and its change, the stock is the sum of all. A stock and its entries as of one instant.
 */
export async function* checkStock(db: DataSource): AsyncGenerator<CheckedStocks> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    const stocks: StockFacts[] = await inSnapshot(db, (tx) => tx.query<StockFacts[]>(READ, [after, STOCKS]));
    yield { stocks, faults: stocks.flatMap(faultsOf) };
    last = stocks.at(-1)?.id;
  }
}

const READ = `WITH batch AS (SELECT * FROM stock WHERE id > $1 ORDER BY id LIMIT $2),
  running AS (
    SELECT e.*, sum(e.change) OVER (PARTITION BY e.stock_id ORDER BY e.id) AS balance, o.id IS NULL AS is_lost
    FROM stock_entry e JOIN batch b ON b.id = e.stock_id LEFT JOIN orders o ON o.id = e.order_id)
  SELECT b.id, b.product_id AS "productId", b.variant, coalesce(b.quantity, 0)::text AS stock,
    coalesce(sum(r.change), 0)::text AS sum, (min(r.id) FILTER (WHERE r.balance <> r.balance_after))::text AS "brokenEntry",
    min(r.order_id) FILTER (WHERE r.is_lost) AS "lostOrder"
  FROM batch b LEFT JOIN running r ON r.stock_id = b.id
  GROUP BY b.id, b.product_id, b.variant, b.quantity ORDER BY b.id`;

function faultsOf({ productId, variant, stock, sum, brokenEntry, lostOrder }: StockFacts): Fault[] {
  const faults = new Faults(variant === '' ? `product ${productId}` : `product ${productId} (${variant})`);
  faults.compare('stock', stock, sum);
  if (brokenEntry !== null) faults.compare(`balance after entry ${brokenEntry}`, 'another one', 'the sum up to it');
  if (lostOrder !== null) faults.compare('order of an entry', `order ${lostOrder}`, null);
  return faults.found;
}
