import { describeInBrowser } from '../../support/browser';
import { idOf } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { focused, keyboardOf } from '../support/keyboard';
import { expectAccessible, passwordOf, toast } from '../support/pages';
import { DESKTOP, during } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('an administrator with a keyboard alone', () => {
  it('signs in, makes a business, and sets its address, approval and prices', async () => {
    const cash = await idOf(shop.db, 'business-cash');
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      const { press, reach, backTo, enter, fill, pick, retype, open } = keyboardOf(page);
      await page.goto('/admin/login');
      await enter(page.getByRole('button', { name: 'Sign In' }));
      await toast(page, 'Missing Information').waitFor();
      await focused(page.getByLabel('Username'));
      await page.keyboard.type('admin');
      await fill(page.getByLabel('Password'), 'wrong password');
      await press('Enter');
      await page.getByRole('main').getByRole('alert').getByText('Invalid administrator credentials').waitFor();
      await focused(page.getByLabel('Password'));
      await retype(passwordOf('admin'));
      await press('Enter');
      await page.waitForURL('**/admin/dashboard');

      await page.goto('/admin/dashboard?tab=business');
      const opener = page.getByRole('button', { name: 'Create Business User' });
      const create = await open(opener, 'Create Business User');
      await page.keyboard.type('orchard');
      await press('Enter');
      await create.getByText('Password must be at least 6 characters', { exact: true }).waitFor();
      await focused(create.getByLabel('Password'));
      await page.keyboard.type('under-the-trees');
      await fill(create.getByLabel('Email'), 'orchard@example.com');
      await pick(create.getByLabel('Payment Mode'), 'Cash');
      await fill(create.getByLabel('Business Name'), 'Orchard Deli');
      await fill(create.getByLabel('Business Address'), 'Main Street 1');
      await fill(create.getByLabel('City'), 'Zahle');
      await press('Enter');
      await toast(page, 'Business user created successfully').waitFor();
      await focused(opener);

      await page.goto('/admin/business');
      await enter(page.getByRole('link', { name: /Orchard Deli/ }));
      const suspend = page.getByRole('button', { name: 'Suspend' });
      await enter(suspend);
      const approve = page.getByRole('button', { name: 'Approve' });
      await focused(approve);
      await press('Enter');
      await focused(suspend);
      const city = page.getByLabel('City');
      await fill(city, ' ');
      await press('Tab');
      await page.getByText('Business city is required', { exact: true }).waitFor();
      await backTo(city);
      await retype('Chtaura');
      await press('Tab');
      await page.getByText('Saved', { exact: true }).waitFor();
      await focused(page.getByLabel('State'));
      await expectAccessible(page);
      const storedQuery = `SELECT city, payment_mode AS mode, business_discount AS discount FROM users WHERE username = 'orchard'`;
      expect(await shop.db.query(storedQuery)).toMatchObject([{ city: 'Chtaura', mode: 'cash' }]);
      await backTo(page.getByRole('tab', { name: 'Address' }));
      await press('ArrowRight');
      await focused(page.getByRole('tab', { name: 'Pricing' }));
      const discount = page.getByLabel('Discount Percentage');
      await fill(discount, '101');
      await enter(page.getByRole('button', { name: 'Save Discount' }));
      await page.getByText('Discount must be between 0 and 100', { exact: true }).waitFor();
      await focused(discount);
      await retype('12.5');
      await press('Enter');
      await toast(page, 'Business discount updated successfully').waitFor();
      await backTo(page.getByLabel('Payment Mode'));
      await pick(page.getByLabel('Payment Mode'), 'Credit');
      await toast(page, 'Payment mode updated successfully').waitFor();
      expect(await shop.db.query(storedQuery)).toEqual([{ city: 'Chtaura', mode: 'credit', discount: '12.50' }]);

      await page.goto(`/admin/business?user=${cash}&tab=products&price-search=Carrot`);
      const add = page.getByRole('button', { name: 'Add Custom Product Price' });
      const dialog = await open(add, 'Add Custom Product Price');
      await page.keyboard.type('Carrot');
      // Enter takes the option that is marked, which may still be one of a shorter search.
      const marked = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
      await marked.and(page.getByTitle('Carrot & Ginger', { exact: true })).waitFor();
      await press('Enter');
      await pick(dialog.getByLabel('Variant (optional)'), '500ml');
      await enter(dialog.getByRole('button', { name: 'Add Price' }));
      await dialog.getByText('Price must be a valid positive number', { exact: true }).waitFor();
      await focused(dialog.getByLabel('Custom Price'));
      await page.keyboard.type('300000');
      await press('Enter');
      await toast(page, 'Individual price set successfully').waitFor();
      await focused(add);
      const edit = page.getByRole('button', { name: 'Edit the custom price of Carrot & Ginger (500ml)' });
      await enter(edit);
      const price = page.getByLabel('Custom price of Carrot & Ginger (500ml)', { exact: true });
      await focused(price);
      await press('Escape');
      await focused(edit);
      await press('Enter');
      await retype('-1');
      await enter(page.getByRole('button', { name: 'Save', exact: true }));
      await page.getByRole('main').getByText('Price must be a valid positive number', { exact: true }).waitFor();
      await focused(price);
      await expectAccessible(page);
      await press('Escape');
      await focused(page.getByRole('button', { name: 'Stay', exact: true }));
      await press('Enter');
      await focused(price);
      await retype('291000');
      await press('Enter');
      await page.getByText('LBP 291,000', { exact: true }).waitFor();
      await focused(edit);
      await enter(page.getByRole('button', { name: 'Remove the custom price of Carrot & Ginger (500ml)' }));
      await enter(page.getByRole('button', { name: 'Delete', exact: true }));
      await edit.waitFor({ state: 'detached' });
      await focused(page.getByRole('main').locator('*'));
      await reach(page.getByRole('button', { name: /^Explain the price of Carrot/ }).first());
      await open(
        page.getByRole('button', { name: /^Explain the price of Carrot/ }).first(),
        'Price of Carrot & Ginger',
      );
      await press('Escape');
    });
  });

  it('runs the credit of a business, the users, the tokens and the log', async () => {
    const business = await idOf(shop.db, 'business');
    await during(shop, DESKTOP, async (visit) => {
      visit.allowConsoleError(/status of 409/);
      const { page } = visit;
      const { press, reach, enter, fill, pick, open } = keyboardOf(page);
      await openAsAdmin(visit, shop, `/admin/business-credit?user=${business}`);
      for (const [name, label, values, done] of [
        ['Set Credit Limit', 'Credit Limit', ['60000000'], 'Credit limit updated successfully'],
        ['Record Payment', 'Payment Amount', ['21503', 'Cheque'], 'Payment recorded successfully'],
        ['Adjust Balance', 'Amount', ['-1000', 'Broken crate'], 'Balance adjusted successfully'],
      ] as const) {
        const opener = page.getByRole('button', { name, exact: true });
        const opened = await open(opener, name);
        const first = opened.getByLabel(label, { exact: true });
        await focused(first);
        await press('Control+A', 'Delete', 'Enter');
        await focused(first.and(opened.locator('[aria-invalid=true]')));
        for (const value of values) {
          await page.keyboard.type(value);
          await press('Tab');
        }
        await press('Shift+Tab', 'Enter');
        await toast(page, done).waitFor();
        await focused(opener);
      }
      const quick = page.getByRole('button', { name: 'Remove LBP 2,500,000', exact: true });
      await enter(quick);
      await toast(page, 'Credit updated successfully').waitFor();
      await focused(quick);
      const entries = `SELECT amount::int AS amount FROM credit_entry WHERE user_id = $1 ORDER BY id DESC LIMIT 3`;
      expect(await shop.db.query(entries, [business])).toEqual([
        { amount: -2_500_000 },
        { amount: -1000 },
        { amount: 21_503 },
      ]);

      await page.goto('/admin/users?role=CUSTOMER');
      const opener = page.getByRole('button', { name: 'Create User' });
      const create = await open(opener, 'Create User');
      await fill(create.getByLabel('Username'), 'customer');
      await fill(create.getByLabel('Password'), 'early-figs');
      await fill(create.getByLabel('Email'), 'rana@example.com');
      await fill(create.getByLabel('First Name'), 'Rana');
      await fill(create.getByLabel('Last Name'), 'Saad');
      await press('Enter');
      await toast(page, 'Error creating user').waitFor();
      await focused(create.getByLabel('Username').and(create.locator('[aria-invalid=true]')));
      await fill(create.getByLabel('Username'), 'rana');
      await press('Enter');
      await toast(page, 'User created successfully').waitFor();
      await focused(opener);
      const edit = page.getByRole('button', { name: 'Edit rana' });
      const changing = await open(edit, 'Edit rana');
      await pick(changing.getByLabel('Role'), 'Business');
      await enter(changing.getByRole('button', { name: 'Save' }));
      await toast(page, 'User updated successfully').waitFor();
      await row(page, 'rana').waitFor({ state: 'detached' });
      await focused(page.getByRole('main').locator('*'));
      expect(await shop.db.query(`SELECT role FROM users WHERE username = 'rana'`)).toEqual([{ role: 'business' }]);

      await page.goto('/admin/api-tokens');
      const tokens = page.getByRole('button', { name: 'Create Token' });
      const token = await open(tokens, 'Create Token');
      await press('Enter');
      await focused(token.getByLabel('Name').and(token.locator('[aria-invalid=true]')));
      await page.keyboard.type('Stock robot');
      await pick(token.getByLabel('Scopes'), 'Order: placing orders, reading the catalogue');
      await enter(token.getByRole('button', { name: 'Create', exact: true }));
      const tokenDialog = page.getByRole('dialog', { name: 'Token “Stock robot”' });
      await focused(tokenDialog.getByRole('button', { name: 'Copy' }));
      await expectAccessible(page);
      await press('Escape');
      expect(await tokenDialog.locator('code').isVisible()).toBe(true);
      await enter(tokenDialog.getByRole('button', { name: 'I have kept it' }));
      await tokenDialog.waitFor({ state: 'detached' });
      await focused(tokens);
      await enter(page.getByRole('button', { name: 'Revoke Stock robot' }));
      await focused(page.getByRole('button', { name: 'Cancel', exact: true }));
      await enter(page.getByRole('button', { name: 'Revoke', exact: true }));
      await toast(page, 'Token revoked').waitFor();
      await row(page, 'Stock robot').getByText('Revoked', { exact: true }).waitFor();
      await focused(page.getByRole('main').locator('*'));

      await page.goto('/admin/audit-log');
      await fill(page.getByLabel('Action, like product.update'), 'apiToken.revoke');
      await page.waitForURL(/action=apiToken.revoke/);
      // The one entry that is left.
      const show = row(page, 'apiToken.revoke').getByRole('button');
      await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
      await open(show, 'apiToken.revoke by admin');
      await press('Escape');
      await focused(show);
      await page.goto('/admin/mail');
      await pick(page.getByRole('combobox', { name: 'Status' }), 'Failed');
      await page.waitForURL(/status=FAILED/);
      await reach(page.getByRole('button', { name: 'More pages' }));
    });
  });
});
