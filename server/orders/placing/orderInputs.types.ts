import { Field, Float, InputType, Int } from 'type-graphql';
import { Money } from '../../graphql/scalars';
import { AccountAddressInput, EmployeeAddressInput, GuestAddressInput } from '../address.types';
import { AddressType, PaymentMethod, WhenMissing } from '../orderTerms';

const PRODUCT_ID = { description: 'The id of the product.' };
const QUANTITY = { description: 'A whole number from 1 to 9,999.' };
const LINES = { description: '1 to 200 lines.' };
const UNIT_PRICE = {
  nullable: true,
  description: 'What the buyer saw. When it is no longer so, the order is refused with PRICE_CHANGED.',
};
const SUBTOTAL = { nullable: true, description: 'The subtotal the buyer saw; checked when it is sent.' };
const DELIVERY_FEE = { nullable: true, description: 'The delivery fee the buyer saw; checked when it is sent.' };
const KEY = { description: 'Made by the client before sending and kept over retries, 16 to 200 characters.' };
const NOTE = { nullable: true, description: 'At most 2,000 characters.' };

@InputType('OrderItemInput', { description: 'One line of an order.' })
class OrderItemInput {
  @Field(() => Int, PRODUCT_ID)
  productId: number;

  @Field(() => Int, QUANTITY)
  quantity: number;

  @Field(() => String, { nullable: true, description: "One of the product's sizes; absent for a product without any." })
  selectedSize?: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; absent for none.' })
  selectedPackaging?: string | null;

  @Field(() => Money, UNIT_PRICE)
  unitPrice?: string | null;
}

/** What whoever orders may wish, whatever kind of order it is. */
@InputType()
export abstract class OrderWishesInput {
  @Field(() => String, {
    nullable: true,
    description: 'The day of delivery, like "2026-11-26"; absent: the first that is possible.',
  })
  deliveryDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A window of that day, like "08:00-12:00"; absent: the first that is possible.',
  })
  deliveryWindow?: string | null;

  @Field(() => WhenMissing, {
    nullable: true,
    description: 'What the shop does when something is missing; absent: as it sees fit.',
  })
  whenMissing?: WhenMissing | null;
}

/** What every checkout sends. */
@InputType()
abstract class CheckoutInput extends OrderWishesInput {
  @Field({
    description:
      'Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same order gives the first answer again.',
  })
  idempotencyKey: string;

  @Field(() => [OrderItemInput], LINES)
  items: OrderItemInput[];

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'How it is paid; required in the account checkout, by card when absent in the guest checkout.',
  })
  paymentMethod?: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'Compared without regard to case and outer spaces.' })
  discountCode?: string | null;

  @Field(() => Money, SUBTOTAL)
  subtotalAmount?: string | null;

  @Field(() => Money, DELIVERY_FEE)
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

@InputType('OneClickItemInput', { description: 'One line of a one-click order.' })
class OneClickItemInput {
  @Field(() => Int, PRODUCT_ID)
  productId: number;

  @Field(() => Int, QUANTITY)
  quantity: number;

  @Field(() => String, {
    nullable: true,
    description: 'The variant to buy; "Standard" or absent for a product without any.',
  })
  variant?: string | null;

  @Field(() => String, { nullable: true, description: 'Chooses when there is no variant; must not disagree with it.' })
  size?: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; absent for none.' })
  packaging?: string | null;

  @Field(() => Money, UNIT_PRICE)
  unitPrice?: string | null;
}

@InputType('OneClickOrderInput', {
  description: 'An order to the address of the business, paid by its credit in credit mode, else on delivery.',
})
export class OneClickOrderInput extends OrderWishesInput {
  @Field(KEY)
  idempotencyKey: string;

  @Field(() => [OneClickItemInput], LINES)
  items: OneClickItemInput[];

  @Field(() => String, NOTE)
  note?: string | null;

  @Field(() => Money, SUBTOTAL)
  subtotalAmount?: string | null;

  @Field(() => Money, DELIVERY_FEE)
  deliveryFee?: string | null;

  @Field(() => Money, { nullable: true, description: 'The total the buyer saw; checked when it is sent.' })
  totalAmount?: string | null;
}

@InputType('EmployeeItemInput', { description: "One line of an employee's order." })
class EmployeeItemInput {
  @Field(() => Int, PRODUCT_ID)
  productId: number;

  @Field(() => Int, QUANTITY)
  quantity: number;

  @Field(() => String, { nullable: true, description: 'The variant to order; absent for a product without any.' })
  variant?: string | null;

  @Field(() => String, { nullable: true, description: 'The same by another name; must not disagree with `variant`.' })
  selectedSize?: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; null for none.' })
  selectedPackaging?: string | null;
}

@InputType('EmployeeOrderInput', { description: "An employee's order, which its business pays." })
export class EmployeeOrderInput extends OrderWishesInput {
  @Field(KEY)
  idempotencyKey: string;

  @Field(() => [EmployeeItemInput], LINES)
  items: EmployeeItemInput[];

  @Field(() => String, { nullable: true, description: 'Absent: the name of the business.' })
  customerName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where the confirmation without amounts goes; absent: the employee's own.",
  })
  customerEmail?: string | null;

  @Field(() => String, { nullable: true, description: "Absent: the employee's own." })
  customerPhone?: string | null;

  @Field(() => EmployeeAddressInput, {
    nullable: true,
    description: "Absent, or without street and city: the employee's own location.",
  })
  deliveryAddress?: EmployeeAddressInput | null;

  @Field(() => Int, { nullable: true, description: "The employee's own business; any other is refused." })
  parentBusinessId?: number | null;

  @Field(() => String, NOTE)
  note?: string | null;
}
