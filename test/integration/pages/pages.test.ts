import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { productPath } from '../../../common/productPath';
import { projectRoot } from '../../../server/core/projectRoot';
import { startBuiltShop } from '../../browser/support/builtWeb';
import { startShop, type TestShop } from '../../support/shop';
import { until } from '../../support/data/rows';
import { firstAnswer, pageAt } from './page';

jest.setTimeout(180_000);

const EVIL = `</script><script>alert(1)</script> "Nuts" & 'more' <b>`;
const ORIGIN = 'https://shop.example';

/** The module of each screen that is loaded apart. */
const PARTS = {
  '/landing': 'landing/LandingPage.tsx',
  '/checkout': 'checkout/CheckoutScreens.tsx',
  '/login': 'signIn/SignInPage.tsx',
  '/orders/1': 'orderPage/OrderPage.tsx',
  '/register': 'signIn/RegisterPage.tsx',
  '/store?search=nuts': 'storefront/catalogue/SearchView.tsx',
  '/admin/login': 'admin/login/AdminLoginPage.tsx',
  '/admin/dashboard': 'admin/AdminScreens.tsx',
  '/business': 'business/login/BusinessLoginPage.tsx',
  '/business/portal': 'business/BusinessPortal.tsx',
  '/employee/login': 'employee/login/EmployeeLoginPage.tsx',
  '/employee/portal': 'employee/EmployeePortal.tsx',
};

let shop: TestShop;
let orange: { id: number; name: string };

beforeAll(async () => {
  shop = await startBuiltShop({ env: { PUBLIC_URL: ORIGIN } });
  const found = await shop.db.query<(typeof orange)[]>(
    `SELECT id, name FROM product WHERE name = 'Fresh Orange Juice'`,
  );
  orange = found[0]!;
});
afterAll(() => shop?.stop());

async function add(name: string, more = ''): Promise<{ id: number; name: string }> {
  const [row] = await shop.db.query<{ id: number; name: string }[]>(
    `INSERT INTO product (category_id, name, description, customer_price, business_price)
     SELECT id, $1, 'Said of it', 1500, 1111 FROM category WHERE slug = 'raw-nuts' ${more} RETURNING id, name`,
    [name],
  );
  return row!;
}

const linked = (page: Awaited<ReturnType<typeof pageAt>>, rel: string) => page.links.filter((link) => link.rel === rel);
const ofType = (page: Awaited<ReturnType<typeof pageAt>>, type: string) =>
  page.data.find((each) => each['@type'] === type);

