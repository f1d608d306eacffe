import { until } from '../../../support/data/rows';
import type { ShopClient } from '../../../support/shopClient';
import { type TestShop, startShop } from '../../../support/shop';
import { statementsOf } from '../../../support/statements';
import { storedHash, storedPath } from '../../../support/storedDocument';

let shop: TestShop;
let viewers: Record<'guest' | 'individual' | 'discount', ShopClient>;
/** A product of the category that is read, and one of another. */
let shown: number;
let other: number;
let business: number;
let marks = 0;

const LIST = storedPath(storedHash('Products'), { category: 'raw-nuts' });
const BY_PRICE = storedPath(storedHash('Products'), { category: 'raw-nuts', sort: 'PRICE_LOW' });

beforeAll(async () => {
  shop = await startShop();
  await shop.db.query(`UPDATE users SET pricing_mode = 'individual' WHERE username = 'business-cash'`);
  await shop.db.query(`INSERT INTO category (name, slug, description) VALUES ('Marks', 'marks', '')`);
  viewers = {
    guest: shop.guest(),
    individual: await shop.signedIn('business-cash'),
    discount: await shop.signedIn('business'),
  };
  const idWhere = async (condition: string) => {
    const [row] = await shop.db.query<{ id: number }[]>(
      `SELECT p.id FROM product p JOIN category c ON c.id = p.category_id
       WHERE ${condition} AND p.deleted_at IS NULL ORDER BY p.id LIMIT 1`,
    );
    return row!.id;
  };
  shown = await idWhere(`c.slug = 'raw-nuts'`);
  other = await idWhere(`c.slug <> 'raw-nuts'`);
  const [user] = await shop.db.query<{ id: number }[]>(`SELECT id FROM users WHERE username = 'business-cash'`);
  business = user!.id;
});
afterAll(() => shop.stop());

/** Makes the change, and waits until the shop was told. */
async function change(sql: string, ...parameters: unknown[]): Promise<void> {
  await shop.db.query(sql, parameters);
  // Changes are told in the order of their commits.
  const mark = `mark ${(marks += 1)}`;
  await shop.db.query(`UPDATE category SET description = $1 WHERE slug = 'marks'`, [mark]);
  await until(async () => {
    const { body } = await shop.guest().rest('GET', '/api/categories');
    expect(body.at(-1).description).toBe(mark);
  });
}

/** How many statements each viewer's list costs now, one viewer after the other; who looks is known. */
async function costs(path = LIST): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, client] of Object.entries(viewers)) {
    const statements = await statementsOf(async () => {
      expect((await client.rest('GET', path)).status).toBe(200);
    });
    counts[name] = statements.filter((text) => /\bproduct p\b/.test(text)).length;
  }
  return counts;
}

const NOTHING = { guest: 0, individual: 0, discount: 0 };
const EVERYTHING = { guest: 1, individual: 1, discount: 1 };

beforeEach(async () => {
  await costs();
  expect(await costs()).toEqual(NOTHING);
});

test('a base price is read once, for every list that shows the product', async () => {
  await change('UPDATE product SET customer_price = customer_price + 1 WHERE id = $1', shown);
  expect(await costs()).toEqual({ ...NOTHING, guest: 1 });
  expect(await costs()).toEqual(NOTHING);
  await change('UPDATE product_variant SET customer_price = customer_price + 1 WHERE product_id = $1', shown);
  expect(await costs()).toEqual({ ...NOTHING, guest: 1 });
});

test('a list by price is made anew as a whole, whichever price changes', async () => {
  await costs(BY_PRICE);
  await change('UPDATE product SET customer_price = customer_price + 1 WHERE id = $1', other);
  expect(await costs(BY_PRICE)).toEqual(EVERYTHING);
});

test('an agreed price is read for its business alone', async () => {
  const agree = (product: number) =>
    change(
      `INSERT INTO individual_price (user_id, product_id, custom_price) VALUES ($1, $2, 1)
       ON CONFLICT (user_id, product_id, variant) DO UPDATE SET custom_price = individual_price.custom_price + 1`,
      business,
      product,
    );
  await agree(shown);
  expect(await costs()).toEqual({ ...NOTHING, individual: 1 });
  await agree(other);
  expect(await costs()).toEqual(NOTHING);
});

test.each([
  ['the price of a product that it does not show', 'UPDATE product SET customer_price = 77 WHERE id = $1'],
  ['whether such a product is in stock', 'UPDATE product SET in_stock = NOT in_stock WHERE id = $1'],
  ['its name and description', `UPDATE product SET name = name || '!', description = 'Another' WHERE id = $1`],
])('a list stays through a change of %s', async (_, sql) => {
  await change(sql, other);
  expect(await costs()).toEqual(NOTHING);
});

test('lists of products stay through what categories say of themselves', async () => {
  await change(`UPDATE category SET name = 'Nuts' WHERE slug = 'raw-nuts'`);
  expect(await costs()).toEqual(NOTHING);
});

test.each([
  ['a text of a product that is shown', `UPDATE product SET description = 'Another' WHERE id = $1`],
  ['a product that goes', 'UPDATE product SET deleted_at = now() WHERE id = $1'],
  ['a product that comes back', 'UPDATE product SET deleted_at = NULL WHERE id = $1'],
  ['the name of a size', `UPDATE product_variant SET name = name || '!' WHERE product_id = $1`],
  [
    'the name of a category in addresses',
    `UPDATE category SET slug = slug || '-2' WHERE slug NOT IN ('raw-nuts', 'marks') AND $1 > 0`,
  ],
])('%s is read with its whole list', async (_, sql) => {
  await change(sql, shown);
  expect(await costs()).toEqual(EVERYTHING);
});

test('a business whose discount changes reads its list once more, and nobody else does', async () => {
  await change(`UPDATE users SET business_discount = 11 WHERE username = 'business'`);
  expect(await costs()).toEqual({ ...NOTHING, discount: 1 });
});

test('what is rolled back changes nothing', async () => {
  await shop.db
    .transaction(async (tx) => {
      await tx.query('UPDATE product SET customer_price = 1 WHERE id = $1', [shown]);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await change('SELECT 1');
  expect(await costs()).toEqual(NOTHING);
});
