import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { accountBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, passwordOf } from '../support/pages';
import { DESKTOP, during, PHONE, signIn, tabTo, type Visit, type BrowserSettings } from '../support/visit';
import { textsIn } from '../support/routes';

let shop: TestShop;
let admin: ShopClient;
/** By what becomes of each after it was ordered. */
let products: Record<'same' | 'dearer' | 'gone', number>;
/** The number of an order of all three products, by who placed it; and of one that can be had just as it was. */
const mixed: Record<string, number> = {};
const unchanged: Record<string, number> = {};

const PATHS = {
  customer: '/api/orders',
  business: '/api/business/one-click-order',
  'business-cash': '/api/business/one-click-order',
  employee: '/api/employee/orders',
} as const;
type Buyer = keyof typeof PATHS;

async function ordered(buyer: Buyer, items: object[]): Promise<number> {
  const client = await shop.signedIn(buyer);
  const body = buyer === 'customer' ? accountBody(items as never) : { items };
  const { status, body: answer } = await client.rest('POST', PATHS[buyer], body, { 'Idempotency-Key': newKey() });
  expect([buyer, status]).toEqual([buyer, 201]);
  return answer.id as number;
}

beforeAll(async () => {
  shop = await startBuiltShop();
  admin = await shop.signedIn('admin');
  const createProduct = (name: string, customerPrice: string, businessPrice: string) =>
    makeProduct(shop.db, { name, customerPrice, businessPrice });
  products = {
    same: await createProduct('Cedar Syrup', '1000.00', '900.00'),
    dearer: await createProduct('Bekaa Figs', '2000.00', '1800.00'),
    gone: await createProduct('Batroun Lemons', '3000.00', '2700.00'),
  };
  const line = (productId: number, quantity: number) => ({ productId, quantity });
  for (const buyer of Object.keys(PATHS) as Buyer[]) {
    mixed[buyer] = await ordered(buyer, [line(products.same, 2), line(products.dearer, 1), line(products.gone, 4)]);
    unchanged[buyer] = await ordered(buyer, [line(products.same, 3)]);
  }
  await shop.db.query('UPDATE product SET customer_price = 2500, business_price = 2200 WHERE id = $1', [
    products.dearer,
  ]);
  await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [products.gone]);
});
afterAll(() => shop?.stop());

/** The admin changes an order while somebody looks at it. */
async function change(id: number, status: string, trackingNumber?: string): Promise<void> {
  const answer = await admin.rest('PATCH', `/api/orders/${id}/status`, {
    status,
    ...(trackingNumber !== undefined && { trackingNumber }),
  });
  expect([status, answer.status]).toEqual([status, 200]);
}

/** The status at the top of the page. */
const statusOf = (page: Page, label: string): Locator =>
  page.locator('[aria-live=polite]').getByText(label, { exact: true });

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Opens an order of theirs as this buyer, and signs in on the way if asked by the page. */
async function openOrder({ page }: Visit, buyer: Buyer, id: number): Promise<void> {
  await signIn(page, buyer, passwordOf(buyer), `/orders/${id}`);
  await heading(page, `Order #${id}`).waitFor();
}

/** What the browser keeps as this buyer's cart. */
async function storedCart(page: Page, prefix: string, buyer: Buyer): Promise<string> {
  const key = `${prefix}-${await idOf(shop.db, buyer)}`;
  return page.evaluate<string>(`localStorage.getItem(${JSON.stringify(key)}) ?? ''`);
}

