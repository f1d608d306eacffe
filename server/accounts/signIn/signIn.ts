import type { DataSource } from 'typeorm';
import { signInRules } from '../../../common/rules/signInRules';
import { checkInput } from '../../core/checkInput';
import { findAccount, type Account } from '../../identity/viewer';
import { passwordMatches } from './passwords';
import { hashedKey, RateLimit, type TooMany } from '../../rateLimits/rateLimit';

const TRIES_PER_USERNAME = 10;
const TRIES_PER_NETWORK = 50;

/** The outcome of an attempt to sign in. */
export type SignInOutcome =
  | {
      kind: 'signed_in';
      account: Account;
      /** To be checked once the session is stored: the password may have been changed since it was compared. */
      isStillValid: () => Promise<boolean>;
    }
  | { kind: 'wrong' }
  /** Too many failures. */
  | { kind: 'limited'; tooMany: TooMany };

/** Checks usernames and passwords; failed attempts are counted in PostgreSQL, so for all server processes at once. */
export class SignIn {
  private readonly byUser: RateLimit;
  private readonly byNetwork: RateLimit;

  constructor(private readonly db: DataSource) {
    const why = 'Too many failed sign-ins.';
    this.byUser = new RateLimit(db, { name: 'signin-user', most: TRIES_PER_USERNAME, why });
    this.byNetwork = new RateLimit(db, { name: 'signin-address', most: TRIES_PER_NETWORK, why });
  }

  /**
   * Attempts are counted before the password is checked and uncounted when it is right, so that attempts at the same
   * moment cannot slip past the limit (specification 8.3).
   * @throws ShopError BAD_USER_INPUT when a field is missing
   */
  async attempt(username: string, password: string, network: string): Promise<SignInOutcome> {
    checkInput(signInRules(), { username, password });
    const user = username.trim().toLowerCase();
    const tooMany = (await this.byNetwork.count(network)) ?? (await this.byUser.count(hashedKey(user)));
    if (tooMany) return { kind: 'limited', tooMany };
    const [found] = await this.db.query<{ id: number; passwordHash: string }[]>(
      `SELECT id, password_hash AS "passwordHash" FROM users WHERE lower(username) = lower($1) AND active`,
      [user],
    );
    const matches = await passwordMatches(found?.passwordHash ?? null, password);
    const account = matches && found ? await findAccount(this.db, found.id) : null;
    if (!account || !found) return { kind: 'wrong' };
    await Promise.all([this.byUser.forget(hashedKey(user)), this.byNetwork.giveBack(network)]);
    return { kind: 'signed_in', account, isStillValid: () => this.isStillValid(account.id, found.passwordHash) };
  }

  /** FOR SHARE waits for a change of the user in progress, which ends only the sessions that are stored by then. */
  private async isStillValid(userId: number, passwordHash: string): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      'SELECT 1 FROM users WHERE id = $1 AND active AND password_hash = $2 FOR SHARE',
      [userId, passwordHash],
    );
    return rows.length > 0;
  }
}
