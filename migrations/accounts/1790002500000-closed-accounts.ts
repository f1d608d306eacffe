import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `CREATE TABLE IF NOT EXISTS "closed_account" (
    "user_id" integer NOT NULL,
    "closed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "next_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "closed_account_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "closed_account_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`;

const DUE = `CREATE INDEX IF NOT EXISTS "closed_account_due" ON "closed_account" ("next_at") WHERE "next_at" IS NOT NULL`;

/**
 * An order waits here for an account that is being closed, and is refused when it was. Locked in the sequence of the ids,
 * as by whoever closes a business: its own is below those of its employees.
 */
const ORDERS_OF_OPEN_ACCOUNTS = `CREATE OR REPLACE FUNCTION refuse_closed_account() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM users WHERE id IN (NEW.user_id, NEW.account_id) ORDER BY id FOR KEY SHARE;
      IF EXISTS (SELECT FROM closed_account WHERE user_id IN (NEW.user_id, NEW.account_id)) THEN
        RAISE EXCEPTION 'the account of the order is closed' USING ERRCODE = 'SH001';
      END IF;
      RETURN NEW;
    END $$`;

/** An entry stays as it was written, but that what it says of a person can be taken out of it. */
const KEEP_ENTRIES = `CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND current_setting('shop.blanks_personal_data', true) = 'on'
        AND (NEW.id, NEW.at, NEW.actor_id, NEW.action, NEW.subject_type, NEW.subject_id)
          = (OLD.id, OLD.at, OLD.actor_id, OLD.action, OLD.subject_type, OLD.subject_id) THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
    END $$`;

const guardEntries = (by: string): string =>
  `CREATE OR REPLACE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
    FOR EACH ROW EXECUTE FUNCTION ${by}()`;

/**
 * Which accounts their owners have closed, and up to where personal data of orders are blanked (specification 8.20). Each
 * step ends by itself, and can be done again.
 */
export class ClosedAccounts1790002500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(DUE);
    await runner.query('ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "blanked_at" TIMESTAMP WITH TIME ZONE');
    await runner.query(ORDERS_OF_OPEN_ACCOUNTS);
    await runner.query(`CREATE OR REPLACE TRIGGER orders_of_open_accounts BEFORE INSERT ON "orders"
      FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_closed_account()`);
    await runner.query(KEEP_ENTRIES);
    await runner.query(guardEntries('keep_audit_entry'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(guardEntries('refuse_change'));
    await runner.query('DROP FUNCTION IF EXISTS keep_audit_entry()');
    await runner.query('DROP TRIGGER IF EXISTS orders_of_open_accounts ON "orders"');
    await runner.query('DROP FUNCTION IF EXISTS refuse_closed_account()');
    await runner.query('ALTER TABLE "orders" DROP COLUMN IF EXISTS "blanked_at"');
    await runner.query('DROP TABLE IF EXISTS "closed_account"');
  }
}
