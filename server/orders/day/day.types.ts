import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { ConnectionArgs } from '../../graphql/paging';
import { Money } from '../../graphql/scalars';
import { PackingStage } from '../packing/stage';

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
      'What is to be collected at the doors: what is paid on delivery, and is not paid yet. Null for who sees no amounts.',
  })
  toCollect: string | null;

  /** Another one, when anything of its orders, their lines and ticks is other. */
  state: string;
}

@ArgsType()
export class DayOrderArgs extends ConnectionArgs {
  @Field(() => String, {
    nullable: true,
    description: 'The day of delivery, like "2026-11-26"; absent: orders without a day that are still here.',
  })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Of one window alone, like "08:00-12:00".' })
  window?: string | null;

  @Field(() => Int, { nullable: true, description: 'Of one zone alone.' })
  zoneId?: number | null;

  @Field(() => PackingStage, { nullable: true, description: 'Only those that are so far.' })
  stage?: PackingStage | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'These orders, by their numbers, at most 100, whatever their day.',
  })
  ids?: number[] | null;
}
