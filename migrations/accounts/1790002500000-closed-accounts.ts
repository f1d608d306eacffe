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

/** What was written stays, but that what it says of a person can be taken out of the columns that are named. */
const REFUSE_BUT_BLANKING = `CREATE OR REPLACE FUNCTION refuse_change_but_blanking() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND current_setting('shop.blanks_personal_data', true) = 'on'
        AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
    END $$`;

const BLANKED = {
  auditEntry: `refuse_change_but_blanking('actor_username', 'before', 'after')`,
  priceChange: `refuse_change_but_blanking('old', 'new')`,
  priceChangeSet: `refuse_change_but_blanking('actor_username')`,
};
const REFUSED = 'refuse_change()';

/** The triggers that keep the audit log and the history of prices as they are, made anew. */
const guards = ({ auditEntry, priceChange, priceChangeSet }: Record<keyof typeof BLANKED, string>): string[] => [
  `CREATE OR REPLACE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
    FOR EACH ROW EXECUTE FUNCTION ${auditEntry}`,
  `CREATE OR REPLACE TRIGGER price_change_append_only BEFORE UPDATE OR DELETE ON "price_change"
    FOR EACH ROW EXECUTE FUNCTION ${priceChange}`,
  `CREATE OR REPLACE TRIGGER price_change_set_no_update BEFORE UPDATE ON "price_change_set" FOR EACH ROW
    WHEN (OLD.xid IS DISTINCT FROM pg_current_xact_id()
      OR (OLD.id, OLD.xid, OLD.actor_id, OLD.actor_username, OLD.via, OLD.reason)
        IS DISTINCT FROM (NEW.id, NEW.xid, NEW.actor_id, NEW.actor_username, NEW.via, NEW.reason))
    EXECUTE FUNCTION ${priceChangeSet}`,
];

/**
 * Which accounts their owners have closed, and up to where personal data of orders are blanked (specification 24.3). Each
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
    await runner.query(REFUSE_BUT_BLANKING);
    for (const guard of guards(BLANKED)) await runner.query(guard);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const guard of guards({ auditEntry: REFUSED, priceChange: REFUSED, priceChangeSet: REFUSED })) {
      await runner.query(guard);
    }
    await runner.query('DROP FUNCTION IF EXISTS refuse_change_but_blanking()');
    await runner.query('DROP TRIGGER IF EXISTS orders_of_open_accounts ON "orders"');
    await runner.query('DROP FUNCTION IF EXISTS refuse_closed_account()');
    await runner.query('ALTER TABLE "orders" DROP COLUMN IF EXISTS "blanked_at"');
    await runner.query('DROP TABLE IF EXISTS "closed_account"');
  }
}
