import { defaultFieldResolver, GraphQLObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { MESSAGES } from '../../common/messages';
import { Role } from '../accounts/roles';
import type { Viewer } from '../accounts/viewer';
import { forbidden, unauthenticated } from '../errors';
import type { Context } from './context';

/** The kinds of viewer that the table tells apart. A business that is not approved is a kind of its own. */
export const VIEWER_KINDS = ['guest', 'customer', 'pendingBusiness', 'business', 'employee', 'admin'] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

/** Which kind a viewer is. */
function kindOf({ account }: Viewer): ViewerKind {
  if (!account) return 'guest';
  return account.role === Role.BUSINESS && !account.businessApproved ? 'pendingBusiness' : account.role;
}

type Who = readonly ViewerKind[];

const EVERYONE: Who = VIEWER_KINDS;
const SIGNED_IN: Who = VIEWER_KINDS.filter((kind) => kind !== 'guest');
const BUYERS: Who = VIEWER_KINDS.filter((kind) => kind !== 'employee');
const SEE_AMOUNTS: Who = BUYERS;
const SEE_BUSINESS_PRICES: Who = ['business', 'admin'];

/** Who may run each query and mutation; one that is not named here is refused to all (decisions.md sections 5 and 7). */
export const OPERATIONS: Readonly<Record<string, Who>> = {
  'Query.shop': EVERYONE,
  'Query.viewer': EVERYONE,
  'Query.categories': EVERYONE,
  'Query.category': EVERYONE,
  'Query.product': EVERYONE,
  'Query.products': EVERYONE,
  'Query.catalogue': EVERYONE,
  'Query.priceExplanation': SEE_AMOUNTS,
  'Query.individualPrices': ['business'],
  'Query.checkDiscountCode': EVERYONE,
  'Query.cart': EVERYONE,
  'Query.order': SIGNED_IN,
  'Query.orders': SIGNED_IN,
  'Mutation.signIn': EVERYONE,
  'Mutation.signOut': EVERYONE,
  'Mutation.addToCart': EVERYONE,
  'Mutation.placeGuestOrder': BUYERS,
  'Mutation.placeAccountOrder': BUYERS,
};

/**
 * Who may read each field of each type; a field that is not named is refused to all. For anyone who is not among them
 * the field is null, as if there were nothing.
 */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, Who>>>> = {
  Shop: open('name phone email instagramUrl tiktokUrl whatsappUrl'),
  Viewer: open(
    'id username email firstName lastName role businessApproved businessName paymentMode pricingMode businessDiscount',
  ),
  Picture: open('url width height'),
  Category: open('id name slug description picture imageUrl'),
  Product: {
    ...open('id name description categoryId categorySlug tags inStock picture imageUrl variants'),
    ...only(SEE_AMOUNTS, 'price customerPrice listPrice'),
    ...only(SEE_BUSINESS_PRICES, 'businessPrice'),
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
    ...open('orderId status createdAt'),
    ...only(SEE_AMOUNTS, 'subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned'),
  },
  PriceChanged: open('code message fresh'),
  FreshAmounts: open('subtotalAmount discountAmount deliveryFee totalAmount items'),
  FreshItem: open('productId selectedSize unitPrice'),
  OrderRefusal: open('code message productId selectedSize'),
  OrderPage: open('nodes pageInfo totalCount'),
  Order: {
    ...open(
      `id status createdAt paymentMethod paymentStatus trackingNumber userId customerName employeeName customerEmail
       customerPhone deliveryAddress addressType latitude longitude note itemCount items history`,
    ),
    ...only(SEE_AMOUNTS, 'subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned'),
  },
  DeliveryAddress: open(
    'name companyName street area city state postalCode building floor country phone email fullAddress',
  ),
  OrderLine: {
    ...open('id productId productName productDescription picture selectedSize selectedPackaging quantity'),
    ...only(SEE_AMOUNTS, 'unitPrice lineTotal'),
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
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    for (const [name, field] of Object.entries(type.getFields())) {
      const who = isRoot ? OPERATIONS[`${type.name}.${name}`] : FIELDS[type.name]?.[name];
      const resolve = field.resolve ?? defaultFieldResolver;
      if (!who) field.resolve = refused(`${type.name}.${name}`);
      else if (isRoot) field.resolve = admit(who, resolve);
      else if (who !== EVERYONE) field.resolve = hide(who, resolve);
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function admit(who: Who, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const kind = kindOf(context.viewer);
    if (!who.includes(kind)) throw refusalOf(kind, who);
    return resolve(source, args, context, info);
  };
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
