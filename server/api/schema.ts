import 'reflect-metadata';
import { defaultTypeResolver, isAbstractType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { SavedAddressResolver } from '../accounts/addresses/savedAddresses.resolver';
import { EmailsResolver } from '../accounts/emails/emails.resolver';
import { OwnAccountResolver } from '../accounts/ownAccount/ownAccount.resolver';
import { RecoveryResolver } from '../accounts/recovery/recovery.resolver';
import { SecondStepResolver } from '../accounts/secondStep/secondStep.resolver';
import { StepSignInResolver } from '../accounts/secondStep/stepSignIn.resolver';
import { SessionsResolver } from '../accounts/sessions/sessions.resolver';
import { AccountResolver } from '../accounts/signIn/account.resolver';
import { BusinessResolver } from '../accounts/businesses/businesses.resolver';
import { SlipPricesResolver } from '../accounts/businesses/slipPrices.resolver';
import { UserPriceMailsResolver, ViewerPriceMailsResolver } from '../accounts/businesses/priceMails.resolver';
import { EmployeeResolver } from '../accounts/employees/employees.resolver';
import { UserResolver } from '../accounts/users/users.resolver';
import { ApiTokenResolver } from '../accounts/tokens/apiToken.resolver';
import { ViewerCreditResolver } from '../accounts/signIn/viewerCredit.resolver';
import { AuditResolver } from '../audit/audit.resolver';
import { BackupsResolver } from '../backup/nightly/backups.resolver';
import { CategoryAdminResolver } from '../catalog/categories/categoryAdmin.resolver';
import { ProductAdminResolver } from '../catalog/products/productAdmin.resolver';
import { CategoryResolver } from '../catalog/categories/category.resolver';
import { ProductPageResolver, ProductResolver } from '../catalog/products/product.resolver';
import {
  CategoryTranslationsResolver,
  ProductTranslationsResolver,
} from '../catalog/translations/translations.resolver';
import { IndividualPriceResolver, PriceExplanationResolver } from '../catalog/agreedPrices/agreedPrices.resolver';
import { PriceHistoryResolver } from '../catalog/priceHistory/priceHistory.resolver';
import { CreditResolver } from '../credit/credit.resolver';
import { CreditAdminResolver } from '../credit/creditAdmin.resolver';
import { CurrencyResolver } from '../currency/currency.resolver';
import { DiscountAdminResolver } from '../discounts/discountAdmin.resolver';
import { DiscountResolver } from '../discounts/discounts.resolver';
import { JobResolver } from '../jobs/job.resolver';
import { MailPageResolver, MailResolver } from '../mail/mail.resolver';
import { DeliveryZoneResolver } from '../delivery/zones/zones.resolver';
import { OrderDeliveryResolver } from '../orders/delivery/delivery.resolver';
import {
  CancellingResolver,
  FollowedCancellationResolver,
  OrderCancellationResolver,
} from '../orders/cancelling/cancelling.resolver';
import { ViewerWhenMissingResolver } from '../orders/placing/whenMissing.resolver';
import { DayResolver } from '../orders/day/day.resolver';
import { OrderPackingResolver, PackedLineResolver } from '../orders/packing/packing.resolver';
import { ChangingResolver, OrderEventChangeResolver } from '../orders/changing/changing.resolver';
import { CartResolver } from '../orders/cart/cart.resolver';
import { CheckoutResolver } from '../orders/placing/checkout.resolver';
import { FollowedOrderResolver } from '../orders/following/followed.resolver';
import { LiveOrderResolver } from '../orders/live/live.resolver';
import { OrderPricesResolver, OrderPricesSinceResolver } from '../orders/reading/orderPrices.resolver';
import { LoyaltyPointsResolver } from '../orders/reading/loyaltyPoints.resolver';
import { OrderAgainResolver } from '../orders/reading/reorder.resolver';
import { OrderPageResolver, OrderResolver } from '../orders/reading/orders.resolver';
import { OrderStatusResolver } from '../orders/status/status.resolver';
import { GuestOrdersResolver } from '../orders/takingOver/guestOrders.resolver';
import {
  FollowedTransferResolver,
  OrderTransferResolver,
  TransferResolver,
} from '../orders/transfers/transfers.resolver';
import { LiveRunResolver } from '../driving/live/liveRuns.resolver';
import { RunResolver } from '../driving/planning/runs.resolver';
import { StopResolver } from '../driving/stops/stops.resolver';
import { ParcelsResolver } from '../orders/packing/parcels.resolver';
import { ClosingResolver } from '../personalData/closing/closing.resolver';
import { PricePlanPageResolver, PricePlanResolver } from '../plans/plans.resolver';
import { PriceMatrixResolver } from '../priceMatrix/matrix.resolver';
import { ReportResolver } from '../reports/report.resolver';
import { StatsResolver } from '../reports/stats.resolver';
import { StockResolver, StockEntryResolver } from '../stock/stock.resolver';
import { StockAdminResolver } from '../stock/stockAdmin.resolver';
import { guard } from './authorization/guard';
import { NodeResolver, withNodeIds } from './nodes/node.resolver';
import { ResolverInstances } from './resolverInstances';
import { ShopResolver } from './shop.resolver';

/**
 * The whole schema, every resolver guarded by the authorisation tables.
 * @param resolvers their instances; absent where the schema is only printed
 */
export function buildShopSchema(resolvers = new ResolverInstances()): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      NodeResolver,
      ShopResolver,
      AccountResolver,
      SavedAddressResolver,
      OwnAccountResolver,
      EmailsResolver,
      RecoveryResolver,
      ClosingResolver,
      SessionsResolver,
      StepSignInResolver,
      SecondStepResolver,
      UserResolver,
      BusinessResolver,
      ViewerPriceMailsResolver,
      UserPriceMailsResolver,
      SlipPricesResolver,
      EmployeeResolver,
      IndividualPriceResolver,
      PriceExplanationResolver,
      PriceHistoryResolver,
      CategoryResolver,
      ProductResolver,
      ProductPageResolver,
      ProductTranslationsResolver,
      CategoryTranslationsResolver,
      DiscountResolver,
      CartResolver,
      CheckoutResolver,
      OrderDeliveryResolver,
      DeliveryZoneResolver,
      OrderResolver,
      OrderPageResolver,
      OrderTransferResolver,
      TransferResolver,
      CancellingResolver,
      ChangingResolver,
      DayResolver,
      RunResolver,
      StopResolver,
      LiveRunResolver,
      ParcelsResolver,
      ViewerWhenMissingResolver,
      OrderPackingResolver,
      PackedLineResolver,
      OrderEventChangeResolver,
      OrderCancellationResolver,
      FollowedCancellationResolver,
      FollowedOrderResolver,
      FollowedTransferResolver,
      GuestOrdersResolver,
      LoyaltyPointsResolver,
      AuditResolver,
      ApiTokenResolver,
      CategoryAdminResolver,
      ProductAdminResolver,
      DiscountAdminResolver,
      CurrencyResolver,
      StatsResolver,
      ReportResolver,
      CreditResolver,
      ViewerCreditResolver,
      CreditAdminResolver,
      OrderAgainResolver,
      OrderPricesResolver,
      OrderPricesSinceResolver,
      OrderStatusResolver,
      LiveOrderResolver,
      JobResolver,
      BackupsResolver,
      MailPageResolver,
      MailResolver,
      PricePlanResolver,
      PricePlanPageResolver,
      PriceMatrixResolver,
      StockResolver,
      StockEntryResolver,
      StockAdminResolver,
    ],
    container: resolvers,
    // Input is checked by the yup rules that the forms use too.
    validate: false,
    // Held by a test instead of at every start.
    skipCheck: true,
    pubSub: NO_TOPICS,
  });
  return guard(withNodeIds(typesByName(describeRoots(schema))));
}

/**
 * TypeGraphQL requires one for any subscription; the shop's subscriptions have a source of their own (see OrderFeed).
 */
const NO_TOPICS = {
  publish: () => {
    throw new Error('There are no topics');
  },
  subscribe: () => {
    throw new Error('There are no topics');
  },
};

/** TypeGraphQL has no option for the descriptions of the root types. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = 'What can be asked; nothing is changed by it.';
  if (mutation) mutation.description = 'What can be done, one after the other in the order of the request.';
  if (subscription) subscription.description = 'What is told as it happens, at /graphql/stream.';
  return schema;
}

/**
 * Members of a union carry their `__typename`. TypeGraphQL's own resolution is asynchronous, and compiled documents are
 * not.
 */
function typesByName(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = defaultTypeResolver;
  }
  return schema;
}
