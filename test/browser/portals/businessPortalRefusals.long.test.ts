import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { idOf } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { dialog } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { card, expectAccessible, LEMONADE, toast, openAs } from '../support/pages';
import { DESKTOP, during, PHONE } from '../support/visit';

const PORTAL = '/business/portal';
const JUICES = `${PORTAL}?category=fresh-juices-daily`;

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

const cartOf = (page: Page) => dialog(page, 'Your Cart');

async function count(table: 'orders' | 'credit_entry'): Promise<number> {
  const [row] = await shop.db.query<{ count: number }[]>(`SELECT count(*)::integer AS count FROM ${table}`);
  return row!.count;
}

/** Changes the lemonade as an admin does. */
async function changeLemonade(changes: Record<string, unknown>): Promise<void> {
  const admin = await shop.signedIn('admin');
  const { body } = await admin.rest('GET', '/api/products/fast');
  const products = body.products as Record<string, unknown>[];
  const { id, ...now } = products.find(({ name }) => name === LEMONADE)!;
  const { status, text } = await admin.rest('PUT', `/api/products/${String(id)}`, {
    ...Object.fromEntries(
      ['name', 'description', 'categoryId', 'customerPrice', 'businessPrice', 'tags', 'inStock'].map((field) => [
        field,
        now[field],
      ]),
    ),
    ...changes,
  });
  expect({ status, text }).toMatchObject({ status: 200 });
}

/** Presses Place Order in the cart. */
async function place(page: Page): Promise<void> {
  await cartOf(page).getByRole('button', { name: 'Place Order' }).click();
}

describeInBrowser('what the business portal does when an order is refused', () => {
  it('shows the new price and asks again, names what is gone, says what credit lacks, and orders nothing', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      const [orders, ledger] = [await count('orders'), await count('credit_entry')];
      await openAs(visit, shop, 'business', JUICES);
      await card(page, LEMONADE).getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('button', { name: 'View Cart' }).click();
      const cart = cartOf(page);
      await cart.getByText('LBP 274,500 each', { exact: true }).waitFor();

      await changeLemonade({ businessPrice: '310000.00' });
      await place(page);
      await toast(page, 'Order Failed').waitFor();
      await cart.getByText('Prices have changed', { exact: true }).waitFor();
      await cart.getByText(`${LEMONADE}: was LBP 274,500, now LBP 279,000`, { exact: true }).waitFor();
      await cart.getByText('New total: LBP 279,000', { exact: true }).waitFor();
      await expectAccessible(page);

      await changeLemonade({ businessPrice: '310000.00', inStock: false });
      await place(page);
      await cart.getByText(`${LEMONADE} is out of stock. Please take it out of the cart.`, { exact: true }).waitFor();
      await cart.getByText('Out of Stock', { exact: true }).first().waitFor();
      await changeLemonade({ businessPrice: '310000.00', inStock: true });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'View Cart' }).click();
      await cart.getByText('LBP 279,000 each', { exact: true }).waitFor();
      await cart.getByText('Out of Stock', { exact: true }).waitFor({ state: 'hidden' });

      await cart.getByRole('textbox', { name: /^Quantity of/ }).fill('9999');
      await page.keyboard.press('Enter');
      await cart.getByText(/over your available credit\.$/).waitFor();
      await place(page);
      await cart.getByText('Not enough credit', { exact: true }).waitFor();
      await cart
        .getByText(/^LBP 2,789,721,000$/)
        .first()
        .waitFor();
      expect([await count('orders'), await count('credit_entry')]).toEqual([orders, ledger]);

      await cart.getByRole('textbox', { name: /^Quantity of/ }).fill('1');
      await page.keyboard.press('Enter');
      await place(page);
      await cart.getByText(/^Order #\d+ placed$/).waitFor();
      expect([await count('orders'), await count('credit_entry')]).toEqual([orders + 1, ledger + 1]);
    });
  });

  it('places an order once whose answer was lost, over a reload, and tells one that was changed since', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page, allowConsoleError } = visit;
      const orders = await count('orders');
      await openAs(visit, shop, 'business-cash', JUICES);
      await card(page, LEMONADE).getByRole('button', { name: 'Add to Cart' }).tap();
      await page.getByRole('button', { name: 'View Cart' }).tap();
      const cart = cartOf(page);
      await cart.getByText('LBP 276,000 each', { exact: true }).waitFor();
      allowConsoleError(/Failed to load resource|ERR_FAILED/);
      await loseAnswer(page);
      await place(page);
      await cart.getByText(/^We could not tell whether your order arrived/).waitFor();
      expect(await count('orders')).toBe(orders + 1);
      // The cart is open by the address.
      await page.reload();
      await cart.getByText('We do not know yet whether your last order arrived', { exact: true }).waitFor();
      await expectAccessible(page);
      await cart.getByText('LBP 276,000 each', { exact: true }).waitFor();
      await place(page);
      await cart.getByText(/^Order #\d+ placed$/).waitFor();
      expect(await count('orders')).toBe(orders + 1);

      await cart.getByRole('button', { name: 'Go On Shopping' }).tap();
      await card(page, LEMONADE).getByRole('button', { name: 'Add to Cart' }).tap();
      await page.getByRole('button', { name: 'View Cart' }).tap();
      await cart.getByText('LBP 276,000 each', { exact: true }).waitFor();
      await loseAnswer(page);
      await place(page);
      await cart.getByText(/^We could not tell whether your order arrived/).waitFor();
      await cart.getByRole('button', { name: /^Increase quantity of/ }).tap();
      await place(page);
      await cart.getByText('Your earlier order was received', { exact: true }).waitFor();
      expect(await count('orders')).toBe(orders + 2);
      await cart.getByRole('button', { name: 'Start a New Order' }).tap();
      await place(page);
      await cart.getByText(/^Order #\d+ placed$/).waitFor();
      expect(await count('orders')).toBe(orders + 3);
      const [twice] = await shop.db.query<{ quantity: number }[]>(
        'SELECT quantity FROM order_line ORDER BY order_id DESC LIMIT 1',
      );
      expect(twice).toEqual({ quantity: 2 });
    });
  });
});

describeInBrowser('who is kept out of the business portal', () => {
  it('shows everybody else the way to their login, and a business that waits what it waits for', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page } = visit;
      await page.goto(PORTAL);
      await page.getByRole('heading', { name: 'Business Access Required' }).waitFor();
      await expectAccessible(page);
      for (const username of ['customer', 'employee', 'admin']) {
        await openAs(visit, shop, username, `${PORTAL}?tab=orders`);
        await page.getByRole('heading', { name: 'Business Access Required' }).waitFor();
      }
      await page.getByRole('link', { name: 'Business Login' }).tap();
      await page.waitForURL('**/business/login');
      const admin = await shop.signedIn('admin');
      const business = await idOf(shop.db, 'business');
      await admin.rest('PATCH', `/api/admin/users/${business}/approval`, { approved: false });
      await openAs(visit, shop, 'business', PORTAL);
      await page.getByRole('heading', { name: 'Account Pending Approval' }).waitFor();
      await page.getByText('Your business account is awaiting admin approval.', { exact: true }).waitFor();
      await expectAccessible(page);
      expect(visit.answers.filter(({ text }) => text.includes('creditLimit'))).toEqual([]);
    });
  });
});

/** The next order reaches the shop, and its answer does not reach the page. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    '**/graphql',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
