import type { Queryable } from '../db/queryable';

/** The figures of the dashboard (decisions.md section 5). */
export interface Stats {
  activeUsers: number;
  totalOrders: number;
  totalRevenue: string;
}

/** Users that are not deactivated, all orders, and the totals of all but cancelled ones; one statement. */
export async function readStats(db: Queryable): Promise<Stats> {
  const [stats] = await db.query<[Stats]>(
    `SELECT (SELECT count(*)::integer FROM users WHERE active) AS "activeUsers", count(*)::integer AS "totalOrders",
       (coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0) + 0.00)::text AS "totalRevenue"
     FROM orders`,
  );
  return stats;
}
