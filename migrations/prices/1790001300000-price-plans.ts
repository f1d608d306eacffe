import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an amount is written in a planned change. */
const AMOUNT = String.raw`'^[0-9]{1,12}\.[0-9]{2}$'`;

const up = [
  `CREATE TABLE "price_plan" (
    "id" SERIAL NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "state" text NOT NULL DEFAULT 'planned',
    "reason" text,
    "failure" text,
    "change_count" integer NOT NULL DEFAULT '0',
    "made_by_id" integer,
    "made_by_username" text NOT NULL,
    "made_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "settled_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "price_plan_state_known" CHECK ("state" IN ('planned', 'applied', 'withdrawn', 'failed')),
    CONSTRAINT "price_plan_settled" CHECK (("state" = 'planned') = ("settled_at" IS NULL)),
    CONSTRAINT "price_plan_at_finite" CHECK (isfinite("at")),
    CONSTRAINT "price_plan_pkey" PRIMARY KEY ("id")
  )`,
  // Orders look here for what is due: it is as small as what is planned.
  `CREATE INDEX "price_plan_due" ON "price_plan" ("at", "id") WHERE "state" = 'planned'`,
  `CREATE TABLE "price_plan_item" (
    "plan_id" integer NOT NULL,
    "position" integer NOT NULL,
    "kind" text NOT NULL,
    "product_id" integer,
    "variant" text NOT NULL DEFAULT '',
    "user_id" integer,
    "value" text,
    "made_on" text,
    "before" text,
    "outcome" text,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "open" boolean NOT NULL DEFAULT true,
    CONSTRAINT "price_plan_item_kind_known" CHECK ("kind" IN ('customer_price', 'business_price', 'legacy_price',
      'agreed_price', 'discount', 'pricing_mode', 'approval')),
    CONSTRAINT "price_plan_item_subject" CHECK (
      ("product_id" IS NOT NULL) = ("kind" IN ('customer_price', 'business_price', 'legacy_price', 'agreed_price'))
      AND ("user_id" IS NOT NULL) = ("kind" IN ('agreed_price', 'discount', 'pricing_mode', 'approval'))
      AND ("variant" = '' OR "kind" IN ('customer_price', 'business_price', 'agreed_price'))),
    CONSTRAINT "price_plan_item_value" CHECK (CASE "kind"
      WHEN 'customer_price' THEN "value" IS NOT NULL AND "value" ~ ${AMOUNT}
      WHEN 'business_price' THEN "value" IS NOT NULL AND "value" ~ ${AMOUNT}
      WHEN 'legacy_price' THEN "value" IS NULL OR "value" ~ ${AMOUNT}
      WHEN 'agreed_price' THEN "value" IS NULL OR "value" ~ ${AMOUNT}
      WHEN 'discount' THEN "value" IS NOT NULL AND "value" ~ '^(100[.]00|[0-9]{1,2}[.][0-9]{2})$'
      WHEN 'pricing_mode' THEN "value" IS NOT NULL AND "value" IN ('discount', 'individual')
      ELSE "value" IS NOT NULL AND "value" IN ('true', 'false') END),
    CONSTRAINT "price_plan_item_outcome_known" CHECK ("outcome" IN ('applied', 'gone')),
    CONSTRAINT "price_plan_item_pkey" PRIMARY KEY ("plan_id", "position"),
    CONSTRAINT "price_plan_item_plan_fk" FOREIGN KEY ("plan_id") REFERENCES "price_plan" ("id") ON DELETE CASCADE
  )`,
  // One thing has one price at one instant, whoever plans it.
  `CREATE UNIQUE INDEX "price_plan_item_once" ON "price_plan_item"
    ("kind", coalesce("product_id", 0), coalesce("user_id", 0), "variant", "at") WHERE "open"`,
  `CREATE FUNCTION notify_plans() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'plans');
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER price_plan_notify AFTER INSERT OR UPDATE OF at, state OR DELETE ON "price_plan"
    FOR EACH STATEMENT EXECUTE FUNCTION notify_plans()`,
];

/** Prices that will be: from when on, and which changes; every process is told when that changes (specification 23.1). */
export class PricePlans1790001300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "price_plan_item"');
    await runner.query('DROP TABLE "price_plan"');
    await runner.query('DROP FUNCTION notify_plans()');
  }
}
