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
import type { KnownAccount } from '../signIn/knownDevices';
import { hashPassword } from '../signIn/passwords';
import { wrongPassword, type PresentPassword } from './presentPassword';
import { refuseWeakPassword } from './weakPasswords';

/** What is sent to change one's own password. */
export interface PasswordChangeInput {
  /** As it is now. */
  currentPassword: string;
  newPassword: string;
}

/** Lets everybody who is signed in change their own password (specification 8.14). */
export class PasswordChange {
  constructor(
    private readonly db: DataSource,
    private readonly passwords: PresentPassword,
  ) {}

  /**
   * Changes it, which ends every session of the account: the caller begins a new one for whoever has changed it.
   * @returns the account as its devices know it from now on
   * @throws ShopError BAD_USER_INPUT for a wrong present password or a new one that is too weak, and RATE_LIMITED
   */
  async change(account: Account, input: PasswordChangeInput, tellLimit: TellLimit): Promise<KnownAccount> {
    checkInput(ownPasswordRules(), input);
    const { currentPassword, newPassword } = input;
    refuseWeakPassword(newPassword, account);
    const present = await this.passwords.check(account, currentPassword, tellLimit);
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
    await this.passwords.forget(account, tellLimit);
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
}

const entryOf = (subjectId: number) => ({
  action: 'user.password',
  subjectType: 'user',
  subjectId,
  before: null,
  after: { passwordChanged: true },
});
