import { rebuildOf } from '../rebuild';
import { QUARTER, UTC_DAY } from '../written';
import { RATED } from './fold';

const COUNTS = `o.status <> 'cancelled'`;
const LINE = 'l.unit_price * l.quantity';

/** Of orders with a rate: how many, their amount in LBP, and in USD. */
const rated = (counts = 'true'): string =>
  `(count(*) FILTER (WHERE o.lbp_per_usd IS NOT NULL AND ${counts}))::integer,
      coalesce(sum(o.total_amount) FILTER (WHERE o.lbp_per_usd IS NOT NULL AND ${counts}), 0),
      coalesce(sum(in_usd(o.total_amount, o.lbp_per_usd)) FILTER (WHERE ${counts}), 0)`;

/** The same of their lines. */
const SOLD = `count(DISTINCT o.id)::integer, sum(${LINE}), (count(DISTINCT o.id) FILTER (WHERE o.lbp_per_usd IS NOT NULL))::integer,
      coalesce(sum(${LINE}) FILTER (WHERE o.lbp_per_usd IS NOT NULL), 0), coalesce(sum(in_usd(${LINE}, o.lbp_per_usd)), 0)`;

const withRated = (columns: string): string => `${columns}, ${RATED.join(', ')}`;

/** Makes the sums anew from the rows, and compares both, as before, with their USD. */
export const rebuild = rebuildOf({
  order_quarter: {
    columns: withRated('at, orders, cancelled, amount'),
    select: `SELECT ${QUARTER('o.created_at')}, count(*)::integer, (count(*) FILTER (WHERE o.status = 'cancelled'))::integer,
      coalesce(sum(o.total_amount) FILTER (WHERE ${COUNTS}), 0), ${rated(COUNTS)} FROM orders o GROUP BY 1`,
  },
  order_sum: {
    columns: withRated('span, day, status, payment_method, orders, amount'),
    select: `SELECT 1::smallint, ${UTC_DAY('o.created_at')}, o.status, o.payment_method, count(*)::integer, sum(o.total_amount), ${rated()}
      FROM orders o GROUP BY 2, 3, 4`,
  },
  account_sum: {
    columns: withRated('span, day, account_id, orders, cancelled, amount'),
    select: `SELECT 1::smallint, ${UTC_DAY('o.created_at')}, o.account_id, count(*)::integer,
      (count(*) FILTER (WHERE o.status = 'cancelled'))::integer, coalesce(sum(o.total_amount) FILTER (WHERE ${COUNTS}), 0), ${rated(COUNTS)}
      FROM orders o WHERE o.account_id IS NOT NULL GROUP BY 2, 3`,
  },
  account_orders: {
    columns: 'account_id, status, orders',
    select: 'SELECT account_id, status, count(*)::integer FROM orders WHERE account_id IS NOT NULL GROUP BY 1, 2',
  },
  product_sum: {
    columns: withRated('span, day, product_id, quantity, orders, amount'),
    select: `SELECT 1::smallint, ${UTC_DAY('o.created_at')}, l.product_id, sum(l.quantity)::bigint, ${SOLD}
      FROM orders o JOIN order_line l ON l.order_id = o.id WHERE ${COUNTS} GROUP BY 2, 3`,
  },
  category_sum: {
    columns: withRated('span, day, category_id, quantity, orders, amount'),
    select: `SELECT 1::smallint, ${UTC_DAY('o.created_at')}, coalesce(p.category_id, 0), sum(l.quantity)::bigint, ${SOLD}
      FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
      WHERE ${COUNTS} GROUP BY 2, 3`,
  },
});
