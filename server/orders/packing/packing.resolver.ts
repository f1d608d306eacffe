import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { notFound } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { OrderLineType, OrderType } from '../reading/orders.types';
import { readOrder } from '../reading/readOrders';
import { packLines } from './packLines';
import { OrderPackingType, PackedLineInput, PackedLineType } from './packing.types';
import { readPackedLines, readPacking } from './readPacking';

@Resolver(() => OrderType)
export class OrderPackingResolver {
  @Mutation(() => OrderType, {
    description:
      'Ticks lines of an order off as packed, or no longer, until it is shipped. CONFLICT when there are more or fewer of a line by now. The same, sent twice, changes nothing the second time.',
  })
  async packLines(
    @Arg('orderId', () => Int, { description: 'The order number.' }) orderId: number,
    @Arg('lines', () => [PackedLineInput], { description: 'The lines, at most 200; the others stay as they are.' })
    lines: PackedLineInput[],
    @Ctx() { db, viewer }: Context,
  ): Promise<OrderType> {
    await packLines(db, viewer, orderId, lines);
    const order = await readOrder(db, viewer, orderId);
    if (!order) throw notFound('Order');
    return order;
  }

  @FieldResolver(() => OrderPackingType, {
    nullable: true,
    description: 'How far its packing is; null unless who packs looks.',
  })
  packing(@Root() { id }: OrderType, @Ctx() { loaders }: Context): Promise<OrderPackingType> {
    return loaders.load(readPacking, id);
  }
}

@Resolver(() => OrderLineType)
export class PackedLineResolver {
  @FieldResolver(() => PackedLineType, { nullable: true, description: 'How it was packed; null: it was not.' })
  packed(@Root() { id }: OrderLineType, @Ctx() { loaders }: Context): Promise<PackedLineType | null> {
    return loaders.load(readPackedLines, id);
  }
}
