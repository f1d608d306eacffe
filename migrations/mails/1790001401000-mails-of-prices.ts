import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';
import { replaceMailKinds } from '../support/mailKinds';

const OF_NOTICE = {
  outgoing_mail_of_notice: '"outgoing_mail" ("price_notice_id") WHERE "price_notice_id" IS NOT NULL',
};

const kinds = (more = '') => `'order_confirmation', 'order_status'${more}`;

/**
 * A mail may be about changed prices (specification 23.9). Each step ends by itself and can be done again; rows are
 * checked while the shop writes them.
 */
export class MailsOfPrices1790001401000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "outgoing_mail" ADD COLUMN IF NOT EXISTS "price_notice_id" integer');
    await replaceMailKinds(runner, kinds(`, 'price_change'`));
    await runner.query(`ALTER TABLE "outgoing_mail" DROP CONSTRAINT IF EXISTS "outgoing_mail_notice_fk",
      ADD CONSTRAINT "outgoing_mail_notice_fk" FOREIGN KEY ("price_notice_id") REFERENCES "price_notice" ("id")
        ON DELETE CASCADE NOT VALID`);
    await runner.query('ALTER TABLE "outgoing_mail" VALIDATE CONSTRAINT "outgoing_mail_notice_fk"');
    await makeConcurrently(runner, OF_NOTICE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropConcurrently(runner, OF_NOTICE);
    await runner.query(`DELETE FROM "outgoing_mail" WHERE "kind" = 'price_change'`);
    await replaceMailKinds(runner, kinds());
    await runner.query('ALTER TABLE "outgoing_mail" DROP COLUMN IF EXISTS "price_notice_id"');
  }
}
