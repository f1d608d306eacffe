import { setTimeout as delay } from 'node:timers/promises';
import { badInput, ShopError } from '../../core/errors';
import type { Viewer } from '../../identity/viewer';
import type { LiveContext } from './liveContext';
import { OrderListener, type OrderChange } from './orderFeed';

/** How often the viewer's rights are checked, should a notification of their change be lost. */
const RIGHTS_CHECK_MS = 25_000;

/** A change, with the viewer as they may see it now, null at the beginning and when rights alone were checked; or the refusal that ends it. */
type Heard = { change: OrderChange | null; viewer: Viewer } | { refusal: ShopError };

/**
 * Every change of an order, or of all that the viewer is concerned by, until the stream or the viewer's rights end.
 * @param orderId null: of all
 * @param pauseMs 0, or how long it waits after each; all that has changed meanwhile comes as one
 */
export async function* listen({ live }: LiveContext, orderId: number | null, pauseMs = 0): AsyncGenerator<Heard> {
  if (!live) return;
  const { feed, viewer, sessionId, closed, currentViewer } = live;
  const listener = new OrderListener(viewer, sessionId, orderId);
  const end = (): void => listener.end();
  closed.addEventListener('abort', end);
  feed.add(listener);
  try {
    // What is read after this misses nothing.
    yield { change: null, viewer };
    for (;;) {
      const change = await listener.next(RIGHTS_CHECK_MS);
      if (change === undefined) return;
      const viewerNow = await currentViewer();
      if (viewerNow instanceof ShopError) {
        yield { refusal: viewerNow };
        return;
      }
      // What is read after this has them.
      if (pauseMs > 0 && change) listener.forget();
      yield { change, viewer: viewerNow };
      if (pauseMs > 0) await delay(pauseMs, undefined, { ref: false, signal: closed }).catch(() => undefined);
    }
  } finally {
    closed.removeEventListener('abort', end);
    feed.remove(listener);
  }
}

/**
 * What a subscription tells of an item of its stream.
 * @param item undefined where it is executed as a query, which has no stream
 * @throws ShopError the refusal that ends the stream; BAD_USER_INPUT without one
 */
export function told<Item extends object>(item: Item | { refusal: ShopError } | undefined): Item {
  if (!item) throw badInput({ query: 'Subscriptions are served at /graphql/stream' });
  if ('refusal' in item) throw item.refusal;
  return item;
}
