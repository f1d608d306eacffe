import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { ProductEntity } from '../catalog/products/product.entity';
import { UserEntity } from '../identity/user.entity';
import { DateTime } from '../graphql/scalars';

/** How many there are of a product or a size; the sum of its entries (specification 30.2). */
@Entity('stock')
@Unique('stock_once_a_size', ['productId', 'variant'])
@Check('stock_not_negative', '"quantity" >= 0')
export class StockEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => ProductEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'stock_product_fk' })
  product: ProductEntity;

  /** The name of the size; '' for the product itself, and each of its sizes that has no count of its own. */
  @Column('text', { default: '' })
  variant: string;

  /** Null: it is not counted any more. */
  @Column('integer', { nullable: true })
  quantity: number | null;
}

export enum StockEntryKind {
  COUNT = 'count',
  STOP = 'stop',
  RECEIPT = 'receipt',
  LOSS = 'loss',
  ORDER = 'order',
  CANCELLATION = 'cancellation',
  REOPENING = 'reopening',
  AMENDMENT = 'amendment',
}

registerEnumType(StockEntryKind, {
  name: 'StockEntryKind',
  description: 'Why the stock of something changed.',
  valuesConfig: {
    COUNT: { description: 'It was counted, for the first time or anew; of either sign.' },
    STOP: { description: 'It is not counted any more: what was left is taken off.' },
    RECEIPT: { description: 'More came in; positive.' },
    LOSS: { description: 'Some were lost, spoilt or given away; negative.' },
    ORDER: { description: 'An order took it; negative.' },
    CANCELLATION: { description: 'An order was cancelled and gave it back; positive.' },
    REOPENING: { description: 'A cancelled order was taken up again; negative.' },
    AMENDMENT: { description: 'The lines of an order changed; of either sign.' },
  },
});

/**
 * One change of a stock. PostgreSQL refuses to change or delete it, to write one that does not follow on the one before
 * and the stock, and to move a stock without one (see migrations).
 */
@ObjectType('StockEntry', {
  simpleResolvers: true,
  description: 'One change of the stock of something, which nobody can change any more.',
})
@Entity('stock_entry')
@Check(
  'stock_entry_sign',
  `CASE WHEN "kind" IN ('receipt', 'cancellation') THEN "change" > 0
    WHEN "kind" IN ('loss', 'order', 'reopening') THEN "change" < 0 ELSE true END`,
)
@Index('stock_entry_by_stock', ['stockId', 'id'])
@Index('stock_entry_of_stop', ['stockId', 'id'], { where: `"kind" = 'stop'` })
@Index('stock_entry_by_order', ['orderId'], { where: '"order_id" IS NOT NULL' })
@Index('stock_entry_by_actor', ['createdByUserId'], { where: '"created_by_user_id" IS NOT NULL' })
export class StockEntry {
  @Field(() => String, { description: 'Grows with time.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column('integer', { name: 'stock_id' })
  stockId: number;

  @ManyToOne(() => StockEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'stock_id', foreignKeyConstraintName: 'stock_entry_stock_fk' })
  stock: StockEntity;

  @Field(() => StockEntryKind, { description: 'Why it changed.' })
  @Column('text')
  kind: StockEntryKind;

  @Field(() => Int, { description: 'By how many; negative: fewer are left.' })
  @Column('integer')
  change: number;

  @Field(() => Int, { description: 'How many were left after it.' })
  @Column('integer', { name: 'balance_after' })
  balanceAfter: number;

  @Field(() => String, { description: 'Why, to be read by people; empty where the kind says all.' })
  @Column('text')
  reason: string;

  @Field(() => Int, { nullable: true, description: 'The order that took it or gave it back.' })
  @Column('integer', { name: 'order_id', nullable: true })
  orderId: number | null;

  @Column('integer', { name: 'created_by_user_id', nullable: true })
  createdByUserId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'created_by_user_id', foreignKeyConstraintName: 'stock_entry_actor_fk' })
  createdByUser: UserEntity | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => String, { description: 'What the product is called.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size; null where the product itself is counted.' })
  variant: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the shop did it, by the name for signing in; null for a buyer and for the shop itself.',
  })
  actorUsername: string | null;
}

/** What the shop has set of its stock: one row. */
@Entity('stock_setting')
@Check('stock_setting_one', '"id" = 1')
@Check('stock_setting_not_negative', '"only_left_from" >= 0')
export class StockSettingEntity {
  @PrimaryColumn('integer')
  id: number;

  /** The highest number of which shoppers are told that only so many are left. */
  @Column('integer', { name: 'only_left_from' })
  onlyLeftFrom: number;
}
