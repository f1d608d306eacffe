import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Money } from '../db/columns';
import { UserEntity } from '../identity/user.entity';
import { RunStopEntity } from './run.entity';
import type { NextStep } from './runTerms';

/** What happened at a door (specification 33.3); only ever added to. */
@Entity('delivery_attempt')
@Check('delivery_attempt_next', `"next" IN ('later_today', 'another_day', 'not_wanted')`)
@Check('delivery_attempt_one_outcome', '"is_delivered" = ("next" IS NULL)')
@Check('delivery_attempt_amounts', '"due" >= 0 AND "lbp" >= 0 AND "usd" >= 0 AND "change_lbp" >= 0')
@Check('delivery_attempt_usd_at_a_rate', '"usd" = 0 OR "lbp_per_usd" IS NOT NULL')
@Check('delivery_attempt_cash_for_goods', '"is_delivered" OR ("lbp" = 0 AND "usd" = 0)')
@Index('delivery_attempt_by_order', ['orderId', 'id'])
@Index('delivery_attempt_by_run', ['runId', 'orderId'])
@Index('delivery_attempt_by_user', ['byUserId'])
export class DeliveryAttemptEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'delivery_attempt_pkey' })
  id: number;

  @Column('integer', { name: 'run_id' })
  runId: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @ManyToOne(() => RunStopEntity, { onDelete: 'RESTRICT' })
  @JoinColumn([
    { name: 'run_id', referencedColumnName: 'runId', foreignKeyConstraintName: 'delivery_attempt_stop_fk' },
    { name: 'order_id', referencedColumnName: 'orderId', foreignKeyConstraintName: 'delivery_attempt_stop_fk' },
  ])
  stop: RunStopEntity;

  @Column('integer', { name: 'by_user_id' })
  byUserId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'by_user_id', foreignKeyConstraintName: 'delivery_attempt_user_fk' })
  byUser: UserEntity;

  /** By the clock of the phone, never later than it was received. */
  @Column('timestamptz')
  at: Date;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt: Date;

  @Column('boolean', { name: 'is_delivered' })
  isDelivered: boolean;

  /** The name of who took it; null for nobody, and once it was blanked. */
  @Column('text', { name: 'taken_by', nullable: true })
  takenBy: string | null;

  /** Why it was not delivered. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** What comes next; null for what was delivered. */
  @Column('text', { nullable: true })
  next: NextStep | null;

  /** What was to be collected, in LBP. */
  @Money({ default: 0 })
  due: string;

  /** Of the order; null where it has none. */
  @Money({ name: 'lbp_per_usd', nullable: true })
  lbpPerUsd: string | null;

  @Money({ default: 0 })
  lbp: string;

  @Money({ default: 0 })
  usd: string;

  @Money({ name: 'change_lbp', default: 0 })
  changeLbp: string;
}

/** The photo of a delivery, as WebP; who runs the shop and its driver see it. */
@Entity('delivery_photo')
export class DeliveryPhotoEntity {
  @PrimaryColumn('integer', { name: 'attempt_id', primaryKeyConstraintName: 'delivery_photo_pkey' })
  attemptId: number;

  @OneToOne(() => DeliveryAttemptEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'attempt_id', foreignKeyConstraintName: 'delivery_photo_attempt_fk' })
  attempt: DeliveryAttemptEntity;

  @Column('bytea')
  bytes: Buffer;
}
