import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';
import { replaceMailKinds } from '../support/mailKinds';

const INDEXES = {
  outgoing_mail_of_link: '"outgoing_mail" ("account_link_id") WHERE "account_link_id" IS NOT NULL',
  users_by_email: '"users" (lower("email"))',
};

const kinds = (more = '') => `'order_confirmation', 'order_status', 'price_change'${more}`;

/**
 * A mail may carry a link to the owner of an account, who is found by the address (specification 8.15). Each step ends by
 * itself and can be done again; rows are checked while the shop writes them.
 */
export class MailsOfLinks1790002001000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "outgoing_mail" ADD COLUMN IF NOT EXISTS "account_link_id" integer');
    await replaceMailKinds(runner, kinds(`, 'password_reset'`));
    await runner.query(`ALTER TABLE "outgoing_mail" DROP CONSTRAINT IF EXISTS "outgoing_mail_link_fk",
      ADD CONSTRAINT "outgoing_mail_link_fk" FOREIGN KEY ("account_link_id") REFERENCES "account_link" ("id")
        ON DELETE SET NULL NOT VALID`);
    await runner.query('ALTER TABLE "outgoing_mail" VALIDATE CONSTRAINT "outgoing_mail_link_fk"');
    await makeConcurrently(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropConcurrently(runner, INDEXES);
    await runner.query(`DELETE FROM "outgoing_mail" WHERE "kind" = 'password_reset'`);
    await replaceMailKinds(runner, kinds());
    await runner.query('ALTER TABLE "outgoing_mail" DROP COLUMN IF EXISTS "account_link_id"');
  }
}
