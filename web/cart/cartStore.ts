import { keyOf, type CartLine } from './lines';
import { readCart, writeCart } from './storage';

/** One viewer's cart, kept in the browser and in step over its tabs. */
export interface CartStore {
  /** The lines; a line that did not change stays the same object, so that who shows it need not draw it again. */
  lines: () => readonly CartLine[];
  /** The line with this key (`keyOf`); null when there is none. */
  line: (key: string) => CartLine | null;
  update: (change: (lines: readonly CartLine[]) => readonly CartLine[]) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** The cart under this key of the browser's storage; where that refuses, it lives as long as the page. */
export function createCartStore(key: string): CartStore {
  let lines = readCart(key);
  let byKey = indexed(lines);
  let stored = true;
  const listeners = new Set<() => void>();

  function take(next: readonly CartLine[]): void {
    lines = next.map((line) => {
      const before = byKey.get(keyOf(line));
      return before && JSON.stringify(before) === JSON.stringify(line) ? before : line;
    });
    byKey = indexed(lines);
    listeners.forEach((listener) => listener());
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) take(readCart(key));
  };

  return {
    lines: () => lines,
    line: (lineKey) => byKey.get(lineKey) ?? null,
    update(change) {
      // Another tab may have changed the cart since its last event came.
      const next = change(stored ? readCart(key) : lines);
      stored = writeCart(key, next);
      take(next);
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

function indexed(lines: readonly CartLine[]): ReadonlyMap<string, CartLine> {
  return new Map(lines.map((line) => [keyOf(line), line]));
}
