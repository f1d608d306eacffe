import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idempotency keys are kept for every write that moves money or orders, not for the placing of orders alone. */
export class KeysOfAllWrites1790000780000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order_request" ALTER COLUMN "order_id" DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    // A write beside this could bring another one.
    await runner.query('LOCK TABLE "order_request" IN ACCESS EXCLUSIVE MODE');
    await runner.query('DELETE FROM "order_request" WHERE "order_id" IS NULL');
    await runner.query('ALTER TABLE "order_request" ALTER COLUMN "order_id" SET NOT NULL');
  }
}
