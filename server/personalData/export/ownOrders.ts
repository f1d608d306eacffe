import type { Queryable } from '../../db/queryable';
import { Role } from '../../identity/roles';
import type { Account } from '../../identity/viewer';
import { parseAddress } from '../../orders/address';
import { OrderKind } from '../../orders/orderTerms';

/** How many orders are read at once. */
const BATCH = 200;

/** What of an order is about who placed it, and so not of a business whose employee did. */
const PERSONAL = `o.customer_name AS "customerName", o.employee_name AS "employeeName",
  o.customer_email AS "customerEmail", o.customer_phone AS "customerPhone", o.delivery_address AS "deliveryAddress",
  o.address_type AS "addressType", o.latitude, o.longitude, o.note, o.language`;

const PERSONAL_FIELDS = [
  'customerName',
  'employeeName',
  'customerEmail',
  'customerPhone',
  'deliveryAddress',
  'addressType',
  'latitude',
  'longitude',
  'note',
  'language',
] as const;

const AMOUNTS = `o.subtotal_amount::text AS "subtotalAmount", o.discount_percent::text AS "discountPercent",
  o.discount_amount::text AS "discountAmount", o.delivery_fee::text AS "deliveryFee",
  o.total_amount::text AS "totalAmount", o.lbp_per_usd::text AS "lbpPerUsd",
  (SELECT t.reference FROM order_transfer t WHERE t.order_id = o.id) AS "transferReference", o.loyalty_points AS "loyaltyPointsEarned",`;

const AMOUNTS_OF_LINE = `, 'unitPrice', l.unit_price::text, 'lineTotal', (l.unit_price * l.quantity)::text,
  'customerPrice', l.list_amount::text, 'discountPercent', l.discount_percent::text`;

/** What an event changed of the lines; null for nothing. */
const changed = (withAmounts: boolean): string => `(SELECT json_build_object('reason', e.change ->> 'reason',
  'lines', (SELECT json_agg(json_build_object('productName', l ->> 'productName', 'size', l ->> 'selectedSize',
     'before', (l ->> 'before')::integer, 'after', (l ->> 'after')::integer)) FROM jsonb_array_elements(e.change -> 'lines') AS l)
  ${withAmounts ? `, 'totalBefore', e.change ->> 'totalBefore', 'totalAfter', e.change ->> 'totalAfter'` : ''})
  WHERE e.change IS NOT NULL)`;

/** Of the mails about an employee's order, those with amounts went to the business, wherever it was reached then. */
const columns = (withAmounts: boolean): string => `o.id, o.user_id = $1 AS "isOwn", o.kind, o.status,
  o.created_at AS "createdAt", o.payment_method AS "paymentMethod", o.payment_status AS "paymentStatus",
  o.tracking_number AS "trackingNumber", to_char(o.delivery_date, 'YYYY-MM-DD') AS "deliveryDate",
  o.delivery_window AS "deliveryWindow", o.when_missing AS "whenMissing", ${PERSONAL}, ${withAmounts ? AMOUNTS : ''}
  (SELECT c.code FROM discount_code c WHERE c.id = o.discount_code_id) AS "discountCode",
  (SELECT json_agg(json_build_object('productId', l.product_id, 'productName', l.product_name, 'size',
     coalesce(l.selected_size, l.variant), 'packaging', l.selected_packaging, 'quantity', l.quantity
     ${withAmounts ? AMOUNTS_OF_LINE : ''}) ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS items,
  (SELECT json_agg(json_build_object('status', e.status, 'at', e.at, 'trackingNumber', e.tracking_number,
     'change', ${changed(withAmounts)}) ORDER BY e.id)
   FROM order_event e WHERE e.order_id = o.id) AS history,
  (SELECT coalesce(json_agg(json_build_object('at', a.at, 'isDelivered', a.is_delivered, 'takenBy', a.taken_by, 'reason', a.reason,
     'hasPhoto', EXISTS (SELECT 1 FROM delivery_photo f WHERE f.attempt_id = a.id)) ORDER BY a.id), '[]')
   FROM delivery_attempt a WHERE a.order_id = o.id) AS deliveries,
  (SELECT coalesce(json_agg(json_build_object('at', m.at, 'fromDate', m.from_day, 'fromWindow', m.from_window, 'toDate', m.to_day,
     'toWindow', m.to_window, 'reason', m.reason) ORDER BY m.id), '[]') FROM delivery_move m WHERE m.order_id = o.id) AS moves,
  (SELECT coalesce(json_agg(json_build_object('kind', m.kind, 'to', m.to_address, 'subject', m.subject, 'status', m.status,
     'sentAt', m.sent_at) ORDER BY m.id), '[]') FROM outgoing_mail m WHERE m.order_id = o.id
     AND (o.kind <> '${OrderKind.EMPLOYEE}' OR m.with_amounts = (o.user_id <> $1))) AS mails`;

interface OrderRow extends Record<string, unknown> {
  id: number;
  isOwn: boolean;
  deliveryAddress: unknown;
  deliveries: readonly object[];
  moves: readonly object[];
  history: readonly { change: object | null }[];
}

/**
 * All orders of an account, the oldest first: lines and prices as they were seen then. A business has those of its employees
 * as well, without what is about the employee. An employee's have no amount.
 */
export async function* everyOwnOrder(db: Queryable, { id, role }: Account): AsyncGenerator<object> {
  const withAmounts = role !== Role.EMPLOYEE;
  const own = role === Role.BUSINESS ? '(o.user_id = $1 OR o.account_id = $1)' : 'o.user_id = $1';
  for (let after: number | undefined = 0; after !== undefined;) {
    const orders: OrderRow[] = await db.query(
      `SELECT ${columns(withAmounts)} FROM orders o WHERE ${own} AND o.id > $2 ORDER BY o.id LIMIT $3`,
      [id, after, BATCH],
    );
    for (const order of orders) yield shown(order);
    after = orders.at(-1)?.id;
  }
}

function shown({ isOwn, ...order }: OrderRow): object {
  if (isOwn) return { placedBy: 'you', ...order, deliveryAddress: parseAddress(order.deliveryAddress) };
  return {
    placedBy: 'an employee',
    ...order,
    ...Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, null])),
    // What is said of a delivery, or of lines that changed, may be about the employee.
    deliveries: order.deliveries.map((each) => ({ ...each, takenBy: null, reason: null })),
    moves: order.moves.map((each) => ({ ...each, reason: null })),
    history: order.history.map(({ change, ...each }) => ({ ...each, change: change && { ...change, reason: null } })),
  };
}
