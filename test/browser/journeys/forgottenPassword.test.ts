import { describeInBrowser } from '../../support/browser';
import { eventually } from '../../support/processes';
import type { TestShop } from '../../support/shop';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { parseMessage } from '../../integration/mail/mails';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible } from '../support/pages';
import { during, overflow, PHONE, withServiceWorker } from '../support/visit';

let shop: TestShop;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startBuiltShop({ env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await shop?.stop();
  await smtp?.stop();
});

const NEXT = 'مشمش في تموز';

describeInBrowser('a customer who has forgotten the password', () => {
  it('asks for a link on a phone, in Arabic, opens it, and signs in', async () => {
    await during(shop, withServiceWorker({ ...PHONE, language: 'ar' }), async ({ page }) => {
      await page.goto('/login?returnTo=%2Fcheckout');
      await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
      await page.getByLabel('اسم المستخدم أو البريد الإلكتروني').fill('customer');
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: 'إرسال الرابط' }).click();
      await page.getByText('يرجى الاطلاع على بريدك').waitFor();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);

      await eventually('the mail has come', () => smtp.mails.length === 1);
      const link = new URL(/https?:\S+#key=\S+/.exec(parseMessage(smtp.mails[0]!.data).text)![0]);
      expect(link.pathname + link.search).toBe('/reset-password?lang=ar');
      const key = link.hash.slice('#key='.length);
      // What programs of the mail's provider do.
      for (const method of ['HEAD', 'GET']) {
        expect((await fetch(shop.url + link.pathname + link.search, { method })).status).toBe(200);
      }

      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
      await page.goto(link.pathname + link.search + link.hash);
      await page.getByRole('heading', { name: 'اختيار كلمة مرور جديدة' }).waitFor();
      await page.waitForURL((url) => url.hash === '');
      expect(await page.evaluate('document.documentElement.dir')).toBe('rtl');
      await page.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(NEXT);
      await page.getByLabel('كلمة المرور الجديدة مرة أخرى').fill(NEXT);
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: 'تغيير كلمة المرور' }).click();

      await page.waitForURL('**/login');
      expect(await page.getByLabel('اسم المستخدم').inputValue()).toBe('customer');
      await page.getByLabel('كلمة المرور', { exact: true }).fill(NEXT);
      await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
      await page.waitForURL('**/store');
      // The browser tells nobody of the secret, and does not keep it.
      expect(
        asked.filter((line) => line.includes(key) && !line.startsWith(`${shop.url}${link.pathname}${link.search}#`)),
      ).toEqual([]);
      expect(
        await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])'),
      ).not.toContain(key);
      await page.goBack();
      expect(page.url()).not.toContain(key);

      await page.goto('/account/sessions');
      await page.getByText('Chrome').first().waitFor();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await page.locator('a[href="/api/logout"]').first().click();
      await page.waitForURL((url) => url.pathname === '/');
      // Going back shows the sign-in instead of what was there.
      await page.goBack();
      await page.waitForURL('**/login?returnTo=%2Faccount%2Fsessions');
      await page.getByLabel('اسم المستخدم').waitFor();
      expect(await page.getByText('Chrome').count()).toBe(0);

      await page.goto(link.pathname + link.search + link.hash);
      await page.getByLabel('كلمة المرور الجديدة', { exact: true }).fill('تين في آب');
      await page.getByLabel('كلمة المرور الجديدة مرة أخرى').fill('تين في آب');
      await page.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
      await page.getByText('لم يعد هذا الرابط يعمل. يرجى طلب رابط جديد.').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'طلب رابط جديد' }).click();
      await page.getByLabel('اسم المستخدم أو البريد الإلكتروني').waitFor();
    });
  });
});
