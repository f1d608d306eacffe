import type { Duty } from '../../../../server/identity/duties';

type Duties = readonly `${Duty}`[];

const BUSINESSES: Duties = ['accounts', 'prices', 'credit'];
const RUNS: Duties = ['orders', 'driving'];

/**
 * Which duties open what else is for admins alone, written here by hand and not read from the server; what stands in none
 * of these tables is closed to staff.
 */
export const OPENED_BY: Readonly<Record<string, Duties>> = {
  'Query.order': ['orders', 'packing'],
  'Query.orders': ['orders', 'packing'],
  'Subscription.orderChanged': ['orders', 'packing'],
  'Query.orderPrices': ['orders'],
  ...of(
    'Query',
    ['deliveryZones', 'deliveryZone', 'deliveryDays', 'deliveryClosures', 'closureOrders'],
    ['orders', 'packing'],
  ),
  ...of('Mutation', ['createDeliveryClosure', 'deleteDeliveryClosure', 'moveOrders'], ['orders']),
  'Mutation.setOrderStatus': ['orders'],
  'Mutation.setOrderStatuses': ['orders'],
  'Mutation.changeOrderLines': ['orders', 'packing'],
  ...of('Query', ['day', 'dayOrders', 'pickList'], ['orders', 'packing']),
  ...of('Mutation', ['packLines', 'setParcels'], ['orders', 'packing']),
  ...of('Query', ['runs', 'run', 'drivers', 'ordersWithoutRun', 'suggestedStops', 'deliveryPhoto'], ['orders']),
  ...of('Mutation', ['createRun', 'changeRun', 'deleteRun', 'closeRun', 'countRun'], ['orders']),
  'Query.ownRuns': ['driving'],
  ...of('Mutation', ['startRun', 'deliverOrder', 'reportNotDelivered'], RUNS),
  'Subscription.runsChanged': RUNS,
  'Subscription.dayChanged': ['orders', 'packing'],
  'Query.transfers': ['orders'],
  'Mutation.confirmTransfer': ['orders'],
  'Mutation.rejectTransfer': ['orders'],
  ...each(['Category'], ['create', 'update', 'delete'], ['catalogue']),
  ...each(['Product'], ['create', 'delete'], ['catalogue']),
  'Mutation.updateProduct': ['catalogue', 'prices'],
  ...of('Query', ['stock', 'stockEntries', 'stockOnlyLeftFrom'], ['catalogue']),
  ...of('Mutation', ['setStock', 'recordStockReceipt', 'recordStockLoss'], ['catalogue']),
  ...each(['DiscountCode'], ['create', 'update', 'delete'], ['prices']),
  ...of(
    'Query',
    ['discountCodes', 'discountCode', 'agreedPrices', 'priceHistory', 'priceAt', 'priceTimeline'],
    ['prices'],
  ),
  ...of('Query', ['priceExplanation', 'pricePlans', 'pricePlan', 'priceImpact', 'priceMatrix'], ['prices']),
  ...of('Mutation', ['setIndividualPrice', 'removeIndividualPrice', 'planPrices', 'changePricePlan'], ['prices']),
  ...of(
    'Mutation',
    ['withdrawPricePlan', 'setBusinessDiscount', 'setPricingMode', 'setBusinessPriceMails'],
    ['prices'],
  ),
  ...of('Query', ['users', 'user'], BUSINESSES),
  ...of('Mutation', ['createUser', 'updateUser', 'setUserActive', 'deleteUser', 'createBusinessUser'], ['accounts']),
  ...of('Mutation', ['setBusinessApproval', 'updateBusinessAddress', 'sendUserEmailConfirmation'], ['accounts']),
  'Mutation.setPaymentMode': ['credit'],
  ...of('Query', ['creditAccount', 'creditTransactions', 'creditTotals'], ['credit']),
  ...of('Mutation', ['setCreditLimit', 'recordCreditPayment', 'adjustCredit', 'addCredit'], ['credit']),
};

/** What every member of the staff may do, as everybody may. */
export const OPEN_TO_STAFF = new Set([
  ...['node', 'nodes', 'shop', 'viewer', 'categories', 'categoryPage', 'category', 'product', 'products', 'catalogue']
    .concat('checkDiscountCode', 'cart', 'apiTokens', 'followedOrder', 'ownSessions', 'ownProfile', 'accountClosing')
    .concat('secondStep', 'deliveryOptions')
    .map((name) => `Query.${name}`),
  ...[
    'signIn',
    'signOut',
    'changePassword',
    'closeAccount',
    'registerCustomer',
    'addToCart',
    'createApiToken',
    'revokeApiToken',
  ]
    .concat('endSession', 'endOtherSessions', 'requestPasswordReset', 'resetPassword', 'setLanguage')
    .concat('updateOwnProfile', 'sendEmailConfirmation', 'confirmEmail')
    .concat('beginPasskeySignIn', 'signInWithPasskey', 'signInWithCode', 'beginConfirmation', 'renewRecoveryCodes')
    .concat('beginPasskey', 'addPasskey', 'removePasskey', 'beginApp', 'addApp', 'removeApp')
    .map((name) => `Mutation.${name}`),
]);

