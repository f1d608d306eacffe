import type { CreditEntryType } from '../../credit/credit.entity';
import type { Queryable } from '../../db/queryable';
import type { OrderChange } from '../changing/orderChange';
import type { OrderEntity, OrderLineEntity } from '../order.entity';

/** What a line keeps of its price (specification 4.14). */
export type LineFacts = Pick<
  OrderLineEntity,
  | 'id'
  | 'orderId'
  | 'position'
  | 'variant'
  | 'unitPrice'
  | 'priceRule'
  | 'baseAmount'
  | 'discountPercent'
  | 'rounding'
  | 'listAmount'
  | 'savedAmount'
  | 'quantity'
  | 'priceBook'
>;

/** An entry of the credit ledger that names an order. */
export interface LedgerEntry {
  readonly orderId: number;
  readonly userId: number;
  readonly type: CreditEntryType;
  readonly amount: string;
}

/** What an order keeps of its amounts, with its lines and what the ledger says of it. */
export interface OrderFacts extends Pick<
  OrderEntity,
  | 'id'
  | 'kind'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'userId'
  | 'accountId'
  | 'subtotalAmount'
  | 'discountCodeId'
  | 'discountPercent'
  | 'discountAmount'
  | 'discountRounding'
  | 'deliveryFee'
  | 'totalAmount'
  | 'loyaltyPoints'
  | 'priceBook'
  | 'createdAt'
> {
  /** What the buyer was answered; null for orders that were not placed by a request. */
  readonly told: Readonly<Record<string, unknown>> | null;
  readonly lines: readonly LineFacts[];
  /** The changes of its lines, oldest first. */
  readonly changes: readonly OrderChange[];
  readonly entries: readonly LedgerEntry[];
}

/**
 * The orders after the one with this id, in the order of their ids; three statements. Products, prices of today and codes
 * are not read: what is kept must do.
 */
export async function readOrderFacts(tx: Queryable, after: number, most: number): Promise<OrderFacts[]> {
  const orders = await tx.query<Omit<OrderFacts, 'lines' | 'entries'>[]>(
    `SELECT o.id, o.kind, o.status, o.payment_method AS "paymentMethod", o.payment_status AS "paymentStatus",
       o.user_id AS "userId", o.account_id AS "accountId", o.subtotal_amount AS "subtotalAmount",
       o.discount_code_id AS "discountCodeId", o.discount_percent AS "discountPercent",
       o.discount_amount AS "discountAmount", o.discount_rounding AS "discountRounding",
       o.delivery_fee AS "deliveryFee", o.total_amount AS "totalAmount", o.loyalty_points AS "loyaltyPoints",
       o.price_book AS "priceBook", o.created_at AS "createdAt", r.answer AS told,
       ARRAY(SELECT e.change FROM order_event e WHERE e.order_id = o.id AND e.change IS NOT NULL ORDER BY e.id) AS changes
     FROM orders o LEFT JOIN order_request r ON r.order_id = o.id WHERE o.id > $1 ORDER BY o.id LIMIT $2`,
    [after, most],
  );
  const ids = orders.map(({ id }) => id);
  const lines = await tx.query<LineFacts[]>(
    `SELECT id, order_id AS "orderId", position, variant, unit_price AS "unitPrice", price_rule AS "priceRule",
       base_amount AS "baseAmount", discount_percent AS "discountPercent", rounding, list_amount AS "listAmount",
       saved_amount AS "savedAmount", quantity, price_book AS "priceBook"
     FROM order_line WHERE order_id = ANY($1::integer[]) ORDER BY order_id, position`,
    [ids],
  );
  const entries = await tx.query<LedgerEntry[]>(
    `SELECT order_id AS "orderId", user_id AS "userId", type, amount FROM credit_entry
     WHERE order_id = ANY($1::integer[]) ORDER BY id`,
    [ids],
  );
  const linesOf = groupByOrder(lines);
  const entriesOf = groupByOrder(entries);
  return orders.map((order) => ({
    ...order,
    lines: linesOf.get(order.id) ?? [],
    entries: entriesOf.get(order.id) ?? [],
  }));
}

function groupByOrder<Row extends { orderId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}
