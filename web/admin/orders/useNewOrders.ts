import { createClient, type ExecutionResult } from 'graphql-sse';
import { useEffect, useRef, useState } from 'react';

/** Read by the stream as text; the stored documents are for /graphql alone. */
const ORDER_CHANGED = 'subscription { orderChanged { isNew order { id } } }';

interface OrderChanged {
  orderChanged: { isNew: boolean; order: { id: number } };
}

/** Changes that come together are shown together. */
const GATHERING_MS = 400;
const LONGEST_WAIT_MS = 30_000;

/** What happened to orders since the page was opened. */
export interface News {
  /** Orders that were placed since. */
  ids: ReadonlySet<number>;
  /** False while the connection is lost; it is made again by itself. */
  live: boolean;
}

/**
 * Listens to what happens to orders.
 * @param onChanged is told soon after an order was placed or changed, and once when the connection is back
 */
export function useNewOrders(onChanged: () => void): News {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [live, setLive] = useState(true);
  const tell = useRef(onChanged);
  useEffect(() => {
    tell.current = onChanged;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lost = false;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell.current(), GATHERING_MS);
    };
    const client = createClient({
      url: '/graphql/stream',
      credentials: 'same-origin',
      retryAttempts: Infinity,
      retry: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_WAIT_MS, 1000 * 2 ** retries))),
      on: {
        connecting: (again) => {
          lost = again;
          if (again) setLive(false);
        },
        connected: () => {
          setLive(true);
          // What was missed meanwhile is read.
          if (lost) soon();
        },
      },
    });
    const stop = client.subscribe<OrderChanged>(
      { query: ORDER_CHANGED },
      {
        next: ({ data }: ExecutionResult<OrderChanged>) => {
          if (!data) {
            setLive(false);
            return;
          }
          const { isNew, order } = data.orderChanged;
          if (isNew) setIds((before) => new Set(before).add(order.id));
          soon();
        },
        error: () => setLive(false),
        complete: () => {},
      },
    );
    return () => {
      clearTimeout(timer);
      stop();
      client.dispose();
    };
  }, []);

  return { ids, live };
}
