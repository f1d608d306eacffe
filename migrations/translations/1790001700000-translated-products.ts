import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NOTIFY_PRODUCTS } from '../catalogue/1790000900000-told-changes';

/** What admins edit of a product. */
const EDITED = [
  'name',
  'description',
  'category_id',
  'customer_price',
  'business_price',
  'price',
  'tags',
  'in_stock',
  'picture_hash',
  'deleted_at',
];

/** Takes `translations` for a text, like the others. */
const notifyProducts = NOTIFY_PRODUCTS.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION');
const notifyTranslations = notifyProducts.replace(
  /\b([ab])\.description,/g,
  (description, row: string) => `${description} ${row}.translations,`,
);

/** @param more columns that count as an edit, and as a change of what visitors see */
async function watch(runner: QueryRunner, more: readonly string[]): Promise<void> {
  const columns = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  await runner.query(`CREATE OR REPLACE TRIGGER product_version BEFORE UPDATE OF ${columns([...EDITED, ...more])}
    ON "product" FOR EACH ROW EXECUTE FUNCTION count_version()`);
  await runner.query(`CREATE OR REPLACE TRIGGER product_note_change
    BEFORE UPDATE OF ${columns([...EDITED, 'variants', ...more])} ON "product"
    FOR EACH ROW EXECUTE FUNCTION note_change()`);
}

/** What a product says in other languages than English stands in its own row (docs/decisions/0027). */
export class TranslatedProducts1790001700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ADD "translations" jsonb NOT NULL DEFAULT '{}',
      ADD CONSTRAINT "product_translations_by_language" CHECK (jsonb_typeof("translations") = 'object')`);
    await watch(runner, ['translations']);
    await runner.query(notifyTranslations);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(notifyProducts);
    await watch(runner, []);
    await runner.query('ALTER TABLE "product" DROP COLUMN "translations"');
  }
}
