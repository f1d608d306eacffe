import { LIMITS } from '../../../common/constants';
import { notFound } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { IS_HIT, readClosures } from '../../delivery/zones/readZones';
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
    `SELECT o.id FROM orders o JOIN delivery_closure c ON ${IS_HIT}
     WHERE c.id = $1 AND o.id > $2 ORDER BY o.id LIMIT ${LIMITS.page}`,
    [id, after],
  );
  const orders = await readOrdersById(
    db,
    viewer,
    rows.map((row) => row.id),
  );
  return orders.sort((one, other) => one.id - other.id);
}
