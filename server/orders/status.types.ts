import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Refusal } from '../graphql/refusal';
import { OrderType } from './orders.types';

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
