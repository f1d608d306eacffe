import type { DataSource } from 'typeorm';
import { hashPassword } from '../../server/accounts/signIn/passwords';

/**
 * What the benchmark measures on: a category of 50 products with two sizes each, in English and, as long in bytes, in
 * Arabic; and a business with agreed prices.
 */
export const CATEGORY = 'bench';
export const PRODUCTS = 50;
export const USERNAME = 'bench-hotel';
export const PASSWORD = 'a long enough password';

/** Fills a migrated, empty database. @param translated false for a version of before the shop had other languages */
export async function loadFixture(db: DataSource, { translated = true } = {}): Promise<void> {
  await db.query(`INSERT INTO category (name, slug, description) VALUES ('Bench', $1, 'Fifty products')`, [CATEGORY]);
  await db.query(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, tags)
     SELECT c.id, 'Product ' || n, 'A sentence about product ' || n || ', as long as such sentences are in a real shop.',
       100000 + n * 1000, 90000 + n * 1000, '{vegan,local,cold-pressed}'
     FROM category c, generate_series(1, $2) n WHERE c.slug = $1`,
    [CATEGORY, PRODUCTS],
  );
  if (translated) await translate(db);
  await db.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
     SELECT p.id, v.name, v.position, p.customer_price * v.factor, p.business_price * v.factor
     FROM product p, (VALUES ('500ml', 0, 1), ('1L', 1, 2)) AS v(name, position, factor)`,
  );
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, pricing_mode)
     VALUES ($1, 'bench@bustan.example', $2, 'business', true, 'individual')`,
    [USERNAME, await hashPassword(PASSWORD)],
  );
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     SELECT u.id, p.id, CASE WHEN p.id % 4 = 0 THEN '' ELSE '1L' END, 80000 + p.id
     FROM users u, product p WHERE p.id % 2 = 0`,
  );
}

async function translate(db: DataSource): Promise<void> {
  await db.query(
    `UPDATE product SET translations = jsonb_build_object('ar', jsonb_build_object('name', replace(name, 'Product', 'صنف'),
       'description', 'جملة عن ال' || replace(name, 'Product', 'صنف') || '، بطول ما يكتبه المتجر عادة.',
       'tags', '{"vegan": "نباتي"}'::jsonb))`,
  );
}
