import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '../../common/constants';
import { describeInBrowser } from '../support/browser';
import { idOf } from '../support/orderBodies';
import type { TestShop } from '../support/shop';
import { pictureOf } from '../support/pictures';
import type { ShopClient } from '../support/shopClient';
import { answer, choose, dialog, openAsAdmin, row } from './adminPages';
import { BUILD_MS, startBuiltShop } from './builtWeb';
import { expectSound, toast } from './pages';
import { DESKTOP, during } from './visit';

let shop: TestShop;
/** Another administrator, at work elsewhere. */
let colleague: ShopClient;
beforeAll(async () => {
  shop = await startBuiltShop();
  await shop.db.query(`UPDATE users SET role = 'admin' WHERE username = 'customer'`);
  colleague = await shop.signedIn('customer');
}, BUILD_MS);
afterAll(() => shop?.stop());

const CHANGED = /^customer changed this on \d{4}-\d\d-\d\d at \d\d:\d\d UTC, after you opened it\./;

describeInBrowser('two administrators at once', () => {
  it('do not undo each other, and lose nothing that is typed', async () => {
    const business = await idOf(shop.db, 'business');
    const prices = await idOf(shop.db, 'business-cash');
    await during(shop, DESKTOP, async (visit) => {
      visit.expecting(/status of 409/);
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=categories');
      const [category] = await shop.db.query<{ id: number; slug: string }[]>(
        `SELECT id, slug FROM category WHERE name = 'Dry Fruits'`,
      );
      await page.getByRole('button', { name: 'Edit Dry Fruits' }).click();
      const edit = dialog(page, 'Edit Category');
      await edit.getByLabel('Description').fill('Mine');
      await colleague.rest('PUT', `/api/categories/${category!.id}`, {
        name: 'Dry Fruits',
        slug: category!.slug,
        description: 'Theirs',
      });
      await edit.getByRole('button', { name: 'Save' }).click();
      await edit.getByRole('alert').getByText(CHANGED).waitFor();
      expect(await edit.getByLabel('Description').inputValue()).toBe('Mine');
      await expectSound(page);
      await edit.getByRole('button', { name: 'Load the latest' }).click();
      await edit.waitFor({ state: 'detached' });
      await row(page, 'Theirs').waitFor();

      await page.goto(`/admin/business?user=${business}&tab=pricing`);
      await page.getByLabel('Discount Percentage').fill('22');
      await colleague.rest('PATCH', `/api/admin/users/${business}/discount`, { discount: 7 });
      await page.getByRole('button', { name: 'Save Discount' }).click();
      const conflict = page.getByRole('main').getByRole('alert');
      await conflict.getByText(CHANGED).waitFor();
      await page.getByRole('button', { name: 'Load the latest' }).click();
      await page.getByRole('link', { name: /Discount 7%/ }).waitFor();
      expect(await page.getByLabel('Discount Percentage').inputValue()).toBe('22');
      await page.getByRole('button', { name: 'Save Discount' }).click();
      await toast(page, 'Business discount updated successfully').waitFor();

      await page.getByRole('tab', { name: 'Address' }).click();
      await page.getByLabel('City').waitFor();
      await colleague.rest('PATCH', `/api/admin/users/${business}/address`, { businessCity: 'Theirs' });
      await page.getByLabel('City').fill('Mine');
      await page.getByLabel('Phone').focus();
      await page.getByRole('main').getByText(CHANGED).waitFor();
      expect(await page.getByLabel('City').inputValue()).toBe('Mine');
      expect((await shop.db.query('SELECT city FROM users WHERE id = $1', [business]))[0]).toEqual({ city: 'Theirs' });
      await page.getByLabel('City').press('Enter');
      await page.getByText('Saved', { exact: true }).waitFor();

      await page.goto(`/admin/business?user=${prices}&tab=products&price-only=custom`);
      const [agreed] = await shop.db.query<{ productId: number; variant: string; name: string }[]>(
        `SELECT product_id AS "productId", variant, p.name FROM individual_price i JOIN product p ON p.id = product_id
         WHERE user_id = $1 AND variant = '' LIMIT 1`,
        [prices],
      );
      await page.getByRole('button', { name: `Edit the custom price of ${agreed!.name}`, exact: true }).click();
      const price = page.getByLabel(`Custom price of ${agreed!.name}`, { exact: true });
      await price.fill('111000');
      await colleague.rest('POST', `/api/admin/users/${prices}/pricing/${agreed!.productId}`, { price: '99000' });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page
        .getByRole('region', { name: /^Notification/ })
        .getByText(CHANGED)
        .waitFor();
      expect(await price.inputValue()).toBe('111000');
    });
  }, 180_000);

  it('see each other’s status of an order, and are asked before one is set over another', async () => {
    await during(shop, DESKTOP, async (visit) => {
      visit.expecting(/status of 409/);
      const { page } = visit;
      await openAsAdmin(visit, shop, '/orders/2');
      await page.getByLabel('Tracking Number (optional)').fill('LB-1');
      await colleague.rest('PATCH', '/api/orders/2/status', { status: 'cancelled' });
      await page.getByText('Cancelled', { exact: true }).first().waitFor();
      expect(await page.getByLabel('Tracking Number (optional)').inputValue()).toBe('LB-1');
      await page.getByRole('button', { name: 'Update Status' }).click();
      await page.getByRole('main').getByRole('alert').getByText(CHANGED).waitFor();
      expect((await shop.db.query('SELECT status FROM orders WHERE id = 2'))[0]).toEqual({ status: 'cancelled' });
      await page.getByRole('button', { name: 'Load the latest' }).click();
      await choose(page, page.getByLabel('Status', { exact: true }), 'Cancelled');
      await page.getByRole('button', { name: 'Update Status' }).click();
      await toast(page, 'Order status updated successfully').waitFor();
      await page.getByText('Tracking number: LB-1').waitFor();
    });
  }, 120_000);
});

