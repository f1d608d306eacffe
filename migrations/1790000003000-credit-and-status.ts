import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger's rules, held by the database too (specification 7.1): every entry follows on the one before, the
 * balance is always that of the last entry and so the sum of all, and an order is never paid back more than it paid.
 */
const ledger = [
  `CREATE INDEX "credit_entry_by_order" ON "credit_entry" ("order_id") WHERE "order_id" IS NOT NULL`,
  `CREATE FUNCTION check_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      last record;
      account_balance numeric;
      order_sum numeric;
    BEGIN
      SELECT id, balance_after INTO last FROM credit_entry
      WHERE user_id = NEW.user_id AND id <> NEW.id ORDER BY id DESC LIMIT 1;
      SELECT current_balance INTO account_balance FROM credit_account WHERE user_id = NEW.user_id;
      IF last.id > NEW.id OR NEW.balance_after <> coalesce(last.balance_after, 0) + NEW.amount
        OR NEW.balance_after IS DISTINCT FROM account_balance THEN
        RAISE EXCEPTION 'credit_entry % does not follow on the one before it and the balance', NEW.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_entry_chain';
      END IF;
      IF NEW.order_id IS NOT NULL THEN
        SELECT sum(amount) INTO order_sum FROM credit_entry WHERE order_id = NEW.order_id;
        IF order_sum > 0 OR order_sum < -(SELECT total_amount FROM orders WHERE id = NEW.order_id) THEN
          RAISE EXCEPTION 'credit_entry % pays or refunds order % twice', NEW.id, NEW.order_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_entry_once_an_order';
        END IF;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER credit_entry_chain AFTER INSERT ON "credit_entry"
    FOR EACH ROW EXECUTE FUNCTION check_credit_entry()`,
  `CREATE FUNCTION check_credit_account() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT current_balance FROM credit_account WHERE user_id = NEW.user_id) <> coalesce(
        (SELECT balance_after FROM credit_entry WHERE user_id = NEW.user_id ORDER BY id DESC LIMIT 1), 0) THEN
        RAISE EXCEPTION 'the balance of credit_account % changed without an entry', NEW.user_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_account_balance';
      END IF;
      RETURN NULL;
    END $$`,
  // At commit, since the balance is moved before its entry is written.
  `CREATE CONSTRAINT TRIGGER credit_account_balance AFTER INSERT OR UPDATE OF "current_balance" ON "credit_account"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_account()`,
];

/** A mail about a change of an order's status knows which one, and goes out once for it. */
const mail = [
  `ALTER TABLE "outgoing_mail" ADD "order_event_id" integer`,
  `ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_event_fk"
    FOREIGN KEY ("order_event_id") REFERENCES "order_event"("id") ON DELETE RESTRICT`,
  `CREATE UNIQUE INDEX "outgoing_mail_once_an_event" ON "outgoing_mail" ("order_event_id", "to_address", "with_amounts")
    WHERE "order_event_id" IS NOT NULL`,
];

/** Admins look for orders by words of the names and the address for mail, and by the end of a telephone number. */
const search = [
  `CREATE FUNCTION order_words(customer text, employee text, email text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT to_tsvector('pg_catalog.simple', translate(concat_ws(' ', $1, $2, $3), '@.-_+/''', '       '))
    $$`,
  `CREATE FUNCTION phone_backwards(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT reverse(regexp_replace($1, '[^0-9]', '', 'g'))
  $$`,
  `CREATE INDEX "orders_by_words" ON "orders"
    USING gin (order_words("customer_name", "employee_name", "customer_email"))`,
  `CREATE INDEX "orders_by_phone" ON "orders" (phone_backwards("customer_phone") text_pattern_ops, "id")`,
];

/** Checks of the credit ledger by the database, mails about changes of an order's status, and the search for orders. */
export class CreditAndStatus1790000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ledger, ...mail, ...search]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'DROP INDEX "orders_by_phone"',
      'DROP INDEX "orders_by_words"',
      'DROP FUNCTION phone_backwards(text)',
      'DROP FUNCTION order_words(text, text, text)',
      `DELETE FROM "outgoing_mail" WHERE "order_event_id" IS NOT NULL`,
      'ALTER TABLE "outgoing_mail" DROP COLUMN "order_event_id"',
      'DROP TRIGGER credit_account_balance ON "credit_account"',
      'DROP FUNCTION check_credit_account()',
      'DROP TRIGGER credit_entry_chain ON "credit_entry"',
      'DROP FUNCTION check_credit_entry()',
      'DROP INDEX "credit_entry_by_order"',
    ]) {
      await runner.query(statement);
    }
  }
}
