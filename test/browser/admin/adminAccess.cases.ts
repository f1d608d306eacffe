import { describeInBrowser } from '../../support/browser';
import { openAsAdmin, row } from '../support/adminPages';
import { expectAccessible, passwordOf, toast } from '../support/pages';
import { shop } from '../support/shops/plainShop';
import { DESKTOP, during, PHONE, signIn } from '../support/visit';

const PAGES = ['dashboard', 'business', 'business-credit', 'users', 'audit-log', 'api-tokens', 'mail'].map(
  (page) => `/admin/${page}`,
);

describeInBrowser('the way into the back office', () => {
  it('signs an admin in and out, and shows why a sign-in failed', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      await page.goto('/admin');
      await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await toast(page, 'Missing Information').waitFor();
      await toast(page, 'Please enter both username and password.').waitFor();
      await page.getByText('Username is required', { exact: true }).waitFor();
      await page.getByText('Password is required', { exact: true }).waitFor();
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password').fill('wrong');
      await page.keyboard.press('Enter');
      await toast(page, 'Login Failed').waitFor();
      await toast(page, 'Invalid administrator credentials').waitFor();
      await page.getByLabel('Password').fill(passwordOf('admin'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/dashboard');
      await toast(page, 'Welcome Administrator').waitFor();
      await toast(page, 'Successfully logged into admin panel.').waitFor();
      await page.goto('/admin/login');
      await page.waitForURL('**/admin/dashboard');
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/admin/login');
      await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
      const { viewer } = await page.evaluate<{ viewer: unknown }>(
        `fetch('/graphql', {method: 'POST', headers: {'content-type': 'application/json'},
          body: JSON.stringify({query: '{ viewer { id } }'})}).then((answer) => answer.json()).then(({data}) => data)`,
      );
      expect(viewer).toBeNull();
      await page.getByRole('button', { name: 'Back to Customer Site' }).click();
      await page.waitForURL((url) => url.pathname === '/');
    });
  });

  it.each(['customer', 'business', 'employee'])('refuses a %s, and signs nobody in', async (username) => {
    await during(shop, DESKTOP, async ({ page }) => {
      await page.goto('/admin/login');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(passwordOf(username));
      await page.getByRole('button', { name: 'Sign In' }).click();
      await toast(page, 'Access Denied').waitFor();
      await toast(page, 'Administrator access required.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/login');
      await page.goto('/orders/1');
      await page.getByRole('heading', { name: 'Access Required' }).waitFor();
    });
  });

  it.each(PAGES)('sends a guest from %s to the sign-in, and back', async (address) => {
    await during(shop, DESKTOP, async ({ page }) => {
      await page.goto(address);
      await page.waitForURL((url) => url.pathname === '/login');
      expect(new URL(page.url()).searchParams.get('returnTo')).toBe(address);
    });
  });

  it.each(['customer', 'business', 'employee'])('sends a %s from every page of it to the store', async (username) => {
    await during(shop, DESKTOP, async ({ page, answers }) => {
      await signIn(page, username, passwordOf(username));
      for (const address of PAGES) {
        await page.goto(address);
        await page.waitForURL((url) => url.pathname === '/');
      }
      expect(answers.filter(({ url }) => /operationName=Admin/.test(url))).toEqual([]);
    });
  });

  it('goes on to the login when the logout fails, and shows a message', async () => {
    await during(shop, DESKTOP, async (visit) => {
      visit.allowConsoleError(/Failed to load resource/);
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard');
      await page.route('**/graphql', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/admin/login?*');
      await toast(page, 'Logout failed').waitFor();
      await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
    });
  });

  it('speaks English, left to right, also to a browser that wants Arabic; the shop beside it is Arabic', async () => {
    await during(shop, { ...DESKTOP, language: 'ar' }, async (visit) => {
      const { page } = visit;
      const languageAndDirection = () =>
        page.evaluate<string>('`${document.documentElement.lang} ${document.documentElement.dir}`');
      await page.goto('/admin/login');
      await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
      expect(await languageAndDirection()).toBe('en ltr');
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=orders');
      const order = row(page, 'View Details').first();
      await order.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4},\s\d{1,2}:\d\d\s[AP]M$/).waitFor();
      await order.getByText(/^LBP [\d,]+$/).waitFor();
      expect(await languageAndDirection()).toBe('en ltr');
      // Nothing is mirrored: the row is chosen at the left, and opened at the right.
      const [chosen, opened] = [
        await order.getByRole('checkbox').boundingBox(),
        await order.getByRole('link').boundingBox(),
      ];
      expect(chosen!.x).toBeLessThan(opened!.x);
      await page.getByRole('textbox', { name: 'From' }).click();
      await page.locator('.ant-picker-dropdown').getByText('Mo', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await expectAccessible(page);

      await order.getByRole('link').click();
      await page.getByRole('form', { name: 'Order status' }).waitFor();
      await page.getByRole('heading', { name: /^Order #\d+$/ }).waitFor();
      expect(await languageAndDirection()).toBe('en ltr');
      await page.getByRole('button', { name: 'Back' }).click();
      await order.waitFor();
      expect(await languageAndDirection()).toBe('en ltr');
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('button', { name: 'Back to Customer Site' }).click();
      await page.getByText('بستان').first().waitFor();
      expect(await languageAndDirection()).toBe('ar rtl');
    });
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])(
    'shows the dashboard on %s, tab by tab',
    async (_, viewport) => {
      await during(shop, viewport, async (visit) => {
        const { page } = visit;
        await openAsAdmin(visit, shop, '/admin/dashboard');
        for (const title of ['Total Users', 'Total Orders', 'Total Revenue', 'Products']) {
          await page.getByRole('main').getByText(title, { exact: true }).first().waitFor();
        }
        for (const name of ['Revenue and orders by day', 'Best sellers', 'By category', 'By business', 'Payment mix']) {
          await page.getByRole('region', { name, exact: true }).getByText('Show the figures').waitFor();
        }
        await expectAccessible(page);
        for (const name of ['Orders', 'Products', 'Business']) {
          await page.getByRole('tab', { name }).click();
          await page.getByRole('tabpanel').getByRole('row').nth(1).waitFor();
          await expectAccessible(page);
        }
        for (const name of ['Categories', 'Discount Codes']) {
          if (viewport === PHONE) {
            await page.getByRole('button', { name: 'More sections' }).click();
            await page.getByRole('menuitem', { name }).click();
          } else await page.getByRole('tab', { name }).click();
          await page.getByRole('tabpanel').getByRole('row').nth(1).waitFor();
          await expectAccessible(page);
        }
      });
    },
    90_000,
  );
});
