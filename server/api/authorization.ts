import { defaultFieldResolver, GraphQLObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { MESSAGES } from '../../common/messages';
import { Role } from '../identity/roles';
import { TokenScope } from '../identity/tokenScope';
import type { Viewer } from '../identity/viewer';
import { forbidden, unauthenticated } from '../core/errors';
import type { Context } from '../graphql/context';

/** The kinds of viewer that the table tells apart. A business that is not approved is a kind of its own. */
export const VIEWER_KINDS = ['guest', 'customer', 'pendingBusiness', 'business', 'employee', 'admin'] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

/** Which kind a viewer is. */
export function kindOf({ account }: Viewer): ViewerKind {
  if (!account) return 'guest';
  return account.role === Role.BUSINESS && !account.businessApproved ? 'pendingBusiness' : account.role;
}

type Who = readonly ViewerKind[];

const EVERYONE: Who = VIEWER_KINDS;
const SIGNED_IN: Who = VIEWER_KINDS.filter((kind) => kind !== 'guest');
const BUYERS: Who = VIEWER_KINDS.filter((kind) => kind !== 'employee');
const SEE_AMOUNTS: Who = BUYERS;
const SEE_BUSINESS_PRICES: Who = ['business', 'admin'];
const SEE_CREDIT: Who = ['business', 'admin'];

/** What an API token must have been given for an operation; `session` is for people alone, never for a token. */
type Needs = TokenScope | 'session';

interface Rule {
  readonly who: Who;
  readonly needs: Needs;
}

const reads = (who: Who): Rule => ({ who, needs: TokenScope.READ });
const buys = (who: Who): Rule => ({ who, needs: TokenScope.ORDER });
const administers: Rule = { who: ['admin'], needs: TokenScope.ADMIN };
/** A business alone has employees; a token of its own needs the scope that an admin's needs for users. */
const managesEmployees: Rule = { who: ['business'], needs: TokenScope.ADMIN };
const inPerson = (who: Who): Rule => ({ who, needs: 'session' });

/**
 * Who may run each query, mutation and subscription, and with which token; one that is not named here is refused to all
 * (decisions.md sections 5 and 7).
 */
export const OPERATIONS: Readonly<Record<string, Rule>> = {
  'Query.shop': reads(EVERYONE),
  'Query.viewer': reads(EVERYONE),
  'Query.categories': reads(EVERYONE),
  'Query.category': reads(EVERYONE),
  'Query.product': reads(EVERYONE),
  'Query.products': reads(EVERYONE),
  'Query.catalogue': reads(EVERYONE),
  'Query.priceExplanation': reads(SEE_AMOUNTS),
  'Query.individualPrices': reads(['business']),
  'Query.checkDiscountCode': reads(EVERYONE),
  'Query.cart': inPerson(EVERYONE),
  'Query.order': reads(SIGNED_IN),
  'Query.orders': reads(SIGNED_IN),
  'Query.orderAgain': reads(SIGNED_IN),
  'Subscription.orderChanged': reads(SIGNED_IN),
  'Mutation.signIn': inPerson(EVERYONE),
  'Mutation.signOut': inPerson(EVERYONE),
  'Mutation.registerCustomer': inPerson(EVERYONE),
  'Query.users': administers,
  'Query.user': administers,
  'Mutation.createUser': administers,
  'Mutation.updateUser': administers,
  'Mutation.setUserActive': administers,
  'Mutation.deleteUser': administers,
  'Mutation.createBusinessUser': administers,
  'Mutation.setBusinessApproval': administers,
  'Mutation.updateBusinessAddress': administers,
  'Mutation.setBusinessDiscount': administers,
  'Mutation.setPricingMode': administers,
  'Mutation.setPaymentMode': administers,
  'Query.agreedPrices': administers,
  'Mutation.setIndividualPrice': administers,
  'Mutation.removeIndividualPrice': administers,
  'Query.employees': reads(['business']),
  'Mutation.createEmployee': managesEmployees,
  'Mutation.updateEmployee': managesEmployees,
  'Mutation.deleteEmployee': managesEmployees,
  'Mutation.addToCart': inPerson(EVERYONE),
  'Mutation.placeGuestOrder': buys(BUYERS),
  'Mutation.placeAccountOrder': buys(BUYERS),
  'Mutation.placeOneClickOrder': buys(['business']),
  'Mutation.placeEmployeeOrder': buys(['employee']),
  'Mutation.setOrderStatus': administers,
  'Mutation.setOrderStatuses': administers,
  'Query.outgoingMail': administers,
  'Query.auditLog': administers,
  'Mutation.createCategory': administers,
  'Mutation.updateCategory': administers,
  'Mutation.deleteCategory': administers,
  'Mutation.createProduct': administers,
  'Mutation.updateProduct': administers,
  'Mutation.deleteProduct': administers,
  'Query.discountCodes': administers,
  'Query.discountCode': administers,
  'Mutation.createDiscountCode': administers,
  'Mutation.updateDiscountCode': administers,
  'Mutation.deleteDiscountCode': administers,
  'Query.stats': administers,
  'Query.report': administers,
  'Query.apiTokens': inPerson(['business', 'admin']),
  'Mutation.createApiToken': inPerson(['business', 'admin']),
  'Mutation.revokeApiToken': inPerson(['business', 'admin']),
  'Query.credit': reads(['business']),
  'Query.creditHistory': reads(['business']),
  'Query.creditAccount': administers,
  'Query.creditTransactions': administers,
  'Query.creditTotals': administers,
  'Mutation.setCreditLimit': administers,
  'Mutation.recordCreditPayment': administers,
  'Mutation.adjustCredit': administers,
  'Mutation.addCredit': administers,
};

/** Who may download each export, and with which token; one that is not named here is refused to all. */
export const EXPORTS: Readonly<Record<string, Rule>> = {
  '/api/admin/export/orders.csv': administers,
  '/api/admin/export/users.csv': administers,
  '/api/admin/export/products.csv': administers,
  '/api/admin/export/discount-codes.csv': administers,
  '/api/admin/export/credit-transactions.csv': administers,
  '/api/admin/export/audit-log.csv': administers,
  '/api/business/export/orders.csv': reads(['business']),
  '/api/business/export/credit-transactions.csv': reads(['business']),
};

/**
 * Who may read each field of each type; a field that is not named is refused to all. For anyone who is not among them
 * the field is null, as if there were nothing.
 */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, Who>>>> = {
  Shop: open('name phone email instagramUrl tiktokUrl whatsappUrl whatsappNumber whatsappGreeting geocoderUrl'),
  Viewer: {
    ...open(
      `id username email firstName lastName role businessApproved businessName parentBusinessId deliveryPlace paymentMode
       pricingMode businessDiscount`,
    ),
    ...only(SEE_AMOUNTS, 'creditBalance'),
  },
  DeliveryPlace: open('businessName location address city state zip country phone'),
  User: open(
    `id version username email firstName lastName role active createdAt paymentMode businessApproved pricingMode
     businessDiscount creditBalance businessName businessAddress businessCity businessState businessZip businessPhone
     businessCountry employeeLocation parentBusinessId`,
  ),
  UserPage: open('nodes pageInfo page totalCount'),
  Employee: open(
    `id username email firstName lastName employeeLocation employeeAddress employeeCity employeeState employeeZip
     employeePhone parentBusinessId`,
  ),
  EmployeePage: open('nodes pageInfo totalCount'),
  Picture: open('url width height'),
  Category: open('id version name slug description picture imageUrl'),
  Product: {
    ...open('id name description categoryId categorySlug tags inStock picture imageUrl variants'),
    ...only(SEE_AMOUNTS, 'price customerPrice listPrice'),
    ...only(SEE_BUSINESS_PRICES, 'businessPrice'),
    ...only(['admin'], 'version'),
  },
  ProductVariant: {
    ...open('name'),
    ...only(SEE_AMOUNTS, 'price customerPrice'),
    ...only(SEE_BUSINESS_PRICES, 'businessPrice'),
  },
  Price: open('amount listAmount saved percentOff rule discountPercent'),
  PageInfo: open('endCursor hasNextPage'),
  ProductPage: open('nodes pageInfo totalCount'),
  PriceExplanation: open('productId productName variant priceBook price steps sentence'),
  PriceStep: open('rule amount outcome'),
  IndividualPrice: open('productId variant customPrice'),
  ValidDiscountCode: open('code discountPercent'),
  DiscountCodeRefusal: open('code message'),
  SignedIn: open('viewer'),
  SignInRefusal: open('code message retryAfter'),
  Cart: open('items'),
  CartItem: open('productId quantity selectedSize selectedPackaging'),
  OrderPlaced: {
    ...open('orderId status createdAt paymentType'),
    ...only(SEE_AMOUNTS, 'subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned'),
  },
  PriceChanged: open('code message fresh'),
  FreshAmounts: open('subtotalAmount discountAmount deliveryFee totalAmount items'),
  FreshItem: open('productId selectedSize unitPrice'),
  OrderRefusal: open('code message productId selectedSize'),
  OrderPage: open('nodes pageInfo totalCount'),
  Order: {
    ...open(
      `id status createdAt paymentMethod paymentType paymentStatus trackingNumber userId customerName employeeName customerEmail
       customerPhone deliveryAddress addressType latitude longitude note itemCount items history`,
    ),
    ...only(SEE_AMOUNTS, 'subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned'),
  },
  DeliveryAddress: open(
    'name companyName street area city state postalCode building floor country phone email fullAddress readable',
  ),
  OrderLine: {
    ...open('id productId productName productDescription picture selectedSize selectedPackaging quantity'),
    ...only(SEE_AMOUNTS, 'unitPrice lineTotal'),
  },
  CreditAccount: only(SEE_CREDIT, 'userId currentBalance creditLimit usedCredit'),
  CreditTransaction: only(SEE_CREDIT, 'id userId type amount balanceAfter description createdAt orderId createdByUser'),
  CreditUser: open('username'),
  CreditTransactionPage: open('nodes pageInfo totalCount'),
  CreditTotals: only(SEE_CREDIT, 'totalUsedCredit totalAvailableCredit businesses'),
  CreditChange: open('account transaction'),
  AuditEntry: open('id at actorUsername action subjectType subjectId before after'),
  AuditPage: open('nodes pageInfo totalCount'),
  DiscountCode: open('id version code discountPercent maxUses currentUses expiresAt isActive'),
  DiscountCodePage: open('nodes pageInfo totalCount'),
  Stats: open('activeUsers totalOrders totalRevenue'),
  Report: open('from to timeZone takings days bestSellers categories businesses payments'),
  Takings: open('orders cancelled revenue'),
  DayTakings: open('day orders cancelled revenue'),
  ProductSold: open('productId productName quantity orders revenue'),
  CategorySold: open('categoryId categoryName quantity orders revenue'),
  BusinessTakings: open('userId businessName orders cancelled revenue'),
  PaymentTakings: open('paymentMethod orders cancelled revenue'),
  ApiToken: open('id ownerUsername name scopes expiresAt lastUsedAt revokedAt createdAt'),
  ApiTokenPage: open('nodes pageInfo totalCount'),
  CreatedApiToken: open('token apiToken'),
  OrderStatusSet: open('order'),
  OrderStatusRefusal: open('code message'),
  OrderStatusOutcome: open('orderId order code message'),
  OutgoingMail: open(
    'id kind toAddress orderId withAmounts status attempts nextAttemptAt subject lastError sentAt createdAt',
  ),
  OutgoingMailPage: open('nodes pageInfo totalCount'),
  OrderChange: open('order isNew'),
  OrderAgainLine: {
    ...open('productId productName variant quantity picture obstacle'),
    ...only(SEE_AMOUNTS, 'unitPriceThen unitPrice'),
  },
  OrderEvent: open('id status trackingNumber at byUsername'),
};

function open(fields: string): Record<string, Who> {
  return only(EVERYONE, fields);
}

function only(who: Who, fields: string): Record<string, Who> {
  return Object.fromEntries(fields.split(/\s+/).map((field) => [field, who]));
}

/** Puts the tables before every resolver of the schema. Fields open to everyone cost nothing. */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    const isRoot = roots.includes(type);
    for (const [name, field] of Object.entries(type.getFields())) {
      const rule = isRoot ? OPERATIONS[`${type.name}.${name}`] : undefined;
      const who = isRoot ? rule?.who : FIELDS[type.name]?.[name];
      const resolve = field.resolve ?? defaultFieldResolver;
      // A subscription is refused before it begins, and at each event.
      if (field.subscribe) field.subscribe = rule ? admit(rule, field.subscribe) : refused(`${type.name}.${name}`);
      if (!who) field.resolve = refused(`${type.name}.${name}`);
      else if (rule) field.resolve = admit(rule, resolve);
      else if (who !== EVERYONE) field.resolve = hide(who, resolve);
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function admit(rule: Rule, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    refuseUnless(rule, context.viewer);
    return resolve(source, args, context, info);
  };
}

/**
 * Refuses an operation (`Query.users`) to whoever may not run it, before its input is looked at: a guest learns that it
 * has to sign in, not what a good input would be.
 * @throws ShopError UNAUTHENTICATED or FORBIDDEN
 */
export function authorize(operation: string, viewer: Viewer): void {
  const rule = OPERATIONS[operation];
  if (rule) refuseUnless(rule, viewer);
}

/** Refuses an export to whoever may not download it. @throws ShopError UNAUTHENTICATED or FORBIDDEN */
export function authorizeExport(path: string, viewer: Viewer): void {
  const rule = EXPORTS[path];
  if (!rule) throw forbidden(`${path} is open to nobody.`);
  refuseUnless(rule, viewer);
}

function refuseUnless({ who, needs }: Rule, viewer: Viewer): void {
  const kind = kindOf(viewer);
  if (!who.includes(kind)) throw refusalOf(kind, who);
  const { token } = viewer;
  if (token && (needs === 'session' || !token.scopes.includes(needs))) throw outOfScope(needs);
}

function outOfScope(needs: Needs): Error {
  return forbidden(
    needs === 'session'
      ? 'This is for people who sign in, not for API tokens.'
      : `This API token has no scope "${needs}"; make one that has.`,
  );
}

function refusalOf(kind: ViewerKind, who: Who): Error {
  if (kind === 'guest') return unauthenticated();
  if (kind === 'pendingBusiness' && who.includes('business')) return forbidden(MESSAGES.pendingBusiness);
  return forbidden();
}

function hide(who: Who, resolve: Resolve): Resolve {
  return (source, args, context, info) =>
    who.includes(kindOf(context.viewer)) ? resolve(source, args, context, info) : null;
}

function refused(name: string): Resolve {
  return () => {
    throw forbidden(`${name} is open to nobody.`);
  };
}
