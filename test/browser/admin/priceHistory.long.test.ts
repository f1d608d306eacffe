import type { Locator } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { choose, dialog, openAsAdmin } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { card, expectAccessible, openAs } from '../support/pages';
import { DESKTOP, during, overflow, PHONE, type Visit } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

const DATES = 'Medjool Dates';
const WINDOWS = [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const;

/** Pictures of the screen for whoever asks for them. */
const SHOTS = process.env.SCREENSHOTS;
async function picture({ page }: Visit, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name.replaceAll(' ', '-')}.png` });
}

/** The lines of the chart, by how many heights each has besides the first. */
async function stepsOf(place: Locator): Promise<number[]> {
  const lines = place.locator('path.recharts-line-curve');
  // A line that is level has no height.
  await lines.first().waitFor({ state: 'attached' });
  const drawn = await Promise.all((await lines.all()).map((line) => line.getAttribute('d')));
  return drawn.map((path) => new Set((path ?? '').match(/(?<=,)[\d.]+/g)).size - 1);
}

describeInBrowser('the history of prices', () => {
  it.each(WINDOWS)('is opened from the table of products on %s', async (name, viewport) => {
    await during(shop, viewport, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, `/admin/dashboard?tab=products&search=${encodeURIComponent(DATES)}`);
      const opener = page.getByRole('button', { name: `Price history of ${DATES}` });
      await opener.focus();
      await page.keyboard.press('Enter');
      const history = dialog(page, `Price history of ${DATES}`);
      await history.getByRole('table', { name: 'What changed, the newest first' }).waitFor();
      await choose(page, history.getByLabel('Size in the chart'), '250g');
      await history.getByText('admin · back office').first().waitFor();
      // Customer and business price have changed over the demo's year.
      const steps = await stepsOf(history);
      expect(steps).toHaveLength(2);
      expect(Math.min(...steps)).toBeGreaterThan(1);
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await picture(visit, `${name} chart`);
      await history.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
      await picture(visit, `${name} changes`);
      await page.keyboard.press('Escape');
      await history.waitFor({ state: 'detached' });
      await opener.and(page.locator(':focus')).waitFor();
    });
  });

  it.each(WINDOWS)('of its own and the customer price is opened by a business on %s', async (name, viewport) => {
    await during(shop, viewport, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', '/business/portal?category=dry-fruits');
      await card(page, DATES).getByLabel('Size').selectOption('250g');
      await picture(visit, `${name} card`);
      const opener = card(page, DATES).getByRole('button', { name: `Price over time ${DATES} (250g)` });
      await opener.focus();
      await page.keyboard.press('Enter');
      const prices = dialog(page, `Price of ${DATES} (250g) over time`);
      await prices.getByRole('columnheader', { name: 'Your price' }).waitFor();
      const steps = await stepsOf(prices);
      expect(steps).toHaveLength(2);
      expect(Math.min(...steps)).toBeGreaterThan(1);
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await picture(visit, `${name} own`);
      await page.keyboard.press('Escape');
      await prices.waitFor({ state: 'detached' });
      await opener.and(page.locator(':focus')).waitFor();
      // What others pay, and who changed it, was never sent.
      const sent = visit.answers.filter(({ text }) => text.includes('priceTimeline')).map(({ text }) => text);
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.join()).not.toMatch(/"BUSINESS"|"LEGACY"|back office/);
    });
  });
});
