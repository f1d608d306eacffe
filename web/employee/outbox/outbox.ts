import { createLineStore, type LineStore } from '../../cart/lineStore';
import { unsentKey } from '../../session/unsent';
import { isWaiting, readOrders, writeOrders, type Outcome, type WaitingOrder } from './waitingOrder';

/** The orders of one employee that are on their way, kept on the phone and in step over its tabs. */
export type Outbox = LineStore<WaitingOrder>;

/** How many orders may be on their way at once. */
export const MOST_ORDERS = 10;

/** The employee's outbox. */
export function createOutbox(userId: number): Outbox {
  return createLineStore(keyOf(userId), { keyOf: ({ key }) => key, read: readOrders, write: writeOrders });
}

/** Whether the browser really keeps the order, or it lives as long as the page. */
export function isKept(userId: number, { key }: WaitingOrder): boolean {
  return readOrders(keyOf(userId)).some((order) => order.key === key);
}

/**
 * Changes an order that waits, as it is kept by now.
 * @returns it as it was; null, and nothing changes, when another tab settled or removed it
 */
export function changeWaiting(
  outbox: Outbox,
  key: string,
  change: (order: WaitingOrder) => WaitingOrder | null,
): WaitingOrder | null {
  let found: WaitingOrder | null = null;
  outbox.update((orders) =>
    orders.flatMap((order) => {
      if (order.key !== key || !isWaiting(order)) return [order];
      found = order;
      return change(order) ?? [];
    }),
  );
  return found;
}

/** Notes what became of an order that waits; null when that is known already. */
export function settle(outbox: Outbox, key: string, outcome: Outcome): WaitingOrder | null {
  return changeWaiting(outbox, key, (order) => ({ ...order, outcome }));
}

/** Removes an order. */
export function drop(outbox: Outbox, key: string): void {
  outbox.update((orders) => orders.filter((order) => order.key !== key));
}

function keyOf(userId: number): string {
  return unsentKey('orders', userId);
}
