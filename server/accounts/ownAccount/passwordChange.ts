import type { DataSource } from 'typeorm';
import { MESSAGES } from '../../../common/messages';
import { ownPasswordRules } from '../../../common/rules/accountRules';
import { writeAudit } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { badInput } from '../../core/errors';
import { transaction } from '../../db/transaction';
import { worksHere } from '../../identity/duties';
import type { Account } from '../../identity/viewer';
import type { TellLimit } from '../../rateLimits/limitState';
import { RateLimit } from '../../rateLimits/rateLimit';
import type { KnownAccount } from '../signIn/knownDevices';
import { hashPassword, passwordMatches } from '../signIn/passwords';
import { refuseWeakPassword } from './weakPasswords';

const TRIES_PER_ACCOUNT = 10;

/** What is sent to change one's own password. */
export interface PasswordChangeInput {
  /** As it is now. */
  currentPassword: string;
  newPassword: string;
}

/** Lets everybody who is signed in change their own password (specification 8.14). */
export class PasswordChange {
  private readonly tries: RateLimit;

  constructor(private readonly db: DataSource) {
    const why = 'Too many tries with a wrong password.';
    this.tries = new RateLimit(db, { name: 'password-change', most: TRIES_PER_ACCOUNT, why });
  }

  /**
   * Changes it, which ends every session of the account: the caller begins a new one for whoever has changed it. Tries are
   * counted before the present password is checked, as at signing in.
   * @returns the account as its devices know it from now on
   * @throws ShopError BAD_USER_INPUT for a wrong present password or a new one that is too weak, and RATE_LIMITED
   */
  async change(account: Account, input: PasswordChangeInput, tellLimit: TellLimit): Promise<KnownAccount> {
    checkInput(ownPasswordRules(), input);
    const { currentPassword, newPassword } = input;
    refuseWeakPassword(newPassword, account);
    const key = String(account.id);
    await this.tries.take(key, tellLimit);
    const present = await this.hashOf(account.id);
    if (!(await passwordMatches(present, currentPassword))) throw wrongPassword();
    if (currentPassword === newPassword) throw badInput({ newPassword: MESSAGES.samePassword });
    const passwordHash = await hashPassword(newPassword);
    const known = await transaction(this.db, async (tx) => {
      // Only while it is still the one that was compared: of two changes at once, the second has a wrong password.
      const [changed] = await tx.query<{ credentialVersion: number }[]>(
        `WITH changed AS (UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3 AND active
           RETURNING credential_version)
         SELECT credential_version AS "credentialVersion" FROM changed`,
        [account.id, passwordHash, present],
      );
      if (!changed) throw wrongPassword();
      if (worksHere(account)) await writeAudit(tx, account, entryOf(account.id));
      return { id: account.id, credentialVersion: changed.credentialVersion };
    });
    await this.tries.forget(key, tellLimit);
    return known;
  }

  /**
   * To be checked once the new session is stored: an admin may have given another password, or deactivated the account,
   * since it was changed. FOR SHARE waits for such a change, which ends only the sessions that are stored by then.
   */
  async stillStands({ id, credentialVersion }: KnownAccount): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      'SELECT 1 FROM users WHERE id = $1 AND active AND credential_version = $2 FOR SHARE',
      [id, credentialVersion],
    );
    return rows.length > 0;
  }

  private async hashOf(id: number): Promise<string | null> {
    const [user] = await this.db.query<{ passwordHash: string }[]>(
      'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1 AND active',
      [id],
    );
    return user?.passwordHash ?? null;
  }
}

const wrongPassword = () => badInput({ currentPassword: MESSAGES.wrongPassword });

const entryOf = (subjectId: number) => ({
  action: 'user.password',
  subjectType: 'user',
  subjectId,
  before: null,
  after: { passwordChanged: true },
});
