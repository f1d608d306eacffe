import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { inLanguage } from '../../delivery/names';
import type { Context } from '../../graphql/context';
import { CountArgs, countLimit } from '../../graphql/paging';
import { countOrders, listOrders } from './lists/listOrders';
import { pageOf } from './pageOf';
import { OrderEventType, OrderLineType, OrderListArgs, OrderPageType, OrderType } from './orders.types';
import { readOrderSearch } from './lists/searchOrders';
import { hidesAmounts, LINES_IN, readOrder, readOrderEvents, showEvent } from './readOrders';

@Resolver(() => OrderType)
export class OrderResolver {
  @Query(() => OrderType, {
    nullable: true,
    description: 'An order by its number; null when there is none that the viewer may see.',
  })
  order(
    @Arg('id', () => Int, { description: 'Its number.' }) id: number,
    @Ctx() { reads, viewer }: Context,
  ): Promise<OrderType | null> {
    return readOrder(reads, viewer, id);
  }

  @FieldResolver(() => [OrderLineType], { description: 'What was ordered.' })
  async items(@Root() order: OrderType, @Ctx() { loaders, viewer, language }: Context): Promise<OrderLineType[]> {
    const lines = await loaders.load(LINES_IN[language], order.id);
    return hidesAmounts(viewer) ? lines.map((line) => ({ ...line, unitPrice: null, lineTotal: null })) : lines;
  }

  @FieldResolver(() => [OrderEventType], { description: 'Every change of the status, oldest first.' })
  async history(@Root() order: OrderType, @Ctx() { loaders, viewer }: Context): Promise<OrderEventType[]> {
    const events = await loaders.load(readOrderEvents, order.id);
    const { lastEventId = Infinity } = order;
    return events.filter(({ id }) => id <= lastEventId).map((event) => showEvent(viewer, event));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The zone it is delivered to, as it is called now; null as the day.',
  })
  deliveryZone(@Root() { zone }: OrderType, @Ctx() { language }: Context): string | null {
    return zone && inLanguage(zone.name, zone.translations, language);
  }
}

@Resolver(() => OrderPageType)
export class OrderPageResolver {
  @Query(() => OrderPageType, {
    description: "The viewer's orders: all for admins, its own and its employees' for a business.",
  })
  async orders(
    @Args(() => OrderListArgs) { sort, status, paymentMethod, from, to, businessId, search, ...page }: OrderListArgs,
    @Ctx() { lateReads: reads, viewer }: Context,
  ): Promise<OrderPageType> {
    const filter = {
      status: status ?? null,
      paymentMethod: paymentMethod ?? null,
      from: from ?? null,
      to: to ?? null,
      businessId: businessId ?? null,
      search: await readOrderSearch(reads, viewer, search, businessId ?? null),
      ofDay: null,
    };
    const found = await listOrders(reads, viewer, filter, { ...page, by: sort });
    return pageOf(found, filter, page);
  }

  @FieldResolver(() => Int, { description: 'How many orders there are over all pages.' })
  totalCount(
    @Root() page: OrderPageType,
    @Ctx() { lateReads: reads, viewer }: Context,
    @Args(() => CountArgs) args: CountArgs,
  ): Promise<number> | number {
    const atMost = countLimit(args);
    const known = page.knownCount;
    return known === undefined ? countOrders(reads, viewer, page.filter, atMost) : Math.min(known, atMost ?? known);
  }
}
