import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';

/** The price that a card shows a customer; zero is none. */
const CUSTOMER_PRICE = `nullif(coalesce(("variants" -> 0 ->> 'customerPrice')::numeric, "customer_price", "price"), 0)`;

/** What placing an order writes gets no index of text: mail is searched once it has been sent. */
const indexes = {
  product_by_name: '"product" ("name" COLLATE "und-x-icu", "id") WHERE "deleted_at" IS NULL',
  product_by_low_price: `"product" ((${CUSTOMER_PRICE}), "id") WHERE "deleted_at" IS NULL`,
  product_by_high_price: `"product" ((${CUSTOMER_PRICE}) DESC, "id") WHERE "deleted_at" IS NULL`,
  orders_of_own: '"orders" ("user_id") WHERE "user_id" IS DISTINCT FROM "account_id"',
  outgoing_mail_failed: `"outgoing_mail" ("id") WHERE "status" = 'failed'`,
  outgoing_mail_by_address: `"outgoing_mail" USING gin (lower("to_address") gin_trgm_ops) WHERE "status" <> 'queued'`,
  audit_entry_by_action: '"audit_entry" ("action", "id")',
};

/** Long lists of products, mail and the audit log begin anywhere, filtered and sorted, without being read whole. */
export class IndexesOfLists1790001001000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeConcurrently(runner, indexes);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropConcurrently(runner, indexes);
  }
}
