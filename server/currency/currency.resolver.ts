import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { PageArgs } from '../graphql/paging';
import { ExchangeRateInput, ExchangeRatePageType } from './currency.types';
import { ExchangeRate } from './exchangeRate.entity';
import { countRates, listRates, setRate } from './exchangeRates';
import { setTransferAccount } from './transferAccounts';

@Resolver(() => ExchangeRatePageType)
export class CurrencyResolver {
  @Query(() => ExchangeRatePageType, { description: 'What one USD was set to; the newest holds.' })
  exchangeRates(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<ExchangeRatePageType> {
    return listRates(reads, page);
  }

  @FieldResolver(() => Int, { description: 'How often it was set.' })
  totalCount(@Ctx() { lateReads: reads }: Context): Promise<number> {
    return countRates(reads);
  }

  @Mutation(() => ExchangeRate, {
    description: 'Sets what one USD is from now on; orders that were placed keep the rate of their moment.',
  })
  setExchangeRate(
    @Arg('input', () => ExchangeRateInput, { description: 'The rate, and whether it is shown.' })
    input: ExchangeRateInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<ExchangeRate> {
    return setRate(db, viewer, input);
  }

  @Mutation(() => String, {
    nullable: true,
    description: 'Sets where buyers send what they pay by WishMoney; gives what is set then.',
  })
  setTransferAccount(
    @Arg('sendTo', () => String, {
      nullable: true,
      description: 'At most 200 characters; null or blank takes it away.',
    })
    sendTo: string | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<string | null> {
    return setTransferAccount(db, viewer, sendTo);
  }
}
