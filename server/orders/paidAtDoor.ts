import type { Queryable } from '../db/queryable';

/**
 * Whether an order is paid when it is delivered, as SQL; its alias is `o`: those in cash, and those of employees that no
 * credit pays.
 */
export const PAID_AT_DOOR = `(o.payment_method = 'cod' OR o.payment_method = 'employee_order'
  AND NOT EXISTS (SELECT 1 FROM credit_entry c WHERE c.order_id = o.id AND c.type = 'charge'))`;

/** Whether something may be left to be paid at the door, as SQL; its alias is `o`. */
export const IS_DUE = `(o.payment_status = 'pending' AND o.status <> 'cancelled' AND ${PAID_AT_DOOR})`;

/** What was collected of an order at its doors, in LBP, without the change, as SQL; its alias is `o`. */
export const COLLECTED = `coalesce((
  SELECT sum(a.lbp + round(a.usd * coalesce(a.lbp_per_usd, 0), 2) - a.change_lbp)
  FROM delivery_attempt a WHERE a.order_id = o.id), 0)`;

/** What was not collected of an order so far, in LBP, whatever has become of it, as SQL; its alias is `o`. */
export const NOT_COLLECTED = `greatest(o.total_amount - ${COLLECTED}, 0)`;

/**
 * What is still to be collected of an order, in LBP, as SQL; its alias is `o`. Nothing of what is paid otherwise, paid already
 * or cancelled; what was collected at an earlier attempt is taken off (specification 33.4).
 */
export const TO_COLLECT = `CASE WHEN ${IS_DUE} THEN ${NOT_COLLECTED} ELSE 0 END::numeric(14, 2)`;

/**
 * An order that was paid at the door and costs more by now than was collected is to be paid again (specification 33.4).
 * @returns whether it is one that is paid at the door; false for one that nobody will be asked for
 */
export async function owesTheRest(tx: Queryable, orderId: number): Promise<boolean> {
  const orders = await tx.query<unknown[]>(
    `UPDATE orders o SET payment_status =
       CASE WHEN ${COLLECTED} > 0 AND ${NOT_COLLECTED} > 0 THEN 'pending' ELSE o.payment_status END
     WHERE o.id = $1 AND ${PAID_AT_DOOR} RETURNING 1`,
    [orderId],
  );
  return orders.length > 0;
}

/** Whether what was collected of an order that was cancelled pays it when it is taken up again (specification 33.4). */
export async function isCollected(tx: Queryable, orderId: number): Promise<boolean> {
  const orders = await tx.query<unknown[]>(
    `SELECT 1 FROM orders o
     WHERE o.id = $1 AND o.payment_status = 'pending' AND ${PAID_AT_DOOR} AND ${COLLECTED} > 0 AND ${NOT_COLLECTED} = 0`,
    [orderId],
  );
  return orders.length > 0;
}

/** An order that was lowered to no more than was collected for it at its doors is paid (specification 33.4). */
export async function settleCollected(tx: Queryable, orderId: number): Promise<void> {
  await tx.query(
    `UPDATE orders o SET payment_status = 'paid'
     WHERE o.id = $1 AND ${IS_DUE} AND ${COLLECTED} > 0 AND ${NOT_COLLECTED} = 0`,
    [orderId],
  );
}
