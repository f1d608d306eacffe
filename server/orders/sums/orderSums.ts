// Sums are kept by days of UTC, beside notes of the changes that are not yet in them (specification 13.7): both together
// are what the orders say. What is left at the ends of a period is read from the orders. In each statement over them, `$1`
// to `$10` are the parts of the period (`valuesOf`).

const orderAtEnd = (since: string, until: string, sign: string): string =>
  `SELECT ${sign}::integer AS sign, id, status, payment_method, account_id, total_amount FROM orders
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

/** The orders of a period by `status` and `payment_method`: how many `orders`, and the `amount` of their totals. */
export const ORDERS_OF_PERIOD = `(${sumsOf('order_sum', COLUMNS)}
  UNION ALL SELECT ${COLUMNS} FROM order_change WHERE ${NOTED}
  UNION ALL SELECT o.status, o.payment_method, o.sign, o.sign * o.total_amount FROM ${ORDERS_AT_ENDS}) AS sums`;

/** The same of all orders there are. */
export const ALL_ORDERS = `(SELECT ${COLUMNS} FROM order_sum WHERE span = 3 UNION ALL SELECT ${COLUMNS} FROM order_change) AS sums`;

/** The orders that were placed for one business. */
export const ORDERS_OF_ACCOUNT = `(SELECT account_id, status, orders FROM account_orders
  UNION ALL SELECT account_id, status, orders FROM order_change WHERE account_id IS NOT NULL) AS sums`;
