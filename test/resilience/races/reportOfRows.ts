import type { Queryable } from '../../../server/db/queryable';

/** The figures of the dashboard, from the rows of all orders. */
export async function statsOfRows(db: Queryable): Promise<unknown> {
  const [stats] = await db.query<unknown[]>(
    `SELECT (SELECT count(*)::integer FROM users WHERE active) AS "activeUsers", count(*)::integer AS "totalOrders",
       (coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0) + 0.00)::text AS "totalRevenue" FROM orders`,
  );
  return stats;
}

const COUNTS = `o.status <> 'cancelled'`;
const LINE = 'l.unit_price * l.quantity';

/** What a report says in USD: each amount at the rate of its order, to twelve decimals, and their sum to cents. */
const inUsd = (amount: string, orders: string): string =>
  `round(sum(round((${amount})::numeric(60, 30) / o.lbp_per_usd, 12)) FILTER (WHERE ${COUNTS}), 2)::text AS "revenueUsd",
   (${orders} FILTER (WHERE ${COUNTS} AND o.lbp_per_usd IS NULL))::integer AS "ordersWithoutRate",
   (coalesce(sum(${amount}) FILTER (WHERE ${COUNTS} AND o.lbp_per_usd IS NULL), 0) + 0.00)::text AS "revenueWithoutRate"`;

/**
 * A report from the rows of all orders and lines, slowly, without sums.
 * @param values the first day, the last one, and the time zone
 */
export async function reportOfRows(db: Queryable, values: unknown[]): Promise<Record<string, unknown>> {
  const within = `o.created_at >= $1::date::timestamp AT TIME ZONE $3 AND o.created_at < ($2::date + 1)::timestamp AT TIME ZONE $3`;
  const takings = `count(*)::integer AS orders, (count(*) FILTER (WHERE o.status = 'cancelled'))::integer AS cancelled,
    (coalesce(sum(o.total_amount) FILTER (WHERE ${COUNTS}), 0) + 0.00)::text AS revenue, ${inUsd('o.total_amount', 'count(*)')}`;
  const sold = `sum(l.quantity)::double precision AS quantity, count(DISTINCT o.id)::integer AS orders, sum(${LINE})::text AS revenue,
    ${inUsd(LINE, 'count(DISTINCT o.id)')}`;
  const lines = `FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id`;
  const amount = `sum(o.total_amount) FILTER (WHERE ${COUNTS}) DESC NULLS LAST`;
  const rows = (sql: string) => db.query<unknown[]>(sql, values);
  return {
    takings: (await rows(`SELECT ${takings} FROM orders o WHERE ${within}`))[0],
    days: await rows(
      `SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(t.orders, 0) AS orders, coalesce(t.cancelled, 0) AS cancelled,
         coalesce(t.revenue, '0.00') AS revenue, t."revenueUsd", coalesce(t."ordersWithoutRate", 0) AS "ordersWithoutRate",
         coalesce(t."revenueWithoutRate", '0.00') AS "revenueWithoutRate"
       FROM generate_series($1::date::timestamp, $2::date::timestamp, '1 day') AS d(day)
       LEFT JOIN (SELECT (o.created_at AT TIME ZONE $3)::date AS day, ${takings} FROM orders o WHERE ${within} GROUP BY 1) AS t
         ON t.day = d.day::date ORDER BY d.day`,
    ),
    payments: await rows(
      `SELECT o.payment_method AS "paymentMethod", ${takings} FROM orders o WHERE ${within} GROUP BY 1 ORDER BY ${amount}, 1`,
    ),
    businesses: await rows(
      `SELECT u.id AS "userId", coalesce(nullif(u.business_name, ''), u.username) AS "businessName", ${takings}
       FROM orders o JOIN users u ON u.id = o.account_id WHERE ${within} GROUP BY u.id ORDER BY ${amount}, u.id LIMIT 2`,
    ),
    products: await rows(
      `SELECT p.id AS "productId", p.name AS "productName", ${sold} ${lines} WHERE ${within} AND ${COUNTS}
       GROUP BY p.id ORDER BY sum(${LINE}) DESC, p.id LIMIT 5`,
    ),
    categories: await rows(
      `SELECT c.id AS "categoryId", c.name AS "categoryName", ${sold} ${lines} LEFT JOIN category c ON c.id = p.category_id
       WHERE ${within} AND ${COUNTS} GROUP BY c.id ORDER BY sum(${LINE}) DESC, c.id`,
    ),
  };
}
