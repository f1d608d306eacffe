/** What the browser keeps under a key; null for nothing, and for what is damaged. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a key; null leaves nothing behind. False when the browser refuses to store. */
export function writeStored(key: string, value: object | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
