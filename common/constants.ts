/** Constants that the server enforces and the screens use too (specification 2.4). */

/** How many days after its delivery, or its cancelling, a guest can still follow an order (specification 5.12). */
export const FOLLOWED_DAYS = 90;

/** Delivery fees; they differ between screens on purpose (specification 2.4). Amounts in LBP. */
export const DELIVERY_FEES = {
  guestCheckout: '3.00',
  accountCheckout: '3.00',
  /** Shown in the cart drawer as an estimate only; no order is charged this. */
  cartDrawerEstimate: '7500.00',
  business: '0.00',
  employee: '0.00',
} as const;

export const LIMITS = {
  orderLines: 200,
  quantity: 9999,
  idempotencyKeyMin: 16,
  idempotencyKeyMax: 200,
  page: 100,
  fastCatalogue: 1000,
  /** Free text of one field of a form. */
  text: 200,
  longText: 2000,
  search: 100,
  discountCode: 50,
  slug: 100,
  /** Sizes of one product, and the letters of one. */
  variants: 20,
  variantName: 60,
  tags: 20,
  tag: 40,
  /** Bytes of an uploaded picture, as decoded: 5 MB. */
  imageBytes: 5 * 2 ** 20,
  tokenName: 100,
  /** What the owner of a passkey calls it. */
  passkeyName: 60,
  /** API tokens of one owner that are not revoked. */
  tokens: 50,
  /** Addresses that one customer saves, and the letters of what one is called. */
  addresses: 20,
  addressLabel: 40,
  /** How many of one thing can be counted, and of how many at most shoppers are told that only so many are left. */
  stock: 1_000_000,
  onlyLeftFrom: 100,
} as const;

/** What the shop is called, also where one of its staff has no name of its own to show. */
export const SHOP_NAME = 'Bustan';

/** Where the clock of the shop is, unless `SHOP_TIME_ZONE` says otherwise. */
export const DEFAULT_TIME_ZONE = 'Asia/Beirut';

/** The credit limit of a business unless an admin sets another, in LBP (specification 7.3). */
export const DEFAULT_CREDIT_LIMIT = '5000.00';

export const PHONE_MIN = 8;
export const ADDRESS_MIN = 5;
export const DEFAULT_COUNTRY = 'Lebanon';
/** The country of a business without one of its own (specification 1.4). */
export const BUSINESS_COUNTRY = 'USA';
export const PASSWORD_MIN = 6;
/** Of a password that its owner chooses for an account that is there. */
export const OWN_PASSWORD_MIN = 8;
export const EMPLOYEE_USERNAME_MIN = 3;

/** Sizes and packagings that mean "no variant" on a product without a variant of that name. */
export const GUEST_DEFAULTS = { size: '500ml', packaging: 'Bottle' } as const;
export const BUSINESS_DEFAULT = 'Standard';

export const PAYMENT_METHOD_LABELS = {
  stripe: 'Credit Card',
  card: 'Credit Card',
  wishmoney: 'WishMoney',
  cod: 'Cash on Delivery',
  credit: 'Business Credit',
  employee_order: 'Employee order',
} as const;

/** The five categories that are shown when the categories call returns nothing (specification 9.1). */
export const BUILT_IN_CATEGORIES = [
  { name: 'Fresh Juices Daily', slug: 'fresh-juices-daily' },
  { name: 'Fruits & Veg Garnish', slug: 'fruits-veg-garnish' },
  { name: 'Dry Fruits', slug: 'dry-fruits' },
  { name: 'Raw Nuts', slug: 'raw-nuts' },
  { name: 'Frozen Garnish', slug: 'frozen-garnish' },
] as const;

/**
 * So many changes of prices, orders that a search finds, mails and entries of the audit log are counted exactly; `totalCount`
 * says one more when there are more (specification 3.16, 11.3).
 */
export const MOST_COUNTED = 10_000;
