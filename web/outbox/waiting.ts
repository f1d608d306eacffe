import type { LineStore } from '../cart/lineStore';

/** What waits on this device to be sent, under an idempotency key. */
export interface Waiting<Outcome> {
  /** The idempotency key, the same over every try. */
  readonly key: string;
  /** Whether a try may have arrived. */
  readonly sent: boolean;
  /** What became of it; null while it waits. */
  readonly outcome: Outcome | null;
}

/**
 * Changes what waits, in its latest stored state.
 * @returns it as it was; null, and nothing changes, when another tab settled or removed it
 */
export function changeWaiting<Item extends Waiting<unknown>>(
  outbox: LineStore<Item>,
  key: string,
  change: (item: Item) => Item | null,
): Item | null {
  let found: Item | null = null;
  outbox.update((items) =>
    items.flatMap((item) => {
      if (item.key !== key || item.outcome !== null) return [item];
      found = item;
      return change(item) ?? [];
    }),
  );
  return found;
}

/** Notes what became of something that waits. Null when it was noted before. */
export function settle<Item extends Waiting<unknown>>(
  outbox: LineStore<Item>,
  key: string,
  outcome: NonNullable<Item['outcome']>,
): Item | null {
  return changeWaiting(outbox, key, (item) => ({ ...item, outcome }));
}

/** Removes it, whatever became of it. */
export function drop<Item extends Waiting<unknown>>(outbox: LineStore<Item>, key: string): void {
  outbox.update((items) => items.filter((item) => item.key !== key));
}
