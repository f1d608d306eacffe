import type { Page } from 'playwright-core';
import { dayAt } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { describeInBrowser } from '../../support/browser';
import { accountBody, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';

import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, openAs } from '../support/pages';
import { textsIn } from '../support/routes';
import { DESKTOP, during, tabTo } from '../support/visit';

const TABLET = { width: 768, height: 1024 };

let shop: TestShop;
let syrup: number;
let figs: number;
/** A day on which nobody else's orders are delivered. */
const date = daysAfter(dayAt(new Date(), 'Asia/Beirut'), 40);
beforeAll(async () => {
  shop = await startBuiltShop();
  syrup = await makeProduct(shop.db, { name: 'Cedar Syrup', customerPrice: '1000.00', businessPrice: '900.00' });
  figs = await makeProduct(shop.db, { name: 'Bekaa Figs', customerPrice: '2500.00', businessPrice: '2200.00' });
  await shop.db.query(`UPDATE product SET translations = '{"ar": {"name": "تين البقاع"}}' WHERE id = $1`, [figs]);
  await shop.db.query('DELETE FROM delivery_closure');
  await shop.db.query('UPDATE delivery_window SET capacity = 500');
  await shop.db.query(`UPDATE users SET duties = '{packing}' WHERE username = 'packer'`);
});
afterAll(() => shop?.stop());

const line = (productId: number, quantity: number) => ({ productId, quantity });

async function ordered(client: ShopClient, path: string, body: object, language = 'en'): Promise<number> {
  const headers = { 'Idempotency-Key': newKey(), 'Accept-Language': language };
  const answer = await client.rest('POST', path, { ...body, deliveryDate: date }, headers);
  expect(answer.status).toBe(201);
  return (answer.body.orderId ?? answer.body.id) as number;
}

