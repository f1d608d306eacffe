import { GUEST_PAYMENT_METHODS } from '../../common/checkoutRules';
import type { Auth } from '../signin/viewer';
import { emptyForm, type AppliedDiscount, type CheckoutValues } from './form';

// For the session and per viewer only: an address is nothing to leave behind on a shared device.
function keyOf(auth: Auth): string {
  return `checkout-form-${auth.state === 'signed-in' ? auth.viewer.id : 'guest'}`;
}

/** What was typed before a reload, or the empty form. */
export function rememberedForm(auth: Auth): CheckoutValues {
  const form = emptyForm(auth);
  const kept = readObject(keyOf(auth));
  const address = isObject(kept.deliveryAddress) ? kept.deliveryAddress : {};
  for (const field of Object.keys(form.deliveryAddress) as (keyof CheckoutValues['deliveryAddress'])[]) {
    const text = address[field];
    if (typeof text === 'string') form.deliveryAddress[field] = text;
  }
  const method = GUEST_PAYMENT_METHODS.find((known) => known === kept.paymentMethod);
  return { ...form, paymentMethod: method ?? form.paymentMethod };
}

/**
 * The discount that was applied before a reload. It is not asked for again: an order whose answer got lost may have
 * taken its last use, and is only recognized when it is sent as it was. The shop checks it with the order anyway.
 */
export function rememberedDiscount(auth: Auth): AppliedDiscount | null {
  const { discount } = readObject(keyOf(auth));
  if (!isObject(discount)) return null;
  const { code, percent } = discount;
  if (typeof code !== 'string' || typeof percent !== 'string' || !/^\d{1,3}(\.\d+)?$/.test(percent)) return null;
  return { code, percent };
}

/** Keeps what is typed, and the applied discount, over a reload of the page. */
export function rememberForm(auth: Auth, values: CheckoutValues, discount: AppliedDiscount | null): void {
  try {
    sessionStorage.setItem(keyOf(auth), JSON.stringify({ ...values, discount }));
  } catch {
    // The browser keeps nothing; the form still works.
  }
}

/** Forgets what was typed once it was ordered. */
export function forgetForm(auth: Auth): void {
  try {
    sessionStorage.removeItem(keyOf(auth));
  } catch {
    // Nothing was kept either.
  }
}

function readObject(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
