import type { CartLine } from './lines';
import { readCart, writeCart } from './storage';

/** One viewer's cart, kept in the browser and in step over its tabs. */
export interface CartStore {
  lines: () => readonly CartLine[];
  update: (change: (lines: readonly CartLine[]) => readonly CartLine[]) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** The cart under this key of the browser's storage; where that refuses, it lives as long as the page. */
export function createCartStore(key: string): CartStore {
  let lines = readCart(key);
  let stored = true;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    lines = readCart(key);
    tell();
  };

  return {
    lines: () => lines,
    update(change) {
      // Another tab may have changed the cart since its last event came.
      const before = stored ? readCart(key) : lines;
      lines = change(before);
      stored = writeCart(key, lines);
      tell();
    },
    subscribe(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
