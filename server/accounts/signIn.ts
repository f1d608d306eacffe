import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { signInRules } from '../../common/signInRules';
import { checkInput } from '../checkInput';
import { pgPool } from '../db/dataSource';
import { findAccount, type Account } from './viewer';
import { passwordMatches } from './passwords';

const WINDOW_SECONDS = 15 * 60;
const TRIES_BY_USER = 10;
const TRIES_BY_ADDRESS = 50;

/** What became of an attempt to sign in. */
export type SignInOutcome =
  | { kind: 'signed_in'; account: Account }
  | { kind: 'wrong' }
  /** Too many failures; seconds until the next try. */
  | { kind: 'limited'; retryAfter: number };

/** Checks usernames and passwords; failed attempts are counted in PostgreSQL, so for all server processes at once. */
export class SignIn {
  private readonly byUser: RateLimiterPostgres;
  private readonly byAddress: RateLimiterPostgres;

  constructor(private readonly db: DataSource) {
    const shared = {
      storeClient: pgPool(db),
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      duration: WINDOW_SECONDS,
    };
    this.byUser = new RateLimiterPostgres({ ...shared, keyPrefix: 'signin-user', points: TRIES_BY_USER });
    this.byAddress = new RateLimiterPostgres({ ...shared, keyPrefix: 'signin-address', points: TRIES_BY_ADDRESS });
  }

  /**
   * Attempts are counted before the password is checked and given back when it is right, so that attempts at the same
   * moment cannot slip past the limit (decisions.md section 5).
   * @throws ShopError BAD_USER_INPUT when a field is missing
   */
  async attempt(username: string, password: string, address: string): Promise<SignInOutcome> {
    checkInput(signInRules(), { username, password });
    const user = username.trim().toLowerCase();
    const retryAfter = await this.consume(user, address);
    if (retryAfter !== null) return { kind: 'limited', retryAfter };
    const [found] = await this.db.query<{ id: number; passwordHash: string }[]>(
      `SELECT id, password_hash AS "passwordHash" FROM users WHERE lower(username) = $1 AND active`,
      [user],
    );
    const matches = await passwordMatches(found?.passwordHash ?? null, password);
    const account = matches && found ? await findAccount(this.db, found.id) : null;
    if (!account) return { kind: 'wrong' };
    await Promise.all([this.byUser.delete(counterOf(user)), this.byAddress.reward(address, 1)]);
    return { kind: 'signed_in', account };
  }

  private async consume(user: string, address: string): Promise<number | null> {
    try {
      await this.byAddress.consume(address, 1);
      await this.byUser.consume(counterOf(user), 1);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }
}

/** The name of a user's counter: of bounded length, and storable, whatever was typed. */
function counterOf(user: string): string {
  return createHash('sha256').update(user).digest('base64url');
}
