import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { expectAccessible, passwordOf } from '../support/pages';
import { shop } from '../support/shops/plainShop';
import { DESKTOP, during, PHONE, signIn, tabTo } from '../support/visit';
import { EVERY_BROWSER } from '../support/routes';

/** Where the links of a part of the page lead, in their order. */
const targets = (page: Page, part: string): Promise<string[]> =>
  page.locator(`${part} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const CATEGORIES = ['Fresh Juices', 'Dried Fruits', 'Fruit & Veg Mixes', 'Frozen Fruits', 'Cocktail Garnishes'];
const PRODUCTS: [name: string, price: string, rating: number][] = [
  ['Orange Juice', '$12.99', 4.8],
  ['Mixed Berry Blend', '$15.99', 4.9],
  ['Tropical Mix', '$14.99', 4.7],
  ['Green Smoothie', '$13.99', 4.8],
  ['Apple Cider', '$11.99', 4.6],
  ['Mango Delight', '$16.99', 4.9],
];

describeInBrowser('the landing page', () => {
  it.each(EVERY_BROWSER)('shows who the shop is, and leads a visitor to the sign-in %s', async (_, settings, t) => {
    await during(shop, settings, async ({ page }) => {
      await page.goto('/landing');
      const header = page.locator('header');
      await header.getByRole('link', { name: t('Sign In') }).waitFor();
      expect(await targets(page, 'header')).toEqual(['/landing', '/api/login', '/api/login']);
      await header.getByRole('link', { name: t('Get Started') }).waitFor();
      for (const figure of ['500+', '50+', t('24h'), '4.9★']) await page.getByText(figure, { exact: true }).waitFor();
      for (const name of CATEGORIES) await page.locator('main').getByText(t(name), { exact: true }).waitFor();
      for (const [name, price, rating] of PRODUCTS) {
        const product = page.locator('main a', { hasText: t(name) });
        await product.getByText(price, { exact: true }).waitFor();
        await product.getByLabel(t('Rated {rating} of 5', { rating })).waitFor();
      }
      for (const reason of ['100% Natural', 'Fast Delivery', 'Quality Guarantee', 'Flexible Payment'])
        await page.getByRole('heading', { level: 3, name: t(reason) }).waitFor();
      expect(await targets(page, 'main li')).toEqual(Array<string>(11).fill('/api/login'));
      for (const name of ['Business Portal', 'Business Account'])
        expect(
          await page
            .locator('main')
            .getByRole('link', { name: t(name) })
            .getAttribute('href'),
        ).toBe('/business/login');
      for (const title of ['Products', 'Company', 'Support'])
        await page
          .locator('footer')
          .getByRole('heading', { name: t(title), exact: true })
          .waitFor();
      expect((await targets(page, 'footer')).filter((target) => target === '' || target === '#')).toEqual([]);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('greets who is signed in and leads into the store, on %s', async (_, viewport) => {
    await during(shop, viewport, async ({ page }) => {
      await signIn(page, 'customer', passwordOf('customer'));
      await page.goto('/landing');
      await page.getByText('Welcome, customer', { exact: true }).waitFor();
      expect(await targets(page, 'header')).toEqual(['/landing', '/store', '/api/logout']);
      expect(await targets(page, 'main li')).toEqual(Array<string>(11).fill('/store'));
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Logout' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('link', { name: 'Sign In' }).waitFor();
    });
  });

  it('is used by the keyboard alone', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      await page.goto('/landing');
      await page.getByRole('link', { name: 'Get Started' }).waitFor();
      await tabTo(page, page.locator('main').getByRole('link', { name: 'Start Shopping' }));
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/login');
    });
  });
});
