import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Money } from '../../graphql/scalars';
import { PriceType } from '../products/price.types';

@ObjectType('PriceAt', { simpleResolvers: true, description: 'What somebody would have paid at an instant.' })
export class PriceAtType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'A name of the product at about that time.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size; null: the product without one.' })
  variant: string | null;

  @Field(() => DateTime, { description: 'The instant.' })
  at: Date;

  @Field(() => DateTime, { description: 'From when on prices are known.' })
  since: Date;

  @Field({ description: 'The price book of then: "customer", "discount:10.00", "individual:7".' })
  priceBook: string;

  @Field(() => PriceType, {
    nullable: true,
    description: 'The price of then; null when the product could not be bought.',
  })
  price: PriceType | null;
}

/** Which line of a chart. */
export enum PriceSeriesKind {
  CUSTOMER = 'customer',
  BUSINESS = 'business',
  LEGACY = 'legacy',
  OWN = 'own',
}

registerEnumType(PriceSeriesKind, {
  name: 'PriceSeriesKind',
  description: 'Whose price a line over time is.',
  valuesConfig: {
    CUSTOMER: { description: 'What guests and customers paid.' },
    BUSINESS: { description: 'The business price, before the percentage of a business.' },
    LEGACY: { description: 'The legacy price.' },
    OWN: { description: 'What one business paid.' },
  },
});

@ObjectType('PricePoint', { simpleResolvers: true, description: 'A price from a moment on.' })
export class PricePointType {
  @Field(() => DateTime, { description: 'From when on, until the next point.' })
  at: Date;

  @Field(() => Money, { nullable: true, description: 'How much; null when there was no price.' })
  amount: string | null;
}

@ObjectType('PriceSeries', { simpleResolvers: true, description: 'A price over time.' })
export class PriceSeriesType {
  @Field(() => PriceSeriesKind, { description: 'Whose price it is.' })
  kind: PriceSeriesKind;

  @Field(() => Int, { nullable: true, description: 'The business; null unless it is what one business paid.' })
  userId: number | null;

  @Field(() => [PricePointType], { description: 'What it was at the beginning, and each change since.' })
  points: PricePointType[];
}

@ObjectType('PriceTimeline', { simpleResolvers: true, description: "A product's prices over time." })
export class PriceTimelineType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => String, { nullable: true, description: 'The size; null: the product without one.' })
  variant: string | null;

  @Field(() => DateTime, { description: 'From when on prices are known.' })
  since: Date;

  @Field(() => DateTime, {
    description: 'Where the lines begin: later than was asked for when there are over 1,000 changes.',
  })
  from: Date;

  @Field(() => DateTime, { description: 'Where the lines end.' })
  to: Date;

  @Field(() => [PriceSeriesType], { description: 'A line for each price.' })
  series: PriceSeriesType[];
}

@ArgsType()
export class PriceOfArgs {
  @Field(() => Int, { description: 'Which product.' })
  productId: number;

  @Field(() => String, { nullable: true, description: 'Name of a size of then; absent: the product without one.' })
  variant?: string | null;
}

@ArgsType()
export class PriceAtArgs extends PriceOfArgs {
  @Field(() => DateTime, { description: 'When: not before prices are known, and not in the future.' })
  at: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'Admins alone: what this user would have paid; absent: a customer.',
  })
  userId?: number | null;
}

@ArgsType()
export class PriceTimelineArgs extends PriceOfArgs {
  @Field(() => DateTime, { nullable: true, description: 'From when on; absent: since prices are known.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when; absent: now.' })
  to?: Date | null;

  @Field(() => [Int], { nullable: true, description: 'Admins alone: what these businesses paid, at most 5.' })
  userIds?: number[] | null;
}
