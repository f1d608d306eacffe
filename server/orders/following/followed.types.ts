import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Money } from '../../graphql/scalars';
import { OrderStatus, PaymentMethod, PaymentStatus } from '../orderTerms';

@ObjectType('FollowedOrder', {
  simpleResolvers: true,
  description:
    'An order as its secret key shows it: what was ordered and where it is, without name, contact and street.',
})
export class FollowedOrder {
  @Field(() => Int, { description: 'The order number.' })
  id: number;

  @Field(() => OrderStatus, { description: 'Where it is on its way.' })
  status: OrderStatus;

  @Field(() => DateTime, { description: 'When it was placed.' })
  createdAt: Date;

  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  paymentMethod: PaymentMethod;

  @Field(() => Money, { nullable: true, description: 'Sum of the lines; null for employees.' })
  subtotalAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'What the discount code took off; null for employees.' })
  discountAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  deliveryFee: string | null;

  @Field(() => Money, { nullable: true, description: 'Subtotal less discount plus delivery; null for employees.' })
  totalAmount: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'LBP for one USD when it was placed; null for none, and for employees.',
  })
  lbpPerUsd: string | null;

  @Field(() => PaymentStatus, { description: 'Whether it was paid.' })
  paymentStatus: PaymentStatus;

  @Field(() => String, { nullable: true, description: 'The number to follow the delivery by; null for none.' })
  trackingNumber: string | null;

  @Field(() => String, { nullable: true, description: 'The day it is delivered on, like "2026-11-26"; null for none.' })
  deliveryDate: string | null;

  @Field(() => String, { nullable: true, description: 'From when to when, like "08:00-12:00"; null as the day.' })
  deliveryWindow: string | null;

  @Field(() => String, { nullable: true, description: 'Area and city that it goes to; null when none was given.' })
  town: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the key stops working, 90 days after the delivery or the cancelling; null while it is under way.',
  })
  followableUntil: Date | null;
}
