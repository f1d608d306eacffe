import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../graphql/scalars';
import { PriceStepOutcome, type ExplainedStep } from '../../pricing/explanation';
import { PriceRule } from '../../pricing/price';
import type { PriceHeld } from '../priceHistory/pastPrices';
import { PriceType } from '../products/price.types';
import { WaterfallStepType } from './waterfall.types';

registerEnumType(PriceStepOutcome, {
  name: 'PriceStepOutcome',
  description: 'What became of one step of the fallback order.',
  valuesConfig: {
    CHOSEN: { description: 'This step gave the price.' },
    NOT_SET: { description: 'Nothing is set here, so the next step was asked.' },
    NOT_REACHED: { description: 'An earlier step had already given the price.' },
  },
});

@ObjectType('PriceStep', { simpleResolvers: true, description: 'One step of the fallback order.' })
export class PriceStepType implements ExplainedStep {
  @Field(() => PriceRule, { description: 'Which step it is.' })
  rule: PriceRule;

  @Field(() => Money, {
    nullable: true,
    description: 'What is set at this step, before any discount; null when nothing is.',
  })
  amount: string | null;

  @Field(() => PriceStepOutcome, { description: 'What became of this step.' })
  outcome: PriceStepOutcome;
}

@ObjectType('PriceExplanation', { description: 'Why a price is what it is.' })
export class PriceExplanationType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'The name of the product.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size that it is about; null: the product without one.' })
  variant: string | null;

  @Field({ description: 'The price book: "customer", "discount:10.00", "individual:7".' })
  priceBook: string;

  @Field(() => PriceType, {
    nullable: true,
    description: 'The price that comes out; null when the product cannot be bought yet.',
  })
  price: PriceType | null;

  @Field(() => [PriceStepType], { description: 'The fallback order, first to last.' })
  steps: PriceStepType[];

  @Field(() => [WaterfallStepType], {
    description: 'The way from the customer price to the price, whose changes add up to it; empty without a price.',
  })
  waterfall: WaterfallStepType[];

  /** Which price it explains, for what is read of it only when it is asked for. */
  of: PriceHeld;
}

@ObjectType('IndividualPrice', { simpleResolvers: true, description: 'A price agreed with one business.' })
export class IndividualPriceType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => String, {
    nullable: true,
    description: 'Null: the product without a variant, and the fallback of its variants.',
  })
  variant: string | null;

  @Field(() => Money, { description: 'What was agreed for one.' })
  customPrice: string;
}
