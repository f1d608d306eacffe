import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, passwordOf, toast } from '../support/pages';
import { textsIn } from '../support/routes';
import { DESKTOP, during, PHONE, type Visit } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

type Page = Visit['page'];

async function fillIn(page: Page, username: string, password = passwordOf(username)): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** The username of the session, as the server has it. */
async function signedIn(page: Page): Promise<string | null> {
  const answer = await page.request.get(`${shop.url}/api/auth/user`);
  return answer.ok() ? ((await answer.json()) as { username: string }).username : null;
}

describeInBrowser('the login of businesses', () => {
  it('shows why a sign-in failed, signs a business in, and recognises its session', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto('/business');
      await page.getByRole('heading', { level: 1, name: 'Business Portal' }).waitFor();
      await page.getByText(/^Business accounts are created by administrators/).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await toast(page, 'Missing Information').waitFor();
      await toast(page, 'Please enter both username and password.').waitFor();
      await page.getByText('Username is required', { exact: true }).waitFor();
      await page.getByText('Password is required', { exact: true }).waitFor();
      await fillIn(page, 'business', 'wrong');
      await toast(page, 'Login Failed').waitFor();
      await toast(page, 'Invalid username or password').waitFor();
      await page.getByRole('button', { name: 'Back to Customer Site' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/business/login?returnTo=%2Fbusiness%2Fportal%3Ftab%3Dorders');
      await fillIn(page, 'business');
      await page.waitForURL('**/business/portal?tab=orders');
      await toast(page, 'Welcome back!').waitFor();
      await toast(page, 'Successfully logged into your business account.').waitFor();
      await page.goto('/business/login');
      await page.waitForURL('**/business/portal');
    });
  });

  it('refuses other accounts, and a business that is not approved yet', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      await page.goto('/business/login');
      for (const username of ['customer', 'employee', 'admin']) {
        await fillIn(page, username);
        await toast(page, 'Access Denied').waitFor();
        await page.getByRole('alert').getByText('This login is for business accounts only.').waitFor();
        expect(await signedIn(page)).toBeNull();
        await page.reload();
      }
      await shop.db.query(`UPDATE users SET business_approved = false WHERE username = 'business-cash'`);
      await fillIn(page, 'business-cash');
      await toast(page, 'Account Pending Approval').waitFor();
      await toast(page, 'Your business account is awaiting admin approval.').waitFor();
      expect([new URL(page.url()).pathname, await signedIn(page)]).toEqual(['/business/login', null]);
    });
  });

  it('stands between everybody else and the portal', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto('/business/portal');
      await page.getByText('Business Access Required').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Business Login' }).click();
      await page.waitForURL((url) => url.pathname === '/business/login');
    });
  });
});

describeInBrowser('the login of employees', () => {
  it('helps, says what was wrong, and leads back to the store', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto('/employee');
      await page.getByRole('heading', { level: 1, name: 'Employee Login' }).waitFor();
      await page.getByRole('heading', { name: 'Need help?' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Username is required', { exact: true }).waitFor();
      await fillIn(page, 'employee', 'wrong');
      await toast(page, 'Login Failed').waitFor();
      await toast(page, 'Invalid username or password').waitFor();
      await page.getByRole('link', { name: 'Back to Store' }).click();
      await page.waitForURL((url) => url.pathname === '/store');
    });
  });

  it.each([
    ['employee', '/employee/portal'],
    ['business', '/business/portal'],
    ['admin', '/admin/dashboard'],
    ['customer', '/'],
  ])('leads %s to %s', async (username, address) => {
    await during(shop, DESKTOP, async ({ page }) => {
      await page.goto('/employee/login');
      await fillIn(page, username);
      await page.waitForURL((url) => url.pathname === address);
      if (username === 'employee') {
        await page.goto('/employee');
        await page.waitForURL('**/employee/portal');
        return;
      }
      await page.goto('/employee/portal');
      await page.waitForURL((url) => url.pathname === '/');
    });
  });
});

describeInBrowser('the login of drivers', () => {
  it('speaks their language, refuses others, and leads to the deliveries and back', async () => {
    await during(shop, { ...PHONE, language: 'ar' }, async ({ page }) => {
      const t = textsIn('ar');
      const [username, password] = [page.getByLabel(t('Username')), page.getByLabel(t('Password'))];
      await page.goto('/driver');
      await page.waitForURL('**/driver/login');
      await page.getByRole('heading', { level: 1, name: t('Deliveries') }).waitFor();
      await expectAccessible(page);
      await username.fill('business');
      await password.fill(passwordOf('business'));
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText(t('This login is for drivers only.')).waitFor();
      expect(await signedIn(page)).toBeNull();
      await username.fill('driver');
      await password.fill(passwordOf('driver'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/driver');
      await page.getByRole('button', { name: t('Sign Out') }).click();
      await page.waitForURL('**/driver/login');
      expect(await signedIn(page)).toBeNull();
    });
  });
});
