import { describeInBrowser } from '../../support/browser';
import { addToCart, expectAccessible, ORANGE } from '../support/pages';
import { shop } from '../support/shops/plainShop';
import { during, isFocused, PHONE, tabTo } from '../support/visit';
import { EVERY_BROWSER, textsIn } from '../support/routes';

describeInBrowser('what is around every page', () => {
  it.each(EVERY_BROWSER)('has header, footer and the 404 screen %s', async (_, settings, t) => {
    await during(shop, settings, async ({ page, allowConsoleError }) => {
      allowConsoleError(/status of 404 .*no-such-page/);
      await page.goto('/no-such-page');
      await page.getByRole('heading', { name: t('404 Page Not Found') }).waitFor();
      await page.getByText(t('Did you forget to add the page to the router?')).waitFor();
      expect(await page.title()).toBe(t('{title} | Bustan', { title: t('404 Page Not Found') }));
      expect(await page.locator('html').getAttribute('dir')).toBe(settings.language === 'ar' ? 'rtl' : 'ltr');

      const footer = page.getByRole('contentinfo');
      await footer.getByText(t('Daily 8:00 AM - 8:00 PM')).waitFor();
      await footer.getByText(t('Lebanon'), { exact: true }).waitFor();
      const phone = footer.getByRole('link', { name: '+961' });
      expect(await phone.getAttribute('href')).toMatch(/^tel:\+961\d+$/);
      expect(await footer.getByRole('link', { name: '@' }).getAttribute('href')).toMatch(/^mailto:.+@/);
      expect(await footer.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toMatch(/^https:/);
      expect(await footer.getByRole('link', { name: 'TikTok' }).getAttribute('href')).toMatch(/^https:/);
      await expectAccessible(page);

      const home = page.getByRole('link', { name: t('Back to the Store') });
      await tabTo(page, home);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/store');
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: t('Cart ({count})', { count: 0 }) }).waitFor();
      await header.getByRole('link', { name: t('Sign In') }).waitFor();
    });
  });

  it('changes the language by keyboard, keeps the cart and what was typed, and remembers it', async () => {
    const ar = textsIn('ar');
    await during(shop, PHONE, async ({ page, context }) => {
      await addToCart(page, ORANGE);
      await page.goto('/login');
      await page.getByLabel('Username').fill('joanna');
      const language = page.getByRole('combobox', { name: 'Language' });
      await page.keyboard.press('Shift+Tab');
      await tabTo(page, language);
      await language.selectOption('العربية');
      await page.getByRole('button', { name: ar('Cart ({count})', { count: 1 }) }).waitFor();
      expect(await isFocused(page.getByRole('combobox', { name: ar('Language') }))).toBe(true);
      expect(await page.getByRole('textbox').first().inputValue()).toBe('joanna');
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'lang');
      expect(cookie).toMatchObject({ value: 'ar', sameSite: 'Lax', path: '/' });
      expect(cookie!.expires * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);

      await page.reload();
      await page.getByRole('button', { name: ar('Cart ({count})', { count: 1 }) }).waitFor();
      await expectAccessible(page);
    });
  });

  it('speaks the language of a link, and goes on in it', async () => {
    const fr = textsIn('fr');
    await during(shop, PHONE, async ({ page }) => {
      await page.goto('/store?lang=fr');
      await page.getByRole('button', { name: fr('Cart ({count})', { count: 0 }) }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      await page.goto('/login');
      await page.getByRole('link', { name: fr('Skip to content') }).waitFor({ state: 'attached' });
      await expectAccessible(page);
    });
  });
});
