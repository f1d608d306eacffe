import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { reorder } from './reorder';
import { OrderAgainLine } from './reorder.types';

@Resolver()
export class OrderAgainResolver {
  @Query(() => [OrderAgainLine], {
    nullable: true,
    description:
      'The lines of a past order as the viewer could order them now, at today’s prices; null when there is no such order that the viewer may see.',
  })
  orderAgain(
    @Arg('orderId', () => Int, { description: 'The number of the past order.' }) orderId: number,
    @Ctx() { reads, viewer, language }: Context,
  ): Promise<OrderAgainLine[] | null> {
    return reorder(reads, viewer, orderId, language);
  }
}