const PRICED = 'pricing/{productId}';

/** The same of the REST paths. */
export const PATHS_OPENED_BY: Readonly<Record<string, Duties>> = {
  'GET /api/orders': ['orders', 'packing'],
  'GET /api/orders/{id}': ['orders', 'packing'],
  'GET /api/orders/{id}/prices': ['orders'],
  'GET /api/orders/{id}/delivery': ['orders', 'packing'],
  'PATCH /api/orders/{id}/lines': ['orders', 'packing'],
  'GET /api/orders/{id}/packing': ['orders', 'packing'],
  'PATCH /api/orders/{id}/packing': ['orders', 'packing'],
  'PUT /api/orders/{id}/parcels': ['orders', 'packing'],
  ...all(
    [
      ...['GET /api/admin/runs', 'POST /api/admin/runs', 'GET /api/admin/runs/{id}', 'PATCH /api/admin/runs/{id}'],
      ...['DELETE /api/admin/runs/{id}', 'POST /api/admin/runs/{id}/close', 'POST /api/admin/runs/{id}/counts'],
      ...['GET /api/admin/drivers', 'GET /api/admin/orders-without-run', 'GET /api/admin/suggested-stops'],
      'GET /api/admin/delivery-photos/{id}',
    ],
    ['orders'],
  ),
  'GET /api/driver/runs': ['driving'],
  'POST /api/runs/{id}/start': RUNS,
  'POST /api/runs/{id}/stops/{orderId}/delivered': RUNS,
  'POST /api/runs/{id}/stops/{orderId}/not-delivered': RUNS,
  ...all(['GET /api/admin/day', 'GET /api/admin/pick-list', 'GET /api/admin/packing-slips'], ['orders', 'packing']),
  'GET /api/admin/delivery-zones': ['orders', 'packing'],
  'GET /api/admin/delivery-zones/{id}/days': ['orders', 'packing'],
  'GET /api/admin/delivery-closures': ['orders', 'packing'],
  'GET /api/admin/delivery-closures/{id}/orders': ['orders', 'packing'],
  'POST /api/admin/delivery-closures': ['orders'],
  'DELETE /api/admin/delivery-closures/{id}': ['orders'],
  'POST /api/admin/orders/move': ['orders'],
  'PATCH /api/orders/{id}/status': ['orders'],
  'GET /api/admin/transfers': ['orders'],
  'POST /api/admin/orders/{id}/transfer/confirm': ['orders'],
  'POST /api/admin/orders/{id}/transfer/reject': ['orders'],
  'GET /api/products/{id}/price': ['prices'],
  'GET /api/products/{id}/price-at': ['prices'],
  'POST /api/categories': ['catalogue'],
  'PUT /api/categories/{id}': ['catalogue'],
  'DELETE /api/categories/{id}': ['catalogue'],
  'POST /api/products': ['catalogue'],
  'PUT /api/products/{id}': ['catalogue', 'prices'],
  'DELETE /api/products/{id}': ['catalogue'],
  'GET /api/admin/stock': ['catalogue'],
  'GET /api/admin/stock-entries': ['catalogue'],
  'GET /api/admin/stock-setting': ['catalogue'],
  'PUT /api/admin/stock/{productId}': ['catalogue'],
  'POST /api/admin/stock/{productId}/receipt': ['catalogue'],
  'POST /api/admin/stock/{productId}/loss': ['catalogue'],
  'GET /api/discount-codes': ['prices'],
  'POST /api/discount-codes': ['prices'],
  'PUT /api/discount-codes/{id}': ['prices'],
  'DELETE /api/discount-codes/{id}': ['prices'],
  'GET /api/admin/price-plans': ['prices'],
  'POST /api/admin/price-plans': ['prices'],
  'POST /api/admin/price-impact': ['prices'],
  'GET /api/admin/price-plans/{id}': ['prices'],
  'PUT /api/admin/price-plans/{id}': ['prices'],
  'DELETE /api/admin/price-plans/{id}': ['prices'],
  'GET /api/admin/price-history': ['prices'],
  'GET /api/admin/users/{id}/pricing': ['prices'],
  [`POST /api/admin/users/{userId}/${PRICED}`]: ['prices'],
  [`DELETE /api/admin/users/{userId}/${PRICED}`]: ['prices'],
  'PATCH /api/admin/users/{id}/discount': ['prices'],
  'PATCH /api/admin/users/{id}/pricing-mode': ['prices'],
  'PATCH /api/admin/users/{id}/price-mails': ['prices'],
  'GET /api/admin/users': BUSINESSES,
  'POST /api/admin/users': ['accounts'],
  'POST /api/admin/business-users': ['accounts'],
  'DELETE /api/admin/users/{id}': ['accounts'],
  'PATCH /api/users/{id}/role': ['accounts'],
  'PATCH /api/admin/users/{id}/active': ['accounts'],
  'POST /api/admin/users/{id}/email/confirmation': ['accounts'],
  'PATCH /api/admin/users/{id}/approval': ['accounts'],
  'PATCH /api/admin/users/{id}/address': ['accounts'],
  'PATCH /api/admin/users/{id}/payment-mode': ['credit'],
  'GET /api/admin/credit-totals': ['credit'],
  'GET /api/admin/credit-transactions': ['credit'],
  'GET /api/admin/users/{id}/credit': ['credit'],
  'GET /api/admin/users/{id}/credit-transactions': ['credit'],
  'POST /api/admin/users/{id}/credit': ['credit'],
  'PUT /api/admin/business-credit/{userId}/limit': ['credit'],
  'POST /api/admin/business-credit/{userId}/payment': ['credit'],
  'POST /api/admin/business-credit/{userId}/adjustment': ['credit'],
};

