import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../identity/viewer';
import type { Context } from '../../graphql/context';
import { Cost } from '../../graphql/cost';
import { countPriceChanges, readPriceChanges } from './listChanges';
import { priceAt } from './priceAt';
import { PriceAtArgs, PriceAtType, PriceTimelineArgs, PriceTimelineType } from './priceAt.types';
import { OwnPriceHistoryArgs, PriceChangePageType, PriceHistoryArgs } from './priceChange.types';
import { priceTimeline } from './priceTimeline';

@Resolver(() => PriceChangePageType)
export class PriceHistoryResolver {
  @Cost({ each: 2_000 })
  @Query(() => PriceChangePageType, {
    description:
      'The history of prices: of products and sizes, of agreed prices, and of the terms of businesses. By size, kind or time only of a product or a business.',
  })
  priceHistory(
    @Args(() => PriceHistoryArgs) args: PriceHistoryArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<PriceChangePageType> {
    return page(reads, args, null);
  }

  @Cost({ each: 2_000 })
  @Query(() => PriceChangePageType, {
    description:
      "The history of the signed-in business's own terms and agreed prices; of one product also that of its customer prices.",
  })
  ownPriceHistory(
    @Args(() => OwnPriceHistoryArgs) args: OwnPriceHistoryArgs,
    @Ctx() { reads, viewer }: Context,
  ): Promise<PriceChangePageType> {
    return page(reads, args, signedIn(viewer).id);
  }

  @Query(() => PriceAtType, {
    description: 'What the viewer, or for admins any user, would have paid at an instant of the past.',
  })
  priceAt(
    @Args(() => PriceAtArgs) { productId, variant, at, userId }: PriceAtArgs,
    @Ctx() { reads, viewer }: Context,
  ): Promise<PriceAtType> {
    return priceAt(reads, viewer, { productId, variant: variant ?? null, at, userId: userId ?? null });
  }

  @Cost({ each: 5_000 })
  @Query(() => PriceTimelineType, {
    description:
      "A product's prices over time: for a business its own and the customer price, for admins those of all books.",
  })
  priceTimeline(
    @Args(() => PriceTimelineArgs) { productId, variant, from, to, userIds }: PriceTimelineArgs,
    @Ctx() { reads, viewer }: Context,
  ): Promise<PriceTimelineType> {
    const which = { productId, variant: variant ?? null, userIds: userIds ?? null };
    return priceTimeline(reads, viewer, { ...which, from: from ?? null, to: to ?? null });
  }

  @Cost({ each: 2_000 })
  @FieldResolver(() => Int, {
    description: 'How many changes there are over all pages: exact up to 10,000; 10,001 stands for more.',
  })
  totalCount(@Root() { filter }: PriceChangePageType, @Ctx() { lateReads: reads }: Context): Promise<number> {
    return countPriceChanges(reads, filter);
  }
}

async function page(
  reads: Context['reads'],
  { productId, variant, userId, kind, from, to, ...list }: PriceHistoryArgs,
  asBusiness: number | null,
): Promise<PriceChangePageType> {
  const filter = {
    productId: productId ?? null,
    variant: variant ?? null,
    userId: userId ?? null,
    kind: kind ?? null,
    from: from ?? null,
    to: to ?? null,
    asBusiness,
  };
  return { ...(await readPriceChanges(reads, filter, list)), filter };
}
