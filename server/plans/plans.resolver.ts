import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { Cost } from '../graphql/cost';
import { pageSize } from '../graphql/paging';
import type { Once } from '../idempotency/once';
import { PriceImpact, PriceImpactArgs } from './impact/impact.types';
import { priceImpact } from './impact/priceImpact';
import { PlannedChangeType, PricePlanInput, PricePlanListArgs, PricePlanPageType, PricePlanType } from './plans.types';
import { changesKey, countPlans, findPlan, listPlans, readChanges, readPlan } from './readPlans';
import { changePlan, planPrices, withdrawPlan } from './writePlans';

const PLAN = { description: 'Which plan.' };
const INPUT = { description: 'The whole plan.' };

@Resolver(() => PricePlanType)
export class PricePlanResolver {
  /** @param timeZone of the shop's clock */
  constructor(private readonly timeZone: string) {}

  @Query(() => PricePlanPageType, { description: 'The plans of prices, by their instants.' })
  async pricePlans(
    @Args(() => PricePlanListArgs) { state, ...page }: PricePlanListArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<PricePlanPageType> {
    return { ...(await listPlans(reads, state ?? null, page)), state: state ?? null };
  }

  @Query(() => PricePlanType, { nullable: true, description: 'One plan of prices; null when there is none.' })
  pricePlan(@Arg('id', () => Int, PLAN) id: number, @Ctx() { reads }: Context): Promise<PricePlanType | null> {
    return findPlan(reads, id);
  }

  @FieldResolver()
  localAt(@Root() { at }: PricePlanType): string {
    return at.toLocaleString('sv-SE', { timeZone: this.timeZone }).replace(' ', 'T').slice(0, 16);
  }

  @Cost({ each: 5 })
  @FieldResolver(() => [PlannedChangeType], { description: 'Its changes, in their sequence.' })
  changes(
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => Int, { defaultValue: -1, description: 'Only those behind this position.' }) after: number,
    @Root() { id }: PricePlanType,
    @Ctx() { loaders }: Context,
  ): Promise<PlannedChangeType[]> {
    return loaders.load(readChanges, changesKey(id, after, pageSize(first)));
  }

  // No two of them in one operation.
  @Cost({ each: 10_001 })
  @Query(() => PriceImpact, { description: 'Whom changes of prices and terms would touch; nothing is changed by it.' })
  priceImpact(@Args(() => PriceImpactArgs) args: PriceImpactArgs, @Ctx() { reads }: Context): Promise<PriceImpact> {
    return priceImpact(reads, args);
  }

  @Mutation(() => PricePlanType, { description: 'Plans prices from an instant on.' })
  planPrices(
    @Arg('input', () => PricePlanInput, INPUT) input: PricePlanInput,
    @Ctx() context: Context,
  ): Promise<PricePlanType> {
    return answered(context, planPrices(context.db, context.viewer, input, this.timeZone));
  }

  @Mutation(() => PricePlanType, {
    description:
      'Replaces what a plan says, while its instant is to come. Without `changes` and `category` its changes stay.',
  })
  changePricePlan(
    @Arg('id', () => Int, PLAN) id: number,
    @Arg('input', () => PricePlanInput, INPUT) input: PricePlanInput,
    @Ctx() context: Context,
  ): Promise<PricePlanType> {
    return answered(context, changePlan(context.db, context.viewer, id, input, this.timeZone));
  }

  @Mutation(() => PricePlanType, { description: 'Takes a plan back before its instant.' })
  withdrawPricePlan(
    @Arg('id', () => Int, PLAN) id: number,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was seen; it is refused with CONFLICT when there is a newer one.',
    })
    version: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<PricePlanType> {
    return answered(context, withdrawPlan(context.db, context.viewer, id, version));
  }
}

@Resolver(() => PricePlanPageType)
export class PricePlanPageResolver {
  @FieldResolver(() => Int, { description: 'How many plans there are over all pages.' })
  totalCount(@Root() { state }: PricePlanPageType, @Ctx() { lateReads: reads }: Context): Promise<number> {
    return countPlans(reads, state);
  }
}

/** The plan as it is after the write. */
async function answered({ db, request }: Context, write: Promise<Once<{ id: number }>>): Promise<PricePlanType> {
  const { answer, replayed } = await write;
  if (replayed) request.markReplay();
  return readPlan(db, answer.id);
}
