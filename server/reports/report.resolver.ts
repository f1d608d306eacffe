import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { pageSize } from '../graphql/paging';
import { readPeriod, type Period } from './period';
import { BUSINESSES, PRODUCTS, readRanking } from './ranking';
import { readCategories, readDays, readPayments, readTakings } from './sums';
import {
  BusinessTakingsType,
  CategorySoldType,
  DayTakingsType,
  PaymentTakingsType,
  ProductSoldType,
  ReportType,
  TakingsType,
} from './report.types';

const FIRST = { defaultValue: 20, description: 'How many, 1 to 100.' };

@Resolver(() => ReportType)
export class ReportResolver {
  /** @param timeZone where a day of the shop begins and ends */
  constructor(private readonly timeZone: string) {}

  @Query(() => ReportType, { description: 'The figures of a period of at most 366 days, in the shop’s time zone.' })
  report(
    @Arg('from', () => String, { description: 'The first day, like "2026-11-01".' }) from: string,
    @Arg('to', () => String, { description: 'The last day, included.' }) to: string,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<Period> {
    return readPeriod(reads, from, to, this.timeZone);
  }

  @FieldResolver(() => TakingsType, { description: 'All of the period.' })
  takings(@Root() period: Period, @Ctx() { lateReads: reads }: Context): Promise<TakingsType> {
    return readTakings(reads, period);
  }

  @FieldResolver(() => [DayTakingsType], { description: 'Day by day, days without orders too.' })
  days(@Root() period: Period, @Ctx() { lateReads: reads }: Context): Promise<DayTakingsType[]> {
    return readDays(reads, period);
  }

  @FieldResolver(() => [ProductSoldType], { description: 'The products that brought the most.' })
  bestSellers(
    @Root() period: Period,
    @Arg('first', () => Int, FIRST) first: number,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<ProductSoldType[]> {
    return readRanking(reads, PRODUCTS, period, pageSize(first));
  }

  @FieldResolver(() => [CategorySoldType], { description: 'What each category brought, the most first.' })
  categories(@Root() period: Period, @Ctx() { lateReads: reads }: Context): Promise<CategorySoldType[]> {
    return readCategories(reads, period);
  }

  @FieldResolver(() => [BusinessTakingsType], { description: 'The businesses that brought the most.' })
  businesses(
    @Root() period: Period,
    @Arg('first', () => Int, FIRST) first: number,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<BusinessTakingsType[]> {
    return readRanking(reads, BUSINESSES, period, pageSize(first));
  }

  @FieldResolver(() => [PaymentTakingsType], { description: 'How orders were paid, the most money first.' })
  payments(@Root() period: Period, @Ctx() { lateReads: reads }: Context): Promise<PaymentTakingsType[]> {
    return readPayments(reads, period);
  }
}
