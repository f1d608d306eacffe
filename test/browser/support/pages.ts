import type { Locator, Page } from 'playwright-core';
import { accounts } from '../../../server/demo/demoAccounts';
import type { TestShop } from '../../support/shop';
import { axeFindings, overflow, type Visit } from './visit';

export const JUICES = '/?category=fresh-juices-daily';
/** A demo product with sizes, and one without. */
export const ORANGE = 'Fresh Orange Juice';
export const LEMONADE = 'Lemonade with Orange Blossom';

/** The password of a demo account. */
export function passwordOf(username: string): string {
  const account = accounts.find((each) => each.username === username);
  if (!account) throw new Error(`There is no demo account ${username}`);
  return account.password;
}

/** Signs a demo account in without the page, and opens an address. */
export async function openAs(
  { page, context }: Visit,
  shop: Pick<TestShop, 'url'>,
  username: string,
  address: string,
): Promise<void> {
  const signedIn = await context.request.post(`${shop.url}/api/login`, {
    data: { username, password: passwordOf(username) },
  });
  if (!signedIn.ok()) throw new Error(`${username} could not sign in: ${signedIn.status()}`);
  await page.goto(address);
}

/** The card of the product on its category's page. */
export function card(page: Page, name: string): Locator {
  return page.locator('article', { has: page.getByRole('heading', { name, exact: true }) });
}

/** A toast's title or text; the area of toasts is named by its key in every language. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: /F8/ }).getByText(text, { exact: true });
}

/** Puts one of Fresh Juices Daily into the cart. */
export async function addToCart(page: Page, name: string): Promise<void> {
  await page.goto(JUICES);
  await card(page, name).getByRole('button', { name: 'Add to Cart' }).click();
  await card(page, name)
    .getByRole('group', { name: /^Quantity of/ })
    .waitFor();
}

/** Expects that axe finds nothing on the page, and that nothing of it is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect({ url: page.url(), overflow: await overflow(page) }).toEqual({ url: page.url(), overflow: 0 });
  expect({ url: page.url(), findings: await axeFindings(page) }).toEqual({ url: page.url(), findings: [] });
}
