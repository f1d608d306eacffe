import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../server/core/projectRoot';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { cachedResponses, until, untilCached, untilControlled } from '../support/cachedAnswers';
import { fillForm, GUEST_FORM, placeOrder, typedIn } from '../support/forms';
import { addToCart, card, expectAccessible, JUICES, LEMONADE, ORANGE, passwordOf, toast } from '../support/pages';
import { DESKTOP, during, PHONE, signIn, withServiceWorker } from '../support/visit';

const OFFLINE = 'You are offline.';
/** The browser's console message of each request that fails. */
const NO_NETWORK = /net::ERR_(FAILED|INTERNET_DISCONNECTED)|The auth check failed/;

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('without a connection', () => {
  it('shows a guest the category last seen, says so, and keeps the cart working', async () => {
    await during(shop, withServiceWorker(PHONE), async ({ page, context, allowConsoleError }) => {
      allowConsoleError(NO_NETWORK);
      await page.goto(JUICES);
      await untilCached(page, ORANGE);
      await context.setOffline(true);
      await page.getByText(OFFLINE).waitFor();
      await page.reload();
      await page.getByText(OFFLINE).waitFor();
      await card(page, ORANGE).getByRole('button', { name: 'Add to Cart' }).click();
      await card(page, LEMONADE).getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('button', { name: 'Cart (2)' }).click();
      await page.getByRole('dialog').getByText(ORANGE).first().waitFor();
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await page.goto('/');
      await page.getByRole('heading', { level: 1, name: 'Fresh Products' }).waitFor();
      await page.getByRole('button', { name: 'Cart (2)' }).waitFor();
      await context.setOffline(false);
      await page.getByText(OFFLINE).waitFor({ state: 'detached' });
    });
  });

  it('tells a guest that an order did not go out, loses nothing of it, and sends it once when there is one', async () => {
    const email = 'no.network@guests.example';
    const count = async () => {
      const rows = await shop.db.query<unknown[]>('SELECT id FROM orders WHERE customer_email = $1', [email]);
      return rows.length;
    };
    await during(shop, withServiceWorker(PHONE), async ({ page, context, allowConsoleError }) => {
      allowConsoleError(NO_NETWORK);
      await addToCart(page, LEMONADE);
      await untilControlled(page);
      await page.goto('/checkout');
      const form = { ...GUEST_FORM, Email: email };
      await fillForm(page, form);
      await page.getByLabel('WishMoney').check();
      await context.setOffline(true);
      await page.getByText(OFFLINE).waitFor();
      await placeOrder(page).click();
      await toast(page, 'Order Failed').waitFor();
      await toast(page, 'There was an error placing your order. Please try again.').waitFor();
      const expectFormRestored = async () => {
        await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
        expect(await typedIn(page, Object.keys(form))).toEqual(form);
        expect(await page.getByLabel('WishMoney').isChecked()).toBe(true);
      };
      await expectFormRestored();
      await expectAccessible(page);
      await page.reload();
      await page.getByText(OFFLINE).waitFor();
      await expectFormRestored();
      await placeOrder(page).click();
      await toast(page, 'Order Failed').waitFor();
      expect(await count()).toBe(0);
      await context.setOffline(false);
      await page.getByText(OFFLINE).waitFor({ state: 'detached' });
      await expectFormRestored();
      await placeOrder(page).click();
      await page.waitForURL('**/order-success*');
      expect(await count()).toBe(1);
      await page.getByRole('button', { name: 'Cart (0)' }).waitFor();
    });
  });

  it('leaves the back office to the browser', async () => {
    await during(shop, withServiceWorker(DESKTOP), async ({ page, context, allowConsoleError }) => {
      allowConsoleError(NO_NETWORK);
      await page.goto('/');
      await untilCached(page, 'Raw Nuts');
      await context.setOffline(true);
      await expect(page.goto('/admin/dashboard')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
      await expect(page.goto('/api/logout')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    });
  });
});

describeInBrowser('what the service worker keeps', () => {
  it('is the files of the storefront, and none of the back office', async () => {
    const built = path.join(projectRoot(), 'build/web/.vite');
    const packages = JSON.parse(await readFile(path.join(built, 'packages.json'), 'utf8')) as Record<string, string[]>;
    const manifest = JSON.parse(await readFile(path.join(built, 'manifest.json'), 'utf8')) as Record<
      string,
      { file: string; css?: string[] }
    >;
    const backOffice = Object.keys(packages).filter((file) =>
      packages[file]?.some((name) => /^(antd|@ant-design\/)/.test(name)),
    );
    const dashboard = manifest['admin/AdminDashboardPage.tsx'];
    const checkout = manifest['checkout/CheckoutScreens.tsx'];
    expect(backOffice.length).toBeGreaterThan(0);
    await during(shop, withServiceWorker(DESKTOP), async ({ page }) => {
      await page.goto('/');
      await untilCached(page, 'Raw Nuts');
      const cached = (await cachedResponses(page)).map(({ address }) => address.replace(/^\/|\?.*$/g, ''));
      expect(cached).toEqual(expect.arrayContaining(['offline.html', checkout?.file, ...(checkout?.css ?? [])]));
      for (const file of [...backOffice, dashboard?.file, ...(dashboard?.css ?? [])])
        expect(cached).not.toContain(file);
      expect(cached.filter((file) => /explorer|^index\.html$/.test(file))).toEqual([]);
    });
  });

  it('holds nothing that only signed-in visitors may see, and loses the responses for guests as well', async () => {
    await during(shop, withServiceWorker(DESKTOP), async ({ page, answers }) => {
      await page.goto(JUICES);
      await untilCached(page, ORANGE);
      await signIn(page, 'business', passwordOf('business'));
      await page.goto(JUICES);
      await card(page, ORANGE).getByText('Business Price').first().waitFor();
      // A guest's response that arrives late; a private response empties the cache.
      await page.evaluate(
        `caches.open('kept-catalogue').then((cache) => cache.put('/graphql?late', new Response('{}')))`,
      );
      await page.getByRole('button', { name: 'Back to Categories' }).click();
      await page.getByRole('link', { name: 'Raw Nuts' }).click();
      await page.getByText('Business Price').first().waitFor();
      await until(async () => !(await cachedResponses(page)).some(({ cache }) => cache === 'kept-catalogue'));
      await page.goto('/orders/1');
      // The page listens, if the order is the viewer's, and never rests.
      await page.getByRole('heading', { level: 1, name: /^Order/ }).waitFor();
      const cached = await cachedResponses(page);
      expect(cached.filter(({ cache }) => cache === 'kept-catalogue')).toEqual([]);
      for (const { address, control, text } of cached) {
        expect({ address, control }).toEqual({ address, control: expect.not.stringMatching(/private|no-store/) });
        expect(address).not.toMatch(/^\/(api|graphql)/);
        expect(text).not.toContain('"username"');
      }
      // The prices of the business were on the page, so the cache could have held them.
      expect(
        answers.some(({ url, text }) => url.includes('operationName=Products') && text.includes('percentOff')),
      ).toBe(true);
    });
  });
});

describeInBrowser('signing out', () => {
  it('leaves nothing of the account in the browser, in any tab, and keeps what is no account’s', async () => {
    await during(shop, withServiceWorker(DESKTOP), async ({ page, context }) => {
      await page.goto('/');
      await page.evaluate(`localStorage.setItem('somebody-elses', 'stays')`);
      await signIn(page, 'business', passwordOf('business'));
      await addToCart(page, ORANGE);
      const stored = () => page.evaluate<string[]>('Object.keys(localStorage)');
      expect((await stored()).filter((key) => /^cart-\d+$/.test(key))).toHaveLength(1);
      const other = await context.newPage();
      await other.goto(JUICES);
      await card(other, ORANGE).getByText('Business Price').first().waitFor();
      // At once: the other tab, still loading its later parts, has to notice as well.
      await page.getByRole('link', { name: 'Logout' }).click();
      await page.getByRole('link', { name: 'Sign In' }).waitFor();
      await until(async () => !(await stored()).some((key) => /-\d+$/.test(key) || key === 'last-viewer'));
      expect(await stored()).toContain('somebody-elses');
      await card(other, ORANGE).getByText('Business Price').first().waitFor({ state: 'detached' });
      await other.getByRole('button', { name: 'Cart (0)' }).waitFor();
    });
  });
});
