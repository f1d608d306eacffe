import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PictureType } from '../../catalog/pictures/picture.types';
import { Money } from '../../graphql/scalars';

/** Why what was ordered once cannot be ordered now. */
export enum OrderAgainObstacle {
  NO_LONGER_SOLD = 'no_longer_sold',
  SIZE_GONE = 'size_gone',
  OUT_OF_STOCK = 'out_of_stock',
  PRICE_UNAVAILABLE = 'price_unavailable',
}

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
export class OrderAgainLine {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'Its name today; of what is no longer sold, the name when it was ordered.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size; null for a product without any.' })
  variant: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the size is called in the language of the request; null for none.',
  })
  sizeLabel: string | null;

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
