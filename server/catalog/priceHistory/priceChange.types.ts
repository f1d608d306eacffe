import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, connectionOf } from '../../graphql/paging';
import { DateTime } from '../../graphql/scalars';

/** What an entry of the history is about. */
export enum PriceChangeKind {
  PRODUCT = 'product',
  SIZE = 'size',
  AGREED = 'agreed',
  TERMS = 'terms',
}

registerEnumType(PriceChangeKind, {
  name: 'PriceChangeKind',
  description: 'What an entry of the history of prices is about.',
  valuesConfig: {
    PRODUCT: { description: 'The prices of a product, or whether it is shown.' },
    SIZE: { description: 'The prices of a size, or whether there is one.' },
    AGREED: { description: 'A price agreed with a business.' },
    TERMS: { description: 'Role, approval, pricing mode or percentage of a business.' },
  },
});

/** Which changes; null does not narrow. */
export interface ChangeFilter {
  readonly productId: number | null;
  /** '' stands for the product without a size. */
  readonly variant: string | null;
  readonly userId: number | null;
  readonly kind: PriceChangeKind | null;
  readonly from: Date | null;
  readonly to: Date | null;
  /** Only what this business may see: its own, and customer prices of the product. */
  readonly asBusiness: number | null;
}

@ObjectType('PriceChangeValue', { simpleResolvers: true, description: 'One value that a change made another.' })
export class PriceChangeValueType {
  @Field({
    description:
      'Which: "customerPrice", "businessPrice", "listPrice" (the legacy price), "shown", "price" (the agreed one), "role", "approved", "mode" or "discount".',
  })
  name: string;

  @Field(() => String, { nullable: true, description: 'What it was, as text; null for nothing.' })
  old: string | null;

  @Field(() => String, { nullable: true, description: 'What it became, as text; null for nothing.' })
  new: string | null;
}

@ObjectType('PriceChange', {
  simpleResolvers: true,
  description: 'One change of what prices are made from, as the database recorded it.',
})
export class PriceChangeType {
  @Field(() => String, { description: 'Grows with the changes of one price.' })
  id: string;

  @Field(() => DateTime, { description: 'From when on it held.' })
  at: Date;

  @Field(() => PriceChangeKind, { description: 'What it is about.' })
  kind: PriceChangeKind;

  @Field(() => Int, { nullable: true, description: 'The product; null for the terms of a business.' })
  productId: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the product, the last one when it is gone; null for the terms of a business.',
  })
  productName: string | null;

  @Field(() => String, { nullable: true, description: 'The size by its name of that time; null for none.' })
  variant: string | null;

  @Field(() => Int, { nullable: true, description: 'The business; null for what is not of one alone.' })
  userId: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the business, the last one when it is gone; null for what is not of one alone.',
  })
  businessName: string | null;

  @Field({ description: 'Whether the product, the size, the agreed price or the business was not there before.' })
  isNew: boolean;

  @Field({ description: 'Whether it has not been there since.' })
  isGone: boolean;

  @Field(() => [PriceChangeValueType], { description: 'What became another.' })
  values: PriceChangeValueType[];

  @Field(() => String, {
    nullable: true,
    description: 'Admins alone: who did it, by the username of that time; null when nobody was told.',
  })
  actorUsername: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Admins alone: from where: "back office", "graphql", "rest", "token:12", "plan:7", "seed", or "sql:" with the user of the database.',
  })
  via: string | null;

  @Field(() => String, { nullable: true, description: 'Admins alone: why, where that was said.' })
  reason: string | null;
}

@ObjectType('PriceChangePage', { description: 'One page of the history of prices.' })
export class PriceChangePageType extends connectionOf<PriceChangeType>(() => PriceChangeType, 'PriceChange') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: ChangeFilter;
}

@ArgsType()
export class OwnPriceHistoryArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Of one product alone.' })
  productId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of one size alone, by its name of the time; "" for the product without one.',
  })
  variant?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only what came to hold at this moment or later.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only what came to hold before this moment.' })
  to?: Date | null;
}

@ArgsType()
export class PriceHistoryArgs extends OwnPriceHistoryArgs {
  @Field(() => Int, { nullable: true, description: 'Of one business alone: its terms and the prices agreed with it.' })
  userId?: number | null;

  @Field(() => PriceChangeKind, { nullable: true, description: 'Changes of one kind alone.' })
  kind?: PriceChangeKind | null;
}
