import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Place } from '../../../common/delivery/places';
import type { Queryable } from '../../db/queryable';
import { readDeliveryOptions } from '../../delivery/offers/deliveryOptions';
import { DeliveryOptions, DeliveryPlaceInput, DeliveryTermsOf } from '../../delivery/offers/options.types';
import type { Context } from '../../graphql/context';
import { IDEMPOTENCY_KEY } from '../../idempotency/idempotencyKey';
import type { Viewer } from '../../identity/viewer';
import { readOwnAddress } from '../address';
import { OrderType } from '../reading/orders.types';
import { readOrdersById } from '../reading/readOrders';
import { readClosureOrders } from './closureOrders';
import { OrderMoveOutcome } from './delivery.types';
import { moveOrders } from './moveOrders';

/** When orders can be delivered, and those that a closure hits (specification 29). */
@Resolver()
export class OrderDeliveryResolver {
  /** @param timeZone of the shop's clock */
  constructor(private readonly timeZone: string) {}

  @Query(() => DeliveryOptions, {
    nullable: true,
    description: 'When a place is delivered to in 14 days, and at which cost; null: the shop asks for no day.',
  })
  async deliveryOptions(
    @Arg('place', () => DeliveryPlaceInput, { nullable: true, description: 'Where it goes; absent: the own place.' })
    place: DeliveryPlaceInput | null | undefined,
    @Arg('of', () => DeliveryTermsOf, { nullable: true, description: 'For which way to order; absent: the checkouts.' })
    of: DeliveryTermsOf | null | undefined,
    @Arg('from', () => String, { nullable: true, description: 'The first day; absent: today. At most 46 days ahead.' })
    from: string | null | undefined,
    @Ctx() { reads, viewer, language }: Context,
  ): Promise<DeliveryOptions | null> {
    const way = of ?? DeliveryTermsOf.CHECKOUT;
    const asked = {
      place: way !== DeliveryTermsOf.CHECKOUT && !isNamed(place) ? await ownPlace(reads, viewer) : (place ?? {}),
      way,
      from: from ?? null,
      language,
    };
    return readDeliveryOptions(reads, asked, this.timeZone);
  }

  @Query(() => [OrderType], {
    description: 'The orders that a closure hits and that are still to be delivered, by their number; at most 100.',
  })
  closureOrders(
    @Arg('id', () => Int, { description: 'Which closure.' }) id: number,
    @Arg('after', () => Int, { defaultValue: 0, description: 'Only those with a larger number.' }) after: number,
    @Ctx() { reads, viewer }: Context,
  ): Promise<OrderType[]> {
    return readClosureOrders(reads, viewer, id, after);
  }

  @Mutation(() => [OrderMoveOutcome], {
    description: 'Moves up to 100 orders to another day or window, each by itself; their buyers get a mail.',
  })
  async moveOrders(
    @Arg('orderIds', () => [Int], { description: 'The order numbers, 1 to 100.' }) orderIds: number[],
    @Arg('date', () => String, { description: 'The day, like "2026-11-27".' }) date: string,
    @Arg('window', () => String, {
      nullable: true,
      description: 'The window, like "08:00-12:00"; absent: the first of the day that is left, in the zone of each.',
    })
    window: string | null | undefined,
    @Arg('reason', () => String, { nullable: true, description: 'What the buyers are told; at most 200 characters.' })
    reason: string | null | undefined,
    @Arg('overbook', () => Boolean, { nullable: true, description: 'Whether into a full window, too; absent: no.' })
    overbook: boolean | null | undefined,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() { db, reads, viewer, request }: Context,
  ): Promise<OrderMoveOutcome[]> {
    const asked = { orderIds, date, window: window ?? null, reason: reason ?? null, overbook: overbook ?? false };
    const move = { ...asked, idempotencyKey };
    const { answer: outcomes, replayed } = await moveOrders(db, viewer, move, this.timeZone);
    if (replayed) request.markReplay();
    const ids = outcomes.map(({ orderId }) => orderId);
    const orders = new Map((await readOrdersById(reads, viewer, ids)).map((order) => [order.id, order]));
    return outcomes.map((outcome) => ({ ...outcome, order: orders.get(outcome.orderId) ?? null }));
  }
}

/** Whether a place says anything. */
function isNamed(place: DeliveryPlaceInput | null | undefined): boolean {
  return Object.values(place ?? {}).some((value) => value !== null && value !== undefined && value !== '');
}

/** Where a business or an employee gets its orders; nowhere for anybody else. */
async function ownPlace(reads: Queryable, { account }: Viewer): Promise<Place> {
  return account ? readOwnAddress(reads, account.id, null) : {};
}
