import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';
import { addConstraint } from '../support/constraints';
import { replaceMailKinds } from '../support/mailKinds';

const TABLES = [
  `CREATE TABLE IF NOT EXISTS "exchange_rate" (
    "id" SERIAL NOT NULL,
    "lbp_per_usd" numeric(14,2),
    "shows_usd" boolean NOT NULL,
    "by_user_id" integer NOT NULL,
    "by_username" text NOT NULL,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "exchange_rate_bounds" CHECK ("lbp_per_usd" BETWEEN 100 AND 10000000)
  )`,
  `CREATE TABLE IF NOT EXISTS "transfer_account" (
    "id" smallint NOT NULL DEFAULT 1,
    "send_to" text NOT NULL,
    CONSTRAINT "transfer_account_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "transfer_account_one" CHECK ("id" = 1)
  )`,
  `CREATE TABLE IF NOT EXISTS "order_transfer" (
    "order_id" integer NOT NULL,
    "reference" text NOT NULL,
    "reference_key" text NOT NULL,
    "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "confirmed_at" TIMESTAMP WITH TIME ZONE,
    "rejected_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "order_transfer_pkey" PRIMARY KEY ("order_id"),
    CONSTRAINT "order_transfer_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE RESTRICT,
    CONSTRAINT "order_transfer_settled_once" CHECK ("confirmed_at" IS NULL OR "rejected_at" IS NULL)
  )`,
  // What was rejected was no transfer to the shop, and may be somebody else's.
  `CREATE UNIQUE INDEX IF NOT EXISTS "order_transfer_reference" ON "order_transfer" ("reference_key")
    WHERE "rejected_at" IS NULL`,
];

/** What a rate was is never changed: orders were placed at it. What the shop says of itself is told to every process. */
const OF_SETTINGS = [
  `CREATE OR REPLACE FUNCTION tell_shop_settings() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'catalogue:shop');
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE TRIGGER exchange_rate_told AFTER INSERT ON "exchange_rate"
    FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_settings()`,
  `CREATE OR REPLACE TRIGGER transfer_account_told AFTER INSERT OR UPDATE OR DELETE ON "transfer_account"
    FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_settings()`,
  `CREATE OR REPLACE TRIGGER exchange_rate_append_only BEFORE UPDATE OR DELETE ON "exchange_rate"
    FOR EACH ROW EXECUTE FUNCTION refuse_change_but_blanking('by_username')`,
  `CREATE OR REPLACE TRIGGER exchange_rate_no_truncate BEFORE TRUNCATE ON "exchange_rate"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

const indexes = {
  orders_to_be_transferred: `"orders" ("id") WHERE "payment_method" = 'wishmoney' AND "payment_status" = 'pending' AND "status" <> 'cancelled'`,
};

const KINDS = `'order_confirmation', 'order_status', 'price_change', 'password_reset', 'email_confirmation', 'email_changed',
  'second_step_added', 'second_step_removed', 'second_step_reset', 'recovery_codes_renewed',
  'order_moved'`;

/**
 * LBP for one USD with its history, the rate of each order, and transfers by WishMoney (specification 31). Each step ends
 * by itself and can be done again; orders of before have no rate.
 */
export class RatesAndTransfers1790003600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...OF_SETTINGS]) await runner.query(statement);
    await runner.query('ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "lbp_per_usd" numeric(14,2)');
    await addConstraint(runner, 'orders', 'orders_rate', 'CHECK ("lbp_per_usd" BETWEEN 100 AND 10000000)');
    await makeConcurrently(runner, indexes);
    await replaceMailKinds(runner, `${KINDS}, 'order_payment'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "outgoing_mail" WHERE "kind" = 'order_payment'`);
    await replaceMailKinds(runner, KINDS);
    await dropConcurrently(runner, indexes);
    await runner.query('ALTER TABLE "orders" DROP COLUMN IF EXISTS "lbp_per_usd"');
    for (const table of ['order_transfer', 'transfer_account', 'exchange_rate']) {
      await runner.query(`DROP TABLE IF EXISTS "${table}"`);
    }
    await runner.query('DROP FUNCTION IF EXISTS tell_shop_settings()');
  }
}
