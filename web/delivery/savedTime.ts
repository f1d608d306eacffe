/** A time that was picked or sent, and for which place; without one where an order was sent without. */
export interface PickedTime {
  placeKey: string;
  time: { date: string; window: string } | null;
}

// For the session only, as what is typed into the form that it belongs to.
const keyOf = (form: string) => `delivery-time-${form}`;

/** What was picked in this form before a reload; null for nothing. */
export function savedTime(form: string): PickedTime | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return isPicked(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** Saves what was picked; null forgets it. */
export function saveTime(form: string, picked: PickedTime | null): void {
  try {
    if (picked) sessionStorage.setItem(keyOf(form), JSON.stringify(picked));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without storage it lives as long as the page.
  }
}

function isPicked(saved: unknown): saved is PickedTime {
  if (typeof saved !== 'object' || saved === null) return false;
  const { placeKey, time } = saved as { placeKey?: unknown; time?: unknown };
  return typeof placeKey === 'string' && (time === null || isTime(time));
}

function isTime(time: unknown): boolean {
  if (typeof time !== 'object' || time === null) return false;
  const { date, window } = time as { date?: unknown; window?: unknown };
  return typeof date === 'string' && typeof window === 'string';
}
