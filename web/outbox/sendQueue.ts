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

/** What became of what was sent; each kind has a name of its own. */
interface Known {
  readonly kind: string;
}

/**
 * How a try went: it is known what became of it, or it waits for another try, or for its owner to sign in.
 */
export type SendResult<Outcome> = Outcome | Unsent | SignedOut;

interface Unsent {
  readonly kind: 'unsent';
}

interface SignedOut {
  readonly kind: 'signed-out';
}

interface SendQueueOptions<Outcome extends Known, Item extends Waiting<Outcome>> {
  outbox: LineStore<Item>;
  /** The same in every tab of the account: one of them sends at a time. */
  lock: string;
  send: (item: Item) => Promise<SendResult<Outcome>>;
  /** Whether it may be sent now. */
  maySend: (item: Item) => boolean;
  /** Called with the key of what this tab is sending; null when none is any more. */
  onSending?: (key: string | null) => void;
  /** Called with what could not be sent for now. */
  onDeferred?: (item: Item) => void;
  /** Called in one tab alone when it is known what became of it. */
  onSettled: (item: Item, outcome: Outcome) => void;
  /** Called when the session has ended. */
  onSignedOut: () => void;
}

/** Sends what waits until it is known what became of each. */
export interface SendQueue {
  /** Tries now; resolves when there is nothing to send, or it could not be sent. */
  flush: () => Promise<void>;
  /**
   * Tries now, again after a pause, and when the connection or the page comes back.
   * @returns a function that ends it
   */
  start: () => () => void;
}

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 120_000;

/** Sends what is in the outbox one after the other, oldest first; every try of one is under the same key. */
export function createSendQueue<Outcome extends Known, Item extends Waiting<Outcome>>(
  options: SendQueueOptions<Outcome, Item>,
): SendQueue {
  const { outbox, lock, send, maySend, onSending, onDeferred, onSettled, onSignedOut } = options;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running || stopped) return;
    running = true;
    try {
      const result = (await whileAlone(lock, sendAll)) ?? 'busy';
      failures = result === 'unsent' ? failures + 1 : 0;
      if (result !== 'signed-out' && !stopped && outbox.lines().some(maySend)) {
        timer = setTimeout(() => void flush(), Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
      }
    } finally {
      running = false;
    }
  }

  async function sendAll(): Promise<'done' | 'unsent' | 'signed-out'> {
    for (;;) {
      const next = outbox.lines().find(maySend);
      if (!next || stopped) return 'done';
      // Without a connection it is not tried, so that it does not count as one that may have arrived.
      if (!navigator.onLine) {
        onDeferred?.(next);
        return 'unsent';
      }
      // Stored before it is sent: the page may be closed at any moment from here on, and it may have arrived.
      const claimed = changeWaiting(outbox, next.key, (item) => ({ ...item, sent: true }));
      if (!claimed) continue;
      onSending?.(next.key);
      const result = await send(claimed).finally(() => onSending?.(null));
      if (isUnsent(result)) {
        onDeferred?.(next);
        return 'unsent';
      }
      if (isSignedOut(result)) {
        onSignedOut();
        return 'signed-out';
      }
      const settled = settle(outbox, next.key, result);
      if (settled) onSettled(settled, result);
    }
  }

  return {
    flush,
    start() {
      stopped = false;
      const retryNow = () => {
        failures = 0;
        void flush();
      };
      const onVisible = () => document.visibilityState === 'visible' && retryNow();
      window.addEventListener('online', retryNow);
      document.addEventListener('visibilitychange', onVisible);
      retryNow();
      return () => {
        stopped = true;
        clearTimeout(timer);
        window.removeEventListener('online', retryNow);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

function isUnsent<Outcome extends Known>(result: SendResult<Outcome>): result is Unsent {
  return result.kind === 'unsent';
}

function isSignedOut<Outcome extends Known>(result: Outcome | SignedOut): result is SignedOut {
  return result.kind === 'signed-out';
}

/**
 * Does the work while no other tab holds the lock; null, and nothing is done, when one does. Where the browser has no
 * locks (on plain http), it just works: the shop's idempotency key still places each order once.
 */
export async function whileAlone<T>(lock: string, work: () => Promise<T> | T): Promise<T | null> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lock, { ifAvailable: true }, (held) => (held ? work() : null));
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
