import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { accountBody, makeProduct, newKey } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, openAs } from '../support/pages';
import { DESKTOP, during, PHONE, tabTo } from '../support/visit';
import { textsIn } from '../support/routes';

let shop: TestShop;
let syrup: number;
let figs: number;
beforeAll(async () => {
  shop = await startBuiltShop();
  syrup = await makeProduct(shop.db, { name: 'Cedar Syrup', customerPrice: '1000.00', businessPrice: '900.00' });
  figs = await makeProduct(shop.db, { name: 'Bekaa Figs', customerPrice: '2500.00', businessPrice: '2200.00' });
});
afterAll(() => shop?.stop());

const line = (productId: number, quantity: number) => ({ productId, quantity });

async function ordered(buyer: string, path: string, body: object): Promise<number> {
  const client = await shop.signedIn(buyer);
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect([buyer, answer.status]).toEqual([buyer, 201]);
  return answer.body.id as number;
}

const statusOf = (page: Page, label: string): Locator =>
  page.locator('[aria-live=polite]').getByText(label, { exact: true });

describeInBrowser('an order that changes', () => {
  it('is cancelled by its buyer on a phone, by keyboard in Arabic, while the shop looks at it', async () => {
    const t = textsIn('ar');
    const id = await ordered('customer', '/api/orders', accountBody([line(syrup, 1)]));
    await during(shop, DESKTOP, async (back) => {
      await openAs(back, shop, 'admin', `/orders/${id}`);
      await statusOf(back.page, 'Pending').waitFor();
      await during(shop, { ...PHONE, language: 'ar' }, async (visit) => {
        const { page } = visit;
        await openAs(visit, shop, 'customer', `/orders/${id}`);
        await tabTo(page, page.getByRole('button', { name: t('Cancel the order') }));
        await page.keyboard.press('Enter');
        await page.getByText(t('Cancel order #{number}?', { number: String(id) })).waitFor();
        await expectAccessible(page);
        await tabTo(page, page.getByRole('button', { name: t('Yes, cancel it') }));
        await page.keyboard.press('Enter');
        await statusOf(page, t('Cancelled')).waitFor();
        await expectAccessible(page);
      });
      await statusOf(back.page, 'Cancelled').waitFor();
    });
  });

  it('is changed by its buyer on a phone, by keyboard in Arabic; on a tablet who packs says what is missing, which the buyer reads', async () => {
    const t = textsIn('ar');
    const id = await ordered('business', '/api/business/one-click-order', { items: [line(syrup, 2), line(figs, 1)] });
    await shop.db.query(`UPDATE users SET duties = '{packing}' WHERE username = 'packer'`);
    await during(shop, { ...PHONE, language: 'ar' }, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', `/orders/${id}`);
      await tabTo(page, page.getByRole('button', { name: t('Change quantities') }));
      await page.keyboard.press('Enter');
      const form = page.getByRole('form', { name: t('Change the order') });
      await form.locator('button:focus').waitFor();
      await tabTo(page, form.getByRole('button', { name: 'Cedar Syrup' }).nth(1));
      await page.keyboard.press('Enter');
      await form.getByText(/LBP 4,410/).waitFor();
      await expectAccessible(page);
      await tabTo(page, form.getByRole('button', { name: t('Save the change') }));
      await page.keyboard.press('Enter');
      await page.getByText(t('Order #{number} is changed', { number: String(id) }), { exact: true }).waitFor();
      await page.locator('main button:focus', { hasText: t('Change quantities') }).waitFor();

      await during(shop, { width: 768, height: 1024 }, async (packing) => {
        const tablet = packing.page;
        await openAs(packing, shop, 'packer', `/orders/${id}`);
        expect(await tablet.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0);
        await tablet.getByRole('button', { name: 'Change quantities' }).click();
        await tablet.getByRole('button', { name: 'Decrease quantity of Bekaa Figs' }).click();
        await tablet.getByRole('button', { name: 'Save the change' }).click();
        await tablet.getByText('Say why, for the buyer to read', { exact: true }).waitFor();
        await tablet.getByLabel('Reason, for the buyer to read').fill('The last figs were not good enough');
        await expectAccessible(tablet);
        await tablet.getByRole('button', { name: 'Save the change' }).click();
        await tablet.getByText(`Order #${id} is changed`, { exact: true }).waitFor();
        expect(await tablet.locator('main').innerText()).not.toMatch(/LBP|\d\.\d\d/);
      });
      await page.getByText('The last figs were not good enough', { exact: true }).waitFor();
      await expectAccessible(page);
    });
  });
});
