import type { Auth } from '../../session/viewer';
import type { AppliedDiscount } from '../discount/useDiscountCode';

// For the session and per viewer only: an address is nothing to leave behind on a shared device.
function keyOf(checkout: string, auth: Auth): string {
  return `${checkout}-form-${auth.state === 'signed-in' ? auth.viewer.id : 'guest'}`;
}

/** What was typed into the checkout before a reload; nothing of it is certain to be of its kind. */
export function readForm(checkout: string, auth: Auth): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(checkout, auth)) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

/**
 * The discount that was applied before a reload. It is not asked for again: an order whose answer got lost may have
 * taken its last use, and is only recognized when it is sent as it was. The shop checks it with the order anyway.
 */
export function rememberedDiscount(checkout: string, auth: Auth): AppliedDiscount | null {
  const { discount } = readForm(checkout, auth);
  if (!isObject(discount)) return null;
  const { code, percent } = discount;
  if (typeof code !== 'string' || typeof percent !== 'string' || !/^\d{1,3}(\.\d+)?$/.test(percent)) return null;
  return { code, percent };
}

/** Keeps what is typed, and the applied discount, over a reload of the page. */
export function rememberForm(checkout: string, auth: Auth, values: object, discount: AppliedDiscount | null): void {
  try {
    sessionStorage.setItem(keyOf(checkout, auth), JSON.stringify({ ...values, discount }));
  } catch {
    // The browser keeps nothing; the form still works.
  }
}

/** Forgets what was typed once it was ordered. */
export function forgetForm(checkout: string, auth: Auth): void {
  try {
    sessionStorage.removeItem(keyOf(checkout, auth));
  } catch {
    // Nothing was kept either.
  }
}

/** The same texts with what was kept in the place of those that were. */
export function textsFrom<T extends Record<keyof T, string>>(kept: Record<string, unknown>, texts: T): T {
  return Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => {
      const before = kept[name];
      return [name, typeof before === 'string' ? before : text];
    }),
  ) as T;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
