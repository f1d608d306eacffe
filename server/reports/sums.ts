import type { Queryable } from '../db/queryable';
import {
  LINES_RATED_AT_ENDS,
  NOTED,
  ORDERS_AT_ENDS,
  ORDERS_OF_PERIOD,
  ratedNoted,
  sumsOf,
} from '../orders/sums/orderSums';
import { partsOf, valuesOf } from '../orders/sums/parts';
import { RATED, usdColumns } from './inUsd';
import type { Period } from './period';
import type { CategorySoldType, DayTakingsType, PaymentTakingsType, TakingsType } from './report.types';

// Orders are counted by `integer`, as their numbers are; amounts and pieces grow beyond any bound of one order.
const counted = (column: string): string => `coalesce(sum(${column}) FILTER (WHERE status <> 'cancelled'), 0)`;
const TAKINGS = `coalesce(sum(orders), 0)::integer AS orders,
  coalesce(sum(orders) FILTER (WHERE status = 'cancelled'), 0)::integer AS cancelled,
  (${counted('amount')} + 0.00)::text AS revenue, ${usdColumns(counted('orders'), counted('amount'), counted)}`;

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
     ORDER BY ${counted('orders')} > 0 DESC, ${counted('amount')} DESC, 1`,
    valuesFor(period),
  );
}

/** The day of UTC whose beginning is nearest to a moment. */
const nearestDay = (at: string): string => `((${at} AT TIME ZONE 'UTC') + interval '12 hours')::date`;

/** What is summed of each day. */
const OF_DAY = ['orders', 'cancelled', 'amount', ...RATED];
const eachOfDay = (sql: (column: string) => string): string =>
  OF_DAY.map((column) => `${sql(column)} AS ${column}`).join(', ');

/** Of rows by status. */
const byStatus = (column: string): string => {
  if (column === 'cancelled') return `sum(orders) FILTER (WHERE status = 'cancelled')`;
  return column === 'orders' ? 'sum(orders)' : `sum(${column}) FILTER (WHERE status <> 'cancelled')`;
};

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
       SELECT b.day, b.utc, ${eachOfDay((column) => `sign * coalesce(q.${column}, 0)`)}
       FROM begins b, LATERAL (SELECT b.utc::timestamp AT TIME ZONE 'UTC' AS utc_at) AS u,
         LATERAL (SELECT CASE WHEN b.at < utc_at THEN 1 ELSE -1 END AS sign) AS s,
         LATERAL (SELECT ${eachOfDay((column) => `sum(${column})`)} FROM order_quarter
           WHERE at >= least(b.at, utc_at) AND at < greatest(b.at, utc_at)) AS q),
     both_ends AS (
       SELECT day, utc, lead(utc) OVER w AS next_utc, ${eachOfDay((column) => `${column} - lead(${column}) OVER w`)}
       FROM before WINDOW w AS (ORDER BY day)),
     noted AS (
       SELECT (at AT TIME ZONE $3)::date AS day, ${eachOfDay(byStatus)}
       FROM (SELECT at, status, orders, amount, ${ratedNoted()} FROM order_change
         WHERE at >= $1::date::timestamp AT TIME ZONE $3 AND at < ($2::date + 1)::timestamp AT TIME ZONE $3) AS notes GROUP BY 1),
     days AS (
       SELECT d.day, ${eachOfDay((column) => `d.${column} + coalesce(s.${column}, 0) + coalesce(n.${column}, 0)`)}
       FROM both_ends d LEFT JOIN noted n ON n.day = d.day::date, LATERAL (
         SELECT ${eachOfDay(byStatus)} FROM order_sum WHERE span = 1 AND order_sum.day >= d.utc AND order_sum.day < d.next_utc) AS s
       WHERE d.next_utc IS NOT NULL)
     SELECT to_char(day, 'YYYY-MM-DD') AS day, orders::integer AS orders, cancelled::integer AS cancelled,
       (amount + 0.00)::text AS revenue, ${usdColumns('orders - cancelled', 'amount', (column) => column)}
     FROM days ORDER BY days.day`,
    [from, to, timeZone],
  );
}

