import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ProductEntity } from '../../catalog/products/product.entity';

/** A line of the cart stored on the server, for those who call `/api/cart`. */
@Entity('cart_item')
@Check('cart_item_quantity_range', '"quantity" BETWEEN 1 AND 9999')
export class CartItemEntity {
  /** "user:ID", or "cart:…" for the session of a guest. */
  @PrimaryColumn('text')
  owner: string;

  @PrimaryColumn('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => ProductEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'cart_item_product_fk' })
  product: ProductEntity;

  /** Empty: none chosen. */
  @PrimaryColumn('text', { name: 'selected_size', default: '' })
  selectedSize: string;

  /** Empty: none chosen. */
  @PrimaryColumn('text', { name: 'selected_packaging', default: '' })
  selectedPackaging: string;

  @Column('integer')
  quantity: number;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
