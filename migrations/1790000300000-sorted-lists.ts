import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By these a page of a long list of orders is read without sorting all of them. */
const indexes = {
  orders_by_created: '("created_at", "id")',
  orders_by_total: '("total_amount", "id")',
  orders_by_customer: '("customer_name" COLLATE "und-x-icu", "id")',
  orders_by_progress: `(array_position(ARRAY['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'], "status"), "id")`,
};

/** Indexes for what the back office sorts and reports by. */
export class SortedLists1790000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(indexes)) {
      await runner.query(`CREATE INDEX "${name}" ON "orders" ${columns}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX "${name}"`);
  }
}
