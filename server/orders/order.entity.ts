import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from '../identity/user.entity';
import type { Translations } from '../catalog/translations/translations';
import type { LineTranslation } from './lineTexts';
import { ProductEntity } from '../catalog/products/product.entity';
import { Money, Percent } from '../db/columns';
import { DeliveryZoneEntity } from '../delivery/zone.entity';
import { DiscountCode } from '../discounts/discountCode.entity';
import type { Address } from './address';
import { AddressType, OrderKind, OrderStatus, PaymentMethod, PaymentStatus, type WhenMissing } from './orderTerms';

@Entity('orders')
@Check('orders_total', '"total_amount" = "subtotal_amount" - "discount_amount" + "delivery_fee"')
@Check(
  'orders_amounts_not_negative',
  '"subtotal_amount" >= 0 AND "discount_amount" >= 0 AND "delivery_fee" >= 0 AND "total_amount" >= 0',
)
@Check('orders_status_known', `"status" IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')`)
@Check(
  'orders_location',
  `"address_type" = 'manual' OR coalesce("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180, false)`,
)
@Check('orders_kind_known', `"kind" IN ('guest', 'account', 'one_click', 'employee')`)
@Check(
  'orders_payment_known',
  `"payment_method" IN ('stripe', 'wishmoney', 'cod', 'credit', 'employee_order') AND "payment_status" IN ('pending', 'paid', 'refunded')`,
)
@Check('orders_address_type_known', `"address_type" IN ('manual', 'location')`)
@Check('orders_numbers', `"total_amount" < 'NaN' AND "latitude" < 'NaN' AND "longitude" < 'NaN'`)
@Check(
  'orders_discount_rounding',
  `("discount_amount" - "discount_rounding") * 100 = "subtotal_amount" * coalesce("discount_percent", 0) AND round("discount_amount" - "discount_rounding", 2) = "discount_amount"`,
)
@Check('orders_created_finite', 'isfinite("created_at")')
@Check('orders_delivery', 'num_nulls("delivery_date", "delivery_window", "zone_id") IN (0, 3)')
@Check('orders_when_missing', `"when_missing" IN ('call', 'substitute', 'leave_out')`)
@Check('orders_rate', '"lbp_per_usd" BETWEEN 100 AND 10000000')
@Index('orders_by_user', ['userId', 'id'], { where: '"user_id" IS NOT NULL' })
@Index('orders_by_account', ['accountId', 'id'], { where: '"account_id" IS NOT NULL' })
@Index('orders_by_status', ['status', 'id'])
@Index('orders_by_created', ['createdAt', 'id'])
@Index('orders_by_total', ['totalAmount', 'id'])
@Index('orders_by_code', ['discountCodeId'], { where: '"discount_code_id" IS NOT NULL' })
@Index('orders_by_customer', { synchronize: false })
@Index('orders_by_progress', { synchronize: false })
@Index('orders_search', { synchronize: false })
@Index('orders_of_own', { synchronize: false })
@Index('orders_of_guests', { synchronize: false })
@Index('orders_by_delivery', { synchronize: false })
@Index('orders_by_zone', { synchronize: false })
@Index('orders_to_be_transferred', ['id'], {
  where: `"payment_method" = 'wishmoney' AND "payment_status" = 'pending' AND "status" <> 'cancelled'`,
})
@Index('orders_to_blank', ['createdAt', 'id'], { where: '"user_id" IS NULL AND "blanked_at" IS NULL' })
export class OrderEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: OrderKind;

  @Column('text', { default: OrderStatus.PENDING })
  status: OrderStatus;

  @Column('text', { name: 'payment_method' })
  paymentMethod: PaymentMethod;

  @Column('text', { name: 'payment_status', default: PaymentStatus.PENDING })
  paymentStatus: PaymentStatus;

  /** Which language it was placed in, for its mails (specification 18.7); null for orders of before. */
  @Column('text', { nullable: true })
  language: string | null;

  /** Who placed it; null for a guest. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'orders_user_fk' })
  user: UserEntity | null;

  /** The business it was placed for: itself, or the employee's business; null otherwise. */
  @Column('integer', { name: 'account_id', nullable: true })
  accountId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'orders_account_fk' })
  account: UserEntity | null;

  @Column('text', { name: 'customer_name' })
  customerName: string;

  @Column('text', { name: 'employee_name', nullable: true })
  employeeName: string | null;

  @Column('text', { name: 'customer_email', nullable: true })
  customerEmail: string | null;

  @Column('text', { name: 'customer_phone', nullable: true })
  customerPhone: string | null;

  @Column('jsonb', { name: 'delivery_address', nullable: true })
  deliveryAddress: Address | null;

  @Column('text', { name: 'address_type', default: AddressType.MANUAL })
  addressType: AddressType;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Money({ name: 'subtotal_amount' })
  subtotalAmount: string;

  @Column('integer', { name: 'discount_code_id', nullable: true })
  discountCodeId: number | null;

  @ManyToOne(() => DiscountCode, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'discount_code_id', foreignKeyConstraintName: 'orders_discount_code_fk' })
  discountCode: DiscountCode | null;

  @Percent({ name: 'discount_percent', nullable: true })
  discountPercent: string | null;

  @Money({ name: 'discount_amount', default: 0 })
  discountAmount: string;

  /** What rounding added to the discount of the code; null for orders of before it was kept. */
  @Column('numeric', { name: 'discount_rounding', precision: 7, scale: 6, nullable: true })
  discountRounding: string | null;

  @Money({ name: 'delivery_fee' })
  deliveryFee: string;

  @Money({ name: 'total_amount' })
  totalAmount: string;

  /** LBP for one USD when it was placed (specification 31.3); null where the shop had no rate. */
  @Money({ name: 'lbp_per_usd', nullable: true })
  lbpPerUsd: string | null;

  @Column('integer', { name: 'loyalty_points', default: 0 })
  loyaltyPoints: number;

  /** Name of the price book that made the prices: "customer", "discount:10", "individual:7". */
  @Column('text', { name: 'price_book' })
  priceBook: string;

  @Column('text', { name: 'tracking_number', nullable: true })
  trackingNumber: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** What the buyer wants when something is missing (specification 4.16); null: nothing was said. */
  @Column('text', { name: 'when_missing', nullable: true })
  whenMissing: WhenMissing | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** The day and window it is delivered in, by the shop's clock (specification 29.3); null without zones. */
  @Column('date', { name: 'delivery_date', nullable: true })
  deliveryDate: string | null;

  @Column('text', { name: 'delivery_window', nullable: true })
  deliveryWindow: string | null;

  /**
   * From which instant on its buyer can not cancel it: when its window took no orders any more; null without a window, and
   * for orders of before it was kept.
   */
  @Column('timestamptz', { name: 'cut_off', nullable: true })
  cutOff: Date | null;

  /** For how much its delivery was possible when it was placed; null for any. */
  @Money({ name: 'minimum_amount', nullable: true })
  minimumAmount: string | null;

  @Column('integer', { name: 'zone_id', nullable: true })
  zoneId: number | null;

  @ManyToOne(() => DeliveryZoneEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'zone_id', foreignKeyConstraintName: 'orders_zone_fk' })
  zone: DeliveryZoneEntity | null;

  /** SHA-256 of the key by which a guest follows it (specification 5.12); null: it can not be followed. */
  @Column('bytea', { name: 'follow_hash', nullable: true, select: false })
  followHash: Buffer | null;

  /** What it is searched by, in the form that is searched; written by a trigger alone. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  search: string | null;

  /** When all that it said of a person was taken out of it (specification 24.3); null: it was not. */
  @Column('timestamptz', { name: 'blanked_at', nullable: true, select: false })
  blankedAt: Date | null;

  @OneToMany(() => OrderLineEntity, (line) => line.order)
  lines: OrderLineEntity[];
}

