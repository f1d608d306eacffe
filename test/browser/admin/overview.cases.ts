import { describeInBrowser } from '../../support/browser';
import { openAsAdmin } from '../support/adminPages';
import { shop } from '../support/shops/plainShop';
import { DESKTOP, during, PHONE } from '../support/visit';

/** How far the text, also what is cut of it, begins from the left edge of the chart that it belongs to. */
function beginsAt(element: any): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left - element.closest('svg').getBoundingClientRect().left;
}

describeInBrowser('the overview', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('shows the names beside the bars from their first letter on, on %s', async (_, viewport) => {
    // The widest letters, as many as once were taken to have room, and more.
    await shop.db.query(`UPDATE category SET name = repeat('M', 19) || id`);
    await shop.db.query(`UPDATE product SET name = repeat('W', 30) || id`);
    await during(shop, viewport, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard');
      for (const [part, name] of [
        ['By category', /^M/],
        ['Best sellers', /^W/],
      ] as const) {
        const names = page.getByRole('region', { name: part, exact: true }).locator('svg').getByText(name);
        await names.first().waitFor();
        expect(await names.count()).toBeGreaterThan(1);
        for (const each of await names.all()) {
          expect(await each.evaluate(beginsAt)).toBeGreaterThanOrEqual(0);
        }
      }
    });
  });
});
