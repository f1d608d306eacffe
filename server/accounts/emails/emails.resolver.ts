import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { unauthenticated } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { signedIn } from '../../identity/viewer';
import { UserType } from '../users/users.types';
import type { EmailConfirmation } from './emailConfirmation';
import { readOwnProfile, type OwnProfiles } from './ownProfile';
import { EmailConfirmed, OwnProfile, OwnProfileInput } from './ownProfile.types';

/** Addresses of accounts, and what owners tell of themselves. */
@Resolver()
export class EmailsResolver {
  constructor(
    private readonly confirmation: EmailConfirmation,
    private readonly profiles: OwnProfiles,
  ) {}

  @Query(() => OwnProfile, { description: 'What the account that is signed in tells of its owner.' })
  async ownProfile(@Ctx() { db, viewer }: Context): Promise<OwnProfile> {
    const profile = await readOwnProfile(db, signedIn(viewer).id);
    if (!profile) throw unauthenticated();
    return profile;
  }

  @Mutation(() => OwnProfile, {
    description:
      'Changes what is sent of the own profile. Another e-mail address takes the present password, and gets a link by which it is confirmed; what is wrong is a BAD_USER_INPUT on its field.',
  })
  updateOwnProfile(
    @Arg('input', () => OwnProfileInput, { description: 'What to change.' }) input: OwnProfileInput,
    @Ctx() { viewer, request }: Context,
  ): Promise<OwnProfile> {
    return this.profiles.change(signedIn(viewer), input, request);
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a new link to the e-mail address of the account, which ends the one before; false when its owner has confirmed it by a link already.',
  })
  sendEmailConfirmation(@Ctx() { viewer, request }: Context): Promise<boolean> {
    return this.confirmation.sendAgain(signedIn(viewer), request);
  }

  @Mutation(() => UserType, {
    description:
      'Sends a new link to the e-mail address of somebody else, which ends the one before; a CONFLICT when that is confirmed.',
  })
  sendUserEmailConfirmation(
    @Arg('userId', () => Int, { description: 'Whose address is to be confirmed.' }) userId: number,
    @Ctx() { viewer, request }: Context,
  ): Promise<UserType> {
    return this.confirmation.sendTo(viewer, userId, request);
  }

  @Mutation(() => EmailConfirmed, {
    description:
      'Confirms an e-mail address by the link that was sent there, whoever is signed in; a link that does not work is a BAD_USER_INPUT on `key`.',
  })
  async confirmEmail(
    @Arg('key', () => String, { description: 'What stands behind "#key=" in the link; it works once.' }) key: string,
    @Ctx() { request }: Context,
  ): Promise<EmailConfirmed> {
    return { email: await this.confirmation.confirm(key, request) };
  }
}
