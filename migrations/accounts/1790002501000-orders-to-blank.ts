import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';

const INDEXES = {
  orders_to_blank: '"orders" ("created_at", "id") WHERE "user_id" IS NULL AND "blanked_at" IS NULL',
  outgoing_mail_of_order: '"outgoing_mail" ("order_id") WHERE "order_id" IS NOT NULL',
};

/** Finds the orders of guests whose personal data are to be blanked, the oldest first, and the mails about an order. */
export class OrdersToBlank1790002501000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeConcurrently(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropConcurrently(runner, INDEXES);
  }
}
