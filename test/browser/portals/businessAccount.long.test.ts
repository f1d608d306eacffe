import { describeInBrowser } from '../../support/browser';
import { idOf } from '../../support/data/orderBodies';
import { dialog, row, fillIn, answer } from '../support/adminPages';
import { card, LEMONADE, ORANGE, expectAccessible, toast, openAs } from '../support/pages';
import { during, PHONE, swipe, DESKTOP } from '../support/visit';
import { PORTAL, lastOrder, saved, shop, summary } from '../support/businessPages';

/** What the form of an employee says of one that holds nothing but too short a username (specification 14.3). */
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

describeInBrowser('the business portal', () => {
  it('serves a cash business at its agreed prices on a phone', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business-cash', `${PORTAL}?category=fresh-juices-daily`);
      await page.getByText('Cash Only, Pay on delivery', { exact: true }).waitFor();
      expect(await page.getByRole('tab', { name: 'Credit' }).count()).toBe(0);
      await card(page, LEMONADE).getByText('LBP 276,000', { exact: true }).waitFor();
      await card(page, ORANGE).getByLabel('Size').selectOption('1L');
      await card(page, ORANGE).getByText('LBP 521,000', { exact: true }).waitFor();
      await expectAccessible(page);
      await swipe(visit, { x: 60, y: 500 }, { x: 100, y: 500 });
      await card(page, LEMONADE).getByRole('button', { name: 'Add to Cart' }).tap();
      await page.waitForURL('**?category=fresh-juices-daily');
      await swipe(visit, { x: 60, y: 500 }, { x: 200, y: 505 });
      await page.waitForURL((url) => url.search === '');
      await summary(page).getByText('LBP 276,000', { exact: true }).waitFor();
      await summary(page).getByRole('button', { name: 'Place Order' }).tap();
      const cart = dialog(page, 'Your Cart');
      await cart.getByText(/^Order #\d+ placed$/).waitFor();
      await expectAccessible(page);
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
      await expectAccessible(page);
      await page.goto(`${PORTAL}?tab=account`);
      await row(page, `#${String(order.id)}`).waitFor();
      await expectAccessible(page);
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
      await expectAccessible(page);
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
      await expectAccessible(page);
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
      const tokenDialog = dialog(page, 'Token “Till”');
      const secret = await tokenDialog.locator('code').innerText();
      const credit = await shop.guest().rest('GET', '/api/business/discount', undefined, {
        Authorization: `Bearer ${secret}`,
      });
      expect(credit).toMatchObject({ status: 200, body: { pricingMode: 'individual' } });
      await expectAccessible(page);
      await tokenDialog.getByRole('button', { name: 'I have kept it' }).click();
      await page.getByRole('button', { name: 'Revoke Till' }).click();
      await answer(page, 'Revoke');
      await row(page, 'Till').getByText('Revoked', { exact: true }).waitFor();
      await page.evaluate(`localStorage.setItem('business-cart-${await idOf(shop.db, 'business-cash')}', '{}')`);
      visit.allowConsoleError(/Failed to load resource|ERR_FAILED/);
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
