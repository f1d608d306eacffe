/**
 * Whether an order is paid when it is delivered, as SQL; its alias is `o`: those in cash, and those of employees that no
 * credit pays.
 */
export const PAID_AT_DOOR = `(o.payment_method = 'cod' OR o.payment_method = 'employee_order'
  AND NOT EXISTS (SELECT 1 FROM credit_entry c WHERE c.order_id = o.id AND c.type = 'charge'))`;
