import { LIMITS } from '../../../common/constants';
import { notFound } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { readClosures } from '../../delivery/zones/readZones';
import type { Viewer } from '../../identity/viewer';
import type { OrderType } from '../reading/orders.types';
import { readOrdersById } from '../reading/readOrders';

/**
 * The orders that a closure hits and that are still to be delivered (specification 29.6), by their number; at most 100.
 * @param after only those with a larger number
 * @throws ShopError NOT_FOUND
 */
export async function readClosureOrders(
  db: Queryable,
  viewer: Viewer,
  id: number,
  after: number,
): Promise<OrderType[]> {
  const [closure] = await readClosures(db, { id });
  if (!closure) throw notFound('Closure');
  const rows = await db.query<{ id: number }[]>(
    `SELECT o.id FROM orders o WHERE o.delivery_date = $1 AND ($2::integer IS NULL OR o.zone_id = $2)
       AND o.status IN ('pending', 'confirmed') AND o.id > $3 ORDER BY o.id LIMIT ${LIMITS.page}`,
    [closure.date, closure.zone?.id ?? null, after],
  );
  const orders = await readOrdersById(
    db,
    viewer,
    rows.map((row) => row.id),
  );
  return orders.sort((one, other) => one.id - other.id);
}
