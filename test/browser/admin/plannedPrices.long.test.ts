import { describeInBrowser } from '../../support/browser';
import { makeProduct } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { answer, choose, dialog, openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { keyboardOf } from '../support/keyboard';
import { expectAccessible, toast } from '../support/pages';
import { DESKTOP, during, overflow, PHONE } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

/** Prices are planned for five years at most. */
const YEAR = new Date().getFullYear() + 3;
const FROM = `${YEAR}-11-30T06:00`;
/** A day of each run of its own. */
const DAYS: Readonly<Record<string, string>> = { 'a phone': `${YEAR - 1}-11-29`, 'a desk': `${YEAR - 1}-11-30` };

/** A picture of the screen for whoever asks for one. */
const SHOTS = process.env.SCREENSHOTS;

describeInBrowser('planned prices', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('are seen, planned, changed and withdrawn on %s', async (name, viewport) => {
    await during(shop, viewport, async (visit) => {
      const { page } = visit;
      const picture = async (what: string) => {
        if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name.slice(2)}-${what}.png` });
      };
      await openAsAdmin(visit, shop, '/admin/price-plans');
      await page.getByRole('button', { name: 'Show the changes of plan 1' }).waitFor();
      if (viewport === DESKTOP) {
        // The narrowest window with every page in the header, and where its links get more room.
        for (const width of [992, 1199, 1200, 1399, 1400, 1599, 1600]) {
          await page.setViewportSize({ width, height: 700 });
          expect([width, await overflow(page)]).toEqual([width, 0]);
          expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(70);
          await picture(`${width}`);
        }
        await page.setViewportSize(viewport);
      }
      // Those of the demo.
      await page.getByRole('button', { name: 'Show the changes of plan 1' }).click();
      const changes = page.getByRole('dialog', { name: /^Plan 1, from / });
      await changes.getByText('The new harvest is dearer').waitFor();
      await changes.getByRole('listitem').first().waitFor();
      await expectAccessible(page);
      await picture('changes');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Plan Prices' }).click();
      const plan = dialog(page, 'Plan Prices');
      await plan.getByLabel('From').fill(FROM);
      await plan.getByLabel('Reason (optional)').fill('Winter');
      await choose(page, plan.getByLabel('Category', { exact: true }), 'Dry Fruits');
      await plan.getByLabel('By', { exact: true }).fill('-3');
      await plan.getByRole('button', { name: 'See who is touched' }).click();
      await plan.getByRole('heading', { name: 'Guests and customers' }).waitFor();
      await plan
        .getByText(/^\d+ prices of \d+ products: \d+ fall$/)
        .first()
        .waitFor();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await picture('plan');
      await plan.getByRole('button', { name: 'Plan', exact: true }).click();
      await toast(page, 'Prices planned successfully').waitFor();
      const [made] = await shop.db.query<{ id: number; changes: number }[]>(
        'SELECT id, change_count AS changes FROM price_plan ORDER BY id DESC LIMIT 1',
      );
      await row(page, `${YEAR}-11-30 06:00`).waitFor();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await picture('list');

      await page.getByRole('button', { name: `Change plan ${made!.id}` }).click();
      const change = dialog(page, `Change Plan ${made!.id}`);
      await change.getByLabel('From').fill(`${DAYS[name]}T06:00`);
      await change.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Plan changed successfully').waitFor();
      await row(page, `${DAYS[name]} 06:00`).waitFor();
      await page.getByRole('button', { name: `Withdraw plan ${made!.id}` }).click();
      await answer(page, 'Withdraw');
      await toast(page, 'Plan withdrawn successfully').waitFor();
      const stored = await shop.db.query<unknown[]>(
        'SELECT state, change_count AS changes FROM price_plan WHERE id = $1',
        [made!.id],
      );
      expect(stored).toEqual([{ state: 'withdrawn', changes: made!.changes }]);
    });
  });

  it('are planned for a product and for a business, and say what is wrong beside the field', async () => {
    await makeProduct(shop.db, { name: 'Loquat', variants: { Crate: { customer: '50', business: '40' } } });
    await during(shop, DESKTOP, async (visit) => {
      visit.allowConsoleError(/status of 400/);
      const { page } = visit;
      const { press } = keyboardOf(page);
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=products');
      await page.getByRole('link', { name: 'Plan Prices' }).click();
      const plan = dialog(page, 'Plan Prices');
      await plan.getByLabel('From').fill('2020-11-30T06:00');
      await plan.getByLabel('Product', { exact: true }).fill('Loquat');
      await page.locator('.ant-select-dropdown:visible').getByTitle('Loquat', { exact: true }).click();
      await plan.getByLabel('Crate: customer price').fill('0');
      await plan.getByRole('button', { name: 'See who is touched' }).click();
      await plan.getByText('1 price of 1 product: 1 without a price from then on').first().waitFor();
      await press('Tab');
      await plan.getByRole('button', { name: 'Plan', exact: true }).click();
      await plan.getByText('This is over; choose a day and time to come').first().waitFor();
      await plan.getByLabel('From').fill(FROM);
      await choose(page, plan.getByLabel('What changes'), 'The terms of a business');
      await plan.getByLabel('Business', { exact: true }).click();
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
      await plan.getByLabel('Discount', { exact: true }).fill('100');
      await plan.getByRole('button', { name: 'Plan', exact: true }).click();
      await toast(page, 'Prices planned successfully').waitFor();
      const stored = await shop.db.query<unknown[]>(
        'SELECT kind, value FROM price_plan_item WHERE plan_id = (SELECT max(id) FROM price_plan)',
      );
      expect(stored).toEqual([{ kind: 'discount', value: '100.00' }]);
    });
  });
});
