import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { until, untilPortalCached } from '../support/cachedAnswers';
import { amountsIn, employeeOrders, productCard } from '../support/employeePages';
import { expectAccessible, openAs } from '../support/pages';
import { textsIn } from '../support/routes';
import { during, PHONE, withServiceWorker } from '../support/visit';

const NO_NETWORK = /net::ERR_|The auth check failed|when fetching the script|Couldn't load preload assets/;

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('the portal of employees in Arabic', () => {
  it('shows a kitchen its order from right to left, also without a connection, and sends it', async () => {
    const t = textsIn('ar');
    const walnuts = 'قلب جوز';
    const before = (await employeeOrders(shop)).length;
    await during(shop, withServiceWorker({ ...PHONE, language: 'ar' }), async (visit) => {
      const { page, context, answers } = visit;
      visit.allowConsoleError(NO_NETWORK);
      await openAs(visit, shop, 'employee', '/employee/portal?category=raw-nuts');
      await productCard(page, walnuts)
        .getByRole('button', { name: t('Add to Order') })
        .click();
      await untilPortalCached(page);

      await context.setOffline(true);
      await page.goto('/employee/portal');
      await page.getByRole('main').getByText(t('You are offline')).first().waitFor();
      expect(await page.evaluate<string[]>('[document.documentElement.lang, document.documentElement.dir]')).toEqual([
        'ar',
        'rtl',
      ]);
      await page
        .getByRole('button', { name: t('Cart, {count, plural, one {# item} other {# items}}', { count: 1 }) })
        .click();
      const order = page.getByRole('dialog', { name: t('Daily Order') });
      await order.getByText(walnuts).waitFor();
      await expectAccessible(page);
      await order.getByRole('button', { name: t('Submit Daily Order') }).click();
      await page.getByRole('main').getByText(t('Your order is waiting for the connection')).first().waitFor();
      await expectAccessible(page);

      await context.setOffline(false);
      await page.getByText(t('Your order is waiting for the connection')).waitFor({ state: 'detached' });
      await until(async () => (await employeeOrders(shop)).length > before);
      // The shop reads its orders in English, as ever.
      const placed = (await employeeOrders(shop)).slice(before).map(({ items }) => items);
      expect(placed).toEqual([[{ name: 'Walnut Halves', size: '250g', quantity: 1 }]]);
      expect(amountsIn(answers)).toEqual([]);
    });
  });
});
