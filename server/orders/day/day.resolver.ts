import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { isDay } from '../../../common/delivery/days';
import type { ShopError } from '../../core/errors';
import { Cost } from '../../graphql/cost';
import type { Context } from '../../graphql/context';
import { listen, told } from '../live/listen';
import type { LiveContext } from '../live/liveContext';
import { listOrders } from '../reading/lists/listOrders';
import { EVERY_ORDER, OrderPageType, OrderSort, OrderType } from '../reading/orders.types';
import { pageOf } from '../reading/pageOf';
import { noDay } from '../packing/dayFilter';
import { DayOrderArgs, DayType } from './day.types';
import { readPickList } from './pickList';
import { PickListType } from './pickList.types';
import { readDay } from './readDay';
import { PackingSlipType } from './slip.types';
import { readSlips, showSlip } from './slips';

/** How often a day is counted at most for one who looks at it. */
const PAUSE_MS = 1_000;

const DATE = {
  nullable: true,
  description: 'The day, like "2026-11-26"; absent: orders without a day that are still here.',
} as const;

/** A day as it is now, or the refusal that ends the stream. */
type StreamItem = { day: DayType } | { refusal: ShopError };

/** The work of a day of delivery (specification 32). */
@Resolver(() => OrderType)
export class DayResolver {
  @Cost({ each: 2_000 })
  @Query(() => DayType, { description: 'The orders of a day by window and zone, counted by how far they are.' })
  day(
    @Arg('date', () => String, DATE) date: string | null | undefined,
    @Ctx() { reads, viewer }: Context,
  ): Promise<DayType> {
    return readDay(reads, viewer, date ?? null);
  }

  @Cost({ each: 4_000 })
  @Query(() => PickListType, { description: 'What is to be pressed and packed for a day, or for a part of it.' })
  pickList(
    @Arg('date', () => String, DATE) date: string | null | undefined,
    @Arg('window', () => String, { nullable: true, description: 'Of one window alone.' })
    window: string | null | undefined,
    @Arg('zoneId', () => Int, { nullable: true, description: 'Of one zone alone.' })
    zoneId: number | null | undefined,
    @Ctx() { reads }: Context,
  ): Promise<PickListType> {
    return readPickList(reads, { date, window, zoneId });
  }

  @Query(() => OrderPageType, {
    description: 'The orders of a day, or of a part of it, or those that are named; by their number.',
  })
  async dayOrders(
    @Args(() => DayOrderArgs) { ids, date, window, zoneId, stage, ...page }: DayOrderArgs,
    @Ctx() { reads, viewer }: Context,
  ): Promise<OrderPageType> {
    const filter = { ...EVERY_ORDER, ofDay: ids ? { ids } : { date, window, zoneId, stage } };
    const found = await listOrders(reads, viewer, filter, { ...page, by: OrderSort.DATE, descending: false });
    return pageOf(found, filter, page);
  }

  @FieldResolver(() => PackingSlipType, {
    nullable: true,
    description: 'What lies in its box; null unless who packs looks.',
  })
  async slip(@Root() order: OrderType, @Ctx() { loaders, viewer }: Context): Promise<PackingSlipType> {
    return showSlip(viewer, order, await loaders.load(readSlips, order.id));
  }

  @Subscription(() => DayType, {
    description:
      'A day as `day` counts it, at once and whenever anything of its orders, lines and ticks has become another, at most once a second. At /graphql/stream, as server-sent events; it ends when the viewer’s rights do.',
    subscribe: ({ args, context }) => changes(context as LiveContext, (args as { date?: string | null }).date ?? null),
  })
  dayChanged(@Arg('date', () => String, DATE) _date: string | null | undefined, @Root() item?: StreamItem): DayType {
    return told(item).day;
  }
}

/** A day as it is, and again whenever it has become another, also by what its figures do not show. */
async function* changes(context: LiveContext, date: string | null): AsyncGenerator<StreamItem> {
  if (date !== null && !isDay(date)) {
    yield { refusal: noDay() };
    return;
  }
  let told: string | undefined;
  for await (const item of listen(context, null, PAUSE_MS)) {
    if ('refusal' in item) yield item;
    else if (item.change || told === undefined) {
      const day = await readDay(context.reads, item.viewer, date);
      if (day.state !== told) yield { day };
      told = day.state;
    }
  }
}
