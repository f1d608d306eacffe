import { distinct, hold, OF_ORDER, triggers } from '../written';

/**
 * An amount in USD at a rate, half-up to twelve decimals, exactly; null without a rate. The quotient is made with as many
 * decimals as tell one side of a half from the other: rates have at most nine digits.
 */
export const IN_USD = `CREATE OR REPLACE FUNCTION in_usd(amount numeric, rate numeric) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT round(amount * 1.000000000000000000000000 / rate, 12)'`;

const ORDER_NOTE = 'INSERT INTO order_change (at, status, payment_method, account_id, orders, amount, usd)';
const SOLD_NOTE = 'INSERT INTO sold_change (order_id, at, product_id, quantity, orders, amount, usd)';

const orderNote = (order: 'OLD' | 'NEW', sign: 1 | -1): string =>
  `(${order}.created_at, ${order}.status, ${order}.payment_method, ${order}.account_id, ${sign}, ${sign} * ${order}.total_amount,
        ${sign} * in_usd(${order}.total_amount, ${order}.lbp_per_usd))`;

/** What all lines of an order brought; each line in USD by itself. */
const linesNote = (order: 'OLD' | 'NEW', sign: 1 | -1): string => `
        SELECT l.order_id, ${order}.created_at, l.product_id, ${sign} * sum(l.quantity), ${sign}, ${sign} * sum(l.unit_price * l.quantity),
          ${sign} * sum(in_usd(l.unit_price * l.quantity, ${order}.lbp_per_usd))
        FROM order_line l WHERE l.order_id = OLD.id AND ${order}.status <> 'cancelled' GROUP BY l.order_id, l.product_id`;

/** What a line brought, for its product. */
const lineNote = (line: 'OLD' | 'NEW', sign: 1 | -1): string => `
        SELECT o.id, o.created_at, ${line}.product_id, ${sign} * ${line}.quantity, CASE WHEN EXISTS (
          SELECT 1 FROM order_line l WHERE l.order_id = o.id AND l.product_id = ${line}.product_id AND l.id <> OLD.id
        ) THEN 0 ELSE ${sign} END, ${sign} * ${line}.unit_price * ${line}.quantity,
          ${sign} * in_usd(${line}.unit_price * ${line}.quantity, o.lbp_per_usd)
        FROM orders o WHERE o.id = ${line}.order_id AND o.status <> 'cancelled'`;

/** What notes changes of orders, as before, with their USD; the rate of an order is what else may change. */
export const ofOrders = [
  `CREATE OR REPLACE FUNCTION note_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${ORDER_NOTE} SELECT created_at, status, payment_method, account_id, 1, total_amount, in_usd(total_amount, lbp_per_usd) FROM made;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE FUNCTION note_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${ORDER_NOTE} VALUES ${orderNote('OLD', -1)}, ${orderNote('NEW', 1)};
      IF (OLD.status = 'cancelled') <> (NEW.status = 'cancelled') OR OLD.created_at <> NEW.created_at
        OR OLD.lbp_per_usd IS DISTINCT FROM NEW.lbp_per_usd THEN
        ${SOLD_NOTE} ${linesNote('OLD', -1)} UNION ALL ${linesNote('NEW', 1)};
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE OR REPLACE FUNCTION note_deleted_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${ORDER_NOTE} VALUES ${orderNote('OLD', -1)};
      ${SOLD_NOTE} ${linesNote('OLD', -1)};
      RETURN OLD;
    END $$`,
];

/** What notes changes of lines. New lines find their order by its number, whatever the plan: see `OrdersByTheirIndex`. */
export const ofLines = [
  `CREATE OR REPLACE FUNCTION note_new_lines() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
    BEGIN
      PERFORM FROM (SELECT DISTINCT order_id FROM made ORDER BY order_id) AS n
        CROSS JOIN LATERAL (SELECT FROM orders o WHERE o.id = n.order_id FOR NO KEY UPDATE) AS held;
      ${SOLD_NOTE}
        SELECT n.order_id, n.created_at, n.product_id, n.quantity,
          (n.lines = (SELECT count(*) FROM order_line l WHERE l.order_id = n.order_id AND l.product_id = n.product_id))::integer, n.amount, n.usd
        FROM (SELECT m.order_id, o.created_at, m.product_id, count(*) AS lines, sum(m.quantity) AS quantity,
            sum(m.unit_price * m.quantity) AS amount, sum(in_usd(m.unit_price * m.quantity, o.lbp_per_usd)) AS usd
          FROM made m CROSS JOIN LATERAL (
            SELECT created_at, lbp_per_usd FROM orders WHERE id = m.order_id AND status <> 'cancelled' OFFSET 0) AS o
          GROUP BY m.order_id, o.created_at, m.product_id) AS n;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE FUNCTION note_changed_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${hold('IN (OLD.order_id, NEW.order_id)')}
      ${SOLD_NOTE} ${lineNote('OLD', -1)};
      ${SOLD_NOTE} ${lineNote('NEW', 1)};
      RETURN NEW;
    END $$`,
  `CREATE OR REPLACE FUNCTION note_deleted_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${hold('= OLD.order_id')}
      ${SOLD_NOTE} ${lineNote('OLD', -1)};
      RETURN OLD;
    END $$`,
];

/** A trigger of sums as it stands, made again: whoever does it holds the table until its transaction ends. */
export function trigger(name: string): string {
  const { table, when, does } = triggers.find((each) => each.name === name)!;
  return `CREATE OR REPLACE TRIGGER ${name} ${when} ON "${table}" ${does}`;
}

/** The one of changed orders, which now looks at their rates, too. */
export const CHANGED_ORDERS = trigger('orders_sums_changed').replace(
  distinct(OF_ORDER),
  distinct([...OF_ORDER, 'lbp_per_usd']),
);
