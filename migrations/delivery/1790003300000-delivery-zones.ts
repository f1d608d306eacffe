import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = String.raw`'^([01]\d|2[0-3]):[0-5]\d$'`;

const tables = [
  `CREATE TABLE "delivery_zone" (
    "id" SERIAL NOT NULL,
    "version" integer NOT NULL DEFAULT 1,
    "name" text NOT NULL,
    "translations" jsonb NOT NULL DEFAULT '{}',
    "places" jsonb NOT NULL DEFAULT '[]',
    "circles" jsonb NOT NULL DEFAULT '[]',
    "is_everywhere_else" boolean NOT NULL DEFAULT false,
    "fee" numeric(14,2),
    "free_from" numeric(14,2),
    "minimum" numeric(14,2),
    "charges_businesses" boolean NOT NULL DEFAULT false,
    "deleted_at" timestamp with time zone,
    CONSTRAINT "delivery_zone_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_zone_amounts" CHECK ("fee" >= 0 AND "free_from" >= 0 AND "minimum" >= 0),
    CONSTRAINT "delivery_zone_lists" CHECK (jsonb_typeof("translations") = 'object' AND jsonb_typeof("places") = 'array'
      AND jsonb_typeof("circles") = 'array')
  )`,
  `CREATE UNIQUE INDEX "delivery_zone_everywhere_else" ON "delivery_zone" ("is_everywhere_else")
    WHERE "is_everywhere_else" AND "deleted_at" IS NULL`,
  `CREATE TABLE "delivery_window" (
    "zone_id" integer NOT NULL,
    "weekday" smallint NOT NULL,
    "begins" text NOT NULL,
    "ends" text NOT NULL,
    "capacity" integer NOT NULL,
    "cut_off_days" smallint NOT NULL,
    "cut_off_time" text NOT NULL,
    CONSTRAINT "delivery_window_pkey" PRIMARY KEY ("zone_id", "weekday", "begins"),
    CONSTRAINT "delivery_window_zone_fk" FOREIGN KEY ("zone_id") REFERENCES "delivery_zone" ("id") ON DELETE CASCADE,
    CONSTRAINT "delivery_window_weekday" CHECK ("weekday" BETWEEN 1 AND 7),
    CONSTRAINT "delivery_window_times" CHECK ("begins" ~ ${TIME} AND ("ends" ~ ${TIME} OR "ends" = '24:00')
      AND "ends" COLLATE "C" > "begins"),
    CONSTRAINT "delivery_window_capacity" CHECK ("capacity" BETWEEN 1 AND 9999),
    CONSTRAINT "delivery_window_cut_off" CHECK ("cut_off_days" BETWEEN 0 AND 14 AND "cut_off_time" ~ ${TIME}
      AND ("cut_off_days" > 0 OR "cut_off_time" COLLATE "C" <= "begins"))
  )`,
  `CREATE TABLE "delivery_closure" (
    "id" SERIAL NOT NULL,
    "zone_id" integer,
    "day" date NOT NULL,
    "reason" text NOT NULL,
    "translations" jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT "delivery_closure_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_closure_zone_fk" FOREIGN KEY ("zone_id") REFERENCES "delivery_zone" ("id") ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "delivery_closure_once" ON "delivery_closure" ("day", coalesce("zone_id", 0))`,
  `CREATE INDEX "delivery_closure_of_zone" ON "delivery_closure" ("zone_id") WHERE "zone_id" IS NOT NULL`,
  `CREATE TABLE "delivery_booking" (
    "day" date NOT NULL,
    "zone_id" integer NOT NULL,
    "time_window" text NOT NULL,
    "booked" integer NOT NULL,
    CONSTRAINT "delivery_booking_pkey" PRIMARY KEY ("day", "zone_id", "time_window"),
    CONSTRAINT "delivery_booking_not_negative" CHECK ("booked" >= 0)
  )`,
  `CREATE TABLE "delivery_setup" (
    "id" smallint NOT NULL DEFAULT 1,
    "stamp" uuid NOT NULL,
    CONSTRAINT "delivery_setup_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_setup_once" CHECK ("id" = 1)
  )`,
  `CREATE TABLE "delivery_move" (
    "id" SERIAL NOT NULL,
    "order_id" integer NOT NULL,
    "from_day" date NOT NULL,
    "from_window" text NOT NULL,
    "to_day" date NOT NULL,
    "to_window" text NOT NULL,
    "reason" text,
    "at" timestamp with time zone NOT NULL DEFAULT now(),
    CONSTRAINT "delivery_move_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_move_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE RESTRICT
  )`,
  `CREATE INDEX "delivery_move_by_order" ON "delivery_move" ("order_id", "id")`,
];

