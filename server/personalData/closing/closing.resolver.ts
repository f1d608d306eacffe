import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { compare } from '../../../common/money';
import { signedIn } from '../../identity/viewer';
import type { Context } from '../../graphql/context';
import type { AccountClosing } from './accountClosing';
import { AccountClosingType } from './closing.types';
import { readClosingFacts } from './obstacles';

/** Closing one's own account. */
@Resolver()
export class ClosingResolver {
  /** @param days for how many days after an order personal data are kept */
  constructor(
    private readonly accounts: AccountClosing,
    private readonly days: number,
  ) {}

  @Query(() => AccountClosingType, {
    description: "What stands in the way of closing one's own account, and what its closing takes along.",
  })
  async accountClosing(@Ctx() { viewer, reads }: Context): Promise<AccountClosingType> {
    const facts = await readClosingFacts(reads, signedIn(viewer));
    return { ...facts, creditIsAtLimit: compare(facts.creditDue, '0') === 0, keepPersonalDataDays: this.days };
  }

  @Mutation(() => Boolean, {
    description:
      "Closes one's own account for good, a business with its employees, and signs it out everywhere. A wrong password is a BAD_USER_INPUT on its field; what stands in the way a CONFLICT, as `accountClosing` says it.",
  })
  async closeAccount(
    @Arg('currentPassword', () => String, { description: 'As it is now.' }) currentPassword: string,
    @Ctx() { viewer, request }: Context,
  ): Promise<boolean> {
    await this.accounts.close(signedIn(viewer), currentPassword, request.tellLimit);
    await request.signOut();
    return true;
  }
}
