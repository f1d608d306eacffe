import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf, PageArgs } from '../graphql/paging';
import { Node } from '../graphql/nodes/node';
import { DateTime } from '../graphql/scalars';
import { IDEMPOTENCY_KEY } from '../idempotency/idempotencyKey';
import { PlannedKind, PlannedOutcome, PlanState } from './pricePlan.entity';

registerEnumType(PlanState, {
  name: 'PricePlanState',
  description: 'How far a plan of prices has come.',
  valuesConfig: {
    PLANNED: { description: 'Its instant is to come.' },
    APPLIED: { description: 'Its prices were set at its instant; they may have changed since.' },
    WITHDRAWN: { description: 'It was taken back before.' },
    FAILED: { description: 'At its instant nothing of it could be done; it says why.' },
  },
});

registerEnumType(PlannedKind, {
  name: 'PlannedKind',
  description: 'What a planned change sets.',
  valuesConfig: {
    CUSTOMER_PRICE: { description: 'The customer price of a product or one of its sizes.' },
    BUSINESS_PRICE: { description: 'The business price of a product or one of its sizes.' },
    LEGACY_PRICE: { description: 'The legacy price of a product.' },
    AGREED_PRICE: { description: 'The price agreed with a business for a product or one of its sizes.' },
    DISCOUNT: { description: "A business's percentage." },
    PRICING_MODE: { description: "How a business's prices are made." },
    APPROVAL: { description: 'Whether a business is approved.' },
  },
});

registerEnumType(PlannedOutcome, {
  name: 'PlannedOutcome',
  description: 'What became of a planned change at its instant.',
  valuesConfig: {
    APPLIED: { description: 'It was made.' },
    GONE: { description: 'The product, the size or the business was not there any more.' },
  },
});

@InputType('PlannedChangeInput', { description: 'One price or term, and what it will be.' })
export class PlannedChangeInput {
  @Field(() => PlannedKind, { description: 'What is set.' })
  kind: PlannedKind;

  @Field(() => Int, { nullable: true, description: 'Of a price: the product.' })
  productId?: number | null;

  @Field(() => String, { nullable: true, description: 'Its size; null or absent: the product without one.' })
  variant?: string | null;

  @Field(() => Int, { nullable: true, description: 'Of an agreed price and of terms: the business.' })
  userId?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'An amount like "12.50" (zero leaves no price), a percentage like "10", "discount" or "individual", "true" or "false". Null takes a legacy or agreed price back.',
  })
  value?: string | null;
}

@InputType('CategoryChangeInput', { description: 'List prices of all products of a category, by a percentage.' })
export class CategoryChangeInput {
  @Field(() => Int, { description: 'The category.' })
  categoryId: number;

  @Field(() => Float, { description: 'By how much, -100 to 1000, at most two decimals: 5 makes 10.00 to 10.50.' })
  percent: number;

  @Field(() => PlannedKind, {
    nullable: true,
    description: 'Only customer prices, or only business prices; null or absent: both.',
  })
  of?: PlannedKind | null;
}

@InputType('PriceChangesInput', { description: 'Changes of prices and terms: named ones, and those of a category.' })
export class PriceChangesInput {
  @Field(() => [PlannedChangeInput], {
    nullable: true,
    description: 'At most 200. What they say of a product goes before what its category says.',
  })
  changes?: PlannedChangeInput[] | null;

  @Field(() => CategoryChangeInput, { nullable: true, description: 'A whole category.' })
  category?: CategoryChangeInput | null;
}

@InputType('PricePlanInput', { description: 'Prices that will be from an instant on: at most 10,000 changes.' })
export class PricePlanInput extends PriceChangesInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Required: from when on, with an offset ("2026-11-30T04:00:00Z") or by the clock of the shop ("2026-11-30T06:00").',
  })
  at?: string | null;

  @Field(() => String, { nullable: true, description: 'Why, for whoever asks later; at most 200 characters.' })
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of a change of a plan: the version that it was made from; it is refused with CONFLICT when there is a newer one.',
  })
  version?: number | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@ObjectType('PlannedChange', { simpleResolvers: true, description: 'One change of a plan.' })
export class PlannedChangeType {
  @Field(() => Int, { description: 'Its place in the plan, from 0.' })
  position: number;

  @Field(() => PlannedKind, { description: 'What it sets.' })
  kind: PlannedKind;

  @Field(() => Int, { nullable: true, description: 'The product, also one that is deleted since.' })
  productId: number | null;

  @Field(() => String, { nullable: true, description: 'What it is called; null when it is erased.' })
  productName: string | null;

  @Field(() => String, { nullable: true, description: 'The size; null: the product without one.' })
  variant: string | null;

  @Field(() => Int, { nullable: true, description: 'The business, also one that is erased since.' })
  userId: number | null;

  @Field(() => String, { nullable: true, description: 'What it is called; null when it is erased.' })
  businessName: string | null;

  @Field(() => String, { nullable: true, description: 'What will be set; null takes a price back.' })
  value: string | null;

  @Field(() => String, { nullable: true, description: 'What was set when it was planned; null: nothing.' })
  madeOn: string | null;

  @Field(() => String, { nullable: true, description: 'What is set now; null: nothing.' })
  valueNow: string | null;

  @Field(() => String, { nullable: true, description: 'What was set just before it was applied; null: nothing.' })
  before: string | null;

  @Field(() => Boolean, { description: 'Whether what it is about is there.' })
  isThere: boolean;

  @Field(() => PlannedOutcome, { nullable: true, description: 'What became of it; null: its instant is to come.' })
  outcome: PlannedOutcome | null;
}

@ObjectType('PricePlan', { implements: Node, description: 'Prices that will be from an instant on.' })
export class PricePlanType {
  @Field(() => Int, { simple: true, description: 'Names the plan for ever.' })
  id: number;

  @Field(() => Int, { simple: true, description: 'Counts its edits.' })
  version: number;

  @Field(() => DateTime, { simple: true, description: 'From when on.' })
  at: Date;

  @Field(() => String, { description: 'The same by the clock of the shop, like "2026-11-30T06:00".' })
  localAt?: string;

  @Field(() => PlanState, { simple: true, description: 'How far it has come.' })
  state: PlanState;

  @Field(() => String, { simple: true, nullable: true, description: 'Why it was planned.' })
  reason: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Why it failed.' })
  failure: string | null;

  @Field(() => Int, { simple: true, description: 'How many changes it has.' })
  changeCount: number;

  @Field(() => String, { simple: true, description: 'Who planned it, by the username of that time.' })
  madeByUsername: string;

  @Field(() => DateTime, { simple: true, description: 'When it was planned.' })
  madeAt: Date;

  @Field(() => DateTime, { simple: true, nullable: true, description: 'When it was applied, withdrawn or had failed.' })
  settledAt: Date | null;
}

@ArgsType()
export class PricePlanListArgs extends PageArgs {
  @Field(() => PlanState, { nullable: true, description: 'Only plans that have come so far.' })
  state?: PlanState | null;
}

@ObjectType('PricePlanPage', { description: 'One page of plans, by their instants.' })
export class PricePlanPageType extends connectionOf<PricePlanType>(() => PricePlanType, 'PricePlan') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  state: PlanState | null;
}
