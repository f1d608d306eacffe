import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Money } from '../../db/columns';
import type { VariantPrices } from '../../pricing/price';
import { Category } from '../categories/category.entity';
import { Picture } from '../pictures/picture.entity';
import type { StockLeft } from './stockLeft';
import type { ProductTranslation, Translations } from '../translations/translations';

@Entity('product')
@Check('product_prices_not_negative', '"customer_price" >= 0 AND "business_price" >= 0 AND "price" >= 0')
@Check('product_prices_numbers', `"customer_price" < 'NaN' AND "business_price" < 'NaN' AND "price" < 'NaN'`)
@Check('product_shown_has_category', '"deleted_at" IS NOT NULL OR "category_id" IS NOT NULL')
@Check('product_translations_by_language', `jsonb_typeof("translations") = 'object'`)
@Index('product_by_name', { synchronize: false })
@Index('product_by_low_price', { synchronize: false })
@Index('product_by_high_price', { synchronize: false })
@Index('product_by_low_business_price', { synchronize: false })
@Index('product_by_high_business_price', { synchronize: false })
@Index('product_by_category', ['categoryId', 'id'], { where: '"deleted_at" IS NULL' })
@Index('product_search', { synchronize: false })
export class ProductEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Null only for a deleted product whose category was deleted too. */
  @Column('integer', { name: 'category_id', nullable: true })
  categoryId: number | null;

  @ManyToOne(() => Category, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'product_category_fk' })
  category: Category | null;

  /** Counts the edits from 1, by a trigger (see migrations). */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Money({ name: 'customer_price', nullable: true })
  customerPrice: string | null;

  @Money({ name: 'business_price', nullable: true })
  businessPrice: string | null;

  /** The legacy price: the last step of the customer chain. */
  @Money({ nullable: true })
  price: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  tags: string[];

  /** What is said in other languages (docs/decisions/0027). */
  @Column({ type: 'jsonb', default: () => "'{}'" })
  translations: Translations<ProductTranslation>;

  @Column('boolean', { name: 'in_stock', default: true })
  inStock: boolean;

  /** What shoppers may know of its counted stock; written by a trigger of the stock alone, null where nothing is counted. */
  @Column({ type: 'jsonb', name: 'stock_left', nullable: true, insert: false, update: false })
  stockLeft: StockLeft | null;

  @Column('text', { name: 'picture_hash', nullable: true })
  pictureHash: string | null;

  @ManyToOne(() => Picture, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture_hash', foreignKeyConstraintName: 'product_picture_fk' })
  picture: Picture | null;

  /** Set when deleted: hidden from every list, since orders still refer to it. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  /** Set by a trigger. */
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;

  @OneToMany(() => ProductVariantEntity, (variant) => variant.product)
  variantRows: ProductVariantEntity[];

  /** The variants as lists read them; copied from `product_variant` by a trigger, and written by nothing else. */
  @Column({ type: 'json', default: () => "'[]'", insert: false, update: false })
  variants: VariantPrices[];

  /** Names, tags and descriptions of all languages in the form that is searched; written by a trigger alone. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  search: string;

  /** The names alone in that form, a line for each language and without articles, by which what a search finds is ranked. */
  @Column({ type: 'text', name: 'search_name', nullable: true, select: false, insert: false, update: false })
  searchName: string | null;

  /** The tags alone in that form. */
  @Column({ type: 'text', name: 'search_tags', nullable: true, select: false, insert: false, update: false })
  searchTags: string | null;
}

/** A word that a product has or had, for the corrections of typing errors; written by a trigger. */
@Entity('search_word')
@Index('search_word_consonants', { synchronize: false })
export class SearchWordEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'search_word_pkey' })
  word: string;
}

@Entity('product_variant')
@Check('product_variant_prices_numbers', `"customer_price" < 'NaN' AND "business_price" < 'NaN'`)
@Check('product_variant_prices_not_negative', '"customer_price" >= 0 AND "business_price" >= 0')
export class ProductVariantEntity {
  @PrimaryColumn('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => ProductEntity, (product) => product.variantRows, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_variant_product_fk' })
  product: ProductEntity;

  @PrimaryColumn('text')
  name: string;

  /** Place in the size selector, from 0. */
  @Column('integer')
  position: number;

  @Money({ name: 'customer_price', nullable: true })
  customerPrice: string | null;

  @Money({ name: 'business_price', nullable: true })
  businessPrice: string | null;
}
