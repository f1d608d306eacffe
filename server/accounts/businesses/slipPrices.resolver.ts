import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { Role } from '../../identity/roles';
import { ViewerType } from '../signIn/account.types';
import { showAccount } from '../signIn/showAccount';
import { readSlipPrices, setSlipPrices } from './slipPrices';

@Resolver(() => ViewerType)
export class SlipPricesResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the packing slips in its boxes say prices; null unless a business.',
  })
  slipPrices(@Root() { id, role }: ViewerType, @Ctx() { loaders }: Context): Promise<boolean> | null {
    return role === Role.BUSINESS ? loaders.load(readSlipPrices, id) : null;
  }

  @Mutation(() => ViewerType, {
    description: 'Chooses whether packing slips of the signed-in business say prices; those of its employees never do.',
  })
  async setSlipPrices(
    @Arg('on', () => Boolean, { description: 'True: they do.' }) on: boolean,
    @Ctx() { db, viewer }: Context,
  ): Promise<ViewerType> {
    await setSlipPrices(db, viewer, on);
    return showAccount(viewer.account!);
  }
}
