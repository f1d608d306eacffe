import { startBuiltShop } from '../../browser/support/builtWeb';
import type { TestShop } from '../../support/shop';
import { pageAt } from './page';

jest.setTimeout(180_000);

export const ORIGIN = 'https://shop.example';

export let shop: TestShop;
export let orange: { id: number; name: string };

beforeAll(async () => {
  shop = await startBuiltShop({ env: { PUBLIC_URL: ORIGIN } });
  const found = await shop.db.query<(typeof orange)[]>(
    `SELECT id, name FROM product WHERE name = 'Fresh Orange Juice'`,
  );
  orange = found[0]!;
});

afterAll(() => shop?.stop());

export async function add(name: string, more = ''): Promise<{ id: number; name: string }> {
  const [row] = await shop.db.query<{ id: number; name: string }[]>(
    `INSERT INTO product (category_id, name, description, customer_price, business_price)
     SELECT id, $1, 'Said of it', 1500, 1111 FROM category WHERE slug = 'raw-nuts' ${more} RETURNING id, name`,
    [name],
  );
  return row!;
}

export const linked = (page: Awaited<ReturnType<typeof pageAt>>, rel: string) =>
  page.links.filter((link) => link.rel === rel);
