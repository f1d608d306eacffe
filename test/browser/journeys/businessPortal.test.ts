import type { Locator } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { dialog, row } from '../support/adminPages';
import { expectAccessible, toast, card, openAs } from '../support/pages';
import { during, DESKTOP, tabTo, withServiceWorker } from '../support/visit';
import { PORTAL, lastOrder, saved, shop, summary } from '../support/businessPages';

const DATES = 'Medjool Dates';

/** Waits until what is typed goes there. */
async function focusOn(place: Locator): Promise<void> {
  await place.and(place.page().locator(':focus')).waitFor();
}

describeInBrowser('the business portal', () => {
  it('lets a business on credit find, order and follow what it needs', async () => {
    await during(shop, withServiceWorker(DESKTOP), async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', PORTAL);
      await page.getByRole('heading', { name: 'Welcome, Cedar Terrace Café' }).waitFor();
      await page.getByText('Available credit LBP 47,178,497 · Used LBP 2,821,503 · Limit LBP 50,000,000').waitFor();
      await page.getByRole('link', { name: /^Dry Fruits/ }).waitFor();
      await expectAccessible(page);
      await summary(page).getByRole('button', { name: 'Place Order' }).click();
      await toast(page, 'Empty Cart').waitFor();
      await toast(page, 'Please add items to your cart before placing an order').waitFor();

      await page.getByRole('link', { name: /^Dry Fruits/ }).click();
      await page.waitForURL('**/business/portal?category=dry-fruits');
      await page.getByRole('heading', { name: 'Dry Fruits' }).and(page.locator(':focus')).waitFor();
      await card(page, DATES).getByText('22% off', { exact: true }).waitFor();
      await card(page, DATES).getByLabel('Size').selectOption('500g');
      await card(page, DATES)
        .getByText(/You save LBP/)
        .waitFor();
      await expectAccessible(page);
      await card(page, DATES)
        .getByRole('button', { name: /^Why this price/ })
        .click();
      const why = dialog(page, `Price of ${DATES} (500g)`);
      await why.getByText(/is the business price of this size of .* less 10%/).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await card(page, DATES).getByRole('button', { name: 'Add to Cart' }).click();
      await card(page, DATES)
        .getByRole('textbox', { name: /^Quantity of/ })
        .fill('12');
      await page.keyboard.press('Enter');
      await card(page, DATES).getByLabel('Size').selectOption('250g');
      await card(page, DATES).getByRole('button', { name: 'Add to Cart' }).click();
      await card(page, DATES)
        .getByRole('button', { name: /^Increase/ })
        .click();
      await summary(page).getByText('14 items', { exact: true }).waitFor();

      await page.getByRole('searchbox').fill('apricots');
      await page.waitForURL('**category=dry-fruits&search=apricots');
      await page.getByText(/^[1-5] products?$/).waitFor();
      await card(page, 'Dried Apricots').waitFor();
      await page.getByRole('button', { name: 'Back to Categories', exact: true }).click();
      await page.waitForURL((url) => url.search === '');
      await page.reload();
      await page.getByRole('button', { name: 'Cart, 14 items' }).click();
      const cart = dialog(page, 'Your Cart');
      const line = cart.getByRole('listitem').filter({ hasText: `${DATES} (250g)` });
      await line.getByText('LBP 567,000', { exact: true }).waitFor();
      await line.getByRole('button', { name: 'Decrease quantity' }).click();
      await line.getByText('LBP 283,500', { exact: true }).first().waitFor();
      await line.getByRole('button', { name: 'Decrease quantity' }).click();
      await line.waitFor({ state: 'detached' });
      await cart.getByLabel(/^Note for the shop/).fill('To the back door');
      await expectAccessible(page);
      await cart.getByRole('button', { name: 'Place Order' }).click();
      await cart.getByText(/^Order #\d+ placed$/).waitFor();
      const order = await lastOrder();
      expect(order).toMatchObject({ payment: 'credit', note: 'To the back door', username: 'business' });
      await page
        .getByText(/Available credit LBP/)
        .filter({ hasNotText: '47,178,497' })
        .waitFor();
      await cart.getByRole('button', { name: 'Go On Shopping' }).click();
      await summary(page).getByText('Your cart is empty').waitFor();

      await page.getByRole('tab', { name: 'Orders' }).click();
      await page.waitForURL('**/business/portal?tab=orders');
      await row(page, `#${String(order.id)}`)
        .getByText('Business Credit', { exact: true })
        .waitFor();
      await row(page, `#${String(order.id)}`)
        .getByText('Pending')
        .filter({ visible: true })
        .waitFor();
      await expectAccessible(page);
      const admin = await shop.signedIn('admin');
      await admin.rest('PATCH', `/api/orders/${String(order.id)}/status`, { status: 'shipped' });
      await row(page, `#${String(order.id)}`)
        .getByText('Shipped')
        .filter({ visible: true })
        .waitFor();
      await page.getByLabel('Search by number or name').fill('no such order');
      await page.getByText('Nothing found', { exact: true }).waitFor();
      await page.goto(`${PORTAL}?tab=credit`);
      await page.getByRole('progressbar').waitFor();
      await row(page, `Order #${String(order.id)}`).waitFor();
      await expectAccessible(page);
      const history = await saved(page, page.getByRole('button', { name: 'Export CSV' }));
      expect(history.name).toMatch(/^business_transactions_\d{4}-\d\d-\d\d\.csv$/);
      expect(history.text.trim().split('\r\n')).toHaveLength(4);
      await page.goto(`${PORTAL}?tab=orders`);
      await page.getByRole('link', { name: `View Details of order ${String(order.id)}` }).click();
      await page.waitForURL(`**/orders/${String(order.id)}`);
    });
  });

  it('takes a whole order by the keyboard alone', async () => {
    await during(shop, withServiceWorker(DESKTOP), async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', PORTAL);
      const find = page.getByRole('combobox', { name: 'Quick order' });
      await tabTo(page, find);
      await page.keyboard.type('medjool');
      await page.locator('.ant-select-item-option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const count = page.getByRole('spinbutton', { name: 'Quantity' });
      await focusOn(count);
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await toast(page, 'Added to Cart').waitFor();
      await focusOn(find);
      await tabTo(page, page.getByRole('link', { name: /^Raw Nuts/ }));
      await page.keyboard.press('Enter');
      await focusOn(page.getByRole('heading', { name: 'Raw Nuts' }));
      const add = page.getByRole('button', { name: 'Add to Cart' }).first();
      await tabTo(page, add);
      await page.keyboard.press('Enter');
      const more = page.getByRole('button', { name: /^Increase quantity of/ }).first();
      await focusOn(more);
      await page.keyboard.press('Enter');
      await summary(page).getByText('5 items', { exact: true }).waitFor();
      await tabTo(page, summary(page).getByRole('button', { name: 'View Cart' }));
      await page.keyboard.press('Enter');
      const cart = dialog(page, 'Your Cart');
      await cart.getByText('Delivered to Rue Gouraud 114').waitFor();
      await tabTo(page, cart.getByRole('button', { name: 'Place Order' }));
      await page.keyboard.press('Enter');
      await cart.getByText(/^Order #\d+ placed$/).waitFor();
      await page.keyboard.press('Escape');
      await cart.waitFor({ state: 'detached' });
      expect(await lastOrder()).toMatchObject({ payment: 'credit', username: 'business', pieces: 5 });
      await page.getByRole('tab', { name: 'Products' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForURL('**?tab=orders');
      await focusOn(page.getByRole('tab', { name: 'Orders' }));
    });
  });
});
