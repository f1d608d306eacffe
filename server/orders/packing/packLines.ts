import type { DataSource } from 'typeorm';
import { packedLinesRules } from '../../../common/rules/packingRules';
import { checkInput } from '../../core/checkInput';
import { notFound, ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { signedIn, type Viewer } from '../../identity/viewer';
import { checkNamed } from '../namedLines';
import { OrderStatus } from '../orderTerms';

/** A line that is packed. */
interface Packed {
  lineId: number;
  /** How many there are of it; 0: it is not packed. */
  quantity: number;
}

/**
 * Ticks lines of an order off as packed, or no longer (specification 32.1). Two who pack one order never lose each other's
 * ticks: each line has its own, and the same, sent twice, changes nothing.
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT by field; CONFLICT when the order is no longer here, or there are more or fewer
 *   of a line by now than were packed
 */
export function packLines(db: DataSource, viewer: Viewer, orderId: number, lines: readonly Packed[]): Promise<void> {
  const account = signedIn(viewer);
  checkInput(packedLinesRules, { lines });
  return transaction(db, async (tx) => {
    await holdOrder(tx, orderId);
    const quantities = await readQuantities(tx, orderId);
    checkLines(quantities, lines);
    const given = JSON.stringify(lines.filter(({ quantity }) => quantity > 0));
    await tx.query(
      `INSERT INTO packed_line (order_line_id, quantity, by_user_id)
       SELECT w."lineId", w.quantity, $2 FROM json_to_recordset($1::json) AS w("lineId" integer, quantity integer)
       ORDER BY w."lineId"
       ON CONFLICT (order_line_id) DO UPDATE SET quantity = excluded.quantity, by_user_id = excluded.by_user_id,
         at = now(), is_outdated = false
       WHERE packed_line.is_outdated`,
      [given, account.id],
    );
    const not = lines.flatMap(({ lineId, quantity }) => (quantity === 0 && quantities.has(lineId) ? [lineId] : []));
    if (not.length > 0) await tx.query('DELETE FROM packed_line WHERE order_line_id = ANY($1::integer[])', [not]);
  });
}

/**
 * Keeps the lines of an order as they are until the end of the transaction; others may tick theirs off meanwhile.
 * @throws ShopError NOT_FOUND; CONFLICT for one that has left or was cancelled
 */
export async function holdOrder(tx: Queryable, orderId: number): Promise<void> {
  const [order] = await tx.query<{ status: OrderStatus }[]>('SELECT status FROM orders WHERE id = $1 FOR SHARE', [
    orderId,
  ]);
  if (!order) throw notFound('Order');
  if (order.status === OrderStatus.PENDING || order.status === OrderStatus.CONFIRMED) return;
  throw new ShopError('CONFLICT', `Order #${orderId} is ${order.status}: only what is still here is packed.`);
}

async function readQuantities(tx: Queryable, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.query<{ id: number; quantity: number }[]>(
    'SELECT id, quantity FROM order_line WHERE order_id = $1',
    [orderId],
  );
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

/** @throws ShopError BAD_USER_INPUT by field for no such line and one that is named twice; CONFLICT for other quantities */
function checkLines(quantities: ReadonlyMap<number, number>, lines: readonly Packed[]): void {
  checkNamed(quantities, lines);
  const changed = lines.find(({ lineId, quantity }) => quantity > 0 && quantities.get(lineId) !== quantity);
  if (!changed) return;
  const now = quantities.get(changed.lineId);
  throw new ShopError('CONFLICT', `The order has changed meanwhile: there are ${now} of this line now.`);
}

/** Takes back every tick of an order that is cancelled, and locked: what was packed goes back to its shelves. */
export async function unpack(tx: Queryable, orderId: number): Promise<void> {
  await tx.query('DELETE FROM packed_line WHERE order_line_id IN (SELECT id FROM order_line WHERE order_id = $1)', [
    orderId,
  ]);
}
