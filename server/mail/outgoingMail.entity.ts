import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { DateTime } from '../graphql/scalars';
import { UserEntity } from '../identity/user.entity';

/** What a mail is about, by which its text is made. */
export enum MailKind {
  ORDER_CONFIRMATION = 'order_confirmation',
  ORDER_STATUS = 'order_status',
  ORDER_PAYMENT = 'order_payment',
  PRICE_CHANGE = 'price_change',
  PASSWORD_RESET = 'password_reset',
  EMAIL_CONFIRMATION = 'email_confirmation',
  EMAIL_CHANGED = 'email_changed',
  SECOND_STEP_ADDED = 'second_step_added',
  SECOND_STEP_REMOVED = 'second_step_removed',
  SECOND_STEP_RESET = 'second_step_reset',
  RECOVERY_CODES_RENEWED = 'recovery_codes_renewed',
  ORDER_MOVED = 'order_moved',
  ORDER_CHANGED = 'order_changed',
}

registerEnumType(MailKind, {
  name: 'MailKind',
  description: 'What a mail is about.',
  valuesConfig: {
    ORDER_CONFIRMATION: { description: 'An order was placed.' },
    ORDER_STATUS: { description: 'The status of an order has changed.' },
    ORDER_PAYMENT: { description: 'The transfer that pays an order was confirmed, or was not found.' },
    PRICE_CHANGE: {
      description: 'Prices of a business change or have changed, or a change that was told does not come.',
    },
    PASSWORD_RESET: { description: 'Somebody has forgotten a password.' },
    EMAIL_CONFIRMATION: { description: 'An account has an e-mail address that its owner has yet to confirm.' },
    EMAIL_CHANGED: { description: 'An account got another e-mail address; goes to the one before.' },
    SECOND_STEP_ADDED: { description: 'An account has another passkey or authenticator app.' },
    SECOND_STEP_REMOVED: { description: 'The owner of an account has removed a passkey or an authenticator app.' },
    SECOND_STEP_RESET: { description: 'The shop has taken the second step of an account away.' },
    ORDER_MOVED: { description: 'An order is delivered on another day, or at another time.' },
    ORDER_CHANGED: { description: 'The lines of an order have changed.' },
    RECOVERY_CODES_RENEWED: { description: 'The recovery codes of an account were replaced by others.' },
  },
});

export enum MailStatus {
  QUEUED = 'queued',
  SENT = 'sent',
  /** Stays for a person to read. */
  FAILED = 'failed',
}

registerEnumType(MailStatus, {
  name: 'MailStatus',
  description: 'How far a mail has come.',
  valuesConfig: {
    QUEUED: { description: 'To be sent, or to be tried again.' },
    SENT: { description: 'Taken by the mail server.' },
    FAILED: { description: 'Given up after the last try.' },
  },
});

/** The outbox: a row is written in the transaction that causes the mail, and sent after it (specification 5.7). */
@ObjectType('OutgoingMail', { simpleResolvers: true, description: 'A mail that the shop sends.' })
@Entity('outgoing_mail')
@Check(
  'outgoing_mail_kind_known',
  `"kind" IN ('order_confirmation', 'order_status', 'price_change', 'password_reset', 'email_confirmation', 'email_changed', 'second_step_added', 'second_step_removed', 'second_step_reset', 'recovery_codes_renewed', 'order_moved', 'order_payment', 'order_changed')`,
)
@Check('outgoing_mail_status_known', `"status" IN ('queued', 'sent', 'failed')`)
@Index('outgoing_mail_failed', { synchronize: false })
@Index('outgoing_mail_by_address', { synchronize: false })
@Index('outgoing_mail_of_notice', ['priceNoticeId'], { where: '"price_notice_id" IS NOT NULL' })
@Index('outgoing_mail_of_link', ['accountLinkId'], { where: '"account_link_id" IS NOT NULL' })
@Index('outgoing_mail_of_user', ['userId'], { where: '"user_id" IS NOT NULL' })
@Index('outgoing_mail_of_order', ['orderId'], { where: '"order_id" IS NOT NULL' })
@Index('outgoing_mail_due', ['nextAttemptAt'], { where: `"status" = 'queued'` })
@Index('outgoing_mail_once_an_event', ['orderEventId', 'toAddress', 'withAmounts'], {
  unique: true,
  where: '"order_event_id" IS NOT NULL',
})
export class OutgoingMail {
  @Field(() => Int, { description: 'Grows with time.' })
  @PrimaryGeneratedColumn()
  id: number;

  @Field(() => MailKind, { description: 'What it is about.' })
  @Column('text')
  kind: MailKind;

  @Field(() => String, { description: 'Who gets it.' })
  @Column('text', { name: 'to_address' })
  toAddress: string;

  @Field(() => Int, { nullable: true, description: 'The order it is about.' })
  @Column('integer', { name: 'order_id', nullable: true })
  orderId: number | null;

  /** The change of an order's status that it is about; null for other mails. */
  @Column('integer', { name: 'order_event_id', nullable: true })
  orderEventId: number | null;

  // By name: the outbox stands below the orders and does not import them.
  @ManyToOne('OrderEventEntity', { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_event_id', foreignKeyConstraintName: 'outgoing_mail_event_fk' })
  orderEvent: unknown;

  /** What it tells a business of its prices; null for other mails. */
  @Column('integer', { name: 'price_notice_id', nullable: true })
  priceNoticeId: number | null;

  @ManyToOne('PriceNoticeEntity', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'price_notice_id', foreignKeyConstraintName: 'outgoing_mail_notice_fk' })
  priceNotice: unknown;

  /** The link that it carries; null for other mails, and for one that was sent when its link has ended. */
  @Column('integer', { name: 'account_link_id', nullable: true })
  accountLinkId: number | null;

  @ManyToOne('AccountLinkEntity', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'account_link_id', foreignKeyConstraintName: 'outgoing_mail_link_fk' })
  accountLink: unknown;

  /** The account whose address, password or second step it is about, also once its link has ended; null for other mails. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'outgoing_mail_user_fk' })
  user: UserEntity | null;

  @Field(() => Boolean, { description: "Whether it names amounts: an employee's does not." })
  @Column('boolean', { name: 'with_amounts', default: true })
  withAmounts: boolean;

  @Field(() => MailStatus, { description: 'Whether it was sent.' })
  @Column('text', { default: MailStatus.QUEUED })
  status: MailStatus;

  @Field(() => Int, { description: 'How often it was tried.' })
  @Column('integer', { default: 0 })
  attempts: number;

  /** Has a meaning for queued mails only; the API shows it for no other. */
  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' })
  nextAttemptAt: Date;

  @Field(() => String, { nullable: true, description: 'Null until it is sent.' })
  @Column('text', { nullable: true })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'What the last failed try said.' })
  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was handed over; null: not yet.' })
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