describeInBrowser('the page of an order', () => {
  it('leaves on paper what the order is, where it goes and whose shop it is', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      const id = unchanged.customer!;
      await openOrder(visit, 'customer', id);
      await page.getByRole('button', { name: 'Change quantities' }).waitFor();
      await page.getByRole('button', { name: 'Contact us' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate<string>('document.body.innerText');
      const texts = [`Order #${id}`, 'Cedar Syrup', '3 × LBP 1,000', 'Total', 'Delivery Address', 'Armenia Street 77'];
      for (const text of [...texts, 'hello@bustan.example', '+961 1 234 567']) expect(printed).toContain(text);
      expect(printed).not.toMatch(/Back|Order Again|Why this price|Change|Cancel|History|Cart|Opening hours/);
      expect(await page.locator('button:visible, input:visible').count()).toBe(0);
      await page.emulateMedia({ media: null });
    });
  });

  it('asks a customer to sign in, follows every change, and goes back into the cart', async () => {
    await during(shop, PHONE, async ({ page }) => {
      const id = mixed.customer!;
      await page.goto(`/orders/${id}`);
      await heading(page, 'Access Required').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Login', exact: true }).click();
      await page.getByLabel('Username').fill('customer');
      await page.getByLabel('Password').fill(passwordOf('customer'));
      await page.getByRole('button', { name: 'Sign In' }).click();
      await heading(page, `Order #${id}`).waitFor();

      for (const [status, label] of [
        ['confirmed', 'Confirmed'],
        ['shipped', 'Shipped'],
        ['delivered', 'Delivered'],
        ['cancelled', 'Cancelled'],
      ] as const) {
        await change(id, status, status === 'shipped' ? 'LB-2201' : undefined);
        await statusOf(page, label).waitFor();
      }
      await page.getByText('Tracking number: LB-2201').waitFor();
      const history = page.locator('section', { has: page.getByRole('heading', { name: 'History' }) });
      expect(await history.getByRole('listitem').count()).toBe(5);
      expect(await history.getByText('Bustan', { exact: true }).count()).toBe(4);
      expect(await history.getByText('admin').count()).toBe(0);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Order Again' }).click();
      const dialog = page.getByRole('dialog', { name: 'Not everything is as it was' });
      await dialog.getByText('Batroun Lemons: No longer available').waitFor();
      await dialog.getByText('Bekaa Figs: was LBP 2,000, now LBP 2,500').waitFor();
      expect(await dialog.getByText('Cedar Syrup').count()).toBe(0);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await storedCart(page, 'cart', 'customer')).toBe('');
      await page.getByRole('button', { name: 'Order Again' }).click();
      await dialog.getByRole('button', { name: 'Add to Cart' }).click();
      const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
      await cart.getByText('Cedar Syrup').waitFor();
      await cart.getByText('Bekaa Figs').waitFor();
      await expectAccessible(page);
      await cart.getByRole('button', { name: 'Close cart' }).click();
      await page.getByRole('button', { name: 'Cart (3)' }).waitFor();

      // As it was: one tap, and the quantities add up.
      await page.goto(`/orders/${unchanged.customer!}`);
      await page.getByRole('button', { name: 'Order Again' }).click();
      await cart.getByRole('button', { name: 'Close cart' }).click();
      await page.getByRole('button', { name: 'Cart (6)' }).waitFor();

      await page.goto('/store');
      await page.goto(`/orders/${mixed.business!}`);
      await heading(page, 'Order Not Found').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Go Back' }).click();
      await page.waitForURL('**/store');
    });
  });

  it('speaks Arabic to a customer', async () => {
    const settings: BrowserSettings = { ...PHONE, language: 'ar' };
    const t = textsIn('ar');
    await during(shop, settings, async ({ page, context }) => {
      await context.request.post(`${shop.url}/api/login`, {
        data: { username: 'customer', password: passwordOf('customer') },
      });
      await page.goto(`/orders/${mixed.customer!}`);
      await heading(page, t('Order #{number}', { number: String(mixed.customer!) })).waitFor();
      await page.getByRole('button', { name: t('Order Again') }).click();
      const dialog = page.getByRole('dialog', { name: t('Not everything is as it was') });
      await dialog.getByText(t('Cannot be ordered now'), { exact: true }).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: t('Back'), exact: true }).click();
      await page.waitForURL('**/store');
    });
  });

  it('serves a business by keyboard alone, and shows it what its employees order', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      const id = mixed.business!;
      await openOrder(visit, 'business', id);
      expect(await page.getByRole('button', { name: /^Cart/ }).count()).toBe(0);
      await change(id, 'shipped', 'LB-2202');
      await statusOf(page, 'Shipped').waitFor();
      await page.getByText('Tracking number: LB-2202').waitFor();
      await expectAccessible(page);

      const again = page.getByRole('button', { name: 'Order Again' });
      const dialog = page.getByRole('dialog', { name: 'Not everything is as it was' });
      await tabTo(page, again);
      await page.keyboard.press('Enter');
      // The business of the demo data has 10 % off.
      await dialog.getByText('Bekaa Figs: was LBP 1,620, now LBP 1,980').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await again.and(page.locator(':focus')).waitFor();
      expect(await storedCart(page, 'business-cart', 'business')).toBe('');
      await page.keyboard.press('Enter');
      await tabTo(page, dialog.getByRole('button', { name: 'Add to Cart' }));
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Go to Cart' }).waitFor();
      await again.and(page.locator(':focus')).waitFor();
      expect(await storedCart(page, 'business-cart', 'business')).toMatch(/Cedar Syrup.*Bekaa Figs/s);
      await expectAccessible(page);

      await tabTo(page, page.getByRole('link', { name: 'Go to Cart' }));
      await page.keyboard.press('Enter');
      const cart = page.getByRole('dialog').filter({ hasText: 'Bekaa Figs' });
      await cart.waitFor();
      await page.keyboard.press('Escape');
      await cart.waitFor({ state: 'detached' });

      await page.goto(`/orders/${unchanged.employee!}`);
      await heading(page, `Order #${unchanged.employee!}`).waitFor();
      await page.getByText(/^Ordered by /).waitFor();
      await page.goto(`/orders/${mixed['business-cash']!}`);
      await heading(page, 'Order Not Found').waitFor();
      await page.goto(`/orders/${id}`);
      await tabTo(page, page.getByRole('link', { name: /^Bustan/ }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/business/portal?tab=orders');
      await page.getByRole('button', { name: `Order Again, order ${unchanged.business!}`, exact: true }).click();
      await cart.waitFor();
      expect(await storedCart(page, 'business-cart', 'business')).toContain('"quantity":5');
    });
  });

  it('shows an employee no amount, in no answer, and orders again for them', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page, answers } = visit;
      const id = mixed.employee!;
      await openOrder(visit, 'employee', id);
      expect(await page.getByRole('button', { name: /^Cart/ }).count()).toBe(0);
      await change(id, 'confirmed');
      await statusOf(page, 'Confirmed').waitFor();
      await page.getByText('Quantity 4').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Order Again' }).click();
      const dialog = page.getByRole('dialog', { name: 'Not everything is as it was' });
      await dialog.getByText('Batroun Lemons: No longer available').waitFor();
      expect(await dialog.getByText('Bekaa Figs').count()).toBe(0);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('link', { name: 'Go to Cart' }).waitFor();
      expect(await storedCart(page, 'employee-cart', 'employee')).toMatch(/Cedar Syrup.*Bekaa Figs/s);
      await page.goto(`/orders/${unchanged.employee!}`);
      await page.getByRole('button', { name: 'Order Again' }).click();
      await page.getByRole('link', { name: 'Go to Cart' }).waitFor();
      await page.goto(`/orders/${mixed.business!}`);
      await heading(page, 'Order Not Found').waitFor();
      await page.goto(`/orders/${id}`);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.waitForURL(/\/(employee\/portal|orders\/)/);

      const orderRequests = answers.filter(({ url }) => /operationName=Order(Again)?&/.test(url));
      expect(orderRequests.length).toBeGreaterThan(3);
      for (const { url, text } of answers) {
        // A page's own styles have figures, too.
        expect([url, text.replace(/<style>.*?<\/style>/s, '').match(/\b\d+\.\d\d\b|LBP/g)]).toEqual([url, null]);
      }
    });
  });

  it('reconnects after the connection broke, and refuses a session that has ended', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page, context, allowConsoleError } = visit;
      allowConsoleError(/net::ERR_FAILED .*graphql\/stream|status of 401/);
      const id = unchanged.customer!;
      await page.route('**/graphql/stream', (route) => route.abort());
      const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql/stream'));
      await openOrder(visit, 'customer', id);
      await cut;
      await page.unroute('**/graphql/stream');
      await change(id, 'shipped');
      await statusOf(page, 'Shipped').waitFor();
      await change(id, 'delivered');
      await statusOf(page, 'Delivered').waitFor();

      await shop.db.query(`DELETE FROM session WHERE sess->>'userId' = $1`, [String(await idOf(shop.db, 'customer'))]);
      await heading(page, 'Access Required').waitFor();
      await context.clearCookies();
    });
  });
});
