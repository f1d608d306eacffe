import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';
import { addConstraint } from '../support/constraints';
import { replaceMailKinds } from '../support/mailKinds';

const INDEXES = {
  orders_by_delivery:
    '"orders" ("delivery_date", "zone_id", "delivery_window", "id") WHERE "delivery_date" IS NOT NULL',
  orders_by_zone: '"orders" ("zone_id") WHERE "zone_id" IS NOT NULL',
};

const KNOWN = `'order_confirmation', 'order_status', 'price_change', 'password_reset', 'email_confirmation',
    'email_changed', 'second_step_added', 'second_step_removed', 'second_step_reset', 'recovery_codes_renewed'`;

/**
 * Finds the orders of a day, holds them to a zone, and lets buyers be told of another day (specification 29). Each step ends
 * by itself and can be done again.
 */
export class DeliveryOfOrders1790003301000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeConcurrently(runner, INDEXES);
    await addConstraint(
      runner,
      'orders',
      'orders_delivery',
      'CHECK (num_nulls("delivery_date", "delivery_window", "zone_id") IN (0, 3))',
    );
    await addConstraint(
      runner,
      'orders',
      'orders_zone_fk',
      'FOREIGN KEY ("zone_id") REFERENCES "delivery_zone" ("id") ON DELETE RESTRICT',
    );
    await replaceMailKinds(runner, `${KNOWN}, 'order_moved'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "outgoing_mail" WHERE "kind" = 'order_moved'`);
    await replaceMailKinds(runner, KNOWN);
    await runner.query('ALTER TABLE "orders" DROP CONSTRAINT IF EXISTS "orders_zone_fk"');
    await runner.query('ALTER TABLE "orders" DROP CONSTRAINT IF EXISTS "orders_delivery"');
    await dropConcurrently(runner, INDEXES);
  }
}
