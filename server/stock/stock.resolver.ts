import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { checkedFilter, countStockEntries, countStocks, readStockEntries, readStocks } from './listStock';
import { readOnlyLeftFrom } from './settings';
import { StockEntryListArgs, StockEntryPageType, StockListArgs, StockPageType } from './stock.types';

@Resolver(() => StockPageType)
export class StockResolver {
  @Query(() => StockPageType, { description: 'What is counted, and how many there are of it.' })
  async stock(
    @Args(() => StockListArgs) { search, productIds, low, ...page }: StockListArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<StockPageType> {
    const filter = checkedFilter({ search, productIds, low });
    return { ...(await readStocks(reads, filter, page)), filter };
  }

  @Query(() => Int, {
    description: 'The highest number of which shoppers are told that only so many are left; 0: they are never told.',
  })
  stockOnlyLeftFrom(@Ctx() { lateReads: reads }: Context): Promise<number> {
    return readOnlyLeftFrom(reads);
  }

  @FieldResolver(() => Int, { description: 'How many there are over all pages.' })
  totalCount(@Root() { filter }: StockPageType, @Ctx() { lateReads: reads }: Context): Promise<number> {
    return countStocks(reads, filter);
  }
}

@Resolver(() => StockEntryPageType)
export class StockEntryResolver {
  @Query(() => StockEntryPageType, { description: 'The changes of stock, each of which is kept for ever.' })
  async stockEntries(
    @Args(() => StockEntryListArgs) { productId, variant, orderId, kind, from, to, ...page }: StockEntryListArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<StockEntryPageType> {
    const filter = {
      productId: productId ?? null,
      variant: variant ?? null,
      orderId: orderId ?? null,
      kind: kind ?? null,
      from: from ?? null,
      to: to ?? null,
    };
    return { ...(await readStockEntries(reads, filter, page)), filter };
  }

  @FieldResolver(() => Int, { description: 'How many there are over all pages.' })
  totalCount(@Root() { filter }: StockEntryPageType, @Ctx() { lateReads: reads }: Context): Promise<number> {
    return countStockEntries(reads, filter);
  }
}
