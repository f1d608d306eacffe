import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseMessage, untilMail } from '../../integration/mail/mails';
import { describeInBrowser } from '../../support/browser';
import { fillForm, GUEST_FORM, field, placeOrder } from '../support/forms';
import { addToCart, LEMONADE, toast, expectAccessible, card, ORANGE } from '../support/pages';
import { during, PHONE, DESKTOP, tabTo, isFocused, overflow, withServiceWorker } from '../support/visit';
import { lbp, ordersOf, productFor, shop } from '../support/sales';

/** The path of the link in the confirmation of the order. */
async function linkOfMail(orderId: number): Promise<string> {
  const { id } = await untilMail(shop, orderId, { status: 'sent' });
  const file = path.join(shop.dataDir, 'mail', `${String(id).padStart(8, '0')}.eml`);
  const { text } = parseMessage(await readFile(file, 'utf8'));
  return /^Follow your order: https?:\/\/[^/]+(\/\S+)$/m.exec(text)![1]!;
}

describeInBrowser('the shop in a browser', () => {
  it('keeps cart and form over a reload and a lost answer, and makes one order of every try', async () => {
    const email = 'lost.answer@guests.example';
    await during(shop, withServiceWorker(PHONE), async ({ page, allowConsoleError }) => {
      await addToCart(page, LEMONADE);
      await page.goto('/checkout');
      await fillForm(page, { ...GUEST_FORM, Email: email });
      await page.getByLabel('WishMoney').check();
      const expectFormRestored = async () => {
        await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
        for (const [label, value] of Object.entries({ ...GUEST_FORM, Email: email })) {
          expect(await field(page, label).inputValue()).toBe(value);
        }
        expect(await page.getByLabel('WishMoney').isChecked()).toBe(true);
      };
      await page.reload();
      await expectFormRestored();

      const failed = async () => {
        await placeOrder(page).click();
        await toast(page, 'Order Failed').waitFor();
        await toast(page, 'There was an error placing your order. Please try again.').waitFor();
        await page.locator('form button[type=submit]').waitFor();
        await expectFormRestored();
      };
      allowConsoleError(/net::ERR_/);
      const isOrder = (url: string, body: string | null) =>
        url.endsWith('/graphql') && body?.includes('PlaceGuestOrder');
      // The order does not reach the shop.
      await page.route('**/graphql', async (route) =>
        isOrder(route.request().url(), route.request().postData()) ? route.abort() : route.continue(),
      );
      await failed();
      expect(await ordersOf(email)).toHaveLength(0);
      // It does, but its answer gets lost.
      await page.unroute('**/graphql');
      await page.route('**/graphql', async (route) => {
        if (isOrder(route.request().url(), route.request().postData())) await route.fetch();
        await route.abort();
      });
      await failed();
      expect(await ordersOf(email)).toHaveLength(1);
      await page.unroute('**/graphql');
      await page.reload();
      await expectFormRestored();
      await placeOrder(page).click();
      const [order] = await ordersOf(email);
      await page.getByText(`Order #${order!.id}`, { exact: true }).waitFor();
      expect(await ordersOf(email)).toHaveLength(1);
      expect(order).toMatchObject({ payment_method: 'wishmoney' });
    });
  });

  it('asks again when a price changed, also after another refusal, and then sells at what it showed', async () => {
    const email = 'changed.price@guests.example';
    const before = await productFor(shop.guest(), LEMONADE);
    const old = Number(before.viewerPrice);
    await during(shop, withServiceWorker(DESKTOP), async ({ page, allowConsoleError }) => {
      try {
        await addToCart(page, LEMONADE);
        await page.goto('/checkout');
        await fillForm(page, { ...GUEST_FORM, Email: email });
        await shop.db.query('UPDATE product SET in_stock = false WHERE id = $1', [before.id]);
        await placeOrder(page).click();
        const notice = page.getByRole('alert').filter({ hasText: LEMONADE });
        await notice.getByText('Out of Stock', { exact: true }).waitFor();
        await shop.db.query(
          'UPDATE product SET in_stock = true, customer_price = customer_price + 1000 WHERE id = $1',
          [before.id],
        );
        await placeOrder(page).click();
        await notice.getByText('Prices have changed', { exact: true }).waitFor();
        await notice.getByText(`${LEMONADE}: was ${lbp(old)}, now ${lbp(old + 1000)}`).waitFor();
        await notice.getByText(`New total: ${lbp(old + 1003)}`).waitFor();
        expect(await placeOrder(page).textContent()).toBe(`Place Order - ${lbp(old + 1003)}`);
        expect(await ordersOf(email)).toHaveLength(0);
        await expectAccessible(page);
        // What follows must not wait for the network: the shop may be slow, or gone, by then.
        // The cart drawer's code, which is fetched when there is time, may still be under way.
        allowConsoleError(/ERR_FAILED.*\/assets\//);
        await page.route('**/assets/**', (route) => route.abort());
        await placeOrder(page).click();
        await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
      } finally {
        await shop.db.query('UPDATE product SET in_stock = true, customer_price = $2 WHERE id = $1', [
          before.id,
          before.viewerPrice,
        ]);
      }
    });
    expect(await ordersOf(email)).toMatchObject([
      { total_amount: (old + 1003).toFixed(2), lines: [{ unitPrice: (old + 1000).toFixed(2), quantity: 1 }] },
    ]);
  });

  it('lets a guest follow the order by the link of the mail, from another device, until it is delivered', async () => {
    const email = 'follows@guests.example';
    await during(shop, withServiceWorker(DESKTOP), async ({ page }) => {
      await addToCart(page, LEMONADE);
      await page.goto('/checkout');
      await fillForm(page, { ...GUEST_FORM, Email: email });
      await placeOrder(page).click();
      await page.getByRole('link', { name: 'Follow your order' }).click();
      await page.getByText('Pending').first().waitFor();
      expect(page.url()).toContain('?key=');
    });
    const [order] = await ordersOf(email);
    const link = await linkOfMail(order!.id);
    const admin = await shop.signedIn('admin');
    await during(shop, withServiceWorker({ ...PHONE, language: 'ar' }), async ({ page, answers }) => {
      await page.goto(link);
      const status = page.locator('header [aria-live]');
      await status.getByText('قيد الانتظار').waitFor();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      for (const [sent, shown] of [
        ['shipped', 'تم الشحن'],
        ['delivered', 'تم التسليم'],
      ] as const) {
        await admin.rest('PATCH', `/api/orders/${order!.id}/status`, { status: sent });
        // The guest looks at the page again.
        await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
        await status.getByText(shown).waitFor();
      }
      const key = new URL(link, shop.url).searchParams.get('key')!;
      expect(answers.filter(({ url }) => url.includes(key)).map(({ type }) => type)).toEqual([
        'text/html; charset=utf-8',
      ]);
      for (const personal of [email, GUEST_FORM['Mobile Number'], GUEST_FORM['Street Address']]) {
        expect(answers.filter(({ text }) => text.includes(personal))).toEqual([]);
      }
    });
  });

  it('sells to a visitor who uses only the keyboard', async () => {
    const email = 'keyboard@guests.example';
    await during(shop, withServiceWorker(DESKTOP), async ({ page }) => {
      const { keyboard } = page;
      await page.goto('/');
      await page.getByRole('link', { name: /^Fresh Juices Daily/ }).waitFor();
      await tabTo(page, page.getByRole('link', { name: /^Fresh Juices Daily/ }));
      await keyboard.press('Enter');
      await tabTo(page, card(page, ORANGE).getByLabel('Size'));
      await keyboard.press('ArrowDown');
      await tabTo(page, card(page, ORANGE).getByRole('button', { name: 'Add to Cart' }));
      await keyboard.press('Space');
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
      await tabTo(page, page.getByRole('button', { name: 'Cart (1)' }));
      await keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
      await drawer.waitFor();
      await keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      expect(await isFocused(page.getByRole('button', { name: 'Cart (1)' }))).toBe(true);
      await keyboard.press('Enter');
      await tabTo(page, drawer.getByRole('button', { name: 'Proceed to Checkout' }));
      await keyboard.press('Enter');
      await page.waitForURL('**/checkout');
      await page.getByLabel('First Name').waitFor();
      for (const [label, value] of Object.entries({ ...GUEST_FORM, Email: email })) {
        await tabTo(page, field(page, label));
        await keyboard.type(value);
      }
      await tabTo(page, page.getByLabel('Credit or Debit Card'));
      await keyboard.press('ArrowDown');
      expect(await page.getByLabel('WishMoney').isChecked()).toBe(true);
      await tabTo(page, page.getByLabel('Discount code'));
      await keyboard.type('welcome10');
      await keyboard.press('Enter');
      await page.getByText('WELCOME10: 10% off').waitFor();
      await tabTo(page, placeOrder(page));
      await keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
    });
    expect(await ordersOf(email)).toMatchObject([{ payment_method: 'wishmoney', discount_percent: '10.00' }]);
  });
});
