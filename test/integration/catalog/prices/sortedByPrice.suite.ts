import { Pool } from 'pg';
import { compare } from '../../../../common/money';
import type { PageRange } from '../../../../server/db/page';
import { PreparedStatements } from '../../../../server/db/preparedStatements';
import { decodeCursor, type Position } from '../../../../server/catalog/products/lists/productSort';
import { readProducts, type ProductRow } from '../../../../server/catalog/products/readProducts';
import { priceOf } from '../../../../server/pricing/price';
import { CUSTOMER_BOOK, discountBook, individualBook, type PriceBook } from '../../../../server/pricing/priceBook';
import { freshDatabase, type FreshDatabase } from '../../../support/database';

/** How many products there are; few prices, so that many cost the same. */
const PRODUCTS = 400;

let database: FreshDatabase;
let pool: Pool;
let reads: PreparedStatements;

beforeAll(async () => {
  database = await freshDatabase();
  pool = new Pool({ connectionString: database.url, max: 4 });
  reads = new PreparedStatements(pool);
  await pool.query(`INSERT INTO category (name, slug, description) VALUES ('All', 'all', 'All')`);
  await pool.query(`SELECT setseed(0.20261123)`);
  const price = (chance: number) =>
    `CASE WHEN random() < ${chance} THEN (ARRAY[0, 0.01, 0.02, 0.03, 0.99, 1, 1.01, 10.05, 10.06, 99.99, 250000,
      250000.01, 999999999999.98, 999999999999.99])[1 + floor(random() * 14)::integer] END`;
  await pool.query(
    `INSERT INTO product (category_id, name, description, in_stock, customer_price, business_price, price)
     SELECT c.id, 'Product ' || n, 'One of many', random() < 0.7, ${price(0.7)}, ${price(0.5)}, ${price(0.3)}
     FROM category c, generate_series(1, ${PRODUCTS}) n`,
  );
  await pool.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
     SELECT p.id, v.name, v.position, coalesce(${price(1)}, 1), coalesce(${price(1)}, 1)
     FROM product p, (VALUES ('500ml', 0), ('1L', 1)) AS v(name, position) WHERE p.id % 3 > 0`,
  );
  await pool.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, pricing_mode)
     VALUES ('hotel', 'hotel@shop.example', 'x', 'business', true, 'individual')`,
  );
  await pool.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     SELECT u.id, p.id, v.name, ${price(1)}
     FROM users u, product p, (VALUES (''), ('500ml'), ('1L')) AS v(name)
     WHERE random() < 0.1 AND (v.name = '' OR p.id % 3 > 0)`,
  );
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const amountOf = (row: ProductRow, book: PriceBook) =>
  priceOf(row, row.variants[0]?.name ?? null, book, row.agreedPrices)?.amount ?? null;

/** The products in the order of the prices that `priceOf` makes. */
async function expected(
  book: PriceBook,
  sort: 'priceLow' | 'priceHigh',
  inStock: boolean | null,
): Promise<ProductRow[]> {
  const { nodes } = await readProducts(
    reads,
    { inStock },
    { sort: 'oldest', limit: PRODUCTS, fromEnd: false, after: null, before: null },
    book,
  );
  return nodes.sort((a, b) => {
    const [one, other] = [amountOf(a, book), amountOf(b, book)];
    if (one === other) return a.id - b.id;
    if (one === null || other === null) return one === null ? 1 : -1;
    return compare(one, other) * (sort === 'priceLow' ? 1 : -1);
  });
}

const hotel = async (): Promise<PriceBook> => {
  const { rows } = await pool.query<{ id: number }>(`SELECT id FROM users WHERE username = 'hotel'`);
  return individualBook(rows[0]!.id);
};

const PERCENTS = ['0.00', '0.01', '12.50', '33.33', '50.00', '66.67', '99.00', '99.99', '100.00'];
const BOOKS: [string, () => PriceBook | Promise<PriceBook>][] = [
  ['customers', () => CUSTOMER_BOOK],
  ['a business with agreed prices', hotel],
  ...PERCENTS.map((percent): [string, () => PriceBook] => [`${percent} % off`, () => discountBook(percent)]),
];

describe.each(BOOKS)('a list sorted by the prices of %s', (_, bookOf) => {
  test.each(['priceLow', 'priceHigh'] as const)('%s is as priceOf has them, on pages from either end', async (sort) => {
    const book = await bookOf();
    const page = (range: Partial<PageRange<Position>>, inStock: boolean | null) =>
      readProducts(reads, { inStock }, { sort, limit: 7, fromEnd: false, after: null, before: null, ...range }, book);
    for (const inStock of [null, true]) {
      const all = await expected(book, sort, inStock);
      for (const fromEnd of [false, true]) {
        const found: ProductRow[] = [];
        for (let end: string | null = null, more = true; more;) {
          const limit = 1 + (found.length % 61);
          const position = end === null ? null : decodeCursor(sort, end);
          const { nodes, edges, pageInfo } = await page(
            { limit, fromEnd, ...(fromEnd ? { before: position } : { after: position }) },
            inStock,
          );
          found.splice(fromEnd ? 0 : found.length, 0, ...nodes);
          end = (fromEnd ? edges[0] : edges.at(-1))?.cursor ?? null;
          more = fromEnd ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
        }
        expect(found.map((row) => [row.id, amountOf(row, book)])).toEqual(
          all.map((row) => [row.id, amountOf(row, book)]),
        );
      }
    }
  });
});
