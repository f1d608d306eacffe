import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';
import { replaceMailKinds } from '../support/mailKinds';

const INDEXES = {
  outgoing_mail_of_user: '"outgoing_mail" ("user_id") WHERE "user_id" IS NOT NULL',
  users_by_former_email: '"users" (lower("former_email")) WHERE "former_email" IS NOT NULL',
  orders_of_guests: '"orders" (lower("customer_email")) WHERE "user_id" IS NULL',
};

const kinds = (more = '') => `'order_confirmation', 'order_status', 'price_change', 'password_reset'${more}`;

/**
 * Mails about the address of an account, and how orders of guests are found by theirs (specification 8.19, 8.21). Each step
 * ends by itself and can be done again; rows are checked while the shop writes them.
 */
export class MailsOfAddresses1790002301000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "outgoing_mail" ADD COLUMN IF NOT EXISTS "user_id" integer');
    await replaceMailKinds(runner, kinds(`, 'email_confirmation', 'email_changed'`));
    await runner.query(`ALTER TABLE "outgoing_mail" DROP CONSTRAINT IF EXISTS "outgoing_mail_user_fk",
      ADD CONSTRAINT "outgoing_mail_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
        ON DELETE CASCADE NOT VALID`);
    await runner.query('ALTER TABLE "outgoing_mail" VALIDATE CONSTRAINT "outgoing_mail_user_fk"');
    await makeConcurrently(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropConcurrently(runner, INDEXES);
    await runner.query(`DELETE FROM "outgoing_mail" WHERE "kind" IN ('email_confirmation', 'email_changed')`);
    await replaceMailKinds(runner, kinds());
    await runner.query('ALTER TABLE "outgoing_mail" DROP COLUMN IF EXISTS "user_id"');
  }
}
