import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { Money } from '../graphql/scalars';
import { readStats } from './stats';

@ObjectType('Stats', { simpleResolvers: true, description: 'The figures of the dashboard.' })
class StatsType {
  @Field(() => Int, { description: 'Users that are not deactivated.' })
  activeUsers: number;

  @Field(() => Int, { description: 'All orders, cancelled ones too.' })
  totalOrders: number;

  @Field(() => Money, { description: 'The totals of all orders but cancelled ones.' })
  totalRevenue: string;
}

@Resolver()
export class StatsResolver {
  @Query(() => StatsType, { description: 'The figures of the dashboard.' })
  stats(@Ctx() { reads }: Context): Promise<StatsType> {
    return readStats(reads);
  }
}
