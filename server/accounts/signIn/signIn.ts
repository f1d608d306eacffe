import type { DataSource } from 'typeorm';
import { signInRules } from '../../../common/rules/signInRules';
import { checkInput } from '../../core/checkInput';
import { findAccount, type Account } from '../../identity/viewer';
import { knows, type KnownAccount, type KnownDevices } from './knownDevices';
import { passwordMatches } from './passwords';
import type { TellLimit } from '../../rateLimits/limitState';
import { hashedKey, RateLimit, type TooMany } from '../../rateLimits/rateLimit';

const TRIES_PER_USERNAME = 10;
const TRIES_PER_NETWORK = 50;
const TRIES_PER_DEVICE = 10;

/** The outcome of an attempt to sign in. */
export type SignInOutcome =
  | {
      kind: 'signed_in';
      account: Account;
      /** The cookie by which the device is known from now on. */
      device: string;
      /** To be checked once the session is stored: the password may have been changed, or a second step added, meanwhile. */
      isStillValid: () => Promise<boolean>;
    }
  /** The password was right, and the account has a second step: no session may begin before it. */
  | { kind: 'second_step'; known: KnownAccount }
  | { kind: 'wrong' }
  /** Too many failures. */
  | { kind: 'limited'; tooMany: TooMany };

/** Who signs in, as the table has it. */
interface Candidate extends KnownAccount {
  passwordHash: string;
}

/** Where an attempt is counted. */
interface Tries {
  /** @returns null while there are not too many */
  count(): Promise<TooMany | null>;
  /** The password was right. */
  forget(): Promise<void>;
}

/** Checks usernames and passwords, and counts failed attempts. */
export class SignIn {
  private readonly byDevice: RateLimit;
  private readonly byUser: RateLimit;
  private readonly byNetwork: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly devices: KnownDevices,
  ) {
    const why = 'Too many failed sign-ins.';
    this.byDevice = new RateLimit(db, { name: 'signin-device', most: TRIES_PER_DEVICE, why });
    this.byUser = new RateLimit(db, { name: 'signin-user', most: TRIES_PER_USERNAME, why });
    this.byNetwork = new RateLimit(db, { name: 'signin-address', most: TRIES_PER_NETWORK, why });
  }

  /**
   * Attempts are counted before the password is checked and uncounted when it is right, so that attempts at the same
   * moment cannot slip past the limit (specification 8.3). A device that has signed in to the account before is counted
   * on its own.
   * @param cookie by which the device is known; null for none
   * @throws ShopError BAD_USER_INPUT when a field is missing
   */
  async attempt(
    username: string,
    password: string,
    { network, device: cookie, tellLimit }: { network: string; device: string | null; tellLimit: TellLimit },
  ): Promise<SignInOutcome> {
    checkInput(signInRules, { username, password });
    const device = this.devices.read(cookie);
    const { user, found } = await this.find(username.trim());
    const tries =
      device && found && knows(device, found)
        ? this.triesOfDevice(`${device.name}:${found.id}`, tellLimit)
        : this.triesOfStranger(hashedKey(user), network, tellLimit);
    const tooMany = await tries.count();
    if (tooMany) return { kind: 'limited', tooMany };
    const matches = await passwordMatches(found?.passwordHash ?? null, password);
    const account = matches && found ? await findAccount(this.db, found.id) : null;
    if (!account || !found) return { kind: 'wrong' };
    await tries.forget();
    if (account.secondStep) return { kind: 'second_step', known: found };
    return {
      kind: 'signed_in',
      account,
      device: this.devices.remember(device, found),
      isStillValid: () => this.isStillValid(account.id, found.passwordHash),
    };
  }

  /**
   * Who signs in, and the username as the database, which compares it, has it in lower case: JavaScript lowers some letters
   * otherwise, so that a name could be tried under two counters, or not be found.
   */
  private async find(username: string): Promise<{ user: string; found: Candidate | null }> {
    const [{ user, ...found }] = await this.db.query<[{ user: string } & (Candidate | { id: null })]>(
      `SELECT typed.username AS user, u.id, u.password_hash AS "passwordHash", u.credential_version AS "credentialVersion"
       FROM lower($1::text) AS typed(username) LEFT JOIN users u ON lower(u.username) = typed.username AND u.active`,
      [username],
    );
    return { user, found: found.id === null ? null : found };
  }

  private triesOfDevice(key: string, tell: TellLimit): Tries {
    return { count: () => this.byDevice.count(key, tell), forget: () => this.byDevice.forget(key, tell) };
  }

  /** How many have tried a username is told only when they were too many: a stranger need not know of the others. */
  private triesOfStranger(user: string, network: string, tell: TellLimit): Tries {
    return {
      count: async () => {
        const ofNetwork = await this.byNetwork.count(network, tell);
        if (ofNetwork) return ofNetwork;
        const ofUser = await this.byUser.count(user);
        if (ofUser) tell(ofUser.state);
        return ofUser;
      },
      forget: async () => {
        await Promise.all([this.byUser.forget(user), this.byNetwork.giveBack(network, tell)]);
      },
    };
  }

  /** FOR SHARE waits for a change of the user in progress, which ends only the sessions that are stored by then. */
  private async isStillValid(userId: number, passwordHash: string): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      'SELECT 1 FROM users WHERE id = $1 AND active AND password_hash = $2 AND NOT second_step FOR SHARE',
      [userId, passwordHash],
    );
    return rows.length > 0;
  }
}
