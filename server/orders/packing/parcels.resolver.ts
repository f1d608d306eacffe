import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { notFound } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { OrderType } from '../reading/orders.types';
import { readOrder } from '../reading/readOrders';
import { readParcels, setParcels } from './parcels';

@Resolver(() => OrderType)
export class ParcelsResolver {
  @Mutation(() => OrderType, { description: 'Says how many parcels an order was packed into, until it is shipped.' })
  async setParcels(
    @Arg('orderId', () => Int, { description: 'The order number.' }) orderId: number,
    @Arg('parcels', () => Int, { description: '1 to 99.' }) parcels: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<OrderType> {
    await setParcels(db, viewer, orderId, parcels);
    const order = await readOrder(db, viewer, orderId);
    if (!order) throw notFound('Order');
    return order;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many parcels it was packed into; null: nobody counted them, and unless who packs looks.',
  })
  parcels(@Root() { id }: OrderType, @Ctx() { loaders }: Context): Promise<number | null> {
    return loaders.load(readParcels, id);
  }
}
