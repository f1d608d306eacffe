import { readStored, writeStored } from '../../lib/storage';
import type { OtherAddress } from '../outbox/waitingOrders';

/** What the form of the daily order holds. */
export interface DailyOrderForm extends OtherAddress {
  /** To another place than the employee's own. */
  elsewhere: boolean;
  note: string;
}

export const EMPTY_FORM: DailyOrderForm = { elsewhere: false, street: '', city: '', building: '', phone: '', note: '' };

// For the session only, so that no address is left behind on a shared phone.
const keyOf = (userId: number) => `daily-order-${userId}`;

/** What was typed into the form before, over a reload and after a refusal. */
export function savedDailyOrder(userId: number): DailyOrderForm {
  const saved = readStored(keyOf(userId), 'session');
  if (typeof saved !== 'object' || saved === null) return EMPTY_FORM;
  const { elsewhere, ...texts } = { ...EMPTY_FORM, ...saved };
  const valid = Object.values(texts).every((text) => typeof text === 'string') && typeof elsewhere === 'boolean';
  return valid ? { ...texts, elsewhere } : EMPTY_FORM;
}

/** Saves what is typed. */
export function saveDailyOrder(userId: number, form: DailyOrderForm): void {
  writeStored(keyOf(userId), form, 'session');
}

/** Fills the form again with address and note of an order that was not placed, unless something was typed for the next one. */
export function restoreDailyOrder(
  userId: number,
  { address, note }: { address: OtherAddress | null; note: string | null },
): void {
  const typed = savedDailyOrder(userId);
  if (Object.entries(EMPTY_FORM).some(([field, empty]) => typed[field as keyof DailyOrderForm] !== empty)) return;
  saveDailyOrder(userId, { ...EMPTY_FORM, ...address, elsewhere: address !== null, note: note ?? '' });
}
