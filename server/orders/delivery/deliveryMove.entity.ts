import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEntity } from '../order.entity';

/** How an order came to another day or window; by it the buyer is told (specification 29.7). */
@Entity('delivery_move')
@Index('delivery_move_by_order', ['orderId', 'id'])
export class DeliveryMoveEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'delivery_move_pkey' })
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @ManyToOne(() => OrderEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'delivery_move_order_fk' })
  order: OrderEntity;

  @Column('date', { name: 'from_day' })
  fromDay: string;

  @Column('text', { name: 'from_window' })
  fromWindow: string;

  @Column('date', { name: 'to_day' })
  toDay: string;

  @Column('text', { name: 'to_window' })
  toWindow: string;

  /** What the buyer is told; null for nothing. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
