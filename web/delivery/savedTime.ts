import { readStored, writeStored } from '../lib/storage';
import { isDeliveryTime, type DeliveryTime } from './deliveryTime';

/** A time that was picked or sent, and for which place; without one where an order was sent without. */
export interface PickedTime {
  placeKey: string;
  time: DeliveryTime | null;
}

// For the session only, as what is typed into the form that it belongs to.
const keyOf = (form: string) => `delivery-time-${form}`;

/** What was picked in this form before a reload; null for nothing. */
export function savedTime(form: string): PickedTime | null {
  const saved = readStored(keyOf(form), 'session');
  return isPicked(saved) ? saved : null;
}

/** Saves what was picked; null forgets it. */
export function saveTime(form: string, picked: PickedTime | null): void {
  writeStored(keyOf(form), picked, 'session');
}

function isPicked(saved: unknown): saved is PickedTime {
  if (typeof saved !== 'object' || saved === null) return false;
  const { placeKey, time } = saved as { placeKey?: unknown; time?: unknown };
  return typeof placeKey === 'string' && (time === null || isDeliveryTime(time));
}
