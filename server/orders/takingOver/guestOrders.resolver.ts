import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { unauthenticated } from '../../core/errors';
import type { Context } from '../../graphql/context';
import type { Viewer } from '../../identity/viewer';
import { countGuestOrders, takeOverGuestOrders } from './guestOrders';

/** What customers have of orders that they placed before they had an account (specification 8.21). */
@Resolver()
export class GuestOrdersResolver {
  @Query(() => Int, {
    nullable: true,
    description:
      "How many orders were placed without an account with the customer's address; null until the customer has confirmed it by a link.",
  })
  guestOrders(@Ctx() { db, viewer }: Context): Promise<number | null> {
    return countGuestOrders(db, idOf(viewer));
  }

  @Mutation(() => [Int], {
    description:
      "Takes over the orders that were placed without an account with the customer's address, and gives their numbers; a CONFLICT until the customer has confirmed it by a link.",
  })
  takeOverGuestOrders(@Ctx() { db, viewer }: Context): Promise<number[]> {
    return takeOverGuestOrders(db, idOf(viewer));
  }
}

function idOf({ account }: Viewer): number {
  if (!account) throw unauthenticated();
  return account.id;
}