describe('the head', () => {
  it('of the store says who the shop is, where it is found in each language, and how it is searched', async () => {
    const page = await pageAt(shop, '/');
    expect([page.status, page.lang, page.dir]).toEqual([200, 'en', 'ltr']);
    expect(page.title).toBe('Bustan: fresh juices, fruits and nuts in Lebanon');
    expect(page.meta).toMatchObject({
      description: expect.stringMatching(/^Fresh juices, dried fruits/),
      'og:title': page.title,
      'og:type': 'website',
      'og:url': `${ORIGIN}/store`,
      'og:locale': 'en_US',
      'og:image': expect.stringMatching(/^https:\/\/shop\.example\/media\/[0-9a-f]{32}-1200\.webp$/),
      'twitter:card': 'summary_large_image',
    });
    expect(page.meta.robots).toBeUndefined();
    expect(linked(page, 'canonical').map(({ href }) => href)).toEqual([`${ORIGIN}/store`]);
    expect(Object.fromEntries(linked(page, 'alternate').map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      en: `${ORIGIN}/store?lang=en`,
      ar: `${ORIGIN}/store?lang=ar`,
      fr: `${ORIGIN}/store?lang=fr`,
      'x-default': `${ORIGIN}/store`,
    });
    expect(ofType(page, 'Organization')).toMatchObject({
      name: 'Bustan',
      url: `${ORIGIN}/`,
      telephone: '+961 1 234 567',
    });
    expect(ofType(page, 'WebSite')!.potentialAction).toEqual({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/store?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
    expect((await pageAt(shop, '/store')).html).toBe(page.html);
  });

  it('of a category has one address, whichever it was asked by', async () => {
    for (const address of ['/?category=dry-fruits', '/store?category=dry-fruits', '/store?utm=x&category=dry-fruits']) {
      const page = await pageAt(shop, address);
      expect([page.status, page.title]).toEqual([200, 'Dry Fruits | Bustan']);
      expect(linked(page, 'canonical').map(({ href }) => href)).toEqual([`${ORIGIN}/store?category=dry-fruits`]);
      expect(page.meta['og:image']).toMatch(/-1200\.webp$/);
      expect(ofType(page, 'BreadcrumbList')!.itemListElement).toEqual([
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/store` },
        { '@type': 'ListItem', position: 2, name: 'Dry Fruits', item: `${ORIGIN}/store?category=dry-fruits` },
      ]);
    }
  });

  it('of a product offers each size at the price of guests', async () => {
    const page = await pageAt(shop, productPath(orange));
    const [row] = await shop.db.query<{ description: string; in_stock: boolean; variants: any[] }[]>(
      'SELECT description, in_stock, variants FROM product WHERE id = $1',
      [orange.id],
    );
    expect(page.title).toBe('Fresh Orange Juice | Bustan');
    expect(page.meta).toMatchObject({ description: row!.description, 'og:type': 'product' });
    expect(linked(page, 'canonical')[0]!.href).toBe(`${ORIGIN}${productPath(orange)}`);
    const product = ofType(page, 'Product')!;
    expect(product).toMatchObject({ name: orange.name, category: 'Fresh Juices Daily', description: row!.description });
    expect(row!.variants.length).toBeGreaterThan(1);
    expect(product.offers).toEqual(
      row!.variants.map(({ name, customerPrice }) =>
        expect.objectContaining({
          '@type': 'Offer',
          name,
          price: customerPrice,
          priceCurrency: 'LBP',
          availability: `https://schema.org/${row!.in_stock ? 'InStock' : 'OutOfStock'}`,
        }),
      ),
    );
    expect(ofType(page, 'BreadcrumbList')!.itemListElement).toHaveLength(3);
  });

  it('of a product that is out of stock says so, and of one without a price offers nothing', async () => {
    const gone = await add('Sold for today');
    await shop.db.query('UPDATE product SET in_stock = false WHERE id = $1', [gone.id]);
    const unpriced = await add('Price to come');
    await shop.db.query('UPDATE product SET customer_price = NULL WHERE id = $1', [unpriced.id]);
    await until(async () => {
      const page = await pageAt(shop, productPath(gone));
      expect(ofType(page, 'Product')!.offers).toMatchObject([
        { price: '1500.00', availability: 'https://schema.org/OutOfStock' },
      ]);
    });
    const page = await pageAt(shop, productPath(unpriced));
    expect(ofType(page, 'Product')).toMatchObject({ name: 'Price to come' });
    expect(ofType(page, 'Product')).not.toHaveProperty('offers');
  });

  it('cannot be broken out of by a name', async () => {
    const evil = await add(EVIL);
    await shop.db.query(`UPDATE category SET name = $1 WHERE slug = 'raw-nuts'`, [EVIL]);
    try {
      for (const address of [
        productPath(evil),
        '/store?category=raw-nuts',
        '/',
        `/store?search=${encodeURIComponent(EVIL)}`,
      ]) {
        let page = await pageAt(shop, address);
        await until(async () => {
          page = await pageAt(shop, address);
          expect(page.html).toContain('alert(1)');
        });
        const scripts = [...page.html.matchAll(/<script(\s[^>]*)?>/g)].map(([, attributes]) => attributes);
        expect(scripts.every((each) => /type="(module|application\/(ld\+)?json)"/.test(each ?? ''))).toBe(true);
        expect(page.html).not.toContain('<b>');
        expect(page.html).not.toMatch(/<script>|"Nuts" &|<script[^>]*>alert/);
        if (address !== '/') expect(page.title).toBe(`${EVIL} | Bustan`);
      }
      const page = await pageAt(shop, productPath(evil));
      expect(page.meta['og:title']).toBe(`${EVIL} | Bustan`);
      expect(ofType(page, 'Product')!.name).toBe(EVIL);
      expect(ofType(page, 'BreadcrumbList')!.itemListElement[1].name).toBe(EVIL);
      const home = await pageAt(shop, '/');
      expect(firstAnswer(home, 'Categories').categories.map(({ name }: { name: string }) => name)).toContain(EVIL);
    } finally {
      await shop.db.query(`UPDATE category SET name = 'Raw Nuts' WHERE slug = 'raw-nuts'`);
      await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [evil.id]);
    }
  });

  it.each([
    '/enhanced-checkout',
    '/order-success?orderId=7',
    '/login',
    '/register',
    '/orders/1',
    '/admin/dashboard',
    '/business/login',
    '/business/portal',
    '/employee',
    '/employee/portal',
    '/store?search=nuts',
  ])('of %s keeps search engines away', async (address) => {
    const page = await pageAt(shop, address);
    expect([page.status, page.meta.robots, linked(page, 'canonical')]).toEqual([200, 'noindex', []]);
  });
});

