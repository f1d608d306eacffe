import { readFile } from 'node:fs/promises';
import type { Page, Locator } from 'playwright-core';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from './builtWeb';

export const PORTAL = '/business/portal';

export let shop: TestShop;

beforeAll(async () => {
  shop = await startBuiltShop();
});

afterAll(() => shop?.stop());

/** What was ordered last, as the shop has it. */
export async function lastOrder(): Promise<Record<string, unknown>> {
  const [order] = await shop.db.query(
    `SELECT o.id, o.payment_method AS payment, o.total_amount AS total, o.note, u.username,
       (SELECT sum(quantity)::integer FROM order_line WHERE order_id = o.id) AS pieces
     FROM orders o JOIN users u ON u.id = o.user_id ORDER BY o.id DESC LIMIT 1`,
  );
  return order as Record<string, unknown>;
}

export function summary(page: Page): Locator {
  return page.getByRole('region', { name: 'Cart summary' });
}

export async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
