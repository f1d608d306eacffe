import type { Queryable } from '../db/queryable';
import { NOTED, ORDERS_AT_ENDS, ORDERS_OF_PERIOD, sumsOf } from '../orders/sums/orderSums';
import { partsOf, valuesOf } from '../orders/sums/parts';
import type { Period } from './period';
import type { CategorySoldType, DayTakingsType, PaymentTakingsType, TakingsType } from './report.types';

// Orders are counted by `integer`, as their numbers are; amounts and pieces grow beyond any bound of one order.
const TAKINGS = `coalesce(sum(orders), 0)::integer AS orders,
  coalesce(sum(orders) FILTER (WHERE status = 'cancelled'), 0)::integer AS cancelled,
  (coalesce(sum(amount) FILTER (WHERE status <> 'cancelled'), 0) + 0.00)::text AS revenue`;

const valuesFor = ({ begins, ends }: Period): unknown[] => valuesOf(partsOf(begins, ends));

/** All of the period. */
export async function readTakings(db: Queryable, period: Period): Promise<TakingsType> {
  const [takings] = await db.query<[TakingsType]>(`SELECT ${TAKINGS} FROM ${ORDERS_OF_PERIOD}`, valuesFor(period));
  return takings;
}

/** How orders were paid, the most money first, who only cancelled last. */
export function readPayments(db: Queryable, period: Period): Promise<PaymentTakingsType[]> {
  return db.query(
    `SELECT payment_method AS "paymentMethod", ${TAKINGS} FROM ${ORDERS_OF_PERIOD}
     GROUP BY 1 HAVING sum(orders) <> 0
     ORDER BY coalesce(sum(orders) FILTER (WHERE status <> 'cancelled'), 0) > 0 DESC,
       coalesce(sum(amount) FILTER (WHERE status <> 'cancelled'), 0) DESC, 1`,
    valuesFor(period),
  );
}

/** The day of UTC whose beginning is nearest to a moment. */
const nearestDay = (at: string): string => `((${at} AT TIME ZONE 'UTC') + interval '12 hours')::date`;

/**
 * Day by day, in order; days without orders with zeros. Each is a day of UTC, with the quarters of an hour between its
 * beginning and that of the shop's own day taken away or added. The days are counted without a time zone: in that of the
 * database a day may begin at one o'clock, and the last one would be left out.
 */
export function readDays(db: Queryable, { from, to, timeZone }: Period): Promise<DayTakingsType[]> {
  return db.query(
    `WITH begins AS (
       SELECT day, day AT TIME ZONE $3 AS at, ${nearestDay('day AT TIME ZONE $3')} AS utc
       FROM generate_series($1::date::timestamp, $2::date::timestamp + interval '1 day', '1 day') AS d(day)),
     before AS (
       SELECT b.day, b.utc, sign * coalesce(q.orders, 0) AS orders, sign * coalesce(q.cancelled, 0) AS cancelled, sign * coalesce(q.amount, 0) AS amount
       FROM begins b, LATERAL (SELECT b.utc::timestamp AT TIME ZONE 'UTC' AS utc_at) AS u,
         LATERAL (SELECT CASE WHEN b.at < utc_at THEN 1 ELSE -1 END AS sign) AS s,
         LATERAL (SELECT sum(orders) AS orders, sum(cancelled) AS cancelled, sum(amount) AS amount FROM order_quarter
           WHERE at >= least(b.at, utc_at) AND at < greatest(b.at, utc_at)) AS q),
     both_ends AS (
       SELECT day, utc, lead(utc) OVER w AS next_utc, orders - lead(orders) OVER w AS orders,
         cancelled - lead(cancelled) OVER w AS cancelled, amount - lead(amount) OVER w AS amount
       FROM before WINDOW w AS (ORDER BY day)),
     noted AS (
       SELECT (at AT TIME ZONE $3)::date AS day, sum(orders) AS orders, sum(orders) FILTER (WHERE status = 'cancelled') AS cancelled,
         sum(amount) FILTER (WHERE status <> 'cancelled') AS amount
       FROM order_change WHERE at >= $1::date::timestamp AT TIME ZONE $3 AND at < ($2::date + 1)::timestamp AT TIME ZONE $3 GROUP BY 1)
     SELECT to_char(d.day, 'YYYY-MM-DD') AS day, (d.orders + coalesce(s.orders, 0) + coalesce(n.orders, 0))::integer AS orders,
       (d.cancelled + coalesce(s.cancelled, 0) + coalesce(n.cancelled, 0))::integer AS cancelled,
       (d.amount + coalesce(s.amount, 0) + coalesce(n.amount, 0) + 0.00)::text AS revenue
     FROM both_ends d LEFT JOIN noted n ON n.day = d.day::date, LATERAL (
       SELECT sum(orders) AS orders, sum(orders) FILTER (WHERE status = 'cancelled') AS cancelled, sum(amount) FILTER (WHERE status <> 'cancelled') AS amount
       FROM order_sum WHERE span = 1 AND order_sum.day >= d.utc AND order_sum.day < d.next_utc) AS s
     WHERE d.next_utc IS NOT NULL ORDER BY d.day`,
    [from, to, timeZone],
  );
}