/** Waits until a figure of the day is so many. */
const figure = (page: Page, label: string, value: string) =>
  page
    .locator('dl > div', { hasText: label })
    .locator('dd', { hasText: new RegExp(`^${value}$`) })
    .waitFor();

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describeInBrowser('packing', () => {
  it('is done on a tablet, by keyboard and by tap, while the desk looks at the day', async () => {
    const customer = await shop.signedIn('customer');
    const first = await ordered(customer, '/api/orders', accountBody([line(syrup, 3), line(figs, 2)]));
    const second = await ordered(customer, '/api/orders', accountBody([line(figs, 1)]));
    await during(shop, DESKTOP, async (desk) => {
      await openAs(desk, shop, 'admin', `/admin/day?date=${date}`);
      await figure(desk.page, 'To pack', '2');
      await expectAccessible(desk.page);
      await during(shop, TABLET, async (packing) => {
        const { page } = packing;
        await openAs(packing, shop, 'packer', `/admin/day?date=${date}`);
        await figure(page, 'To pack', '2');
        expect(await page.getByText(/LBP/).count()).toBe(0);
        await page.getByRole('link', { name: `Pack order ${first}` }).click();
        const ofSyrup = page.getByRole('checkbox', { name: '3 × Cedar Syrup' });
        await ofSyrup.waitFor();
        for (const tick of await page.getByRole('checkbox').all()) {
          expect((await tick.boundingBox())!.height).toBeGreaterThanOrEqual(64);
        }
        await expectAccessible(page);
        await tabTo(page, ofSyrup);
        await page.keyboard.press('Space');
        await page.getByText('1 of 2 packed').waitFor();
        expect(await ofSyrup.getAttribute('aria-checked')).toBe('true');
        // Where it was, so that the next key takes it back and ticks nothing else.
        expect(await ofSyrup.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
        await desk.page.getByRole('row', { name: new RegExp(`#${first} .*1 of 2 packed`) }).waitFor();

        await page.getByRole('button', { name: 'Bekaa Figs: some are missing' }).click();
        await page.locator('[role=group] button:focus').waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Take out 1 of 2' }).click();
        await page.getByText('1 × Bekaa Figs taken out', { exact: true }).waitFor();
        await page.getByRole('checkbox', { name: '1 × Bekaa Figs' }).click();
        await page.getByText('All is packed').waitFor();
        await figure(desk.page, 'Packed', '1');

        await page.getByRole('link', { name: `Next: order #${second}` }).click();
        await page.getByRole('heading', { level: 1, name: `Order #${second}` }).waitFor();
        await desk.page.getByRole('tab', { name: 'Pick List' }).click();
        await desk.page.getByRole('row', { name: /^Bekaa Figs 2 1 / }).waitFor();
        await expectAccessible(desk.page);
        await page.getByRole('checkbox', { name: '1 × Bekaa Figs' }).click();
        await page.getByText('Nothing more is to be packed').waitFor();
        await desk.page.getByRole('row', { name: /^Bekaa Figs 2 2 / }).waitFor();
      });
    });
    const history = await customer.rest('GET', `/api/orders/${first}`);
    expect(history.body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1]);
  });

  it('sends something else instead of what is missing, by keyboard, and its buyer reads it', async () => {
    const customer = await shop.signedIn('customer');
    const id = await ordered(customer, '/api/orders', { ...accountBody([line(figs, 3)]), whenMissing: 'substitute' });
    await during(shop, TABLET, async (packing) => {
      const { page } = packing;
      await openAs(packing, shop, 'packer', `/admin/packing?order=${id}`);
      await page.getByText('something like it may be sent').waitFor();
      const missing = page.getByRole('button', { name: 'Bekaa Figs: some are missing' });
      await tabTo(page, missing);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('group', { name: 'Missing of Bekaa Figs' });
      await panel.getByRole('button', { name: 'Increase quantity of Bekaa Figs' }).click();
      await tabTo(page, panel.getByRole('button', { name: 'Send something else instead' }));
      await page.keyboard.press('Enter');
      const search = page.getByRole('searchbox', { name: 'Search products' });
      await page.locator('input[type=search]:focus').waitFor();
      await panel.getByRole('list', { name: 'Products in stock' }).getByRole('button').first().waitFor();
      await expectAccessible(page);
      await search.fill('cedar');
      const found = panel.getByRole('list', { name: 'Products in stock' }).getByRole('button');
      await panel.getByRole('button', { name: 'Cedar Syrup' }).waitFor();
      expect((await found.first().boundingBox())!.height).toBeGreaterThanOrEqual(64);
      expect(await page.getByText(/LBP/).count()).toBe(0);
      await tabTo(page, panel.getByRole('button', { name: 'Cedar Syrup' }));
      await page.keyboard.press('Enter');
      const send = panel.getByRole('button', { name: 'Send 2 × Cedar Syrup instead of 2 × Bekaa Figs' });
      await send.waitFor();
      // Where the next key sends it.
      expect(await send.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByText('2 × Bekaa Figs replaced by 2 × Cedar Syrup', { exact: true }).waitFor();
      const substitute = page.getByRole('checkbox', { name: '2 × Cedar Syrup' });
      await substitute.waitFor();
      expect(await substitute.getAttribute('aria-checked')).toBe('false');
      await page.getByRole('checkbox', { name: '1 × Bekaa Figs' }).waitFor();
    });
    await during(shop, DESKTOP, async (desk) => {
      const { page } = desk;
      await openAs(desk, shop, 'admin', `/orders/${id}`);
      await page.getByRole('button', { name: 'Add a product' }).click();
      await page.getByRole('searchbox', { name: 'Search products' }).fill('bekaa');
      const form = page.getByRole('form', { name: 'Change the order' });
      await form.getByRole('button', { name: 'Bekaa Figs', exact: true }).click();
      await form.getByRole('textbox', { name: 'Reason, for the buyer to read' }).fill('The rest came in');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Save the change' }).click();
      // Three of figs at 2,500 were ordered: two syrups at 1,000, two figs, and the delivery.
      await page.getByText('New total: LBP 7,003').first().waitFor();
    });
    await during(shop, DESKTOP, async (home) => {
      const { page } = home;
      await openAs(home, shop, 'customer', `/orders/${id}`);
      await page.getByText('Bekaa Figs: 2 replaced by Cedar Syrup × 2').waitFor();
      await page.getByText('Bekaa Figs: 1 added').waitFor();
      await page.getByText('Sold out today').waitFor();
    });
  });

  it.each([
    ['admin', 'Cancelled: do not pack it'],
    // Who packs alone sees what is still here.
    ['packer', 'This order is not here to be packed.'],
  ])('of an order that is cancelled meanwhile stops at once for the %s', async (who, text) => {
    const customer = await shop.signedIn('customer');
    const id = await ordered(customer, '/api/orders', accountBody([line(syrup, 1)]));
    await during(shop, TABLET, async (packing) => {
      await openAs(packing, shop, who, `/admin/packing?order=${id}`);
      await packing.page.getByRole('checkbox', { name: '1 × Cedar Syrup' }).waitFor();
      expect((await customer.rest('POST', `/api/orders/${id}/cancel`, {})).status).toBe(200);
      await packing.page.getByText(text).waitFor();
      expect(await packing.page.locator('[role=checkbox]:enabled').count()).toBe(0);
    });
  });

  it('prints no price on the slip of a business unless it asks for them', async () => {
    const business = await shop.signedIn('business');
    const id = await ordered(business, '/api/business/one-click-order', { items: [line(syrup, 3)] });
    const printed = async () => {
      let text = '';
      await during(shop, DESKTOP, async (desk) => {
        await openAs(desk, shop, 'admin', `/admin/slips?orders=${id}`);
        const slip = desk.page.locator(`[data-order="${id}"]`);
        await slip.getByText('Cedar Syrup').waitFor();
        await desk.page.emulateMedia({ media: 'print' });
        text = await slip.innerText();
      });
      return text;
    };
    expect(await printed()).not.toMatch(/LBP|Amount|Total|2,700/);
    const ask = async (on: boolean) =>
      expect((await business.rest('PATCH', '/api/business/slip-prices', { on })).status).toBe(200);
    await ask(true);
    try {
      expect(await printed()).toMatch(/LBP 2,[0-9]{3}/);
    } finally {
      await ask(false);
    }
  });

  it('has slips on sheets and on a roll, each in the language of its order', async () => {
    const t = textsIn('ar');
    const guest = shop.guest();
    const arabic = await ordered(guest, '/api/orders/guest', guestBody([line(figs, 4)]), 'ar');
    const long = await ordered(
      guest,
      '/api/orders/guest',
      guestBody(Array.from({ length: 12 }, (_, index) => line(figs, index + 1))),
    );
    await during(shop, DESKTOP, async (desk) => {
      const { page } = desk;
      await openAs(desk, shop, 'admin', `/admin/slips?orders=${arabic},${long}`);
      const slip = page.locator(`[data-order="${arabic}"]`);
      await slip.getByText(t('Order #{number}', { number: String(arabic) })).waitFor();
      expect(await slip.getAttribute('dir')).toBe('rtl');
      await slip.getByText('تين البقاع').waitFor();
      await slip.getByText('LBP 10,003').waitFor();
      await expectAccessible(page);
      const onSheets = await page.pdf({ preferCSSPageSize: true });
      await page.getByText('80 mm roll').click();
      const onRoll = await page.pdf({ preferCSSPageSize: true });
      expect([pagesOf(onSheets), pagesOf(onRoll)]).toEqual([2, 2]);
      // 80 mm are 226.8 points.
      expect(onRoll.toString('latin1').match(/\/MediaBox \[0 0 (22[67])/g)).toHaveLength(2);
    });
  });
});
