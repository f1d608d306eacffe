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
    `WITH taken AS (
       SELECT l.product_id, l.selected_size, l.selected_packaging, o.id AS order_id, sum(l.quantity)::integer AS quantity,
         coalesce(sum(l.quantity) FILTER (WHERE k.order_line_id IS NOT NULL OR o.status IN ('shipped', 'delivered')), 0)::integer
           AS packed,
         row_number() OVER (PARTITION BY l.product_id, l.selected_size, l.selected_packaging ORDER BY o.id) AS place
       FROM orders o JOIN order_line l ON l.order_id = o.id ${JOIN_PACKED}
       WHERE ${selection.where}
       GROUP BY l.product_id, l.selected_size, l.selected_packaging, o.id
     ), entry AS (
       SELECT product_id, selected_size, selected_packaging, sum(quantity)::integer AS quantity, sum(packed)::integer AS packed,
         count(*)::integer AS "orderCount",
         json_agg(json_build_object('orderId', order_id, 'quantity', quantity, 'isPacked', packed = quantity) ORDER BY order_id)
           FILTER (WHERE place <= ${MOST_ORDERS}) AS orders
       FROM taken GROUP BY product_id, selected_size, selected_packaging
     )
     SELECT e.product_id AS "productId", p.name AS "productName", c.name AS "categoryName",
       e.selected_size AS "selectedSize", e.selected_packaging AS "selectedPackaging", e.quantity, e.packed,
       e."orderCount", e.orders
     FROM entry e JOIN product p ON p.id = e.product_id JOIN category c ON c.id = p.category_id
     ORDER BY c.name, p.name, p.id, e.selected_size, e.selected_packaging LIMIT ${MOST_ENTRIES + 1}`,
    selection.parameters,
  );
  return { entries: rows.slice(0, MOST_ENTRIES), isWhole: rows.length <= MOST_ENTRIES };
}
