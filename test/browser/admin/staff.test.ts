import { DUTIES } from '../../../common/duties';
import { hashPassword } from '../../../server/accounts/signIn/passwords';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { dialog, fillIn, openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, toast } from '../support/pages';
import { DESKTOP, during, overflow, PHONE, type Visit } from '../support/visit';

type Duties = readonly (typeof DUTIES)[number][];
const EVERYBODY: Duties = DUTIES;
const BUSINESSES: Duties = ['accounts', 'prices', 'credit'];

/** Every address of the back office, and which duties open it; written here by hand. */
const ADDRESSES: Readonly<Record<string, Duties>> = {
  '/admin/dashboard?tab=overview': [],
  '/admin/dashboard?tab=orders': ['orders', 'packing'],
  '/admin/dashboard?tab=categories': ['catalogue'],
  '/admin/dashboard?tab=products': ['catalogue', 'prices'],
  '/admin/dashboard?tab=discounts': ['prices'],
  '/admin/dashboard?tab=business': BUSINESSES,
  '/admin/business': BUSINESSES,
  '/admin/business-credit': ['credit'],
  '/admin/prices': ['prices'],
  '/admin/price-plans': ['prices'],
  '/admin/users': ['accounts'],
  '/admin/staff': [],
  '/admin/audit-log': [],
  '/admin/api-tokens': EVERYBODY,
  '/admin/mail': [],
};

/** Who sees amounts somewhere. */
const SEES_AMOUNTS: Duties = ['orders', 'prices', 'credit'];

const PASSWORD = 'made-for-the-staff';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
  for (const [name, duties] of [...DUTIES.map((duty) => [duty, [duty]]), ['none', []]] as const) {
    await shop.db.query(
      `INSERT INTO users (username, email, password_hash, role, duties) VALUES ($1, 'x@bustan.example', $2, 'staff', $3)`,
      [`staff-${String(name)}`, await hashPassword(PASSWORD), duties],
    );
  }
});
afterAll(() => shop?.stop());

/** Opens an address, and waits until neither the page nor its first list is on its way. */
async function openAddress({ page }: Visit, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const loading of [page.getByText('Loading…'), page.locator('.ant-skeleton, .ant-spin-spinning')]) {
    while ((await loading.count()) > 0) await loading.first().waitFor({ state: 'detached' });
  }
}

describeInBrowser('the back office for staff', () => {
  it.each([...DUTIES, 'none'] as const)(
    'opens with %s what it opens, says Access Required elsewhere, and asks for nothing that is refused',
    async (name) => {
      const duties: Duties = name === 'none' ? [] : [name];
      const has = (wanted: Duties) => wanted.some((duty) => duties.includes(duty));
      await during(shop, DESKTOP, async (visit) => {
        const { page, context, answers } = visit;
        const data = { username: `staff-${name}`, password: PASSWORD };
        expect((await context.request.post(`${shop.url}/api/login`, { data })).ok()).toBe(true);
        const found: Record<string, string> = {};
        const wanted: Record<string, string> = {};
        for (const [address, opening] of Object.entries(ADDRESSES)) {
          await openAddress(visit, address);
          const heading = await page.getByRole('heading', { level: 1 }).innerText();
          const isEmpty =
            heading === 'Dashboard' && (await page.getByText('There is nothing to do here yet').isVisible());
          found[address] = heading === 'Access Required' ? 'refused' : isEmpty ? 'empty' : 'open';
          const nothing =
            address.includes('dashboard') &&
            !has(
              Object.entries(ADDRESSES)
                .filter(([each]) => each.includes('tab='))
                .flatMap(([, each]) => [...each]),
            );
          wanted[address] = nothing ? 'empty' : has(opening) || opening === EVERYBODY ? 'open' : 'refused';
          if (!has(SEES_AMOUNTS))
            expect([address, await page.locator('main').innerText()]).toEqual([
              address,
              expect.not.stringMatching(/LBP|\d[.,]\d{3}/),
            ]);
        }
        expect(found).toEqual(wanted);
        const links = await page
          .getByRole('navigation', { name: 'Back office' })
          .getByRole('link')
          .evaluateAll((elements) =>
            elements.map((element) => new URL((element as unknown as { href: string }).href).pathname),
          );
        const open = [
          '/admin/dashboard',
          ...Object.keys(ADDRESSES).filter((each) => !each.includes('?') && wanted[each] === 'open'),
        ];
        expect(links.sort()).toEqual(open.sort());
        expect(answers.filter(({ text }) => text.includes('FORBIDDEN')).map(({ text }) => text)).toEqual([]);
      });
    },
    120_000,
  );

  it('is entered where admins enter, and shows no price where none is to be seen', async () => {
    await during(shop, DESKTOP, async ({ page }) => {
      await page.goto('/admin');
      await page.getByLabel('Username').fill('staff-catalogue');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/dashboard');
      await toast(page, 'Successfully logged into the back office.').waitFor();
      await page.getByRole('tab', { name: 'Products' }).click();
      await page.getByRole('button', { name: 'Edit Almonds' }).click();
      const form = dialog(page, 'Edit Product');
      await form.getByText('Prices stay as they are').waitFor();
      expect(await form.getByText('LBP').count()).toBe(0);
      await fillIn(form, { Description: 'Roasted this morning.' });
      await form.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Product updated successfully').waitFor();
      const [almonds] = await shop.db.query<{ description: string; priced: boolean }[]>(
        `SELECT p.description, bool_and(v.customer_price > 0 AND v.business_price > 0) AS priced
         FROM product p JOIN product_variant v ON v.product_id = p.id WHERE p.name = 'Almonds' GROUP BY p.id`,
      );
      expect(almonds).toEqual({ description: 'Roasted this morning.', priced: true });
    });
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('is added and given duties by an admin, by keyboard, on %s', async (place, settings) => {
    await during(shop, settings, async (visit) => {
      const { page } = visit;
      const username = place.replace(' ', '-');
      await openAsAdmin(visit, shop, '/admin/staff');
      await row(page, 'packer').waitFor();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: 'Add Staff' }).press('Enter');
      const form = dialog(page, 'Add Staff');
      await fillIn(form, { Username: username, Password: PASSWORD, Email: 'd@bustan.example' });
      await fillIn(form, { 'First Name': 'Dima', 'Last Name': 'Rizk' });
      await form.getByRole('checkbox', { name: 'Catalogue' }).press('Space');
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await form.getByRole('button', { name: 'Create' }).press('Enter');
      await toast(page, 'User created successfully').waitFor();
      await page.getByRole('button', { name: `Edit ${username}` }).click();
      const edit = dialog(page, `Edit ${username}`);
      await edit.getByRole('checkbox', { name: 'Packing' }).press('Space');
      await edit.getByRole('button', { name: 'Save' }).press('Enter');
      await toast(page, 'User updated successfully').waitFor();
      const [user] = await shop.db.query('SELECT role, duties FROM users WHERE username = $1', [username]);
      expect(user).toEqual({ role: 'staff', duties: ['packing', 'catalogue'] });
    });
  });
});
