import { readStored, writeStored } from '../../lib/storage';
import type { Auth } from '../../session/viewer';
import type { AppliedDiscount } from '../discount/useDiscountCode';

/** Whose orders and forms those of guests are. */
export const GUEST = 'guest';

/** Whose orders and forms are kept apart: each account's, and those of guests together. */
export function buyerOf(auth: Auth): string {
  return auth.state === 'signed-in' ? String(auth.viewer.id) : GUEST;
}

// For the session and per viewer only, so that no address is left behind on a shared device.
const keyOf = (checkout: string, auth: Auth): string => `${checkout}-form-${buyerOf(auth)}`;

/** What was typed into the checkout before a reload; each value may be of any type, as it comes from storage. */
export function savedForm(checkout: string, auth: Auth): Record<string, unknown> {
  const saved = readStored(keyOf(checkout, auth), 'session');
  return isObject(saved) ? saved : {};
}

/**
 * The discount that was applied before a reload. It is not asked for again: an order whose answer got lost may have
 * taken its last use, and is only recognized when it is sent as it was. The shop checks it with the order anyway.
 */
export function savedDiscount(checkout: string, auth: Auth): AppliedDiscount | null {
  const { discount } = savedForm(checkout, auth);
  if (!isObject(discount)) return null;
  const { code, percent } = discount;
  if (typeof code !== 'string' || typeof percent !== 'string' || !/^\d{1,3}(\.\d+)?$/.test(percent)) return null;
  return { code, percent };
}

/** Saves what is typed, and the applied discount, for a reload of the page. */
export function saveForm(checkout: string, auth: Auth, values: object, discount: AppliedDiscount | null): void {
  writeStored(keyOf(checkout, auth), { ...values, discount }, 'session');
}

/** Removes what was saved, once the order is placed. */
export function clearForm(checkout: string, auth: Auth): void {
  writeStored(keyOf(checkout, auth), null, 'session');
}

/** The texts, each replaced by the saved one of its name if there is one. */
export function textsFrom<T extends Record<keyof T, string>>(saved: Record<string, unknown>, texts: T): T {
  return Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => {
      const savedText = saved[name];
      return [name, typeof savedText === 'string' ? savedText : text];
    }),
  ) as T;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
