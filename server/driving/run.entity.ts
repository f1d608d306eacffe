import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Money } from '../db/columns';
import { UserEntity } from '../identity/user.entity';
import { OrderEntity } from '../orders/order.entity';
import type { StopOutcome } from './runTerms';

/** The orders that one driver brings on a day (specification 33.1). */
@Entity('delivery_run')
@Check('delivery_run_float', '"float_lbp" >= 0')
@Check('delivery_run_closed_after_departure', '"closed_at" IS NULL OR "departed_at" IS NOT NULL')
@Index('delivery_run_by_day', ['day', 'id'])
@Index('delivery_run_of_driver', ['driverId', 'day'])
export class DeliveryRunEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'delivery_run_pkey' })
  id: number;

  /** Counts its edits, those of its stops included. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('date')
  day: string;

  /** Like "08:00-12:00"; null: of more than one, or of none. */
  @Column('text', { name: 'time_window', nullable: true })
  window: string | null;

  @Column('integer', { name: 'driver_id' })
  driverId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'driver_id', foreignKeyConstraintName: 'delivery_run_driver_fk' })
  driver: UserEntity;

  /** Who drove it before, once it was out: their phones may still tell of what they did. */
  @Column('integer', { name: 'former_driver_ids', array: true, default: [] })
  formerDriverIds: number[];

  /** What the driver took along to give change, in LBP. */
  @Money({ name: 'float_lbp', default: 0 })
  floatLbp: string;

  @Column('timestamptz', { name: 'departed_at', nullable: true })
  departedAt: Date | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}

/** An order in a run. */
@Entity('run_stop')
@Check('run_stop_outcome', `"outcome" IN ('delivered', 'not_delivered', 'taken_back')`)
@Index('run_stop_by_order', ['orderId'])
@Index('run_stop_open', ['orderId'], { unique: true, where: '"outcome" IS NULL' })
export class RunStopEntity {
  @PrimaryColumn('integer', { name: 'run_id', primaryKeyConstraintName: 'run_stop_pkey' })
  runId: number;

  @ManyToOne(() => DeliveryRunEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'run_stop_run_fk' })
  run: DeliveryRunEntity;

  @PrimaryColumn('integer', { name: 'order_id', primaryKeyConstraintName: 'run_stop_pkey' })
  orderId: number;

  @ManyToOne(() => OrderEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'run_stop_order_fk' })
  order: OrderEntity;

  /** From 0, as the driver goes. */
  @Column('integer')
  position: number;

  /** Null: still to come. */
  @Column('text', { nullable: true })
  outcome: StopOutcome | null;
}

/** What the driver of a run should have had in the evening, and had; only ever added to (specification 33.5). */
@Entity('run_count')
@Check('run_count_amounts', '"counted_lbp" >= 0 AND "counted_usd" >= 0')
@Check(
  'run_count_difference_noted',
  '"note" IS NOT NULL OR ("counted_lbp" = "expected_lbp" AND "counted_usd" = "expected_usd")',
)
@Index('run_count_by_run', ['runId', 'id'])
@Index('run_count_by_user', ['byUserId'])
export class RunCountEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'run_count_pkey' })
  id: number;

  @Column('integer', { name: 'run_id' })
  runId: number;

  @ManyToOne(() => DeliveryRunEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'run_count_run_fk' })
  run: DeliveryRunEntity;

  @Column('integer', { name: 'by_user_id' })
  byUserId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'by_user_id', foreignKeyConstraintName: 'run_count_user_fk' })
  byUser: UserEntity;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Of the moment of the count; may be less than zero, where more change was given than there was. */
  @Money({ name: 'expected_lbp' })
  expectedLbp: string;

  @Money({ name: 'expected_usd' })
  expectedUsd: string;

  @Money({ name: 'counted_lbp' })
  countedLbp: string;

  @Money({ name: 'counted_usd' })
  countedUsd: string;

  /** Why they differ. */
  @Column('text', { nullable: true })
  note: string | null;
}
