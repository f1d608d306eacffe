import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** What a mail is about, by which its text is made. */
export enum MailKind {
  ORDER_CONFIRMATION = 'order_confirmation',
  ORDER_STATUS = 'order_status',
}

export enum MailStatus {
  QUEUED = 'queued',
  SENT = 'sent',
  /** Given up after the last try; kept for a person to read. */
  FAILED = 'failed',
}

/** The outbox: a row is written in the transaction that causes the mail, and sent after it (decisions.md section 2). */
@Entity('outgoing_mail')
@Check('outgoing_mail_kind_known', `"kind" IN ('order_confirmation', 'order_status')`)
@Check('outgoing_mail_status_known', `"status" IN ('queued', 'sent', 'failed')`)
@Index('outgoing_mail_due', ['nextAttemptAt'], { where: `"status" = 'queued'` })
@Index('outgoing_mail_once_an_event', ['orderEventId', 'toAddress', 'withAmounts'], {
  unique: true,
  where: '"order_event_id" IS NOT NULL',
})
export class OutgoingMailEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: MailKind;

  @Column('text', { name: 'to_address' })
  toAddress: string;

  @Column('integer', { name: 'order_id', nullable: true })
  orderId: number | null;

  /** The change of an order's status that it tells of; null for other mails. */
  @Column('integer', { name: 'order_event_id', nullable: true })
  orderEventId: number | null;

  // By name: the outbox stands below the orders and does not import them.
  @ManyToOne('OrderEventEntity', { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_event_id', foreignKeyConstraintName: 'outgoing_mail_event_fk' })
  orderEvent: unknown;

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
