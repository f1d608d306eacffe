import type { Queryable } from '../db/queryable';
import { badInput } from '../core/errors';
import type {
  BusinessTakingsType,
  CategorySoldType,
  DayTakingsType,
  PaymentTakingsType,
  ProductSoldType,
  ReportType,
  TakingsType,
} from './report.types';

/** The longest period of a report, in days. */
const MAX_DAYS = 366;
const DAY_MS = 24 * 3_600_000;

/**
 * The period of a report.
 * @throws ShopError BAD_USER_INPUT for what is no day, ends before it begins, or is longer than 366 days
 */
export function parsePeriod(from: string, to: string, timeZone: string): ReportType {
  const [first, last] = [parseDay('from', from), parseDay('to', to)];
  const days = (last - first) / DAY_MS + 1;
  if (days < 1) throw badInput({ to: 'The period ends before it begins' });
  if (days > MAX_DAYS) throw badInput({ to: `A report covers at most ${MAX_DAYS} days` });
  return { from, to, timeZone };
}

function parseDay(field: string, text: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The 31st of a month with fewer days would be read as a day of the next.
  if (!Number.isFinite(at) || new Date(at).toISOString().slice(0, 10) !== text || text < '1970') {
    throw badInput({ [field]: 'Must be a day like "2026-11-21"' });
  }
  return at;
}

/** The orders of the period, by the index on their moment. */
const IN_PERIOD = `o.created_at >= $1::date::timestamp AT TIME ZONE $3
  AND o.created_at < ($2::date + 1)::timestamp AT TIME ZONE $3`;
// Orders are counted by `integer`, as their numbers are; amounts and pieces grow beyond any bound of one order.
const TAKINGS = `count(*)::integer AS orders, (count(*) FILTER (WHERE o.status = 'cancelled'))::integer AS cancelled,
  (coalesce(sum(o.total_amount) FILTER (WHERE o.status <> 'cancelled'), 0) + 0.00)::text AS revenue`;
const SOLD = `sum(l.quantity)::double precision AS quantity, count(DISTINCT o.id)::integer AS orders,
  sum(l.unit_price * l.quantity)::text AS revenue`;
const SOLD_LINES = `FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id`;

const parametersOf = ({ from, to, timeZone }: ReportType): unknown[] => [from, to, timeZone];

/** All of the period. */
export async function readTakings(db: Queryable, period: ReportType): Promise<TakingsType> {
  const [takings] = await db.query<[TakingsType]>(
    `SELECT ${TAKINGS} FROM orders o WHERE ${IN_PERIOD}`,
    parametersOf(period),
  );
  return takings;
}

/**
 * Day by day, in order; days without orders with zeros. The days are counted without a time zone: in that of the
 * database a day may begin at one o'clock, and the last one would be left out.
 */
export function readDays(db: Queryable, period: ReportType): Promise<DayTakingsType[]> {
  return db.query(
    `SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(t.orders, 0) AS orders, coalesce(t.cancelled, 0) AS cancelled,
       coalesce(t.revenue, '0.00') AS revenue
     FROM generate_series($1::date::timestamp, $2::date::timestamp, '1 day') AS d(day)
     LEFT JOIN (
       SELECT (o.created_at AT TIME ZONE $3)::date AS day, ${TAKINGS} FROM orders o WHERE ${IN_PERIOD} GROUP BY 1
     ) AS t ON t.day = d.day::date
     ORDER BY d.day`,
    parametersOf(period),
  );
}

/** The products with the most revenue, with their present names. */
export function readBestSellers(db: Queryable, period: ReportType, first: number): Promise<ProductSoldType[]> {
  return db.query(
    `SELECT p.id AS "productId", p.name AS "productName", ${SOLD} ${SOLD_LINES}
     WHERE ${IN_PERIOD} AND o.status <> 'cancelled'
     GROUP BY p.id ORDER BY sum(l.unit_price * l.quantity) DESC, p.id LIMIT $4`,
    [...parametersOf(period), first],
  );
}

/** The revenue of each category, the most first. */
export function readCategories(db: Queryable, period: ReportType): Promise<CategorySoldType[]> {
  return db.query(
    `SELECT c.id AS "categoryId", c.name AS "categoryName", ${SOLD} ${SOLD_LINES} LEFT JOIN category c ON c.id = p.category_id
     WHERE ${IN_PERIOD} AND o.status <> 'cancelled'
     GROUP BY c.id ORDER BY sum(l.unit_price * l.quantity) DESC, c.id`,
    parametersOf(period),
  );
}

/** The businesses with the most revenue, orders of their employees included. */
export function readBusinesses(db: Queryable, period: ReportType, first: number): Promise<BusinessTakingsType[]> {
  return db.query(
    `SELECT u.id AS "userId", coalesce(nullif(u.business_name, ''), u.username) AS "businessName", ${TAKINGS}
     FROM orders o JOIN users u ON u.id = o.account_id WHERE ${IN_PERIOD}
     GROUP BY u.id ORDER BY sum(o.total_amount) FILTER (WHERE o.status <> 'cancelled') DESC NULLS LAST, u.id LIMIT $4`,
    [...parametersOf(period), first],
  );
}

/** How orders were paid, the most money first. */
export function readPayments(db: Queryable, period: ReportType): Promise<PaymentTakingsType[]> {
  return db.query(
    `SELECT o.payment_method AS "paymentMethod", ${TAKINGS} FROM orders o WHERE ${IN_PERIOD}
     GROUP BY 1 ORDER BY sum(o.total_amount) FILTER (WHERE o.status <> 'cancelled') DESC NULLS LAST, 1`,
    parametersOf(period),
  );
}
