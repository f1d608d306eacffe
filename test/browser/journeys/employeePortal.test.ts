import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import {
  addToOrder,
  amountsIn,
  employeeOrders,
  openAsEmployee,
  openOrder,
  productCard,
  submitOrder,
} from '../support/employeePages';
import { expectAccessible, toast } from '../support/pages';
import { DESKTOP, during, isFocused, PHONE, swipe, tabTo, withServiceWorker } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

const PORTAL = '/employee/portal';

describeInBrowser('the employee portal', () => {
  it('is closed to who is signed out', async () => {
    await during(shop, withServiceWorker(PHONE), async ({ page }) => {
      await page.goto(PORTAL);
      await page.waitForURL((url) => url.pathname === '/');
    });
  });

  it('takes the daily order of a credit business on a phone, and tells of no price', async () => {
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page, answers } = visit;
      await openAsEmployee(visit, shop);
      await page.getByRole('heading', { level: 1, name: 'Nour Aoun' }).waitFor();
      await page.getByText('Cedar Terrace Hamra · Cedar Terrace Café').waitFor();
      await page.getByRole('link', { name: /^Dry Fruits/ }).waitFor();
      await expectAccessible(page);

      // Nothing in it yet.
      const empty = await openOrder(page);
      await empty.getByText('Your order is empty').waitFor();
      await empty.getByRole('button', { name: 'Submit Daily Order' }).click();
      await toast(page, 'Empty order').waitFor();
      await toast(page, 'Please add items to your order first').waitFor();
      await page.goBack();
      await empty.waitFor({ state: 'detached' });

      // A size, a search, a swipe, and what is not to be had.
      await page.getByRole('link', { name: /^Dry Fruits/ }).click();
      await page.waitForURL('**/employee/portal?category=dry-fruits');
      await productCard(page, 'Medjool Dates').getByLabel('Size').selectOption('1kg');
      await addToOrder(page, 'Medjool Dates');
      await page.getByRole('button', { name: 'Increase quantity of Medjool Dates (1kg)' }).click();
      await expectAccessible(page);
      await swipe(visit, { x: 60, y: 600 }, { x: 200, y: 605 });
      await page.getByRole('link', { name: /^Raw Nuts/ }).waitFor();
      await page.getByLabel('Search by name or description').fill('walnut');
      await addToOrder(page, 'Walnut Halves');
      const [deletedProduct] = await shop.db.query<{ name: string; slug: string }[]>(
        `SELECT p.name, c.slug FROM product p JOIN category c ON c.id = p.category_id
         WHERE NOT p.in_stock AND p.deleted_at IS NULL LIMIT 1`,
      );
      await page.goto(`${PORTAL}?category=${deletedProduct!.slug}`);
      await productCard(page, deletedProduct!.name).getByText('Out of Stock').waitFor();
      expect(
        await productCard(page, deletedProduct!.name).getByRole('button', { name: 'Add to Order' }).isDisabled(),
      ).toBe(true);

      // The bar at the thumb leads on.
      await page.getByRole('button', { name: 'Daily Order · 3 items' }).click();
      const dialog = page.getByRole('dialog', { name: 'Daily Order' });
      await dialog.getByText('Hamra Street 52, ground floor').waitFor();
      await dialog.getByText('3 items', { exact: true }).waitFor();
      await dialog.getByLabel('Note to the shop (optional)').fill('By the back door');
      await expectAccessible(page);
      expect(await page.locator('body').innerText()).not.toMatch(/LBP|\d[.,]\d{3}\b|\d\.\d\d\b/);
      await dialog.getByRole('button', { name: 'Submit Daily Order' }).click();
      await toast(page, 'Thank you! Your daily order is on its way to the shop.').waitFor();
      const [placed, ...others] = await employeeOrders(shop);
      expect(others).toEqual([]);
      expect(placed).toMatchObject({
        username: 'employee',
        paymentMethod: 'employee_order',
        customerName: 'Cedar Terrace Café',
        note: 'By the back door',
        address: { street: 'Hamra Street 52, ground floor', city: 'Beirut' },
        items: [
          { name: 'Medjool Dates', size: '1kg', quantity: 2 },
          { name: 'Walnut Halves', size: '250g', quantity: 1 },
        ],
      });
      const charged = await shop.db.query<{ amount: string }[]>(
        `SELECT amount FROM credit_entry WHERE order_id = $1 AND type = 'charge'`,
        [placed!.id],
      );
      expect(charged).toEqual([{ amount: `-${placed!.totalAmount}` }]);
      await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor();
      await page.getByRole('main').getByText(`Order #${placed!.id} placed`).waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).first().click();

      // Their own orders, ordered again.
      await page.getByRole('tab', { name: 'My Orders' }).click();
      await page.getByRole('heading', { name: `Order #${placed!.id}` }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: `Order Again, order #${placed!.id}` }).click();
      await page.getByRole('button', { name: 'Cart, 3 items' }).waitFor();
      await page.getByRole('link', { name: `View Details of order #${placed!.id}` }).click();
      await page.getByRole('heading', { level: 1, name: `Order #${placed!.id}` }).waitFor();
      await page.getByText('By the back door').waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(/LBP|\d[.,]\d{3}\b|\d\.\d\d\b/);
      // The names of the operations show that this looked at the right answers.
      for (const operation of ['Employee', 'Categories', 'PortalProducts', 'MyOrders', 'OrderAgain', 'Order'])
        expect(answers.filter(({ url }) => url.includes(`operationName=${operation}&`)).length).not.toBe(0);
      expect(answers.some(({ text }) => text.includes('placeEmployeeOrder'))).toBe(true);
      expect(answers.some(({ type, text }) => type.includes('html') && text.includes('first-answers'))).toBe(true);
      expect(amountsIn(answers)).toEqual([]);
    });
  });

  it('takes the order of a cash business in individual mode, to another address, by keyboard alone', async () => {
    await during(shop, withServiceWorker(DESKTOP), async (visit) => {
      const { page, answers } = visit;
      await openAsEmployee(visit, shop, 'employee-cash');
      await page.getByText(/^Blue Shutters Beach Bar · /).waitFor();
      await tabTo(page, page.getByRole('link', { name: /^Fresh Juices Daily/ }));
      await page.keyboard.press('Enter');
      const card = productCard(page, 'Fresh Orange Juice');
      await tabTo(page, card.getByLabel('Size'));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, card.getByRole('button', { name: 'Add to Order' }));
      await page.keyboard.press('Enter');
      const plus = card.getByRole('button', { name: /^Increase quantity of/ });
      await plus.waitFor();
      expect(await isFocused(plus)).toBe(true);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Cart, 2 items' }).waitFor();
      await page.reload();
      await tabTo(page, page.getByRole('button', { name: 'Cart, 2 items' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Daily Order' });
      await tabTo(page, dialog.getByRole('switch', { name: 'Deliver to another address' }));
      await page.keyboard.press('Space');
      await tabTo(page, dialog.getByRole('button', { name: 'Submit Daily Order' }));
      await page.keyboard.press('Enter');
      await dialog.getByText('Street address is required').waitFor();
      await dialog.getByText('City is required').waitFor();
      expect(await isFocused(dialog.getByLabel('Street address'))).toBe(true);
      await page.keyboard.type('Beach Road 3');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Batroun');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await toast(page, 'Thank you! Your daily order is on its way to the shop.').waitFor();
      const mine = (await employeeOrders(shop)).filter(({ username }) => username === 'employee-cash');
      expect(mine).toMatchObject([
        {
          paymentMethod: 'employee_order',
          address: { street: 'Beach Road 3', city: 'Batroun' },
          items: [{ name: 'Fresh Orange Juice', quantity: 2 }],
        },
      ]);
      // At the prices agreed with the business, which the employee is not told.
      expect(mine[0]!.totalAmount).not.toBe('0.00');
      await expectAccessible(page);
      await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/employee/login');
      expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
      expect(amountsIn(answers)).toEqual([]);
    });
  });

  it('asks before the cart is cleared, and shows no picture that there is not', async () => {
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page } = visit;
      await shop.db.query(`UPDATE product SET picture_hash = NULL WHERE name = 'Walnut Halves'`);
      await openAsEmployee(visit, shop, 'employee', `${PORTAL}?category=raw-nuts`);
      await productCard(page, 'Walnut Halves').getByText('Photo Unavailable').waitFor();
      await addToOrder(page, 'Walnut Halves');
      await page.getByRole('button', { name: 'Increase quantity of Walnut Halves (250g)' }).click();
      const dialog = await openOrder(page);
      await dialog.getByRole('button', { name: 'Decrease quantity of Walnut Halves (250g)' }).click();
      await dialog.getByText('1 item', { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Clear Cart' }).click();
      const question = page.locator('.ant-modal-confirm');
      await question.getByText('All items are taken out of your order.').waitFor();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await dialog.getByText('1 item', { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Clear Cart' }).click();
      await question.getByRole('button', { name: 'Clear Cart' }).click();
      await dialog.getByText('Your order is empty').waitFor();
      // Credit that is used up: nothing is ordered and nothing lost.
      await page.keyboard.press('Escape');
      await addToOrder(page, 'Walnut Halves');
      await dialog.waitFor({ state: 'detached' });
      await page.getByLabel('Quantity of Walnut Halves (250g)', { exact: true }).last().fill('9999');
      await page.keyboard.press('Enter');
      const before = await employeeOrders(shop);
      await submitOrder(page);
      await toast(page, 'Order failed').waitFor();
      await page
        .getByRole('alert')
        .getByText('The order is over the available credit. Nothing was ordered.')
        .first()
        .waitFor();
      await page.getByText('Its items are back in your order.').waitFor();
      await page.getByRole('button', { name: 'Cart, 9,999 items' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
      expect(await employeeOrders(shop)).toEqual(before);
    });
  });
});
