import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Language } from '../../../common/languages';
import { LanguageName } from '../../graphql/language';
import { signedIn } from '../../identity/viewer';
import type { Context } from '../../graphql/context';
import type { KnownDevices } from '../signIn/knownDevices';
import { keepLanguage } from './ownLanguage';
import type { PasswordChange } from './passwordChange';

/** What everybody who is signed in does with their own account. */
@Resolver()
export class OwnAccountResolver {
  constructor(
    private readonly passwords: PasswordChange,
    private readonly devices: KnownDevices,
  ) {}

  @Mutation(() => Boolean, {
    description:
      "Changes one's own password and ends all other sessions of the account; what is wrong is a BAD_USER_INPUT on its field.",
  })
  async changePassword(
    @Arg('currentPassword', () => String, { description: 'As it is now.' }) currentPassword: string,
    @Arg('newPassword', () => String, {
      description: 'At least 8 characters, taken as typed; not the username, and none of the 10,000 most common ones.',
    })
    newPassword: string,
    @Ctx() { viewer, request }: Context,
  ): Promise<boolean> {
    const known = await this.passwords.change(signedIn(viewer), { currentPassword, newPassword }, request.tellLimit);
    // The change has ended this session, too.
    await request.signIn(known.id);
    if (!(await this.passwords.stillStands(known))) {
      await request.signOut();
      return true;
    }
    request.rememberDevice(this.devices.remember(this.devices.read(request.device), known));
    return true;
  }

  @Mutation(() => LanguageName, {
    description: 'Keeps the language that one reads with the account, for mails and for the devices one signs in on.',
  })
  async setLanguage(
    @Arg('language', () => LanguageName, { description: 'A language of the shop.' }) language: Language,
    @Ctx() { db, viewer }: Context,
  ): Promise<Language> {
    await keepLanguage(db, signedIn(viewer), language);
    return language;
  }
}
