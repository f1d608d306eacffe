import type { Queryable } from '../db/queryable';
import { ALL_ORDERS } from '../orders/sums/orderSums';
import type { StatsType } from './report.types';

/** The figures of the dashboard (specification 13.5), in one statement. */
export async function readStats(db: Queryable): Promise<StatsType> {
  const [stats] = await db.query<[StatsType]>(
    `SELECT (SELECT coalesce(sum(users), 0)::integer FROM user_count WHERE active) AS "activeUsers", coalesce(sum(orders), 0)::integer AS "totalOrders",
       (coalesce(sum(amount) FILTER (WHERE status <> 'cancelled'), 0) + 0.00)::text AS "totalRevenue"
     FROM ${ALL_ORDERS}`,
  );
  return stats;
}
