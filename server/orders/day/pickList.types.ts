import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('PickListOrder', { simpleResolvers: true, description: 'An order that an entry of a pick list is for.' })
export class PickListOrderType {
  @Field(() => Int, { description: 'The order number.' })
  orderId: number;

  @Field(() => Int, { description: 'How many it has.' })
  quantity: number;

  @Field({ description: 'Whether they are packed, or have left.' })
  isPacked: boolean;
}

@ObjectType('PickListEntry', { simpleResolvers: true, description: 'A product in one size, and how many a day takes.' })
export class PickListEntryType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'What it is called today, in English.' })
  productName: string;

  @Field({ description: 'The category that it is in, in English.' })
  categoryName: string;

  @Field(() => String, { nullable: true, description: 'The size that was chosen; null for none.' })
  selectedSize: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; null for none.' })
  selectedPackaging: string | null;

  @Field(() => Int, { description: 'How many the day takes.' })
  quantity: number;

  @Field(() => Int, { description: 'How many of them are packed, or have left.' })
  packed: number;

  @Field(() => Int, { description: 'How many orders they are for.' })
  orderCount: number;

  @Field(() => [PickListOrderType], { description: 'These orders by their number, the first 100 of them.' })
  orders: PickListOrderType[];
}

@ObjectType('PickList', { simpleResolvers: true, description: 'What is to be pressed and packed for a day.' })
export class PickListType {
  @Field(() => [PickListEntryType], { description: 'By category, product and size; at most 1,000.' })
  entries: PickListEntryType[];

  @Field({ description: 'Whether these are all; a list of one window or zone is shorter.' })
  isWhole: boolean;
}
