import { createUnionType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime, Money } from '../../graphql/scalars';
import { Refusal } from '../../graphql/refusal';
import { AddressType, OrderStatus, PaymentMethod } from '../orderTerms';

@InputType('OrderItemInput', { description: 'One line of an order.' })
export class OrderItemInput {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => Int, { description: 'A whole number from 1 to 9,999.' })
  quantity: number;

  @Field(() => String, { nullable: true, description: "One of the product's sizes; absent for a product without any." })
  selectedSize?: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; absent for none.' })
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
  @Field(() => String, { nullable: true, description: 'Required.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the confirmation goes, unless `guestEmail` says otherwise.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'A Lebanese phone number; required.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The address, at least 5 characters; required.' })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  area?: string | null;

  @Field(() => String, { nullable: true, description: 'The building.' })
  building?: string | null;

  @Field(() => String, { nullable: true, description: 'The floor.' })
  floor?: string | null;

  @Field(() => String, { nullable: true, description: 'The country.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'The whole address as one text.' })
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

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'How it is paid; required in the account checkout, by card when absent in the guest checkout.',
  })
  paymentMethod?: PaymentMethod | null;

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
  @Field(() => GuestAddressInput, { description: 'Where it goes.' })
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
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'The city.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'The state or governorate.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code.' })
  zipCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The country.' })
  country?: string | null;
}

@InputType('AccountOrderInput', { description: 'An order from the account checkout.' })
export class AccountOrderInput extends CheckoutInput {
  @Field(() => String, { nullable: true, description: 'Required.' })
  customerName?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the confirmation goes; required.' })
  customerEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  customerPhone?: string | null;

  @Field(() => AccountAddressInput, { nullable: true, description: 'Required in manual mode.' })
  deliveryAddress?: AccountAddressInput | null;

  @Field(() => AddressType, { nullable: true, description: 'How the place of delivery is given; required.' })
  addressType?: AddressType | null;

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

  @Field(() => OrderStatus, { description: 'Where it is on its way.' })
  status: OrderStatus;

  @Field(() => DateTime, { description: 'When it was placed.' })
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
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => String, { nullable: true, description: 'The size, as the request named it.' })
  selectedSize: string | null;

  @Field(() => Money, { description: 'The price of one.' })
  unitPrice: string;
}

@ObjectType('FreshAmounts', { simpleResolvers: true, description: 'What the order would cost now.' })
export class FreshAmountsType {
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

  @Field(() => FreshAmountsType, { description: 'The amounts as they are now.' })
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

  @Field(() => String, { nullable: true, description: 'The size that it is about; null when it is about no size.' })
  selectedSize: string | null;
}

export const PlaceOrderResult = createUnionType({
  name: 'PlaceOrderResult',
  description: 'The placed order, or why it was refused.',
  types: () => [OrderPlaced, PriceChanged, OrderRefusal] as const,
});
