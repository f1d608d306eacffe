import type { Page } from 'playwright-core';
import type { TestShop } from '../../../support/shop';
import { startBuiltShop } from '../builtWeb';

/** More products than a list shows at once, in a category of their own. */
export const MANY = 130;

export let shop: TestShop;

beforeAll(async () => {
  shop = await startBuiltShop();
  const admin = await shop.signedIn('admin');
  const { body } = await admin.rest('POST', '/api/categories', {
    name: 'Spices',
    slug: 'spices',
    description: 'Ground',
  });
  await shop.db.query(
    `INSERT INTO product (name, description, category_id, customer_price, business_price, in_stock)
     SELECT 'Spice ' || n, 'Ground and packed on the day it is ordered.', $1, 1000 * n, 900 * n, n % 2 = 1
     FROM generate_series(1, $2::integer) n`,
    [body.id, MANY],
  );
});

afterAll(() => shop?.stop());

export const cart = (page: Page, count: number) => page.getByRole('button', { name: `Cart (${count})` });

export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
