import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `ALTER TABLE "product" ALTER COLUMN "category_id" DROP NOT NULL`,
  `ALTER TABLE "product" ADD CONSTRAINT "product_shown_has_category"
    CHECK ("deleted_at" IS NOT NULL OR "category_id" IS NOT NULL)`,
  `ALTER TABLE "product" DROP CONSTRAINT "product_category_fk"`,
  `ALTER TABLE "product" ADD CONSTRAINT "product_category_fk"
    FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE SET NULL`,
];

const down = [
  `DO $$ BEGIN
    IF EXISTS (SELECT 1 FROM "product" WHERE "category_id" IS NULL) THEN
      INSERT INTO "category" ("name", "slug", "description")
        VALUES ('Deleted', 'deleted-' || gen_random_uuid(), 'Products of deleted categories');
      UPDATE "product" SET "category_id" = currval(pg_get_serial_sequence('category', 'id')) WHERE "category_id" IS NULL;
    END IF;
  END $$`,
  `ALTER TABLE "product" DROP CONSTRAINT "product_category_fk"`,
  `ALTER TABLE "product" ADD CONSTRAINT "product_category_fk"
    FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "product" DROP CONSTRAINT "product_shown_has_category"`,
  `ALTER TABLE "product" ALTER COLUMN "category_id" SET NOT NULL`,
];

/** A category whose products are all deleted can be deleted; one with a product that is not, cannot. */
export class CategoriesOfHiddenProducts1790000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
