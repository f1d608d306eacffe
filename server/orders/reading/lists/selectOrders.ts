import { Selection } from '../../../db/selection';
import type { SortedList } from '../../../db/lists/sortedPage';
import type { Viewer } from '../../../identity/viewer';
import { selectNamed, selectOfDay } from '../../packing/dayFilter';
import { OrderSort, type OrderFilter } from '../orders.types';
import { ORDER_COLUMNS, selectVisible } from '../readOrders';

/** Each sorting has an index of its expression (see migrations). */
export const ORDERS: SortedList<OrderSort> = {
  columns: ORDER_COLUMNS,
  from: 'orders o',
  id: { sql: 'o.id', type: 'integer' },
  sorts: {
    [OrderSort.DATE]: null,
    [OrderSort.TOTAL]: { sql: 'o.total_amount', type: 'numeric' },
    [OrderSort.CUSTOMER]: { sql: 'o.customer_name COLLATE "und-x-icu"', type: 'text' },
    [OrderSort.STATUS]: {
      sql: `array_position(ARRAY['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'], o.status)`,
      type: 'integer',
    },
  },
};

/** Narrows to the orders that the viewer may see, and by everything of the filter but its search. */
export function narrow(selection: Selection, viewer: Viewer, filter: OrderFilter): Selection {
  const { status, paymentMethod, from, to, businessId, ofDay } = filter;
  selectVisible(selection, viewer);
  if (ofDay && 'ids' in ofDay) selectNamed(selection, ofDay.ids);
  else if (ofDay) selectOfDay(selection, ofDay);
  return selection
    .andIfPresent('o.status = ?', status)
    .andIfPresent('o.payment_method = ?', paymentMethod)
    .andIfPresent('o.created_at >= ?', from)
    .andIfPresent('o.created_at < ?', to)
    .andIfPresent('o.account_id = ?', businessId);
}
