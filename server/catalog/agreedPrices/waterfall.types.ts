import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LANGUAGES, type Language } from '../../../common/languages';
import { Money } from '../../graphql/scalars';
import { PriceRule } from '../../pricing/price';
import { WaterfallKind, type WaterfallStep } from '../../pricing/waterfall';

/** The shop's languages by their names in GraphQL, from the table of languages. */
export const LanguageName = Object.fromEntries(
  Object.keys(LANGUAGES).map((tag) => [tag.toUpperCase(), tag as Language]),
);

registerEnumType(LanguageName, {
  name: 'Language',
  description: 'A language of the shop.',
  valuesConfig: Object.fromEntries(
    Object.entries(LANGUAGES).map(([tag, { english }]) => [tag.toUpperCase(), { description: `${english}.` }]),
  ),
});

/** The argument of sentences. */
export const SENTENCE_LANGUAGE = {
  defaultValue: LanguageName.EN,
  description: 'In which language it is said.',
} as const;

registerEnumType(WaterfallKind, {
  name: 'PriceWaterfallKind',
  description: 'What a step from the customer price to the own price is.',
  valuesConfig: {
    CUSTOMER_PRICE: { description: 'The customer price, with which it begins.' },
    OWN_PRICE: { description: 'A price agreed with the business, or a business price, in its place.' },
    DISCOUNT: { description: 'The percentage of the business that is taken off, rounded to the piastre.' },
  },
});

@ObjectType('PriceWaterfallStep', {
  simpleResolvers: true,
  description: 'One step from the customer price to the own price.',
})
export class WaterfallStepType implements WaterfallStep {
  @Field(() => WaterfallKind, { description: 'What the step is.' })
  kind: WaterfallKind;

  @Field(() => PriceRule, { nullable: true, description: 'The rule that gave the own price; null of other steps.' })
  rule: PriceRule | null;

  @Field(() => String, {
    nullable: true,
    description: 'The percentage that is taken off, like "10.00"; null of other steps.',
  })
  percent: string | null;

  @Field(() => Money, { description: 'What the step adds; negative for what it takes off.' })
  change: string;

  @Field(() => Money, { description: 'What there is after it.' })
  amount: string;
}
