import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';

const indexes = {
  price_change_agreed_of_product: `"price_change" ("product_id", "at" DESC, "id" DESC) WHERE "kind" = 'agreed'`,
  price_plan_item_open_of_product: `"price_plan_item" ("product_id") WHERE "open" AND "product_id" IS NOT NULL`,
  price_plan_item_open_of_business: `"price_plan_item" ("user_id") WHERE "open" AND "product_id" IS NULL`,
};

/** What is planned of products and businesses, and what was agreed for a product lately (specification 3.17). */
export class PriceMatrix1790001600000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeConcurrently(runner, indexes);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropConcurrently(runner, indexes);
  }
}
