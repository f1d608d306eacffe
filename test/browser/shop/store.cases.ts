import { describeInBrowser } from '../../support/browser';
import { expectAccessible, card, JUICES, ORANGE } from '../support/pages';
import { during, DESKTOP, tabTo, isFocused, PHONE } from '../support/visit';
import { EVERY_BROWSER } from '../support/routes';
import { MANY, cart, drawerOf, shop } from '../support/shops/storeShop';

const SPICES = '/?category=spices';
/** The juice, as Arabic pages say it. */
const ORANGE_IN_ARABIC = 'عصير برتقال طازج';

describeInBrowser('the store in a browser', () => {
  it.each(EVERY_BROWSER)(
    'shows its lists, a product and what is not there %s',
    async (_, settings, t) => {
      await during(shop, settings, async ({ page, allowConsoleError }) => {
        allowConsoleError(/status of 404 .*(products|category)/);
        await page.goto('/');
        await page.getByRole('heading', { level: 1, name: t('Fresh Products') }).waitFor();
        await page.getByText(t('Browse Our Fresh Categories')).waitFor();
        await page.getByRole('link', { name: /Spices/ }).waitFor();
        await expectAccessible(page);

        await page.goto(SPICES);
        await card(page, 'Spice 1').waitFor();
        const count = MANY / 2;
        await page.getByLabel(t('In stock only')).check();
        await page
          .getByRole('status')
          .getByText(t('{count, plural, one {# product} other {# products}}', { count }))
          .waitFor();
        await page.getByLabel(t('Sort by')).selectOption({ label: t('Price: high to low') });
        await page.locator('article').first().getByRole('heading', { name: 'Spice 129' }).waitFor();
        expect(new URL(page.url()).search).toBe('?category=spices&stock=in&sort=price-high');
        await page.reload();
        await page.locator('article').first().getByRole('heading', { name: 'Spice 129' }).waitFor();
        expect(await page.getByLabel(t('In stock only')).isChecked()).toBe(true);
        await expectAccessible(page);

        await page.goto('/?category=none');
        await page.getByText(t('There is no such category in our shop.')).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: t('Back to Categories') }).click();
        await page.getByText(t('Browse Our Fresh Categories')).waitFor();

        await page.goto('/store?search=zzzqqq');
        await page.getByText(t('Nothing found for “{search}”.', { search: 'zzzqqq' })).waitFor();
        await page.getByRole('main').getByRole('link', { name: 'Spices' }).waitFor();
        await expectAccessible(page);

        await page.goto('/products/999999-none');
        await page.getByRole('heading', { name: t('Product not found') }).waitFor();
        await expectAccessible(page);

        await page.goto(JUICES);
        const orange = settings.language === 'ar' ? ORANGE_IN_ARABIC : ORANGE;
        await page.getByRole('link', { name: orange }).click();
        await page.getByRole('heading', { level: 1, name: orange }).waitFor();
        const { pathname } = new URL(page.url());
        expect(decodeURI(pathname)).toMatch(/^\/products\/\d+-(fresh-orange-juice|عصير-برتقال-طازج)$/);
        expect(await page.title()).toContain(orange);
        await page.getByRole('heading', { name: t('More from this category') }).waitFor();
        await expectAccessible(page);
        await page
          .getByRole('navigation', { name: t('Breadcrumb') })
          .getByRole('link')
          .last()
          .click();
        await card(page, orange).waitFor();
      });
    },
    120_000,
  );

  it('sells by keyboard from the search to the checkout', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      const { keyboard } = page;
      await page.goto('/');
      await page.getByRole('link', { name: /Spices/ }).waitFor();
      await tabTo(page, page.getByRole('searchbox').or(page.getByRole('combobox', { name: 'Search products' })));
      await keyboard.type('orng juce', { delay: 20 });
      const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
      await options.filter({ hasText: ORANGE }).waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: /products? found/ })
        .waitFor({ state: 'attached' });
      await expectAccessible(page);
      await keyboard.press('Escape');
      await options.first().waitFor({ state: 'detached' });
      await keyboard.press('ArrowDown');
      while ((await options.filter({ hasText: ORANGE }).getAttribute('aria-selected')) !== 'true') {
        await keyboard.press('ArrowDown');
      }
      await keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: ORANGE }).waitFor();
      const product = page.getByRole('article', { name: ORANGE });
      await tabTo(page, product.getByLabel('Size'));
      await keyboard.press('ArrowDown');
      const size = await product.getByLabel('Size').inputValue();
      await tabTo(page, product.getByRole('button', { name: 'Add to Cart' }));
      await keyboard.press('Enter');
      expect(await isFocused(product.getByRole('button', { name: `Increase quantity of ${ORANGE} (${size})` }))).toBe(
        true,
      );
      await tabTo(page, cart(page, 1));
      await keyboard.press('Enter');
      await drawerOf(page).getByText(`${ORANGE} (${size})`).waitFor();
      await tabTo(page, drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }));
      await keyboard.press('Enter');
      await page.waitForURL('**/checkout');
    });
  });

  it('opens the search over the page of a phone, and its results as a list', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Search products' }).click();
      const overlay = page.getByRole('dialog', { name: 'Search products' });
      await overlay.getByRole('combobox').fill('spice 12');
      await overlay.getByRole('option').first().waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/store?search=spice+12');
      await page.getByRole('heading', { level: 1, name: 'Results for “spice 12”' }).waitFor();
      await overlay.waitFor({ state: 'detached' });
      await card(page, 'Spice 12').waitFor();
    });
  });
});
