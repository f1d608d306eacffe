import type { DataSource } from 'typeorm';
import { MESSAGES } from '../../../common/messages';
import { passwordResetRules } from '../../../common/rules/accountRules';
import { writeAudit } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { badInput } from '../../core/errors';
import { transaction } from '../../db/transaction';
import { findAccount, type Account } from '../../identity/viewer';
import type { TellLimit } from '../../rateLimits/limitState';
import { RateLimit } from '../../rateLimits/rateLimit';
import { refuseWeakPassword } from '../ownAccount/weakPasswords';
import { hashPassword } from '../signIn/passwords';
import { LinkKind } from '../links/accountLink.entity';
import { findLinkOwner, useUpLink } from '../links/accountLinks';

const TRIES_PER_NETWORK = 50;

/** Lets who has the link of a mail choose a new password (specification 8.15). */
export class PasswordReset {
  private readonly byNetwork: RateLimit;

  constructor(private readonly db: DataSource) {
    const why = 'Too many tries with a link.';
    this.byNetwork = new RateLimit(db, { name: 'password-reset-address', most: TRIES_PER_NETWORK, why });
  }

  /**
   * Sets it, which uses up the link and ends every session of the account. A password that is refused does not use it up.
   * @param key the secret of the link
   * @returns whose password it is
   * @throws ShopError BAD_USER_INPUT on `key` for a link that does not work, whyever, and on `newPassword`; RATE_LIMITED
   */
  async reset(
    { key, newPassword }: { key: string; newPassword: string },
    { network, tellLimit }: { network: string; tellLimit: TellLimit },
  ): Promise<Account> {
    checkInput(passwordResetRules(), { key, newPassword });
    await this.byNetwork.take(network, tellLimit);
    const link = await findLinkOwner(this.db, LinkKind.PASSWORD_RESET, key);
    const owner = link && (await findAccount(this.db, link.userId));
    if (!owner) throw deadLink();
    refuseWeakPassword(newPassword, owner);
    const passwordHash = await hashPassword(newPassword);
    return transaction(this.db, async (tx) => {
      if (!(await useUpLink(tx, owner.id, LinkKind.PASSWORD_RESET, key))) throw deadLink();
      await tx.query('UPDATE users SET password_hash = $2 WHERE id = $1', [owner.id, passwordHash]);
      await writeAudit(tx, owner, {
        action: 'user.password_reset',
        subjectType: 'user',
        subjectId: owner.id,
        before: null,
        after: { passwordChanged: true },
      });
      return owner;
    });
  }
}

const deadLink = () => badInput({ key: MESSAGES.deadLink });
