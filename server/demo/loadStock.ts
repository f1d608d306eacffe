import type { Queryable } from '../db/queryable';
import { postEntries } from '../stock/ledger';
import { StockEntryKind } from '../stock/stock.entity';

/** What the demo counts: of each size so many, '' for a product without sizes. Everything else is not counted. */
export const STOCK: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Frozen Lemon Slices': { '500g': 40, '1kg': 3 },
  'Frozen Mixed Berries': { '500g': 5, '1kg': 24 },
  'Frozen Strawberries': { '': 60 },
  'Edible Flower Ice Cubes': { 'Box of 12': 4 },
  'Sunflower Seeds': { '': 120 },
};

/** Counts some of the demo's products: there is plenty of some and little of others. */
export async function loadStock(tx: Queryable): Promise<void> {
  const wanted = Object.entries(STOCK).flatMap(([name, sizes]) =>
    Object.entries(sizes).map(([variant, quantity]) => ({ name, variant, quantity })),
  );
  const rows = await tx.query<{ stockId: number; change: number }[]>(
    `WITH wanted AS (SELECT * FROM json_to_recordset($1::json) AS (name text, variant text, quantity integer)),
     made AS (
       INSERT INTO stock (product_id, variant)
       SELECT p.id, w.variant FROM wanted w JOIN product p ON p.name = w.name ORDER BY p.id, w.variant
       RETURNING id, product_id, variant)
     SELECT m.id AS "stockId", w.quantity AS change
     FROM made m JOIN product p ON p.id = m.product_id JOIN wanted w ON w.name = p.name AND w.variant = m.variant`,
    [JSON.stringify(wanted)],
  );
  await postEntries(tx, {
    kind: StockEntryKind.COUNT,
    changes: rows,
    reason: 'The first count',
    orderId: null,
    byUserId: null,
  });
}
