import { suggestedStopsRules } from '../../../common/rules/drivingRules';
import { checkInput } from '../../core/checkInput';
import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import { Selection } from '../../db/selection';
import { selectDay } from '../../orders/packing/dayFilter';
import type { OrderType } from '../../orders/reading/orders.types';
import { readOrdersById } from '../../orders/reading/readOrders';
import { nearestNext, type Point } from '../planning/nearestNext';

/** The most orders that are read at once. */
const MOST = 300;

/**
 * The orders of a day that are still to be brought and are in no run, by window and number (specification 33.1).
 * @throws ShopError BAD_USER_INPUT for what is no day
 */
export async function readWithoutRun(
  db: Queryable,
  viewer: Viewer,
  part: { date: string | null; window: string | null },
): Promise<OrderType[]> {
  const selection = selectDay(new Selection(), part);
  const rows = await db.query<{ id: number }[]>(
    `SELECT o.id FROM orders o
     WHERE ${selection.where} AND o.status IN ('pending', 'confirmed', 'shipped')
       AND NOT EXISTS (SELECT 1 FROM run_stop s WHERE s.order_id = o.id AND s.outcome IS NULL)
     ORDER BY o.delivery_window, o.id LIMIT ${MOST}`,
    selection.parameters,
  );
  const orders = new Map(
    (
      await readOrdersById(
        db,
        viewer,
        rows.map(({ id }) => id),
      )
    ).map((order) => [order.id, order]),
  );
  return rows.flatMap(({ id }) => orders.get(id) ?? []);
}

/**
 * These orders in the sequence that is suggested for a run: always the nearest next (specification 33.1).
 * @throws ShopError BAD_USER_INPUT for more than a run has, and for one that is named twice
 */
export async function suggestSequence(
  db: Queryable,
  orderIds: readonly number[],
  shop: Point | null,
): Promise<number[]> {
  checkInput(suggestedStopsRules, { orderIds });
  const rows = await db.query<{ id: number; latitude: number | null; longitude: number | null }[]>(
    'SELECT id, latitude, longitude FROM orders WHERE id = ANY($1::integer[]) ORDER BY zone_id, id',
    [orderIds],
  );
  return nearestNext(
    rows.map(({ id, latitude, longitude }) => ({
      id,
      at: latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) },
    })),
    shop,
  );
}
