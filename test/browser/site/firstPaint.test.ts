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
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/(graphql|api)\b/.test(request.url())) asked.push(request.url());
      });
      for (const [address, seen] of [
        ['/', page.getByRole('link', { name: /Fresh Juices Daily/ })],
        [JUICES, card(page, ORANGE).getByRole('button', { name: 'Add to Cart' })],
        [await pathOf(ORANGE), page.getByRole('heading', { name: ORANGE, level: 1 })],
        ['/store?search=almonds', card(page, 'Raw Almonds')],
        ['/store?category=dry-fruits&lang=ar', page.getByRole('heading', { name: 'Dry Fruits', level: 1 })],
      ] as const) {
        await page.goto(address);
        await seen.first().waitFor();
        await page.waitForLoadState('networkidle');
        expect([address, asked]).toEqual([address, []]);
      }
      // What came with the page is no more than that: another category is asked for.
      await page.goto('/?lang=en');
      await page.getByRole('link', { name: /Raw Nuts/ }).click();
      await card(page, 'Raw Almonds').waitFor();
      expect(asked).toEqual([expect.stringContaining('operationName=Products')]);
    });
  });

  it.each(['en', 'ar'])('begins before the scripts run as the screen goes on, in "%s"', async (language) => {
    await during(shop, PHONE, async ({ page }) => {
      for (const address of ['/landing', '/store', '/store?category=dry-fruits', '/checkout']) {
        const asked = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
        const html = await (await page.request.get(asked)).text();
        const begun = /<div class="opening-page[^>]*><strong[^>]*>([^<]+)<\/strong>(?:<p>([^<]+)<\/p>)?/.exec(html);
        await page.goto(asked);
        const heading = page.getByRole('heading', { level: 1 });
        await heading.waitFor();
        const lead = begun?.[2] === undefined ? undefined : await page.locator('h1 + p').textContent();
        expect([asked, begun?.[1], begun?.[2]]).toEqual([asked, await heading.textContent(), lead]);
      }
    });
  });

  it('knows who is signed in, and asks anew when that changes', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/graphql?')) asked.push(request.url());
      });
      await signIn(page, 'business', passwordOf('business'), JUICES);
      await card(page, ORANGE).waitFor();
      await page.waitForLoadState('networkidle');
      asked.length = 0;
      await page.goto(JUICES);
      await card(page, ORANGE).getByText('Business Price').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      // Back in the history lies a page of the guest, or of another time: it counts for nothing.
      await page.goto('/api/logout');
      await page.goBack();
      await card(page, ORANGE).waitFor();
      expect(await card(page, ORANGE).getByText('Business Price').count()).toBe(0);
    });
  });
});
