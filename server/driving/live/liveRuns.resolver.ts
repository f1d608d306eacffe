import { Arg, Field, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { isDay } from '../../../common/delivery/days';
import type { ShopError } from '../../core/errors';
import { Duty, hasDuty } from '../../identity/duties';
import type { Viewer } from '../../identity/viewer';
import { listen, told } from '../../orders/live/listen';
import type { LiveContext } from '../../orders/live/liveContext';
import { noDay } from '../../orders/packing/dayFilter';
import { readRuns } from '../reading/readRuns';
import { RunType } from '../reading/run.types';

/** How often runs are read at most for one who looks at them. */
const PAUSE_MS = 1_000;

@ObjectType('DayRuns', { simpleResolvers: true, description: 'The runs of a day as they are now.' })
class DayRunsType {
  @Field(() => [RunType], { description: 'By their number.' })
  runs: RunType[];
}

/** Runs as they are now, or the refusal that ends the stream. */
type StreamItem = { runs: RunType[] } | { refusal: ShopError };

interface Watched {
  date: string;
  own?: boolean | null;
}

@Resolver()
export class LiveRunResolver {
  @Subscription(() => DayRunsType, {
    description:
      'The runs of a day, at once and whenever anything of them has become other, at most once a second: all for who plans them, the own ones as `ownRuns` has them for a driver. At /graphql/stream, as server-sent events; it ends when the viewer’s rights do.',
    subscribe: ({ args, context }) => changes(context as LiveContext, args as Watched),
  })
  runsChanged(
    @Arg('date', () => String, { description: 'The day, like "2026-11-26".' }) _date: string,
    @Arg('own', () => Boolean, {
      nullable: true,
      description: "Whether only the viewer's own, also for who plans all.",
    })
    _own: boolean | null | undefined,
    @Root() item?: StreamItem,
  ): DayRunsType {
    return told(item);
  }
}

async function* changes(context: LiveContext, { date, own }: Watched): AsyncGenerator<StreamItem> {
  if (!isDay(date)) {
    yield { refusal: noDay() };
    return;
  }
  let told: string | undefined;
  for await (const item of listen(context, null, PAUSE_MS)) {
    if ('refusal' in item) yield item;
    else if (item.change || told === undefined) {
      const runs = await readRuns(context.reads, filterOf(item.viewer, date, own === true));
      const state = JSON.stringify(runs);
      if (state !== told) yield { runs };
      told = state;
    }
  }
}

function filterOf({ account }: Viewer, date: string, own: boolean): Parameters<typeof readRuns>[1] {
  return own || !hasDuty(account, Duty.ORDERS) ? { driver: { id: account!.id, today: date } } : { date };
}
