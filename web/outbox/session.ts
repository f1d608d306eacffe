import { randomKey } from '../ordering/attempt';

const inMemory = new Map<string, string>();

/**
 * Names the session of an account on this device, the same in all tabs and over reloads. It is removed with
 * the account's other entries at sign-out, which tells orders of an earlier session from those of this one.
 */
export function sessionOf(userId: number): string {
  const key = `employee-session-${userId}`;
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const name = randomKey();
    localStorage.setItem(key, name);
    return name;
  } catch {
    const name = inMemory.get(key) ?? randomKey();
    inMemory.set(key, name);
    return name;
  }
}
