import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from './concurrentIndexes';

/** Where a code, a user or a product is referred to; without them, deleting one reads whole tables. */
const indexes = {
  orders_by_code: '"orders" ("discount_code_id") WHERE "discount_code_id" IS NOT NULL',
  individual_price_by_product: '"individual_price" ("product_id")',
  order_event_by_user: '"order_event" ("by_user_id") WHERE "by_user_id" IS NOT NULL',
  credit_entry_by_actor: '"credit_entry" ("created_by_user_id") WHERE "created_by_user_id" IS NOT NULL',
};

/** Finds what refers to a row that is deleted or priced anew, by an index. */
export class IndexesOfReferences1790000760000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeConcurrently(runner, indexes);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropConcurrently(runner, indexes);
  }
}
