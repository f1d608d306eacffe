import { boolean, object, string } from 'yup';
import { LIMITS } from '../../../common/constants';
import { MESSAGES, tooLong } from '../../../common/messages';
import type { OtherAddress } from '../outbox/waitingOrder';

/** What the form of the daily order holds. */
export interface WishesForm extends OtherAddress {
  /** To another place than the employee's own. */
  elsewhere: boolean;
  note: string;
}

export const NO_WISHES: WishesForm = { elsewhere: false, street: '', city: '', building: '', phone: '', note: '' };

const optional = (max: number) => string().max(max, tooLong(max));

/** Another address counts when it has street and city (decisions.md section 2). */
export const WISHES_RULES = object({
  elsewhere: boolean(),
  street: optional(LIMITS.longText).when('elsewhere', ([is], text) =>
    is ? text.trim().required(MESSAGES.street) : text,
  ),
  city: optional(LIMITS.text).when('elsewhere', ([is], text) =>
    is ? text.trim().required(MESSAGES.employeeCity) : text,
  ),
  building: optional(LIMITS.text),
  phone: optional(LIMITS.text),
  note: optional(LIMITS.longText),
});

// For the session only: an address is nothing to leave behind on a shared phone.
const keyOf = (userId: number) => `daily-order-${userId}`;

/** What was typed into the form before, over a reload and after a refusal. */
export function typedWishes(userId: number): WishesForm {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return NO_WISHES;
    const { elsewhere, ...texts } = { ...NO_WISHES, ...kept };
    const sound = Object.values(texts).every((text) => typeof text === 'string') && typeof elsewhere === 'boolean';
    return sound ? { ...texts, elsewhere } : NO_WISHES;
  } catch {
    return NO_WISHES;
  }
}

/** Keeps what is typed. */
export function keepWishes(userId: number, wishes: WishesForm): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(wishes));
  } catch {
    // The browser keeps nothing; the form still works.
  }
}

/** Brings the wishes of an order that was not placed back into the form. */
export function restoreWishes(
  userId: number,
  { address, note }: { address: OtherAddress | null; note: string | null },
): void {
  keepWishes(userId, { ...NO_WISHES, ...address, elsewhere: address !== null, note: note ?? '' });
}
