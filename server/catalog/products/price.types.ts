import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../graphql/scalars';
import { PriceRule, type Price } from '../../pricing/price';

registerEnumType(PriceRule, {
  name: 'PriceRule',
  description: 'The step of the fallback order that gave a price.',
  valuesConfig: {
    INDIVIDUAL_VARIANT: { description: 'The price agreed with the business for the product and variant.' },
    INDIVIDUAL_PRODUCT: { description: 'The price agreed with the business for the product without a variant.' },
    VARIANT_BUSINESS: { description: "The variant's business price." },
    BUSINESS: { description: "The product's business price." },
    VARIANT_CUSTOMER: { description: "The variant's customer price." },
    CUSTOMER: { description: "The product's customer price." },
    LEGACY: { description: 'The legacy price.' },
    REPLACED: {
      description:
        'Of a line of an order alone: what the line cost that it was sent instead of, where that was lower than its own price.',
    },
  },
});

@ObjectType('Price', { simpleResolvers: true, description: "One viewer's price, with its reason." })
export class PriceType implements Price {
  @Field(() => Money, { description: 'What the viewer pays for one.' })
  amount: string;

  @Field(() => Money, { description: 'What the step of the fallback order gave, before the business discount.' })
  baseAmount: string;

  @Field(() => Money, { nullable: true, description: 'The customer price beside it; null when there is none.' })
  listAmount: string | null;

  @Field(() => Money, { description: 'How much less than the customer price; "0.00" when it is not less.' })
  saved: string;

  @Field(() => Int, { description: 'The saving as a rounded percentage of the customer price.' })
  percentOff: number;

  @Field(() => PriceRule, { description: 'The step of the fallback order that gave the base.' })
  rule: PriceRule;

  @Field(() => String, {
    nullable: true,
    description: 'The business discount that was taken off, like "10.00"; null when none was.',
  })
  discountPercent: string | null;
}
