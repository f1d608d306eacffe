import { ApiTokenEntity } from '../accounts/apiToken.entity';
import { RateLimitEntity, SessionEntity } from '../accounts/session.entity';
import { UserEntity } from '../accounts/user.entity';
import { AuditEntryEntity } from '../audit/auditEntry.entity';
import { CategoryEntity } from '../catalog/category.entity';
import { Picture, PictureSize } from '../catalog/picture.entity';
import { ProductEntity, ProductVariantEntity, SearchWordEntity } from '../catalog/product.entity';
import { CreditAccountEntity, CreditEntryEntity } from '../credit/credit.entity';
import { DiscountCodeEntity } from '../discounts/discountCode.entity';
import { OutgoingMailEntity } from '../mail/outgoingMail.entity';
import { CartItemEntity } from '../orders/cartItem.entity';
import { OrderEntity, OrderEventEntity, OrderLineEntity, OrderRequestEntity } from '../orders/order.entity';
import { IndividualPriceEntity } from '../pricing/individualPrice.entity';

/** Every table that the shop maps. */
export const entities = [
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
