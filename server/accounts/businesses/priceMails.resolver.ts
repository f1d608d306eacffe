import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { Role } from '../../identity/roles';
import { showAccount } from '../signIn/showAccount';
import { ViewerType } from '../signIn/account.types';
import { showUser } from '../users/showUser';
import { UserType } from '../users/users.types';
import { readPriceMails, setOwnPriceMails, setPriceMailsOf } from './priceMails';

const ON = { description: 'True: a mail a day before planned prices hold, and soon after others have changed.' };
const WHETHER = {
  nullable: true,
  description: 'Whether its changed prices are told by mail; null unless a business.',
} as const;

@Resolver(() => ViewerType)
export class ViewerPriceMailsResolver {
  @FieldResolver(() => Boolean, WHETHER)
  priceMails(@Root() { id, role }: ViewerType, @Ctx() { loaders }: Context): Promise<boolean> | null {
    return role === Role.BUSINESS ? loaders.load(readPriceMails, id) : null;
  }

  @Mutation(() => ViewerType, {
    description: 'Chooses whether the signed-in business gets its changed prices by mail.',
  })
  async setPriceMails(@Arg('on', () => Boolean, ON) on: boolean, @Ctx() { db, viewer }: Context): Promise<ViewerType> {
    await setOwnPriceMails(db, viewer, on);
    return showAccount(viewer.account!);
  }
}

@Resolver(() => UserType)
export class UserPriceMailsResolver {
  @FieldResolver(() => Boolean, WHETHER)
  priceMails(@Root() { id, role }: UserType, @Ctx() { loaders }: Context): Promise<boolean> | null {
    return role === Role.BUSINESS ? loaders.load(readPriceMails, id) : null;
  }

  @Mutation(() => UserType, { description: 'Chooses whether a business gets its changed prices by mail.' })
  async setBusinessPriceMails(
    @Arg('userId', () => Int, { description: 'Which business.' }) userId: number,
    @Arg('on', () => Boolean, ON) on: boolean,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return showUser(await setPriceMailsOf(db, viewer, userId, on));
  }
}
