import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import type { PasswordRequests } from './passwordRequests';
import type { PasswordReset } from './passwordReset';
import { PasswordResetType } from './recovery.types';

/** What those do who have forgotten their password. */
@Resolver()
export class RecoveryResolver {
  constructor(
    private readonly requests: PasswordRequests,
    private readonly passwords: PasswordReset,
  ) {}

  @Mutation(() => Boolean, {
    description:
      'Sends a link for a new password to the e-mail address of an account. True whether there is such an account or not.',
  })
  async requestPasswordReset(
    @Arg('account', () => String, { description: 'Its username or e-mail address, without regard to case.' })
    account: string,
    @Ctx() { request }: Context,
  ): Promise<boolean> {
    await this.requests.ask(account, request);
    return true;
  }

  @Mutation(() => PasswordResetType, {
    description:
      'Sets a new password by the link of a mail, and ends all sessions of the account; what is wrong is a BAD_USER_INPUT on its field.',
  })
  resetPassword(
    @Arg('key', () => String, { description: 'What stands behind "#key=" in the link; it works once.' }) key: string,
    @Arg('newPassword', () => String, {
      description: 'At least 8 characters, taken as typed; not the username, and none of the 10,000 most common ones.',
    })
    newPassword: string,
    @Ctx() { request }: Context,
  ): Promise<PasswordResetType> {
    return this.passwords.reset({ key, newPassword }, request);
  }
}
