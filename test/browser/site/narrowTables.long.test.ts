import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { idOf } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { choose, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { setRate } from '../support/exchangeRate';
import { expectAccessible, openAs } from '../support/pages';
import { during, isFocused, overflow, PHONE, tabTo } from '../support/visit';

/** So wide that every column has its place. */
const WIDE = { width: 1680, height: 900 };

let shop: TestShop;
let business: number;
beforeAll(async () => {
  shop = await startBuiltShop();
  business = await idOf(shop.db, 'business');
  await fillLists();
});
afterAll(() => shop?.stop());

/** Something for the lists that are empty in the demo, and orders as the documents name them. */
async function fillLists(): Promise<void> {
  const admin = await shop.signedIn('admin');
  for (const client of [admin, await shop.signedIn('business')]) {
    expect((await client.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read'] })).status).toBe(201);
  }
  await shop.db.query(
    `INSERT INTO outgoing_mail (kind, to_address, status, attempts, last_error)
     VALUES ('order_status', 'rana@example.com', 'failed', 9, 'Nobody of that name')`,
  );
  for (const [name, address, at] of [
    ['Empty', '{}', null],
    ['Text', '"Gouraud Street"', null],
    ['Located', '{}', [33.8938, 35.5018]],
  ] as const) {
    await shop.db.query(
      `INSERT INTO orders (kind, payment_method, customer_name, customer_phone, delivery_address, address_type, latitude,
         longitude, subtotal_amount, delivery_fee, total_amount, price_book)
       VALUES ('guest', 'wishmoney', $1, '+961 70 123 456', $2::jsonb, $3, $4, $5, 5, 0, 5, 'customer')`,
      [name, address, at ? 'location' : 'manual', at?.[0] ?? null, at?.[1] ?? null],
    );
  }
}

/** Looks the same at every width. */
const AGREED_PRICES = 'Your agreed prices';

/** Every list that is a table: who reads it, where, and its name. */
const LISTS: readonly [username: string, address: () => string, name: string][] = [
  ['admin', () => '/admin/dashboard?tab=orders', 'Orders'],
  ['admin', () => '/admin/dashboard?tab=categories', 'Categories'],
  ['admin', () => '/admin/dashboard?tab=products', 'Products'],
  ['admin', () => '/admin/dashboard?tab=discounts', 'Discount codes'],
  ['admin', () => '/admin/dashboard?tab=business', 'Business users'],
  ['admin', () => '/admin/users', 'Users'],
  ['admin', () => '/admin/audit-log', 'Audit log'],
  ['admin', () => '/admin/price-plans', 'Planned prices'],
  ['admin', () => '/admin/mail', 'Outgoing mail'],
  ['admin', () => '/admin/api-tokens', 'API tokens'],
  ['admin', () => `/admin/business-credit?user=${business}`, 'Transactions'],
  ['business', () => '/business/portal?tab=orders', 'Orders'],
  ['business', () => '/business/portal?tab=employees', 'Employees'],
  ['business', () => '/business/portal?tab=credit', 'Transactions'],
  ['business', () => '/business/portal?tab=account', 'API tokens'],
  ['business-cash', () => '/business/portal?tab=account', 'Latest orders'],
  ['business-cash', () => '/business/portal?tab=pricing', AGREED_PRICES],
];

/** Reads each row of a table, with what it opened: the texts and the names of controls in its cells, without spaces. */
function readRows(table: any): string[][] {
  return [...table.querySelectorAll('tr.ant-table-row')].map((row) => {
    const opened = row.nextElementSibling?.matches('.ant-table-expanded-row') ? [row.nextElementSibling] : [];
    return [row, ...opened]
      .flatMap((part) => [
        ...[...part.querySelectorAll(':scope > td')].map((cell) => cell.innerText),
        ...[...part.querySelectorAll('[aria-label]')].map((control) => control.ariaLabel),
      ])
      .map((text: string) => text.replace(/\s+/g, ''))
      .filter(Boolean);
  });
}

const openers = (table: Locator): Locator => table.getByRole('button', { name: /^More about / });

async function openTable(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address);
  const table = page.getByRole('table', { name, exact: true });
  await table.locator('tr.ant-table-row').first().waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  return table;
}

describeInBrowser('a table on a phone', () => {
  it.each(['admin', 'business', 'business-cash'])(
    'has all that it has on a wide screen, for %s',
    async (username) => {
      await during(shop, WIDE, async (visit) => {
        const { page } = visit;
        await openAs(visit, shop, username, '/store');
        for (const [, address, name] of LISTS.filter(([reader]) => reader === username)) {
          await page.setViewportSize(WIDE);
          const table = await openTable(page, address(), name);
          expect([name, await openers(table).count()]).toEqual([name, 0]);
          const whole = await table.evaluate(readRows);
          await page.setViewportSize(PHONE);
          if (name !== AGREED_PRICES) await page.locator('.ant-table-small', { has: table }).waitFor();
          for (const opener of await openers(table).all()) await opener.click();
          const narrow = await table.evaluate(readRows);
          const missing = whole.flatMap((texts, index) => {
            const found = narrow[index]!.join('\n');
            return texts.filter((text) => !found.includes(text));
          });
          expect([name, missing]).toEqual([name, []]);
          expect([name, await overflow(page)]).toEqual([name, 0]);
          await expectAccessible(page);
        }
      });
    },
    180_000,
  );

  it.each(['en', 'ar', 'fr'] as const)('is no wider than its place with USD beside LBP, in %s', async (language) => {
    await setRate(shop, '89500.00');
    try {
      await during(shop, { ...PHONE, language }, async (visit) => {
        const { page } = visit;
        await openAs(visit, shop, 'business', '/store');
        for (const tab of ['orders', 'employees', 'credit']) {
          await page.goto(`/business/portal?tab=${tab}`);
          const place = page.locator('.ant-table-content', { has: page.locator('tr.ant-table-row') });
          await place.waitFor();
          // Orders say USD by the rate that they were placed at.
          if (tab === 'credit') await place.getByText('($').first().waitFor();
          const tooWide = await place.evaluate((each: any) => each.scrollWidth - each.clientWidth);
          expect([tab, tooWide]).toEqual([tab, 0]);
        }
      });
    } finally {
      await setRate(shop, null);
    }
  });

  it('opens and closes a row by keyboard, which says what it is about', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'admin', '/admin/dashboard?tab=orders');
      for (const [name, shown] of [
        ['Empty', 'Address not provided'],
        ['Text', 'Address format error'],
        ['Located', 'GPS: 33.893800, 35.501800'],
      ] as const) {
        const [order] = await shop.db.query<{ id: number }[]>(`SELECT id FROM orders WHERE customer_name = $1`, [name]);
        await row(page, name).waitFor();
        const opener = page.getByRole('button', { name: `More about order ${order!.id}`, exact: true });
        expect(await opener.getAttribute('aria-expanded')).toBe('false');
        await tabTo(page, opener, 400);
        await page.keyboard.press('Enter');
        const opened = page.locator('tr.ant-table-expanded-row:visible');
        await opened.getByText(shown, { exact: true }).waitFor();
        expect(await opener.getAttribute('aria-expanded')).toBe('true');
        expect(await opened.locator('dt').allTextContents()).toEqual(['Date', 'Phone', 'Address', 'Payment']);
        expect(await opened.getByText('WishMoney', { exact: true }).count()).toBe(1);
        await page.keyboard.press('Enter');
        await opened.waitFor({ state: 'hidden' });
        expect(await opener.getAttribute('aria-expanded')).toBe('false');
        expect(await isFocused(opener)).toBe(true);
      }
    });
  });

  it('is sorted by a column that has no heading there', async () => {
    await during(shop, PHONE, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'admin', '/admin/dashboard?tab=orders');
      await row(page, 'Located').waitFor();
      await choose(page, page.getByRole('combobox', { name: 'Sort by' }), 'Date, ascending');
      await page.waitForURL(/sort=DATE/);
      const [oldest] = await shop.db.query<{ id: number }[]>('SELECT id FROM orders ORDER BY created_at, id LIMIT 1');
      await page
        .getByRole('row')
        .nth(1)
        .getByRole('link', { name: `View Details of order ${oldest!.id}` })
        .waitFor();
      await choose(page, page.getByRole('combobox', { name: 'Sort by' }), 'Sort by: usual order');
      await page.waitForURL((url) => !url.search.includes('sort='));
      await row(page, 'Located').waitFor();
    });
  });
});
