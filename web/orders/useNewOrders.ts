import { useEffect, useEffectEvent, useState } from 'react';
import { listenToOrders } from '../lib/orderStream';

/** Changes that come together are shown together. */
const GATHERING_MS = 400;

/** The orders that were placed since the page was opened, and whether it still hears of them. */
export interface NewOrders {
  /** Orders that were placed since. */
  ids: ReadonlySet<number>;
  /** False while the connection is lost; it is made again by itself. */
  live: boolean;
}

/**
 * Listens to what happens to orders.
 * @param onChanged called soon after an order was placed or changed, and once when the connection is back
 */
export function useNewOrders(onChanged: () => void): NewOrders {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [live, setLive] = useState(true);
  const onSettled = useEffectEvent(onChanged);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => onSettled(), GATHERING_MS);
    };
    const stop = listenToOrders(null, {
      onChanged({ id, isNew }) {
        if (isNew) setIds((before) => new Set(before).add(id));
        soon();
      },
      onConnected(again) {
        setLive(true);
        // Changes may have been missed while it was lost.
        if (again) soon();
      },
      onLost: () => setLive(false),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return { ids, live };
}
