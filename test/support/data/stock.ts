import type { DataSource } from 'typeorm';

/** Counts a product or a size as the shop does: so many of it from now on. */
export async function countStock(db: DataSource, productId: number, quantity: number, variant = ''): Promise<void> {
  await db.query(
    `INSERT INTO stock (product_id, variant) VALUES ($1, $2) ON CONFLICT (product_id, variant) DO NOTHING`,
    [productId, variant],
  );
  await db.query(
    `WITH before AS (SELECT id, coalesce(quantity, 0) AS quantity FROM stock WHERE product_id = $1 AND variant = $2),
     counted AS (UPDATE stock s SET quantity = $3 FROM before b WHERE s.id = b.id RETURNING s.id)
     INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason)
     SELECT b.id, 'count', $3 - b.quantity, $3, 'for a test' FROM before b JOIN counted c ON c.id = b.id`,
    [productId, variant, quantity],
  );
}

/** How many there are, and whether the entries say the same. */
export async function stockOf(
  db: DataSource,
  productId: number,
  variant = '',
): Promise<{ stock: number | null; sum: number; entries: number; brokenLinks: number }> {
  const [row] = await db.query<{ stock: number | null; sum: number; entries: number; brokenLinks: number }[]>(
    `SELECT s.quantity AS stock, coalesce(sum(e.change), 0)::integer AS sum, count(e.id)::integer AS entries,
       count(*) FILTER (WHERE e.balance_after <> e.running)::integer AS "brokenLinks"
     FROM stock s LEFT JOIN (SELECT e.*, sum(change) OVER (PARTITION BY stock_id ORDER BY id) AS running FROM stock_entry e) e
       ON e.stock_id = s.id
     WHERE s.product_id = $1 AND s.variant = $2 GROUP BY s.id`,
    [productId, variant],
  );
  if (!row) throw new Error('it was never counted');
  return row;
}
