import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceMailKinds } from '../support/mailKinds';

const KINDS = `'order_confirmation', 'order_status', 'price_change', 'password_reset', 'email_confirmation', 'email_changed',
  'second_step_added', 'second_step_removed', 'second_step_reset', 'recovery_codes_renewed',
  'order_moved', 'order_payment'`;

/**
 * What the lines of an order were before and after a change, in its history, and the smallest order of its delivery as it
 * was when it was placed (specification 5.14). Orders of before have none.
 */
export class ChangesOfOrders1790004100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order_event" ADD COLUMN IF NOT EXISTS "change" jsonb');
    await runner.query('ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "minimum_amount" numeric(14,2)');
    await replaceMailKinds(runner, `${KINDS}, 'order_changed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "outgoing_mail" WHERE "kind" = 'order_changed'`);
    await replaceMailKinds(runner, KINDS);
    await runner.query('ALTER TABLE "orders" DROP COLUMN IF EXISTS "minimum_amount"');
    await runner.query('ALTER TABLE "order_event" DROP COLUMN IF EXISTS "change"');
  }
}
