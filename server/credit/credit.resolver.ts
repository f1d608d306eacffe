import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { PaymentMode, Role } from '../accounts/roles';
import { ViewerType } from '../accounts/account.types';
import { unauthenticated } from '../errors';
import type { Context } from '../graphql/context';
import { cursorId, pageSize } from '../graphql/paging';
import { Money } from '../graphql/scalars';
import { CreditEntryType } from './credit.entity';
import { CreditAccountType, CreditTotalsType, CreditTransactionPageType } from './credit.types';
import {
  countCreditTransactions,
  readCreditAccount,
  readCreditOfBusiness,
  readCreditTotals,
  readCreditTransactions,
  type CreditFilter,
} from './readCredit';

const FIRST = { defaultValue: 50, description: 'How many, 1 to 100.' };
const AFTER = { nullable: true, description: 'The `endCursor` of the page before.' } as const;
const TYPE = { nullable: true, description: 'Entries of one type alone.' } as const;

@Resolver(() => CreditTransactionPageType)
export class CreditResolver {
  @Query(() => CreditAccountType, {
    description: "The viewer's own credit account; balance 0.00 and limit 5000.00 when there never was one.",
  })
  credit(@Ctx() { reads, viewer }: Context): Promise<CreditAccountType> {
    return readCreditAccount(reads, ownId(viewer));
  }

  @Query(() => CreditTransactionPageType, { description: "The viewer's own credit ledger, newest first." })
  creditHistory(
    @Arg('type', () => CreditEntryType, TYPE) type: CreditEntryType | null,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
    @Ctx() { reads, viewer }: Context,
  ): Promise<CreditTransactionPageType> {
    return page(reads, { userId: ownId(viewer), type: type ?? null }, first, after);
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

  @Query(() => CreditTransactionPageType, { description: 'The credit ledgers of all businesses, newest first.' })
  async creditTransactions(
    @Arg('userId', () => Int, { nullable: true, description: 'Of one business alone.' }) userId: number | null,
    @Arg('type', () => CreditEntryType, TYPE) type: CreditEntryType | null,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
    @Ctx() { reads }: Context,
  ): Promise<CreditTransactionPageType> {
    return page(reads, { userId: userId ?? null, type: type ?? null }, first, after);
  }

  @Query(() => CreditTotalsType, { description: 'The sums that credit management shows.' })
  creditTotals(@Ctx() { reads }: Context): Promise<CreditTotalsType> {
    return readCreditTotals(reads);
  }

  @FieldResolver(() => Int, { description: 'How many entries there are over all pages.' })
  totalCount(@Root() page: CreditTransactionPageType, @Ctx() { reads }: Context): Promise<number> {
    return countCreditTransactions(reads, page.filter);
  }
}

@Resolver(() => ViewerType)
export class ViewerCreditResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description: 'The credit that is still available; null unless a business in credit mode.',
  })
  async creditBalance(@Root() viewer: ViewerType, @Ctx() { loaders }: Context): Promise<string | null> {
    if (viewer.role !== Role.BUSINESS || viewer.paymentMode !== PaymentMode.CREDIT) return null;
    return loaders.creditBalance.load(viewer.id);
  }
}

function ownId({ account }: Context['viewer']): number {
  if (!account) throw unauthenticated();
  return account.id;
}

async function page(
  reads: Context['reads'],
  filter: CreditFilter,
  first: number,
  after: string | null,
): Promise<CreditTransactionPageType> {
  const rows = await readCreditTransactions(reads, filter, { first: pageSize(first), before: cursorId(after) });
  const nodes = rows.slice(0, first);
  return { nodes, filter, pageInfo: { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: rows.length > first } };
}
