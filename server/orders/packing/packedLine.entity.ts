import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../identity/user.entity';
import { OrderLineEntity } from '../order.entity';

/**
 * A line of an order that was packed (specification 32.1). It counts as packed until there are more or fewer of it, which the
 * database notes: then it has to be looked at again.
 */
@Entity('packed_line')
@Check('packed_line_quantity_range', '"quantity" BETWEEN 1 AND 9999')
@Index('packed_line_by_user', ['byUserId'], { where: '"by_user_id" IS NOT NULL' })
export class PackedLineEntity {
  @PrimaryColumn('integer', { name: 'order_line_id', primaryKeyConstraintName: 'packed_line_pkey' })
  orderLineId: number;

  @OneToOne(() => OrderLineEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_line_id', foreignKeyConstraintName: 'packed_line_line_fk' })
  orderLine: OrderLineEntity;

  /** How many there were of the line. */
  @Column('integer')
  quantity: number;

  /** Who packed it; null when the account is gone. */
  @Column('integer', { name: 'by_user_id', nullable: true })
  byUserId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'by_user_id', foreignKeyConstraintName: 'packed_line_user_fk' })
  byUser: UserEntity | null;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Whether there have been more or fewer of the line since; written by a trigger. */
  @Column('boolean', { name: 'is_outdated', default: false })
  isOutdated: boolean;
}
