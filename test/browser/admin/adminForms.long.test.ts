import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeInBrowser } from '../../support/browser';
import { pictureOf } from '../../support/data/pictures';
import type { TestShop } from '../../support/shop';
import { dialog, openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { focused, keyboardOf, OPEN_AGAIN_ONCE_HIDDEN } from '../support/keyboard';
import { expectAccessible, toast } from '../support/pages';
import { DESKTOP, during, PHONE } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('an administrator with a keyboard alone', () => {
  it('makes, changes and deletes a category with its picture, and loses nothing by Escape', async () => {
    const picture = path.join(shop.dataDir, 'honey.png');
    await writeFile(picture, await pictureOf('png'));
    await during(shop, DESKTOP, async (visit) => {
      visit.allowConsoleError(/status of 409/);
      const { page } = visit;
      const { press, reach, backTo, enter, fill, open } = keyboardOf(page);
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=categories');
      const opener = page.getByRole('button', { name: 'Create Category' });
      const create = await open(opener, 'Create Category');
      await focused(create.getByLabel('Name'));
      await press('Escape');
      await focused(opener);
      await press('Enter');
      await focused(create.getByLabel('Name'));
      await press('Enter');
      await create.getByText('Name is required', { exact: true }).waitFor();
      await page.keyboard.type('Honey');
      await press('Enter');
      await create.getByText('Description is required', { exact: true }).waitFor();
      await focused(create.getByLabel('Description'));
      await page.keyboard.type('From the cedars');
      await fill(create.getByLabel('Slug'), 'cedar-honey');
      await press('Escape');
      const stay = page.getByRole('button', { name: 'Stay', exact: true });
      await focused(stay);
      await expectAccessible(page);
      await press('Enter');
      await focused(create.getByLabel('Slug'));
      await press('Enter');
      await toast(page, 'Category created successfully').waitFor();
      await focused(opener);

      const edit = await open(page.getByRole('button', { name: 'Edit Honey' }), 'Edit Category');
      await fill(edit.getByLabel('Slug'), 'raw-nuts');
      await press('Enter');
      await toast(page, 'Error').waitFor();
      await focused(edit.locator('[aria-invalid=true]').and(edit.getByLabel('Slug')));
      await fill(edit.getByLabel('Slug'), 'mountain-honey');
      const file = edit.getByLabel('Image (optional)');
      await reach(file);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
      await chooser.setFiles(picture);
      await edit.getByAltText('Preview').waitFor();
      await enter(edit.getByRole('button', { name: 'Remove Image' }));
      await focused(file);
      expect(await edit.getByAltText('Preview').count()).toBe(0);
      const [again] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
      await again.setFiles(picture);
      await edit.getByAltText('Preview').waitFor();
      await enter(edit.getByRole('button', { name: 'Save' }));
      await toast(page, 'Category updated successfully').waitFor();
      await focused(page.getByRole('button', { name: 'Edit Honey' }));
      const stored = await shop.db.query(
        `SELECT slug, picture_hash IS NOT NULL AS drawn FROM category WHERE name = 'Honey'`,
      );
      expect(stored).toEqual([{ slug: 'mountain-honey', drawn: true }]);

      const remove = page.getByRole('button', { name: 'Delete Honey' });
      await enter(remove);
      await focused(page.getByRole('button', { name: 'Cancel', exact: true }));
      await expectAccessible(page);
      await press('Escape');
      await focused(remove);
      await press('Enter');
      await enter(page.getByRole('button', { name: 'Delete', exact: true }));
      await toast(page, 'Category deleted successfully').waitFor();
      await row(page, 'mountain-honey').waitFor({ state: 'detached' });
      // The button went with its row; what is nearest takes over.
      await focused(page.getByRole('main').getByRole('button'));
      await backTo(opener);
    });
  });

  it('makes a product with sizes, finds it, has its price explained and deletes it', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      const { press, reach, enter, fill, pick, retype, open } = keyboardOf(page);
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=products');
      const opener = page.getByRole('button', { name: 'Create Product' });
      const create = await open(opener, 'Create Product');
      await page.keyboard.type('Cedar Honey');
      await press('Enter');
      await create.getByText('Category is required', { exact: true }).waitFor();
      const description = create.getByLabel('Description', { exact: true });
      await focused(description);
      await page.keyboard.type('Dark');
      await reach(create.getByLabel('Category'));
      await press('ArrowDown');
      await page.locator('.ant-select-dropdown:visible').waitFor();
      await press('Escape');
      await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
      await focused(create.getByLabel('Category'));
      await pick(create.getByLabel('Category'), 'Raw Nuts');
      await press('Tab');
      await page.keyboard.type('1L, 0.5L');
      await create.getByText('Using Variant Pricing Mode', { exact: true }).waitFor();
      await press('Enter');
      await toast(page, 'Missing Variant Pricing').waitFor();
      await focused(create.getByLabel('Customer price of 1L'));
      await expectAccessible(page);
      for (const price of ['900000', '800000', '500000', '450000']) {
        await retype(price);
        await press('Tab');
      }
      await reach(create.getByLabel('Tags (optional)'));
      await page.keyboard.type('raw, dark');
      await reach(create.getByRole('switch', { name: 'In Stock' }));
      await press('Space');
      await enter(create.getByRole('button', { name: 'Create', exact: true }));
      await toast(page, 'Product created successfully').waitFor();
      await focused(opener);
      const [createdProduct] = await shop.db.query(
        `SELECT id, in_stock AS stock, tags FROM product WHERE name = 'Cedar Honey'`,
      );
      expect(createdProduct).toMatchObject({ stock: false, tags: ['raw', 'dark'] });

      await fill(page.getByLabel('Search products'), 'cedar honey');
      await row(page, 'Cedar Honey').getByText('LBP 500,000 – 900,000').waitFor();
      await page.waitForURL(/search=cedar/);
      const explain = page.getByRole('button', { name: 'Explain the price of Cedar Honey' });
      const explanation = await open(explain, 'Price of Cedar Honey (1L)');
      await pick(explanation.getByLabel('Business'), 'Cedar Terrace Café');
      await explanation.getByText(/^LBP 720,000 is the business price of this size/).waitFor();
      await pick(page.getByRole('dialog').getByLabel('Size'), '0.5L');
      await dialog(page, 'Price of Cedar Honey (0.5L)')
        .getByText(/^LBP 405,000 is/)
        .waitFor();
      await press('Escape');
      await focused(explain);
      await page.reload();
      await enter(page.getByRole('button', { name: 'Delete Cedar Honey' }));
      await enter(page.getByRole('button', { name: 'Delete', exact: true }));
      await toast(page, 'Product deleted successfully').waitFor();
      await page.getByText('Nothing found', { exact: true }).waitFor();
      await focused(page.getByRole('main').locator('*'));
      await enter(page.getByRole('button', { name: 'Clear search and filters' }));
      await row(page, 'Fresh Orange Juice').waitFor();
      await focused(page.getByRole('main').locator('*'));
    });
  });

  it('gives a code its expiry date, and refuses an invalid date', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      const { press, reach, backTo, enter, fill, retype, open } = keyboardOf(page);
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=discounts');
      const opener = page.getByRole('button', { name: 'Edit STAFFONLY' });
      const edit = await open(opener, 'Edit Discount Code');
      await focused(edit.getByLabel('Code'));
      await fill(edit.getByLabel('Discount', { exact: true }), '120');
      await press('Enter');
      await edit.getByText('Discount cannot exceed 100%', { exact: true }).waitFor();
      await focused(edit.getByLabel('Discount', { exact: true }));
      await retype('45');
      const expires = edit.getByLabel('Expires (optional)');
      await reach(expires);
      // Month and day alone.
      await page.keyboard.type('0203');
      await press('Enter');
      await edit.getByText(/^The date or the time is not complete/).waitFor();
      await focused(expires);
      await expectAccessible(page);
      await backTo(edit.getByLabel('Max Uses (optional)'));
      await reach(expires);
      await page.keyboard.type('020320310630PM');
      await reach(edit.getByRole('switch', { name: 'Active' }));
      await press('Space');
      await enter(edit.getByRole('button', { name: 'Save' }));
      await toast(page, 'Discount code updated successfully').waitFor();
      await focused(opener);
      const stored = `SELECT discount_percent AS percent, is_active AS active, expires_at AS expires FROM discount_code WHERE code = 'STAFFONLY'`;
      expect(await shop.db.query(stored)).toEqual([
        { percent: '45.00', active: true, expires: new Date(2031, 1, 3, 18, 30) },
      ]);
      await enter(page.getByRole('button', { name: 'Delete STAFFONLY' }));
      await enter(page.getByRole('button', { name: 'Delete', exact: true }));
      await row(page, 'STAFFONLY').waitFor({ state: 'detached' });
      expect(await shop.db.query(stored)).toEqual([]);
      await focused(page.getByRole('main').locator('*'));
    });
  });

  it('finds orders, changes them, exports them, and reads the figures of a period', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      const { press, reach, backTo, enter, fill, pick, retype } = keyboardOf(page);
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=orders');
      await row(page, '#1').first().waitFor();
      await pick(page.getByRole('combobox', { name: 'Status' }), 'Pending');
      await page.waitForURL(/status=PENDING/);
      await fill(page.getByRole('textbox', { name: 'From' }), '2020-01-01');
      await press('Enter');
      await page.waitForURL(/from=2020-01-01/);
      await backTo(page.getByRole('button', { name: /Export CSV/ }));
      const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
      expect(await readFile(await download.path(), 'utf8')).toMatch(/pending/i);
      await focused(page.getByRole('button', { name: /Export CSV/ }));
      const box = page.getByRole('checkbox', { name: /^Select order/ }).first();
      await reach(box);
      await press('Space');
      const id = /\d+/.exec((await box.getAttribute('aria-label')) ?? '')![0];
      await backTo(page.getByRole('combobox', { name: 'New status' }));
      await pick(page.getByRole('combobox', { name: 'New status' }), 'Confirmed');
      await expectAccessible(page);
      await enter(page.getByRole('button', { name: 'Change Status' }));
      await toast(page, '1 order set to Confirmed').waitFor();
      await page.getByRole('group', { name: 'Selected orders' }).waitFor({ state: 'detached' });
      await focused(page.getByRole('main').locator('*'));
      await enter(page.getByRole('columnheader', { name: 'Total' }));
      await page.waitForURL(/sort=TOTAL/);

      await page.goto(`/orders/${id}`);
      const status = page.getByRole('combobox', { name: 'Status' });
      await pick(status, 'Shipped');
      await fill(page.getByLabel('Tracking Number (optional)'), 'LB-90');
      await press('Enter');
      await toast(page, 'Order status updated successfully').waitFor();
      await focused(status);
      const stored = await shop.db.query(`SELECT status, tracking_number AS tracking FROM orders WHERE id = $1`, [id]);
      expect(stored).toEqual([{ status: 'shipped', tracking: 'LB-90' }]);

      await page.goto('/admin/dashboard');
      await reach(page.getByRole('textbox', { name: 'Period' }).first());
      await retype('2026-11-01');
      await press('Enter');
      await focused(page.getByRole('textbox', { name: 'Period' }).last());
      await retype('2026-11-10');
      await press('Enter');
      await page.waitForURL(/from=2026-11-01&to=2026-11-10/);
      await page.goto('/admin/dashboard?from=2026-01-01&to=2026-11-22');
      await enter(page.getByText('Show the figures').first());
      await reach(page.getByRole('region', { name: 'Figures: Revenue and orders by day' }));
      await reach(page.getByRole('button', { name: 'Export CSV: Revenue and orders by day' }));
      const [figures] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
      expect(figures.suggestedFilename()).toMatch(/2026-01-01_2026-11-22\.csv$/);
      await expectAccessible(page);
    });
  });

  it('reaches every page by the menus of a small screen', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page } = visit;
      const { press, enter } = keyboardOf(page);
      await openAsAdmin(visit, shop, '/admin/dashboard');
      const more = page.getByRole('button', { name: 'More sections' });
      await enter(more);
      await focused(page.getByRole('menuitem', { name: 'Categories' }));
      await expectAccessible(page);
      await press('Escape');
      await focused(more);
      await press('Enter');
      await focused(page.getByRole('menuitem', { name: 'Categories' }));
      await page.evaluate(OPEN_AGAIN_ONCE_HIDDEN);
      await press('Escape');
      await focused(page.getByRole('menuitem', { name: 'Categories' }));
      await press('ArrowDown');
      await focused(page.getByRole('menuitem', { name: 'Discount Codes' }));
      await press('Enter');
      await page.waitForURL(/tab=discounts/);
      await focused(more);
      await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await enter(menu);
      await focused(page.getByRole('menuitem', { name: 'Dashboard' }));
      await expectAccessible(page);
      await press('ArrowDown');
      await focused(page.getByRole('menuitem', { name: 'Day' }));
      await press('ArrowDown');
      await focused(page.getByRole('menuitem', { name: 'Runs' }));
      await press('ArrowDown');
      await focused(page.getByRole('menuitem', { name: 'Credit' }));
      await press('Enter');
      await page.waitForURL('**/admin/business-credit');
      await page.getByRole('heading', { name: 'Credit Management' }).waitFor();
      await focused(menu);
    });
  });
});
