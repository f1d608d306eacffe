import type { Queryable } from '../../db/queryable';

/** The points of all orders of an account that are not cancelled, at most what GraphQL counts (specification 2.5). */
export async function earnedPoints(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.query<{ points: number }[]>(
    `SELECT least(coalesce(sum(loyalty_points), 0), 2147483647)::integer AS points
     FROM orders WHERE user_id = $1 AND status <> 'cancelled'`,
    [userId],
  );
  return row?.points ?? 0;
}
