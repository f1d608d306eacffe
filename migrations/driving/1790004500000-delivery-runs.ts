import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `CREATE TABLE IF NOT EXISTS "delivery_run" (
    "id" SERIAL NOT NULL,
    "version" integer NOT NULL DEFAULT 1,
    "day" date NOT NULL,
    "time_window" text,
    "driver_id" integer NOT NULL,
    "former_driver_ids" integer[] NOT NULL DEFAULT '{}',
    "float_lbp" numeric(14,2) NOT NULL DEFAULT 0,
    "departed_at" TIMESTAMP WITH TIME ZONE,
    "closed_at" TIMESTAMP WITH TIME ZONE,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "delivery_run_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_run_driver_fk" FOREIGN KEY ("driver_id") REFERENCES "users" ("id") ON DELETE RESTRICT,
    CONSTRAINT "delivery_run_float" CHECK ("float_lbp" >= 0),
    CONSTRAINT "delivery_run_closed_after_departure" CHECK ("closed_at" IS NULL OR "departed_at" IS NOT NULL)
  )`,
  `CREATE TABLE IF NOT EXISTS "run_stop" (
    "run_id" integer NOT NULL,
    "order_id" integer NOT NULL,
    "position" integer NOT NULL,
    "outcome" text,
    CONSTRAINT "run_stop_pkey" PRIMARY KEY ("run_id", "order_id"),
    CONSTRAINT "run_stop_run_fk" FOREIGN KEY ("run_id") REFERENCES "delivery_run" ("id") ON DELETE CASCADE,
    CONSTRAINT "run_stop_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE RESTRICT,
    CONSTRAINT "run_stop_outcome" CHECK ("outcome" IN ('delivered', 'not_delivered', 'taken_back'))
  )`,
  `CREATE TABLE IF NOT EXISTS "delivery_attempt" (
    "id" SERIAL NOT NULL,
    "run_id" integer NOT NULL,
    "order_id" integer NOT NULL,
    "by_user_id" integer NOT NULL,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "received_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "is_delivered" boolean NOT NULL,
    "taken_by" text,
    "reason" text,
    "next" text,
    "due" numeric(14,2) NOT NULL DEFAULT 0,
    "lbp_per_usd" numeric(14,2),
    "lbp" numeric(14,2) NOT NULL DEFAULT 0,
    "usd" numeric(14,2) NOT NULL DEFAULT 0,
    "change_lbp" numeric(14,2) NOT NULL DEFAULT 0,
    CONSTRAINT "delivery_attempt_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_attempt_stop_fk" FOREIGN KEY ("run_id", "order_id")
      REFERENCES "run_stop" ("run_id", "order_id") ON DELETE RESTRICT,
    CONSTRAINT "delivery_attempt_user_fk" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE RESTRICT,
    CONSTRAINT "delivery_attempt_next" CHECK ("next" IN ('later_today', 'another_day', 'not_wanted')),
    CONSTRAINT "delivery_attempt_one_outcome" CHECK ("is_delivered" = ("next" IS NULL)),
    CONSTRAINT "delivery_attempt_amounts" CHECK ("due" >= 0 AND "lbp" >= 0 AND "usd" >= 0 AND "change_lbp" >= 0),
    CONSTRAINT "delivery_attempt_usd_at_a_rate" CHECK ("usd" = 0 OR "lbp_per_usd" IS NOT NULL),
    CONSTRAINT "delivery_attempt_cash_for_goods" CHECK ("is_delivered" OR ("lbp" = 0 AND "usd" = 0))
  )`,
  `CREATE TABLE IF NOT EXISTS "delivery_photo" (
    "attempt_id" integer NOT NULL,
    "bytes" bytea NOT NULL,
    CONSTRAINT "delivery_photo_pkey" PRIMARY KEY ("attempt_id"),
    CONSTRAINT "delivery_photo_attempt_fk" FOREIGN KEY ("attempt_id") REFERENCES "delivery_attempt" ("id") ON DELETE RESTRICT
  )`,
  `CREATE TABLE IF NOT EXISTS "run_count" (
    "id" SERIAL NOT NULL,
    "run_id" integer NOT NULL,
    "by_user_id" integer NOT NULL,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "expected_lbp" numeric(14,2) NOT NULL,
    "expected_usd" numeric(14,2) NOT NULL,
    "counted_lbp" numeric(14,2) NOT NULL,
    "counted_usd" numeric(14,2) NOT NULL,
    "note" text,
    CONSTRAINT "run_count_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "run_count_run_fk" FOREIGN KEY ("run_id") REFERENCES "delivery_run" ("id") ON DELETE RESTRICT,
    CONSTRAINT "run_count_user_fk" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE RESTRICT,
    CONSTRAINT "run_count_amounts" CHECK ("counted_lbp" >= 0 AND "counted_usd" >= 0),
    CONSTRAINT "run_count_difference_noted" CHECK ("note" IS NOT NULL
      OR ("counted_lbp" = "expected_lbp" AND "counted_usd" = "expected_usd"))
  )`,
  `CREATE TABLE IF NOT EXISTS "order_parcels" (
    "order_id" integer NOT NULL,
    "parcels" smallint NOT NULL,
    CONSTRAINT "order_parcels_pkey" PRIMARY KEY ("order_id"),
    CONSTRAINT "order_parcels_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE RESTRICT,
    CONSTRAINT "order_parcels_range" CHECK ("parcels" BETWEEN 1 AND 99)
  )`,
];

