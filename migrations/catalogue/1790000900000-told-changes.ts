import type { MigrationInterface, QueryRunner } from 'typeorm';

/** More changes than these at once are told as one that everything has changed. */
const MANY = 100;

/** The names of a product's sizes: the rest of them are prices. */
const sizesOf = (row: string) =>
  `(SELECT array_agg(size->>'name' ORDER BY position)
    FROM json_array_elements(${row}.variants) WITH ORDINALITY AS sizes(size, position))`;

/** A product that comes, goes or moves may change every list. One that is hidden before and after changes none. */
export const NOTIFY_PRODUCTS = `CREATE FUNCTION notify_products() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM notify_changes(array_agg(DISTINCT change)) FROM (
        SELECT CASE
          WHEN (b.category_id, b.deleted_at IS NULL) IS DISTINCT FROM (a.category_id, a.deleted_at IS NULL)
            THEN 'catalogue'
          WHEN (b.name, b.description, b.tags, b.picture_hash, ${sizesOf('b')})
            IS DISTINCT FROM (a.name, a.description, a.tags, a.picture_hash, ${sizesOf('a')})
            THEN 'catalogue:product:' || a.id || ':texts'
          WHEN b.in_stock <> a.in_stock THEN 'catalogue:product:' || a.id || ':stock'
          WHEN (b.customer_price, b.business_price, b.price, b.variants::text)
            IS DISTINCT FROM (a.customer_price, a.business_price, a.price, a.variants::text)
            THEN 'catalogue:product:' || a.id || ':prices'
        END AS change
        FROM before b FULL JOIN after a ON a.id = b.id WHERE b.deleted_at IS NULL OR a.deleted_at IS NULL
      ) AS told WHERE change IS NOT NULL;
      RETURN NULL;
    END $$`;

// Each payload begins with "catalogue", by which a process of an older version forgets everything.
const functions = [
  `CREATE FUNCTION notify_changes(changes text[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF cardinality(changes) > ${MANY} OR 'catalogue' = ANY(changes) THEN
        PERFORM pg_notify('bustan', 'catalogue');
      ELSE
        PERFORM pg_notify('bustan', change) FROM unnest(changes) AS change;
      END IF;
    END $$`,
  NOTIFY_PRODUCTS,
  `CREATE FUNCTION notify_agreed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      businesses integer[];
      products integer[];
    BEGIN
      IF TG_OP = 'INSERT' THEN
        SELECT array_agg(user_id), array_agg(product_id) INTO businesses, products FROM after;
      ELSIF TG_OP = 'DELETE' THEN
        SELECT array_agg(user_id), array_agg(product_id) INTO businesses, products FROM before;
      ELSE
        SELECT array_agg(user_id), array_agg(product_id) INTO businesses, products
        FROM (SELECT user_id, product_id FROM before UNION SELECT user_id, product_id FROM after) AS both_rows;
      END IF;
      PERFORM notify_changes(CASE WHEN count(DISTINCT (b, p)) <= ${MANY}
          THEN array_agg(DISTINCT 'catalogue:agreed:' || b || ':' || p)
          ELSE array_agg(DISTINCT 'catalogue:agreed:' || b) END)
        FROM unnest(businesses, products) AS rows(b, p);
      RETURN NULL;
    END $$`,
  // Its name in addresses stands in every product; what else a category says, in lists of categories.
  `CREATE FUNCTION notify_categories() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM notify_changes(ARRAY[CASE
        WHEN EXISTS (SELECT FROM before b LEFT JOIN after a ON a.id = b.id WHERE b.slug IS DISTINCT FROM a.slug)
        THEN 'catalogue' ELSE 'catalogue:categories' END]);
      RETURN NULL;
    END $$`,
  `CREATE FUNCTION notify_category_list() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'catalogue:categories');
      RETURN NULL;
    END $$`,
];

const FUNCTIONS = [
  'notify_changes(text[])',
  'notify_products()',
  'notify_agreed_prices()',
  'notify_categories()',
  'notify_category_list()',
];

const OLD = 'REFERENCING OLD TABLE AS before';
const NEW = 'REFERENCING NEW TABLE AS after';
const BOTH = `${OLD} NEW TABLE AS after`;

/** Name, table, what fires it with which rows, and what it runs, once a statement. */
const triggers = [
  // In place of those that told everything: their names stay.
  ['product_notify', 'product', 'INSERT OR DELETE OR TRUNCATE', 'notify_catalogue()'],
  ['product_notify_update', 'product', 'UPDATE', 'notify_products()', BOTH],
  // A change of a size changes its product's row.
  ['product_variant_notify', 'product_variant', 'TRUNCATE', 'notify_catalogue()'],
  ['individual_price_notify', 'individual_price', 'TRUNCATE', 'notify_catalogue()'],
  ['individual_price_notify_insert', 'individual_price', 'INSERT', 'notify_agreed_prices()', NEW],
  ['individual_price_notify_update', 'individual_price', 'UPDATE', 'notify_agreed_prices()', BOTH],
  ['individual_price_notify_delete', 'individual_price', 'DELETE', 'notify_agreed_prices()', OLD],
  ['category_notify', 'category', 'TRUNCATE', 'notify_catalogue()'],
  ['category_notify_list', 'category', 'INSERT OR DELETE', 'notify_category_list()'],
  ['category_notify_update', 'category', 'UPDATE', 'notify_categories()', BOTH],
] as const;

const BEFORE_IT = ['category', 'product', 'product_variant', 'individual_price'];

/** Tells every server process, at commit, which part of the catalogue has changed, instead of that something has. */
export class ToldChanges1790000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of functions) await runner.query(statement);
    for (const [name, table, events, run, rows = ''] of triggers) {
      await runner.query(
        `CREATE OR REPLACE TRIGGER ${name} AFTER ${events} ON "${table}" ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${run}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, table] of triggers) {
      if (name !== `${table}_notify`) await runner.query(`DROP TRIGGER ${name} ON "${table}"`);
    }
    for (const table of BEFORE_IT) {
      await runner.query(
        `CREATE OR REPLACE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
          FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue()`,
      );
    }
    for (const name of FUNCTIONS) await runner.query(`DROP FUNCTION ${name}`);
  }
}
