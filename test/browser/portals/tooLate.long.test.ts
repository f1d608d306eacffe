import { DEFAULT_TIME_ZONE } from '../../../common/constants';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { addToOrder, employeeOrders, openAsEmployee, openOrder } from '../support/employeePages';
import { expectAccessible, openAs, toast } from '../support/pages';
import { DESKTOP, during, PHONE, withServiceWorker } from '../support/visit';

const NO_NETWORK = /net::ERR_|The auth check failed|when fetching the script|Couldn't load preload assets/;
const NOTE = 'To the back door';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterEach(() => shop.db.query("UPDATE delivery_window SET cut_off_days = 1, cut_off_time = '18:00'"));
afterAll(() => shop?.stop());

/** The cut-offs of the next days pass. */
const passCutOffs = () => shop.db.query("UPDATE delivery_window SET cut_off_days = 5, cut_off_time = '00:00'");

const chosenDay = (page: Page) => page.locator('input[name$="-day"]:checked');
const chosenText = (page: Page) =>
  page.evaluate<string>(`document.querySelector('input[name$="-day"]:checked').closest('label').innerText`);

/** When the newest order of an account is delivered, in days from now, and its note; null before its first. */
async function newestOf(username: string): Promise<{ ahead: number; note: string } | null> {
  const [order] = await shop.db.query<{ ahead: number; note: string }[]>(
    `SELECT o.delivery_date - (now() AT TIME ZONE '${DEFAULT_TIME_ZONE}')::date AS ahead, o.note FROM orders o JOIN users u ON u.id = o.user_id
     WHERE u.username = $1 AND o.created_at > now() - interval '1 hour' AND o.delivery_date IS NOT NULL AND o.note = $2
     ORDER BY o.id DESC LIMIT 1`,
    [username, NOTE],
  );
  return order ?? null;
}

describeInBrowser('an order whose cut-off passes', () => {
  it('while a business looks at its cart is told with the next time, and nothing is lost', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', '/business/portal?category=fresh-juices-daily');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.goto('/business/portal?cart=open');
      await chosenDay(page).waitFor();
      const earliest = await chosenText(page);
      const cart = page.getByRole('dialog');
      const note = cart.getByLabel(/^Note for the shop/);
      await note.fill(NOTE);
      const lines = await cart.getByRole('listitem').allInnerTexts();
      await passCutOffs();
      await cart.getByRole('button', { name: 'Place Order' }).click();
      const notice = cart.getByRole('alert').filter({ hasText: 'Please choose another delivery time' });
      await notice.getByText(/^It is too late to order for this time\./).waitFor();
      await cart.getByText(/can no longer be ordered\. The earliest other time is chosen\./).waitFor();
      expect(await chosenText(page)).not.toBe(earliest);
      expect([await note.inputValue(), await cart.getByRole('listitem').allInnerTexts()]).toEqual([NOTE, lines]);
      expect(await newestOf('business')).toBeNull();
      await expectAccessible(page);
      await cart.getByRole('button', { name: 'Place Order' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /Order #\d+ placed/ })
        .waitFor();
      expect((await newestOf('business'))!.ahead).toBeGreaterThan(3);
    });
  });

  it('while it waits on the phone of an employee comes back with the reason, and everything of it', async () => {
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page, context } = visit;
      visit.allowConsoleError(NO_NETWORK);
      await openAsEmployee(visit, shop, 'employee', '/employee/portal?category=raw-nuts');
      const before = (await employeeOrders(shop)).length;
      await addToOrder(page, 'Walnut Halves');
      const dialog = await openOrder(page);
      await chosenDay(page).waitFor();
      const earliest = await chosenText(page);
      await dialog.getByLabel(/^Note to the shop/).fill(NOTE);
      await context.setOffline(true);
      await dialog.getByRole('button', { name: 'Submit Daily Order' }).click();
      await page.getByRole('main').getByText('Your order is waiting for the connection').first().waitFor();
      await passCutOffs();
      await context.setOffline(false);
      await toast(page, 'Order failed').waitFor();
      const notice = page.getByRole('alert').filter({ hasText: 'Order failed' });
      await notice.getByText(/^It is too late to order for this time\. Nothing was ordered/).waitFor();
      await notice.getByText('Nothing was ordered. Its items are back in your order.').waitFor();
      await expectAccessible(page);
      expect((await employeeOrders(shop)).length).toBe(before);
      const again = await openOrder(page);
      await again.getByText('Walnut Halves').waitFor();
      expect(await again.getByLabel(/^Note to the shop/).inputValue()).toBe(NOTE);
      await chosenDay(page).waitFor();
      expect(await chosenText(page)).not.toBe(earliest);
      await again.getByRole('button', { name: 'Submit Daily Order' }).click();
      await page
        .getByRole('main')
        .getByText(/^Order #\d+ placed$/)
        .first()
        .waitFor();
      expect((await newestOf('employee'))!.ahead).toBeGreaterThan(3);
    });
  });
});
