import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which businesses are told, what is to be told, and what they were told (specification 23.8 to 23.10). */
const TABLES = [
  `CREATE TABLE "price_mail_setting" (
    "user_id" integer NOT NULL,
    "since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "price_mail_setting_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "price_mail_setting_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE TABLE "price_telling" (
    "id" SERIAL NOT NULL,
    "scope" text NOT NULL,
    "plan_id" integer,
    "plan_version" integer,
    "last_user_id" integer NOT NULL DEFAULT '0',
    "made_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "done_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "price_telling_scope_known" CHECK ("scope" IN ('changes', 'plan', 'moved', 'ended')),
    CONSTRAINT "price_telling_plan" CHECK (("scope" = 'changes') = ("plan_id" IS NULL) AND num_nulls("plan_id", "plan_version") <> 1),
    CONSTRAINT "price_telling_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "price_telling_once" ON "price_telling" ("plan_id", "plan_version", "scope") WHERE "plan_id" IS NOT NULL`,
  `CREATE INDEX "price_telling_open" ON "price_telling" ("id") WHERE "done_at" IS NULL`,
  `CREATE TABLE "price_notice" (
    "id" SERIAL NOT NULL,
    "telling_id" integer NOT NULL,
    "user_id" integer NOT NULL,
    "plan_id" integer,
    "kind" text NOT NULL,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "former_at" TIMESTAMP WITH TIME ZONE,
    "reasons" text array NOT NULL DEFAULT '{}',
    "price_count" integer NOT NULL,
    "shown" jsonb NOT NULL,
    "told" jsonb,
    CONSTRAINT "price_notice_kind_known" CHECK ("kind" IN ('changed', 'planned', 'replanned', 'withdrawn')),
    CONSTRAINT "price_notice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "price_notice_once" UNIQUE ("telling_id", "user_id"),
    CONSTRAINT "price_notice_telling_fk" FOREIGN KEY ("telling_id") REFERENCES "price_telling" ("id") ON DELETE RESTRICT,
    CONSTRAINT "price_notice_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "price_notice_of_user" ON "price_notice" ("user_id")`,
  // What a business believes of a plan is the one notice that is open.
  `CREATE UNIQUE INDEX "price_notice_believed" ON "price_notice" ("plan_id", "user_id") WHERE "told" IS NOT NULL`,
  `CREATE TABLE "price_change_untold" (
    "set_id" bigint NOT NULL,
    "first_change_id" bigint NOT NULL,
    "noted_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(),
    "telling_id" integer,
    CONSTRAINT "price_change_untold_pkey" PRIMARY KEY ("set_id")
  )`,
];

/**
 * A set of changes waits to be told from its own transaction on: seen by whoever sees the changes. The entries of a set
 * are no older than the last number that was given when it began.
 */
const NOTING = [
  `CREATE FUNCTION note_untold_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO price_change_untold (set_id, first_change_id)
      SELECT NEW.id, last_value FROM price_change_id_seq;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER price_change_set_untold AFTER INSERT ON "price_change_set"
    FOR EACH ROW WHEN (NEW.xid IS NOT NULL) EXECUTE FUNCTION note_untold_change()`,
  `CREATE FUNCTION note_plan_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed_at := clock_timestamp();
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER price_plan_changed BEFORE UPDATE OF version ON "price_plan"
    FOR EACH ROW EXECUTE FUNCTION note_plan_change()`,
];

/** Mails about changed prices: a table of settings, what is to be told, and who was told what. */
export class PriceMails1790001400000 implements MigrationInterface {
  /** Tables of which the shop writes rows are touched one by one (see `StepsBack` in server/db/migrate.ts). */
  readonly downInSteps = true;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await runner.query(
      'ALTER TABLE "price_plan" ADD COLUMN "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()',
    );
    for (const statement of NOTING) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER IF EXISTS price_plan_changed ON "price_plan"');
    await runner.query('DROP TRIGGER IF EXISTS price_change_set_untold ON "price_change_set"');
    for (const name of ['note_plan_change', 'note_untold_change'])
      await runner.query(`DROP FUNCTION IF EXISTS ${name}()`);
    await runner.query('ALTER TABLE "price_plan" DROP COLUMN IF EXISTS "changed_at"');
    for (const table of ['price_change_untold', 'price_notice', 'price_telling', 'price_mail_setting']) {
      await runner.query(`DROP TABLE IF EXISTS "${table}"`);
    }
  }
}
