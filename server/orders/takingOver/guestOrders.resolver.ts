import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { signedIn } from '../../identity/viewer';
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
    return countGuestOrders(db, signedIn(viewer).id);
  }

  @Mutation(() => [Int], {
    description:
      "Takes over the orders that were placed without an account with the customer's address, and gives their numbers; a CONFLICT until the customer has confirmed it by a link.",
  })
  takeOverGuestOrders(@Ctx() { db, viewer }: Context): Promise<number[]> {
    return takeOverGuestOrders(db, signedIn(viewer).id);
  }
}
