/** Lines that are stored in the browser and shared by its tabs. */
export interface LineStore<Line> {
  /** The lines; a line that did not change stays the same object, so that who shows it need not draw it again. */
  lines: () => readonly Line[];
  /** The line with this key; null when there is none. */
  line: (key: string) => Line | null;
  update: (change: (lines: readonly Line[]) => readonly Line[]) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** How lines of one kind are identified and stored. */
export interface LineKind<Line> {
  /** A line's identity. */
  keyOf: (line: Line) => string;
  /** What is kept under a key of the browser's storage. */
  read: (storageKey: string) => readonly Line[];
  /** False when the browser refuses to store. */
  write: (storageKey: string, lines: readonly Line[]) => boolean;
}

/** The lines under this key of the browser's storage; where that refuses, they live as long as the page. */
export function createLineStore<Line>(storageKey: string, { keyOf, read, write }: LineKind<Line>): LineStore<Line> {
  const indexed = (all: readonly Line[]): ReadonlyMap<string, Line> => new Map(all.map((line) => [keyOf(line), line]));
  let lines = read(storageKey);
  let byKey = indexed(lines);
  let stored = true;
  const listeners = new Set<() => void>();

  function setLines(next: readonly Line[]): void {
    lines = next.map((line) => {
      const before = byKey.get(keyOf(line));
      return before && JSON.stringify(before) === JSON.stringify(line) ? before : line;
    });
    byKey = indexed(lines);
    listeners.forEach((listener) => listener());
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) setLines(read(storageKey));
  };

  return {
    lines: () => lines,
    line: (key) => byKey.get(key) ?? null,
    update(change) {
      // Another tab may have changed the lines since its last event came.
      const next = change(stored ? read(storageKey) : lines);
      stored = write(storageKey, next);
      setLines(next);
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

/** A cart without what was ordered; what was put in since it was sent stays. @param keyOf a line's identity */
export function withoutOrdered<Line extends { quantity: number }>(
  lines: readonly Line[],
  ordered: readonly Line[],
  keyOf: (line: Line) => string,
): readonly Line[] {
  const quantities = new Map(ordered.map((line) => [keyOf(line), line.quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (quantities.get(keyOf(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
