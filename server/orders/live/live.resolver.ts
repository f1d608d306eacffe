import { Arg, Field, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { badInput, ShopError } from '../../core/errors';
import type { LiveContext } from './liveContext';
import { OrderListener, type OrderChange } from './orderFeed';
import { OrderType } from '../reading/orders.types';
import { readOrder } from '../reading/readOrders';

@ObjectType('OrderChange', { simpleResolvers: true, description: 'An order that is new or has changed.' })
class OrderChangeType {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order: OrderType;

  @Field({ description: 'Whether it was placed just now; else its status or tracking number has changed.' })
  isNew: boolean;
}

/** An event of the stream: a change, or the refusal that ends it. */
type StreamItem = { change: OrderChangeType } | { refusal: ShopError };

/** How often the viewer's rights are checked, should a notification of their change be lost. */
const RIGHTS_CHECK_MS = 25_000;

@Resolver()
export class LiveOrderResolver {
  @Subscription(() => OrderChangeType, {
    description:
      'Orders as they are placed and as their status changes: all for admins, its own and its employees’ for a business, their own for all others. At /graphql/stream, as server-sent events; it ends when the viewer’s rights do.',
    subscribe: ({ args, context }) =>
      listen(context as LiveContext, (args as { orderId?: number | null }).orderId ?? null),
  })
  orderChanged(
    @Arg('orderId', () => Int, { nullable: true, description: 'Of this order alone.' }) _orderId: number | null,
    @Root() item?: StreamItem,
  ): OrderChangeType {
    // Executed as a query, it has no item.
    if (!item) throw badInput({ query: 'Subscriptions are served at /graphql/stream' });
    if ('refusal' in item) throw item.refusal;
    return item.change;
  }
}

/** Every change that the viewer may see at the moment it happens, until the stream or the viewer's rights end. */
async function* listen({ live, reads }: LiveContext, orderId: number | null): AsyncGenerator<StreamItem> {
  if (!live) return;
  const { feed, viewer, sessionId, closed, currentViewer } = live;
  const listener = new OrderListener(viewer, sessionId, orderId);
  const end = (): void => listener.end();
  closed.addEventListener('abort', end);
  feed.add(listener);
  try {
    for (;;) {
      const change: OrderChange | null | undefined = await listener.next(RIGHTS_CHECK_MS);
      if (change === undefined) return;
      const viewerNow = await currentViewer();
      if (viewerNow instanceof ShopError) {
        yield { refusal: viewerNow };
        return;
      }
      const order = change && (await readOrder(reads, viewerNow, change.orderId));
      if (order) yield { change: { order, isNew: change.isNew } };
    }
  } finally {
    closed.removeEventListener('abort', end);
    feed.remove(listener);
  }
}
