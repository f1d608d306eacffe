import { until } from '../../../support/data/rows';
import { type TestShop, startShop } from '../../../support/shop';

jest.setTimeout(120_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { CACHE: 'off' } });
});
afterAll(() => shop?.stop());

async function searchNames(search: string): Promise<string[]> {
  const { data, errors } = await shop
    .guest()
    .graphql('query ($search: String) { products(search: $search, first: 100) { nodes { name } } }', { search });
  expect(errors).toEqual([]);
  return data.products.nodes.map(({ name }: { name: string }) => name);
}

test('a search among 5,000 products goes by the index', async () => {
  await shop.db.query(
    `INSERT INTO product (category_id, name, description, tags)
     SELECT c.id, 'Crate ' || md5(n::text), 'From the valley, lot ' || md5((n + 1)::text), ARRAY['bulk']
     FROM generate_series(1, 5000) AS n, category c WHERE c.slug = 'raw-nuts'`,
  );
  await shop.db.query('ANALYZE product');
  const plan = await shop.db.query<{ 'QUERY PLAN': string }[]>(
    `EXPLAIN SELECT p.id FROM product p WHERE p.deleted_at IS NULL AND p.search LIKE search_pattern('pistachios')`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on product_search');
  // The very statements of the search run inside a function, where EXPLAIN does not see: the index says that it was read.
  const scans = async () => {
    await shop.db.query('SELECT pg_stat_force_next_flush()');
    const [row] = await shop.db.query<{ n: number }[]>(
      `SELECT idx_scan::integer AS n FROM pg_stat_user_indexes WHERE indexrelname = 'product_search'`,
    );
    return row!.n;
  };
  const begun = await scans();
  expect((await searchNames('pistachios'))[0]).toBe('Raw Pistachios, Aleppo Style');
  // PostgreSQL counts what another connection did when that rests, seconds later.
  await until(async () => expect(await scans()).toBeGreaterThan(begun));
  const literal = await scans();
  expect(await searchNames('pistacios')).toContain('Raw Pistachios, Aleppo Style');
  await until(async () => expect(await scans()).toBeGreaterThan(literal));
});
