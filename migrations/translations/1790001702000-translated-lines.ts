import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of orders keep what the product and the size were called in other languages; those of before, in English alone. */
export class TranslatedLines1790001702000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "order_line" ADD "translations" jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order_line" DROP COLUMN "translations"');
  }
}
