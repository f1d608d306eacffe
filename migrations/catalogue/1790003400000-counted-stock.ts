import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE "stock" (
    "id" SERIAL NOT NULL,
    "product_id" integer NOT NULL,
    "variant" text NOT NULL DEFAULT '',
    "quantity" integer,
    CONSTRAINT "stock_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stock_once_a_size" UNIQUE ("product_id", "variant"),
    CONSTRAINT "stock_not_negative" CHECK ("quantity" >= 0),
    CONSTRAINT "stock_product_fk" FOREIGN KEY ("product_id") REFERENCES "product" ("id") ON DELETE RESTRICT
  )`,
  `CREATE TABLE "stock_entry" (
    "id" BIGSERIAL NOT NULL,
    "stock_id" integer NOT NULL,
    "kind" text NOT NULL,
    "change" integer NOT NULL,
    "balance_after" integer NOT NULL,
    "reason" text NOT NULL,
    "order_id" integer,
    "created_by_user_id" integer,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "stock_entry_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stock_entry_sign" CHECK (CASE WHEN "kind" IN ('receipt', 'cancellation') THEN "change" > 0
      WHEN "kind" IN ('loss', 'order', 'reopening') THEN "change" < 0 ELSE true END),
    CONSTRAINT "stock_entry_stock_fk" FOREIGN KEY ("stock_id") REFERENCES "stock" ("id") ON DELETE RESTRICT,
    CONSTRAINT "stock_entry_actor_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "users" ("id") ON DELETE RESTRICT
  )`,
  `CREATE INDEX "stock_entry_by_stock" ON "stock_entry" ("stock_id", "id")`,
  `CREATE INDEX "stock_entry_by_order" ON "stock_entry" ("order_id") WHERE "order_id" IS NOT NULL`,
  `CREATE INDEX "stock_entry_by_actor" ON "stock_entry" ("created_by_user_id") WHERE "created_by_user_id" IS NOT NULL`,
  `CREATE TABLE "stock_setting" (
    "id" integer NOT NULL,
    "only_left_from" integer NOT NULL,
    CONSTRAINT "stock_setting_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stock_setting_one" CHECK ("id" = 1),
    CONSTRAINT "stock_setting_not_negative" CHECK ("only_left_from" >= 0)
  )`,
  `INSERT INTO "stock_setting" ("id", "only_left_from") VALUES (1, 5)`,
  `ALTER TABLE "product" ADD "stock_left" jsonb`,
];

/** The rules of the entries, as those of the credit ledger: none changes, each follows on the one before and the stock. */
const entries = [
  `CREATE TRIGGER stock_entry_append_only BEFORE UPDATE OR DELETE ON "stock_entry"
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER stock_entry_no_truncate BEFORE TRUNCATE ON "stock_entry"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE FUNCTION check_stock_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      last record;
    BEGIN
      SELECT id, balance_after INTO last FROM stock_entry
      WHERE stock_id = NEW.stock_id AND id <> NEW.id ORDER BY id DESC LIMIT 1;
      IF last.id > NEW.id OR NEW.balance_after <> coalesce(last.balance_after, 0) + NEW.change
        OR NEW.balance_after <> (SELECT coalesce(quantity, 0) FROM stock WHERE id = NEW.stock_id) THEN
        RAISE EXCEPTION 'stock_entry % does not follow on the one before it and the stock', NEW.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_entry_chain';
      END IF;
      IF NEW.kind = 'cancellation'
        AND (SELECT sum(change) FROM stock_entry WHERE order_id = NEW.order_id AND stock_id = NEW.stock_id) > 0 THEN
        RAISE EXCEPTION 'stock_entry % gives back more than order % has taken', NEW.id, NEW.order_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_entry_once_an_order';
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER stock_entry_chain AFTER INSERT ON "stock_entry"
    FOR EACH ROW EXECUTE FUNCTION check_stock_entry()`,
  `CREATE FUNCTION check_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT coalesce(quantity, 0) FROM stock WHERE id = NEW.id) <> coalesce(
        (SELECT balance_after FROM stock_entry WHERE stock_id = NEW.id ORDER BY id DESC LIMIT 1), 0) THEN
        RAISE EXCEPTION 'stock % changed without an entry', NEW.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_follows_entries';
      END IF;
      RETURN NULL;
    END $$`,
  // At commit, since the stock is moved before its entry is written.
  `CREATE CONSTRAINT TRIGGER stock_follows_entries AFTER INSERT OR UPDATE OF "quantity" ON "stock"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_stock()`,
];

/**
 * What shoppers may know of the stock is kept beside the product, where lists read it, and written only when it changes:
 * orders of what there is plenty of change no product, and have no cached response made anew.
 */
const shown = [
  // A size is counted by its own count, or by that of the product; null in the row: it is above the threshold.
  `CREATE FUNCTION is_sold_out(stock_left jsonb, variants json) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE WHEN json_array_length($2) = 0 THEN coalesce($1 -> '' = '0'::jsonb, false)
        ELSE NOT EXISTS (SELECT FROM json_array_elements($2) AS size
          WHERE coalesce($1 -> (size ->> 'name'), $1 -> '') IS DISTINCT FROM '0'::jsonb) END
    $$`,
  // A statement of its own after the locks: it sees what those before have committed.
  `CREATE FUNCTION show_stock(products integer[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      low integer := (SELECT only_left_from FROM stock_setting);
      told text[];
    BEGIN
      PERFORM FROM product WHERE id = ANY(products) ORDER BY id FOR NO KEY UPDATE;
      WITH now_left AS (
        SELECT p.id, p.stock_left AS before, (SELECT jsonb_object_agg(s.variant, CASE WHEN s.quantity <= low THEN s.quantity END)
            FROM stock s WHERE s.product_id = p.id AND s.quantity IS NOT NULL) AS after
        FROM product p WHERE p.id = ANY(products)),
      changed AS (
        UPDATE product p SET stock_left = n.after,
          changed_at = CASE WHEN is_sold_out(n.before, p.variants) <> is_sold_out(n.after, p.variants)
            THEN clock_timestamp() ELSE p.changed_at END
        FROM now_left n WHERE p.id = n.id AND n.before IS DISTINCT FROM n.after
        RETURNING p.id, p.deleted_at, is_sold_out(n.before, p.variants) <> is_sold_out(n.after, p.variants) AS turns)
      SELECT array_agg('catalogue:product:' || id || CASE WHEN turns THEN ':stock' ELSE ':left' END) INTO told
      FROM changed WHERE deleted_at IS NULL;
      PERFORM notify_changes(told);
    END $$`,
  `CREATE FUNCTION shown_stock(quantity integer, low integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE WHEN quantity IS NULL THEN -1 ELSE least(quantity, low + 1) END
    $$`,
  `CREATE FUNCTION show_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      low integer;
      products integer[];
    BEGIN
      IF TG_OP = 'INSERT' THEN
        -- What is counted from now on is not seen by a change of the threshold that runs meanwhile.
        SELECT only_left_from INTO low FROM stock_setting FOR SHARE;
        SELECT array_agg(DISTINCT product_id) INTO products FROM after;
      ELSE
        SELECT only_left_from INTO low FROM stock_setting;
        SELECT array_agg(DISTINCT a.product_id) INTO products FROM after a JOIN before b ON b.id = a.id
        WHERE shown_stock(a.quantity, low) <> shown_stock(b.quantity, low);
      END IF;
      IF products IS NOT NULL THEN PERFORM show_stock(products); END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER stock_show_new AFTER INSERT ON "stock" REFERENCING NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION show_changed_stock()`,
  `CREATE TRIGGER stock_show AFTER UPDATE ON "stock" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION show_changed_stock()`,
];

/** Stock that the shop counts, its entries, and from which number on shoppers are told (specification 30). */
export class CountedStock1790003400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...entries, ...shown]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'DROP TABLE "stock_entry"',
      'DROP TABLE "stock"',
      'DROP TABLE "stock_setting"',
      'DROP FUNCTION check_stock()',
      'DROP FUNCTION check_stock_entry()',
      'DROP FUNCTION show_changed_stock()',
      'DROP FUNCTION shown_stock(integer, integer)',
      'DROP FUNCTION show_stock(integer[])',
      'DROP FUNCTION is_sold_out(jsonb, json)',
      'ALTER TABLE "product" DROP COLUMN "stock_left"',
    ]) {
      await runner.query(statement);
    }
  }
}
