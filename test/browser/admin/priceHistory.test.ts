import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { choose, dialog, openAsAdmin } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible } from '../support/pages';
import { DESKTOP, during, overflow, PHONE } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

const DATES = 'Medjool Dates';

/** A picture of the screen for whoever asks for one. */
const SHOTS = process.env.SCREENSHOTS;

describeInBrowser('the history of prices', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('is opened from the table of products on %s', async (name, viewport) => {
    await during(shop, viewport, async (visit) => {
      const { page } = visit;
      const picture = async (what: string) => {
        if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name.slice(2)}-${what}.png` });
      };
      await openAsAdmin(visit, shop, `/admin/dashboard?tab=products&search=${encodeURIComponent(DATES)}`);
      const opener = page.getByRole('button', { name: `Price history of ${DATES}` });
      if ((await opener.count()) === 0 && viewport === PHONE) await page.getByText(DATES).first().waitFor();
      await opener.focus();
      await page.keyboard.press('Enter');
      const history = dialog(page, `Price history of ${DATES}`);
      await history.getByRole('table', { name: 'What changed, the newest first' }).waitFor();
      await history.locator('path.recharts-line-curve').first().waitFor();
      expect(await history.locator('path.recharts-line-curve').count()).toBe(2);
      await history.getByText('demo data').first().waitFor();
      await choose(page, history.getByLabel('Size in the chart'), '250g');
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await picture('history');
      await history.getByRole('table').scrollIntoViewIfNeeded();
      await history.getByRole('region', { name: 'Changes' }).evaluate('(place) => place.scrollIntoView()');
      await picture('changes');
      await page.keyboard.press('Escape');
      await history.waitFor({ state: 'detached' });
      await opener.and(page.locator(':focus')).waitFor();
    });
  });
});
