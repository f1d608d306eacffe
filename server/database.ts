import type { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { SavedAddress } from './accounts/addresses/savedAddress.entity';
import { ClosedAccountEntity } from './accounts/closed/closedAccount.entity';
import { ApiToken } from './accounts/tokens/apiToken.entity';
import { AccountLinkEntity } from './accounts/links/accountLink.entity';
import { PasswordRequestEntity } from './accounts/recovery/passwordRequest.entity';
import {
  AuthenticatorAppEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  StepAttemptEntity,
} from './accounts/secondStep/secondStep.entity';
import { SessionUseEntity } from './accounts/sessions/sessionUse.entity';
import { SessionEntity } from './accounts/signIn/session.entity';
import { UserEntity } from './identity/user.entity';
import { AuditEntry } from './audit/auditEntry.entity';
import { Category } from './catalog/categories/category.entity';
import { Picture, PictureSize } from './catalog/pictures/picture.entity';
import { ProductEntity, ProductVariantEntity, SearchWordEntity } from './catalog/products/product.entity';
import { CreditAccountEntity, CreditEntry } from './credit/credit.entity';
import { ExchangeRate } from './currency/exchangeRate.entity';
import { TransferAccountEntity } from './currency/transferAccount.entity';
import { DiscountCode } from './discounts/discountCode.entity';
import { openDatabase, type DatabaseOptions } from './db/dataSource';
import { BackupRun } from './backup/nightly/backupRun.entity';
import { JobCountEntity } from './jobs/jobCount.entity';
import { OutgoingMail } from './mail/outgoingMail.entity';
import { CartItemEntity } from './orders/cart/cartItem.entity';
import { KeyedRequest } from './idempotency/keyedRequest.entity';
import {
  DeliveryBookingEntity,
  DeliveryClosureEntity,
  DeliverySetupEntity,
  DeliveryWindowEntity,
  DeliveryZoneEntity,
} from './delivery/zone.entity';
import { DeliveryMoveEntity } from './orders/delivery/deliveryMove.entity';
import { OrderEntity, OrderLineEntity } from './orders/order.entity';
import { OrderEventEntity } from './orders/orderEvent.entity';
import { PackedLineEntity } from './orders/packing/packedLine.entity';
import { OrderParcelsEntity } from './orders/packing/parcels.entity';
import { DeliveryAttemptEntity, DeliveryPhotoEntity } from './driving/attempt.entity';
import { DeliveryRunEntity, RunCountEntity, RunStopEntity } from './driving/run.entity';
import { OrderTransferEntity } from './orders/transfers/orderTransfer.entity';
import { PriceMailSetting } from './accounts/businesses/priceMailSetting.entity';
import { PriceNoticeEntity, PriceTellingEntity, UntoldChangeEntity } from './priceMails/priceNotice.entity';
import { PricePlanEntity, PricePlanItemEntity } from './plans/pricePlan.entity';
import { IndividualPriceEntity } from './pricing/individualPrice.entity';
import { RateLimitEntity } from './rateLimits/rateLimit.entity';
import { StockEntity, StockEntry, StockSettingEntity } from './stock/stock.entity';

/** Every table that the shop maps. */
const entities = [
  UserEntity,
  SessionEntity,
  SessionUseEntity,
  AccountLinkEntity,
  PasswordRequestEntity,
  PasskeyEntity,
  AuthenticatorAppEntity,
  RecoveryCodeEntity,
  StepAttemptEntity,
  RateLimitEntity,
  Picture,
  PictureSize,
  Category,
  ProductEntity,
  ProductVariantEntity,
  SearchWordEntity,
  IndividualPriceEntity,
  DiscountCode,
  ExchangeRate,
  TransferAccountEntity,
  CreditAccountEntity,
  CreditEntry,
  OrderEntity,
  OrderLineEntity,
  OrderEventEntity,
  DeliveryZoneEntity,
  DeliveryWindowEntity,
  DeliveryClosureEntity,
  DeliveryBookingEntity,
  DeliverySetupEntity,
  DeliveryMoveEntity,
  OrderTransferEntity,
  PackedLineEntity,
  OrderParcelsEntity,
  DeliveryRunEntity,
  RunStopEntity,
  RunCountEntity,
  DeliveryAttemptEntity,
  DeliveryPhotoEntity,
  KeyedRequest,
  CartItemEntity,
  OutgoingMail,
  JobCountEntity,
  BackupRun,
  AuditEntry,
  ApiToken,
  SavedAddress,
  ClosedAccountEntity,
  PricePlanEntity,
  PricePlanItemEntity,
  PriceMailSetting,
  PriceTellingEntity,
  PriceNoticeEntity,
  UntoldChangeEntity,
  StockEntity,
  StockEntry,
  StockSettingEntity,
];

/**
 * Opens a pool on the shop's database; runs no migration.
 * @throws when PostgreSQL cannot be reached or refuses the credentials
 */
export function openShopDatabase(url: string, options?: DatabaseOptions): Promise<DataSource> {
  return openDatabase(url, { entities, migrations }, options);
}
