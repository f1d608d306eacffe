import {
  BUYERS,
  EDIT_TEXTS,
  EVERYONE,
  SEE_BUSINESS_PRICES,
  SEE_CREDIT,
  SEE_ORDER_AMOUNTS,
  SEE_PACKING,
  SEE_PAST_PRICES,
  SEE_PRICES,
  SEE_STOCK,
  type Viewers,
} from './rules';

/**
 * Who may read each field of each type; a field that is not named is refused to all. For anyone else the
 * field is null; a field that is never null refuses the operation.
 */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, Viewers>>>> = {
  Shop: {
    ...open('name phone email instagramUrl tiktokUrl whatsappUrl whatsappNumber whatsappGreeting geocoderUrl timeZone'),
    // As prices are, so that an answer that is cached is that of all who share it.
    ...only(SEE_PRICES, 'lbpPerUsd wishMoneyTo'),
  },
  Viewer: {
    ...open(
      `id username email firstName lastName role businessApproved businessName parentBusinessId deliveryPlace paymentMode
       pricingMode businessDiscount priceMails slipPrices whenMissing language duties lacksSecondStep`,
    ),
    ...only(BUYERS, 'creditBalance'),
  },
  AccountSession: open('id isThis browser system signedInAt lastUsedAt'),
  PasswordReset: open('username role'),
  OwnProfile: open('id username role firstName lastName phone email emailConfirmed formerEmail loyaltyPoints'),
  EmailConfirmed: open('email'),
  AccountClosing: {
    ...open('keepPersonalDataDays openOrders openOrderIds creditIsAtLimit isLastAdmin employees'),
    ...only(['business'], 'creditDue'),
  },
  SecondStepNeeded: open('ways minutes'),
  SecondStep: open('isRequired passkeys appAddedAt recoveryCodesLeft'),
  SecondStepChange: open('secondStep recoveryCodes'),
  Passkey: open('id name createdAt lastUsedAt'),
  NewApp: open('setupKey uri'),
  DeliveryPlace: open('businessName location address city state zip country phone'),
  User: {
    // Who cares for prices or credit sees businesses alone.
    ...open('nodeId id version username email role active createdAt paymentMode businessApproved businessName'),
    ...only(
      ['admin', 'accounts'],
      `emailConfirmed firstName lastName businessAddress businessCity businessState businessZip businessPhone businessCountry
       employeeLocation parentBusinessId`,
    ),
    ...only(['admin', 'prices'], 'pricingMode businessDiscount priceMails'),
    ...only(['admin', 'credit'], 'creditBalance'),
    ...only(['admin'], 'duties secondStep'),
  },
  UserPage: open('nodes edges pageInfo page totalCount'),
  UserEdge: open('cursor node'),
  Employee: open(
    `id username email firstName lastName employeeLocation employeeAddress employeeCity employeeState employeeZip
     employeePhone parentBusinessId`,
  ),
  EmployeePage: open('nodes edges pageInfo totalCount'),
  EmployeeEdge: open('cursor node'),
  Picture: open('url width height'),
  Category: {
    ...open('nodeId id version name slug description untranslated picture imageUrl'),
    ...only(EDIT_TEXTS, 'translations'),
  },
  CategoryTranslation: only(EDIT_TEXTS, 'language name description'),
  CategoryPage: open('nodes edges pageInfo'),
  CategoryEdge: open('cursor node'),
  Product: {
    ...open(
      'nodeId id name description untranslated categoryId categorySlug tags inStock onlyLeft picture imageUrl variants',
    ),
    ...only(SEE_PRICES, 'price customerPrice listPrice'),
    ...only(SEE_BUSINESS_PRICES, 'businessPrice'),
    ...only(EDIT_TEXTS, 'version translations'),
    ...only(SEE_STOCK, 'markedInStock'),
  },
  ProductTranslation: only(EDIT_TEXTS, 'language name description sizes tags'),
  TranslatedText: only(EDIT_TEXTS, 'english text'),
  ProductVariant: {
    ...open('name label inStock onlyLeft'),
    ...only(SEE_PRICES, 'price customerPrice'),
    ...only(SEE_BUSINESS_PRICES, 'businessPrice'),
  },
  Price: open('amount baseAmount listAmount saved percentOff rule discountPercent'),
  PageInfo: open('startCursor endCursor hasPreviousPage hasNextPage'),
  ProductPage: open('nodes edges pageInfo totalCount'),
  ProductEdge: open('cursor node'),
  PriceExplanation: {
    ...open('productId productName variant priceBook price steps waterfall sentence'),
    ...only(SEE_PAST_PRICES, 'since'),
  },
  PriceOrigin: { ...only(SEE_PAST_PRICES, 'at'), ...only(['admin', 'prices'], 'actorUsername via reason') },
  PriceWaterfallStep: open('kind rule percent change amount'),
  PriceStep: open('rule amount outcome'),
  PriceChange: {
    ...only(SEE_PAST_PRICES, 'id at kind productId productName variant userId businessName isNew isGone values'),
    ...only(['admin', 'prices'], 'actorUsername via reason'),
  },
  PriceChangeValue: only(SEE_PAST_PRICES, 'name old new'),
  PriceChangePage: open('nodes edges pageInfo totalCount'),
  PriceChangeEdge: open('cursor node'),
  PriceAt: only(SEE_PAST_PRICES, 'productId productName variant at since priceBook price'),
  PriceTimeline: only(SEE_PAST_PRICES, 'productId variant since from to series'),
  PriceSeries: only(SEE_PAST_PRICES, 'kind userId points'),
  PricePoint: only(SEE_PAST_PRICES, 'at amount'),
  IndividualPrice: open('productId variant customPrice'),
  ValidDiscountCode: open('code discountPercent'),
  DiscountCodeRefusal: open('code message'),
  SignedIn: open('viewer'),
  SignInRefusal: open('code message retryAfter'),
  SavedAddress: open('id label isDefault firstName lastName phone street building floor area city'),
  Cart: open('items'),
  CartItem: open('productId quantity selectedSize selectedPackaging'),
  OrderPlaced: {
    ...open('orderId status createdAt paymentType followKey deliveryDate deliveryWindow'),
    ...only(BUYERS, 'subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned'),
  },
  PriceChanged: open('code message fresh'),
  FreshAmounts: open('subtotalAmount discountAmount deliveryFee totalAmount items'),
  FreshItem: open('productId selectedSize unitPrice'),
  OrderRefusal: open('code message productId selectedSize onlyLeft delivery'),
  DeliveryRefusal: open('reason options'),
  DeliveryOptions: {
    ...open('timeZone zoneId zoneName days earliest'),
    ...only(SEE_ORDER_AMOUNTS, 'fee freeFrom minimum'),
  },
  DeliverySlot: open('date window'),
  DeliveryOptionDay: open('date closedFor windows'),
  DeliveryOptionWindow: open('window cutOff placesLeft obstacle'),
  DeliveryZone: {
    ...open('nodeId id version name translations places circles isEverywhereElse chargesBusinesses windows'),
    ...only(SEE_ORDER_AMOUNTS, 'fee freeFrom minimum'),
  },
  DeliveryText: open('language text'),
  DeliveryPlaceNames: open('name spellings city'),
  DeliveryCircle: open('latitude longitude km'),
  DeliveryWindow: open('weekday begins ends capacity cutOffDays cutOffTime'),
  DeliveryDay: open('timeZone date weekday closures windows'),
  DeliveryDayWindow: open('window capacity booked cutOff inPlan'),
  DeliveryClosure: open('id zone date reason translations orderCount'),
  DeliveryZoneName: open('id name'),
  OrderMoveOutcome: open('orderId order code message'),
  OrderPage: open('nodes edges pageInfo totalCount'),
  OrderEdge: open('cursor node'),
  Order: {
    ...open(
      `nodeId id status createdAt paymentMethod paymentType paymentStatus trackingNumber userId customerName employeeName customerEmail
       customerPhone deliveryAddress addressType latitude longitude note whenMissing deliveryDate deliveryWindow deliveryZone
       itemCount items history cancellation`,
    ),
    ...only(
      SEE_ORDER_AMOUNTS,
      'subtotalAmount discountAmount deliveryFee totalAmount lbpPerUsd loyaltyPointsEarned transfer',
    ),
    ...only(SEE_PACKING, 'packing slip'),
  },
  OrderPacking: open('stage lines packedLines'),
  PackedLine: open('quantity isCurrent at byUsername'),
  Day: { ...open('date parts'), ...only(['admin', 'orders'], 'toCollect') },
  DayPart: open('window zoneId zone toPack packed out delivered cancelled lines packedLines'),
  PickList: open('entries isWhole'),
  PickListEntry: open(
    'productId productName categoryName selectedSize selectedPackaging quantity packed orderCount orders',
  ),
  PickListOrder: open('orderId quantity isPacked'),
  PackingSlip: open('language showsPrices lines'),
  PackingSlipLine: {
    ...open('productName sizeLabel selectedPackaging quantity'),
    ...only(['admin', 'orders'], 'unitPrice lineTotal'),
  },
  FollowedOrder: {
    ...open(
      'id status createdAt paymentMethod paymentStatus trackingNumber deliveryDate deliveryWindow town followableUntil items history cancellation',
    ),
    ...only(SEE_ORDER_AMOUNTS, 'subtotalAmount discountAmount deliveryFee totalAmount lbpPerUsd transfer'),
  },
  Cancellation: open('obstacle until'),
  CancelledOrder: open('id status paymentStatus'),
  ChangedOrder: {
    ...open('id'),
    ...only(SEE_ORDER_AMOUNTS, 'subtotalAmount discountAmount deliveryFee totalAmount'),
  },
  OrderChangeRefusal: open('code message'),
  ChangedLine: open('productName sizeLabel untranslated before after'),
  ChangedLines: { ...open('reason lines'), ...only(SEE_ORDER_AMOUNTS, 'totalBefore totalAfter') },
  Transfer: only(SEE_ORDER_AMOUNTS, 'orderId state sendTo reference sentAt settledAt'),
  TransferToCheck: only(
    ['admin', 'orders'],
    'id orderedAt customerName totalAmount lbpPerUsd state reference sentAt settledAt',
  ),
  TransferPage: open('nodes edges pageInfo totalCount'),
  TransferToCheckEdge: open('cursor node'),
  ExchangeRate: only(['admin'], 'id lbpPerUsd showsUsd at byUsername'),
  ExchangeRatePage: open('nodes edges pageInfo totalCount'),
  ExchangeRateEdge: open('cursor node'),
  DeliveryAddress: open(
    'name companyName street area city state postalCode building floor country phone email fullAddress readable',
  ),
  OrderLine: {
    ...open(
      'id productId productName productDescription picture selectedSize sizeLabel untranslated selectedPackaging quantity',
    ),
    ...only(SEE_ORDER_AMOUNTS, 'unitPrice lineTotal'),
    ...only(SEE_PACKING, 'packed'),
  },
  OrderPrices: {
    ...open('orderId priceBook discountPercent discountAmount discountRounding lines'),
    ...only(SEE_PAST_PRICES, 'since'),
  },
  OrderLinePrice: open(
    'lineId productId productName variant quantity unitPrice rule price rounding waterfall sentence',
  ),
  CreditAccount: only(SEE_CREDIT, 'nodeId userId currentBalance creditLimit usedCredit'),
  CreditTransaction: only(SEE_CREDIT, 'id userId type amount balanceAfter description createdAt orderId createdByUser'),
  CreditUser: open('username'),
  CreditTransactionPage: open('nodes edges pageInfo totalCount'),
  CreditTransactionEdge: open('cursor node'),
  CreditTotals: only(SEE_CREDIT, 'totalUsedCredit totalAvailableCredit businesses'),
  CreditChange: open('account transaction'),
  Stock: only(SEE_STOCK, 'id productId productName variant stock'),
  StockPage: open('nodes edges pageInfo totalCount'),
  StockEdge: open('cursor node'),
  StockEntry: only(
    SEE_STOCK,
    'id kind change balanceAfter reason orderId createdAt productId productName variant actorUsername',
  ),
  StockEntryPage: open('nodes edges pageInfo totalCount'),
  StockEntryEdge: open('cursor node'),
  StockChange: open('stock entry'),
  AuditEntry: open('id at actorUsername action subjectType subjectId before after'),
  AuditPage: open('nodes edges pageInfo totalCount'),
  AuditEntryEdge: open('cursor node'),
  DiscountCode: open('nodeId id version code discountPercent maxUses currentUses expiresAt isActive'),
  DiscountCodePage: open('nodes edges pageInfo totalCount'),
  DiscountCodeEdge: open('cursor node'),
  Stats: open('activeUsers totalOrders totalRevenue'),
  Report: open('from to timeZone takings days bestSellers categories businesses payments'),
  Takings: open('orders cancelled revenue'),
  DayTakings: open('day orders cancelled revenue'),
  ProductSold: open('productId productName quantity orders revenue'),
  CategorySold: open('categoryId categoryName quantity orders revenue'),
  BusinessTakings: open('userId businessName orders cancelled revenue'),
  PaymentTakings: open('paymentMethod orders cancelled revenue'),
  ApiToken: open('id ownerUsername name scopes expiresAt lastUsedAt revokedAt createdAt'),
  ApiTokenPage: open('nodes edges pageInfo totalCount'),
  ApiTokenEdge: open('cursor node'),
  CreatedApiToken: open('token apiToken'),
  OrderStatusSet: open('order'),
  OrderStatusRefusal: open('code message'),
  OrderStatusOutcome: open('orderId order code message'),
  OutgoingMail: open(
    'id kind toAddress orderId withAmounts status attempts nextAttemptAt subject lastError sentAt createdAt',
  ),
  OutgoingMailPage: open('nodes edges pageInfo totalCount'),
  OutgoingMailEdge: open('cursor node'),
  Job: open('id task state attempts maxAttempts dueAt lastError createdAt'),
  JobPage: open('nodes edges pageInfo totalCount'),
  JobEdge: open('cursor node'),
  JobCount: open('task waiting running retrying failed done lastDoneAt'),
  Backups: open('isSetUp runs'),
  BackupRun: open('id day state file begunAt endedAt bytes orders verifiedAt error'),
  PricePlan: open(
    'nodeId id version at localAt state reason failure changeCount madeByUsername madeAt settledAt changes',
  ),
  PricePlanPage: open('nodes edges pageInfo totalCount'),
  PricePlanEdge: open('cursor node'),
  PlannedChange: open(
    `position kind productId productName variant userId businessName value madeOn valueNow before isThere outcome`,
  ),
  PriceImpact: open('changeCount customers businesses nextUserId'),
  PriceImpactOfViewer:
    open(`userId businessName bookBefore bookAfter productCount priceCount risenCount fallenCount goneCount prices
     nextProductId`),
  PriceImpactPrice: open('productId productName variant before after'),
  PriceMatrix: open('businesses rows productsLookedAt nextProductId nextUserId isOfFirstBusinesses knownSince'),
  PriceMatrixBusiness: open('userId businessName priceBook'),
  PriceMatrixRow: open('productId productName variant isForAllSizes customerPrice cells'),
  PriceMatrixCell: open('userId price agreedPrice planned matches'),
  PlannedPrice: open('planId at amount'),
  OrderChange: open('order isNew'),
  OrderAgainLine: {
    ...open('productId productName variant sizeLabel quantity picture obstacle'),
    ...only(BUYERS, 'unitPriceThen unitPrice'),
  },
  OrderEvent: open('id status trackingNumber at byUsername byBuyer change'),
};

function open(fields: string): Record<string, Viewers> {
  return only(EVERYONE, fields);
}

function only(viewers: Viewers, fields: string): Record<string, Viewers> {
  return Object.fromEntries(fields.split(/\s+/).map((field) => [field, viewers]));
}
