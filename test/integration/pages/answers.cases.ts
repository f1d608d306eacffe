import http from 'node:http';
import { productPath } from '../../../common/productPath';
import { startShop } from '../../support/shop';
import { until } from '../../support/data/rows';
import { pageAt, firstAnswer } from './page';
import { ORIGIN, add, linked, orange, shop } from './builtPages';

describe('an address', () => {
  it('of a product with another name, or none, leads to the right one, and keeps what else it says', async () => {
    for (const part of [`${orange.id}`, `${orange.id}-`, `${orange.id}-old-name`, `${orange.id}-FRESH-orange-juice`]) {
      const { status, headers } = await pageAt(shop, `/products/${part}?lang=ar&x=1`);
      expect([part, status, headers.get('location')]).toEqual([part, 301, `${productPath(orange)}?lang=ar&x=1`]);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('of a product named in Arabic is found as it is linked', async () => {
    const product = await add('لوز نيء');
    const page = await pageAt(shop, productPath(product));
    expect([page.status, page.title]).toEqual([200, 'لوز نيء | Bustan']);
    expect(linked(page, 'canonical')[0]!.href).toBe(
      `${ORIGIN}/products/${product.id}-${encodeURIComponent('لوز-نيء')}`,
    );
  });

  it.each([
    '/no-such-page',
    '/products',
    '/products/0',
    '/products/999999-nothing',
    '/products/orange',
    '/store?category=none',
    '/?category=none',
    '/checkout/x',
  ])('that leads nowhere is 404 and nothing to find: %s', async (address) => {
    const page = await pageAt(shop, address);
    expect([page.status, page.meta.robots, linked(page, 'canonical')]).toEqual([404, 'noindex', []]);
    expect(page.html).toContain('<div id="root">');
  });

  it('of a hidden product is 404 from the moment it is hidden', async () => {
    const product = await add('Soon gone');
    expect((await pageAt(shop, productPath(product))).status).toBe(200);
    await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [product.id]);
    await until(async () => expect((await pageAt(shop, productPath(product))).status).toBe(404));
    expect((await pageAt(shop, productPath(product))).html).not.toContain('Soon gone');
  });
});

describe('the first answers', () => {
  const category = '/store?category=raw-nuts';

  it.each(['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'])(
    'are those that %s would get, to the byte',
    async (viewer) => {
      const client = viewer === 'guest' ? shop.guest() : await shop.signedIn(viewer);
      for (const address of ['/', category, '/checkout']) {
        const page = await pageAt(shop, address, { client });
        expect(Object.keys(page.first).length).toBeGreaterThanOrEqual(2);
        for (const [document, answer] of Object.entries(page.first)) {
          const { status, text } = await client.rest('GET', document);
          expect([document, status, JSON.parse(text)]).toEqual([document, 200, answer]);
        }
        expect(firstAnswer(page, 'Viewer').viewer?.username ?? 'guest').toBe(viewer);
      }
      const page = await pageAt(shop, category, { client });
      expect(firstAnswer(page, 'Products').products.nodes.length).toBeGreaterThan(5);
      expect(firstAnswer(await pageAt(shop, '/', { client }), 'Categories').categories).toHaveLength(5);
    },
  );

  it('hold no business price for a guest, and no price for an employee', async () => {
    const secret = await add('Secretly cheap');
    await until(async () => expect((await pageAt(shop, category)).html).toContain('Secretly cheap'));
    for (const address of [category, productPath(secret)]) {
      const { html } = await pageAt(shop, address);
      expect(html).toContain('1500.00');
      expect(html).not.toContain('1111');
    }
    const employee = await pageAt(shop, category, { client: await shop.signedIn('employee') });
    expect(JSON.stringify(employee.first)).not.toMatch(/\d\.00"/);
    const business = await pageAt(shop, category, { client: await shop.signedIn('business') });
    // 10 % off the business price.
    expect(JSON.stringify(business.first)).toContain('"999.90"');
  });

  it('change with the catalogue', async () => {
    const product = await add('Before the change');
    await until(async () => expect((await pageAt(shop, category)).html).toContain('Before the change'));
    await shop.db.query(`UPDATE product SET name = 'After the change' WHERE id = $1`, [product.id]);
    await until(async () => {
      const { html } = await pageAt(shop, category);
      expect([html.includes('Before the change'), html.includes('After the change')]).toEqual([false, true]);
    });
  });
});

describe('a page is kept', () => {
  it('by a guest, who asks each time whether it is still the same', async () => {
    const page = await pageAt(shop, '/', { headers: { 'Accept-Encoding': 'br' } });
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const etag = page.headers.get('etag')!;
    // `fetch` would say that it wants no answer from memory.
    const statusOf = (address: string) =>
      new Promise((resolve, reject) => {
        http
          .get(shop.url + address, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } }, (answer) => {
            answer.resume().once('end', () => resolve(answer.statusCode));
          })
          .once('error', reject);
      });
    expect([await statusOf('/'), await statusOf('/store'), await statusOf('/?lang=ar')]).toEqual([304, 304, 200]);
  });

  it('by nobody who is signed in, nor is a page with an account shown to others', async () => {
    const client = await shop.signedIn('customer');
    const page = await pageAt(shop, '/', { client });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.html).toContain('"username":"customer"');
    expect((await pageAt(shop, '/')).html).not.toContain('"username"');
    await client.rest('GET', '/api/logout');
    await until(async () => expect((await pageAt(shop, '/', { client })).html).not.toContain('"username"'));
  });

  it('by nobody when its address holds the key of an order, which is told to no other site and to no search engine', async () => {
    const page = await pageAt(shop, '/orders/1?key=a-secret-key');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect(page.meta.robots).toBe('noindex');
    expect(page.html).not.toContain('a-secret-key');
    expect(page.headers.get('set-cookie')).toBeNull();
  });

  it('apart for each host under which the shop is reached, when it has no address of its own', async () => {
    const other = await startShop({ databaseUrl: shop.databaseUrl });
    const port = new URL(other.url).port;
    try {
      expect((await pageAt(other, '/')).meta['og:url']).toBe(`http://127.0.0.1:${port}/store`);
      const { url, ...rest } = other;
      const local = await pageAt({ ...rest, url: url.replace('127.0.0.1', 'localhost') }, '/');
      expect(local.meta['og:url']).toBe(`http://localhost:${port}/store`);
    } finally {
      await other.stop();
    }
  });

  it('compressed as the browser wants it', async () => {
    const plain = await pageAt(shop, '/', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const etags = [plain.headers.get('etag')];
    for (const encoding of ['br', 'gzip']) {
      const page = await pageAt(shop, '/', { headers: { 'Accept-Encoding': encoding } });
      expect([page.headers.get('content-encoding'), page.html]).toEqual([encoding, plain.html]);
      etags.push(page.headers.get('etag'));
    }
    expect(new Set(etags).size).toBe(3);
  });
});
