import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, openAs } from '../support/pages';
import { EVERY_BROWSER } from '../support/routes';
import { during } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('one’s own data', () => {
  it.each(EVERY_BROWSER)('is reached from the account of a business, and leads back (%s)', async (_, settings, t) => {
    await during(shop, settings, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', '/business/portal?tab=account');
      await page.getByRole('link', { name: t('My data') }).click();
      await page.getByRole('heading', { level: 1, name: t('Your data') }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('Back'), exact: true }).click();
      await page.waitForURL('**/business/portal?tab=account');
    });
  });

  it.each(EVERY_BROWSER)('is reached from the menu of an employee, and leads back (%s)', async (_, settings, t) => {
    await during(shop, settings, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'employee', '/employee/portal');
      await page.getByRole('button', { name: t('My account') }).click();
      await page.getByRole('menuitem', { name: t('My data') }).click();
      await page.getByRole('heading', { level: 1, name: t('Your data') }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('Back'), exact: true }).click();
      await page.waitForURL('**/employee/portal');
    });
  });
});
