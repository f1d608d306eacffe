/** A time that was picked, and for which place. */
export interface PickedTime {
  placeKey: string;
  date: string;
  window: string;
}

// For the session only, as what is typed into the form that it belongs to.
const keyOf = (form: string) => `delivery-time-${form}`;

/** The time that was picked in this form before a reload; null for none. */
export function savedTime(form: string): PickedTime | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return isTime(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** Saves what was picked; null forgets it. */
export function saveTime(form: string, time: PickedTime | null): void {
  try {
    if (time) sessionStorage.setItem(keyOf(form), JSON.stringify(time));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without storage it lives as long as the page.
  }
}

function isTime(saved: unknown): saved is PickedTime {
  return (
    typeof saved === 'object' &&
    saved !== null &&
    ['placeKey', 'date', 'window'].every((name) => typeof (saved as Record<string, unknown>)[name] === 'string')
  );
}