// By the stamp every process knows whether what it remembers of zones, windows and closures is as it is.
const WATCHED = ['delivery_zone', 'delivery_window', 'delivery_closure'];
const stamping = [
  `CREATE FUNCTION stamp_delivery_setup() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO delivery_setup (stamp) VALUES (gen_random_uuid())
      ON CONFLICT (id) DO UPDATE SET stamp = excluded.stamp;
      RETURN NULL;
    END $$`,
  ...WATCHED.map(
    (table) => `CREATE TRIGGER "${table}_stamps" AFTER INSERT OR UPDATE OR DELETE ON "${table}"
      FOR EACH STATEMENT EXECUTE FUNCTION stamp_delivery_setup()`,
  ),
];

const counting = [
  // Of a strict function PostgreSQL runs nothing for an order without a zone.
  `CREATE FUNCTION take_delivery_place(of_zone integer, on_day date, of_window text, most integer) RETURNS integer
    LANGUAGE plpgsql STRICT AS $$
    BEGIN
      INSERT INTO delivery_booking AS b (day, zone_id, time_window, booked) VALUES (on_day, of_zone, of_window, 1)
      ON CONFLICT (day, zone_id, time_window) DO UPDATE SET booked = b.booked + 1 WHERE b.booked < most;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'the window % of % is full', of_window, on_day USING ERRCODE = 'SH002';
      END IF;
      RETURN of_zone;
    END $$`,
  // Whoever cancels an order, takes it up again or moves it: the counts are those of the orders that are not cancelled. Rows
  // are locked in one order, so that two who move orders in opposite directions do not wait for each other.
  `CREATE FUNCTION recount_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE change record;
    BEGIN
      FOR change IN
        SELECT day, zone_id, time_window, sum(difference)::integer AS difference FROM (VALUES
          (OLD.delivery_date, OLD.zone_id, OLD.delivery_window, CASE WHEN OLD.status = 'cancelled' THEN 0 ELSE -1 END),
          (NEW.delivery_date, NEW.zone_id, NEW.delivery_window, CASE WHEN NEW.status = 'cancelled' THEN 0 ELSE 1 END)
        ) AS slots(day, zone_id, time_window, difference)
        WHERE day IS NOT NULL GROUP BY day, zone_id, time_window HAVING sum(difference) <> 0
        ORDER BY day, zone_id, time_window
      LOOP
        UPDATE delivery_booking b SET booked = greatest(b.booked + change.difference, 0)
        WHERE b.day = change.day AND b.zone_id = change.zone_id AND b.time_window = change.time_window;
        IF NOT FOUND AND change.difference > 0 THEN
          INSERT INTO delivery_booking AS b (day, zone_id, time_window, booked)
          VALUES (change.day, change.zone_id, change.time_window, change.difference)
          ON CONFLICT (day, zone_id, time_window) DO UPDATE SET booked = b.booked + excluded.booked;
        END IF;
      END LOOP;
      RETURN NULL;
    END $$`,
];

/**
 * Zones, their weekly windows, closures, and how many orders are for a window of a day (specification 29). Orders of before
 * have no day.
 */
export class DeliveryZones1790003300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...stamping, ...counting]) await runner.query(statement);
    await runner.query(
      'ALTER TABLE "orders" ADD "delivery_date" date, ADD "delivery_window" text, ADD "zone_id" integer',
    );
    await runner.query(`CREATE TRIGGER "orders_recount_delivery"
      AFTER UPDATE OF "status", "delivery_date", "delivery_window", "zone_id" ON "orders"
      FOR EACH ROW WHEN (OLD.delivery_date IS NOT NULL OR NEW.delivery_date IS NOT NULL)
      EXECUTE FUNCTION recount_delivery()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER "orders_recount_delivery" ON "orders"');
    await runner.query(
      'ALTER TABLE "orders" DROP COLUMN "delivery_date", DROP COLUMN "delivery_window", DROP COLUMN "zone_id"',
    );
    for (const table of [...WATCHED, 'delivery_booking', 'delivery_setup', 'delivery_move'].reverse()) {
      await runner.query(`DROP TABLE "${table}"`);
    }
    await runner.query('DROP FUNCTION recount_delivery()');
    await runner.query('DROP FUNCTION take_delivery_place(integer, date, text, integer)');
    await runner.query('DROP FUNCTION stamp_delivery_setup()');
  }
}
