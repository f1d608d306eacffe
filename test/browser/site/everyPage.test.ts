import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { addToCart, expectSound, ORANGE, passwordOf, toast } from '../support/pages';
import { axeFindings, DESKTOP, during, overflow, PHONE, signIn } from '../support/visit';

/** Whatever a visitor can open; the last one is where the test goes on. */
const ADDRESSES = [
  '/',
  '/store',
  '/?category=none',
  '/checkout',
  '/enhanced-checkout',
  '/order-success',
  '/order-success?orderId=7',
  '/no-such-page',
  '/orders/1',
  '/register',
  '/login',
];

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('the pages of the shop', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])(
    'keep nobody out and stay within their window, on %s',
    async (_, viewport) => {
      await during(shop, viewport, async ({ page, expecting }) => {
        expecting(/status of 404 .*(no-such-page|category=none)/);
        const judge = async ({ live = false } = {}) => {
          // A page that listens never rests.
          if (!live) await page.waitForLoadState('networkidle');
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expectSound(page);
          if (viewport !== PHONE) return;
          await page.setViewportSize({ width: 320, height: 640 });
          expect({ url: page.url(), overflow: await overflow(page) }).toEqual({ url: page.url(), overflow: 0 });
          await page.setViewportSize(viewport);
        };
        for (const address of ADDRESSES) {
          await page.goto(address);
          await judge();
        }
        await page.getByRole('button', { name: 'Sign In' }).click();
        await toast(page, 'Please enter both username and password.').waitFor();
        await expectSound(page);
        await addToCart(page, ORANGE);
        await judge();
        await page.getByRole('button', { name: 'Cart (1)' }).click();
        await page.getByRole('dialog').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        await page.goto('/checkout');
        await judge();
        await signIn(page, 'admin', passwordOf('admin'), '/admin/dashboard?tab=categories');
        await page.getByRole('button', { name: 'Edit Dry Fruits' }).waitFor();
        await judge();
        await page.goto('/orders/1');
        await page.getByRole('heading', { name: 'Order #1' }).waitFor();
        await page.getByRole('button', { name: 'Update Status' }).waitFor();
        await judge({ live: true });
        await page.goto('/orders/999999');
        await page.getByRole('heading', { name: 'Order Not Found' }).waitFor();
        await judge();
      });
    },
    300_000,
  );
});
