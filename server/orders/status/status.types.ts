import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../../graphql/errors/refusal';
import { OrderType } from '../reading/orders.types';
import { OrderStatus } from '../orderTerms';

@ObjectType('OrderStatusSet', { simpleResolvers: true, description: 'The order as it stands now.' })
export class OrderStatusSet {
  readonly __typename: 'OrderStatusSet';

  @Field(() => OrderType, { description: 'The order as it is now.' })
  order: OrderType;
}

@ObjectType('OrderStatusRefusal', {
  implements: Refusal,
  simpleResolvers: true,
  description: 'A cancelled order cannot be taken up again, for the reason in `code`. Nothing was changed.',
})
export class OrderStatusRefusal extends Refusal {
  readonly __typename: 'OrderStatusRefusal';
}

export const SetOrderStatusResult = createUnionType({
  name: 'SetOrderStatusResult',
  description: 'The order with its new status, or why it was refused.',
  types: () => [OrderStatusSet, OrderStatusRefusal] as const,
});

@InputType('SeenOrderStatusInput', { description: 'The status that an order was seen in.' })
export class SeenOrderStatusInput {
  @Field(() => Int, { description: 'The order number.' })
  orderId: number;

  @Field(() => OrderStatus, { description: 'The status it was seen in.' })
  status: OrderStatus;
}

@ObjectType('OrderStatusOutcome', { simpleResolvers: true, description: 'What became of one order of many.' })
export class OrderStatusOutcome {
  @Field(() => Int, { description: 'The order number as it was given.' })
  orderId: number;

  @Field(() => OrderType, { nullable: true, description: 'The order as it is now; null when there is none.' })
  order: OrderType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Null when the status was set; else why not, and nothing of the order was changed: INSUFFICIENT_CREDIT, DISCOUNT_CODE_INVALID, OUT_OF_STOCK, CONFLICT or NOT_FOUND.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'The same for a person to read; null when the status was set.' })
  message: string | null;
}
