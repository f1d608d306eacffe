import { Args, ArgsType, Ctx, Field, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { dayAt } from '../../../common/delivery/clock';
import { notFound } from '../../core/errors';
import { signedIn } from '../../identity/viewer';
import type { Context } from '../../graphql/context';
import { DateTime, Money } from '../../graphql/scalars';
import { IDEMPOTENCY_KEY } from '../../idempotency/idempotencyKey';
import type { Once } from '../../idempotency/once';
import { OrderType } from '../../orders/reading/orders.types';
import { readAttempts } from '../reading/readAttempts';
import { readRun, readRuns } from '../reading/readRuns';
import { DeliveryAttemptType, RunType } from '../reading/run.types';
import { NextStep } from '../runTerms';
import { isOf } from './attempt';
import { deliver } from './deliver';
import { reportNotDelivered } from './notDelivered';

@ArgsType()
class AtStopArgs {
  @Field(() => Int, { description: 'In which run.' })
  runId: number;

  @Field(() => Int, { description: 'The order number.' })
  orderId: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When, by the clock of the phone; absent, or later than now: now.',
  })
  at?: Date | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@ArgsType()
class DeliveredArgs extends AtStopArgs {
  @Field(() => String, { description: 'The name of who took it.' })
  takenBy: string;

  @Field(() => Money, { nullable: true, description: 'What was collected in LBP; absent: nothing.' })
  lbp?: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What was collected in USD, at the rate of the order; absent: nothing.',
  })
  usd?: string | null;

  @Field(() => String, { nullable: true, description: 'A photo as a data URL, at most 600,000 characters.' })
  photo?: string | null;
}

@ArgsType()
class NotDeliveredArgs extends AtStopArgs {
  @Field(() => String, { description: 'Why, at most 200 characters.' })
  reason: string;

  @Field(() => NextStep, { description: 'What comes next.' })
  next: NextStep;
}

/** The stops of a run, for its driver (specification 33.3). */
@Resolver(() => OrderType)
export class StopResolver {
  /** @param timeZone of the shop's clock */
  constructor(private readonly timeZone: string) {}

  @Query(() => [RunType], {
    description: "The viewer's own runs of today, and those of before that are not closed.",
  })
  ownRuns(@Ctx() { reads, viewer }: Context): Promise<RunType[]> {
    return readRuns(reads, { driver: { id: signedIn(viewer).id, today: dayAt(new Date(), this.timeZone) } });
  }

  @Mutation(() => RunType, {
    description:
      'An order of a run that is out was delivered. It is paid when nothing is left to be collected. CONFLICT for what was delivered already.',
  })
  async deliverOrder(@Args(() => DeliveredArgs) delivered: DeliveredArgs, @Ctx() context: Context): Promise<RunType> {
    return answered(context, delivered, await deliver(context.db, context.viewer, delivered));
  }

  @Mutation(() => RunType, {
    description: 'An order of a run that is out was not delivered. CONFLICT for what was delivered already.',
  })
  async reportNotDelivered(
    @Args(() => NotDeliveredArgs) failed: NotDeliveredArgs,
    @Ctx() context: Context,
  ): Promise<RunType> {
    return answered(context, failed, await reportNotDelivered(context.db, context.viewer, failed));
  }

  @FieldResolver(() => [DeliveryAttemptType], {
    nullable: true,
    description: 'What happened at its door, oldest first; null unless who cares for orders looks.',
  })
  attempts(@Root() { id }: OrderType, @Ctx() { loaders }: Context): Promise<DeliveryAttemptType[]> {
    return loaders.load(readAttempts, id);
  }
}

/** The run; of one that another driver has by now, the stop alone that was told of, and no cash of it (specification 33.3). */
async function answered(
  { reads, request, viewer }: Context,
  { runId, orderId }: AtStopArgs,
  { replayed }: Once<number>,
): Promise<RunType> {
  if (replayed) request.markReplay();
  const run = await readRun(reads, runId);
  if (!run) throw notFound('Run');
  if (isOf(viewer, { driverId: run.driver.id })) return run;
  const stops = run.stops.filter((stop) => stop.orderId === orderId);
  return { ...run, stops, floatLbp: '0.00', expectedLbp: '0.00', expectedUsd: '0.00' };
}
