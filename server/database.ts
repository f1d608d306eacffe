import type { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { ApiTokenEntity } from './accounts/tokens/apiToken.entity';
import { RateLimitEntity, SessionEntity } from './accounts/signIn/session.entity';
import { UserEntity } from './identity/user.entity';
import { AuditEntryEntity } from './audit/auditEntry.entity';
import { CategoryEntity } from './catalog/categories/category.entity';
import { Picture, PictureSize } from './catalog/pictures/picture.entity';
import { ProductEntity, ProductVariantEntity, SearchWordEntity } from './catalog/products/product.entity';
import { CreditAccountEntity, CreditEntryEntity } from './credit/credit.entity';
import { DiscountCodeEntity } from './discounts/discountCode.entity';
import { openDatabase, type DatabaseOptions } from './db/dataSource';
import { OutgoingMailEntity } from './mail/outgoingMail.entity';
import { CartItemEntity } from './orders/cart/cartItem.entity';
import { OrderEntity, OrderEventEntity, OrderLineEntity, OrderRequestEntity } from './orders/order.entity';
import { IndividualPriceEntity } from './pricing/individualPrice.entity';

/** Every table that the shop maps. */
const entities = [
  UserEntity,
  SessionEntity,
  RateLimitEntity,
  Picture,
  PictureSize,
  CategoryEntity,
  ProductEntity,
  ProductVariantEntity,
  SearchWordEntity,
  IndividualPriceEntity,
  DiscountCodeEntity,
  CreditAccountEntity,
  CreditEntryEntity,
  OrderEntity,
  OrderLineEntity,
  OrderEventEntity,
  OrderRequestEntity,
  CartItemEntity,
  OutgoingMailEntity,
  AuditEntryEntity,
  ApiTokenEntity,
];

/**
 * Opens a pool on the shop's database; runs no migration.
 * @throws when PostgreSQL cannot be reached or refuses the credentials
 */
export function openShopDatabase(url: string, options?: DatabaseOptions): Promise<DataSource> {
  return openDatabase(url, { entities, migrations }, options);
}
