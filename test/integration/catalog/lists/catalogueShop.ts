import { type TestShop, startShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';

jest.setTimeout(120_000);

export let shop: TestShop;
export let guest: ShopClient;
export let wide: number;

/** Runs no catalogue answer from memory, so that every statement is counted. */
beforeAll(async () => {
  shop = await startShop({ env: { CACHE: 'off' } });
  guest = shop.guest();
  const [category] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO category (name, slug, description) VALUES ('Wide', 'wide', 'Fifty products') RETURNING id`,
  );
  wide = category!.id;
  const [picture] = await shop.db.query<{ hash: string }[]>('SELECT hash FROM picture ORDER BY hash LIMIT 1');
  await shop.db.query(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, tags, in_stock, picture_hash)
     SELECT $1, 'Wide product ' || n, 'One of fifty', 1000 + n, 900 + n, ARRAY['wide'], n % 5 <> 0, $2
     FROM generate_series(1, 50) AS n ORDER BY n`,
    [wide, picture!.hash],
  );
  await shop.db.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
     SELECT p.id, v.name, v.position, 2000, 1900 FROM product p, (VALUES ('S', 0), ('L', 1)) AS v(name, position)
     WHERE p.category_id = $1`,
    [wide],
  );
  await shop.db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     SELECT u.id, p.id, 'S', 1234 FROM users u, product p WHERE u.username = 'business-cash' AND p.category_id = $1`,
    [wide],
  );
});

afterAll(() => shop.stop());

export async function ids(where: string, parameters: unknown[] = []): Promise<number[]> {
  const rows = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM product WHERE deleted_at IS NULL AND ${where} ORDER BY id`,
    parameters,
  );
  return rows.map(({ id }) => id);
}
