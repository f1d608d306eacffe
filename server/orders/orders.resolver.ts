import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { cursorId, pageSize } from '../graphql/paging';
import { OrderEventType, OrderLineType, OrderPageType, OrderType } from './orders.types';
import { OrderStatus } from './orderTerms';
import { orderSearch } from './searchOrders';
import { countOrders, hidesAmounts, readOrder, readOrders } from './readOrders';

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
  async items(@Root() order: OrderType, @Ctx() { loaders, viewer }: Context): Promise<OrderLineType[]> {
    const lines = await loaders.orderLines.load(order.id);
    return hidesAmounts(viewer) ? lines.map((line) => ({ ...line, unitPrice: null, lineTotal: null })) : lines;
  }

  @FieldResolver(() => [OrderEventType], { description: 'Every change of the status, oldest first.' })
  history(@Root() order: OrderType, @Ctx() { loaders }: Context): Promise<OrderEventType[]> {
    return loaders.orderEvents.load(order.id);
  }
}

@Resolver(() => OrderPageType)
export class OrderPageResolver {
  @Query(() => OrderPageType, {
    description: "The viewer's orders, newest first: all for admins, its own and its employees' for a business.",
  })
  async orders(
    @Arg('status', () => OrderStatus, { nullable: true, description: 'Only orders in this status.' })
    status: OrderStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'By the order number, by beginnings of words of the names and the e-mail, or by the last digits of the telephone number; at most 100 characters.',
    })
    search: string | null,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | null,
    @Ctx() { reads, viewer }: Context,
  ): Promise<OrderPageType> {
    const filter = { status: status ?? null, search: orderSearch(search) };
    const rows = await readOrders(reads, viewer, filter, { first: pageSize(first), before: cursorId(after) });
    const nodes = rows.slice(0, first);
    const last = nodes.at(-1);
    return {
      nodes,
      filter,
      pageInfo: { endCursor: last ? String(last.id) : null, hasNextPage: rows.length > first },
    };
  }

  @FieldResolver(() => Int, { description: 'How many orders there are over all pages.' })
  totalCount(@Root() page: OrderPageType, @Ctx() { reads, viewer }: Context): Promise<number> {
    return countOrders(reads, viewer, page.filter);
  }
}
