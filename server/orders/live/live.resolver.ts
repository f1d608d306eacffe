import { Arg, Field, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { ShopError } from '../../core/errors';
import type { LiveContext } from './liveContext';
import { listen, told } from './listen';
import { OrderType } from '../reading/orders.types';
import { readOrder } from '../reading/readOrders';

@ObjectType('OrderChange', { simpleResolvers: true, description: 'An order that is new or has changed.' })
class OrderChangeType {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order: OrderType;

  @Field({ description: 'Whether it was placed just now; else it has changed.' })
  isNew: boolean;
}

/** An event of the stream: a change, or the refusal that ends it. */
type StreamItem = { change: OrderChangeType } | { refusal: ShopError };

@Resolver()
export class LiveOrderResolver {
  @Subscription(() => OrderChangeType, {
    description:
      'Orders as they are placed and change: all for admins, its own and its employees’ for a business, their own for all others; for the shop also as they are packed and moved. At /graphql/stream, as server-sent events; it ends when the viewer’s rights do.',
    subscribe: ({ args, context }) =>
      changes(context as LiveContext, (args as { orderId?: number | null }).orderId ?? null),
  })
  orderChanged(
    @Arg('orderId', () => Int, { nullable: true, description: 'Of this order alone.' }) _orderId: number | null,
    @Root() item?: StreamItem,
  ): OrderChangeType {
    return told(item).change;
  }
}

/** Every change that the viewer may see at the moment it happens, until the stream or the viewer's rights end. */
async function* changes(context: LiveContext, orderId: number | null): AsyncGenerator<StreamItem> {
  for await (const item of listen(context, orderId)) {
    if ('refusal' in item) yield item;
    else {
      const { change, viewer } = item;
      const order = change && (await readOrder(context.reads, viewer, change.orderId));
      if (order) yield { change: { order, isNew: change.isNew } };
    }
  }
}
