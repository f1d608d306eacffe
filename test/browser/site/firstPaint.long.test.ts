import { productPath } from '../../../common/productPath';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { card, JUICES, ORANGE, passwordOf } from '../support/pages';
import { DESKTOP, during, PHONE, signIn } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

async function pathOf(name: string): Promise<string> {
  const [product] = await shop.db.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM product WHERE name = $1',
    [name],
  );
  return productPath(product!);
}

describeInBrowser('the first drawing', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('of the store needs nothing but the page and its files, on %s', async (_, viewport) => {
    await during(shop, viewport, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (/\/(graphql|api)\b/.test(request.url())) requested.push(request.url());
      });
      for (const [address, seen] of [
        ['/', page.getByRole('link', { name: /Fresh Juices Daily/ })],
        [JUICES, card(page, ORANGE).getByRole('button', { name: 'Add to Cart' })],
        [await pathOf(ORANGE), page.getByRole('heading', { name: ORANGE, level: 1 })],
        ['/store?search=almonds', card(page, 'Raw Almonds')],
        ['/store?category=dry-fruits&lang=ar', page.getByRole('heading', { name: 'فواكه مجفّفة', level: 1 })],
      ] as const) {
        await page.goto(address);
        await seen.first().waitFor();
        await page.waitForLoadState('networkidle');
        expect([address, requested]).toEqual([address, []]);
      }
      // What came with the page is no more than that: another category is asked for.
      await page.goto('/?lang=en');
      await page.getByRole('link', { name: /Raw Nuts/ }).click();
      await card(page, 'Raw Almonds').waitFor();
      expect(requested).toEqual([expect.stringContaining('operationName=Products')]);
    });
  });

  it.each(['en', 'ar'])('begins before the scripts run as the screen goes on, in "%s"', async (language) => {
    await during(shop, PHONE, async ({ page }) => {
      for (const address of ['/landing', '/store', '/store?category=dry-fruits', '/checkout']) {
        const localized = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
        const html = await (await page.request.get(localized)).text();
        const begun = /<div class="opening-page[^>]*><strong[^>]*>([^<]+)<\/strong>(?:<p>([^<]+)<\/p>)?/.exec(html);
        await page.goto(localized);
        const heading = page.getByRole('heading', { level: 1 });
        await heading.waitFor();
        const lead = begun?.[2] === undefined ? undefined : await page.locator('h1 + p').textContent();
        expect([localized, begun?.[1], begun?.[2]]).toEqual([localized, await heading.textContent(), lead]);
      }
    });
  });

  it('knows who is signed in, and asks anew when that changes', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/graphql?')) requested.push(request.url());
      });
      await signIn(page, 'business', passwordOf('business'), JUICES);
      await card(page, ORANGE).waitFor();
      await page.waitForLoadState('networkidle');
      requested.length = 0;
      await page.goto(JUICES);
      await card(page, ORANGE).getByText('Business Price').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual([]);
      // The page that the browser goes back to was made for a guest or at another time: its answers are not used.
      await page.goto('/api/logout');
      await page.goBack();
      await card(page, ORANGE).waitFor();
      expect(await card(page, ORANGE).getByText('Business Price').count()).toBe(0);
    });
  });
});
