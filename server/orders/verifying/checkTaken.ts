import type { DataSource } from 'typeorm';
import type { Fault } from './fault';
import { inSnapshot } from './snapshot';

/** How many products are looked at together. */
const PRODUCTS = 100;

interface TakenFacts {
  readonly orderId: number;
  readonly productId: number;
  /** What the order has taken of the product's stocks and not given back. */
  readonly taken: string;
  /** How many its lines say, none of a cancelled order. */
  readonly ordered: string;
}

/**
 * Orders whose entries of counted stock do not come to what their lines say (specification 30.2): what an order has taken
 * of a product is no more than its lines say, and as many where all of them were counted when it was placed; a cancelled
 * one has given everything back. Of products that were not counted for a while nothing is known, since what is given back
 * then has no entry. A product, its entries and its orders as of one instant.
 */
export async function* checkTaken(db: DataSource): AsyncGenerator<Fault[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    const { products, rows } = await inSnapshot(db, async (tx) => {
      const found = await tx.query<{ id: number }[]>(
        'SELECT DISTINCT product_id AS id FROM stock WHERE product_id > $1 ORDER BY 1 LIMIT $2',
        [after, PRODUCTS],
      );
      const ids = found.map(({ id }) => id);
      return { products: ids, rows: ids.length > 0 ? await tx.query<TakenFacts[]>(READ, [ids]) : [] };
    });
    yield rows.map(({ orderId, productId, taken, ordered }) => ({
      at: `order ${orderId}`,
      what: `taken of product ${productId}`,
      stored: taken,
      comesOut: ordered,
    }));
    last = products.at(-1);
  }
}

// A size without a count of its own, and no size, are counted with the product, whose own stock has the size ''.
const READ = `WITH entry AS (
    SELECT s.product_id, s.variant, e.kind, e.change, e.order_id
    FROM stock s JOIN stock_entry e ON e.stock_id = s.id WHERE s.product_id = ANY($1::integer[])),
  counted AS (SELECT product_id FROM entry GROUP BY product_id HAVING NOT bool_or(kind = 'stop')),
  taken AS (
    SELECT e.order_id, e.product_id, -sum(e.change) AS taken, array_agg(e.variant) FILTER (WHERE e.kind = 'order') AS variants
    FROM entry e JOIN counted USING (product_id) WHERE e.order_id IS NOT NULL GROUP BY e.order_id, e.product_id),
  held AS (
    SELECT t.order_id, t.product_id, t.taken, o.status = 'cancelled' AS is_cancelled,
      CASE WHEN o.status = 'cancelled' THEN 0 ELSE coalesce(sum(l.quantity), 0) END AS ordered,
      bool_and('' = ANY(t.variants) OR coalesce(l.variant, '') = ANY(t.variants)) IS TRUE AS is_all_counted
    FROM taken t JOIN orders o ON o.id = t.order_id
      LEFT JOIN order_line l ON l.order_id = t.order_id AND l.product_id = t.product_id
    GROUP BY t.order_id, t.product_id, t.taken, o.status)
  SELECT order_id AS "orderId", product_id AS "productId", taken::text, ordered::text FROM held
  WHERE taken > ordered OR (taken <> ordered AND (is_cancelled OR is_all_counted)) ORDER BY order_id, product_id`;
