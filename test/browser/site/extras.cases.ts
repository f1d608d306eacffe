import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../server/core/projectRoot';
import { describeInBrowser } from '../../support/browser';
import { until } from '../../support/data/rows';
import { card, expectAccessible, JUICES, openAs, ORANGE } from '../support/pages';
import { shop } from '../support/shops/plainShop';
import { DESKTOP, during, isFocused, PHONE, tabTo } from '../support/visit';
import { EVERY_BROWSER } from '../support/routes';

/** The cumulative layout shift of the page since it was opened. */
const SHIFTS = `window.shifts = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true })`;

const OFFER = `window.offered = 0; dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
  prompt: () => { window.offered += 1; return Promise.resolve({ outcome: 'dismissed' }); } }))`;

/** On a phone the menu makes way for the offer to install the shop, which comes when the browser likes. */
const NO_OFFER = `localStorage.setItem('install-dismissed-at', String(Date.now()))`;

/** What the contact button is, and which small controls and amounts of the page it lies over while it can be pressed. */
const CONTACT = `(() => {
  const button = document.querySelector('button[aria-label="Contact us"]');
  const pressable = getComputedStyle(button.parentElement).pointerEvents !== 'none';
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const under = [...document.querySelectorAll('main a, main button, main select, main input, main dd, main [data-amount]')].filter((control) => {
    const box = control.getBoundingClientRect();
    const apart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
    return !apart && box.height > 0 && box.height < 100;
  });
  return { pressable, covered: pressable ? under.map((control) => control.outerHTML) : [] };
})()`;

describeInBrowser('what floats over the pages', () => {
  it.each(EVERY_BROWSER)('has a menu to reach the shop, by keyboard alone, %s', async (_, settings, t) => {
    await during(shop, settings, async ({ page }) => {
      await page.addInitScript(NO_OFFER);
      await page.goto('/store');
      const button = page.getByRole('button', { name: t('Contact us') });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const menu = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'WhatsApp' }) });
      const whatsapp = new URL((await menu.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!);
      expect(whatsapp.origin).toBe('https://wa.me');
      expect(whatsapp.searchParams.get('text')).toBe(t('Hello Bustan! I have a question about your products.'));
      await page.keyboard.press('Tab');
      expect(await isFocused(menu.getByRole('link', { name: 'WhatsApp' }))).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      expect(await isFocused(button)).toBe(true);
      expect(await menu.isVisible()).toBe(false);
    });
  });

  it.each(['controls of the store', 'amounts of an order'])(
    'makes way for %s, wherever it is scrolled to',
    async (what) => {
      await during(shop, PHONE, async (visit) => {
        const { page } = visit;
        await page.addInitScript(NO_OFFER);
        if (what === 'controls of the store') {
          await page.goto(JUICES);
          await card(page, ORANGE).waitFor();
        } else {
          const [order] = await shop.db.query<{ id: number }[]>(
            `SELECT id FROM orders WHERE user_id = (SELECT id FROM users WHERE username = 'customer') LIMIT 1`,
          );
          await openAs(visit, shop, 'customer', `/orders/${order!.id}`);
          await page.getByText('Total', { exact: true }).waitFor();
        }
        const button = page.getByRole('button', { name: 'Contact us' });
        await button.waitFor();
        let pressable = 0;
        for (let y = 0; y < 3000; y += 97) {
          // It is measured in the frame after the scrolling, and drawn soon after that.
          await page.evaluate(
            `scrollTo(0, ${y}); new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`,
          );
          await until(async () => {
            const contact = await page.evaluate<{ pressable: boolean; covered: string[] }>(CONTACT);
            expect({ y, covered: contact.covered }).toEqual({ y, covered: [] });
            if (contact.pressable) pressable += 1;
          });
        }
        expect(pressable).toBeGreaterThan(3);
      });
    },
  );

  it.each(EVERY_BROWSER)('offers to install the shop without moving the page, %s', async (_, settings, t) => {
    await during(shop, settings, async ({ page }) => {
      await page.addInitScript(SHIFTS);
      await page.goto('/store');
      await page.getByRole('button', { name: t('Contact us') }).waitFor();
      await page.waitForLoadState('networkidle');
      const before = await page.evaluate<number>('window.shifts');
      await page.evaluate(OFFER);
      const banner = page.getByRole('region', { name: t('Install the app') });
      await banner.getByText(t('Order faster, straight from your home screen.')).waitFor();
      expect(await page.evaluate<number>('window.shifts')).toBe(before);
      await expectAccessible(page);
      const install = banner.getByRole('button', { name: t('Install App Now') });
      await tabTo(page, install);
      await page.keyboard.press('Enter');
      await banner.waitFor({ state: 'detached' });
      expect(await page.evaluate<number>('window.offered')).toBe(1);
    });
  });

  it('shows a plain message when the chunk for toasts cannot be loaded, and the page keeps working', async () => {
    const manifest = JSON.parse(
      await readFile(path.join(projectRoot(), 'build/web/.vite/manifest.json'), 'utf8'),
    ) as Record<string, { file: string }>;
    await during(shop, DESKTOP, async ({ page, allowConsoleError }) => {
      allowConsoleError(/ERR_FAILED/);
      await page.route(`**/${manifest['ui/toast/ToastArea.tsx']!.file}`, (route) => route.abort());
      await page.goto(JUICES);
      await card(page, ORANGE).getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('status').getByText('Added to Cart').waitFor();
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
      await card(page, ORANGE)
        .getByRole('button', { name: /^Decrease/ })
        .click();
      await page.getByRole('status').getByText('Item Removed').waitFor();
    });
  });
});
