import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeInBrowser } from '../../support/browser';
import { until } from '../../support/data/rows';
import { placeOrder, fillForm, GUEST_FORM } from '../support/forms';
import { ORANGE, card, toast, expectAccessible, passwordOf, JUICES } from '../support/pages';
import { during, PHONE, isFocused, DESKTOP, signIn, swipe, withServiceWorker } from '../support/visit';
import { lbp, ordersOf, productFor, shop } from '../support/sales';

const EMPTY_FORM_ERRORS = [
  'First name is required',
  'Last name is required',
  'Valid Lebanese phone number is required (e.g., +961 1 234 567)',
  'Full delivery address is required',
  'City in Lebanon is required',
  'Area/Region is required',
];

describeInBrowser('the shop in a browser', () => {
  it('sells to a guest on a phone, and shows the order to an admin at a desk', async () => {
    const orange = await productFor(shop.guest(), ORANGE);
    const [, size] = Object.keys(orange.viewerVariantPrices);
    const unitPrice = orange.viewerVariantPrices[size!]!;
    const quantity = 2;
    const subtotal = Number(unitPrice) * quantity;
    const discount = Math.round(subtotal * 10) / 100;
    const total = subtotal - discount + 3;

    await during(shop, withServiceWorker(PHONE), async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: /^Fresh Juices Daily/ }).click();
      await page.waitForURL('**/?category=fresh-juices-daily');
      const product = card(page, ORANGE);
      await product.getByLabel('Size').selectOption(size!);
      await product.getByText(lbp(Number(unitPrice)), { exact: true }).waitFor();
      await product.getByRole('button', { name: 'Add to Cart' }).click();
      await toast(page, 'Added to Cart').waitFor();
      await toast(page, `${ORANGE} (${size}) added to your cart`).waitFor();
      await product.getByRole('button', { name: `Increase quantity of ${ORANGE} (${size})` }).click();
      await page.getByRole('button', { name: 'Cart (2)' }).click();
      const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
      await drawer.getByText(`${ORANGE} (${size})`).waitFor();
      await drawer.getByText(lbp(subtotal + 7500), { exact: true }).waitFor();
      await drawer.getByText('Payment options: Card, WishMoney, COD').waitFor();
      await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();

      await page.waitForURL('**/checkout');
      await placeOrder(page).click();
      for (const text of EMPTY_FORM_ERRORS) await page.getByText(text, { exact: true }).waitFor();
      expect(await isFocused(page.getByLabel('First Name'))).toBe(true);
      await expectAccessible(page);
      await fillForm(page, GUEST_FORM);
      await page.getByLabel('Cash on Delivery').check();
      await page.getByLabel('Discount code').fill('WELCOME10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await toast(page, 'Discount Applied!').waitFor();
      await toast(page, '10% discount applied to your order.').waitFor();
      for (const text of EMPTY_FORM_ERRORS) expect(await page.getByText(text, { exact: true }).count()).toBe(0);
      expect(await placeOrder(page).textContent()).toBe(`Place Order - ${lbp(total)}`);
      await placeOrder(page).click();

      await page.waitForURL('**/order-success');
      await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
      await page.getByText('Fast Delivery: Expected within 2-3 business days').waitFor();
      await page.getByRole('button', { name: 'Cart (0)' }).waitFor();
      expect(await page.evaluate('localStorage.getItem("guest-cart")')).toBeNull();
      await expectAccessible(page);
    });

    const orders = await ordersOf(GUEST_FORM.Email);
    expect(orders).toHaveLength(1);
    const [order] = orders;
    expect(order).toMatchObject({
      status: 'pending',
      payment_method: 'cod',
      payment_status: 'pending',
      user_id: null,
      customer_name: 'Joanna Frem',
      customer_phone: '+961 3 218 440',
      delivery_address: expect.objectContaining({
        street: 'Sassine Square 21',
        city: 'Beirut',
        area: 'Achrafieh',
        building: 'Cedar House',
        floor: '4',
        country: 'Lebanon',
      }),
      subtotal_amount: subtotal.toFixed(2),
      discount_amount: discount.toFixed(2),
      delivery_fee: '3.00',
      total_amount: total.toFixed(2),
      lines: [{ productId: orange.id, name: ORANGE, size, packaging: 'Bottle', quantity, unitPrice }],
    });
    await until(async () => {
      const folder = path.join(shop.dataDir, 'mail');
      const mails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
      const mine = mails.filter((mail) => mail.includes(`To: ${GUEST_FORM.Email}`));
      expect(mine).toHaveLength(1);
      expect(mine[0]).toContain(`order #${order!.id}`);
      expect(mine[0]).toContain(lbp(total));
    }, 10_000);

    await during(shop, withServiceWorker(DESKTOP), async ({ page }) => {
      await signIn(page, 'admin', passwordOf('admin'));
      await page.waitForURL('**/admin/dashboard');
      await page.getByRole('tab', { name: 'Orders' }).click();
      const row = page.getByRole('row', { name: new RegExp(`#${order!.id}\\b`) });
      await row.getByText('Joanna Frem').waitFor();
      await row.getByText(lbp(total), { exact: true }).waitFor();
      await row.getByText('Pending').waitFor();
      await expectAccessible(page);
      await row.getByRole('link', { name: `View Details of order ${order!.id}` }).click();
      await page.waitForURL(`**/orders/${order!.id}`);
      await page.getByRole('heading', { name: `Order #${order!.id}` }).waitFor();
      const main = page.getByRole('main');
      for (const text of [
        ORANGE,
        `${size} · Bottle`,
        `${quantity} × ${lbp(Number(unitPrice))}`,
        `-${lbp(discount)}`,
        'LBP 3',
        lbp(total),
        'Joanna Frem',
        'Sassine Square 21',
        'Cedar House, Floor 4',
        'Achrafieh, Beirut',
        '+961 3 218 440',
        GUEST_FORM.Email,
      ]) {
        await main.getByText(text, { exact: true }).first().waitFor();
      }
      await expectAccessible(page);
    });
  });

  it('shows an approved business its own prices, and its discount in the cart', async () => {
    const guests = await productFor(shop.guest(), ORANGE);
    const own = await productFor(await shop.signedIn('business'), ORANGE);
    const [size] = Object.keys(own.viewerVariantPrices);
    const price = Number(own.viewerVariantPrices[size!]);
    expect(price).toBeLessThan(Number(guests.viewerVariantPrices[size!]));
    await during(shop, withServiceWorker(DESKTOP), async ({ page }) => {
      await signIn(page, 'business', passwordOf('business'), JUICES);
      const product = card(page, ORANGE);
      await product.getByText('Business Price', { exact: true }).waitFor();
      await product.getByText(lbp(Math.round(price)), { exact: true }).waitFor();
      await product.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('button', { name: 'Cart (1)' }).click();
      const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
      await drawer.getByText('-10% discount applied', { exact: true }).waitFor();
      await drawer
        .getByText(lbp(Math.round(price)), { exact: true })
        .first()
        .waitFor();
      await expectAccessible(page);
    });
  });

  it('shows an employee no amount, on no page and in no answer', async () => {
    // An order of the employee's own, with amounts that a business may see.
    const [own] = await shop.db.query<{ id: number }[]>(
      `SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE u.username = 'business'`,
    );
    await shop.db.query(
      `UPDATE orders SET user_id = (SELECT id FROM users WHERE username = 'employee') WHERE id = $1`,
      [own!.id],
    );
    await during(shop, withServiceWorker(DESKTOP), async ({ page, answers }) => {
      await signIn(page, 'employee', passwordOf('employee'), '/store');
      const pages = ['/', '/store', JUICES, '/?category=raw-nuts', '/checkout', `/orders/${own!.id}`];
      for (const address of pages) {
        // The page of an order listens, and never rests.
        await page.goto(address, { waitUntil: address.startsWith('/orders/') ? 'load' : 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.locator('body').innerText()).not.toMatch(/LBP|\d[.,]\d{3}\b|\d\.\d\d\b/);
      }
      await page.getByRole('heading', { name: `Order #${own!.id}` }).waitFor();
      await page.getByText('Quantity 6').first().waitFor();
      // Pages hold the first answers themselves.
      const read = answers.filter(({ type }) => /json|html/.test(type));
      expect(read.length).toBeGreaterThan(pages.length);
      // Amounts are strings with two decimals; there is nothing else that looks like one.
      for (const { url, text } of read)
        expect({ url, amounts: text.match(/"-?\d+\.\d\d"/g) }).toEqual({ url, amounts: null });
    });
  });

  it('goes back and forward between home and category, by the buttons of the browser and by swipes', async () => {
    await during(shop, withServiceWorker(PHONE), async (one) => {
      const { page } = one;
      await page.goto('/');
      await page.getByRole('link', { name: /^Dry Fruits/ }).click();
      await page.getByRole('heading', { name: 'Dry Fruits', level: 1 }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Fresh Products' }).waitFor();
      await page.goForward();
      await page.getByRole('heading', { name: 'Dry Fruits', level: 1 }).waitFor();
      await page.locator('article').first().waitFor();
      await page.getByRole('button', { name: 'Back to Categories' }).click();
      await page.getByRole('heading', { name: 'Fresh Products' }).waitFor();
      await page.getByRole('link', { name: /^Fresh Juices Daily/ }).waitFor();

      const right = { x: 320, y: 500 };
      await swipe(one, right, { x: right.x - 60, y: 505 });
      expect(new URL(page.url()).search).toBe('');
      await swipe(one, right, { x: 320, y: 300 });
      expect(new URL(page.url()).search).toBe('');
      await page.evaluate('window.scrollTo(0, 0)');
      await swipe(one, right, { x: right.x - 200, y: 505 });
      await page.getByRole('heading', { name: 'Fresh Juices Daily', level: 1 }).waitFor();
      await page.locator('article').first().waitFor();
      await swipe(one, { x: 60, y: 500 }, { x: 260, y: 505 });
      await page.getByRole('heading', { name: 'Fresh Products' }).waitFor();
    });
  });

  it('shows a page for 404 and for 401, and answers an unknown address with status 404', async () => {
    await during(shop, withServiceWorker(DESKTOP), async ({ page, allowConsoleError }) => {
      allowConsoleError(/status of 404 .*no-such-page/);
      const answer = await page.goto('/no-such-page');
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
      await page.getByText('Did you forget to add the page to the router?').waitFor();
      await page.goto('/orders/1');
      await page.getByRole('heading', { name: 'Access Required' }).waitFor();
      await page.getByRole('link', { name: 'Login' }).click();
      await page.waitForURL('**/login?returnTo=%2Forders%2F1');
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password').fill(passwordOf('admin'));
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('heading', { name: 'Order #1' }).waitFor();
    });
  });
});
