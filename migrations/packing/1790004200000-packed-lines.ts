import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `CREATE TABLE IF NOT EXISTS "packed_line" (
  "order_line_id" integer NOT NULL,
  "quantity" integer NOT NULL,
  "by_user_id" integer,
  "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "is_outdated" boolean NOT NULL DEFAULT false,
  CONSTRAINT "packed_line_pkey" PRIMARY KEY ("order_line_id"),
  CONSTRAINT "packed_line_line_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_line" ("id") ON DELETE CASCADE,
  CONSTRAINT "packed_line_user_fk" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE SET NULL,
  CONSTRAINT "packed_line_quantity_range" CHECK ("quantity" BETWEEN 1 AND 9999)
)`;

const BY_USER = `CREATE INDEX IF NOT EXISTS "packed_line_by_user" ON "packed_line" ("by_user_id")
  WHERE "by_user_id" IS NOT NULL`;

/** A line of which there are more or fewer since has to be packed again, also when there are as many as before in the end. */
const OUTDATED = [
  `CREATE OR REPLACE FUNCTION outdate_packed_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE packed_line SET is_outdated = true WHERE order_line_id = NEW.id AND NOT is_outdated;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE TRIGGER order_line_outdates_packed AFTER UPDATE OF "quantity" ON "order_line"
    FOR EACH ROW WHEN (OLD."quantity" <> NEW."quantity") EXECUTE FUNCTION outdate_packed_line()`,
];

/** Tells every process, at commit, of orders that are packed or moved; of a flood of them nothing, it is read anew soon. */
const TOLD = [
  `CREATE OR REPLACE FUNCTION tell_packing() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'packing:' || order_id)
        FROM (SELECT DISTINCT l.order_id FROM touched t JOIN order_line l ON l.id = t.order_line_id LIMIT 500) AS orders;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE TRIGGER packed_line_told_new AFTER INSERT ON "packed_line" REFERENCING NEW TABLE AS touched
    FOR EACH STATEMENT EXECUTE FUNCTION tell_packing()`,
  `CREATE OR REPLACE TRIGGER packed_line_told_changed AFTER UPDATE ON "packed_line" REFERENCING NEW TABLE AS touched
    FOR EACH STATEMENT EXECUTE FUNCTION tell_packing()`,
  `CREATE OR REPLACE TRIGGER packed_line_told_gone AFTER DELETE ON "packed_line" REFERENCING OLD TABLE AS touched
    FOR EACH STATEMENT EXECUTE FUNCTION tell_packing()`,
  `CREATE OR REPLACE FUNCTION tell_move() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'packing:' || NEW.order_id);
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE TRIGGER delivery_move_told AFTER INSERT ON "delivery_move"
    FOR EACH ROW EXECUTE FUNCTION tell_move()`,
];

/**
 * Which lines of orders are packed, by whom and how many there were then (specification 32). Each step can be done again.
 */
export class PackedLines1790004200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(BY_USER);
    for (const statement of [...OUTDATED, ...TOLD]) await runner.query(statement);
    await runner.query('ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "prices_on_slips" boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "users" DROP COLUMN IF EXISTS "prices_on_slips"');
    await runner.query('DROP TRIGGER IF EXISTS "delivery_move_told" ON "delivery_move"');
    await runner.query('DROP TRIGGER IF EXISTS "order_line_outdates_packed" ON "order_line"');
    await runner.query('DROP TABLE IF EXISTS "packed_line"');
    await runner.query('DROP FUNCTION IF EXISTS outdate_packed_line()');
    await runner.query('DROP FUNCTION IF EXISTS tell_move()');
    await runner.query('DROP FUNCTION IF EXISTS tell_packing()');
  }
}
