import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../../graphql/errors/refusal';
import { Money } from '../../graphql/scalars';

@InputType('ChangedLineInput', { description: 'How many there are to be of a line of an order.' })
export class ChangedLineInput {
  @Field(() => Int, { description: 'The id of the line.' })
  lineId: number;

  @Field(() => Int, { description: '1 to 9,999; 0 takes the line out.' })
  quantity: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many there were when it was chosen; when there are others by now, it is refused with CONFLICT. Absent: whatever there are is changed.',
  })
  seenQuantity?: number | null;
}

/** A product that an order gets more of. */
@InputType()
abstract class AddedProductInput {
  @Field(() => Int, { description: 'The product.' })
  productId: number;

  @Field(() => String, { nullable: true, description: 'The name of the size; absent: the product without one.' })
  selectedSize?: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging.' })
  selectedPackaging?: string | null;

  @Field(() => Int, { description: 'How many, 1 to 9,999.' })
  quantity: number;
}

@InputType('AddedLineInput', {
  description:
    'A line that is added to an order, at what its buyer would pay now; instead of another one, at no more than that one cost.',
})
export class AddedLineInput extends AddedProductInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the line that it is sent instead of; absent: it comes beside the others.',
  })
  replacesLineId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of that line it is sent instead of; the others of it stay. Absent: all of them.',
  })
  replacesQuantity?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many there were of that line when it was chosen; when there are others by now, or none, it is refused with CONFLICT.',
  })
  seenQuantity?: number | null;
}

@InputType('OrderAdditionInput', { description: 'A line that its buyer adds to an order, at what they would pay now.' })
export class OrderAdditionInput extends AddedProductInput {
  @Field(() => Money, {
    nullable: true,
    description:
      'What the buyer saw; when it is no longer so, it is refused with CONFLICT. Not looked at for who sees no amounts.',
  })
  unitPrice?: string | null;
}

@ObjectType('ChangedOrder', { simpleResolvers: true, description: 'An order as a change of its lines left it.' })
export class ChangedOrderType {
  readonly __typename: 'ChangedOrder';

  @Field(() => Int, { description: 'The order number.' })
  id: number;

  @Field(() => Money, { nullable: true, description: 'Sum of the lines; null for who sees no amounts.' })
  subtotalAmount: string | null;

  @Field(() => Money, {
    nullable: true,
    description: "What the code takes off, by the order's percentage; null for who sees no amounts.",
  })
  discountAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'As it was; null for who sees no amounts.' })
  deliveryFee: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Subtotal less discount plus delivery; null for who sees no amounts.',
  })
  totalAmount: string | null;
}

@ObjectType('OrderChangeRefusal', {
  implements: Refusal,
  simpleResolvers: true,
  description:
    'The order can not have more, for the reason in `code`: INSUFFICIENT_CREDIT, OUT_OF_STOCK or PRICE_UNAVAILABLE. Nothing was changed.',
})
export class OrderChangeRefusal extends Refusal {
  readonly __typename: 'OrderChangeRefusal';
}

export const ChangeOrderResult = createUnionType({
  name: 'ChangeOrderResult',
  description: 'The order with its new lines, or why it was refused.',
  types: () => [ChangedOrderType, OrderChangeRefusal] as const,
});

@ObjectType('ChangedLine', { simpleResolvers: true, description: 'A line of an order before and after a change.' })
export class ChangedLineType {
  @Field(() => Int, { nullable: true, description: 'The id of the line; null in changes of before it was kept.' })
  lineId: number | null;

  @Field(() => String, { description: 'What the product was called when it was ordered.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'What the size was called; null for none.' })
  sizeLabel: string | null;

  @Field(() => [String], {
    description: 'Which of the names are in English, since nobody has translated them: `productName`, `sizeLabel`.',
  })
  untranslated: readonly string[];

  @Field(() => Int, { description: 'How many there were; 0: the line was added.' })
  before: number;

  @Field(() => Int, { description: 'How many there are since; 0: the line was taken out.' })
  after: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a line that was added: the id of the one that it is sent instead of; null for none.',
  })
  replacesLineId: number | null;
}

@ObjectType('ChangedLines', { simpleResolvers: true, description: 'What was changed of the lines of an order.' })
export class ChangedLinesType {
  @Field(() => String, {
    nullable: true,
    description: 'Why, in the words of the shop; null for a change by the buyer.',
  })
  reason: string | null;

  @Field(() => [ChangedLineType], { description: 'The lines that changed.' })
  lines: ChangedLineType[];

  @Field(() => Money, { nullable: true, description: 'The total until then; null for who sees no amounts.' })
  totalBefore: string | null;

  @Field(() => Money, { nullable: true, description: 'The total since; null for who sees no amounts.' })
  totalAfter: string | null;
}