const STEP = 'account/second-step';

export const PATHS_OPEN_TO_STAFF = new Set([
  ...['auth/user', 'categories', 'products/fast', 'products', 'cart', 'tokens']
    .concat(
      'delivery-options',
      'account/sessions',
      'account/language',
      'account/profile',
      'account/closing',
      'account/second-step',
    )
    .map((path) => `GET /api/${path}`),
  ...['login', 'account/password', 'manual-logout', 'discount-codes/validate', 'cart', 'register', 'tokens']
    .concat('account/close', 'password/request', 'password/reset', 'orders/{id}/follow')
    .concat('account/email/confirmation', 'email/confirm')
    .concat('login/passkey/options', 'login/passkey', 'login/code', `${STEP}/confirmation/options`, `${STEP}/app`)
    .concat(`${STEP}/passkeys/options`, `${STEP}/passkeys`, `${STEP}/passkeys/{id}/removal`, `${STEP}/app/options`)
    .concat(`${STEP}/app/removal`, `${STEP}/recovery-codes`)
    .map((path) => `POST /api/${path}`),
  'PUT /api/account/language',
  'PATCH /api/account/profile',
  'DELETE /api/tokens/{id}',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/{id}',
]);

/** The same of the exports, with the columns that a duty does not show of one that it opens. */
export const EXPORTS_OPENED_BY: Readonly<Record<string, Duties>> = {
  orders: ['orders'],
  users: ['accounts'],
  products: ['catalogue', 'prices'],
  'discount-codes': ['prices'],
  'credit-transactions': ['credit'],
  'audit-log': [],
};