const SOLD = `sum(quantity)::double precision AS quantity, sum(orders)::integer AS orders, sum(amount)::text AS revenue`;

/** What notes bring to a category: an order counts once for it, however many of its products are in it. */
const CATEGORIES_NOTED = `SELECT n.category_id, n.quantity, (now.products > 0)::integer - (now.products > n.orders)::integer AS orders, n.amount
  FROM (SELECT c.order_id, c.at, coalesce(p.category_id, 0) AS category_id, sum(c.quantity) AS quantity, sum(c.amount) AS amount, sum(c.orders) AS orders
    FROM sold_change c JOIN product p ON p.id = c.product_id WHERE ${NOTED} GROUP BY 1, 2, 3) AS n
  CROSS JOIN LATERAL (SELECT count(DISTINCT l.product_id) AS products
    FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
    WHERE o.id = n.order_id AND o.created_at = n.at AND o.status <> 'cancelled' AND coalesce(p.category_id, 0) = n.category_id) AS now`;

const CATEGORIES_AT_ENDS = `SELECT coalesce(p.category_id, 0), o.sign * sum(l.quantity), o.sign * count(DISTINCT o.id), o.sign * sum(l.unit_price * l.quantity)
  FROM ${ORDERS_AT_ENDS} JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
  WHERE o.status <> 'cancelled' GROUP BY 1, o.sign`;

/** The revenue of each category, the most first. Until a product that was moved is summed anew, the lines are read. */
export async function readCategories(db: Queryable, period: Period): Promise<CategorySoldType[]> {
  const rows = await db.query<(CategorySoldType & { isMoved: boolean })[]>(
    `WITH sold AS (
       SELECT category_id AS id, ${SOLD}, sum(amount) AS amount FROM (
         ${sumsOf('category_sum', 'category_id, quantity, orders, amount')}
         UNION ALL ${CATEGORIES_NOTED} UNION ALL ${CATEGORIES_AT_ENDS}) AS sums
       GROUP BY category_id HAVING sum(orders) <> 0)
     SELECT c.id AS "categoryId", c.name AS "categoryName", s.quantity, s.orders, s.revenue, m."isMoved"
     FROM (SELECT EXISTS (SELECT 1 FROM category_change) AS "isMoved") AS m LEFT JOIN sold s ON NOT m."isMoved"
       LEFT JOIN category c ON c.id = s.id
     ORDER BY s.amount DESC, c.id`,
    valuesFor(period),
  );
  if (rows[0]?.isMoved) return readCategoriesOfLines(db, period);
  return rows.flatMap(({ isMoved: _, ...sold }) => (sold.quantity === null ? [] : [sold]));
}

/** The same from the lines of all orders of the period. */
function readCategoriesOfLines(db: Queryable, { from, to, timeZone }: Period): Promise<CategorySoldType[]> {
  return db.query(
    `SELECT c.id AS "categoryId", c.name AS "categoryName", sum(l.quantity)::double precision AS quantity,
       count(DISTINCT o.id)::integer AS orders, sum(l.unit_price * l.quantity)::text AS revenue
     FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
       LEFT JOIN category c ON c.id = p.category_id
     WHERE o.created_at >= $1::date::timestamp AT TIME ZONE $3 AND o.created_at < ($2::date + 1)::timestamp AT TIME ZONE $3
       AND o.status <> 'cancelled'
     GROUP BY c.id ORDER BY sum(l.unit_price * l.quantity) DESC, c.id`,
    [from, to, timeZone],
  );
}
