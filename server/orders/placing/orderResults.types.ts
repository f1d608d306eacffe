import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../../graphql/errors/refusal';
import { DateTime, Money } from '../../graphql/scalars';
import { DeliveryRefusal } from '../../delivery/offers/options.types';
import { OrderStatus } from '../orderTerms';

@ObjectType('OrderPlaced', { simpleResolvers: true, description: 'The order is placed.' })
export class OrderPlaced {
  readonly __typename: 'OrderPlaced';

  @Field(() => Int, { description: 'The order number.' })
  orderId: number;

  @Field(() => OrderStatus, { description: 'Where it is on its way.' })
  status: OrderStatus;

  @Field(() => DateTime, { description: 'When it was placed.' })
  createdAt: Date;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  subtotalAmount: string;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  discountAmount: string;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  deliveryFee: string;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  totalAmount: string;

  @Field(() => Int, { nullable: true, description: 'Null for employees.' })
  loyaltyPointsEarned: number;

  @Field(() => String, { nullable: true, description: 'How it is paid, like "Business Credit Account".' })
  paymentType: string;

  @Field(() => String, {
    nullable: true,
    description: 'The day it is delivered on, like "2026-11-26"; null in a shop without zones.',
  })
  deliveryDate: string | null;

  @Field(() => String, { nullable: true, description: 'From when to when, like "08:00-12:00"; null as the day.' })
  deliveryWindow: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The secret key by which a guest follows the order, at `/orders/NUMBER?key=KEY` or by `followedOrder`; null for orders of accounts.',
  })
  followKey: string | null;
}

/** The answer to a placed order, stored with its request and given to every repetition of it. */
export type PlacedOrder = Omit<
  OrderPlaced,
  '__typename' | 'createdAt' | 'followKey' | 'deliveryDate' | 'deliveryWindow'
> & {
  /** ISO 8601. */
  createdAt: string;
  /** The hash of its key as base64, by which a repetition knows whether the key can be made again; absent: it has none. */
  followHash?: string;
  /** Absent: it has no day. */
  deliveryDate?: string;
  deliveryWindow?: string;
  /** Whether the buyer has named the day: its mail tells it then. */
  namesDay?: true;
};

@ObjectType('FreshItem', { simpleResolvers: true, description: 'What one line costs now.' })
export class FreshItem {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => String, { nullable: true, description: 'The size, as the request named it.' })
  selectedSize: string | null;

  @Field(() => Money, { description: 'The price of one.' })
  unitPrice: string;
}

@ObjectType('FreshAmounts', { simpleResolvers: true, description: 'What the order would cost now.' })
export class FreshAmounts {
  @Field(() => Money, { description: 'The lines together, before discount and delivery.' })
  subtotalAmount: string;

  @Field(() => Money, { description: 'What a discount code takes off.' })
  discountAmount: string;

  @Field(() => Money, { description: 'What the delivery costs.' })
  deliveryFee: string;

  @Field(() => Money, { description: 'What is to be paid.' })
  totalAmount: string;

  @Field(() => [FreshItem], { description: 'One for each line of the request, in its order.' })
  items: FreshItem[];
}

@ObjectType('PriceChanged', {
  implements: Refusal,
  simpleResolvers: true,
  description: 'An amount that was sent is not what the server computes. Nothing was ordered.',
})
export class PriceChanged extends Refusal {
  readonly __typename: 'PriceChanged';

  @Field(() => FreshAmounts, { description: 'The amounts as they are now.' })
  fresh: FreshAmounts;
}

@ObjectType('OrderRefusal', {
  implements: Refusal,
  simpleResolvers: true,
  description: 'The order is refused for the reason in `code`. Nothing was ordered.',
})
export class OrderRefusal extends Refusal {
  readonly __typename: 'OrderRefusal';

  @Field(() => Int, { nullable: true, description: 'The product it is about; null when it is about none.' })
  productId: number | null;

  @Field(() => String, { nullable: true, description: 'The size that it is about; null when it is about no size.' })
  selectedSize: string | null;

  @Field(() => DeliveryRefusal, { nullable: true, description: 'With DELIVERY_UNAVAILABLE: why, and what there is.' })
  delivery: DeliveryRefusal | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'How many of it are left: 0 when it is out of stock, fewer than were ordered, or null where that is not told.',
  })
  onlyLeft: number | null;
}

export const PlaceOrderResult = createUnionType({
  name: 'PlaceOrderResult',
  description: 'The placed order, or why it was refused.',
  types: () => [OrderPlaced, PriceChanged, OrderRefusal] as const,
});
