import type { ApolloClient } from '@apollo/client';
import type { EmployeeOrderInput } from '../../gql/graphql';
import { OBSTACLE_TEXTS } from '../../delivery/obstacles';
import { timeInput } from '../../delivery/timeInput';
import { whenMissingInput } from '../../ordering/whenMissing/useWhenMissing';
import { portalLineName } from '../../portal/cart/portalLines';
import { answerTo } from '../../lib/refusal';
import { placeEmployeeOrder } from '../../ordering/mutations';
import type { OrderRefusalCode } from '../../ordering/refusals';
import { sendOrder as awaitAnswer, type OrderFailure } from '../../ordering/sendOrder';
import { changeWaiting, settle, type Outbox, type Outcome, type WaitingOrder } from './waitingOrders';

interface SendQueueOptions {
  outbox: Outbox;
  /** The same in every tab of the employee: one of them sends at a time. */
  lock: string;
  send: (order: WaitingOrder) => Promise<SendResult>;
  /** Whether the order may be sent now. */
  maySend: (order: WaitingOrder) => boolean;
  /** Called with the key of the order that this tab is sending; null when none is any more. */
  onSending: (key: string | null) => void;
  /** Called with an order that could not be sent for now. */
  onDeferred: (order: WaitingOrder) => void;
  /** Called in one tab alone when an order is placed or refused. */
  onSettled: (order: WaitingOrder, outcome: Outcome) => void;
  /** Called when the session has ended. */
  onSignedOut: () => void;
}

/** Sends orders until each is known to be placed or refused. */
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

/** Sends the orders of the outbox one after the other, oldest first; every try of one is under the same key. */
export function createSendQueue(options: SendQueueOptions): SendQueue {
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
        onDeferred(next);
        return 'unsent';
      }
      // Stored before it is sent: the page may be closed at any moment from here on, and the order may have arrived.
      const claimed = changeWaiting(outbox, next.key, (order) => ({ ...order, sent: true }));
      if (!claimed) continue;
      onSending(next.key);
      const result = await send(claimed).finally(() => onSending(null));
      if (result.kind === 'unsent') {
        onDeferred(next);
        return 'unsent';
      }
      if (result.kind === 'signed-out') {
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

/**
 * Does the work while no other tab holds the lock; null, and nothing is done, when one does. Where the browser has no
 * locks (on plain http), it just works: the shop's idempotency key still places each order once.
 */
export async function whileAlone<T>(lock: string, work: () => Promise<T> | T): Promise<T | null> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lock, { ifAvailable: true }, (held) => (held ? work() : null));
}

/**
 * How a try went: it is known what became of the order, or it waits for another try, or for its employee to sign in.
 */
export type SendResult = Outcome | { kind: 'unsent' } | { kind: 'signed-out' };

/** After this long without an answer another try is made, under the same key. */
const ANSWER_WITHIN_MS = 20_000;

/** What each refusal means for the order. */
const REFUSALS: Record<OrderRefusalCode, (message: string) => SendResult> = {
  OUT_OF_STOCK: refused,
  PRICE_UNAVAILABLE: refused,
  INSUFFICIENT_CREDIT: refused,
  PRICE_CHANGED: refused,
  DISCOUNT_CODE_INVALID: refused,
  DELIVERY_UNAVAILABLE: refused,
  // The key is this order's alone: the shop has it, as an earlier version of this page sent it.
  IDEMPOTENCY_CONFLICT: () => ({ kind: 'placed', orderId: null }),
  RATE_LIMITED: () => ({ kind: 'unsent' }),
};

/** Codes of errors that are due to the request and would be the same again. */
const OF_THE_REQUEST = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'];

/**
 * Sends an order to the shop. Sent again, it is the same request to the letter, so that the shop places it once.
 * @param order `sent` tells whether an earlier try may have arrived
 */
export async function sendOrder(client: ApolloClient, order: WaitingOrder): Promise<SendResult> {
  const answer = await awaitAnswer(placeEmployeeOrder(client, inputOf(order)), ANSWER_WITHIN_MS);
  if (answer.__typename === 'OrderFailure') return failed(answer, order);
  if (answer.__typename === 'OrderPlaced') return { kind: 'placed', orderId: answer.orderId };
  const obstacle = answer.__typename === 'OrderRefusal' ? answer.delivery?.reason : undefined;
  const outcome = answerTo(REFUSALS, answer.code)?.(obstacle ? OBSTACLE_TEXTS[obstacle] : answer.message);
  return outcome ?? { ...refused(answer.message), uncertain: order.sent };
}

function failed({ code, message, fields }: OrderFailure, order: WaitingOrder): SendResult {
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  // Refused before the key was looked up: an earlier try may still have been placed.
  if (code === 'FORBIDDEN' && message !== null) return { ...refused(message), uncertain: order.sent };
  if (code === null || message === null || !OF_THE_REQUEST.includes(code)) return { kind: 'unsent' };
  const [field] = Object.entries(fields ?? {});
  return refused(field ? named(field, order) : message);
}

/** The message of a field; of a line with the name of its product in front. */
function named([path, message]: [string, string], { lines }: WaitingOrder): string {
  const line = lines[Number(/^(?:input\.)?items\.(\d+)/.exec(path)?.[1] ?? NaN)];
  return line ? `${portalLineName(line)}: ${message}` : message;
}

function refused(message: string) {
  return { kind: 'refused', message, uncertain: false, restored: true } as const;
}

function inputOf({
  key,
  businessId,
  lines,
  address,
  note,
  delivery = null,
  whenMissing,
}: WaitingOrder): EmployeeOrderInput {
  return {
    idempotencyKey: key,
    parentBusinessId: businessId,
    items: lines.map(({ productId, quantity, size }) => ({ productId, quantity, variant: size })),
    deliveryAddress: address,
    customerPhone: address?.phone || null,
    note,
    ...timeInput(delivery),
    ...whenMissingInput(whenMissing),
  };
}
