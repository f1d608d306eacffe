import type { Locator, Page } from 'playwright-core';
import type { TestShop } from '../../support/shop';
import { openAs } from './pages';
import type { Recorded, Visit } from './visit';

/** Signs an employee in without the page, and opens the portal. */
export async function openAsEmployee(
  visit: Visit,
  shop: TestShop,
  username = 'employee',
  address = '/employee/portal',
): Promise<void> {
  await openAs(visit, shop, username, address);
  await visit.page.getByRole('tab', { name: 'Products' }).waitFor();
}

/** The card of a product. */
export function productCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Puts one of the product into the order; the portal shows its category. */
export async function addToOrder(page: Page, name: string): Promise<void> {
  await productCard(page, name).getByRole('button', { name: 'Add to Order' }).click();
}

/** Opens the daily order by the header. */
export async function openOrder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Cart, / }).click();
  const dialog = page.getByRole('dialog', { name: 'Daily Order' });
  await dialog.waitFor();
  return dialog;
}

/** Submits what is in the order. */
export async function submitOrder(page: Page): Promise<void> {
  const dialog = await openOrder(page);
  await dialog.getByRole('button', { name: 'Submit Daily Order' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** An order as the database has it. */
export interface OrderRow {
  id: number;
  username: string;
  paymentMethod: string;
  totalAmount: string;
  customerName: string;
  note: string | null;
  address: { street: string; city: string };
  items: { name: string; size: string | null; quantity: number }[];
}

/** The orders that employees placed, oldest first. */
export async function employeeOrders(shop: TestShop): Promise<OrderRow[]> {
  return shop.db.query<OrderRow[]>(
    `SELECT o.id, u.username, o.payment_method AS "paymentMethod", o.total_amount AS "totalAmount",
       o.customer_name AS "customerName", o.note, o.delivery_address AS address,
       (SELECT jsonb_agg(jsonb_build_object('name', l.product_name, 'size', l.selected_size, 'quantity', l.quantity)
          ORDER BY l.id) FROM order_line l WHERE l.order_id = o.id) AS items
     FROM orders o JOIN users u ON u.id = o.user_id WHERE u.role = 'employee' ORDER BY o.id`,
  );
}

const AMOUNT_FIELDS = /price|amount|fee$|lineTotal|saved|balance|points|credit/i;

/** Everything in the responses to the browser that is, or looks like, an amount of money. */
export function amountsIn(answers: readonly Recorded[]): string[] {
  return answers.flatMap(({ url, type, text }) => {
    const found: string[] = [...(text.match(/LBP|"-?\d+\.\d\d"/g) ?? [])];
    const parts = type.includes('html')
      ? [...text.matchAll(/<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) => json ?? '')
      : type.includes('json')
        ? [text]
        : [];
    for (const part of parts) {
      JSON.parse(part, (key, value: unknown) => {
        if (AMOUNT_FIELDS.test(key) && value !== null) found.push(`${key}: ${JSON.stringify(value)}`);
        return value;
      });
    }
    return found.map((amount) => `${url} ${amount}`);
  });
}
