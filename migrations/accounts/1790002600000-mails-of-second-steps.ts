import type { MigrationInterface, QueryRunner } from 'typeorm';

const NEW = `'second_step_added', 'second_step_removed', 'second_step_reset', 'recovery_codes_renewed'`;

const kinds = (more = '') =>
  `CHECK ("kind" IN ('order_confirmation', 'order_status', 'price_change', 'password_reset', 'email_confirmation',
    'email_changed'${more}))`;

/**
 * Mails about second steps and recovery codes (specification 8.22). Each step ends by itself and can be done again; rows are
 * checked while the shop writes them.
 */
export class MailsOfSecondSteps1790002600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceKinds(runner, kinds(`, ${NEW}`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "outgoing_mail" WHERE "kind" IN (${NEW})`);
    await replaceKinds(runner, kinds());
  }
}

async function replaceKinds(runner: QueryRunner, check: string): Promise<void> {
  await runner.query(`ALTER TABLE "outgoing_mail" DROP CONSTRAINT IF EXISTS "outgoing_mail_kind_known",
    ADD CONSTRAINT "outgoing_mail_kind_known" ${check} NOT VALID`);
  await runner.query('ALTER TABLE "outgoing_mail" VALIDATE CONSTRAINT "outgoing_mail_kind_known"');
}
