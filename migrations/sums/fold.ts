import { QUARTER, SPANS } from './written';

/** The first day of a span of UTC in which a moment lies. */
export const dayOf = (at: string): string => `date_trunc(unit, ${at} AT TIME ZONE 'UTC')::date`;

/** Adds to a table of sums what a statement selects, by the columns of its key. */
export function add(table: string, key: readonly string[], sums: readonly string[], select: string): string {
  const columns = [...key, ...sums].join(', ');
  const added = sums.map((name) => `${name} = s.${name} + EXCLUDED.${name}`).join(', ');
  return `INSERT INTO ${table} AS s (${columns}) ${select} ORDER BY ${key.map((_, at) => at + 1).join(', ')}
    ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${added};`;
}

export const SPAN = ['span', 'day'];
const SOLD = ['quantity', 'orders', 'amount'];

/**
 * What notes say of the categories of an order. An order counts once for a category, however many of its products are in
 * it: whether it counts now is read of its lines, and whether it did before follows from the notes since.
 */
const categoriesNoted = (categoryOf: string): string => `
  SELECT n.at, n.category_id, n.quantity, n.amount, (now.products > 0)::integer - (now.products > n.orders)::integer AS orders
  FROM (SELECT c.order_id, c.at, ${categoryOf} AS category_id, sum(c.quantity) AS quantity, sum(c.amount) AS amount, sum(c.orders) AS orders
    FROM sold_change c JOIN product p ON p.id = c.product_id LEFT JOIN summed_category k ON k.product_id = c.product_id
    GROUP BY 1, 2, 3) AS n
  CROSS JOIN LATERAL (SELECT count(DISTINCT c.product_id) AS products
    FROM orders o JOIN order_line c ON c.order_id = o.id JOIN product p ON p.id = c.product_id
      LEFT JOIN summed_category k ON k.product_id = c.product_id
    WHERE o.id = n.order_id AND o.created_at = n.at AND o.status <> 'cancelled' AND ${categoryOf} = n.category_id) AS now`;

const CATEGORY_SUMMED = 'coalesce(k.category_id, p.category_id, 0)';

/** Needs one view of the database from its first statement to its last. */
export const ONE_VIEW = `IF current_setting('transaction_isolation') = 'read committed' THEN
      RAISE EXCEPTION 'Sums are made in a transaction of their own: BEGIN ISOLATION LEVEL REPEATABLE READ';
    END IF;`;
/** Held by who folds or makes sums anew. */
export const SUMS_LOCK = 7_264_002;

/** The products that were put into another category since, one after the other. */
const MOVES = `
    FOR moved IN SELECT DISTINCT c.product_id, k.category_id AS old, coalesce(p.category_id, 0) AS new
      FROM category_change c JOIN summed_category k ON k.product_id = c.product_id JOIN product p ON p.id = c.product_id
      WHERE k.category_id <> coalesce(p.category_id, 0) ORDER BY 1
    LOOP
      ${add(
        'category_sum',
        [...SPAN, 'category_id'],
        SOLD,
        `SELECT span, ${dayOf('created_at')}, side.category_id, sum(side.sign * quantity), sum(side.sign * (NOT side.shared)::integer), sum(side.sign * amount)
        FROM (SELECT o.id, o.created_at, sum(l.quantity) AS quantity, sum(l.unit_price * l.quantity) AS amount
          FROM order_line l JOIN orders o ON o.id = l.order_id
          WHERE l.product_id = moved.product_id AND o.status <> 'cancelled' GROUP BY o.id) AS sold
        CROSS JOIN LATERAL (SELECT v.category_id, v.sign, EXISTS (
            SELECT 1 FROM order_line l JOIN summed_category k ON k.product_id = l.product_id
            WHERE l.order_id = sold.id AND l.product_id <> moved.product_id AND k.category_id = v.category_id) AS shared
          FROM (VALUES (moved.old, -1), (moved.new, 1)) AS v(category_id, sign)) AS side, ${SPANS}
        GROUP BY 1, 2, 3`,
      )}
      UPDATE summed_category SET category_id = moved.new WHERE product_id = moved.product_id;
    END LOOP;`;

/** Puts the notes into the sums. One at a time does it; whoever comes meanwhile leaves it to that one. */
export const fold = [
  `CREATE OR REPLACE FUNCTION fold_order_sums() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE moved record;
  BEGIN
    ${ONE_VIEW}
    IF NOT EXISTS (SELECT 1 FROM order_change) AND NOT EXISTS (SELECT 1 FROM sold_change)
      AND NOT EXISTS (SELECT 1 FROM category_change) THEN RETURN; END IF;
    IF NOT pg_try_advisory_xact_lock(${SUMS_LOCK}) THEN RETURN; END IF;
    ${add(
      'order_quarter',
      ['at'],
      ['orders', 'cancelled', 'amount'],
      `SELECT ${QUARTER('at')}, sum(orders), coalesce(sum(orders) FILTER (WHERE status = 'cancelled'), 0),
        coalesce(sum(amount) FILTER (WHERE status <> 'cancelled'), 0) FROM order_change GROUP BY 1`,
    )}
    ${add(
      'order_sum',
      [...SPAN, 'status', 'payment_method'],
      ['orders', 'amount'],
      `SELECT span, ${dayOf('at')}, status, payment_method, sum(orders), sum(amount) FROM order_change, ${SPANS} GROUP BY 1, 2, 3, 4`,
    )}
    ${add(
      'account_sum',
      [...SPAN, 'account_id'],
      ['orders', 'cancelled', 'amount'],
      `SELECT span, ${dayOf('at')}, account_id, sum(orders), coalesce(sum(orders) FILTER (WHERE status = 'cancelled'), 0),
        coalesce(sum(amount) FILTER (WHERE status <> 'cancelled'), 0)
       FROM order_change, ${SPANS} WHERE account_id IS NOT NULL GROUP BY 1, 2, 3`,
    )}
    ${add(
      'account_orders',
      ['account_id', 'status'],
      ['orders'],
      'SELECT account_id, status, sum(orders) FROM order_change WHERE account_id IS NOT NULL GROUP BY 1, 2',
    )}
    DELETE FROM order_change;
    INSERT INTO summed_category SELECT p.id, coalesce(p.category_id, 0) FROM product p
      WHERE p.id IN (SELECT product_id FROM sold_change) ORDER BY p.id ON CONFLICT DO NOTHING;
    ${add(
      'category_sum',
      [...SPAN, 'category_id'],
      SOLD,
      `SELECT span, ${dayOf('at')}, category_id, sum(quantity), sum(orders), sum(amount)
       FROM (${categoriesNoted(CATEGORY_SUMMED)}) AS noted, ${SPANS} GROUP BY 1, 2, 3`,
    )}
    ${add(
      'product_sum',
      [...SPAN, 'product_id'],
      SOLD,
      `SELECT span, ${dayOf('at')}, product_id, sum(quantity), sum(orders), sum(amount) FROM sold_change, ${SPANS} GROUP BY 1, 2, 3`,
    )}
    DELETE FROM sold_change;
    ${MOVES}
    DELETE FROM category_change;
  END $$`,
];
