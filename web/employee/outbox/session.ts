import { randomKey } from '../../ordering/attempt';

const inMemory = new Map<string, string>();

/**
 * Names the employee's session on this phone, the same in all tabs and over reloads. It goes with the account's other
 * entries when the session ends, so that an order of an earlier session is told from one of this.
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
