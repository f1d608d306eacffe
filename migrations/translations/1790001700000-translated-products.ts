import type { MigrationInterface, QueryRunner } from 'typeorm';
import { watchProductTexts } from '../catalogue/watchProductTexts';

/** What a product says in other languages than English stands in its own row (docs/decisions/0027). */
export class TranslatedProducts1790001700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ADD "translations" jsonb NOT NULL DEFAULT '{}',
      ADD CONSTRAINT "product_translations_by_language" CHECK (jsonb_typeof("translations") = 'object')`);
    await watchProductTexts(runner, ['translations']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await watchProductTexts(runner, []);
    await runner.query('ALTER TABLE "product" DROP COLUMN "translations"');
  }
}
