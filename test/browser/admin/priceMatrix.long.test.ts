import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { answer, choose, openAsAdmin } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { keyboardOf } from '../support/keyboard';
import { expectAccessible, toast } from '../support/pages';
import { DESKTOP, during, overflow, PHONE } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

/** What is agreed with the hotel of the demo for the smallest of a product's sizes. */
async function agreed(productId: number): Promise<string | null> {
  const [row] = await shop.db.query<{ price: string }[]>(
    `SELECT custom_price::text AS price FROM individual_price i JOIN users u ON u.id = i.user_id
     WHERE u.username = 'business-cash' AND i.product_id = $1 AND i.variant = '250ml'`,
    [productId],
  );
  return row?.price ?? null;
}

describeInBrowser('the matrix of prices', () => {
  it('is gone through, changed and explained by keyboard alone', async () => {
    const [product] = await shop.db.query<{ id: number }[]>('SELECT min(product_id) AS id FROM product_variant');
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      const { press } = keyboardOf(page);
      await openAsAdmin(visit, shop, '/admin/dashboard');
      await page.getByRole('link', { name: 'Prices', exact: true }).click();
      const grid = page.getByRole('grid', { name: 'Prices of businesses' });
      await grid.waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Plan a change' }).focus();
      await press('Tab');
      await press('ArrowDown');
      const before = await page.locator('[role=gridcell]:focus').innerText();
      await press('Enter');
      await page.keyboard.type('123456');
      await expectAccessible(page);
      await press('Escape');
      expect(await page.locator('[role=gridcell]:focus').innerText()).toBe(before);
      expect(await agreed(product!.id)).toBeNull();
      await press('Enter');
      await page.keyboard.type('123456');
      await press('Enter');
      await toast(page, 'Individual price set successfully').waitFor();
      await page.locator('[role=gridcell]:focus').getByText('LBP 123,456').waitFor();
      expect(await agreed(product!.id)).toBe('123456.00');
      await press('Tab');
      await press('Tab');
      await press('Tab');
      await press('Enter');
      await page
        .getByRole('dialog', { name: /^Price history of .*, Blue Shutters Hotel/ })
        .getByText('LBP 123,456')
        .first()
        .waitFor();
      await expectAccessible(page);
      await press('Escape');
      await page.getByRole('button', { name: 'Why this price?' }).press('Enter');
      await page.getByText(/^This price since:.* · admin · back office$/).waitFor();
      await expectAccessible(page);
      await press('Escape');
      await grid.getByText('LBP 123,456').click();
      await press('Delete');
      await answer(page, 'Delete');
      await toast(page, 'Individual price removed successfully').waitFor();
      expect(await agreed(product!.id)).toBeNull();
    });
  });

  it('has room on a phone, where titles leave the way out of a dialog free', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/prices?mode=all');
      const grid = page.getByRole('grid', { name: 'Prices of businesses' });
      await grid.waitFor();
      expect(await grid.getByRole('columnheader').count()).toBe(2);
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Next businesses' }).click();
      await grid.getByRole('columnheader', { name: /Blue Shutters Hotel/ }).waitFor();
      await choose(page, page.getByLabel('Prices', { exact: true }), 'Far below the customer price');
      await page.getByLabel('Percent below the customer price').fill('20');
      await page.getByLabel('Percent below the customer price').press('Tab');
      await grid
        .getByText(/^−2\d%$/)
        .first()
        .waitFor();
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('dialog', { name: /^Price history of / });
      await history.waitFor();
      const title = await history.locator('.ant-modal-title').evaluate((element: any) => {
        const range = element.ownerDocument.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right as number;
      });
      const close = await history.getByRole('button', { name: 'Close' }).boundingBox();
      expect(title).toBeLessThanOrEqual(close!.x);
    });
  });
});
