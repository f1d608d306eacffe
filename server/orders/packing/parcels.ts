import type { DataSource } from 'typeorm';
import { parcelsRules } from '../../../common/rules/packingRules';
import { audited } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import { holdOrder } from './packLines';

/**
 * Keeps how many parcels an order was packed into (specification 32.1).
 * @throws ShopError BAD_USER_INPUT for none and for more than 99; NOT_FOUND; CONFLICT for an order that has left or was
 *   cancelled
 */
export function setParcels(db: DataSource, viewer: Viewer, orderId: number, parcels: number): Promise<void> {
  checkInput(parcelsRules, { parcels });
  return audited(db, viewer, async (tx) => {
    await holdOrder(tx, orderId);
    const [before = null] = await readParcels(tx, [orderId]);
    await tx.query(
      `INSERT INTO order_parcels (order_id, parcels) VALUES ($1, $2)
       ON CONFLICT (order_id) DO UPDATE SET parcels = excluded.parcels`,
      [orderId, parcels],
    );
    const entry = {
      ...{ action: 'order.parcels', subjectType: 'order', subjectId: orderId },
      ...{ before: { parcels: before }, after: { parcels } },
    };
    return { result: undefined, entry: before === parcels ? null : entry };
  });
}

/** How many parcels each order was packed into; null where nobody counted them. One statement. */
export async function readParcels(db: Queryable, orderIds: readonly number[]): Promise<(number | null)[]> {
  const rows = await db.query<{ id: number; parcels: number }[]>(
    'SELECT order_id AS id, parcels FROM order_parcels WHERE order_id = ANY($1::integer[])',
    [orderIds],
  );
  const byId = new Map(rows.map(({ id, parcels }) => [id, parcels]));
  return orderIds.map((id) => byId.get(id) ?? null);
}
