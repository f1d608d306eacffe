import { add, dayOf, ONE_VIEW, SPAN, SUMS_LOCK } from '../fold';
import { QUARTER, SPANS } from '../written';

/** What of a sum is in USD: how many of its orders have a rate, what they are in LBP, and in USD. */
export const RATED = ['rated_orders', 'rated_amount', 'usd'];

const SOLD = ['quantity', 'orders', 'amount', ...RATED];

/** The same of notes: those without USD are of orders without a rate. */
function rated(counts = 'true'): string {
  const of = `FILTER (WHERE usd IS NOT NULL AND ${counts})`;
  return `coalesce(sum(orders) ${of}, 0), coalesce(sum(amount) ${of}, 0), coalesce(sum(usd) ${of}, 0)`;
}

const COUNTS = `status <> 'cancelled'`;

/** An order counts once for a category, and once with its rate: see `fold` of before. */
const CATEGORIES = `
  SELECT n.at, n.category_id, n.quantity, n.amount, (now.products > 0)::integer - (now.products > n.orders)::integer AS orders,
    (now.rated > 0)::integer - (now.rated > n.rated)::integer AS rated_orders, n.rated_amount, n.usd
  FROM (SELECT c.order_id, c.at, coalesce(k.category_id, p.category_id, 0) AS category_id, sum(c.quantity) AS quantity,
      sum(c.amount) AS amount, sum(c.orders) AS orders, coalesce(sum(c.orders) FILTER (WHERE c.usd IS NOT NULL), 0) AS rated,
      coalesce(sum(c.amount) FILTER (WHERE c.usd IS NOT NULL), 0) AS rated_amount, coalesce(sum(c.usd), 0) AS usd
    FROM sold_change c JOIN product p ON p.id = c.product_id LEFT JOIN summed_category k ON k.product_id = c.product_id
    GROUP BY 1, 2, 3) AS n
  CROSS JOIN LATERAL (SELECT count(DISTINCT c.product_id) AS products,
      count(DISTINCT c.product_id) FILTER (WHERE o.lbp_per_usd IS NOT NULL) AS rated
    FROM orders o JOIN order_line c ON c.order_id = o.id JOIN product p ON p.id = c.product_id
      LEFT JOIN summed_category k ON k.product_id = c.product_id
    WHERE o.id = n.order_id AND o.created_at = n.at AND o.status <> 'cancelled'
      AND coalesce(k.category_id, p.category_id, 0) = n.category_id) AS now`;

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
        `SELECT span, ${dayOf('created_at')}, side.category_id, sum(side.sign * quantity), sum(side.sign * (NOT side.shared)::integer),
          sum(side.sign * amount), sum(side.sign * (NOT side.shared AND usd IS NOT NULL)::integer),
          coalesce(sum(side.sign * amount) FILTER (WHERE usd IS NOT NULL), 0), coalesce(sum(side.sign * usd), 0)
        FROM (SELECT o.id, o.created_at, sum(l.quantity) AS quantity, sum(l.unit_price * l.quantity) AS amount,
            sum(in_usd(l.unit_price * l.quantity, o.lbp_per_usd)) AS usd
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

/** Puts the notes into the sums, as before, with their USD. */
export const FOLD = `CREATE OR REPLACE FUNCTION fold_order_sums() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE moved record;
  BEGIN
    ${ONE_VIEW}
    IF NOT EXISTS (SELECT 1 FROM order_change) AND NOT EXISTS (SELECT 1 FROM sold_change)
      AND NOT EXISTS (SELECT 1 FROM category_change) THEN RETURN; END IF;
    IF NOT pg_try_advisory_xact_lock(${SUMS_LOCK}) THEN RETURN; END IF;
    ${add(
      'order_quarter',
      ['at'],
      ['orders', 'cancelled', 'amount', ...RATED],
      `SELECT ${QUARTER('at')}, sum(orders), coalesce(sum(orders) FILTER (WHERE status = 'cancelled'), 0),
        coalesce(sum(amount) FILTER (WHERE ${COUNTS}), 0), ${rated(COUNTS)} FROM order_change GROUP BY 1`,
    )}
    ${add(
      'order_sum',
      [...SPAN, 'status', 'payment_method'],
      ['orders', 'amount', ...RATED],
      `SELECT span, ${dayOf('at')}, status, payment_method, sum(orders), sum(amount), ${rated()} FROM order_change, ${SPANS} GROUP BY 1, 2, 3, 4`,
    )}
    ${add(
      'account_sum',
      [...SPAN, 'account_id'],
      ['orders', 'cancelled', 'amount', ...RATED],
      `SELECT span, ${dayOf('at')}, account_id, sum(orders), coalesce(sum(orders) FILTER (WHERE status = 'cancelled'), 0),
        coalesce(sum(amount) FILTER (WHERE ${COUNTS}), 0), ${rated(COUNTS)}
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
      `SELECT span, ${dayOf('at')}, category_id, sum(quantity), sum(orders), sum(amount), sum(rated_orders), sum(rated_amount), sum(usd)
       FROM (${CATEGORIES}) AS noted, ${SPANS} GROUP BY 1, 2, 3`,
    )}
    ${add(
      'product_sum',
      [...SPAN, 'product_id'],
      SOLD,
      `SELECT span, ${dayOf('at')}, product_id, sum(quantity), sum(orders), sum(amount), ${rated()} FROM sold_change, ${SPANS} GROUP BY 1, 2, 3`,
    )}
    DELETE FROM sold_change;
    ${MOVES}
    DELETE FROM category_change;
  END $$`;
