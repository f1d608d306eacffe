import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars';

@ObjectType('DayPart', { simpleResolvers: true, description: 'The orders of a day in one window and zone, counted.' })
export class DayPartType {
  @Field(() => String, { nullable: true, description: 'The window; null for orders without a day.' })
  window: string | null;

  @Field(() => Int, { nullable: true, description: 'The id of the zone; null for orders without a day.' })
  zoneId: number | null;

  @Field(() => String, { nullable: true, description: 'What the zone is called; null for orders without a day.' })
  zone: string | null;

  @Field(() => Int, { description: 'How many are still to be packed.' })
  toPack: number;

  @Field(() => Int, { description: 'How many are packed and still here.' })
  packed: number;

  @Field(() => Int, { description: 'How many are on their way.' })
  out: number;

  @Field(() => Int, { description: 'How many were delivered.' })
  delivered: number;

  @Field(() => Int, { description: 'How many were cancelled.' })
  cancelled: number;

  @Field(() => Int, { description: 'How many lines those have that are still here.' })
  lines: number;

  @Field(() => Int, { description: 'How many of these lines are packed.' })
  packedLines: number;
}

@ObjectType('Day', { simpleResolvers: true, description: 'The work of a day of delivery, counted.' })
export class DayType {
  @Field(() => String, { nullable: true, description: 'The day, like "2026-11-26"; null: of orders without a day.' })
  date: string | null;

  @Field(() => [DayPartType], { description: 'By window, then by zone.' })
  parts: DayPartType[];

  @Field(() => Money, {
    nullable: true,
    description:
      'What is to be collected at the doors: cash on delivery that is not paid. Null for who sees no amounts.',
  })
  toCollect: string | null;
}
