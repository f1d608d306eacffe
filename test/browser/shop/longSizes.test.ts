import { describeInBrowser } from '../../support/browser';
import { makeProduct } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { card } from '../support/pages';
import { during, overflow, PHONE } from '../support/visit';

const NAME = 'Pomegranate Molasses';
const SIZE = 'Box of 12 bottles of 750 ml each, by the wooden crate with a handle and a lid of its own';

let shop: TestShop;
let product: number;
beforeAll(async () => {
  shop = await startBuiltShop();
  product = await makeProduct(shop.db, {
    name: NAME,
    customerPrice: '1000.00',
    variants: { [SIZE]: { customer: '1000.00' }, [`${SIZE} 2`]: { customer: '2000.00' } },
  });
});
afterAll(() => shop?.stop());

describeInBrowser('a size with a long name', () => {
  it('stays within its card and its page on a phone', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto(`/store?${new URLSearchParams({ search: NAME })}`);
      // A card hides what is wider than it.
      const inCard = await card(page, NAME).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(inCard).toBe(0);
      await page.goto(`/products/${product}`);
      await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
      expect(await overflow(page)).toBe(0);
    });
  });
});
