import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { answer, dialog, openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { fillForm, GUEST_FORM, placeOrder, typedIn } from '../support/forms';
import { addToCart, expectAccessible, LEMONADE, openAs, toast } from '../support/pages';
import { EVERY_BROWSER } from '../support/routes';
import { DESKTOP, during, isFocused, PHONE } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

/** A picture of the screen for whoever asks for one. */
const SHOTS = process.env.SCREENSHOTS;
const picture = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};

interface PlacedOrder {
  id: number;
  day: string;
  window: string;
}

async function ordersOf(email: string): Promise<PlacedOrder[]> {
  return shop.db.query<PlacedOrder[]>(
    `SELECT id, to_char(delivery_date, 'YYYY-MM-DD') AS day, delivery_window AS window FROM orders
     WHERE customer_email = $1 ORDER BY id`,
    [email],
  );
}

/** The days of the chooser, and its windows. */
const days = (page: Page) => page.getByRole('group').filter({ has: page.locator('input[name$="-day"]') });
const dayRadios = (page: Page) => days(page).getByRole('radio');
const chosenDay = (page: Page) => page.locator('input[name$="-day"]:checked');
const chosenText = (page: Page) =>
  page.evaluate<string>(`document.querySelector('input[name$="-day"]:checked').closest('label').innerText`);

