/** Where the browser keeps something: for good, or for the session of the tab, so that nothing is left on a shared device. */
type Lifetime = 'local' | 'session';

// Inside the functions' try: a browser that refuses to store throws at the first mention.
const storageFor = (lifetime: Lifetime) => (lifetime === 'local' ? localStorage : sessionStorage);

/** What the browser keeps under a key; null for nothing, for what is damaged, and where it refuses to store. */
export function readStored(key: string, lifetime: Lifetime = 'local'): unknown {
  try {
    return JSON.parse(storageFor(lifetime).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a key; null leaves nothing behind. False when the browser refuses to store. */
export function writeStored(key: string, value: object | string | null, lifetime: Lifetime = 'local'): boolean {
  try {
    if (value === null) storageFor(lifetime).removeItem(key);
    else storageFor(lifetime).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
