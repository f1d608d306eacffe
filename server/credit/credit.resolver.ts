import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { signedIn } from '../identity/viewer';
import {
  CreditAccountType,
  CreditHistoryArgs,
  CreditListArgs,
  CreditTotalsType,
  CreditTransactionPageType,
} from './credit.types';
import { countCreditTransactions, readCreditTransactions } from './listCredit';
import { readCreditAccount, readCreditOfBusiness, readCreditTotals } from './readCredit';

@Resolver(() => CreditTransactionPageType)
export class CreditResolver {
  @Query(() => CreditAccountType, {
    description: "The viewer's own credit account; balance 0.00 and limit 5000.00 when there never was one.",
  })
  credit(@Ctx() { reads, viewer }: Context): Promise<CreditAccountType> {
    return readCreditAccount(reads, signedIn(viewer).id);
  }

  @Query(() => CreditTransactionPageType, { description: "The viewer's own credit ledger." })
  creditHistory(
    @Args(() => CreditHistoryArgs) args: CreditHistoryArgs,
    @Ctx() { reads, viewer }: Context,
  ): Promise<CreditTransactionPageType> {
    return page(reads, viewer, signedIn(viewer).id, args);
  }

  @Query(() => CreditAccountType, {
    description: 'The credit account of a business; balance 0.00 and limit 5000.00 when there never was one.',
  })
  creditAccount(
    @Arg('userId', () => Int, { description: 'The business.' }) userId: number,
    @Ctx() { reads }: Context,
  ): Promise<CreditAccountType> {
    return readCreditOfBusiness(reads, userId);
  }

  @Query(() => CreditTransactionPageType, { description: 'The credit ledgers of all businesses.' })
  creditTransactions(
    @Args(() => CreditListArgs) { userId, ...args }: CreditListArgs,
    @Ctx() { lateReads: reads, viewer }: Context,
  ): Promise<CreditTransactionPageType> {
    return page(reads, viewer, userId ?? null, args);
  }

  @Query(() => CreditTotalsType, { description: 'The sums that credit management shows.' })
  creditTotals(@Ctx() { lateReads: reads }: Context): Promise<CreditTotalsType> {
    return readCreditTotals(reads);
  }

  @FieldResolver(() => Int, { description: 'How many entries there are over all pages.' })
  totalCount(@Root() page: CreditTransactionPageType, @Ctx() { lateReads: reads }: Context): Promise<number> {
    return countCreditTransactions(reads, page.filter);
  }
}

async function page(
  reads: Context['reads'],
  viewer: Context['viewer'],
  userId: number | null,
  { type, from, to, ...list }: CreditHistoryArgs,
): Promise<CreditTransactionPageType> {
  const filter = { userId, type: type ?? null, from: from ?? null, to: to ?? null };
  return { ...(await readCreditTransactions(reads, viewer, filter, list)), filter };
}
