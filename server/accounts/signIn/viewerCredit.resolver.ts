import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { readCreditBalances } from '../../credit/readCredit';
import { Money } from '../../graphql/scalars';
import { PaymentMode, Role } from '../../identity/roles';
import { ViewerType } from './account.types';

@Resolver(() => ViewerType)
export class ViewerCreditResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description: 'The credit that is still available; null unless a business in credit mode.',
  })
  async creditBalance(@Root() viewer: ViewerType, @Ctx() { loaders }: Context): Promise<string | null> {
    if (viewer.role !== Role.BUSINESS || viewer.paymentMode !== PaymentMode.CREDIT) return null;
    return loaders.load(readCreditBalances, viewer.id);
  }
}
