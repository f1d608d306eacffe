import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { PictureType } from '../../catalog/pictures/picture.types';
import type { Context } from '../../graphql/context';
import { Money } from '../../graphql/scalars';
import { orderAgain, OrderAgainObstacle } from './reorder';

registerEnumType(OrderAgainObstacle, {
  name: 'OrderAgainObstacle',
  description: 'Why what was ordered once cannot be ordered now.',
  valuesConfig: {
    NO_LONGER_SOLD: { description: 'The product was deleted.' },
    SIZE_GONE: { description: 'The product does not come in this size any more.' },
    OUT_OF_STOCK: { description: 'The product is out of stock.' },
    PRICE_UNAVAILABLE: { description: 'It has no price ("Price TBD").' },
  },
});

@ObjectType('OrderAgainLine', {
  simpleResolvers: true,
  description: 'What an order holds of one product in one size, as it could be ordered now.',
})
class OrderAgainLineType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'Its name today; of what is no longer sold, the name when it was ordered.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size; null for a product without any.' })
  variant: string | null;

  @Field(() => Int, { description: 'How many, in all lines of the order together.' })
  quantity: number;

  @Field(() => PictureType, { nullable: true, description: 'The picture today.' })
  picture: PictureType | null;

  @Field(() => Money, { nullable: true, description: 'What one cost when it was ordered; null for employees.' })
  unitPriceThen: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What one costs the viewer today; null for employees and where there is an obstacle.',
  })
  unitPrice: string | null;

  @Field(() => OrderAgainObstacle, { nullable: true, description: 'Why it cannot be ordered now; null when it can.' })
  obstacle: OrderAgainObstacle | null;
}

@Resolver()
export class OrderAgainResolver {
  @Query(() => [OrderAgainLineType], {
    nullable: true,
    description:
      'The lines of a past order as the viewer could order them now, at today’s prices; null when there is no such order that the viewer may see.',
  })
  orderAgain(
    @Arg('orderId', () => Int, { description: 'The number of the past order.' }) orderId: number,
    @Ctx() { reads, viewer }: Context,
  ): Promise<OrderAgainLineType[] | null> {
    return orderAgain(reads, viewer, orderId);
  }
}
