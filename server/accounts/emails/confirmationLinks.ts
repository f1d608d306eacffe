import type { DataSource } from 'typeorm';
import type { Language } from '../../../common/languages';
import type { Transaction } from '../../db/transaction';
import { mailboxOf } from '../../mail/mailbox';
import { MailKind } from '../../mail/outgoingMail.entity';
import { hashedKey, RateLimit, type TooMany } from '../../rateLimits/rateLimit';
import { LinkKind } from '../links/accountLink.entity';
import { sendLink } from '../links/accountLinks';

const MAILS_PER_ACCOUNT = 5;
/** Of all accounts together: nobody has confirmed that the address is theirs. */
const MAILS_PER_ADDRESS = 5;
const ONE_HOUR = 3_600;

/** A link to be sent. */
interface NewConfirmation {
  userId: number;
  /** Where to. */
  email: string;
  /** Of the mail. */
  language: Language;
}

/** The links by which addresses of accounts are confirmed (specification 8.19), and how many may be sent. */
export class ConfirmationLinks {
  private readonly byAccount: RateLimit;
  private readonly byAddress: RateLimit;

  constructor(db: DataSource) {
    const terms = { seconds: ONE_HOUR, why: 'Too many mails to confirm this address.' };
    this.byAccount = new RateLimit(db, { name: 'confirmation-mails', most: MAILS_PER_ACCOUNT, ...terms });
    this.byAddress = new RateLimit(db, { name: 'confirmation-address', most: MAILS_PER_ADDRESS, ...terms });
  }

  /**
   * Queues the mail with a link to the address of the account, in the caller's transaction, unless there were too many; one
   * that was sent before is dead.
   * @returns null when it is queued
   */
  async send(tx: Transaction, { userId, email, language }: NewConfirmation): Promise<TooMany | null> {
    const counted = await RateLimit.countWithin(tx, [
      [this.byAccount, String(userId)],
      [this.byAddress, hashedKey(mailboxOf(email))],
    ]);
    for (const each of counted) {
      const tooMany = each.settle();
      if (tooMany) return tooMany;
    }
    await sendLink(tx, { userId, kind: LinkKind.EMAIL_CONFIRMATION, mail: MailKind.EMAIL_CONFIRMATION, language });
    return null;
  }
}
