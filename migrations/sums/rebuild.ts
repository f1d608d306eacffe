import { ONE_VIEW } from './fold';
import { QUARTER, SPANS, TABLES, UTC_DAY } from './written';

/** The columns of each table of sums, and what the rows of the orders say for them, by days. */
export type OfRows = Readonly<Record<string, { columns: string; select: string }>>;

const OF_ROWS: OfRows = {
  order_quarter: {
    columns: 'at, orders, cancelled, amount',
    select: `SELECT ${QUARTER('created_at')}, count(*)::integer, (count(*) FILTER (WHERE status = 'cancelled'))::integer,
      coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0) FROM orders GROUP BY 1`,
  },
  order_sum: {
    columns: 'span, day, status, payment_method, orders, amount',
    select: `SELECT 1::smallint, ${UTC_DAY('created_at')}, status, payment_method, count(*)::integer, sum(total_amount)
      FROM orders GROUP BY 2, 3, 4`,
  },
  account_sum: {
    columns: 'span, day, account_id, orders, cancelled, amount',
    select: `SELECT 1::smallint, ${UTC_DAY('created_at')}, account_id, count(*)::integer,
      (count(*) FILTER (WHERE status = 'cancelled'))::integer, coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0)
      FROM orders WHERE account_id IS NOT NULL GROUP BY 2, 3`,
  },
  account_orders: {
    columns: 'account_id, status, orders',
    select: 'SELECT account_id, status, count(*)::integer FROM orders WHERE account_id IS NOT NULL GROUP BY 1, 2',
  },
  product_sum: {
    columns: 'span, day, product_id, quantity, orders, amount',
    select: `SELECT 1::smallint, ${UTC_DAY('o.created_at')}, l.product_id, sum(l.quantity)::bigint, count(DISTINCT o.id)::integer,
      sum(l.unit_price * l.quantity)
      FROM orders o JOIN order_line l ON l.order_id = o.id WHERE o.status <> 'cancelled' GROUP BY 2, 3`,
  },
  category_sum: {
    columns: 'span, day, category_id, quantity, orders, amount',
    select: `SELECT 1::smallint, ${UTC_DAY('o.created_at')}, coalesce(p.category_id, 0), sum(l.quantity)::bigint,
      count(DISTINCT o.id)::integer, sum(l.unit_price * l.quantity)
      FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
      WHERE o.status <> 'cancelled' GROUP BY 2, 3`,
  },
};

/** Columns that are summed up when days become months and years; the others of a table are its key. */
const SUMMED = ['quantity', 'orders', 'cancelled', 'amount', 'rated_orders', 'rated_amount', 'usd'];

function longerSpans(table: string, columns: string): string {
  const names = columns.split(', ');
  const read = names.map((name) => {
    if (name === 'span') return 'spans.span';
    if (name === 'day') return 'date_trunc(unit, s.day)::date';
    return SUMMED.includes(name) ? `sum(s.${name})` : `s.${name}`;
  });
  const key = names.flatMap((name, at) => (SUMMED.includes(name) ? [] : [at + 1])).join(', ');
  return `INSERT INTO ${table} (${columns}) SELECT ${read.join(', ')} FROM ${table} s, ${SPANS}
    WHERE s.span = 1 AND spans.span > 1 GROUP BY ${key} ORDER BY ${key};`;
}

/** A day, a product and so on whose sum and whose notes do not come to what the rows say. */
function differences(table: string, { columns, select }: { columns: string; select: string }): string {
  const names = columns.split(', ');
  const key = names.filter((name) => !SUMMED.includes(name));
  const sums = names.filter((name) => SUMMED.includes(name));
  const as = names.join(', ');
  const kept = `SELECT ${as} FROM ${table}${names.includes('span') ? ' WHERE span = 1' : ''}`;
  return `SELECT '${table}' AS kept, concat_ws(' ', ${key.join(', ')}) AS what, concat_ws(' ', ${sums.map((name) => `sum(${name})`).join(', ')}) AS off
    FROM (SELECT ${[...key, ...sums].join(', ')} FROM (${kept}) AS kept
      UNION ALL SELECT ${[...key, ...sums.map((name) => `-${name}`)].join(', ')} FROM (${select}) AS rows(${as})) AS both_ways
    GROUP BY ${key.join(', ')} HAVING ${sums.map((name) => `sum(${name}) <> 0`).join(' OR ')}`;
}

function longDifferences(table: string, columns: string): string {
  const names = columns.split(', ');
  const key = names.filter((name) => !SUMMED.includes(name));
  const sums = names.filter((name) => SUMMED.includes(name));
  const read = (sign: string) => sums.map((name) => `${sign}s.${name} AS ${name}`).join(', ');
  const other = key.filter((name) => name !== 'span' && name !== 'day').map((name) => `s.${name}`);
  return `SELECT '${table}', concat_ws(' ', ${key.join(', ')}), concat_ws(' ', ${sums.map((name) => `sum(${name})`).join(', ')})
    FROM (SELECT ${['s.span', 's.day', ...other].join(', ')}, ${read('')} FROM ${table} s WHERE s.span > 1
      UNION ALL SELECT ${['spans.span', 'date_trunc(unit, s.day)::date', ...other].join(', ')}, ${read('-')}
        FROM ${table} s, ${SPANS} WHERE s.span = 1 AND spans.span > 1) AS both_ways
    GROUP BY ${key.join(', ')} HAVING ${sums.map((name) => `sum(${name}) <> 0`).join(' OR ')}`;
}

/** Makes the sums anew from the rows, and compares both. */
export function rebuildOf(ofRows: OfRows): string[] {
  const spanned = Object.entries(ofRows).filter(([, { columns }]) => columns.startsWith('span'));
  return [
    `CREATE OR REPLACE FUNCTION fill_order_sums() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    ${ONE_VIEW}
    ${TABLES.map(({ name }) => `DELETE FROM ${name};`).join('\n    ')}
    ${Object.entries(ofRows)
      .map(([table, { columns, select }]) => `INSERT INTO ${table} (${columns}) ${select};`)
      .join('\n    ')}
    ${spanned.map(([table, { columns }]) => longerSpans(table, columns)).join('\n    ')}
    INSERT INTO summed_category SELECT id, coalesce(category_id, 0) FROM product WHERE id IN (SELECT product_id FROM product_sum WHERE span = 3);
  END $$`,
    `CREATE OR REPLACE FUNCTION wrong_order_sums() RETURNS TABLE (kept text, what text, off text) LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM fold_order_sums();
    RETURN QUERY ${[
      ...Object.entries(ofRows).map(([table, of]) => differences(table, of)),
      ...spanned.map(([table, { columns }]) => longDifferences(table, columns)),
    ].join(' UNION ALL ')};
  END $$`,
  ];
}

export const rebuild = rebuildOf(OF_ROWS);
