import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { OrderEventType, OrderLineType } from '../reading/orders.types';
import { hidesAmounts, LINES_IN, readOrderEvents } from '../reading/readOrders';
import { FollowedOrder } from './followed.types';
import { FollowedOrders } from './followedOrder';

@Resolver(() => FollowedOrder)
export class FollowedOrderResolver {
  constructor(private readonly orders: FollowedOrders) {}

  @Query(() => FollowedOrder, {
    nullable: true,
    description:
      'The order that a link of a mail leads to, for whoever has its key; null when there is none with this number and key. The key is a secret: send it by POST. 90 days after the order was delivered or cancelled it is GONE.',
  })
  followedOrder(
    @Arg('id', () => Int, { description: 'Its number.' }) id: number,
    @Arg('key', () => String, { description: 'As the link has it.' }) key: string,
    @Ctx() { reads, viewer, request }: Context,
  ): Promise<FollowedOrder | null> {
    return this.orders.read(reads, viewer, request, id, key);
  }

  @FieldResolver(() => [OrderLineType], { description: 'What was ordered.' })
  async items(@Root() order: FollowedOrder, @Ctx() { loaders, viewer, language }: Context): Promise<OrderLineType[]> {
    const lines = await loaders.load(LINES_IN[language], order.id);
    return hidesAmounts(viewer) ? lines.map((line) => ({ ...line, unitPrice: null, lineTotal: null })) : lines;
  }

  @FieldResolver(() => [OrderEventType], { description: 'Every change of the status, oldest first, without names.' })
  async history(@Root() order: FollowedOrder, @Ctx() { loaders }: Context): Promise<OrderEventType[]> {
    const events = await loaders.load(readOrderEvents, order.id);
    return events.map((event) => ({ ...event, byUsername: null }));
  }
}
