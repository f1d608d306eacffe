import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreditEntry } from '../credit/credit.entity';
import { UserEntity } from '../identity/user.entity';
import type { OrderChange } from './changing/orderChange';
import { OrderEntity } from './order.entity';
import type { OrderStatus } from './orderTerms';

/** Each change of an order's status, and of its lines, with who and when. */
@Entity('order_event')
@Index('order_event_by_order', ['orderId', 'id'])
@Index('order_event_by_user', ['byUserId'], { where: '"by_user_id" IS NOT NULL' })
export class OrderEventEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @ManyToOne(() => OrderEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_event_order_fk' })
  order: OrderEntity;

  @Column('text')
  status: OrderStatus;

  @Column('text', { name: 'tracking_number', nullable: true })
  trackingNumber: string | null;

  @Column('integer', { name: 'by_user_id', nullable: true })
  byUserId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'by_user_id', foreignKeyConstraintName: 'order_event_user_fk' })
  byUser: UserEntity | null;

  /** What the change gave back to a credit account, or charged to it again; null for nothing. */
  @Column('bigint', { name: 'credit_entry_id', nullable: true })
  creditEntryId: string | null;

  @ManyToOne(() => CreditEntry, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'credit_entry_id', foreignKeyConstraintName: 'order_event_credit_fk' })
  creditEntry: CreditEntry | null;

  /** What it changed of the lines (specification 5.14); null for a change of the status. */
  @Column({ type: 'jsonb', nullable: true })
  change: OrderChange | null;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
