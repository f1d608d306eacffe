/** A day of UTC of a moment, and the first one of its month and its year. */
export const UTC_DAY = (at: string): string => `(${at} AT TIME ZONE 'UTC')::date`;

/** Spans of sums: a day, a month, a year of UTC. */
export const SPANS = `(VALUES (1::smallint, 'day'), (2::smallint, 'month'), (3::smallint, 'year')) AS spans(span, unit)`;

/** The quarter of an hour of a moment: the days of every time zone since 1972 begin with one. */
export const QUARTER = (at: string): string => `date_bin('15 minutes', ${at}, '2000-01-01 00:00:00+00')`;

const SUM_OF = `"span" smallint NOT NULL, "day" date NOT NULL`;

/**
 * Notes of changes, which are only ever added, so that no order waits for another one; and the sums, into which they are
 * folded. A sum together with the notes of it is what the rows of the orders say, at any moment.
 */
export const TABLES: readonly { name: string; make: string }[] = [
  {
    name: 'order_change',
    make: `CREATE TABLE IF NOT EXISTS "order_change" (
      "at" timestamptz NOT NULL, "status" text NOT NULL, "payment_method" text NOT NULL, "account_id" integer,
      "orders" integer NOT NULL, "amount" numeric NOT NULL)`,
  },
  {
    name: 'sold_change',
    make: `CREATE TABLE IF NOT EXISTS "sold_change" (
      "order_id" integer NOT NULL, "at" timestamptz NOT NULL, "product_id" integer NOT NULL,
      "quantity" bigint NOT NULL, "orders" integer NOT NULL, "amount" numeric NOT NULL)`,
  },
  {
    name: 'category_change',
    make: `CREATE TABLE IF NOT EXISTS "category_change" ("product_id" integer NOT NULL)`,
  },
  {
    name: 'order_quarter',
    make: `CREATE TABLE IF NOT EXISTS "order_quarter" (
      "at" timestamptz NOT NULL, "orders" integer NOT NULL, "cancelled" integer NOT NULL, "amount" numeric NOT NULL,
      CONSTRAINT "order_quarter_pkey" PRIMARY KEY ("at"))`,
  },
  {
    name: 'order_sum',
    make: `CREATE TABLE IF NOT EXISTS "order_sum" (
      ${SUM_OF}, "status" text NOT NULL, "payment_method" text NOT NULL, "orders" integer NOT NULL, "amount" numeric NOT NULL,
      CONSTRAINT "order_sum_pkey" PRIMARY KEY ("span", "day", "status", "payment_method"))`,
  },
  {
    name: 'account_sum',
    make: `CREATE TABLE IF NOT EXISTS "account_sum" (
      ${SUM_OF}, "account_id" integer NOT NULL, "orders" integer NOT NULL, "cancelled" integer NOT NULL, "amount" numeric NOT NULL,
      CONSTRAINT "account_sum_pkey" PRIMARY KEY ("account_id", "span", "day"))`,
  },
  {
    // Of each business, by status.
    name: 'account_orders',
    make: `CREATE TABLE IF NOT EXISTS "account_orders" (
      "account_id" integer NOT NULL, "status" text NOT NULL, "orders" integer NOT NULL,
      CONSTRAINT "account_orders_pkey" PRIMARY KEY ("account_id", "status"))`,
  },
  {
    name: 'product_sum',
    make: `CREATE TABLE IF NOT EXISTS "product_sum" (
      ${SUM_OF}, "product_id" integer NOT NULL, "quantity" bigint NOT NULL, "orders" integer NOT NULL, "amount" numeric NOT NULL,
      CONSTRAINT "product_sum_pkey" PRIMARY KEY ("product_id", "span", "day"))`,
  },
  {
    name: 'category_sum',
    make: `CREATE TABLE IF NOT EXISTS "category_sum" (
      ${SUM_OF}, "category_id" integer NOT NULL, "quantity" bigint NOT NULL, "orders" integer NOT NULL, "amount" numeric NOT NULL,
      CONSTRAINT "category_sum_pkey" PRIMARY KEY ("span", "day", "category_id"))`,
  },
  {
    // Under which category what was sold of a product is summed; 0 for none.
    name: 'summed_category',
    make: `CREATE TABLE IF NOT EXISTS "summed_category" (
      "product_id" integer NOT NULL, "category_id" integer NOT NULL,
      CONSTRAINT "summed_category_pkey" PRIMARY KEY ("product_id"))`,
  },
];

/** In which sequence the products and businesses of a month or a year are ranked. */
export const RANKINGS = [
  `CREATE INDEX IF NOT EXISTS "account_sum_by_amount" ON "account_sum" ("span", "day", "amount" DESC)`,
  `CREATE INDEX IF NOT EXISTS "product_sum_by_amount" ON "product_sum" ("span", "day", "amount" DESC)`,
];

const ORDER_NOTE = 'INSERT INTO order_change (at, status, payment_method, account_id, orders, amount)';
const SOLD_NOTE = 'INSERT INTO sold_change (order_id, at, product_id, quantity, orders, amount)';
/** What a line brought, for its product. */
const lineNote = (line: 'OLD' | 'NEW', sign: 1 | -1): string => `
        SELECT o.id, o.created_at, ${line}.product_id, ${sign} * ${line}.quantity, CASE WHEN EXISTS (
          SELECT 1 FROM order_line l WHERE l.order_id = o.id AND l.product_id = ${line}.product_id AND l.id <> OLD.id
        ) THEN 0 ELSE ${sign} END, ${sign} * ${line}.unit_price * ${line}.quantity
        FROM orders o WHERE o.id = ${line}.order_id AND o.status <> 'cancelled'`;

