import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceMailKinds } from '../support/mailKinds';

const NEW = `'second_step_added', 'second_step_removed', 'second_step_reset', 'recovery_codes_renewed'`;

const kinds = (more = '') =>
  `'order_confirmation', 'order_status', 'price_change', 'password_reset', 'email_confirmation',
    'email_changed'${more}`;

/**
 * Mails about second steps and recovery codes (specification 8.22). Each step ends by itself and can be done again; rows are
 * checked while the shop writes them.
 */
export class MailsOfSecondSteps1790002600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceMailKinds(runner, kinds(`, ${NEW}`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "outgoing_mail" WHERE "kind" IN (${NEW})`);
    await replaceMailKinds(runner, kinds());
  }
}
