import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Money } from '../db/columns';

/** A price agreed with one business for a product, or for one of its variants. */
@Entity('individual_price')
@Check('individual_price_number', `"custom_price" < 'NaN'`)
@Check('individual_price_not_negative', '"custom_price" >= 0')
@Index('individual_price_by_product', ['productId'])
export class IndividualPriceEntity {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  // By name: this folder stands below the features and does not import them.
  @ManyToOne('UserEntity', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'individual_price_user_fk' })
  user: unknown;

  @PrimaryColumn('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne('ProductEntity', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'individual_price_product_fk' })
  product: unknown;

  /** Empty: the product without a variant, and the fallback of its variants. */
  @PrimaryColumn('text', { default: '' })
  variant: string;

  @Money({ name: 'custom_price' })
  customPrice: string;
}