describeInBrowser('what is typed and not saved', () => {
  it('is asked about before Back, a link, another tab or closing takes it away', async () => {
    const business = await idOf(shop.db, 'business');
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/users');
      await row(page, 'business-cash').first().waitFor();
      await page.getByRole('link', { name: 'Business Mgmt' }).click();
      await page.getByRole('link', { name: /Cedar Terrace/ }).click();
      await page.getByRole('tab', { name: 'Pricing' }).click();
      const discount = page.getByLabel('Discount Percentage');
      await discount.fill('33');
      const question = page.locator('.ant-modal-confirm').filter({ hasText: 'Leave without saving?' });
      const stays = async (leave: () => Promise<unknown>) => {
        await leave();
        await question.waitFor();
        await answer(page, 'Stay');
        await question.waitFor({ state: 'detached' });
        expect(await discount.inputValue()).toBe('33');
        expect(page.url()).toContain(`user=${business}&tab=pricing`);
      };
      await stays(() => page.evaluate('history.back()'));
      await stays(() => page.getByRole('link', { name: 'Users' }).click());
      await stays(() => page.getByRole('link', { name: /Blue Shutters/ }).click());
      await stays(() => page.getByRole('tab', { name: 'History' }).click());
      await stays(async () => {
        await page.getByRole('tab', { name: 'Pricing' }).focus();
        await page.keyboard.press('ArrowRight');
      });
      const asked = page.waitForEvent('dialog');
      const closing = page.close({ runBeforeUnload: true });
      const warning = await asked;
      expect(warning.type()).toBe('beforeunload');
      await warning.dismiss();
      await closing;
      await page.evaluate('history.back()');
      await answer(page, 'Leave');
      await page.waitForURL((url) => url.searchParams.get('tab') !== 'pricing');
    });
  }, 120_000);
});

describeInBrowser('the picture of a category', () => {
  it('is shown before it is saved, and refused when it is too large or no picture', async () => {
    const file = async (name: string, content: string | Buffer) => {
      const place = path.join(shop.dataDir, name);
      await writeFile(place, content);
      return place;
    };
    await during(shop, DESKTOP, async (visit) => {
      visit.expecting(/status of 400/);
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=categories');
      await page.getByRole('button', { name: 'Edit Raw Nuts' }).click();
      const edit = dialog(page, 'Edit Category');
      const picture = edit.locator('input[type=file]');
      const save = edit.getByRole('button', { name: 'Save' });
      const kept = async () =>
        (
          await shop.db.query<{ picture_hash: string }[]>(`SELECT picture_hash FROM category WHERE name = 'Raw Nuts'`)
        )[0]!.picture_hash;
      const before = await kept();
      await picture.setInputFiles(await file('large.png', Buffer.alloc(LIMITS.imageBytes + 1)));
      await edit.getByText(/5 MB/).last().waitFor();
      for (const [name, content] of [
        ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
        ['letter.png', 'Dear shop, this is no picture.'],
      ] as const) {
        await picture.setInputFiles(await file(name, content));
        await save.click();
        await edit.locator('[id$="-error"]').first().waitFor();
        expect(await kept()).toBe(before);
      }
      await picture.setInputFiles(await file('nuts.png', await pictureOf('png')));
      const preview = edit.getByAltText('Preview');
      expect(await preview.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
      expect(await edit.locator('[id$="-error"]').count()).toBe(0);
      await save.click();
      await toast(page, 'Category updated successfully').waitFor();
      expect(await kept()).not.toBe(before);
    });
  }, 120_000);
});
