import { sum } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import type { Viewer } from '../../identity/viewer';
import { selectDay } from '../packing/dayFilter';
import { IS_HERE, JOIN_PACKED } from '../packing/stage';
import { TO_COLLECT } from '../paidAtDoor';
import { hidesAmounts } from '../reading/readOrders';
import type { DayPartType, DayType } from './day.types';

/** A part, what is to be collected for its orders, and what tells it from any other state of the same orders. */
type PartRow = DayPartType & { toCollect: string; state: string };

/**
 * The orders of a day by window and zone, counted by how far they are (specification 32.2); one statement.
 * @param date null: of orders without a day that are still here
 * @throws ShopError BAD_USER_INPUT for what is no day
 */
export async function readDay(db: Queryable, viewer: Viewer, date: string | null): Promise<DayType> {
  const selection = selectDay(new Selection(), { date });
  const rows = await db.query<PartRow[]>(
    `SELECT d.delivery_window AS window, d.zone_id AS "zoneId", z.name AS zone,
       count(*) FILTER (WHERE d.is_here AND d.packed < d.lines)::integer AS "toPack",
       count(*) FILTER (WHERE d.is_here AND d.packed = d.lines)::integer AS packed,
       count(*) FILTER (WHERE d.status = 'shipped')::integer AS out,
       count(*) FILTER (WHERE d.status = 'delivered')::integer AS delivered,
       count(*) FILTER (WHERE d.status = 'cancelled')::integer AS cancelled,
       coalesce(sum(d.lines) FILTER (WHERE d.is_here), 0)::integer AS lines,
       coalesce(sum(d.packed) FILTER (WHERE d.is_here), 0)::integer AS "packedLines",
       sum(d.to_collect)::numeric(20,2)::text AS "toCollect",
       sum(hashint4extended(d.id, hashtextextended(d.status || d.payment_status, d.lines_state)))::text AS state
     FROM (
       SELECT o.id, o.delivery_window, o.zone_id, o.status, o.payment_status, ${TO_COLLECT} AS to_collect,
         ${IS_HERE} AS is_here, count(l.id) AS lines, count(k.order_line_id) AS packed,
         (sum(hashint4extended(l.id, l.quantity * 2 + (k.order_line_id IS NOT NULL)::integer)) % 4611686018427387904)::bigint
           AS lines_state
       FROM orders o JOIN order_line l ON l.order_id = o.id ${JOIN_PACKED}
       WHERE ${selection.where} GROUP BY o.id
     ) AS d LEFT JOIN delivery_zone z ON z.id = d.zone_id
     GROUP BY d.delivery_window, d.zone_id, z.name ORDER BY d.delivery_window, z.name, d.zone_id`,
    selection.parameters,
  );
  return {
    date,
    parts: rows.map(({ toCollect: _, state: __, ...part }) => part),
    toCollect: hidesAmounts(viewer) ? null : sum(rows.map(({ toCollect }) => toCollect)),
    state: rows.map(({ state }) => state).join(),
  };
}
