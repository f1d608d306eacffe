import type { Locator } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { idOf } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { choose, dialog, openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, toast } from '../support/pages';
import { typedIn } from '../support/forms';
import { DESKTOP, during, isFocused, tabTo } from '../support/visit';

let shop: TestShop;
/** Another administrator, at work elsewhere. */
let colleague: ShopClient;
beforeAll(async () => {
  shop = await startBuiltShop();
  await shop.db.query(`UPDATE users SET role = 'admin' WHERE username = 'customer'`);
  colleague = await shop.signedIn('customer');
});
afterAll(() => shop?.stop());

const CHANGED = /^customer changed this on \d{4}-\d\d-\d\d at \d\d:\d\d UTC, after you opened it\./;

describeInBrowser('two administrators at once', () => {
  it('do not undo each other, and lose nothing that is typed', async () => {
    const business = await idOf(shop.db, 'business');
    const prices = await idOf(shop.db, 'business-cash');
    await during(shop, DESKTOP, async (visit) => {
      visit.allowConsoleError(/status of 409/);
      const { page } = visit;
      await openAsAdmin(visit, shop, `/admin/business?user=${business}&tab=pricing`);
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
  });

  it('see each other’s status of an order, and are asked before one is set over another', async () => {
    await during(shop, DESKTOP, async (visit) => {
      visit.allowConsoleError(/status of 409/);
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

      await page.goto('/admin/dashboard?tab=orders');
      await page.getByLabel('Select order 2', { exact: true }).check();
      await page.getByLabel('Select order 3', { exact: true }).check();
      await colleague.rest('PATCH', '/api/orders/2/status', { status: 'confirmed' });
      await choose(page, page.getByLabel('New status'), 'Delivered');
      await page.getByRole('button', { name: 'Change Status' }).click();
      await toast(page, '1 of 2 orders were set to Delivered.').waitFor();
      const refused = page.getByRole('main').getByRole('alert').getByRole('listitem');
      await refused.waitFor();
      expect(await refused.allTextContents()).toEqual([
        expect.stringMatching(/^Order #2: customer changed this on .* UTC, after you opened it\./),
      ]);
      await row(page, '#2').getByText('Confirmed', { exact: true }).waitFor();
      await row(page, '#3').getByText('Delivered', { exact: true }).waitFor();
    });
  });
});

describeInBrowser('a dialog about something that somebody else changed meanwhile', () => {
  it('takes in what they saved, marks it field by field, and keeps what was typed', async () => {
    await during(shop, DESKTOP, async (visit) => {
      visit.allowConsoleError(/status of 409/);
      const { page } = visit;
      /** Saves, is refused, and loads the latest by keyboard. */
      const loadLatest = async (edit: Locator) => {
        await edit.getByRole('button', { name: 'Save' }).click();
        await edit.getByRole('alert').getByText(CHANGED).waitFor();
        await tabTo(page, edit.getByRole('button', { name: 'Load the latest' }));
        await page.keyboard.press('Enter');
        await edit.getByText('This is the latest version', { exact: true }).waitFor();
        await edit.locator(':focus').filter({ hasText: 'This is the latest version' }).waitFor();
      };
      const note = (edit: Locator, text: string) => edit.getByText(text, { exact: true });

      await openAsAdmin(visit, shop, '/admin/dashboard?tab=categories');
      const [category] = await shop.db.query<{ id: number; slug: string }[]>(
        `SELECT id, slug FROM category WHERE name = 'Dry Fruits'`,
      );
      await page.getByRole('button', { name: 'Edit Dry Fruits' }).click();
      const edit = dialog(page, 'Edit Category');
      await edit.getByLabel('Name', { exact: true }).fill('Mine');
      await edit.getByLabel('Description', { exact: true }).fill('Mine, too');
      const theirs = { name: 'Theirs', slug: 'their-slug', description: 'Theirs, too' };
      await colleague.rest('PUT', `/api/categories/${category!.id}`, theirs);
      await loadLatest(edit);
      await row(page, 'their-slug').waitFor();
      expect(await typedIn(page, ['Name', 'Description', 'Slug'])).toEqual({
        Name: 'Mine',
        Description: 'Mine, too',
        Slug: 'their-slug',
      });
      await note(edit, 'Changed meanwhile to “Theirs”; yours is kept.').waitFor();
      await note(edit, `Changed meanwhile from “${category!.slug}”.`).waitFor();
      await expectAccessible(page);
      await tabTo(page, edit.getByRole('button', { name: 'Description: use “Theirs, too”' }));
      await page.keyboard.press('Enter');
      expect(await isFocused(edit.getByLabel('Description', { exact: true }))).toBe(true);
      expect(await edit.getByLabel('Description', { exact: true }).inputValue()).toBe('Theirs, too');
      // Once more, in between: the second change is taken in as the first one was.
      await colleague.rest('PUT', `/api/categories/${category!.id}`, { ...theirs, slug: 'their-second' });
      await loadLatest(edit);
      await note(edit, 'Changed meanwhile from “their-slug”.').waitFor();
      await edit.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Category updated successfully').waitFor();
      const stored = await shop.db.query(`SELECT name, slug, description FROM category WHERE id = $1`, [category!.id]);
      expect(stored).toEqual([{ name: 'Mine', slug: 'their-second', description: 'Theirs, too' }]);

      await page.goto('/admin/dashboard?tab=products&search=Medjool');
      await page.getByRole('button', { name: 'Edit Medjool Dates' }).click();
      const product = dialog(page, 'Edit Product');
      await product.getByLabel('Customer price of 250g').fill('361000');
      await product.getByLabel('Business price of 1kg').fill('1210000');
      const { body } = await colleague.rest('GET', '/api/products');
      const listed = body.products as {
        id: number;
        name: string;
        variantPricing: Record<string, { business: string }>;
      }[];
      const dates = listed.find(({ name }) => name === 'Medjool Dates')!;
      dates.variantPricing['1kg']!.business = '1190000.00';
      dates.variantPricing['500g']!.business = '599000.00';
      const changed = await colleague.rest('PUT', `/api/products/${dates.id}`, { ...dates, tags: ['theirs'] });
      expect(changed.status).toBe(200);
      await loadLatest(product);
      await note(product, 'Changed meanwhile to “1190000.00”; yours is kept.').waitFor();
      await expectAccessible(page);
      await product.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Product updated successfully').waitFor();
      const prices = await shop.db.query(
        `SELECT name, customer_price AS c, business_price AS b FROM product_variant WHERE product_id = $1 AND name <> '5kg box' ORDER BY customer_price`,
        [dates.id],
      );
      expect(prices).toMatchObject([
        { name: '250g', c: '361000.00' },
        { name: '500g', b: '599000.00' },
        { name: '1kg', b: '1210000.00' },
      ]);
      expect(await shop.db.query(`SELECT tags FROM product WHERE id = $1`, [dates.id])).toEqual([{ tags: ['theirs'] }]);

      await page.goto('/admin/dashboard?tab=discounts');
      await page.getByRole('button', { name: 'Edit WELCOME10' }).click();
      const code = dialog(page, 'Edit Discount Code');
      await code.getByLabel('Discount', { exact: true }).fill('12');
      const [welcome] = await shop.db.query<{ id: number }[]>(`SELECT id FROM discount_code WHERE code = 'WELCOME10'`);
      await colleague.rest('PUT', `/api/discount-codes/${welcome!.id}`, {
        code: 'WELCOME10',
        discountPercent: 11,
        maxUses: 50,
        expiresAt: '2030-01-31T16:00:00.000Z',
        isActive: false,
      });
      await loadLatest(code);
      await note(code, 'Changed meanwhile to “11”; yours is kept.').waitFor();
      await note(code, 'Changed meanwhile from “yes”.').waitFor();
      // Max Uses and Expires.
      await note(code, 'Changed meanwhile from nothing.').nth(1).waitFor();
      await code.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Discount code updated successfully').waitFor();
      expect(
        await shop.db.query(
          `SELECT discount_percent AS percent, max_uses AS uses, is_active AS active, expires_at AS expires FROM discount_code WHERE id = $1`,
          [welcome!.id],
        ),
      ).toEqual([{ percent: '12.00', uses: 50, active: false, expires: new Date('2030-01-31T16:00:00.000Z') }]);

      await page.goto('/admin/users?search=business-cash');
      await page.getByRole('button', { name: 'Edit business-cash' }).click();
      const user = dialog(page, 'Edit business-cash');
      await user.getByLabel('First Name').fill('Mine');
      const id = await idOf(shop.db, 'business-cash');
      await colleague.rest('PATCH', `/api/users/${id}/role`, { lastName: 'Theirs', paymentMode: 'credit' });
      await loadLatest(user);
      await note(user, 'Changed meanwhile from “Cash”.').waitFor();
      await user.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'User updated successfully').waitFor();
      expect(
        await shop.db.query(`SELECT first_name AS f, last_name AS l, payment_mode AS p FROM users WHERE id = $1`, [id]),
      ).toEqual([{ f: 'Mine', l: 'Theirs', p: 'credit' }]);
    });
  });
});
