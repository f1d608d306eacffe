import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { pgPool } from '../db/dataSource';
import { entityColumns } from '../db/entityColumns';
import { PreparedStatements } from '../db/preparedStatements';
import { MailStatus, OutgoingMail } from './outgoingMail.entity';
import type { MailContent, MailTransport } from './transport';

const POLL_MS = 5_000;
/** How long the end of the process waits for the mail that is being sent. */
const STOP_WITHIN_MS = 3_000;
/** How long a process may take over one mail before another one tries. */
const LEASE_SECONDS = 120;
const MAX_ATTEMPTS = 32;
/** Doubles from 10 s to a cap of an hour: the last try comes about a day after the first. */
const backoffSeconds = (attempts: number): number => Math.min(10 * 2 ** (attempts - 1), 3_600);

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
 * Sends the mails that transactions have queued, at least once: when a process dies between sending a mail and marking
 * it as sent, the mail is sent again after the lease. Several processes share the work; each mail is claimed by one.
 */
export class Outbox {
  private readonly statements: PreparedStatements;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    db: DataSource,
    private readonly transport: MailTransport,
    private readonly log: Logger,
    private readonly compose: ComposeMail,
  ) {
    this.statements = new PreparedStatements(pgPool(db));
  }

  /** Begins to send mail, also what a former process has left. */
  start(): void {
    this.wake();
  }

  /** Sends queued mail now; called after a transaction has queued some. */
  wake(): void {
    if (this.stopped || this.running) return;
    clearTimeout(this.timer);
    this.running = this.drain()
      .catch((error: unknown) => this.log.error({ err: error }, 'the outbox could not be read; it will be tried again'))
      .finally(() => {
        this.running = undefined;
        if (!this.stopped) this.timer = setTimeout(() => this.wake(), POLL_MS);
      });
  }

  /** Ends after the mail that is being sent; one that takes too long is left to another process, after the lease. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    let timeout: NodeJS.Timeout | undefined;
    const deadline = new Promise<void>((resolve) => (timeout = setTimeout(resolve, STOP_WITHIN_MS)));
    await Promise.race([this.running, deadline]);
    clearTimeout(timeout);
  }

  private async drain(): Promise<void> {
    while (!this.stopped) {
      const due = await this.claim();
      if (!due) return;
      await this.send(due);
    }
  }

  /**
   * Claims one mail that is due; no other process claims it before the lease ends. One at a time: in a batch, the
   * leases of the last ones would end while a slow server still takes the first.
   */
  private async claim(): Promise<QueuedMail | undefined> {
    const [due] = await this.statements.query<QueuedMail[]>(
      `WITH due AS MATERIALIZED (
         SELECT id FROM outgoing_mail WHERE status = 'queued' AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       UPDATE outgoing_mail m
       SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       FROM due WHERE m.id = due.id
       RETURNING ${entityColumns(OutgoingMail, 'm', COLUMNS)}`,
      [LEASE_SECONDS],
    );
    return due;
  }

  private async send(mail: QueuedMail): Promise<void> {
    try {
      const content = await this.compose(mail);
      if (!content) {
        await this.statements.query('DELETE FROM outgoing_mail WHERE id = $1', [mail.id]);
        return;
      }
      await this.transport.send({ ...content, to: mail.toAddress, id: mail.id });
      await this.statements.query(
        `UPDATE outgoing_mail SET status = $2, sent_at = now(), subject = $3, last_error = NULL WHERE id = $1`,
        [mail.id, MailStatus.SENT, content.subject],
      );
    } catch (error) {
      const givenUp = mail.attempts >= MAX_ATTEMPTS;
      this.log.warn({ err: error, mail: mail.id, attempt: mail.attempts, givenUp }, 'a mail could not be sent');
      // Not when the lease has ended and another process has claimed the mail since: that one decides its status.
      await this.statements.query(
        `UPDATE outgoing_mail SET status = $2, last_error = $3, next_attempt_at = now() + make_interval(secs => $4)
         WHERE id = $1 AND status = 'queued' AND attempts = $5`,
        [
          mail.id,
          givenUp ? MailStatus.FAILED : MailStatus.QUEUED,
          errorText(error),
          backoffSeconds(mail.attempts),
          mail.attempts,
        ],
      );
    }
  }
}

function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
