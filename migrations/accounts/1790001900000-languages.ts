import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The language of an account, and that of an order, for its mails (specification 18.6, 18.7); null where none was chosen.
 * The database does not check which languages there are, so that another one needs no migration.
 */
export class Languages1790001900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "users" ADD "language" text');
    await runner.query('ALTER TABLE "orders" ADD "language" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders" DROP COLUMN "language"');
    await runner.query('ALTER TABLE "users" DROP COLUMN "language"');
  }
}