/** Fields that staff reads by duty alone; every other one is for all whom the operation admits. */
export const FIELDS_OPENED_BY: Readonly<Record<string, Duties>> = {
  ...fields('AccountClosing', 'creditDue', []),
  ...fields('Product', 'price customerPrice listPrice businessPrice', ['prices']),
  ...fields('Product', 'version translations', ['catalogue', 'prices']),
  ...fields('ProductTranslation', 'language name description sizes tags', ['catalogue', 'prices']),
  ...fields('TranslatedText', 'english text', ['catalogue', 'prices']),
  ...fields('Category', 'translations', ['catalogue', 'prices']),
  ...fields('CategoryTranslation', 'language name description', ['catalogue', 'prices']),
  ...fields('ProductVariant', 'price customerPrice businessPrice', ['prices']),
  ...fields('Order', 'subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned', ['orders']),
  ...fields('Order', 'lbpPerUsd transfer', ['orders']),
  ...fields('FollowedOrder', 'subtotalAmount discountAmount deliveryFee totalAmount lbpPerUsd transfer', ['orders']),
  ...fields('Transfer', 'orderId state sendTo reference sentAt settledAt', ['orders']),
  ...fields('Shop', 'lbpPerUsd wishMoneyTo', ['prices']),
  ...fields('TransferToCheck', 'id orderedAt customerName totalAmount lbpPerUsd state reference sentAt settledAt', [
    'orders',
  ]),
  ...fields('ExchangeRate', 'id lbpPerUsd showsUsd at byUsername', []),
  ...fields('DeliveryOptions', 'fee freeFrom minimum', ['orders']),
  ...fields('DeliveryZone', 'fee freeFrom minimum', ['orders']),
  ...fields('OrderLine', 'unitPrice lineTotal', ['orders']),
  ...fields('Order', 'packing slip parcels', ['orders', 'packing']),
  ...fields('Order', 'attempts', ['orders']),
  ...fields('Driver', 'id name', RUNS),
  ...fields('Run', 'nodeId id version date window driver state departedAt closedAt floatLbp stops', RUNS),
  ...fields('Run', 'expectedLbp expectedUsd', RUNS),
  ...fields('Run', 'counts', ['orders']),
  ...fields('RunStop', 'orderId outcome status stage customerName employeeName phone deliveryAddress', RUNS),
  ...fields('RunStop', 'latitude longitude note deliveryWindow deliveryZone pieces parcels attempts', RUNS),
  ...fields('RunStop', 'toCollect lbpPerUsd', RUNS),
  ...fields('DeliveryAttempt', 'id runId at byUsername isDelivered takenBy reason next hasPhoto due', RUNS),
  ...fields('DeliveryAttempt', 'lbp usd changeLbp', RUNS),
  ...fields('RunCount', 'at byUsername expectedLbp expectedUsd countedLbp countedUsd note', ['orders']),
  ...fields('DayRuns', 'runs', RUNS),
  ...fields('OrderLine', 'packed', ['orders', 'packing']),
  ...fields('Day', 'toCollect', ['orders']),
  ...fields('PackingSlipLine', 'unitPrice lineTotal', ['orders']),
  ...fields('ChangedOrder', 'subtotalAmount discountAmount deliveryFee totalAmount', ['orders']),
  ...fields('ChangedLines', 'totalBefore totalAfter', ['orders']),
  ...fields('OrderPlaced', 'subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned', []),
  ...fields('OrderAgainLine', 'unitPriceThen unitPrice', []),
  ...fields('Viewer', 'creditBalance', []),
  ...fields('User', 'emailConfirmed', ['accounts']),
  ...fields('User', 'firstName lastName businessAddress businessCity businessState businessZip', ['accounts']),
  ...fields('User', 'businessPhone businessCountry employeeLocation parentBusinessId', ['accounts']),
  ...fields('User', 'pricingMode businessDiscount priceMails', ['prices']),
  ...fields('User', 'creditBalance', ['credit']),
  ...fields('User', 'duties secondStep', []),
  ...fields('PriceExplanation', 'since', ['prices']),
  ...fields('OrderPrices', 'since', ['prices']),
  ...fields('PriceOrigin', 'at actorUsername via reason', ['prices']),
  ...fields('PriceChange', 'id at kind productId productName variant userId businessName isNew isGone values', [
    'prices',
  ]),
  ...fields('PriceChange', 'actorUsername via reason', ['prices']),
  ...fields('PriceChangeValue', 'name old new', ['prices']),
  ...fields('PriceAt', 'productId productName variant at since priceBook price', ['prices']),
  ...fields('PriceTimeline', 'productId variant since from to series', ['prices']),
  ...fields('PriceSeries', 'kind userId points', ['prices']),
  ...fields('PricePoint', 'at amount', ['prices']),
  ...fields('CreditAccount', 'nodeId userId currentBalance creditLimit usedCredit', ['credit']),
  ...fields('CreditTransaction', 'id userId type amount balanceAfter description createdAt orderId createdByUser', [
    'credit',
  ]),
  ...fields('Product', 'markedInStock', ['catalogue']),
  ...fields('Stock', 'id productId productName variant stock', ['catalogue']),
  ...fields(
    'StockEntry',
    'id kind change balanceAfter reason orderId createdAt productId productName variant actorUsername',
    ['catalogue'],
  ),
  ...fields('CreditTotals', 'totalUsedCredit totalAvailableCredit businesses', ['credit']),
};

function each(things: readonly string[], verbs: readonly string[], duties: Duties): Record<string, Duties> {
  return Object.fromEntries(things.flatMap((thing) => verbs.map((verb) => [`Mutation.${verb}${thing}`, duties])));
}

function of(root: string, names: readonly string[], duties: Duties): Record<string, Duties> {
  return Object.fromEntries(names.map((name) => [`${root}.${name}`, duties]));
}

function all(names: readonly string[], duties: Duties): Record<string, Duties> {
  return Object.fromEntries(names.map((name) => [name, duties]));
}

function fields(type: string, names: string, duties: Duties): Record<string, Duties> {
  return Object.fromEntries(names.split(' ').map((name) => [`${type}.${name}`, duties]));
}
