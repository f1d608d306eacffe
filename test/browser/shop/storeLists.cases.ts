import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { until } from '../../support/data/rows';
import { card, addToCart, LEMONADE, JUICES, toast, expectAccessible, ORANGE } from '../support/pages';
import { during, PHONE, isFocused, DESKTOP } from '../support/visit';
import { MANY, cart, drawerOf, shop } from '../support/shops/storeShop';

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
  await until(async () => expect(await found(shop.guest())).toMatchObject(changes));
}

/** The event of a visitor who comes back to the tab. */
const dispatchVisibilityChange = (page: Page) => page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');

/** How far below the window's top a product's card begins. */
const topOf = async (page: Page, name: string) => (await card(page, name).boundingBox())!.y;

describeInBrowser('the store in a browser', () => {
  it('loads on towards the end of a list, and comes back to where it was left', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: /Spices/ }).click();
      await card(page, 'Spice 1').waitFor();
      expect(await page.locator('article').count()).toBeLessThan(MANY);
      const far = card(page, 'Spice 70');
      // Each turn of the wheel is answered by a frame before the next one.
      while ((await far.count()) === 0) {
        await page.mouse.wheel(0, 4000);
        await page.evaluate('new Promise(requestAnimationFrame)');
      }
      await far.scrollIntoViewIfNeeded();
      // The list above it grows no more, and what was scrolled has come to rest.
      let before = Number.NaN;
      await until(async () => {
        const last = before;
        await page.waitForLoadState('networkidle');
        before = await topOf(page, 'Spice 70');
        expect(before).toBe(last);
      });
      await page.getByRole('link', { name: 'Spice 70', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Spice 70' }).waitFor();
      expect(await page.evaluate('scrollY')).toBe(0);

      const isAtSamePosition = () =>
        until(async () => expect(Math.abs((await topOf(page, 'Spice 70')) - before)).toBeLessThan(4));
      await page.goBack();
      await far.waitFor();
      await isAtSamePosition();
      expect(await isFocused(page.getByRole('link', { name: 'Spice 70', exact: true }))).toBe(true);
      await page.reload();
      await far.waitFor();
      await isAtSamePosition();
      await page.goBack();
      await page.getByText('Browse Our Fresh Categories').waitFor();
      await page.goForward();
      await far.waitFor();
      await isAtSamePosition();
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
      await dispatchVisibilityChange(page);
      await toast(page, 'Prices have changed').waitFor();
      await page.reload();
      await cart(page, 1).click();
      const note = drawerOf(page).getByText(`${LEMONADE}: was LBP 345,000, now LBP 351,000`);
      await note.waitFor();
      await drawerOf(page).getByText('LBP 358,500', { exact: true }).waitFor();
      await expectAccessible(page);
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
        await expectAccessible(page);
        await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
        await until(async () => expect(await isFocused(notice)).toBe(true));
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
    await during(shop, DESKTOP, async ({ page, allowConsoleError }) => {
      allowConsoleError(/ERR_FAILED.*\/assets\//);
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
