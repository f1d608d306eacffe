import { productPath } from '../../../common/productPath';
import { until } from '../../support/data/rows';
import { pageAt, firstAnswer } from './page';
import { ORIGIN, add, linked, orange, shop } from './builtPages';

const EVIL = `</script><script>alert(1)</script> "Nuts" & 'more' <b>`;

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
    expect(product.offers[0].seller).toMatchObject({ '@type': 'Organization', name: 'Bustan' });
    // Without scripts, and where a program reads the page, it says what it is about.
    expect(page.html).toContain('<noscript><h1 dir="auto">Fresh Orange Juice | Bustan</h1>');
  });

  it('has one address: the file that it is built from leads to it', async () => {
    const { status, headers } = await fetch(`${shop.url}/index.html`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/']);
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
    expect(ofType(page, 'Product')).toBeUndefined();
    expect(ofType(page, 'BreadcrumbList')).toBeDefined();
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
        const named = address.startsWith('/store?search') ? `Results for “${EVIL}”` : EVIL;
        if (address !== '/') expect(page.title).toBe(`${named} | Bustan`);
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
    '/account/password',
    '/account/sessions',
    '/account/data',
    '/forgot-password',
    '/reset-password',
    '/orders/1',
    '/admin/dashboard',
    '/business/login',
    '/business/portal',
    '/employee',
    '/employee/portal',
    '/driver/login',
    '/store?search=nuts',
  ])('of %s keeps search engines away', async (address) => {
    const page = await pageAt(shop, address);
    expect([page.status, page.meta.robots, linked(page, 'canonical')]).toEqual([200, 'noindex', []]);
  });
});

it.each([
  ['en', 'Results for “nuts” | Bustan'],
  ['fr', 'Résultats pour «\u00a0nuts\u00a0» | Bustan'],
  ['ar', 'نتائج «nuts» | بستان'],
])('the page of a search has the title of its screen, in %s', async (language, title) => {
  expect((await pageAt(shop, '/store?search=nuts', { headers: { 'Accept-Language': language } })).title).toBe(title);
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
    expect(page.title).toMatch(/. \| بستان$/);
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^lang=ar; Max-Age=31536000; Path=\/;.* SameSite=Lax$/),
    ]);
    expect(linked(page, 'canonical')[0]!.href).toBe(`${ORIGIN}/store?category=raw-nuts&lang=ar`);
    expect((await pageAt(shop, '/?lang=xx')).headers.getSetCookie()).toEqual([]);
  });

  it('is that of the title, the description and the texts that are fetched ahead', async () => {
    const page = await pageAt(shop, '/?lang=fr');
    expect(page.title).toBe('Bustan\u00a0: jus frais, fruits et noix au Liban');
    expect(page.meta.description).toMatch(/^Jus frais/);
    expect(linked(page, 'modulepreload').some(({ href }) => /language-fr/.test(href!))).toBe(true);
    expect((await pageAt(shop, '/')).html).not.toContain('language-fr');
  });
});
