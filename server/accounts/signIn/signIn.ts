import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { signInRules } from '../../../common/rules/signInRules';
import { checkInput } from '../../core/checkInput';
import { findAccount, type Account } from '../../identity/viewer';
import { passwordMatches } from './passwords';
import { createLimiter, secondsUntilAllowed } from '../../rateLimits/limiter';

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
  /** Too many failures; seconds until the next try. */
  | { kind: 'limited'; retryAfter: number };

/** Checks usernames and passwords; failed attempts are counted in PostgreSQL, so for all server processes at once. */
export class SignIn {
  private readonly byUser: RateLimiterPostgres;
  private readonly byNetwork: RateLimiterPostgres;

  constructor(private readonly db: DataSource) {
    this.byUser = createLimiter(db, 'signin-user', TRIES_PER_USERNAME);
    this.byNetwork = createLimiter(db, 'signin-address', TRIES_PER_NETWORK);
  }

  /**
   * Attempts are counted before the password is checked and uncounted when it is right, so that attempts at the same
   * moment cannot slip past the limit (specification 8.3).
   * @throws ShopError BAD_USER_INPUT when a field is missing
   */
  async attempt(username: string, password: string, network: string): Promise<SignInOutcome> {
    checkInput(signInRules(), { username, password });
    const user = username.trim().toLowerCase();
    const retryAfter = await secondsUntilAllowed(async () => {
      await this.byNetwork.consume(network, 1);
      await this.byUser.consume(counterOf(user), 1);
    });
    if (retryAfter !== null) return { kind: 'limited', retryAfter };
    const [found] = await this.db.query<{ id: number; passwordHash: string }[]>(
      `SELECT id, password_hash AS "passwordHash" FROM users WHERE lower(username) = lower($1) AND active`,
      [user],
    );
    const matches = await passwordMatches(found?.passwordHash ?? null, password);
    const account = matches && found ? await findAccount(this.db, found.id) : null;
    if (!account || !found) return { kind: 'wrong' };
    await Promise.all([this.byUser.delete(counterOf(user)), this.byNetwork.reward(network, 1)]);
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

/** The name of a user's counter: a hash, which is short and storable for any input. */
function counterOf(user: string): string {
  return createHash('sha256').update(user).digest('base64url');
}