const INDEXES = [
  `CREATE INDEX IF NOT EXISTS "delivery_run_by_day" ON "delivery_run" ("day", "id")`,
  `CREATE INDEX IF NOT EXISTS "delivery_run_of_driver" ON "delivery_run" ("driver_id", "day")`,
  `CREATE INDEX IF NOT EXISTS "run_stop_by_order" ON "run_stop" ("order_id")`,
  // An order is on its way, or planned to be, in one run.
  `CREATE UNIQUE INDEX IF NOT EXISTS "run_stop_open" ON "run_stop" ("order_id") WHERE "outcome" IS NULL`,
  `CREATE INDEX IF NOT EXISTS "delivery_attempt_by_order" ON "delivery_attempt" ("order_id", "id")`,
  `CREATE INDEX IF NOT EXISTS "delivery_attempt_by_run" ON "delivery_attempt" ("run_id", "order_id")`,
  `CREATE INDEX IF NOT EXISTS "delivery_attempt_by_user" ON "delivery_attempt" ("by_user_id")`,
  `CREATE INDEX IF NOT EXISTS "run_count_by_run" ON "run_count" ("run_id", "id")`,
  `CREATE INDEX IF NOT EXISTS "run_count_by_user" ON "run_count" ("by_user_id")`,
];

/** What happened at a door, and what was counted, is only ever added to; who took it is blanked with its order. */
const APPEND_ONLY = [
  `CREATE OR REPLACE TRIGGER delivery_attempt_append_only BEFORE UPDATE OR DELETE ON "delivery_attempt"
    FOR EACH ROW EXECUTE FUNCTION refuse_change_but_blanking('taken_by', 'reason')`,
  `CREATE OR REPLACE TRIGGER delivery_attempt_no_truncate BEFORE TRUNCATE ON "delivery_attempt"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE OR REPLACE TRIGGER run_count_append_only BEFORE UPDATE OR DELETE ON "run_count"
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE OR REPLACE TRIGGER run_count_no_truncate BEFORE TRUNCATE ON "run_count"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/** Tells every process, at commit, of the orders of a run that is planned otherwise or has got on. */
const TOLD = [
  `CREATE OR REPLACE FUNCTION tell_run_stops() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'packing:' || order_id) FROM (SELECT DISTINCT order_id FROM touched LIMIT 500) AS orders;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE FUNCTION tell_runs() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'packing:' || order_id)
        FROM (SELECT min(s.order_id) AS order_id FROM touched t JOIN run_stop s ON s.run_id = t.id GROUP BY t.id LIMIT 500) AS runs;
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE TRIGGER run_stop_told_new AFTER INSERT ON "run_stop" REFERENCING NEW TABLE AS touched
    FOR EACH STATEMENT EXECUTE FUNCTION tell_run_stops()`,
  `CREATE OR REPLACE TRIGGER run_stop_told_changed AFTER UPDATE ON "run_stop" REFERENCING NEW TABLE AS touched
    FOR EACH STATEMENT EXECUTE FUNCTION tell_run_stops()`,
  `CREATE OR REPLACE TRIGGER run_stop_told_gone AFTER DELETE ON "run_stop" REFERENCING OLD TABLE AS touched
    FOR EACH STATEMENT EXECUTE FUNCTION tell_run_stops()`,
  `CREATE OR REPLACE TRIGGER delivery_run_told AFTER UPDATE ON "delivery_run" REFERENCING NEW TABLE AS touched
    FOR EACH STATEMENT EXECUTE FUNCTION tell_runs()`,
];

const OF_TABLES = ['order_parcels', 'run_count', 'delivery_photo', 'delivery_attempt', 'run_stop', 'delivery_run'];

/**
 * Runs of a day, what happened at their stops, the cash that was counted after them, and how many parcels an order is
 * (specification 33). All tables are new, so nothing waits; each step can be done again.
 */
export class DeliveryRuns1790004500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...INDEXES, ...APPEND_ONLY, ...TOLD]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OF_TABLES) await runner.query(`DROP TABLE IF EXISTS "${table}"`);
    for (const name of ['tell_runs', 'tell_run_stops']) await runner.query(`DROP FUNCTION IF EXISTS ${name}()`);
  }
}
