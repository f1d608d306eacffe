import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { StatsType } from './report.types';
import { readStats } from './stats';

@Resolver()
export class StatsResolver {
  @Query(() => StatsType, { description: 'The figures of the dashboard.' })
  stats(@Ctx() { lateReads: reads }: Context): Promise<StatsType> {
    return readStats(reads);
  }
}
