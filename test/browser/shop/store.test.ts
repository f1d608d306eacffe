import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { until } from '../../support/data/rows';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { addToCart, card, expectSound, JUICES, LEMONADE, ORANGE, toast } from '../support/pages';
import { DESKTOP, during, isFocused, PHONE, tabTo } from '../support/visit';
import { EVERY_WAY } from '../support/routes';

/** More products than a list shows at once, in a category of their own. */
const MANY = 130;
const SPICES = '/?category=spices';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
  const admin = await shop.signedIn('admin');
  const { body } = await admin.rest('POST', '/api/categories', {
    name: 'Spices',
    slug: 'spices',
    description: 'Ground',
  });
  await shop.db.query(
    `INSERT INTO product (name, description, category_id, customer_price, business_price, in_stock)
     SELECT 'Spice ' || n, 'Ground and packed on the day it is ordered.', $1, 1000 * n, 900 * n, n % 2 = 1
     FROM generate_series(1, $2::integer) n`,
    [body.id, MANY],
  );
});
afterAll(() => shop?.stop());

const cart = (page: Page, count: number) => page.getByRole('button', { name: `Cart (${count})` });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });

/** Changes a product as an admin does in the back office, and waits until shoppers see it. */
async function change(name: string, changes: Record<string, unknown>): Promise<void> {
  const admin = await shop.signedIn('admin');
  const found = async (client: typeof admin) => {
    const { body } = await client.rest('GET', '/api/products/fast');
    return (body.products as Record<string, unknown>[]).find((product) => product.name === name)!;
  };
  const { id, description, categoryId, customerPrice, businessPrice, tags, inStock } = await found(admin);
  const input = { name, description, categoryId, customerPrice, businessPrice, tags, inStock, ...changes };
  const { status, text } = await admin.rest('PUT', `/api/products/${String(id)}`, input);
  expect({ status, text }).toMatchObject({ status: 200 });
  await until(async () => expect(await found(shop.guest())).toMatchObject(changes), 5_000);
}

/** As when somebody comes back to the tab. */
const lookAgain = (page: Page) => page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');

/** How far below the window's top a product's card begins. */
const topOf = async (page: Page, name: string) => (await card(page, name).boundingBox())!.y;

