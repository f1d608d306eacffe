import { Field, Int, ObjectType } from 'type-graphql';
import { OrderType } from '../reading/orders.types';

@ObjectType('OrderMoveOutcome', {
  simpleResolvers: true,
  description: 'What became of one order that was to be moved.',
})
export class OrderMoveOutcome {
  @Field(() => Int, { description: 'The order number as it was given.' })
  orderId: number;

  @Field(() => OrderType, { nullable: true, description: 'The order as it is now; null when there is none.' })
  order: OrderType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Null when it was moved; else why not: NOT_FOUND, CONFLICT or DELIVERY_UNAVAILABLE.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'The same for a person to read; null when it was moved.' })
  message: string | null;
}
