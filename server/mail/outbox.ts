import type { DataSource } from 'typeorm';
import { pgPool } from '../db/dataSource';
import { entityColumns } from '../db/entityColumns';
import { PreparedStatements } from '../db/preparedStatements';
import { JobError } from '../jobs/jobError';
import { MAIL_TRY_SECONDS } from '../jobs/jobTask';
import { MailStatus, OutgoingMail } from './outgoingMail.entity';
import type { MailContent, MailTransport } from './transport';

const COLUMNS = [
  'id',
  'kind',
  'toAddress',
  'orderId',
  'orderEventId',
  'priceNoticeId',
  'accountLinkId',
  'userId',
  'withAmounts',
  'attempts',
] as const satisfies readonly (keyof OutgoingMail)[];

/** A mail of the outbox that is to be sent. */
export type QueuedMail = Pick<OutgoingMail, (typeof COLUMNS)[number]>;

/**
 * Composes a mail when it is sent, so that the queue holds no personal data but the receiver's address.
 * @returns null when there is nothing to tell any more
 * @throws when what the mail is about is gone
 */
export type ComposeMail = (mail: QueuedMail) => Promise<MailContent | null>;

/**
 * Sends the mails that transactions have queued (specification 5.7). A trigger queues a job with each mail, in the
 * transaction that writes it; the row says what became of it.
 */
export class Outbox {
  private readonly statements: PreparedStatements;

  constructor(
    db: DataSource,
    private readonly transport: MailTransport,
    private readonly compose: ComposeMail,
  ) {
    this.statements = new PreparedStatements(pgPool(db));
  }

  /**
   * Tries to send a mail. Done twice it sends once: a mail that was sent, or is gone, is left alone, and no two tries take
   * it at the same time. Only a process that dies after the mail server took the mail and before that is noted makes it
   * come twice, with the same Message-ID.
   * @throws what kept it from being sent; it is to be tried again
   */
  async send(id: number, { attempt, isLast }: { attempt: number; isLast: boolean }): Promise<void> {
    const mail = await this.claim(id, attempt);
    if (!mail) return;
    try {
      const content = await this.compose(mail);
      if (!content) {
        await this.statements.query('DELETE FROM outgoing_mail WHERE id = $1', [id]);
        return;
      }
      await this.transport.send({ ...content, to: mail.toAddress, id });
      await this.statements.query(
        `UPDATE outgoing_mail SET status = $2, sent_at = now(), subject = $3, last_error = NULL WHERE id = $1`,
        [id, MailStatus.SENT, content.subject],
      );
    } catch (error) {
      // Not when the lease has ended and another try has taken the mail since: that one decides its status.
      await this.statements.query(
        `UPDATE outgoing_mail SET status = $2, last_error = $3, next_attempt_at = now() + job_back_off($4)
         WHERE id = $1 AND status = 'queued' AND attempts = $4`,
        [id, isLast ? MailStatus.FAILED : MailStatus.QUEUED, errorText(error), attempt],
      );
      throw error;
    }
  }

  /**
   * Takes the mail for this try; one that had failed, too, since somebody runs its job again. A try that has noted why it
   * failed has ended, whenever the next one was to come.
   * @returns undefined when there is nothing to send
   * @throws JobError while another try may still be sending it
   */
  private async claim(id: number, attempt: number): Promise<QueuedMail | undefined> {
    const [mail] = await this.statements.query<QueuedMail[]>(
      `UPDATE outgoing_mail m
       SET status = 'queued', attempts = $2, last_error = NULL, next_attempt_at = now() + make_interval(secs => $3)
       WHERE m.id = $1 AND (m.status = 'failed' OR m.status = 'queued' AND (m.next_attempt_at <= now() OR m.last_error IS NOT NULL))
       RETURNING ${entityColumns(OutgoingMail, 'm', COLUMNS)}`,
      [id, attempt, MAIL_TRY_SECONDS],
    );
    if (mail) return mail;
    const queued = await this.statements.query<unknown[]>(
      `SELECT 1 FROM outgoing_mail WHERE id = $1 AND status = 'queued'`,
      [id],
    );
    if (queued.length > 0) throw new JobError('Another try may still be sending it.');
    return undefined;
  }
}

function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
