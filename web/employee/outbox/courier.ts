import { changeWaiting, settle, type Outbox } from './outbox';
import type { SendResult } from './send';
import type { Outcome, WaitingOrder } from './waitingOrder';

interface CourierTask {
  outbox: Outbox;
  /** The same in every tab of the employee: one of them sends at a time. */
  lock: string;
  send: (order: WaitingOrder) => Promise<SendResult>;
  /** Whether the order may be sent now. */
  may: (order: WaitingOrder) => boolean;
  /** Told which order is being sent by this tab; null when none is any more. */
  onSending: (key: string | null) => void;
  /** Told that an order could not be sent for now. */
  onKept: (order: WaitingOrder) => void;
  /** Told by one tab alone what became of an order. */
  onSettled: (order: WaitingOrder, outcome: Outcome) => void;
  /** The shop does not know who is asking any more. */
  onSignedOut: () => void;
}

/** Sends orders until each is known to be placed or refused. */
export interface Courier {
  /** Tries now; resolves when there is nothing to send, or it could not be sent. */
  deliver: () => Promise<void>;
  /** Tries now, and again whenever there is hope for it. @returns a function that ends it */
  start: () => () => void;
}

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 120_000;

/** A courier for the outbox; it keeps the order of the orders, and every try of one is under the same key. */
export function createCourier(task: CourierTask): Courier {
  const { outbox, lock, send, may, onSending, onKept, onSettled, onSignedOut } = task;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;

  async function deliver(): Promise<void> {
    clearTimeout(timer);
    if (running || stopped) return;
    running = true;
    try {
      const went = (await whileAlone(lock, sendAll)) ?? 'busy';
      failures = went === 'unsent' ? failures + 1 : 0;
      if (went !== 'signed-out' && !stopped && outbox.lines().some(may)) {
        timer = setTimeout(() => void deliver(), Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
      }
    } finally {
      running = false;
    }
  }

  async function sendAll(): Promise<'done' | 'unsent' | 'signed-out'> {
    for (;;) {
      const next = outbox.lines().find(may);
      if (!next || stopped) return 'done';
      // So it is certain that it has not arrived.
      if (!navigator.onLine) {
        onKept(next);
        return 'unsent';
      }
      // Noted before it leaves: from here on it may have arrived, whatever becomes of this page.
      const claimed = changeWaiting(outbox, next.key, (order) => ({ ...order, sent: true }));
      if (!claimed) continue;
      onSending(next.key);
      const went = await send(claimed).finally(() => onSending(null));
      if (went.kind === 'unsent') {
        onKept(next);
        return 'unsent';
      }
      if (went.kind === 'signed-out') {
        onSignedOut();
        return 'signed-out';
      }
      const settled = settle(outbox, next.key, went);
      if (settled) onSettled(settled, went);
    }
  }

  return {
    deliver,
    start() {
      stopped = false;
      const now = () => {
        failures = 0;
        void deliver();
      };
      const onVisible = () => document.visibilityState === 'visible' && now();
      window.addEventListener('online', now);
      document.addEventListener('visibilitychange', onVisible);
      now();
      return () => {
        stopped = true;
        clearTimeout(timer);
        window.removeEventListener('online', now);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

/**
 * Does the work while no other tab holds the lock; null, and nothing is done, when one does. Where the browser has no
 * locks (on plain http), it just works: the shop's idempotency key still places each order once.
 */
export async function whileAlone<T>(lock: string, work: () => Promise<T> | T): Promise<T | null> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lock, { ifAvailable: true }, (held) => (held ? work() : null));
}
