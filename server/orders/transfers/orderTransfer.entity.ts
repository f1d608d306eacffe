import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { OrderEntity } from '../order.entity';

/** The transfer that pays an order, by the reference that its buyer gave (specification 31.5). */
@Entity('order_transfer')
@Check('order_transfer_settled_once', '"confirmed_at" IS NULL OR "rejected_at" IS NULL')
@Index('order_transfer_reference', ['referenceKey'], { unique: true, where: '"rejected_at" IS NULL' })
export class OrderTransferEntity {
  @PrimaryColumn('integer', { name: 'order_id', primaryKeyConstraintName: 'order_transfer_pkey' })
  orderId: number;

  @OneToOne(() => OrderEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_transfer_order_fk' })
  order: OrderEntity;

  /** As it was given. */
  @Column('text')
  reference: string;

  /** Its letters and digits, by which it pays one order alone. */
  @Column('text', { name: 'reference_key' })
  referenceKey: string;

  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt: Date;

  /** When the shop found the money; null: not yet. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** When the shop said that there is no such transfer; null: it did not. */
  @Column('timestamptz', { name: 'rejected_at', nullable: true })
  rejectedAt: Date | null;
}
