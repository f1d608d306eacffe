import type { Queryable } from '../../../../server/db/queryable';
import type { ListPrices } from '../../../../server/pricing/price';
import {
  CUSTOMER_BOOK,
  discountBook,
  individualBook,
  NO_PRICES,
  type AgreedPrices,
  type PriceBook,
} from '../../../../server/pricing/priceBook';
import { type TestShop, startShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';

jest.setTimeout(120_000);

export interface Row extends ListPrices {
  slug: string;
  own: AgreedPrices;
}

/** Everything that prices are made of, read without the server's own statements. */
async function readRows(db: Queryable, ownerId: number): Promise<Row[]> {
  const products = await db.query<Row[]>(
    `SELECT p.id, p.customer_price AS "customerPrice", p.business_price AS "businessPrice", p.price, c.slug
     FROM product p JOIN category c ON c.id = p.category_id WHERE p.deleted_at IS NULL ORDER BY p.id`,
  );
  const variants = await db.query<any[]>(
    `SELECT product_id, name, customer_price AS "customerPrice", business_price AS "businessPrice"
     FROM product_variant ORDER BY product_id, position`,
  );
  const owns = await db.query<any[]>(
    'SELECT product_id, variant, custom_price FROM individual_price WHERE user_id = $1',
    [ownerId],
  );
  return products.map((product) => ({
    ...product,
    variants: variants
      .filter((variant) => variant.product_id === product.id)
      .map(({ name, customerPrice, businessPrice }) => ({ name, customerPrice, businessPrice })),
    own: Object.fromEntries(
      owns.filter((own) => own.product_id === product.id).map((own) => [own.variant, own.custom_price]),
    ),
  }));
}

export const PRICE = 'price { amount baseAmount listAmount saved percentOff rule discountPercent }';

export type ViewerName = 'guest' | 'customer' | 'business' | 'business-cash' | 'employee' | 'admin';

export const VIEWERS: ViewerName[] = ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'];

export let shop: TestShop;
export let rows: Row[];
export let cashId: number;
export let ids: Record<string, number>;
export let clients: Record<ViewerName, ShopClient>;
export let books: Record<ViewerName, PriceBook>;
export let special: { category: number; product: number };

beforeAll(async () => {
  shop = await startShop();
  // Documented lists carry pictures inline: megabytes in every answer, of which nothing here reads.
  await shop.db.query('UPDATE product SET picture_hash = NULL');
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
  cashId = ids['business-cash']!;
  special = await addSpecialGoods(shop.db, cashId);
  clients = {
    guest: shop.guest(),
    customer: await shop.signedIn('customer'),
    business: await shop.signedIn('business'),
    'business-cash': await shop.signedIn('business-cash'),
    employee: await shop.signedIn('employee'),
    admin: await shop.signedIn('admin'),
  };
  books = {
    guest: CUSTOMER_BOOK,
    customer: CUSTOMER_BOOK,
    business: discountBook('10.00'),
    'business-cash': individualBook(cashId),
    employee: NO_PRICES,
    admin: CUSTOMER_BOOK,
  };
  rows = await readRows(shop.db, cashId);
});

afterAll(() => shop.stop());

/** A product whose sizes have names that every object knows, one whose price was agreed as nothing, one without any. */
async function addSpecialGoods(db: Queryable, ownerId: number): Promise<{ category: number; product: number }> {
  const [category] = await db.query<{ id: number }[]>(
    `INSERT INTO category (name, slug, description) VALUES ('Special', 'special', '') RETURNING id`,
  );
  const [product] = await db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, price)
     VALUES ($1, 'Strange sizes', '', 900001.00, 800001.00, 950001.00) RETURNING id`,
    [category!.id],
  );
  await db.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price) VALUES
       ($1, 'constructor', 0, 910001.15, 810001.15), ($1, '__proto__', 1, 920002.00, NULL), ($1, 'كبير', 2, NULL, NULL),
       ($1, 'dear to businesses', 3, 100.00, 200.00)`,
    [product!.id],
  );
  const [free] = await db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, customer_price) VALUES ($1, 'Agreed as nothing', '', 5.55)
     RETURNING id`,
    [category!.id],
  );
  await db.query(`INSERT INTO product (category_id, name, description) VALUES ($1, 'No price at all', '')`, [
    category!.id,
  ]);
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES
       ($1, $2, '__proto__', 700123.45), ($1, $2, '', 700999.99), ($1, $3, '', 0)`,
    [ownerId, product!.id, free!.id],
  );
  return { category: category!.id, product: product!.id };
}
