import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { idOf } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { answer, dialog, fillIn, openAs, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { card, expectSound, LEMONADE, ORANGE, toast } from '../support/pages';
import { DESKTOP, during, PHONE, swipe, tabTo } from '../support/visit';

const PORTAL = '/business/portal';
const DATES = 'Medjool Dates';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

/** What was ordered last, as the shop has it. */
async function lastOrder(): Promise<Record<string, unknown>> {
  const [order] = await shop.db.query(
    `SELECT o.id, o.payment_method AS payment, o.total_amount AS total, o.note, u.username,
       (SELECT sum(quantity)::integer FROM order_line WHERE order_id = o.id) AS pieces
     FROM orders o JOIN users u ON u.id = o.user_id ORDER BY o.id DESC LIMIT 1`,
  );
  return order as Record<string, unknown>;
}

function summary(page: Page): Locator {
  return page.getByRole('region', { name: 'Cart summary' });
}

async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

describeInBrowser('the business portal', () => {
  it('lets a business on credit find, order and follow what it needs', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', PORTAL);
      await page.getByRole('heading', { name: 'Welcome, Cedar Terrace Café' }).waitFor();
      await page.getByText('Available credit LBP 47,178,497 · Used LBP 2,821,503 · Limit LBP 50,000,000').waitFor();
      await page.getByRole('link', { name: /^Dry Fruits/ }).waitFor();
      await expectSound(page);
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
      await expectSound(page);
      await card(page, DATES)
        .getByRole('button', { name: /^Why this price/ })
        .click();
      const why = dialog(page, `Price of ${DATES} (500g)`);
      await why.getByText(/is the business price of this size of .* less 10%/).waitFor();
      await expectSound(page);
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
      await page.getByRole('button', { name: 'Back to Categories' }).click();
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
      await expectSound(page);
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
      await expectSound(page);
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
      await expectSound(page);
      const history = await saved(page, page.getByRole('button', { name: 'Export CSV' }));
      expect(history.name).toMatch(/^business_transactions_\d{4}-\d\d-\d\d\.csv$/);
      expect(history.text.trim().split('\r\n')).toHaveLength(4);
      await page.goto(`${PORTAL}?tab=orders`);
      await page.getByRole('link', { name: `View Details of order ${String(order.id)}` }).click();
      await page.waitForURL(`**/orders/${String(order.id)}`);
    });
  });

  it('takes a whole order by the keyboard alone', async () => {
    await during(shop, DESKTOP, async (visit) => {
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

  it('serves a cash business at its agreed prices on a phone', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business-cash', `${PORTAL}?category=fresh-juices-daily`);
      await page.getByText('Cash Only, Pay on delivery', { exact: true }).waitFor();
      expect(await page.getByRole('tab', { name: 'Credit' }).count()).toBe(0);
      await card(page, LEMONADE).getByText('LBP 276,000', { exact: true }).waitFor();
      await card(page, ORANGE).getByLabel('Size').selectOption('1L');
      await card(page, ORANGE).getByText('LBP 521,000', { exact: true }).waitFor();
      await expectSound(page);
      await swipe(visit, { x: 60, y: 500 }, { x: 100, y: 500 });
      await card(page, LEMONADE).getByRole('button', { name: 'Add to Cart' }).tap();
      await page.waitForURL('**?category=fresh-juices-daily');
      await swipe(visit, { x: 60, y: 500 }, { x: 200, y: 505 });
      await page.waitForURL((url) => url.search === '');
      await summary(page).getByText('LBP 276,000', { exact: true }).waitFor();
      await summary(page).getByRole('button', { name: 'Place Order' }).tap();
      const cart = dialog(page, 'Your Cart');
      await cart.getByText(/^Order #\d+ placed$/).waitFor();
      await expectSound(page);
      const order = await lastOrder();
      expect(order).toMatchObject({ payment: 'cod', total: '276000.00', username: 'business-cash' });
      await page.goto(`${PORTAL}?tab=credit`);
      await page.getByRole('link', { name: /^Dry Fruits/ }).waitFor();
      await page.goto(`${PORTAL}?tab=pricing`);
      await row(page, LEMONADE).getByText('LBP 276,000', { exact: true }).waitFor();
      for (const text of ['Customer price: LBP 50,000', 'Business price: LBP 45,000', 'Business delivery is free.']) {
        await page.getByText(text, { exact: true }).waitFor();
      }
      await page.getByRole('link', { name: 'hello@bustan.example' }).waitFor();
      await expectSound(page);
      await page.goto(`${PORTAL}?tab=account`);
      await row(page, `#${String(order.id)}`).waitFor();
      await expectSound(page);
      const file = await saved(page, page.getByRole('button', { name: 'Export CSV' }));
      expect(file.name).toMatch(/^cash_orders_\d{4}-\d\d-\d\d\.csv$/);
      expect(file.text).toContain('276000.00');
    });
  });

  it('keeps employees and tokens, and signs out even when that fails', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await shop.db.query(`UPDATE users SET zip = NULL, phone = NULL WHERE username = 'business-cash'`);
      await shop.db.query(`UPDATE users SET active = false WHERE username = 'employee-cash'`);
      await openAs(visit, shop, 'business-cash', `${PORTAL}?tab=employees`);
      await page.getByRole('heading', { name: 'No employees yet' }).waitFor();
      await page.getByRole('button', { name: 'Add your first employee' }).click();
      const form = dialog(page, 'Add Employee');
      await form.getByLabel('Username').fill('ab');
      await form.getByRole('button', { name: 'Create', exact: true }).click();
      for (const text of EMPLOYEE_MESSAGES) await form.getByText(text, { exact: true }).waitFor();
      await expectSound(page);
      await fillIn(form, EMPLOYEE);
      await fillIn(form, { Username: 'employee' });
      await form.getByRole('button', { name: 'Create', exact: true }).click();
      await toast(page, 'Failed to create employee').waitFor();
      await fillIn(form, { Username: 'rooftop' });
      await form.getByRole('button', { name: 'Create', exact: true }).click();
      await toast(page, 'Employee created successfully').waitFor();
      for (const text of ['Lina Rahme', 'Rooftop Bar', 'rooftop', 'Byblos', 'Mount Lebanon', '+961 3 555 777']) {
        await row(page, 'Lina Rahme').getByText(text, { exact: true }).filter({ visible: true }).waitFor();
      }
      await expectSound(page);
      await page.getByRole('button', { name: 'Edit Lina Rahme' }).click();
      const edit = dialog(page, 'Edit Employee');
      await edit.getByLabel('City').fill('');
      await edit.getByRole('button', { name: 'Save' }).click();
      await edit.getByText('City is required', { exact: true }).waitFor();
      await edit.getByLabel('City').fill('Batroun');
      await edit.getByRole('button', { name: 'Save' }).click();
      await row(page, 'Lina Rahme').getByText('Batroun').waitFor();
      const employee = await shop.guest().rest('POST', '/api/login', { username: 'rooftop', password: 'high-above' });
      expect(employee.status).toBe(200);
      await page.getByRole('button', { name: 'Delete Lina Rahme' }).click();
      await page.getByText(/This action cannot be undone\.$/).waitFor();
      await answer(page, 'Delete');
      await toast(page, 'Employee deleted successfully').waitFor();
      await page.getByRole('heading', { name: 'No employees yet' }).waitFor();

      await page.getByRole('tab', { name: 'Account' }).click();
      await page.getByText('Some information is missing').waitFor();
      await page.getByRole('button', { name: 'Create Token' }).click();
      const token = dialog(page, 'Create Token');
      await token.getByLabel('Name').fill('Till');
      await token.getByRole('button', { name: 'Create', exact: true }).click();
      const shown = dialog(page, 'Token “Till”');
      const secret = await shown.locator('code').innerText();
      const credit = await shop.guest().rest('GET', '/api/business/discount', undefined, {
        Authorization: `Bearer ${secret}`,
      });
      expect(credit).toMatchObject({ status: 200, body: { pricingMode: 'individual' } });
      await expectSound(page);
      await shown.getByRole('button', { name: 'I have kept it' }).click();
      await page.getByRole('button', { name: 'Revoke Till' }).click();
      await answer(page, 'Revoke');
      await row(page, 'Till').getByText('Revoked', { exact: true }).waitFor();
      await page.evaluate(`localStorage.setItem('business-cart-${await idOf(shop.db, 'business-cash')}', '{}')`);
      visit.expecting(/Failed to load resource|ERR_FAILED/);
      await page.route('**/graphql', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL('**/business/login**');
      await toast(page, 'Logout failed').waitFor();
      expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('business-'))`)).toEqual([]);
    });
  });
});

/** What the form of an employee says of one that holds nothing but too short a username (portals.md section 5). */
const EMPLOYEE_MESSAGES = [
  'Username must be at least 3 characters',
  'Password must be at least 6 characters',
  'Invalid email address',
  'First name is required',
  'Last name is required',
  'Location name is required',
  'Address is required',
  'City is required',
  'State is required',
  'ZIP code is required',
  'Phone number is required',
];

const EMPLOYEE = {
  Password: 'high-above',
  Email: 'lina@example.com',
  'First Name': 'Lina',
  'Last Name': 'Rahme',
  'Location Name': 'Rooftop Bar',
  Address: 'Harbour Street 9',
  City: 'Byblos',
  State: 'Mount Lebanon',
  'ZIP Code': '1401',
  'Phone Number': '+961 3 555 777',
};

/** Waits until what is typed goes there. */
async function focusOn(place: Locator): Promise<void> {
  await place.and(place.page().locator(':focus')).waitFor();
}