/** A line, which stores what was sold as it was then: name, size, packaging, unit price and why (specification 4.14). */
@Entity('order_line')
@Check('order_line_price_positive', '"unit_price" > 0')
@Check('order_line_quantity_range', '"quantity" BETWEEN 1 AND 9999')
@Check(
  'order_line_reason',
  `num_nulls("base_amount", "rounding", "saved_amount") IN (0, 3) AND ("unit_price" - "rounding") * 100 = "base_amount" * (100 - coalesce("discount_percent", 0)) AND round("unit_price" - "rounding", 2) = "unit_price" AND "saved_amount" = greatest("list_amount" - "unit_price", 0)`,
)
@Check('order_line_added', 'num_nulls("price_book", "priced_at") IN (0, 2)')
@Index('order_line_position', ['orderId', 'position'], { unique: true })
export class OrderLineEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'order_line_pkey' })
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @ManyToOne(() => OrderEntity, (order) => order.lines, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_line_order_fk' })
  order: OrderEntity;

  /** From 0, in the order of the request. */
  @Column('integer')
  position: number;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => ProductEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'order_line_product_fk' })
  product: ProductEntity;

  @Column('text', { name: 'product_name' })
  productName: string;

  /** What product and size were called in other languages. */
  @Column({ type: 'jsonb', default: () => "'{}'" })
  translations: Translations<LineTranslation>;

  /** The variant that made the price; null when the product was bought without one. */
  @Column('text', { nullable: true })
  variant: string | null;

  @Column('text', { name: 'selected_size', nullable: true })
  selectedSize: string | null;

  @Column('text', { name: 'selected_packaging', nullable: true })
  selectedPackaging: string | null;

  @Money({ name: 'unit_price' })
  unitPrice: string;

  /** The step of the fallback order that gave the unit price. */
  @Column('text', { name: 'price_rule' })
  priceRule: string;

  /** What that step gave; null for lines of before reasons were kept, as all that follows. */
  @Money({ name: 'base_amount', nullable: true })
  baseAmount: string | null;

  /** The business's percentage that was taken off the base; null for none. */
  @Percent({ name: 'discount_percent', nullable: true })
  discountPercent: string | null;

  /** What rounding added to the base less the percentage. */
  @Column('numeric', { precision: 7, scale: 6, nullable: true })
  rounding: string | null;

  /** The customer price beside it; null when the product had none. */
  @Money({ name: 'list_amount', nullable: true })
  listAmount: string | null;

  /** How much less than the customer price one cost. */
  @Money({ name: 'saved_amount', nullable: true })
  savedAmount: string | null;

  @Column('integer')
  quantity: number;

  /** The price book of a line that was added later (specification 5.14); null: that of its order. */
  @Column('text', { name: 'price_book', nullable: true })
  priceBook: string | null;

  /** When the prices of such a line were read; null: when its order was placed. */
  @Column('timestamptz', { name: 'priced_at', nullable: true })
  pricedAt: Date | null;
}