describeInBrowser('the day of delivery', () => {
  it.each(EVERY_BROWSER)('is the earliest already, and another by a key (%s)', async (name, settings, t) => {
    await during(shop, settings, async ({ page }) => {
      const email = `${name.replaceAll(' ', '.')}@days.example`;
      await page.goto('/login');
      await withLemonade(page);
      await page.goto('/checkout');
      await page.getByText(t('Please say where it goes: then you see here when we deliver.')).waitFor();
      const form = Object.fromEntries(
        Object.entries({ ...GUEST_FORM, Email: email }).map(([label, value]) => [t(label), value]),
      );
      await fillForm(page, form);
      await chosenDay(page).waitFor();
      await expectAccessible(page);
      await picture(page, `checkout-${name}`);
      const [earliest] = await page.evaluate<string[]>(
        `[...document.querySelectorAll('input[name$="-day"]:not(:disabled)')].map((each) => each.closest('label').innerText)`,
      );
      expect(await chosenText(page)).toBe(earliest);
      await chosenDay(page).focus();
      await page.keyboard.press('ArrowDown');
      expect(await chosenText(page)).not.toBe(earliest);
      expect(await isFocused(chosenDay(page))).toBe(true);
      await placeOrder(page).click();
      await page.getByRole('heading', { name: t('Order Placed Successfully!') }).waitFor();
      const [order] = await ordersOf(email);
      expect(await page.locator('time').getAttribute('datetime')).toBe(order!.day);
      await expectAccessible(page);
      await picture(page, `placed-${name}`);
    });
  });

  it('whose cut-off passes while somebody types is told with the next one, and nothing typed is lost', async () => {
    const email = 'too.late@days.example';
    await during(shop, PHONE, async ({ page }) => {
      await addToCart(page, LEMONADE);
      await page.goto('/checkout');
      const form = { ...GUEST_FORM, Email: email };
      await fillForm(page, form);
      await chosenDay(page).waitFor();
      const before = await shop.db.query<{ days: number }[]>('SELECT max(cut_off_days) AS days FROM delivery_window');
      try {
        await shop.db.query("UPDATE delivery_window SET cut_off_days = 5, cut_off_time = '00:00'");
        await placeOrder(page).click();
        const notice = page.getByRole('alert').filter({ hasText: 'Please choose another delivery time' });
        await notice.getByText(/^It is too late to order for this time\./).waitFor();
        expect(await isFocused(notice)).toBe(true);
        expect(await typedIn(page, Object.keys(form))).toEqual(form);
        expect(await ordersOf(email)).toEqual([]);
        await page.getByText(/can no longer be ordered\. The earliest other time is chosen\./).waitFor();
        await expectAccessible(page);
        await picture(page, 'too-late');
        await placeOrder(page).click();
        await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
        const [order, ...more] = await ordersOf(email);
        expect(more).toEqual([]);
        expect(Date.parse(order!.day) - Date.now()).toBeGreaterThan(3 * 86_400_000);
      } finally {
        await shop.db.query("UPDATE delivery_window SET cut_off_days = 1, cut_off_time = '18:00'");
      }
      expect(before[0]!.days).toBeGreaterThan(0);
    });
  });

  it('is chosen by a business and by an employee, who sees no amount', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', '/business/portal?category=fresh-juices-daily');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.goto('/business/portal?cart=open');
      await chosenDay(page).waitFor();
      await page.getByText('Delivery here is free.').waitFor();
      await expectAccessible(page);
      await picture(page, 'business-cart');
      await page.getByRole('dialog').getByRole('button', { name: 'Place Order' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /Order #\d+ placed/ })
        .waitFor();
    });
    await during(shop, PHONE, async (visit) => {
      const { page, answers } = visit;
      await openAs(visit, shop, 'employee', '/employee/portal?category=fresh-juices-daily');
      await page.getByRole('button', { name: 'Add to Order' }).first().click();
      await page.goto('/employee/portal?cart=open');
      await chosenDay(page).waitFor();
      await expectAccessible(page);
      await picture(page, 'daily-order');
      await dayRadios(page).and(page.locator(':not(:disabled):not(:checked)')).first().check({ force: true });
      await page.getByRole('button', { name: 'Submit Daily Order' }).click();
      await page
        .getByText(/^Order #\d+ placed$/)
        .first()
        .waitFor();
      expect(answers.filter(({ text }) => /"(fee|freeFrom|minimum)":"/.test(text))).toEqual([]);
    });
  });
});

describeInBrowser('the back office of delivery', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('shows zones and days, closes a day and moves its orders, on %s', async (name, viewport) => {
    const email = `${name.slice(2)}@moved.example`;
    await during(shop, viewport, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/delivery');
      await page
        .getByRole('list', { name: 'The coming two weeks' })
        .getByText(/booked/)
        .first()
        .waitFor();
      await expectAccessible(page);
      await picture(page, `delivery-${name}`);
      await page.getByRole('button', { name: 'Edit Metn' }).click();
      const zone = dialog(page, 'Edit Zone');
      await zone.getByRole('button', { name: 'Add a window on Sunday' }).click();
      const added = zone.getByRole('group', { name: 'Sunday, window 2' });
      expect(await isFocused(added.getByLabel('From'))).toBe(true);
      await added.getByLabel('To').fill('11:00');
      await zone.getByRole('button', { name: 'Save' }).click();
      await added.getByText('To: A window ends after it begins').waitFor();
      await added.getByLabel('To').fill('16:00');
      await zone.getByRole('list', { name: 'The coming two weeks' }).getByText('12:00 – 16:00').first().waitFor();
      await expectAccessible(page);
      await picture(page, `zone-${name}`);
      await zone.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Zone updated successfully').waitFor();
      await shop.db.query(
        `DELETE FROM delivery_window WHERE weekday = 7 AND begins = '12:00'
           AND zone_id = (SELECT id FROM delivery_zone WHERE name = 'Metn')`,
      );
    });
    const order = await placeFor(email);
    await during(shop, viewport, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/delivery');
      await page.getByRole('button', { name: 'Close a Day' }).click();
      const closing = dialog(page, 'Close a Day');
      await closing.getByLabel('Day', { exact: true }).fill(order.day);
      await closing.getByLabel('Reason', { exact: true }).fill('Stocktaking');
      await expectAccessible(page);
      await closing.getByRole('button', { name: 'Close the Day' }).click();
      const hit = page.getByRole('dialog', { name: /^Orders on / });
      await hit.getByText(`#${order.id}`, { exact: true }).waitFor();
      await expectAccessible(page);
      await picture(page, `hit-${name}`);
      const later = new Date(Date.parse(order.day) + 2 * 86_400_000).toISOString().slice(0, 10);
      await hit.getByLabel('New day').fill(later);
      await hit.getByRole('button', { name: /^Move \d+ Orders?$/ }).click();
      await hit.getByText('No order is on this day any more.').waitFor();
      expect((await ordersOf(email))[0]).toMatchObject({ id: order.id, day: later });
      await page.keyboard.press('Escape');
      await row(page, 'Stocktaking')
        .getByRole('button', { name: /^Delete the closure of/ })
        .click();
      await answer(page, 'Open the Day');
      await toast(page, 'Day opened successfully').waitFor();
    });
  });
});

/** Puts lemonade into the cart of this page's visitor, as the product card does. */
async function withLemonade(page: Page): Promise<void> {
  const { body } = await shop.guest().rest('GET', '/api/products/fast');
  const product = (body.products as { id: number; name: string; viewerPrice: string }[]).find(
    (each) => each.name === LEMONADE,
  );
  const line = { id: product!.id, name: LEMONADE, price: product!.viewerPrice, quantity: 1 };
  await page.evaluate(`localStorage.setItem('guest-cart', ${JSON.stringify(JSON.stringify([line]))})`);
}

/** An order of a guest for the earliest day, placed on the page. */
async function placeFor(email: string): Promise<PlacedOrder> {
  await during(shop, DESKTOP, async ({ page }) => {
    await addToCart(page, LEMONADE);
    await page.goto('/checkout');
    await fillForm(page, { ...GUEST_FORM, Email: email });
    await chosenDay(page).waitFor();
    await placeOrder(page).click();
    await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
  });
  const [order] = await ordersOf(email);
  return order!;
}
