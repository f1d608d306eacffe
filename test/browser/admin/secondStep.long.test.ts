import { generate } from 'otplib';
import type { CDPSession, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, openAs, passwordOf, toast } from '../support/pages';
import { DESKTOP, during, PHONE, type Visit } from '../support/visit';

// Passkeys are made by Chromium itself, with an authenticator of its own; there are none at an address of numbers.
let shop: TestShop;
let strict: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
  strict = await startBuiltShop({ env: { REQUIRE_SECOND_STEP: 'on' } });
});
afterAll(async () => {
  await strict?.stop();
  await shop?.stop();
});
const named = ({ url }: TestShop) => ({ url: url.replace('127.0.0.1', 'localhost') });

/** Gives the page a device that makes passkeys, and makes sure whose finger touches it. */
async function withAuthenticator({ context, page }: Visit): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

async function fillPasskey(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByLabel('Your Password').fill(passwordOf(username));
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Reads the codes that are shown once. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.waitFor();
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await dialog.waitFor({ state: 'detached' });
  return codes;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
}

describeInBrowser('a second step', () => {
  it('is a passkey that a phone made although it lost the network, and signs in after the password and alone', async () => {
    await during(named(shop), DESKTOP, async (visit) => {
      const { page, context } = visit;
      await withAuthenticator(visit);
      await openAs(visit, named(shop), 'admin', '/admin/second-step');
      await page.getByRole('heading', { name: 'Second Step', level: 1 }).waitFor();
      await expectAccessible(page);

      visit.allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('attestationObject')) await context.setOffline(true);
        await route.continue().catch(() => undefined);
      });
      await fillPasskey(page, 'admin');
      await page.getByRole('alert').filter({ hasText: 'The shop could not be reached' }).waitFor();
      expect(await shop.db.query('SELECT name FROM passkey')).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
      expect(await keepCodes(page)).toHaveLength(10);
      await page.getByText('Phone', { exact: true }).waitFor();
      await expectAccessible(page);
      expect(await shop.db.query('SELECT name FROM passkey')).toEqual([{ name: 'Phone' }]);

      await signOut(page);
      await page.goto('/login');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.waitForURL('**/admin/dashboard');
      await signOut(page);
      await page.goto('/admin/login');
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password').fill(passwordOf('admin'));
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByText('Your password was right.').waitFor();
      await expectAccessible(page);
      expect((await context.request.get('/api/auth/user')).status()).toBe(401);
      await page.getByRole('button', { name: 'Use your passkey' }).click();
      await page.waitForURL('**/admin/dashboard');
    });
  });

  it('is not a passkey from another origin', async () => {
    await during(named(shop), DESKTOP, async (visit) => {
      const { page, context } = visit;
      await withAuthenticator(visit);
      await openAs(visit, named(shop), 'packer', '/admin/second-step');
      await fillPasskey(page, 'packer');
      await keepCodes(page);
      await context.request.post('/api/manual-logout');
      // A page at another port is another site, for which the browser still lends the passkey of this host.
      await page.goto(named(strict).url);
      const asked = await context.request.post(`${named(shop).url}/api/login/passkey/options`);
      const signed = await page.evaluate(
        async (options) => {
          const { PublicKeyCredential: parser, navigator: here } = globalThis as any;
          const publicKey = parser.parseRequestOptionsFromJSON(options);
          const { id, response } = (await here.credentials.get({ publicKey })).toJSON();
          const { clientDataJSON, authenticatorData, signature } = response;
          return { id, clientDataJSON, authenticatorData, signature };
        },
        await asked.json(),
      );
      expect(JSON.parse(Buffer.from(signed.clientDataJSON, 'base64url').toString()).origin).toBe(named(strict).url);
      const answer = await context.request.post(`${named(shop).url}/api/login/passkey`, { data: signed });
      expect([answer.status(), (await answer.json()).code]).toEqual([401, 'INVALID_CREDENTIALS']);
      expect((await context.request.get(`${named(shop).url}/api/auth/user`)).status()).toBe(401);
    });
  });

  it('is asked of an admin before anything else, is an app with a QR code, and another admin resets it', async () => {
    await during(named(strict), DESKTOP, async (visit) => {
      const { page } = visit;
      await openAs(visit, named(strict), 'admin', '/admin/users');
      await page.getByText('This shop asks every administrator for a second step.').waitFor();
      expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Set Up App' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
      await dialog.getByLabel('Your Password').fill('guessed');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByText('This is not your present password').first().waitFor();
      await dialog.getByLabel('Your Password').fill(passwordOf('admin'));
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      await expectAccessible(page);
      const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
      await dialog.getByLabel('Code', { exact: true }).fill(await generate({ secret }));
      await dialog.getByRole('button', { name: 'Add the app' }).click();
      const codes = await keepCodes(page);
      await page.getByRole('heading', { name: 'User Management' }).waitFor();

      await strict.db.query(
        `INSERT INTO users (username, email, password_hash, role, second_step)
         SELECT 'second', 'x@bustan.example', password_hash, 'admin', false FROM users WHERE username = 'admin'`,
      );
      await during(named(strict), PHONE, async (phone) => {
        await phone.context.request.post('/api/login', { data: { username: 'second', password: passwordOf('admin') } });
        await phone.page.goto('/admin/dashboard');
        await phone.page.getByText('This shop asks every administrator').waitFor();
        await expectAccessible(phone.page);
      });
      await strict.db.query(
        `WITH app AS (INSERT INTO authenticator_app (user_id, sealed_secret, last_time_step)
           SELECT id, 'x', 0 FROM users WHERE username = 'second')
         UPDATE users SET second_step = true WHERE username = 'second'`,
      );
      await page.reload();
      await page.getByRole('button', { name: 'Reset the second step of second' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await toast(page, 'Second step reset').waitFor();
      expect(await strict.db.query(`SELECT second_step FROM users WHERE username = 'second'`)).toEqual([
        { second_step: false },
      ]);

      await during(named(strict), { ...PHONE, language: 'ar' }, async (phone) => {
        await phone.page.goto('/login?returnTo=%2Fadmin%2Fusers');
        await phone.page.getByLabel('اسم المستخدم').fill('admin');
        await phone.page.getByLabel('كلمة المرور', { exact: true }).fill(passwordOf('admin'));
        await phone.page.getByRole('button', { name: 'تسجيل الدخول' }).click();
        await phone.page.getByRole('heading', { name: 'خطوة أخرى' }).waitFor();
        await expectAccessible(phone.page);
        await phone.page.getByLabel('رمز تطبيق المصادقة').fill('000000');
        await phone.page.getByRole('button', { name: 'الدخول بالرمز' }).click();
        await phone.page.getByText('هذا الرمز غير صحيح أو سبق استخدامه.').waitFor();
        await phone.page.getByLabel('رمز تطبيق المصادقة').fill(codes[0]!);
        await phone.page.getByRole('button', { name: 'الدخول بالرمز' }).click();
        await phone.page.waitForURL('**/admin/users');
      });
    });
  });
});