const SOLD = `sum(quantity)::double precision AS quantity, sum(orders)::integer AS orders, sum(amount)::text AS revenue,
  ${usdColumns('sum(orders)', 'sum(amount)', (column) => `sum(${column})`)}`;
const OF_CATEGORY = `category_id, quantity, orders, amount, ${RATED.join(', ')}`;

/** What notes bring to a category: an order counts once for it, however many of its products are in it. */
const CATEGORIES_NOTED = `SELECT n.category_id, n.quantity, (now.products > 0)::integer - (now.products > n.orders)::integer AS orders, n.amount,
    (now.rated > 0)::integer - (now.rated > n.rated)::integer AS rated_orders, n.rated_amount, n.usd
  FROM (SELECT c.order_id, c.at, coalesce(p.category_id, 0) AS category_id, sum(c.quantity) AS quantity, sum(c.amount) AS amount, sum(c.orders) AS orders,
      sum(c.rated_orders) AS rated, sum(c.rated_amount) AS rated_amount, sum(c.usd) AS usd
    FROM (SELECT order_id, at, product_id, quantity, orders, amount, ${ratedNoted()} FROM sold_change WHERE ${NOTED}) AS c
    JOIN product p ON p.id = c.product_id GROUP BY 1, 2, 3) AS n
  CROSS JOIN LATERAL (SELECT count(DISTINCT l.product_id) AS products,
      count(DISTINCT l.product_id) FILTER (WHERE o.lbp_per_usd IS NOT NULL) AS rated
    FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
    WHERE o.id = n.order_id AND o.created_at = n.at AND o.status <> 'cancelled' AND coalesce(p.category_id, 0) = n.category_id) AS now`;

const CATEGORIES_AT_ENDS = `SELECT coalesce(p.category_id, 0), o.sign * sum(l.quantity), o.sign * count(DISTINCT o.id), o.sign * sum(l.unit_price * l.quantity),
    ${LINES_RATED_AT_ENDS}
  FROM ${ORDERS_AT_ENDS} JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
  WHERE o.status <> 'cancelled' GROUP BY 1, o.sign`;

/** The revenue of each category, the most first. Until a product that was moved is summed anew, the lines are read. */
export async function readCategories(db: Queryable, period: Period): Promise<CategorySoldType[]> {
  const rows = await db.query<(CategorySoldType & { isMoved: boolean })[]>(
    `WITH sold AS (
       SELECT category_id AS id, ${SOLD}, sum(amount) AS amount FROM (
         ${sumsOf('category_sum', OF_CATEGORY)}
         UNION ALL ${CATEGORIES_NOTED} UNION ALL ${CATEGORIES_AT_ENDS}) AS sums
       GROUP BY category_id HAVING sum(orders) <> 0)
     SELECT c.id AS "categoryId", c.name AS "categoryName", s.quantity, s.orders, s.revenue,
       s."revenueUsd", s."ordersWithoutRate", s."revenueWithoutRate", m."isMoved"
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
    `SELECT c.id AS "categoryId", c.name AS "categoryName", s.quantity::double precision AS quantity, s.orders::integer AS orders,
       s.amount::text AS revenue, ${usdColumns('s.orders', 's.amount', (column) => `s.${column}`)}
     FROM (SELECT p.category_id, sum(l.quantity) AS quantity, count(DISTINCT o.id) AS orders, sum(l.unit_price * l.quantity) AS amount,
         ${LINES_RATED_AT_ENDS}
       FROM (SELECT 1 AS sign, id, lbp_per_usd FROM orders WHERE status <> 'cancelled'
         AND created_at >= $1::date::timestamp AT TIME ZONE $3 AND created_at < ($2::date + 1)::timestamp AT TIME ZONE $3) AS o
       JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
       GROUP BY p.category_id, o.sign) AS s
     LEFT JOIN category c ON c.id = s.category_id ORDER BY s.amount DESC, c.id`,
    [from, to, timeZone],
  );
}
