import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What kind of mail; each has its own text in `templates.ts`. */
export enum MailKind {
  ORDER_CONFIRMATION = 'order_confirmation',
}

export enum MailStatus {
  QUEUED = 'queued',
  SENT = 'sent',
  /** Given up after the last try; kept for a person to read. */
  FAILED = 'failed',
}

/** The outbox: a row is written in the transaction that causes the mail, and sent after it (decisions.md section 2). */
@Entity('outgoing_mail')
@Index('outgoing_mail_due', ['nextAttemptAt'], { where: `"status" = 'queued'` })
export class OutgoingMailEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: MailKind;

  @Column('text', { name: 'to_address' })
  toAddress: string;

  @Column('integer', { name: 'order_id', nullable: true })
  orderId: number | null;

  /** Whether the reader may see amounts: an employee may not. */
  @Column('boolean', { name: 'with_amounts', default: true })
  withAmounts: boolean;

  @Column('text', { default: MailStatus.QUEUED })
  status: MailStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' })
  nextAttemptAt: Date;

  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
