import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { notFound } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { RefusalCode } from '../../graphql/errors/refusal';
import { IDEMPOTENCY_KEY } from '../../idempotency/idempotencyKey';
import { KeyConflict } from '../../idempotency/once';
import { changeStatus } from './changeStatus';
import { changeStatuses } from './changeStatuses';
import { OrderRefused } from '../placing/newOrder';
import { OrderStatus } from '../orderTerms';
import { asLeft, readOrder, readOrdersById } from '../reading/readOrders';
import {
  OrderStatusOutcome,
  OrderStatusRefusal,
  OrderStatusSet,
  SeenOrderStatusInput,
  SetOrderStatusResult,
} from './status.types';

const TRACKING_NUMBER = {
  nullable: true,
  description: 'At most 200 characters; absent leaves it as it is, null or blank takes it away.',
} as const;

const EXPECTED = {
  nullable: true,
  description:
    'The status that the change was made from; when somebody else has set another since, it is refused with CONFLICT. Absent: whatever there is is changed.',
} as const;

const ALL_EXPECTED = {
  nullable: true,
  description:
    'The statuses that the change was made from, at most 100; an order that somebody else has set to another one since is refused with CONFLICT. One that is not named here is changed whatever it is.',
} as const;

@Resolver()
export class OrderStatusResolver {
  @Mutation(() => SetOrderStatusResult, {
    description:
      'Sets an order to any status. Cancelling gives back what credit paid and the use of a code; taking the order up again takes both again.',
  })
  async setOrderStatus(
    @Arg('id', () => Int, { description: 'The order number.' }) orderId: number,
    @Arg('status', () => OrderStatus, { description: 'The new status.' }) status: OrderStatus,
    @Arg('trackingNumber', () => String, TRACKING_NUMBER)
    trackingNumber: string | null | undefined,
    @Arg('seen', () => OrderStatus, EXPECTED) seen: OrderStatus | null | undefined,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() { db, reads, viewer, request }: Context,
  ): Promise<OrderStatusSet | OrderStatusRefusal> {
    const change = { orderId, status, trackingNumber, expected: seen, idempotencyKey };
    let done;
    try {
      done = await changeStatus(db, viewer, change);
    } catch (error) {
      if (!(error instanceof OrderRefused || error instanceof KeyConflict)) throw error;
      return { __typename: 'OrderStatusRefusal', code: RefusalCode[error.code], message: error.message };
    }
    if (done.replayed) request.markReplay();
    const order = await readOrder(reads, viewer, orderId);
    if (!order) throw notFound('Order');
    return { __typename: 'OrderStatusSet', order: done.replayed ? asLeft(order, done.answer) : order };
  }

  @Mutation(() => [OrderStatusOutcome], {
    description:
      'Sets up to 100 orders to one status, each by itself: what is refused for one changes nothing of the others.',
  })
  async setOrderStatuses(
    @Arg('ids', () => [Int], { description: 'The order numbers, 1 to 100.' }) ids: number[],
    @Arg('status', () => OrderStatus, { description: 'The new status.' }) status: OrderStatus,
    @Arg('trackingNumber', () => String, TRACKING_NUMBER) trackingNumber: string | null | undefined,
    @Arg('seen', () => [SeenOrderStatusInput], ALL_EXPECTED) seen: SeenOrderStatusInput[] | null | undefined,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() { db, reads, viewer, request }: Context,
  ): Promise<OrderStatusOutcome[]> {
    const change = { orderIds: ids, status, trackingNumber, expected: seen ?? [], idempotencyKey };
    const { answer: outcomes, replayed } = await changeStatuses(db, viewer, change);
    if (replayed) request.markReplay();
    const read = await readOrdersById(
      reads,
      viewer,
      outcomes.map(({ orderId }) => orderId),
    );
    const orders = new Map(read.map((order) => [order.id, order]));
    return outcomes.map(({ left, ...outcome }) => {
      const order = orders.get(outcome.orderId) ?? null;
      return { ...outcome, order: order && left && replayed ? asLeft(order, left) : order };
    });
  }
}
