import { productPath } from '../../../common/productPath';
import { startShop, type TestShop } from '../../support/shop';

const ORIGIN = 'https://shop.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => shop?.stop());

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.url + address, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The addresses of a sitemap or of its index, with when each was changed. @throws when it is not well-formed */
function entriesOf(xml: string, kind: 'urlset' | 'sitemapindex'): Map<string, string | undefined> {
  const inside = new RegExp(
    `^<\\?xml version="1.0" encoding="UTF-8"\\?><${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"[^>]*>(.*)</${kind}>$`,
    's',
  ).exec(xml)?.[1];
  if (inside === undefined) throw new Error(`This is no ${kind}: ${xml.slice(0, 300)}`);
  const element = kind === 'urlset' ? 'url' : 'sitemap';
  const entry = new RegExp(
    `<${element}><loc>([^<>]+)</loc>(?:<lastmod>(\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z)</lastmod>)?(?:<xhtml:link rel="alternate" hreflang="[\\w-]+" href="[^"<>]+"/>)*</${element}>`,
    'g',
  );
  expect(inside.replace(entry, '')).toBe('');
  const entries = [...inside.matchAll(entry)].map(([, url, at]) => [url!.replaceAll('&amp;', '&'), at] as const);
  expect(new Set(entries.map(([url]) => url)).size).toBe(entries.length);
  return new Map(entries);
}

const listed = () =>
  shop.db.query<{ id: number; name: string }[]>('SELECT id, name FROM product WHERE deleted_at IS NULL');

test('robots.txt leads to the sitemap and keeps crawlers from calls alone', async () => {
  const { status, headers, text } = await get('/robots.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

describe('the sitemap', () => {
  it('names home, landing, every category and every product that is shown', async () => {
    await shop.db.query(`UPDATE product SET name = 'Nuts & <more> "لوز"' WHERE id = 3`);
    await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = 5');
    const { status, headers, text } = await get('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml']);
    const entries = entriesOf(text, 'urlset');
    const categories = await shop.db.query<{ slug: string }[]>('SELECT slug FROM category');
    expect([...entries.keys()].sort()).toEqual(
      [
        `${ORIGIN}/store`,
        `${ORIGIN}/landing`,
        ...categories.map(({ slug }) => `${ORIGIN}/store?category=${slug}`),
        ...(await listed()).map((product) => ORIGIN + productPath(product)),
      ].sort(),
    );
    expect([...entries.keys()].some((url) => url.includes('/products/5-'))).toBe(false);
    // Each page in each language, and the one that takes the visitor's own.
    const links = [...text.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
    expect(links).toHaveLength(4 * entries.size);
    expect(links.slice(0, 4).map(([, language, href]) => [language, href])).toEqual([
      ['en', `${ORIGIN}/store?lang=en`],
      ['ar', `${ORIGIN}/store?lang=ar`],
      ['fr', `${ORIGIN}/store?lang=fr`],
      ['x-default', `${ORIGIN}/store`],
    ]);
    for (const url of entries.keys()) if (/products|category/.test(url)) expect(entries.get(url)).toBeDefined();
  });

  it('says when a product was changed last, and is not sent again before anything is', async () => {
    const first = await get('/sitemap.xml');
    const etag = first.headers.get('etag')!;
    const [product] = await listed();
    const url = ORIGIN + productPath(product!);
    const before = entriesOf(first.text, 'urlset').get(url)!;
    expect((await get('/sitemap.xml')).headers.get('etag')).toBe(etag);
    await shop.db.query('UPDATE product_variant SET customer_price = customer_price + 1 WHERE product_id = $1', [
      product!.id,
    ]);
    await shop.db.query('UPDATE product SET in_stock = NOT in_stock WHERE id = $1', [product!.id]);
    const second = await get('/sitemap.xml');
    expect(second.headers.get('etag')).not.toBe(etag);
    expect(Date.parse(entriesOf(second.text, 'urlset').get(url)!)).toBeGreaterThan(Date.parse(before));
    await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [product!.id]);
    expect((await get('/sitemap.xml')).headers.get('etag')).not.toBe(second.headers.get('etag'));
  });

  it('of more than 50,000 addresses is an index of parts that together name everything once', async () => {
    expect((await get('/sitemap-1.xml')).status).toBe(404);
    await shop.db.query(
      `INSERT INTO product (id, category_id, name, description) SELECT n, c.id, 'Crate ' || n, ''
       FROM category c, (VALUES (49999), (50000), (50001), (120000)) v(n) WHERE c.slug = 'raw-nuts'`,
    );
    await shop.db.query(
      `INSERT INTO product (id, category_id, name, description)
       SELECT 60000 + n, c.id, 'Box ' || n, '' FROM category c, generate_series(1, 2500) n WHERE c.slug = 'raw-nuts'`,
    );
    const index = entriesOf((await get('/sitemap.xml')).text, 'sitemapindex');
    expect([...index.keys()]).toEqual([0, 1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
    const found: string[] = [];
    for (const url of index.keys()) {
      const part = await get(url.replace(ORIGIN, ''));
      expect(part.status).toBe(200);
      found.push(...entriesOf(part.text, 'urlset').keys());
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((url) => url.includes('/products/')).sort()).toEqual(
      (await listed()).map((product) => ORIGIN + productPath(product)).sort(),
    );
    for (const part of ['4', '-1', '1.5', 'x', '999999999']) {
      expect([part, (await get(`/sitemap-${part}.xml`)).status]).toEqual([part, 404]);
    }
  });
});
