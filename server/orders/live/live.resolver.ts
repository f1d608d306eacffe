import { Arg, Field, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { badInput, ShopError } from '../../core/errors';
import type { LiveContext } from './liveContext';
import { OrderListener, type OrderNews } from './orderFeed';
import { OrderType } from '../reading/orders.types';
import { readOrder } from '../reading/readOrders';

@ObjectType('OrderChange', { simpleResolvers: true, description: 'An order that is new or has changed.' })
class OrderChangeType {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order: OrderType;

  @Field({ description: 'Whether it was placed just now; else its status or tracking number has changed.' })
  isNew: boolean;
}

/** What goes to the listener: a change, or why the listening is over. */
type Told = { change: OrderChangeType } | { refusal: ShopError };

/** The longest that rights may be out of date, should no change of them have been told. */
const LOOK_AFTER_RIGHTS_MS = 25_000;

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
    @Root() told?: Told,
  ): OrderChangeType {
    // Run as if it were a query, it is told nothing.
    if (!told) throw badInput({ query: 'Subscriptions are served at /graphql/stream' });
    if ('refusal' in told) throw told.refusal;
    return told.change;
  }
}

/** Every change that the viewer may see at the moment it happens, until the stream or the viewer's rights end. */
async function* listen({ live, reads }: LiveContext, onlyOrder: number | null): AsyncGenerator<Told> {
  if (!live) return;
  const { feed, viewer, sessionId, closed, currentViewer } = live;
  const listener = new OrderListener(viewer, sessionId, onlyOrder);
  const end = (): void => listener.end();
  closed.addEventListener('abort', end);
  feed.add(listener);
  try {
    for (;;) {
      const news: OrderNews | null | undefined = await listener.next(LOOK_AFTER_RIGHTS_MS);
      if (news === undefined) return;
      const seenBy = await currentViewer();
      if (seenBy instanceof ShopError) {
        yield { refusal: seenBy };
        return;
      }
      const order = news && (await readOrder(reads, seenBy, news.orderId));
      if (order) yield { change: { order, isNew: news.isNew } };
    }
  } finally {
    closed.removeEventListener('abort', end);
    feed.remove(listener);
  }
}
