import type { DataSource } from 'typeorm';
import { MESSAGES } from '../../../common/messages';
import { badInput, type ShopError } from '../../core/errors';
import type { Account } from '../../identity/viewer';
import type { TellLimit } from '../../rateLimits/limitState';
import { RateLimit } from '../../rateLimits/rateLimit';
import { passwordMatches } from '../signIn/passwords';

const TRIES_PER_ACCOUNT = 10;

/** Asks for the present password before what a session alone may not do (specification 8.14, 8.20). */
export class PresentPassword {
  private readonly tries: RateLimit;

  constructor(private readonly db: DataSource) {
    const why = 'Too many tries with a wrong password.';
    this.tries = new RateLimit(db, { name: 'password-change', most: TRIES_PER_ACCOUNT, why });
  }

  /**
   * Compares it. A try is counted before, as at signing in, until `forget`.
   * @param field what a wrong one is told on; absent: `currentPassword`
   * @returns its hash, so that what follows can be done only while it is still the one
   * @throws ShopError BAD_USER_INPUT on the field, and RATE_LIMITED
   */
  async check({ id }: Account, password: string, tellLimit: TellLimit, field?: string): Promise<string> {
    await this.tries.take(String(id), tellLimit);
    const [user] = await this.db.query<{ passwordHash: string }[]>(
      'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1 AND active',
      [id],
    );
    if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) throw wrongPassword(field);
    return user.passwordHash;
  }

  /** What it was asked for is done. */
  forget({ id }: Account, tellLimit: TellLimit): Promise<void> {
    return this.tries.forget(String(id), tellLimit);
  }
}

/** The refusal of a wrong one, also of one that was right a moment ago. */
export function wrongPassword(field = 'currentPassword'): ShopError {
  return badInput({ [field]: MESSAGES.wrongPassword });
}
