import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { selectOfDay, type DayFilter } from '../packing/dayFilter';
import { JOIN_PACKED } from '../packing/stage';
import type { PickListType, PickListEntryType } from './pickList.types';

/** How many entries a list has at most. */
const MOST_ENTRIES = 1_000;
/** How many orders are named beside an entry. */
const MOST_ORDERS = 100;

/**
 * What is to be pressed and packed, summed by category, product and size (specification 32.3); one statement.
 * @throws ShopError BAD_USER_INPUT for what is no day
 */
export async function readPickList(db: Queryable, part: Omit<DayFilter, 'stage'>): Promise<PickListType> {
  const selection = selectOfDay(new Selection(), part);
  const rows = await db.query<PickListEntryType[]>(
    `SELECT e.product_id AS "productId", p.name AS "productName", c.name AS "categoryName",
       e.selected_size AS "selectedSize", e.selected_packaging AS "selectedPackaging", e.quantity, e.packed,
       e."orderCount", e.orders
     FROM (
       SELECT l.product_id, l.selected_size, l.selected_packaging, sum(l.quantity)::integer AS quantity,
         coalesce(sum(l.quantity) FILTER (WHERE l.is_packed), 0)::integer AS packed,
         count(DISTINCT l.order_id)::integer AS "orderCount",
         json_agg(json_build_object('orderId', l.order_id, 'quantity', l.quantity, 'isPacked', l.is_packed)
           ORDER BY l.order_id) AS orders
       FROM (
         SELECT l.*, k.order_line_id IS NOT NULL OR o.status IN ('shipped', 'delivered') AS is_packed
         FROM orders o JOIN order_line l ON l.order_id = o.id ${JOIN_PACKED}
         WHERE o.status <> 'cancelled' AND ${selection.where}
       ) AS l GROUP BY l.product_id, l.selected_size, l.selected_packaging
     ) AS e JOIN product p ON p.id = e.product_id JOIN category c ON c.id = p.category_id
     ORDER BY c.name, p.name, p.id, e.selected_size, e.selected_packaging LIMIT ${MOST_ENTRIES + 1}`,
    selection.parameters,
  );
  return {
    entries: rows.slice(0, MOST_ENTRIES).map((row) => ({ ...row, orders: row.orders.slice(0, MOST_ORDERS) })),
    isWhole: rows.length <= MOST_ENTRIES,
  };
}
