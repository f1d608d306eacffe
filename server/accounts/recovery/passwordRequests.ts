import type { DataSource } from 'typeorm';
import type { Language } from '../../../common/languages';
import { forgottenPasswordRules } from '../../../common/rules/accountRules';
import { checkInput } from '../../core/checkInput';
import { transaction, type Transaction } from '../../db/transaction';
import { mailAddressOf } from '../../identity/mailAddress';
import { CAN_SIGN_IN } from '../../identity/viewer';
import { addJobSql } from '../../jobs/addJob';
import { JobTask } from '../../jobs/jobTask';
import { MailKind } from '../../mail/outgoingMail.entity';
import type { TellLimit } from '../../rateLimits/limitState';
import { hashedKey, RateLimit, refuse } from '../../rateLimits/rateLimit';
import { LinkKind } from '../links/accountLink.entity';
import { sendLink } from '../links/accountLinks';

/** Never one that is not confirmed. */
const MAIL_ADDRESS = mailAddressOf('u');

const ASKED_PER_ACCOUNT = 5;
const ASKED_PER_NETWORK = 30;
const MAILS_PER_ACCOUNT = 5;
const ONE_HOUR = 3_600;
/** Accounts of one address that get a mail. */
const MOST_ACCOUNTS = 10;

/** Who has asked is written down; the account is looked for this much later, so that no answer takes longer for it. */
const ASK = `WITH asked AS (INSERT INTO password_request (account, language) VALUES ($1, $2) RETURNING 1)
  SELECT 1 FROM asked, LATERAL ${addJobSql(JobTask.ANSWER_PASSWORD_REQUESTS, '0.25')}`;

/**
 * Those who have forgotten their password (specification 8.15). What they typed is only written down while they wait, which
 * takes the same time for everybody; the account is looked for later, by whichever process comes first.
 */
export class PasswordRequests {
  private readonly byAccount: RateLimit;
  private readonly byNetwork: RateLimit;
  private readonly mails: RateLimit;

  constructor(private readonly db: DataSource) {
    const why = 'Too many requests for a new password.';
    this.byAccount = new RateLimit(db, { name: 'password-request', most: ASKED_PER_ACCOUNT, why });
    this.byNetwork = new RateLimit(db, { name: 'password-request-address', most: ASKED_PER_NETWORK, why });
    this.mails = new RateLimit(db, { name: 'password-mails', most: MAILS_PER_ACCOUNT, seconds: ONE_HOUR, why });
  }

  /**
   * Takes a request, whether there is such an account or not.
   * @param account a username or an e-mail address, as it was typed
   * @throws ShopError BAD_USER_INPUT, and RATE_LIMITED
   */
  async ask(
    account: string,
    { network, language, tellLimit }: { network: string; language: Language; tellLimit: TellLimit },
  ): Promise<void> {
    checkInput(forgottenPasswordRules, { account });
    const typed = account.trim();
    await this.byNetwork.take(network, tellLimit);
    // How often others have asked for it is told only when it was too often.
    const tooMany = await this.byAccount.count(hashedKey(typed.toLowerCase()));
    if (tooMany) tellLimit(tooMany.state);
    refuse(tooMany);
    await this.db.query(ASK, [typed, language]);
  }

  /**
   * Answers all that wait, each in a transaction of its own. Done twice it does nothing more: a request is deleted in the
   * transaction that queues its mails, and by one who works on it at a time.
   */
  async answerAll(isStopped: () => boolean): Promise<void> {
    let last: number | null = 0;
    while (last !== null && !isStopped()) last = await transaction(this.db, (tx) => this.answerNext(tx, last ?? 0));
  }

  /** @returns the number of the request that was answered; null when none waits */
  private async answerNext(tx: Transaction, after: number): Promise<number | null> {
    const [request] = await tx.query<{ id: number; account: string; language: Language }[]>(
      `WITH next AS (
         DELETE FROM password_request WHERE id = (
           SELECT id FROM password_request WHERE id > $1 ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING id, account, language)
       SELECT id, account, language FROM next`,
      [after],
    );
    if (!request) return null;
    const accounts = await tx.query<{ id: number }[]>(
      `SELECT u.id FROM users u
       WHERE (lower(u.username) = lower($1) OR lower(u.email) = lower($1) OR lower(u.former_email) = lower($1))
         AND (lower(u.username) = lower($1) OR lower(${MAIL_ADDRESS}) = lower($1))
         AND ${MAIL_ADDRESS} LIKE '%@%' AND ${CAN_SIGN_IN}
       ORDER BY lower(u.username) = lower($1) DESC, u.id LIMIT ${MOST_ACCOUNTS}`,
      [request.account],
    );
    for (const { id } of accounts) {
      const [counted] = await RateLimit.countWithin(tx, [[this.mails, String(id)]]);
      if (counted?.settle()) continue;
      await sendLink(tx, {
        userId: id,
        kind: LinkKind.PASSWORD_RESET,
        mail: MailKind.PASSWORD_RESET,
        language: request.language,
      });
    }
    return request.id;
  }
}
