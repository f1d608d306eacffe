import type { DataSource } from 'typeorm';
import type { Language } from '../../../common/languages';
import { registrationRules } from '../../../common/rules/accountRules';
import { checkInput } from '../../core/checkInput';
import { transaction } from '../../db/transaction';
import { trimmedText } from '../../core/text';
import { FIRST_CREDENTIALS, type KnownDevices } from './knownDevices';
import { hashPassword } from './passwords';
import type { TellLimit } from '../../rateLimits/limitState';
import { RateLimit, type TooMany } from '../../rateLimits/rateLimit';
import { Role } from '../../identity/roles';
import type { RegisterCustomerInput } from '../users/users.types';
import { findAccount, type Account } from '../../identity/viewer';
import { ConfirmationLinks } from '../emails/confirmationLinks';
import { insertUser, newUser } from '../users/writeUser';

const REGISTRATIONS_PER_NETWORK = 30;

/** The outcome of an attempt to register. */
type RegistrationOutcome =
  | {
      kind: 'registered';
      account: Account;
      /** The cookie by which the device is known from now on. */
      device: string;
    }
  /** Too many from this network. */
  | { kind: 'limited'; tooMany: TooMany };

/** From where somebody registers, and what they read. */
interface Registrant {
  network: string;
  /** The cookie by which the device is known; null for none. */
  device: string | null;
  tellLimit: TellLimit;
  language: Language;
}

/** Registration of customers; attempts are counted by network (specification 8.3). */
export class Registration {
  private readonly byNetwork: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly devices: KnownDevices,
  ) {
    this.byNetwork = new RateLimit(db, {
      name: 'register-address',
      most: REGISTRATIONS_PER_NETWORK,
      why: 'Too many new accounts.',
    });
  }

  /**
   * Makes a customer, and sends a link by which the e-mail address is confirmed. Attempts with a valid form are counted,
   * also when the username is taken, so that nobody can find out many usernames.
   * @throws ShopError BAD_USER_INPUT, and CONFLICT when the username is taken
   */
  async attempt(
    input: RegisterCustomerInput,
    { network, device: cookie, tellLimit, language }: Registrant,
  ): Promise<RegistrationOutcome> {
    checkInput(registrationRules, input);
    const tooMany = await this.byNetwork.count(network, tellLimit);
    if (tooMany) return { kind: 'limited', tooMany };
    const passwordHash = await hashPassword(input.password!);
    const account = await transaction(this.db, async (tx) => {
      const user = newUser({
        username: trimmedText(input.username!),
        email: trimmedText(input.email!),
        firstName: trimmedText(input.firstName!),
        lastName: trimmedText(input.lastName!),
        role: Role.CUSTOMER,
      });
      const { id } = await insertUser(tx, user, passwordHash);
      await tx.query('UPDATE users SET email_unconfirmed = true WHERE id = $1', [id]);
      await new ConfirmationLinks(this.db).send(tx, { userId: id, email: user.email, language });
      return findAccount(tx, id);
    });
    const known = { id: account!.id, credentialVersion: FIRST_CREDENTIALS };
    return {
      kind: 'registered',
      account: account!,
      device: this.devices.remember(this.devices.read(cookie), known),
    };
  }
}
