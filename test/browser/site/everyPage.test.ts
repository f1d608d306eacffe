import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { WHOLE } from '../../support/whole';
import { startBuiltShop } from '../support/builtWeb';
import { addToCart, expectAccessible, ORANGE, passwordOf, toast } from '../support/pages';
import { axeFindings, DESKTOP, during, overflow, PHONE, signIn } from '../support/visit';

/** Every page that a visitor can open, those of each day first; the test goes on from the last one. */
const EACH_DAY = ['/', '/store', '/checkout', '/order-success', '/no-such-page', '/orders/1', '/register', '/account'];
const OTHERS = [
  '/?category=none',
  '/enhanced-checkout',
  '/order-success?orderId=7',
  '/orders/1?key=wrong',
  '/account/password',
  '/account/sessions',
  '/account/data',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
];
const ADDRESSES = [...EACH_DAY, ...(WHOLE ? OTHERS : []), '/login'];

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('the pages of the shop', () => {
  it.each([['a phone', PHONE] as const, ...(WHOLE ? [['a desk', DESKTOP] as const] : [])])(
    'keep nobody out and stay within their window, on %s',
    async (_, viewport) => {
      await during(shop, viewport, async ({ page, allowConsoleError }) => {
        allowConsoleError(/status of 404 .*(no-such-page|category=none)/);
        const checkPage = async ({ live = false } = {}) => {
          // A page that listens never rests.
          if (!live) await page.waitForLoadState('networkidle');
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expectAccessible(page);
          if (viewport !== PHONE) return;
          await page.setViewportSize({ width: 320, height: 640 });
          expect({ url: page.url(), overflow: await overflow(page) }).toEqual({ url: page.url(), overflow: 0 });
          await page.setViewportSize(viewport);
        };
        for (const address of ADDRESSES) {
          await page.goto(address);
          await checkPage();
        }
        await page.getByRole('button', { name: 'Sign In' }).click();
        await toast(page, 'Please enter both username and password.').waitFor();
        await expectAccessible(page);
        await addToCart(page, ORANGE);
        await checkPage();
        await page.getByRole('button', { name: 'Cart (1)' }).click();
        await page.getByRole('dialog').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        await page.goto('/checkout');
        await checkPage();
        await signIn(page, 'admin', passwordOf('admin'), '/admin/dashboard?tab=categories');
        await page.getByRole('button', { name: 'Edit Dry Fruits' }).waitFor();
        await checkPage();
        await page.goto('/admin/second-step');
        await page.getByRole('button', { name: 'Set Up App' }).waitFor();
        await checkPage();
        await page.goto('/orders/1');
        await page.getByRole('heading', { name: 'Order #1' }).waitFor();
        await page.getByRole('button', { name: 'Update Status' }).waitFor();
        await checkPage({ live: true });
        await page.goto('/orders/999999');
        await page.getByRole('heading', { name: 'Order Not Found' }).waitFor();
        await checkPage();
      });
    },
    300_000,
  );
});
