// Sums are kept by days of UTC, beside notes of the changes that are not yet in them (specification 13.7): both together
// are what the orders say. What is left at the ends of a period is read from the orders. In each statement over them, `$1`
// to `$10` are the parts of the period (`valuesOf`).

const orderAtEnd = (since: string, until: string, sign: string): string =>
  `SELECT ${sign}::integer AS sign, id, status, payment_method, account_id, total_amount, lbp_per_usd FROM orders
   WHERE created_at >= ${since}::timestamptz AND created_at < ${until}::timestamptz`;

/** The orders at the ends of a period, each to be counted `sign` times. */
export const ORDERS_AT_ENDS = `(${orderAtEnd('$5', '$6', '$7')} UNION ALL ${orderAtEnd('$8', '$9', '$10')}) AS o`;

/** Which notes are of the whole days of a period. */
export const NOTED = `at >= $1::date::timestamp AT TIME ZONE 'UTC' AND at < $2::date::timestamp AT TIME ZONE 'UTC'`;

/** The sums of the whole days of a period, from one of the tables. */
export function sumsOf(table: string, columns: string): string {
  const of = (span: number, since: string, until: string) =>
    `SELECT ${columns} FROM ${table} WHERE span = ${span} AND day >= ${since}::date AND day < ${until}::date`;
  return `${of(2, '$3', '$4')} UNION ALL ${of(1, '$1', '$3')} UNION ALL ${of(1, '$4', '$2')}`;
}

const COLUMNS = 'status, payment_method, orders, amount';

/**
 * What of some orders has a rate, in the columns of the sums: how many, their amount in LBP, and that in USD.
 * @param usd SQL of their amount in USD, null without a rate
 * @param counts SQL of which orders count
 */
function ratedOf(orders: string, amount: string, usd: string, counts: string): string {
  const of = (value: string) => `CASE WHEN ${usd} IS NOT NULL AND ${counts} THEN ${value} ELSE 0 END`;
  return `${of(orders)} AS rated_orders, ${of(amount)} AS rated_amount, ${of(usd)} AS usd`;
}

/** The same of a note. */
export const ratedNoted = (counts = 'true'): string => ratedOf('orders', 'amount', 'usd', counts);

/** The same of an order at an end of a period. */
export const ratedAtEnds = (counts = 'true'): string =>
  ratedOf('o.sign', 'o.sign * o.total_amount', 'o.sign * in_usd(o.total_amount, o.lbp_per_usd)', counts);

/** The same of the lines `l` of orders at the ends of a period, which are grouped by the sign of the orders. */
export const LINES_RATED_AT_ENDS = `o.sign * count(DISTINCT o.id) FILTER (WHERE o.lbp_per_usd IS NOT NULL) AS rated_orders,
  o.sign * coalesce(sum(l.unit_price * l.quantity) FILTER (WHERE o.lbp_per_usd IS NOT NULL), 0) AS rated_amount,
  o.sign * coalesce(sum(in_usd(l.unit_price * l.quantity, o.lbp_per_usd)), 0) AS usd`;

/**
 * The orders of a period by `status` and `payment_method`: how many `orders`, the `amount` of their totals, and what of both
 * has a rate, with its USD.
 */
export const ORDERS_OF_PERIOD = `(${sumsOf('order_sum', `${COLUMNS}, rated_orders, rated_amount, usd`)}
  UNION ALL SELECT ${COLUMNS}, ${ratedNoted()} FROM order_change WHERE ${NOTED}
  UNION ALL SELECT o.status, o.payment_method, o.sign, o.sign * o.total_amount, ${ratedAtEnds()} FROM ${ORDERS_AT_ENDS}) AS sums`;

/** How many of all orders there are, and their amounts. */
export const ALL_ORDERS = `(SELECT ${COLUMNS} FROM order_sum WHERE span = 3 UNION ALL SELECT ${COLUMNS} FROM order_change) AS sums`;

/** The orders that were placed for one business. */
export const ORDERS_OF_ACCOUNT = `(SELECT account_id, status, orders FROM account_orders
  UNION ALL SELECT account_id, status, orders FROM order_change WHERE account_id IS NOT NULL) AS sums`;
