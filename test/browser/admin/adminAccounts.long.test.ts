import { readFile } from 'node:fs/promises';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { idOf } from '../../support/data/orderBodies';
import { answer, choose, dialog, fillIn, openAsAdmin, openRarePage, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, toast } from '../support/pages';
import { DESKTOP, during } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('the work on accounts', () => {
  it('makes a business, suspends and approves it, and saves its address field by field', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=business');
      await row(page, 'Blue Shutters Hotel').getByText('N/A', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Create Business User' }).click();
      const create = dialog(page, 'Create Business User');
      await create.getByRole('button', { name: 'Create', exact: true }).click();
      for (const text of [
        'Username is required',
        'Password must be at least 6 characters',
        'Invalid email address',
        'Business name is required',
        'Business address is required',
        'Business city is required',
      ]) {
        await create.getByText(text, { exact: true }).waitFor();
      }
      await expectAccessible(page);
      await fillIn(create, {
        Username: 'orchard',
        Password: 'under-the-trees',
        Email: 'orchard@example.com',
        'Business Name': 'Orchard Deli',
        'Business Address': 'Main Street 1',
        City: 'Zahle',
      });
      await create.getByRole('button', { name: 'Create', exact: true }).click();
      await toast(page, 'Business user created successfully').waitFor();
      await row(page, 'Orchard Deli').getByText('LBP 5,000', { exact: true }).waitFor();

      await page.getByRole('link', { name: 'Orchard Deli' }).click();
      await page.waitForURL('**/admin/business?user=*');
      await page.getByRole('button', { name: 'Suspend' }).click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('button', { name: 'Suspend' }).waitFor();
      await page.getByLabel('City').fill('');
      await page.getByLabel('Phone').focus();
      await page.getByText('Business city is required', { exact: true }).waitFor();
      await page.getByLabel('City').fill('Chtaura');
      await page.getByLabel('Phone').focus();
      await page.getByText('Saved', { exact: true }).waitFor();
      const [stored] = await shop.db.query(`SELECT city FROM users WHERE username = 'orchard'`);
      expect(stored).toEqual({ city: 'Chtaura' });
      await expectAccessible(page);
    });
  });

  it('sets prices and terms of a business', async () => {
    const id = await idOf(shop.db, 'business-cash');
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, `/admin/business?user=${id}&tab=products`);
      await page.getByRole('button', { name: 'Add Custom Product Price' }).click();
      const add = dialog(page, 'Add Custom Product Price');
      await add.getByRole('button', { name: 'Add Price' }).click();
      await add.getByText('Choose a product', { exact: true }).waitFor();
      await add.getByText('Price must be a valid positive number', { exact: true }).waitFor();
      await add.getByLabel('Product', { exact: true }).fill('Carrot');
      await page.locator('.ant-select-dropdown:visible').getByTitle('Carrot & Ginger', { exact: true }).click();
      await choose(page, add.getByLabel('Variant (optional)'), '500ml');
      await add.getByLabel('Custom Price', { exact: true }).fill('300000');
      await add.getByRole('button', { name: 'Add Price' }).click();
      await toast(page, 'Individual price set successfully').waitFor();
      const price = page.getByRole('button', { name: 'Edit the custom price of Carrot & Ginger (500ml)' });
      await price.click();
      const typed = page.getByLabel('Custom price of Carrot & Ginger (500ml)', { exact: true });
      await typed.fill('-1');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(page, 'Price must be a valid positive number').waitFor();
      await typed.fill('291000');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('LBP 291,000', { exact: true }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Remove the custom price of Carrot & Ginger (500ml)' }).click();
      await answer(page, 'Delete');
      await price.waitFor({ state: 'detached' });

      await page.getByRole('tab', { name: 'Pricing' }).click();
      await choose(page, page.getByLabel('Pricing Mode'), 'Discount');
      await toast(page, 'Pricing mode updated successfully').waitFor();
      await page.getByLabel('Discount Percentage').fill('101');
      await page.getByRole('button', { name: 'Save Discount' }).click();
      await page.getByText('Discount must be between 0 and 100', { exact: true }).waitFor();
      await page.getByLabel('Discount Percentage').fill('12.5');
      await page.getByRole('button', { name: 'Save Discount' }).click();
      await toast(page, 'Business discount updated successfully').waitFor();
      await page.getByText('Discount 12.5%', { exact: true }).waitFor();
      await page.getByRole('tab', { name: 'Products' }).click();
      await page.getByText('This business uses discount pricing', { exact: true }).waitFor();
    });
  });

  it('runs the credit of a business, and exports its history', async () => {
    const id = await idOf(shop.db, 'business');
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, `/admin/business-credit?user=${id}`);
      await page.getByRole('button', { name: 'Record Payment' }).click();
      const payment = dialog(page, 'Record Payment');
      await payment.getByRole('button', { name: 'Record Payment' }).click();
      await payment.getByText('Amount is required', { exact: true }).waitFor();
      await payment.getByLabel('Payment Amount').fill('21503');
      await payment.getByRole('button', { name: 'Record Payment' }).click();
      await toast(page, 'Payment recorded successfully').waitFor();
      await page.getByRole('button', { name: 'Adjust Balance' }).click();
      const adjustment = dialog(page, 'Adjust Balance');
      await adjustment.getByLabel('Amount').fill('-1000');
      await adjustment.getByRole('button', { name: 'Adjust Balance' }).click();
      await adjustment.getByText('A reason is required', { exact: true }).waitFor();
      await adjustment.getByLabel('Reason').fill('Broken crate');
      await adjustment.getByRole('button', { name: 'Adjust Balance' }).click();
      await toast(page, 'Balance adjusted successfully').waitFor();
      await page.getByRole('button', { name: 'Set Credit Limit' }).click();
      const limit = dialog(page, 'Set Credit Limit');
      await limit.getByLabel('Credit Limit', { exact: true }).fill('60000000');
      await limit.getByRole('button', { name: 'Set Limit' }).click();
      await toast(page, 'Credit limit updated successfully').waitFor();
      await page.getByRole('button', { name: 'Add LBP 2,500,000', exact: true }).click();
      await toast(page, 'Credit updated successfully').waitFor();
      await row(page, 'Broken crate').getByText('−LBP 1,000', { exact: true }).waitFor();
      await expectAccessible(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^transactions_business_\d{4}-\d{2}-\d{2}\.csv$/);
      expect(await readFile(await download.path(), 'utf8')).toContain('Broken crate');
      const [sum] = await shop.db.query(`SELECT sum(amount)::text AS balance FROM credit_entry WHERE user_id = $1`, [
        id,
      ]);
      await page
        .getByText(`LBP ${Math.round(Number(sum.balance)).toLocaleString('en-US')}`)
        .first()
        .waitFor();
    });
  });

  it('creates, changes and deletes users, makes a token, and writes it all down', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/users?role=CUSTOMER');
      await page.getByRole('button', { name: 'Create User' }).click();
      const create = dialog(page, 'Create User');
      await create.getByRole('button', { name: 'Create', exact: true }).click();
      for (const text of [
        'Username is required',
        'Password must be at least 6 characters',
        'Valid email is required',
        'First name is required',
        'Last name is required',
      ]) {
        await create.getByText(text, { exact: true }).waitFor();
      }
      await fillIn(create, {
        Username: 'rana',
        Password: 'early-figs',
        Email: 'rana@example.com',
        'First Name': 'Rana',
        'Last Name': 'Saad',
      });
      await create.getByRole('button', { name: 'Create', exact: true }).click();
      await toast(page, 'User created successfully').waitFor();
      await page.getByRole('button', { name: 'Edit rana' }).click();
      const edit = dialog(page, 'Edit rana');
      await edit.getByLabel('Last Name').fill('Haddad');
      await edit.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'User updated successfully').waitFor();
      await row(page, 'Rana Haddad').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete rana' }).click();
      await answer(page, 'Delete');
      await toast(page, 'User deleted successfully').waitFor();

      await openRarePage(page, 'API Tokens');
      await page.getByRole('button', { name: 'Create Token' }).click();
      await dialog(page, 'Create Token').getByLabel('Name').fill('Stock robot');
      await dialog(page, 'Create Token').getByRole('button', { name: 'Create', exact: true }).click();
      const tokenDialog = dialog(page, 'Token “Stock robot”');
      expect((await tokenDialog.locator('code').textContent())?.length).toBeGreaterThan(20);
      await expectAccessible(page);
      await tokenDialog.getByRole('button', { name: 'I have kept it' }).click();
      await page.getByRole('button', { name: 'Revoke Stock robot' }).click();
      await answer(page, 'Revoke');
      await toast(page, 'Token revoked').waitFor();

      await openRarePage(page, 'Mail');
      await page.getByRole('heading', { name: 'Outgoing Mail' }).waitFor();
      await expectAccessible(page);
      await openRarePage(page, 'Audit Log');
      await page.getByRole('row').nth(3).waitFor();
      await page
        .getByRole('button', { name: /^Show changes/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('columnheader', { name: 'Before' }).waitFor();
      await expectAccessible(page);
    });
  });
});
