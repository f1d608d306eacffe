import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';

/** The price that a card shows a business for which nothing was agreed, before its percentage; zero is none. */
const BUSINESS_PRICE = `nullif(coalesce(("variants" -> 0 ->> 'businessPrice')::numeric, "business_price",
  ("variants" -> 0 ->> 'customerPrice')::numeric, "customer_price", "price"), 0)`;

const indexes = {
  product_by_low_business_price: `"product" ((${BUSINESS_PRICE}), "id") WHERE "deleted_at" IS NULL`,
  product_by_high_business_price: `"product" ((${BUSINESS_PRICE}) DESC, "id") WHERE "deleted_at" IS NULL`,
};

/** Lists that are sorted by the prices of a business begin anywhere, without pricing the whole catalogue. */
export class OrderOfBusinessPrices1790001050000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeConcurrently(runner, indexes);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropConcurrently(runner, indexes);
  }
}
