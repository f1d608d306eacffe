import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a buyer may cancel an order (specification 5.13). Orders of before have none. */
export class CutOffOfOrders1790003900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders" ADD "cut_off" TIMESTAMP WITH TIME ZONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders" DROP COLUMN "cut_off"');
  }
}
