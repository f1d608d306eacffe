import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars';
import { PriceChangesInput } from '../plans.types';

@InputType('PriceImpactInput', { description: 'Whom changes of prices and terms would touch, and which part of them.' })
export class PriceImpactInput extends PriceChangesInput {
  @Field(() => Int, { nullable: true, description: 'Only this business; null or absent: whoever is touched.' })
  userId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only businesses behind this one: `nextUserId` of the part before.',
  })
  afterUserId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of each, only prices of products behind this one: `nextProductId` of the part before.',
  })
  afterProductId?: number | null;
}

@ArgsType()
export class PriceImpactArgs {
  @Field(() => PriceImpactInput, { description: 'The changes, and which part.' })
  input: PriceImpactInput;

  @Field(() => Int, { defaultValue: 20, description: 'How many businesses at most are looked at, 1 to 100.' })
  first: number;

  @Field(() => Int, { defaultValue: 5, description: 'How many prices at most are shown of each, 1 to 100.' })
  prices: number;
}

@ObjectType('PriceImpactPrice', { simpleResolvers: true, description: 'A price as it is, and as it would be.' })
export class PriceImpactPrice {
  @Field(() => Int, { description: 'The product.' })
  productId: number;

  @Field(() => String, { description: 'What it is called.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size; null: the product without one.' })
  variant: string | null;

  @Field(() => Money, { nullable: true, description: 'What is paid now; null: "Price TBD".' })
  before: string | null;

  @Field(() => Money, { nullable: true, description: 'What would be paid; null: "Price TBD".' })
  after: string | null;
}

@ObjectType('PriceImpactOfViewer', {
  simpleResolvers: true,
  description: 'What changes for one business, or for customers.',
})
export class PriceImpactOfViewer {
  @Field(() => Int, { nullable: true, description: 'The business; null: guests and customers.' })
  userId: number | null;

  @Field(() => String, { nullable: true, description: 'What it is called.' })
  businessName: string | null;

  @Field(() => String, { description: 'The price book now: "customer", "discount:10.00", "individual:7".' })
  bookBefore: string;

  @Field(() => String, { description: 'The price book it would be.' })
  bookAfter: string;

  @Field(() => Int, { description: 'Of how many products a price changes.' })
  productCount: number;

  @Field(() => Int, { description: 'How many prices change, sizes counted each.' })
  priceCount: number;

  @Field(() => Int, { description: 'How many of them rise.' })
  risenCount: number;

  @Field(() => Int, { description: 'How many of them fall.' })
  fallenCount: number;

  @Field(() => Int, { description: 'How many of them go: "Price TBD" from then on.' })
  goneCount: number;

  @Field(() => [PriceImpactPrice], { description: 'The first of them, by products.' })
  prices: PriceImpactPrice[];

  @Field(() => Int, { nullable: true, description: 'What to pass as `afterProductId` for more; null: these are all.' })
  nextProductId: number | null;
}

@ObjectType('PriceImpact', { simpleResolvers: true, description: 'Whom changes of prices and terms would touch.' })
export class PriceImpact {
  @Field(() => Int, { description: 'How many changes they are.' })
  changeCount: number;

  @Field(() => PriceImpactOfViewer, {
    nullable: true,
    description: 'What guests and customers see of it; null: nothing, or not asked in this part.',
  })
  customers: PriceImpactOfViewer | null;

  @Field(() => [PriceImpactOfViewer], { description: 'The touched ones among the businesses looked at, by their ids.' })
  businesses: PriceImpactOfViewer[];

  @Field(() => Int, {
    nullable: true,
    description: 'What to pass as `afterUserId` for the next part; null: none is left.',
  })
  nextUserId: number | null;
}
