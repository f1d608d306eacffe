import { Field, InputType, Int } from 'type-graphql';
import { Money } from '../../graphql/scalars';

@InputType('OneClickItemInput', { description: 'One line of a one-click order.' })
export class OneClickItemInput {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => Int, { description: 'A whole number from 1 to 9,999.' })
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

  @Field(() => Money, {
    nullable: true,
    description: 'What the buyer saw. When it is no longer so, the order is refused with PRICE_CHANGED.',
  })
  unitPrice?: string | null;
}

@InputType('OneClickOrderInput', {
  description: 'An order to the address of the business, paid by its credit in credit mode, else on delivery.',
})
export class OneClickOrderInput {
  @Field({ description: 'Made by the client before sending and kept over retries, 16 to 200 characters.' })
  idempotencyKey: string;

  @Field(() => [OneClickItemInput], { description: '1 to 200 lines.' })
  items: OneClickItemInput[];

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  note?: string | null;

  @Field(() => Money, { nullable: true, description: 'The subtotal the buyer saw; checked when it is sent.' })
  subtotalAmount?: string | null;

  @Field(() => Money, { nullable: true, description: 'The delivery fee the buyer saw; checked when it is sent.' })
  deliveryFee?: string | null;

  @Field(() => Money, { nullable: true, description: 'The total the buyer saw; checked when it is sent.' })
  totalAmount?: string | null;
}

@InputType('EmployeeItemInput', { description: "One line of an employee's order." })
export class EmployeeItemInput {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => Int, { description: 'A whole number from 1 to 9,999.' })
  quantity: number;

  @Field(() => String, { nullable: true, description: 'The variant to order; absent for a product without any.' })
  variant?: string | null;

  @Field(() => String, { nullable: true, description: 'The same by another name; must not disagree with `variant`.' })
  selectedSize?: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; null for none.' })
  selectedPackaging?: string | null;
}

@InputType('EmployeeAddressInput', {
  description: "Another place than the employee's own location; it counts when it has street and city.",
})
export class EmployeeAddressInput {
  @Field(() => String, { nullable: true, description: 'Who gets it.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The business that gets it.' })
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'The area or quarter.' })
  area?: string | null;

  @Field(() => String, { nullable: true, description: 'The city.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'The state or governorate.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The building.' })
  building?: string | null;

  @Field(() => String, { nullable: true, description: 'The floor.' })
  floor?: string | null;

  @Field(() => String, { nullable: true, description: 'The country.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  email?: string | null;
}

@InputType('EmployeeOrderInput', { description: "An employee's order, which its business pays." })
export class EmployeeOrderInput {
  @Field({ description: 'Made by the client before sending and kept over retries, 16 to 200 characters.' })
  idempotencyKey: string;

  @Field(() => [EmployeeItemInput], { description: '1 to 200 lines.' })
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

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  note?: string | null;
}
