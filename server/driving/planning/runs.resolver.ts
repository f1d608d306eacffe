import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { isDay } from '../../../common/delivery/days';
import { notFound } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { Money } from '../../graphql/scalars';
import { IDEMPOTENCY_KEY } from '../../idempotency/idempotencyKey';
import type { Once } from '../../idempotency/once';
import { noDay } from '../../orders/packing/dayFilter';
import { OrderType } from '../../orders/reading/orders.types';
import { closeRun, countRun } from '../cash/closeRun';
import { readPhoto } from '../reading/readAttempts';
import { readRun, readRuns } from '../reading/readRuns';
import { readWithoutRun, suggestSequence } from '../reading/withoutRun';
import { DriverType, RunType } from '../reading/run.types';
import { refuseOthers } from '../stops/attempt';
import { readDrivers } from './drivers';
import type { Point } from './nearestNext';
import { changeRun, createRun, deleteRun, startRun } from './writeRun';

const ID = { description: 'Which run.' } as const;
const DATE = { description: 'The day, like "2026-11-26".' } as const;
const STOPS = { description: 'The orders that are still to come, at most 100, in the sequence of the stops.' } as const;
const VERSION = {
  nullable: true,
  description: 'The version that the change was made from; when somebody else has changed it since, CONFLICT.',
} as const;

/** Runs of a day, for who plans them (specification 33). */
@Resolver()
export class RunResolver {
  /** @param shop where runs begin; null: nobody said */
  constructor(private readonly shop: Point | null) {}

  @Query(() => [RunType], { description: 'The runs of a day, by their number; at most 200.' })
  runs(@Arg('date', () => String, DATE) date: string, @Ctx() { reads }: Context): Promise<RunType[]> {
    return readRuns(reads, { date: checkedDay(date) });
  }

  @Query(() => RunType, { nullable: true, description: 'One run; null when there is none.' })
  run(@Arg('id', () => Int, ID) id: number, @Ctx() { reads }: Context): Promise<RunType | null> {
    return readRun(reads, id);
  }

  @Query(() => [DriverType], { description: 'Who can be given a run.' })
  drivers(@Ctx() { reads }: Context): Promise<DriverType[]> {
    return readDrivers(reads);
  }

  @Query(() => [OrderType], {
    description: 'The orders of a day that are still to be brought and are in no run; at most 300.',
  })
  ordersWithoutRun(
    @Arg('date', () => String, {
      nullable: true,
      description: 'The day, like "2026-11-26"; absent: orders without a day that are still here.',
    })
    date: string | null | undefined,
    @Arg('window', () => String, { nullable: true, description: 'Of one window alone.' })
    window: string | null | undefined,
    @Ctx() { reads, viewer }: Context,
  ): Promise<OrderType[]> {
    return readWithoutRun(reads, viewer, { date: date ?? null, window: window ?? null });
  }

  @Query(() => [Int], {
    description:
      'These orders in a sequence for a run: from the shop always to the nearest that is left; those whose place is not known at the end.',
  })
  suggestedStops(
    @Arg('orderIds', () => [Int], { description: 'The order numbers, at most 100.' }) orderIds: number[],
    @Ctx() { reads }: Context,
  ): Promise<number[]> {
    return suggestSequence(reads, orderIds, this.shop);
  }

  @Query(() => String, { nullable: true, description: 'The photo of a delivery, as a data URL; null: there is none.' })
  deliveryPhoto(
    @Arg('attemptId', () => Int, { description: 'Of which attempt.' }) attemptId: number,
    @Ctx() { reads }: Context,
  ): Promise<string | null> {
    return readPhoto(reads, attemptId);
  }

  @Mutation(() => RunType, {
    description: 'Plans a run. CONFLICT for an order that is in another run, was delivered or cancelled.',
  })
  async createRun(
    @Arg('date', () => String, DATE) date: string,
    @Arg('window', () => String, { nullable: true, description: 'The window, like "08:00-12:00".' })
    window: string | null | undefined,
    @Arg('driverId', () => Int, { description: 'Who drives it.' }) driverId: number,
    @Arg('orderIds', () => [Int], STOPS) orderIds: number[],
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<RunType> {
    const { db, viewer } = context;
    return answered(context, await createRun(db, viewer, { date, window, driverId, orderIds, idempotencyKey }));
  }

  @Mutation(() => RunType, {
    description:
      'Plans a run otherwise, until it is closed. Of a run that is out, what comes in leaves with it, and what is taken out is here again.',
  })
  async changeRun(
    @Arg('id', () => Int, ID) id: number,
    @Arg('driverId', () => Int, { nullable: true, description: 'Who drives it; absent: as it is.' })
    driverId: number | null | undefined,
    @Arg('orderIds', () => [Int], STOPS) orderIds: number[],
    @Arg('version', () => Int, VERSION) version: number | null | undefined,
    @Ctx() { db, reads, viewer }: Context,
  ): Promise<RunType> {
    await changeRun(db, viewer, { id, driverId, orderIds, version });
    return found(await readRun(reads, id));
  }

  @Mutation(() => Boolean, { description: 'Takes back a run that has not left; its orders are in none then.' })
  async deleteRun(
    @Arg('id', () => Int, ID) id: number,
    @Arg('version', () => Int, VERSION) version: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    await deleteRun(db, viewer, id, version);
    return true;
  }

  @Mutation(() => RunType, {
    description: 'Sends a run out, for who plans it and for its driver: its orders are shipped, their buyers told.',
  })
  async startRun(
    @Arg('id', () => Int, ID) id: number,
    @Arg('floatLbp', () => Money, {
      nullable: true,
      description: 'What the driver takes along to give change, in LBP; absent: nothing.',
    })
    floatLbp: string | null | undefined,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<RunType> {
    const { db, viewer } = context;
    const leaving = { id, floatLbp, idempotencyKey };
    const run = await answered(context, await startRun(db, viewer, leaving, (each) => refuseOthers(viewer, each)));
    // Sent again when another driver has it by now.
    refuseOthers(viewer, { driverId: run.driver.id });
    return run;
  }

  @Mutation(() => RunType, {
    description: 'Ends a run that is out. CONFLICT while orders of it are still out, with their numbers.',
  })
  async closeRun(
    @Arg('id', () => Int, ID) id: number,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<RunType> {
    return answered(context, await closeRun(context.db, context.viewer, id, idempotencyKey));
  }

  @Mutation(() => RunType, {
    description:
      'Keeps what was counted after a run beside what should be there. A difference needs a note; what was counted before stays.',
  })
  async countRun(
    @Arg('id', () => Int, ID) id: number,
    @Arg('lbp', () => Money, { description: 'What was counted in LBP.' }) lbp: string,
    @Arg('usd', () => Money, { description: 'What was counted in USD.' }) usd: string,
    @Arg('note', () => String, { nullable: true, description: 'Why it differs, at most 200 characters.' })
    note: string | null | undefined,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<RunType> {
    const { db, viewer } = context;
    return answered(context, await countRun(db, viewer, { id, lbp, usd, note, idempotencyKey }));
  }
}

async function answered({ reads, request }: Context, { answer, replayed }: Once<number>): Promise<RunType> {
  if (replayed) request.markReplay();
  return found(await readRun(reads, answer));
}

function found(run: RunType | null): RunType {
  if (!run) throw notFound('Run');
  return run;
}

/** @throws ShopError BAD_USER_INPUT for what is no day */
function checkedDay(date: string): string {
  if (!isDay(date)) throw noDay();
  return date;
}
