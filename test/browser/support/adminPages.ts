import type { Locator, Page } from 'playwright-core';
import type { TestShop } from '../../support/shop';
import { openAs } from './pages';
import type { Visit } from './visit';

/** Signs an admin in without the page, and opens an address of the back office. */
export function openAsAdmin(visit: Visit, shop: Pick<TestShop, 'url'>, address: string): Promise<void> {
  return openAs(visit, shop, 'admin', address);
}

/** The dialog with this title. */
export function dialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

/** Fills in fields by their labels. */
export async function fillIn(place: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await place.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(value);
  }
}

/** Chooses one of the values of a field that opens a list. */
export async function choose(page: Page, field: Locator, value: string): Promise<void> {
  await field.click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(value, { exact: true }).click();
}

/** The row of a table that holds this text. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Presses a button of the confirmation dialog. */
export async function answer(page: Page, button: string): Promise<void> {
  await page.locator('.ant-modal-confirm').getByRole('button', { name: button, exact: true }).click();
}

/** Goes to a page that a wide header keeps in its menu. */
export async function openRarePage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More pages' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
