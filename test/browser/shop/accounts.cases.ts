import { describeInBrowser } from '../../support/browser';
import { field, fillForm } from '../support/forms';
import { expectAccessible, toast, passwordOf } from '../support/pages';
import { during, tabTo } from '../support/visit';
import { EVERY_BROWSER } from '../support/routes';
import { emailOf, inLanguage, shop, withLemonade } from '../support/shops/checkoutShop';

describeInBrowser('accounts in a browser', () => {
  it.each(EVERY_BROWSER)(
    'are made and signed in to by keyboard alone, with the cart (%s)',
    async (name, settings, t) => {
      const username = name.replaceAll(' ', '-');
      await during(shop, settings, async ({ page, context }) => {
        await withLemonade(page);
        await page.goto('/login?returnTo=%2Fcheckout');
        await tabTo(page, page.getByRole('link', { name: t('Create account') }));
        await page.keyboard.press('Enter');
        await page.waitForURL('**/register?returnTo=%2Fcheckout');
        await page.getByRole('heading', { name: t('Create account') }).waitFor();
        const person = inLanguage(
          { 'First Name': 'Nour', 'Last Name': 'Khoury', Email: emailOf(username), Username: 'admin', Password: 'abc' },
          t,
        );
        for (const [label, value] of Object.entries(person)) {
          await tabTo(page, field(page, label));
          await page.keyboard.type(value);
        }
        await page.keyboard.press('Enter');
        await page.getByText(t('Password must be at least 6 characters'), { exact: true }).waitFor();
        await expectAccessible(page);
        await page.keyboard.type('def');
        await page.keyboard.press('Enter');
        await page.getByText(t('This username is taken; please choose another.'), { exact: true }).first().waitFor();
        await expectAccessible(page);
        await field(page, t('Username')).fill(username);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/checkout');
        await page.getByRole('button', { name: t('Cart ({count})', { count: 1 }) }).waitFor();
        expect(await field(page, t('First Name')).inputValue()).toBe('Nour');

        const cookies = (await context.cookies()).filter(({ name: cookie }) => cookie === 'lang');
        await context.clearCookies();
        await context.addCookies(cookies);
        await page.goto('/login');
        await fillForm(page, inLanguage({ Username: username, Password: 'wrong!' }, t));
        await page.keyboard.press('Enter');
        await toast(page, t('Login Failed')).waitFor();
        await toast(page, t('Invalid username or password')).waitFor();
        await expectAccessible(page);
        await tabTo(page, field(page, t('Password')));
        await page.keyboard.press('Control+A');
        await page.keyboard.type('abcdef');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/store');
        await page.getByRole('button', { name: t('Cart ({count})', { count: 1 }) }).waitFor();
      });
    },
    120_000,
  );

  it.each(EVERY_BROWSER)('show an order to who may see it (%s)', async (_, settings, t) => {
    await during(shop, settings, async ({ page }) => {
      await page.goto('/orders/1');
      await page.getByRole('heading', { name: t('Access Required') }).waitFor();
      await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('Login') })
        .click();
      await page.waitForURL('**/login?returnTo=%2Forders%2F1');
      await fillForm(page, inLanguage({ Username: 'customer', Password: passwordOf('customer') }, t));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: t('Order Not Found') }).waitFor();
      await expectAccessible(page);
      const [own] = await shop.db.query<{ id: number }[]>(
        `SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE u.username = 'customer' ORDER BY o.id`,
      );
      await page.goto(`/orders/${own!.id}`);
      await page.getByRole('heading', { name: t('Order #{number}', { number: String(own!.id) }) }).waitFor();
      await page.getByText(t('Items'), { exact: true }).waitFor();
      await expectAccessible(page);
    });
  });
});
