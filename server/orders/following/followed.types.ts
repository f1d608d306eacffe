import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars';
import { OrderSummaryType } from '../reading/orders.types';

@ObjectType('FollowedOrder', {
  simpleResolvers: true,
  description:
    'An order as its secret key shows it: what was ordered and where it is, without name, contact and street.',
})
export class FollowedOrder extends OrderSummaryType {
  @Field(() => String, { nullable: true, description: 'The day it is delivered on, like "2026-11-26"; null for none.' })
  deliveryDate: string | null;

  @Field(() => String, { nullable: true, description: 'Area and city that it goes to; null when none was given.' })
  town: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the key stops working, 90 days after the delivery or the cancelling; null while it is under way.',
  })
  followableUntil: Date | null;
}
