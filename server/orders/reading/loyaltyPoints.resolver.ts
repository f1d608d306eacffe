import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { OwnProfile } from '../../accounts/emails/ownProfile.types';
import type { Context } from '../../graphql/context';
import { Role } from '../../identity/roles';
import { earnedPoints } from './loyaltyPoints';

/** What the orders of an account have earned. */
@Resolver(() => OwnProfile)
export class LoyaltyPointsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Points of all own orders that are not cancelled; null unless a customer or a business.',
  })
  async loyaltyPoints(@Root() { id, role }: OwnProfile, @Ctx() { db }: Context): Promise<number | null> {
    return role === Role.CUSTOMER || role === Role.BUSINESS ? earnedPoints(db, id) : null;
  }
}
