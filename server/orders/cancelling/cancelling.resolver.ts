import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { notFound } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { signedIn } from '../../identity/viewer';
import { FollowedOrder } from '../following/followed.types';
import type { FollowedOrders } from '../following/followedOrder';
import { OrderType } from '../reading/orders.types';
import { CancellationType, CancelledOrderType } from './cancellation.types';
import { cancelOrder, readCancellations } from './cancelOrder';

const CANCELLATION = {
  description: 'Whether its buyer can cancel it now. The shop cancels it whenever it wants to.',
} as const;

@Resolver(() => CancelledOrderType)
export class CancellingResolver {
  constructor(private readonly followed: FollowedOrders) {}

  @Mutation(() => CancelledOrderType, {
    description:
      'Cancels an order for its buyer, until its cut-off; without one, until the shop confirms it. A business cancels the orders of its employees, too. CONFLICT says why it can not be cancelled; one that is cancelled stays so.',
  })
  async cancelOrder(
    @Arg('id', () => Int, { description: 'The order number.' }) id: number,
    @Arg('key', () => String, {
      nullable: true,
      description: "The secret key of a guest's order; absent: the order is the viewer's own.",
    })
    key: string | null | undefined,
    @Ctx() { db, reads, viewer, request }: Context,
  ): Promise<CancelledOrderType> {
    if (!key) return cancelOrder(db, id, signedIn(viewer).id);
    if (!(await this.followed.read(reads, viewer, request, id, key))) throw notFound('Order');
    return cancelOrder(db, id, null);
  }
}

@Resolver(() => OrderType)
export class OrderCancellationResolver {
  @FieldResolver(() => CancellationType, CANCELLATION)
  cancellation(@Root() { id }: OrderType, @Ctx() { loaders }: Context): Promise<CancellationType> {
    return loaders.load(readCancellations, id);
  }
}

@Resolver(() => FollowedOrder)
export class FollowedCancellationResolver {
  @FieldResolver(() => CancellationType, CANCELLATION)
  cancellation(@Root() { id }: FollowedOrder, @Ctx() { loaders }: Context): Promise<CancellationType> {
    return loaders.load(readCancellations, id);
  }
}