describeInBrowser('the store in a browser', () => {
  it.each(EVERY_WAY)(
    'shows its lists, a product and what is not there %s',
    async (_, way, t) => {
      await during(shop, way, async ({ page, expecting }) => {
        expecting(/status of 404 .*(products|category)/);
        await page.goto('/');
        await page.getByRole('heading', { level: 1, name: t('Fresh Products') }).waitFor();
        await page.getByText(t('Browse Our Fresh Categories')).waitFor();
        await page.getByRole('link', { name: /Spices/ }).waitFor();
        await expectSound(page);

        await page.goto(SPICES);
        await card(page, 'Spice 1').waitFor();
        const count = MANY / 2;
        await page.getByLabel(t('In stock only')).check();
        await page
          .getByRole('status')
          .getByText(t('{count, plural, one {# product} other {# products}}', { count }))
          .waitFor();
        await page.getByLabel(t('Sort by')).selectOption({ label: t('Price: high to low') });
        await page.locator('article').first().getByRole('heading', { name: 'Spice 129' }).waitFor();
        expect(new URL(page.url()).search).toBe('?category=spices&stock=in&sort=price-high');
        await page.reload();
        await page.locator('article').first().getByRole('heading', { name: 'Spice 129' }).waitFor();
        expect(await page.getByLabel(t('In stock only')).isChecked()).toBe(true);
        await expectSound(page);

        await page.goto('/?category=none');
        await page.getByText(t('There is no such category in our shop.')).waitFor();
        await expectSound(page);
        await page.getByRole('button', { name: t('Back to Categories') }).click();
        await page.getByText(t('Browse Our Fresh Categories')).waitFor();

        await page.goto('/store?search=zzzqqq');
        await page.getByText(t('Nothing found for “{search}”.', { search: 'zzzqqq' })).waitFor();
        await page.getByRole('main').getByRole('link', { name: 'Spices' }).waitFor();
        await expectSound(page);

        await page.goto('/products/999999-none');
        await page.getByRole('heading', { name: t('Product not found') }).waitFor();
        await expectSound(page);

        await page.goto(JUICES);
        await page.getByRole('link', { name: ORANGE }).click();
        await page.getByRole('heading', { level: 1, name: ORANGE }).waitFor();
        expect(new URL(page.url()).pathname).toMatch(/^\/products\/\d+-fresh-orange-juice$/);
        expect(await page.title()).toContain(ORANGE);
        await page.getByRole('heading', { name: t('More from this category') }).waitFor();
        await expectSound(page);
        await page
          .getByRole('navigation', { name: t('Breadcrumb') })
          .getByRole('link')
          .last()
          .click();
        await card(page, ORANGE).waitFor();
      });
    },
    120_000,
  );

  it('sells by keyboard from the search to the checkout', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      const { keyboard } = page;
      await page.goto('/');
      await page.getByRole('link', { name: /Spices/ }).waitFor();
      await tabTo(page, page.getByRole('searchbox').or(page.getByRole('combobox', { name: 'Search products' })));
      await keyboard.type('orng juce', { delay: 20 });
      const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
      await options.filter({ hasText: ORANGE }).waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: /products? found/ })
        .waitFor({ state: 'attached' });
      await expectSound(page);
      await keyboard.press('Escape');
      await options.first().waitFor({ state: 'detached' });
      await keyboard.press('ArrowDown');
      while ((await options.filter({ hasText: ORANGE }).getAttribute('aria-selected')) !== 'true') {
        await keyboard.press('ArrowDown');
      }
      await keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: ORANGE }).waitFor();
      const product = page.getByRole('article', { name: ORANGE });
      await tabTo(page, product.getByLabel('Size'));
      await keyboard.press('ArrowDown');
      const size = await product.getByLabel('Size').inputValue();
      await tabTo(page, product.getByRole('button', { name: 'Add to Cart' }));
      await keyboard.press('Enter');
      expect(await isFocused(product.getByRole('button', { name: `Increase quantity of ${ORANGE} (${size})` }))).toBe(
        true,
      );
      await tabTo(page, cart(page, 1));
      await keyboard.press('Enter');
      await drawerOf(page).getByText(`${ORANGE} (${size})`).waitFor();
      await tabTo(page, drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }));
      await keyboard.press('Enter');
      await page.waitForURL('**/checkout');
    });
  });

  it('opens the search over the page of a phone, and its results as a list', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Search products' }).click();
      const overlay = page.getByRole('dialog', { name: 'Search products' });
      await overlay.getByRole('combobox').fill('spice 12');
      await overlay.getByRole('option').first().waitFor();
      await expectSound(page);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/store?search=spice+12');
      await page.getByRole('heading', { level: 1, name: 'Results for “spice 12”' }).waitFor();
      await overlay.waitFor({ state: 'detached' });
      await card(page, 'Spice 12').waitFor();
    });
  });

  it('loads on towards the end of a list, and comes back to where it was left', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: /Spices/ }).click();
      await card(page, 'Spice 1').waitFor();
      expect(await page.locator('article').count()).toBeLessThan(MANY);
      const far = card(page, 'Spice 70');
      for (let tries = 0; tries < 60 && (await far.count()) === 0; tries += 1) {
        await page.mouse.wheel(0, 4000);
        await page.waitForTimeout(50);
      }
      await far.scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      const before = await topOf(page, 'Spice 70');
      await page.getByRole('link', { name: 'Spice 70', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Spice 70' }).waitFor();
      expect(await page.evaluate('scrollY')).toBe(0);

      const isWhereItWas = () =>
        until(async () => expect(Math.abs((await topOf(page, 'Spice 70')) - before)).toBeLessThan(4), 10_000);
      await page.goBack();
      await far.waitFor();
      await isWhereItWas();
      expect(await isFocused(page.getByRole('link', { name: 'Spice 70', exact: true }))).toBe(true);
      await page.reload();
      await far.waitFor();
      await isWhereItWas();
      await page.goBack();
      await page.getByText('Browse Our Fresh Categories').waitFor();
      await page.goForward();
      await far.waitFor();
      await isWhereItWas();
    });
  });

  it('keeps one cart over two tabs', async () => {
    await during(shop, DESKTOP, async ({ page, context }) => {
      await addToCart(page, LEMONADE);
      const other = await context.newPage();
      await other.goto(JUICES);
      await cart(other, 1).waitFor();
      await card(other, LEMONADE)
        .getByRole('button', { name: `Increase quantity of ${LEMONADE}` })
        .click();
      await cart(page, 2).waitFor();
      await card(page, LEMONADE).getByText('2', { exact: true }).waitFor();
      await cart(page, 2).click();
      await drawerOf(page).getByRole('button', { name: 'Clear Cart' }).click();
      await cart(other, 0).waitFor();
      await card(other, LEMONADE).getByRole('button', { name: 'Add to Cart' }).waitFor();
    });
  });

  it('tells of a price that an admin changed, and keeps telling until it was put away', async () => {
    await change(LEMONADE, { customerPrice: '345000.00' });
    await during(shop, PHONE, async ({ page }) => {
      await addToCart(page, LEMONADE);
      await change(LEMONADE, { customerPrice: '351000.00' });
      await lookAgain(page);
      await toast(page, 'Prices have changed').waitFor();
      await page.reload();
      await cart(page, 1).click();
      const note = drawerOf(page).getByText(`${LEMONADE}: was LBP 345,000, now LBP 351,000`);
      await note.waitFor();
      await drawerOf(page).getByText('LBP 358,500', { exact: true }).waitFor();
      await expectSound(page);
      await drawerOf(page).getByRole('button', { name: 'Got it' }).click();
      await note.waitFor({ state: 'detached' });
      await page.reload();
      await cart(page, 1).click();
      await drawerOf(page).getByText('LBP 358,500', { exact: true }).waitFor();
      expect(await note.count()).toBe(0);
    });
  });

  it('lets nobody check out what is out of stock, in the drawer nor on the page, until it is taken out', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      await addToCart(page, ORANGE);
      await addToCart(page, LEMONADE);
      await change(LEMONADE, { inStock: false });
      try {
        await cart(page, 2).click();
        const drawer = drawerOf(page);
        const notice = drawer.getByRole('alert');
        await notice.getByText(`${LEMONADE}: Out of Stock`).waitFor();
        await expectSound(page);
        await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
        await until(async () => expect(await isFocused(notice)).toBe(true), 5_000);
        expect(new URL(page.url()).pathname).toBe('/');

        await page.goto('/checkout');
        const main = page.getByRole('main');
        await main.getByText(`${LEMONADE}: Out of Stock`).waitFor();
        await main.getByRole('button', { name: 'Remove These Items' }).click();
        await toast(page, 'Item Removed').waitFor();
        await cart(page, 1).waitFor();
        await main.getByText('Some items cannot be ordered now').waitFor({ state: 'detached' });
      } finally {
        await change(LEMONADE, { inStock: true });
      }
    });
  });

  it('says when the cart cannot be opened, and opens it at the next press', async () => {
    await during(shop, DESKTOP, async ({ page, expecting }) => {
      expecting(/ERR_FAILED.*\/assets\//);
      let broken = true;
      await page.route(/\/assets\/cart-/, (route) => (broken ? route.abort() : route.continue()));
      await page.goto(JUICES);
      await card(page, ORANGE).waitFor();
      await cart(page, 0).click();
      await toast(page, 'The cart could not be opened').waitFor();
      await card(page, ORANGE).waitFor();
      broken = false;
      await cart(page, 0).click();
      await drawerOf(page).getByText('Your cart is empty').waitFor();
    });
  });

  it('copies the link of a product where the device has no way of sharing', async () => {
    await during(shop, DESKTOP, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(JUICES);
      await page.getByRole('link', { name: ORANGE }).click();
      await page.getByRole('button', { name: 'Share' }).click();
      await toast(page, 'Link Copied').waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
    });
  });
});
