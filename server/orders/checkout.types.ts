import { createUnionType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime, Money } from '../graphql/scalars';
import { Refusal } from '../graphql/refusal';
import { AddressType, OrderStatus, PaymentMethod } from './orderTerms';

@InputType('OrderItemInput', { description: 'One line of an order.' })
export class OrderItemInput {
  @Field(() => Int)
  productId: number;

  @Field(() => Int, { description: 'A whole number from 1 to 9,999.' })
  quantity: number;

  @Field(() => String, { nullable: true, description: "One of the product's sizes; absent for a product without any." })
  selectedSize?: string | null;

  @Field(() => String, { nullable: true })
  selectedPackaging?: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What the buyer saw. When it is no longer so, the order is refused with PRICE_CHANGED.',
  })
  unitPrice?: string | null;
}

@InputType('GuestAddressInput', {
  description: 'Who gets the order, and where; the checkout says which parts are required.',
})
export class GuestAddressInput {
  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  street?: string | null;

  @Field(() => String, { nullable: true })
  city?: string | null;

  @Field(() => String, { nullable: true })
  area?: string | null;

  @Field(() => String, { nullable: true })
  building?: string | null;

  @Field(() => String, { nullable: true })
  floor?: string | null;

  @Field(() => String, { nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true })
  fullAddress?: string | null;
}

/** What every checkout sends. */
@InputType()
abstract class CheckoutInput {
  @Field({
    description:
      'Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same order gives the first answer again.',
  })
  idempotencyKey: string;

  @Field(() => [OrderItemInput], { description: '1 to 200 lines.' })
  items: OrderItemInput[];

  @Field(() => PaymentMethod)
  paymentMethod: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'Compared without regard to case and outer spaces.' })
  discountCode?: string | null;

  @Field(() => Money, { nullable: true, description: 'The subtotal the buyer saw; checked when it is sent.' })
  subtotalAmount?: string | null;

  @Field(() => Money, { nullable: true, description: 'The delivery fee the buyer saw; checked when it is sent.' })
  deliveryFee?: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The total the buyer saw, after the discount; checked when it is sent.',
  })
  totalAmount?: string | null;
}

@InputType('GuestOrderInput', { description: 'An order from the guest checkout.' })
export class GuestOrderInput extends CheckoutInput {
  @Field(() => GuestAddressInput)
  deliveryAddress: GuestAddressInput;

  @Field(() => String, {
    nullable: true,
    description: 'Where the confirmation goes; absent: the e-mail of the address.',
  })
  guestEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Absent: first and last name of the address.' })
  guestName?: string | null;
}

@InputType('AccountAddressInput', { description: 'A written address of the account checkout.' })
export class AccountAddressInput {
  @Field(() => String, { nullable: true })
  street?: string | null;

  @Field(() => String, { nullable: true })
  city?: string | null;

  @Field(() => String, { nullable: true })
  state?: string | null;

  @Field(() => String, { nullable: true })
  zipCode?: string | null;

  @Field(() => String, { nullable: true })
  country?: string | null;
}

@InputType('AccountOrderInput', { description: 'An order from the account checkout.' })
export class AccountOrderInput extends CheckoutInput {
  @Field(() => String, { nullable: true })
  customerName?: string | null;

  @Field(() => String, { nullable: true })
  customerEmail?: string | null;

  @Field(() => String, { nullable: true })
  customerPhone?: string | null;

  @Field(() => AccountAddressInput, { nullable: true, description: 'Required in manual mode.' })
  deliveryAddress?: AccountAddressInput | null;

  @Field(() => AddressType)
  addressType: AddressType;

  @Field(() => Float, { nullable: true, description: '-90 to 90; required in location mode.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: '-180 to 180; required in location mode.' })
  longitude?: number | null;
}

@ObjectType('OrderPlaced', { simpleResolvers: true, description: 'The order is placed.' })
export class OrderPlaced {
  readonly __typename: 'OrderPlaced';

  @Field(() => Int, { description: 'The order number.' })
  orderId: number;

  @Field(() => OrderStatus)
  status: OrderStatus;

  @Field(() => DateTime)
  createdAt: Date | string;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  subtotalAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  discountAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  deliveryFee: string | null;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  totalAmount: string | null;

  @Field(() => Int, { nullable: true, description: 'Null for employees.' })
  loyaltyPointsEarned: number | null;

  @Field(() => String, { nullable: true, description: 'How it is paid, like "Business Credit Account".' })
  paymentType?: string | null;
}

@ObjectType('FreshItem', { simpleResolvers: true, description: 'What one line costs now.' })
export class FreshItem {
  @Field(() => Int)
  productId: number;

  @Field(() => String, { nullable: true })
  selectedSize: string | null;

  @Field(() => Money)
  unitPrice: string;
}

@ObjectType('FreshAmounts', { simpleResolvers: true, description: 'What the order would cost now.' })
export class FreshAmountsType {
  @Field(() => Money)
  subtotalAmount: string;

  @Field(() => Money)
  discountAmount: string;

  @Field(() => Money)
  deliveryFee: string;

  @Field(() => Money)
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

  @Field(() => FreshAmountsType)
  fresh: FreshAmountsType;
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

  @Field(() => String, { nullable: true })
  selectedSize: string | null;
}

export const PlaceOrderResult = createUnionType({
  name: 'PlaceOrderResult',
  description: 'The placed order, or why it was refused.',
  types: () => [OrderPlaced, PriceChanged, OrderRefusal] as const,
});
