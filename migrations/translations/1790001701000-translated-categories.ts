import type { MigrationInterface, QueryRunner } from 'typeorm';

const EDITED = 'name, slug, description, picture_hash';

const watch = (runner: QueryRunner, columns: string): Promise<unknown> =>
  runner.query(`CREATE OR REPLACE TRIGGER category_version BEFORE UPDATE OF ${columns} ON "category"
    FOR EACH ROW EXECUTE FUNCTION count_version()`);

/** The same of a category. */
export class TranslatedCategories1790001701000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "category" ADD "translations" jsonb NOT NULL DEFAULT '{}',
      ADD CONSTRAINT "category_translations_by_language" CHECK (jsonb_typeof("translations") = 'object')`);
    await watch(runner, `${EDITED}, translations`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await watch(runner, EDITED);
    await runner.query('ALTER TABLE "category" DROP COLUMN "translations"');
  }
}
