import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { storePicture } from '../catalog/pictures/pictures';
import type { Queryable } from '../db/queryable';
import { categories, products } from './demoCatalogue';
import { picturesFolder } from './pictureFiles';
import { translatedCategory, translatedProduct } from './translations/translated';

/** Writes the demo's categories and products, with their pictures. */
export async function loadCatalogue(db: Queryable): Promise<void> {
  const ids = new Map<string, number>();
  for (const category of categories) {
    const [row] = await db.query<{ id: number }[]>(
      `INSERT INTO category (name, slug, description, picture_hash, translations)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [
        category.name,
        category.slug,
        category.description,
        await storeDemoPicture(db, category.picture),
        JSON.stringify(translatedCategory(category)),
      ],
    );
    if (row) ids.set(category.slug, row.id);
  }
  for (const product of products) {
    const [row] = await db.query<{ id: number }[]>(
      `INSERT INTO product (category_id, name, description, customer_price, business_price, price, tags, in_stock, picture_hash, translations)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [
        ids.get(product.category),
        product.name,
        product.description,
        product.customerPrice,
        product.businessPrice,
        product.price,
        product.tags,
        product.inStock,
        await storeDemoPicture(db, product.picture),
        JSON.stringify(translatedProduct(product)),
      ],
    );
    await db.query(
      `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
       SELECT $1, v.name, v.position - 1, v."customerPrice", v."businessPrice"
       FROM ROWS FROM (json_to_recordset($2::json) AS (name text, "customerPrice" numeric, "businessPrice" numeric))
         WITH ORDINALITY AS v(name, "customerPrice", "businessPrice", position)`,
      [row?.id, JSON.stringify(product.variants)],
    );
  }
}

async function storeDemoPicture(db: Queryable, picture: string | null): Promise<string | null> {
  return picture === null ? null : storePicture(db, await readFile(path.join(picturesFolder, `${picture}.webp`)));
}
