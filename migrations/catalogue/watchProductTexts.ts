import type { QueryRunner } from 'typeorm';
import { NOTIFY_PRODUCTS } from './1790000900000-told-changes';

/** What admins edit of a product, but for the columns that later migrations added. */
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

/**
 * Makes a change of these columns of a product count: it raises the version (`product_version`), is noted as the last
 * change (`product_note_change`), and has the cached answers that show the product made anew (`notify_products`). For a
 * new column, `up` calls it once the column is there and `down` before it is dropped.
 * @param texts every such column that was added since `translations`, that one included
 */
export async function watchProductTexts(runner: QueryRunner, texts: readonly string[]): Promise<void> {
  const columns = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  await runner.query(`CREATE OR REPLACE TRIGGER product_version BEFORE UPDATE OF ${columns([...EDITED, ...texts])}
    ON "product" FOR EACH ROW EXECUTE FUNCTION count_version()`);
  await runner.query(`CREATE OR REPLACE TRIGGER product_note_change
    BEFORE UPDATE OF ${columns([...EDITED, 'variants', ...texts])} ON "product"
    FOR EACH ROW EXECUTE FUNCTION note_change()`);
  await runner.query(
    NOTIFY_PRODUCTS.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION').replace(
      /\b([ab])\.description,/g,
      (description, row: string) => [description, ...texts.map((name) => `${row}.${name},`)].join(' '),
    ),
  );
}
