import type { Queryable } from '../db/queryable';
import { LINES_RATED_AT_ENDS, NOTED, ORDERS_AT_ENDS, ratedAtEnds, ratedNoted } from '../orders/sums/orderSums';
import { partsOf, valuesOf } from '../orders/sums/parts';
import { RATED, usdColumns } from './inUsd';
import { coverOf, type Period } from './period';

/** What is ranked by the money it brought: its sums, its notes, and the orders at the ends of a period. */
interface Ranked {
  /** The table of sums. */
  readonly table: string;
  /** Who or what it is, in the table of sums and in the notes. */
  readonly key: string;
  /** What is summed besides `amount`. */
  readonly sums: readonly string[];
  /** A SELECT of the key, the sums and the amount of the notes of whole days. */
  readonly noted: string;
  /** The same of the orders at the ends of the period. */
  readonly atEnds: string;
  /** The keys of all notes. */
  readonly keysNoted: string;
  /** What is shown of each total `t`, and from where its name comes. */
  readonly shown: string;
  readonly names: string;
  /** Before the key, what decides. */
  readonly sequence: string;
}

export const PRODUCTS: Ranked = {
  table: 'product_sum',
  key: 'product_id',
  sums: ['quantity', 'orders', ...RATED],
  noted: `SELECT product_id, quantity, orders, amount, ${ratedNoted()} FROM sold_change WHERE ${NOTED}`,
  atEnds: `SELECT l.product_id, o.sign * sum(l.quantity) AS quantity, o.sign * count(DISTINCT o.id) AS orders,
      o.sign * sum(l.unit_price * l.quantity) AS amount, ${LINES_RATED_AT_ENDS}
    FROM ${ORDERS_AT_ENDS} JOIN order_line l ON l.order_id = o.id WHERE o.status <> 'cancelled' GROUP BY l.product_id, o.sign`,
  keysNoted: 'SELECT product_id FROM sold_change',
  shown: `p.id AS "productId", p.name AS "productName", t.quantity::double precision AS quantity, t.orders::integer AS orders,
    t.amount::text AS revenue, ${usdColumns('t.orders', 't.amount', (column) => `t.${column}`)}`,
  names: 'product p ON p.id = t.product_id',
  sequence: 't.amount DESC',
};

export const BUSINESSES: Ranked = {
  table: 'account_sum',
  key: 'account_id',
  sums: ['orders', 'cancelled', ...RATED],
  noted: `SELECT account_id, orders, CASE status WHEN 'cancelled' THEN orders ELSE 0 END AS cancelled,
      ${ratedNoted(`status <> 'cancelled'`)}, CASE status WHEN 'cancelled' THEN 0 ELSE amount END AS amount
    FROM order_change WHERE account_id IS NOT NULL AND ${NOTED}`,
  atEnds: `SELECT o.account_id, o.sign AS orders, CASE o.status WHEN 'cancelled' THEN o.sign ELSE 0 END AS cancelled,
      ${ratedAtEnds(`o.status <> 'cancelled'`)}, CASE o.status WHEN 'cancelled' THEN 0 ELSE o.sign * o.total_amount END AS amount
    FROM ${ORDERS_AT_ENDS} WHERE o.account_id IS NOT NULL`,
  keysNoted: 'SELECT account_id FROM order_change WHERE account_id IS NOT NULL',
  shown: `u.id AS "userId", coalesce(nullif(u.business_name, ''), u.username) AS "businessName", t.orders::integer AS orders,
    t.cancelled::integer AS cancelled, (t.amount + 0.00)::text AS revenue,
    ${usdColumns('t.orders - t.cancelled', 't.amount', (column) => `t.${column}`)}`,
  names: 'users u ON u.id = t.account_id',
  // Who cancelled all is after who ordered for nothing.
  sequence: 't.orders > t.cancelled DESC, t.amount DESC',
};

/**
 * How many of each day, month or year are looked at for the first ones of a period. Whoever is not among them brought no
 * more than the sum of the last ones that are; where that could still be enough for the list, more are looked at, in the
 * end all (null).
 */
const LOOKED_AT = [300, 5_000, null] as const;

/** The first of what brought most in the period; one statement, unless many brought about as much. */
export async function readRanking<Row>(db: Queryable, ranked: Ranked, period: Period, first: number): Promise<Row[]> {
  const { span, days } = coverOf(period);
  const values = [...valuesOf(partsOf(period.begins, period.ends)), span, days];
  for (const lookedAt of LOOKED_AT) {
    const rows = await db.query<(Row & { isSure: boolean })[]>(statementOf(ranked), [...values, lookedAt, first]);
    if (lookedAt !== null && !rows[0]?.isSure) continue;
    return rows.map(({ isSure: _, ...row }) => row as Row);
  }
  return [];
}

function statementOf({ table, key, sums, noted, atEnds, keysNoted, shown, names, sequence }: Ranked): string {
  const columns = [...sums, 'amount'];
  const total = columns.map((name) => `sum(${name}) AS ${name}`).join(', ');
  const of = (span: number, since: string, until: string) =>
    `SELECT ${columns.join(', ')} FROM ${table} WHERE ${key} = c.${key} AND span = ${span} AND day >= ${since}::date AND day < ${until}::date`;
  return `WITH listed AS MATERIALIZED (
      SELECT period.day, best.${key}, best.amount FROM unnest($12::date[]) AS period(day)
      CROSS JOIN LATERAL (SELECT ${key}, amount FROM ${table} WHERE span = $11::integer AND day = period.day ORDER BY amount DESC LIMIT $13::integer) AS best),
    bound AS (
      SELECT coalesce(bool_or(count = $13::integer), false) AS is_cut, coalesce(sum(least) FILTER (WHERE count = $13::integer), 0) AS amount
      FROM (SELECT count(*) AS count, min(amount) AS least FROM listed GROUP BY day) AS lists),
    looked_at AS MATERIALIZED (SELECT ${key} FROM listed UNION ${keysNoted}),
    beside AS MATERIALIZED (
      SELECT ${key}, ${total} FROM (${noted} UNION ALL ${atEnds}) AS either GROUP BY ${key}),
    total AS (
      SELECT ${key}, ${total} FROM (
        SELECT c.${key}, s.* FROM looked_at c CROSS JOIN LATERAL (SELECT ${total} FROM (
          ${of(2, '$3', '$4')} UNION ALL ${of(1, '$1', '$3')} UNION ALL ${of(1, '$4', '$2')}) AS parts) AS s
        UNION ALL SELECT b.* FROM beside b WHERE b.${key} IN (SELECT ${key} FROM looked_at)) AS both_of
      GROUP BY ${key} HAVING sum(orders) <> 0)
    SELECT ${shown}, coalesce(NOT bound.is_cut OR t.is_beyond, false) AS "isSure"
    FROM (SELECT *, nth_value(amount, $14::integer) OVER (ORDER BY amount DESC ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) > (SELECT amount FROM bound) AS is_beyond
      FROM total) AS t CROSS JOIN bound JOIN ${names}
    ORDER BY ${sequence}, t.${key} LIMIT $14::integer`;
}
