import { describeInBrowser } from '../../support/browser';
import { addToCart, ORANGE } from '../support/pages';
import { shop } from '../support/shops/plainShop';
import { DESKTOP, during, PHONE, signIn } from '../support/visit';

/** The value of a style that an element on the page has in the end. */
const styleOf = (selector: string, property: string) =>
  `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue('${property}')`;

/** What somebody could put into a page: an element and an attribute. */
const PUT_IN = `{
  const style = document.createElement('style');
  style.textContent = 'body { opacity: 0.1 }';
  document.head.append(style);
  document.body.insertAdjacentHTML('beforeend', '<p id="injected" style="position: fixed">Over everything</p>');
}`;

/** How many style elements there are, and how many rules were added to the first sheet, before its own first. */
const COUNT_RULES = `(() => {
  const rules = [...document.styleSheets[0].cssRules];
  const isAdded = (rule) => rule instanceof CSSMediaRule && rule.conditionText === 'all';
  return {
    elements: document.querySelectorAll('style').length,
    added: rules.filter(isAdded).length,
    firstOwn: rules.findIndex((rule) => !isAdded(rule)),
  };
})()`;

describeInBrowser('styles', () => {
  it('that somebody puts into a page do nothing', async () => {
    await during(shop, DESKTOP, async ({ page, allowConsoleError }) => {
      allowConsoleError(/CSP violation: style-src-(elem|attr) inline|Applying inline style violates/);
      await page.goto('/store');
      await page.evaluate(PUT_IN);
      expect(await page.evaluate(styleOf('body', 'opacity'))).toBe('1');
      expect(await page.evaluate(styleOf('#injected', 'position'))).toBe('static');
    });
  });

  it('of a dialog of the store keep the page from scrolling, and go with it', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      await addToCart(page, ORANGE);
      for (let n = 0; n < 2; n += 1) {
        await page.getByRole('button', { name: 'Cart (1)' }).click();
        await page.getByRole('dialog', { name: 'Shopping Cart' }).waitFor();
        expect(await page.evaluate(styleOf('body', 'overflow-y'))).toBe('hidden');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog', { name: 'Shopping Cart' }).waitFor({ state: 'detached' });
        expect(await page.evaluate(styleOf('body', 'overflow-y'))).not.toBe('hidden');
      }
    });
  });

  it('of the back office stand before the page’s own, and in no style element', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      await signIn(page, 'admin', 'orchard-keeper', '/admin/dashboard');
      await page.locator('.ant-btn').first().waitFor();
      const sheet = await page.evaluate<Record<string, number>>(COUNT_RULES);
      expect(sheet.elements).toBe(1);
      expect(sheet.added).toBeGreaterThan(10);
      expect(sheet.firstOwn).toBe(sheet.added);
    });
  });

  it('of a form make every field as wide as the form on a phone, whatever it holds', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await signIn(page, 'admin', 'orchard-keeper', '/admin/api-tokens');
      await page.getByRole('button', { name: 'Create Token' }).click();
      await page.getByRole('dialog').getByText('Read: whatever its owner may read').waitFor();
      const widths = await page.evaluate(
        `['form', '.ant-input', '.ant-select'].map((each) => document.querySelector('[role=dialog] ' + each).offsetWidth)`,
      );
      expect(widths).toEqual([296, 296, 296]);
    });
  });
});
