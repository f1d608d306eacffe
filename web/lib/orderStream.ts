import { createClient, type ExecutionResult } from 'graphql-sse';

/** Read by the stream as text; the stored documents are for /graphql alone. */
const ORDER_CHANGED = 'subscription ($id: Int) { orderChanged(orderId: $id) { isNew order { id } } }';
const DAY_CHANGED = 'subscription ($date: String) { dayChanged(date: $date) { date } }';

const RUNS_CHANGED =
  'subscription ($date: String!, $own: Boolean) { runsChanged(date: $date, own: $own) { runs { id } } }';

const LONGEST_WAIT_MS = 30_000;

/** Who is told what happens. */
export interface StreamListener<Change> {
  onChanged: (change: Change) => void;
  /** The connection stands; `again` when it was lost before, so that something may have been missed. */
  onConnected: (again: boolean) => void;
  /** The connection is lost, and is made again by itself; or is over for good, as when the viewer's rights have ended. */
  onLost: () => void;
}

/** An order that was placed or changed. */
export interface OrderChange {
  id: number;
  isNew: boolean;
}

/**
 * Listens to what happens to the orders that the viewer may see.
 * @param orderId of this order alone; null for all
 * @returns what ends it
 */
export function listenToOrders(
  orderId: number | null,
  { onChanged, ...listener }: StreamListener<OrderChange>,
): () => void {
  return listen<{ orderChanged: { isNew: boolean; order: { id: number } } }>(
    ORDER_CHANGED,
    { id: orderId },
    {
      ...listener,
      onChanged: ({ orderChanged: { isNew, order } }) => onChanged({ id: order.id, isNew }),
    },
  );
}

/**
 * Listens to what happens to the orders of a day.
 * @param date null: of orders without a day
 * @returns what ends it
 */
export function listenToDay(date: string | null, listener: StreamListener<unknown>): () => void {
  return listen(DAY_CHANGED, { date }, listener);
}

/**
 * Listens to what happens to the runs of a day.
 * @param own whether only to the viewer's own
 * @returns what ends it
 */
export function listenToRuns(date: string, own: boolean, listener: StreamListener<unknown>): () => void {
  return listen(RUNS_CHANGED, { date, own }, listener);
}

function listen<Data>(
  query: string,
  variables: Record<string, unknown>,
  { onChanged, onConnected, onLost }: StreamListener<Data>,
): () => void {
  let lost = false;
  const client = createClient({
    url: '/graphql/stream',
    credentials: 'same-origin',
    retryAttempts: Infinity,
    retry: (retries) => untilOnline(Math.min(LONGEST_WAIT_MS, 1000 * 2 ** retries)),
    on: {
      connecting: (again) => {
        lost = again;
        if (again) onLost();
      },
      connected: () => onConnected(lost),
    },
  });
  const stop = client.subscribe<Data>(
    { query, variables },
    {
      next: ({ data }: ExecutionResult<Data>) => (data ? onChanged(data) : onLost()),
      error: onLost,
      complete: () => {},
    },
  );
  return () => {
    stop();
    client.dispose();
  };
}

/** Waits that long, or until the browser has a network again. */
function untilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}
