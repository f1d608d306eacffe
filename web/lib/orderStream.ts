import { createClient, type ExecutionResult } from 'graphql-sse';

/** Read by the stream as text; the stored documents are for /graphql alone. */
const ORDER_CHANGED = 'subscription ($id: Int) { orderChanged(orderId: $id) { isNew order { id } } }';

interface OrderChanged {
  orderChanged: { isNew: boolean; order: { id: number } };
}

const LONGEST_WAIT_MS = 30_000;

/** Who is told what happens to orders. */
export interface OrderListener {
  /** An order was placed or changed. */
  onChanged: (change: { id: number; isNew: boolean }) => void;
  /** The connection stands; `again` when it was lost before, so that something may have been missed. */
  onConnected: (again: boolean) => void;
  /** The connection is lost, and is made again by itself; or is over for good, as when the viewer's rights have ended. */
  onLost: () => void;
}

/**
 * Listens to what happens to the orders that the viewer may see.
 * @param orderId of this order alone; null for all
 * @returns what ends it
 */
export function listenToOrders(orderId: number | null, { onChanged, onConnected, onLost }: OrderListener): () => void {
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
  const stop = client.subscribe<OrderChanged>(
    { query: ORDER_CHANGED, variables: { id: orderId } },
    {
      next: ({ data }: ExecutionResult<OrderChanged>) => {
        if (!data) {
          onLost();
          return;
        }
        const { isNew, order } = data.orderChanged;
        onChanged({ id: order.id, isNew });
      },
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
