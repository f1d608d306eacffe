import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { notFound } from '../errors';
import type { Context } from '../graphql/context';
import { RefusalCode } from '../graphql/refusal';
import { changeStatus } from './changeStatus';
import { OrderRefused } from './newOrder';
import { OrderStatus } from './orderTerms';
import { readOrder } from './readOrders';
import { OrderStatusRefusal, OrderStatusSet, SetOrderStatusResult } from './status.types';

@Resolver()
export class OrderStatusResolver {
  @Mutation(() => SetOrderStatusResult, {
    description:
      'Sets an order to any status. Cancelling gives back what credit paid and the use of a code; taking the order up again takes both again.',
  })
  async setOrderStatus(
    @Arg('id', () => Int, { description: 'The order number.' }) orderId: number,
    @Arg('status', () => OrderStatus, { description: 'The new status.' }) status: OrderStatus,
    @Arg('trackingNumber', () => String, {
      nullable: true,
      description: 'At most 200 characters; absent leaves it as it is, null or blank takes it away.',
    })
    trackingNumber: string | null | undefined,
    @Ctx() { db, reads, viewer, services }: Context,
  ): Promise<OrderStatusSet | OrderStatusRefusal> {
    try {
      await changeStatus(db, viewer, { orderId, status, trackingNumber });
    } catch (error) {
      if (!(error instanceof OrderRefused)) throw error;
      return { __typename: 'OrderStatusRefusal', code: RefusalCode[error.code], message: error.message };
    }
    services.outbox.wake();
    const order = await readOrder(reads, viewer, orderId);
    if (!order) throw notFound('Order');
    return { __typename: 'OrderStatusSet', order };
  }
}