/** Before anything of an order is read. By itself, since a condition would be asked of what the order was before. */
export const hold = (orders: string): string => `PERFORM FROM orders WHERE id ${orders} ORDER BY id FOR NO KEY UPDATE;`;

/** What all lines of an order brought. */
const linesNote = (order: 'OLD' | 'NEW', sign: 1 | -1): string => `
        SELECT l.order_id, ${order}.created_at, l.product_id, ${sign} * sum(l.quantity), ${sign}, ${sign} * sum(l.unit_price * l.quantity)
        FROM order_line l WHERE l.order_id = OLD.id AND ${order}.status <> 'cancelled' GROUP BY l.order_id, l.product_id`;

const orderNote = (order: 'OLD' | 'NEW', sign: 1 | -1): string =>
  `(${order}.created_at, ${order}.status, ${order}.payment_method, ${order}.account_id, ${sign}, ${sign} * ${order}.total_amount)`;

/**
 * What notes changes. What is added is noted when its statement ends, with the order and its lines there; what is changed
 * or deleted before it is, row by row, so that a statement may change an order and its lines in either sequence. What a
 * line brings depends on the time and the status of its order, which is therefore held until the transaction ends; an order
 * that is being placed nobody else knows yet. All of it is for transactions that read what is committed, the standard.
 */
export const written = [
  `CREATE OR REPLACE FUNCTION note_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${ORDER_NOTE} SELECT created_at, status, payment_method, account_id, 1, total_amount FROM made;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE FUNCTION note_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${ORDER_NOTE} VALUES ${orderNote('OLD', -1)}, ${orderNote('NEW', 1)};
      IF (OLD.status = 'cancelled') <> (NEW.status = 'cancelled') OR OLD.created_at <> NEW.created_at THEN
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
  // An order counts once for a product, however many lines of it it has.
  `CREATE OR REPLACE FUNCTION note_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${hold('IN (SELECT order_id FROM made)')}
      ${SOLD_NOTE}
        SELECT n.order_id, o.created_at, n.product_id, n.quantity,
          (n.lines = (SELECT count(*) FROM order_line l WHERE l.order_id = n.order_id AND l.product_id = n.product_id))::integer, n.amount
        FROM (SELECT order_id, product_id, count(*) AS lines, sum(quantity) AS quantity, sum(unit_price * quantity) AS amount
          FROM made GROUP BY order_id, product_id) AS n
        JOIN orders o ON o.id = n.order_id WHERE o.status <> 'cancelled';
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
  // Whoever empties the table has it for itself.
  `CREATE OR REPLACE FUNCTION forget_order_sums() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM order_change; DELETE FROM order_sum; DELETE FROM order_quarter; DELETE FROM account_sum;
      DELETE FROM account_orders;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE FUNCTION forget_sold_sums() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM sold_change; DELETE FROM product_sum; DELETE FROM category_sum;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE FUNCTION note_changed_category() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO category_change VALUES (NEW.id);
      RETURN NULL;
    END $$`,
];

export const distinct = (columns: readonly string[]): string =>
  `(${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')})`;
export const OF_ORDER = ['created_at', 'status', 'payment_method', 'account_id', 'total_amount'];
const OF_LINE = ['order_id', 'product_id', 'unit_price', 'quantity'];

/** Each trigger with its table, when it does something, and its function. After all others of a row, by its name. */
export const triggers: readonly { name: string; table: string; when: string; does: string }[] = [
  {
    name: 'orders_sums_new',
    table: 'orders',
    when: 'AFTER INSERT',
    does: 'REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_new_orders()',
  },
  {
    name: 'orders_sums_changed',
    table: 'orders',
    when: `BEFORE UPDATE`,
    does: `FOR EACH ROW WHEN (${distinct(OF_ORDER)}) EXECUTE FUNCTION note_changed_order()`,
  },
  {
    name: 'orders_sums_deleted',
    table: 'orders',
    when: 'BEFORE DELETE',
    does: 'FOR EACH ROW EXECUTE FUNCTION note_deleted_order()',
  },
  {
    name: 'orders_sums_emptied',
    table: 'orders',
    when: 'AFTER TRUNCATE',
    does: 'FOR EACH STATEMENT EXECUTE FUNCTION forget_order_sums()',
  },
  {
    name: 'order_line_sums_new',
    table: 'order_line',
    when: 'AFTER INSERT',
    does: 'REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_new_lines()',
  },
  {
    name: 'order_line_sums_changed',
    table: 'order_line',
    when: 'BEFORE UPDATE',
    does: `FOR EACH ROW WHEN (${distinct(OF_LINE)}) EXECUTE FUNCTION note_changed_line()`,
  },
  {
    name: 'order_line_sums_deleted',
    table: 'order_line',
    when: 'BEFORE DELETE',
    does: 'FOR EACH ROW EXECUTE FUNCTION note_deleted_line()',
  },
  {
    name: 'order_line_sums_emptied',
    table: 'order_line',
    when: 'AFTER TRUNCATE',
    does: 'FOR EACH STATEMENT EXECUTE FUNCTION forget_sold_sums()',
  },
  {
    name: 'product_sums_moved',
    table: 'product',
    when: 'AFTER UPDATE OF "category_id"',
    does: 'FOR EACH ROW WHEN (OLD.category_id IS DISTINCT FROM NEW.category_id) EXECUTE FUNCTION note_changed_category()',
  },
];
