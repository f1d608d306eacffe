import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { productPath } from '../../../common/productPath';
import { projectRoot } from '../../../server/core/projectRoot';
import { until } from '../../support/data/rows';
import { startShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { pageAt } from './page';
import { orange, shop } from './builtPages';

/** The module of each screen that is loaded apart. */
const PARTS = {
  '/landing': 'landing/LandingPage.tsx',
  '/checkout': 'checkout/CheckoutScreens.tsx',
  '/login': 'signIn/SessionScreens.tsx',
  '/orders/1': 'orderPage/OrderPage.tsx',
  '/register': 'signIn/SessionScreens.tsx',
  '/account': 'account/page/AccountPage.tsx',
  '/account/password': 'account/AccountScreens.tsx',
  '/account/sessions': 'account/AccountScreens.tsx',
  '/account/data': 'account/AccountScreens.tsx',
  '/forgot-password': 'account/AccountScreens.tsx',
  '/reset-password': 'account/AccountScreens.tsx',
  '/confirm-email': 'account/AccountScreens.tsx',
  '/store?search=nuts': 'storefront/catalogue/SearchView.tsx',
  '/admin/login': 'admin/login/AdminLoginPage.tsx',
  '/admin/dashboard': 'admin/AdminScreens.tsx',
  '/business': 'business/login/BusinessLoginPage.tsx',
  '/business/portal': 'business/BusinessPortal.tsx',
  '/employee/login': 'employee/login/EmployeeLoginPage.tsx',
  '/employee/portal': 'employee/EmployeePortal.tsx',
};

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

test('of inline styles the policy allows those that stand in the page, by their hashes, and no others', async () => {
  const directive = (headers: Headers) => /style-src ([^;]*)/.exec(headers.get('content-security-policy')!)![1];
  for (const path of ['/', '/', '/store?category=dry-fruits', '/admin/dashboard', '/no-such-page', '/offline.html']) {
    const response = await fetch(shop.url + path);
    const styles = [...(await response.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );
    expect([path, styles.length]).toEqual([path, 1]);
    expect([path, directive(response.headers)]).toEqual([path, ["'self'", ...styles].join(' ')]);
  }
  for (const path of ['/api/cart', '/healthz', '/favicon.svg', '/graphql?query=%7B__typename%7D']) {
    expect([path, directive((await fetch(shop.url + path)).headers)]).toEqual([path, "'self'"]);
  }
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

test('a page says the rate in its head while there is one that is shown, but to no employee', async () => {
  const admin = await shop.signedIn('admin');
  const said = async (client?: ShopClient) => (await pageAt(shop, '/', { client })).meta['lbp-per-usd'];
  const set = async (lbpPerUsd: string | null, showsUsd: boolean) =>
    expect((await admin.rest('POST', '/api/admin/exchange-rates', { lbpPerUsd, showsUsd })).status).toBe(201);
  expect(await said()).toBeUndefined();
  await set('89500', true);
  await until(async () => expect(await said()).toBe('89500.00'));
  expect(await said(await shop.signedIn('business'))).toBe('89500.00');
  expect(await said(await shop.signedIn('employee'))).toBeUndefined();
  // What says USD is fetched ahead where it will be needed, and nowhere else.
  const ahead = async () => {
    const manifest = await readFile(path.join(projectRoot(), 'build/web/.vite/manifest.json'), 'utf8');
    const { file } = (JSON.parse(manifest) as Record<string, { file: string }>)['lib/usd.ts']!;
    return (await pageAt(shop, '/')).links.some(({ rel, href }) => rel === 'modulepreload' && href === `/${file}`);
  };
  expect(await ahead()).toBe(true);
  await set('89500', false);
  await until(async () => expect(await said()).toBeUndefined());
  expect(await ahead()).toBe(false);
  await set('89600', true);
  await until(async () => expect(await said()).toBe('89600.00'));
  await set(null, true);
  await until(async () => expect(await said()).toBeUndefined());
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
