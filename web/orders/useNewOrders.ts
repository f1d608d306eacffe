import { useState } from 'react';
import { listenToOrders, type OrderChange } from '../lib/orderStream';
import { useLive } from '../lib/useLive';

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
  const live = useLive({
    key: 'orders',
    listen: (listener) => listenToOrders(null, listener),
    onChange: ({ id, isNew }: OrderChange) => {
      if (isNew) setIds((before) => new Set(before).add(id));
    },
    onSettled: onChanged,
  });
  return { ids, live };
}
