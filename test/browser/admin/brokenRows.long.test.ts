import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { idOf } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible } from '../support/pages';
import { DESKTOP, during, overflow } from '../support/visit';

let shop: TestShop;
let businessId: number;
beforeAll(async () => {
  shop = await startBuiltShop();
  businessId = await idOf(shop.db, 'business');
  await breakRows();
});
afterAll(() => shop?.stop());

const LONG = 'Pomegranate'.repeat(40);
/** Addresses as no checkout writes them, by whose order it is. */
const ADDRESSES: Readonly<Record<string, [address: unknown, shown: string]>> = {
  Text: ['Gouraud Street, second door', 'Address format error'],
  Json: [JSON.stringify({ streetAddress: 'Gouraud 1', city: 'Beirut' }), 'Gouraud 1, Beirut, Lebanon'],
  List: [['Gouraud 1'], 'Address format error'],
  Figure: [7, 'Address format error'],
  Nested: [{ street: { name: 'Gouraud' }, city: 9 }, 'Address format error'],
  Empty: [{}, 'Address not provided'],
  Nothing: [null, 'Address not provided'],
};

/** Rows as odd as the constraints of the tables let them be. */
async function breakRows(): Promise<void> {
  const { db } = shop;
  for (const [name, [address]] of Object.entries(ADDRESSES)) {
    await db.query(
      `INSERT INTO orders (kind, payment_method, customer_name, delivery_address, subtotal_amount, delivery_fee, total_amount, price_book)
       VALUES ('guest', 'cod', $1, $2::jsonb, 5, 0, 5, 'customer')`,
      [name, JSON.stringify(address)],
    );
  }
  // Without a line, an event or a name; of no size; and whose product and its category are gone. Dated so late that the
  // job which removes the names and places of old orders leaves it alone.
  await db.query(
    `INSERT INTO orders (kind, payment_method, customer_name, customer_phone, customer_email, delivery_address, address_type,
       latitude, longitude, subtotal_amount, delivery_fee, total_amount, price_book, note, created_at)
     VALUES ('employee', 'employee_order', '', '', '', '{}', 'location', 90, -180, 999999999999.99, 0, 999999999999.99, '?', $1, '9999-12-31')`,
    [LONG],
  );
  await db.query(
    `UPDATE product SET deleted_at = now() WHERE id IN (SELECT product_id FROM order_line WHERE order_id = 1)`,
  );
  await db.query(
    `UPDATE users SET first_name = ' ', last_name = '', business_name = '', address = NULL, city = '', phone = $1,
       email = '' WHERE username = 'business-cash'`,
    [LONG],
  );
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, first_name) VALUES ('', 'not an address', '', 'customer', $1)`,
    [`${LONG} \u202eقهوة <b>&amp;`],
  );
  await db.query(`INSERT INTO category (name, slug, description) VALUES ('', '', $1), ($1, 'long', '')`, [LONG]);
  await db.query(
    `INSERT INTO product (category_id, name, description, tags) SELECT max(id), $1, '', ARRAY['', $1] FROM category`,
    [LONG],
  );
  await db.query(`INSERT INTO product_variant (product_id, position, name) SELECT max(id), 1, '' FROM product`);
  await db.query(
    `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses, expires_at) VALUES ('', 33.33, 1, 900, '0001-01-01'), ($1, 100, NULL, 0, '9999-12-31')`,
    [LONG],
  );
  await db.query(
    `INSERT INTO audit_entry (actor_id, actor_username, action, subject_type, subject_id, before, after)
     SELECT id, '', '', '', '', '"text"', '[1, null, {}]' FROM users WHERE username = 'admin'`,
  );
  await db.query(
    `INSERT INTO outgoing_mail (kind, to_address, status, attempts, last_error) VALUES ('order_status', '', 'failed', 9, $1)`,
    [LONG],
  );
  await db.query(
    `INSERT INTO api_token (owner_id, name, token_hash, scopes, expires_at) SELECT id, '', '', '{}', '0001-01-01' FROM users WHERE username = 'admin'`,
  );
}

/** Every list of the back office, and something sound that must stand in it. */
const LISTS: readonly [address: string, sound: string][] = [
  ['/admin/dashboard?tab=orders', '#1'],
  ['/admin/dashboard?tab=categories', 'Dry Fruits'],
  ['/admin/dashboard?tab=products&sort=NEWEST', 'Pomegranate'],
  ['/admin/dashboard?tab=discounts', 'WELCOME10'],
  ['/admin/dashboard?tab=business', 'Cedar Terrace Café'],
  ['/admin/users', 'employee-cash'],
  ['/admin/audit-log', 'Show'],
  ['/admin/mail', 'Failed'],
  ['/admin/api-tokens', 'Expired'],
];

async function expectWhole(page: Page): Promise<void> {
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expect(await page.getByText('Cannot be shown').count()).toBe(0);
  expect(await overflow(page)).toBe(0);
}

describeInBrowser('rows that are not as they should be', () => {
  it('leave every list of the back office as it is', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard');
      for (const [address, sound] of LISTS) {
        await page.goto(address);
        await row(page, sound).first().waitFor();
        await expectWhole(page);
      }
      // A business without a name is still one to open.
      await page.goto('/admin/dashboard?tab=business');
      await row(page, 'Cedar Terrace Café').waitFor();
      await expectAccessible(page);
      await page.goto('/admin/dashboard?tab=orders');
      for (const [name, [, expectedAddress]] of Object.entries(ADDRESSES)) {
        await row(page, name).getByText(expectedAddress, { exact: true }).waitFor();
      }
      await page.goto('/admin/dashboard?tab=orders&sort=TOTAL&order=desc');
      await row(page, 'LBP 1,000,000,000,000').getByText('GPS: 90.000000, -180.000000').waitFor();
      for (const path of ['business', 'business-credit']) {
        await page.goto(`/admin/${path}?user=${businessId}`);
        await page.getByRole('link', { name: /Cedar Terrace/ }).waitFor();
        await page.getByRole('link', { name: /^business-cash/ }).click();
        await page.getByRole('heading', { name: 'business-cash' }).waitFor();
        await expectWhole(page);
      }
    });
  });

  it('leave the page of an order as it is', async () => {
    const orders = await shop.db.query<{ id: number; name: string }[]>(
      `SELECT id, customer_name AS name FROM orders WHERE customer_name = ANY($1) OR customer_name = '' OR id = 1 ORDER BY id`,
      [Object.keys(ADDRESSES)],
    );
    expect(orders).toHaveLength(9);
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard');
      for (const { id, name } of orders) {
        await page.goto(`/orders/${id}`);
        await page.getByRole('heading', { name: `Order #${id}` }).waitFor();
        const expectedAddress = ADDRESSES[name]?.[1];
        if (expectedAddress) await page.getByText(expectedAddress.split(',')[0]!, { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Update Status' }).waitFor();
        expect(await overflow(page)).toBe(0);
      }
      await expectAccessible(page);
    });
  });
});
