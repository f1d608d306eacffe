import type { Queryable } from '../../db/queryable';
import { afterCommit } from '../../db/transaction';
import { MailKind } from '../../mail/outgoingMail.entity';
import { changedOrders } from '../../metrics/counters';
import { mailsOfEvent } from '../mailedAddresses';
import type { OrderAmounts } from '../orderAmounts';
import { LINE_COLUMNS, LINE_RECORD, LINE_VALUES } from '../writtenLine';
import type { AddedLine } from './addedLines';
import type { OrderChange } from './orderChange';

/** A line that is added, and its place in the order, from 0. */
export interface PlacedLine {
  readonly line: AddedLine;
  readonly position: number;
}

/** How the lines and the amounts of an order are to be. */
interface WrittenLines {
  /** The lines that change, by their ids; 0 strikes one. */
  readonly quantities: readonly { readonly id: number; readonly quantity: number }[];
  readonly added: readonly PlacedLine[];
  readonly amounts: OrderAmounts;
  /** Null for orders of before it was kept. */
  readonly discountRounding: string | null;
  readonly loyaltyPoints: number;
}

/**
 * Writes the lines and the amounts of a change, before its entry of the ledger, by which an order never pays more than its
 * total. Struck lines go; the event keeps what they were.
 * @returns the ids of the lines that were added, in their sequence
 */
export async function writeLines(tx: Queryable, orderId: number, written: WrittenLines): Promise<number[]> {
  const { amounts, quantities } = written;
  const struck = quantities.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  const left = quantities.filter(({ quantity }) => quantity > 0);
  if (struck.length > 0) await tx.query('DELETE FROM order_line WHERE id = ANY($1::integer[])', [struck]);
  if (left.length > 0) {
    await tx.query(
      `UPDATE order_line l SET quantity = c.quantity
       FROM json_to_recordset($1::json) AS c(id integer, quantity integer) WHERE l.id = c.id`,
      [JSON.stringify(left)],
    );
  }
  const ids = written.added.length > 0 ? await addLines(tx, orderId, written.added) : [];
  await tx.query(
    `UPDATE orders SET subtotal_amount = $2, discount_amount = $3, discount_rounding = $4, total_amount = $5,
       loyalty_points = $6 WHERE id = $1`,
    [
      orderId,
      amounts.subtotalAmount,
      amounts.discountAmount,
      written.discountRounding,
      amounts.totalAmount,
      written.loyaltyPoints,
    ],
  );
  return ids;
}

async function addLines(tx: Queryable, orderId: number, added: readonly PlacedLine[]): Promise<number[]> {
  const lines = added.map(({ line: { replaces: _, ...line }, position }) => ({ ...line, position }));
  const rows = await tx.query<{ id: number; position: number }[]>(
    `INSERT INTO order_line (order_id, ${LINE_COLUMNS}, position, price_book, priced_at)
     SELECT $1, ${LINE_VALUES}, line.position, line."priceBook", line."pricedAt"
     FROM json_to_recordset($2::json) AS line(${LINE_RECORD}, position integer, "priceBook" text, "pricedAt" timestamptz)
     RETURNING id, position`,
    [orderId, JSON.stringify(lines)],
  );
  const idAt = new Map(rows.map(({ id, position }) => [position, id]));
  return added.map(({ position }) => idAt.get(position)!);
}

/** What the history of an order keeps of a change. */
interface WrittenEvent {
  readonly change: OrderChange;
  /** The entry of the ledger that the change wrote; null for none. */
  readonly creditEntryId: string | null;
  /** Null for a guest. */
  readonly byUserId: number | null;
  /** Whether mails tell of it. */
  readonly isTold: boolean;
}

/** Writes the event and the mails of a change. */
export async function writeEvent(
  tx: Queryable,
  orderId: number,
  { change, creditEntryId, byUserId, isTold }: WrittenEvent,
): Promise<void> {
  afterCommit(tx, () => changedOrders.inc());
  await tx.query(
    `WITH changed AS (SELECT id, status, tracking_number, kind, customer_email, user_id, account_id FROM orders WHERE id = $1),
     event AS (
       INSERT INTO order_event (order_id, status, tracking_number, by_user_id, credit_entry_id, change)
       SELECT id, status, tracking_number, $2, $3, $4 FROM changed RETURNING id)
     ${mailsOfEvent(MailKind.ORDER_CHANGED, '$2', '$5')}`,
    [orderId, byUserId, creditEntryId, JSON.stringify(change), isTold],
  );
}
