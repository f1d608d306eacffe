import type { Locator, Page } from 'playwright-core';

/** A complete guest checkout, by label. */
export const GUEST_FORM = {
  'First Name': 'Joanna',
  'Last Name': 'Frem',
  'Mobile Number': '+961 3 218 440',
  Email: 'joanna.frem@guests.example',
  'Street Address': 'Sassine Square 21',
  City: 'Beirut',
  'Area/Region': 'Achrafieh',
  Building: 'Cedar House',
  Floor: '4',
};

/** A complete account checkout to a written address, by label. */
export const ACCOUNT_FORM = {
  'Full Name': 'Joanna Frem',
  Email: 'joanna.frem@buyers.example',
  Phone: '+961 3 218 440',
  'Street Address': '5 Main Street',
  City: 'Dearborn',
  State: 'MI',
  'ZIP Code': '48120',
};

/** A field of a form by its label, in whatever language; whether it is optional does not matter. */
export function field(page: Page, label: string): Locator {
  const quoted = label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return page.getByLabel(new RegExp(`^${quoted}( \\(.+\\))?$`));
}

/** Types a whole form. */
export async function fillForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** What stands in the fields, by label. */
export async function typedIn(page: Page, labels: readonly string[]): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const label of labels) values[label] = await field(page, label).inputValue();
  return values;
}

/** The button that sends the order, with its total. */
export function placeOrder(page: Page): Locator {
  return page.locator('form button[type=submit]');
}