describe('the language', () => {
  it.each([
    [{}, 'en', 'ltr'],
    [{ 'Accept-Language': 'ar-LB,ar;q=0.9,en;q=0.8' }, 'ar', 'rtl'],
    [{ 'Accept-Language': 'de, fr-CA;q=0.7, en;q=0.3' }, 'fr', 'ltr'],
    [{ 'Accept-Language': 'de-DE' }, 'en', 'ltr'],
    [{ 'Accept-Language': 'ar', Cookie: 'lang=fr' }, 'fr', 'ltr'],
    [{ 'Accept-Language': 'ar', Cookie: 'lang=xx' }, 'ar', 'rtl'],
    [{ Cookie: 'lang=__proto__' }, 'en', 'ltr'],
  ] as [Record<string, string>, string, string][])('for %j is %s, written %s', async (headers, lang, dir) => {
    const page = await pageAt(shop, '/', { headers });
    expect([page.lang, page.dir]).toEqual([lang, dir]);
    expect(page.headers.get('vary')).toMatch(/Cookie.*Accept-Language|Accept-Language.*Cookie/);
    expect(page.headers.getSetCookie()).toEqual([]);
  });

  it('that the address asks for wins, is remembered, and is part of what the page is found under', async () => {
    const page = await pageAt(shop, '/store?category=raw-nuts&lang=ar', { headers: { Cookie: 'lang=fr' } });
    expect([page.lang, page.dir, page.meta['og:locale']]).toEqual(['ar', 'rtl', 'ar_LB']);
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^lang=ar; Max-Age=31536000; Path=\/;.* SameSite=Lax$/),
    ]);
    expect(linked(page, 'canonical')[0]!.href).toBe(`${ORIGIN}/store?category=raw-nuts&lang=ar`);
    expect((await pageAt(shop, '/?lang=xx')).headers.getSetCookie()).toEqual([]);
  });

  it('is that of the title, the description and the texts that are fetched ahead', async () => {
    const page = await pageAt(shop, '/?lang=fr');
    expect(page.title).toBe('Bustan : jus frais, fruits et noix au Liban');
    expect(page.meta.description).toMatch(/^Jus frais/);
    expect(linked(page, 'modulepreload').some(({ href }) => /language-fr/.test(href!))).toBe(true);
    expect((await pageAt(shop, '/')).html).not.toContain('language-fr');
  });
});

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
        for (const [asked, answer] of Object.entries(page.first)) {
          const { status, text } = await client.rest('GET', asked, undefined, { 'apollo-require-preflight': 'true' });
          expect([asked, status, JSON.parse(text)]).toEqual([asked, 200, answer]);
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
    const page = await pageAt(shop, '/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const etag = page.headers.get('etag')!;
    // `fetch` would say that it wants no answer from memory.
    const statusOf = (address: string) =>
      new Promise((resolve, reject) => {
        http
          .get(shop.url + address, { headers: { 'If-None-Match': etag } }, (answer) => {
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
    for (const encoding of ['br', 'gzip']) {
      const page = await pageAt(shop, '/', { headers: { 'Accept-Encoding': encoding } });
      expect([page.headers.get('content-encoding'), page.html]).toEqual([encoding, plain.html]);
    }
  });
});

describe('what a page fetches ahead', () => {
  it('is the part of its screen, and only what the page does not ask for anyway', async () => {
    const manifest = JSON.parse(
      await readFile(path.join(projectRoot(), 'build/web/.vite/manifest.json'), 'utf8'),
    ) as Record<string, { file: string }>;
    const home = await pageAt(shop, '/');
    const parts = { ...PARTS, [productPath(orange)]: 'storefront/product/ProductPage.tsx' };
    for (const [address, module] of Object.entries(parts)) {
      const page = await pageAt(shop, address);
      const ahead = page.links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href!);
      expect([module, ahead]).toEqual([module, expect.arrayContaining([`/${manifest[module]?.file}`])]);
      expect(new Set(ahead).size).toBe(ahead.length);
      expect(home.html).not.toContain(manifest[module]!.file);
      for (const href of ahead) expect((await fetch(shop.url + href)).status).toBe(200);
    }
  });

  it('is the picture that is seen first, in the widths that the screen chooses from', async () => {
    for (const address of ['/', '/store?category=dry-fruits', productPath(orange)]) {
      const [picture, ...others] = (await pageAt(shop, address)).links.filter(({ as }) => as === 'image');
      expect(others).toEqual([]);
      expect(picture).toMatchObject({
        rel: 'preload',
        fetchpriority: 'high',
        imagesizes: expect.stringContaining('px'),
      });
      const sources = picture!.imagesrcset!.split(', ').map((each) => each.split(' ')[0]!);
      for (const url of sources) expect([url, (await fetch(shop.url + url)).status]).toEqual([url, 200]);
    }
  });
});

test('the policy lets a page ask the geocoder, and no other host', async () => {
  const [policy, other] = [
    await pageAt(shop, '/'),
    await startShop({ demo: false, env: { GEOCODER_URL: 'http://geo.example:8080/find?key=1' } }),
  ];
  try {
    expect(policy.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://nominatim.openstreetmap.org;",
    );
    const csp = (await pageAt(other, '/')).headers.get('content-security-policy');
    expect(csp).toContain("connect-src 'self' http://geo.example:8080;");
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("worker-src 'self'");
    expect(csp).toContain("manifest-src 'self'");
  } finally {
    await other.stop();
  }
});

test('when nothing can be read, the page is the one that was built, and says to come again', async () => {
  const broken = await startShop();
  try {
    await broken.db.query('ALTER TABLE category RENAME TO gone');
    const page = await pageAt(broken, '/');
    expect([page.status, page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '5',
    ]);
    expect(page.html).toContain('<div id="root">');
    expect(page.html).not.toMatch(/relation|does not exist/);
  } finally {
    await broken.stop();
  }
});

test('a shop without categories shows the built-in ones', async () => {
  const empty = await startShop({ demo: false });
  try {
    expect((await pageAt(empty, '/store?category=raw-nuts')).status).toBe(200);
    expect((await pageAt(empty, '/store?category=other')).status).toBe(404);
    expect((await pageAt(empty, '/')).status).toBe(200);
  } finally {
    await empty.stop();
  }
});
