import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { OrderEntity } from '../order.entity';

/** How many parcels an order was packed into (specification 32.1); those that nobody counted have none. */
@Entity('order_parcels')
@Check('order_parcels_range', '"parcels" BETWEEN 1 AND 99')
export class OrderParcelsEntity {
  @PrimaryColumn('integer', { name: 'order_id', primaryKeyConstraintName: 'order_parcels_pkey' })
  orderId: number;

  @OneToOne(() => OrderEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_parcels_order_fk' })
  order: OrderEntity;

  @Column('smallint')
  parcels: number;
}
