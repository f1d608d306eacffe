import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hash of the key by which a guest follows an order (specification 5.12). Orders of before have none. */
export class FollowHash1790002200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders" ADD "follow_hash" bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders" DROP COLUMN "follow_hash"');
  }
}
