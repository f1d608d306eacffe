/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A written address of the account checkout. */
export type AccountAddressInput = {
  /** The city. */
  city?: string | null | undefined;
  /** The country. */
  country?: string | null | undefined;
  /** The state or governorate. */
  state?: string | null | undefined;
  /** Street and number. */
  street?: string | null | undefined;
  /** The postal code. */
  zipCode?: string | null | undefined;
};

/** An order from the account checkout. */
export type AccountOrderInput = {
  /** How the place of delivery is given; required. */
  addressType?: AddressType | null | undefined;
  /** Where the confirmation goes; required. */
  customerEmail?: string | null | undefined;
  /** Required. */
  customerName?: string | null | undefined;
  /** Required. */
  customerPhone?: string | null | undefined;
  /** Required in manual mode. */
  deliveryAddress?: AccountAddressInput | null | undefined;
  /** The day of delivery, like "2026-11-26"; absent: the first that is possible. */
  deliveryDate?: string | null | undefined;
  /** The delivery fee the buyer saw; checked when it is sent. */
  deliveryFee?: string | null | undefined;
  /** A window of that day, like "08:00-12:00"; absent: the first that is possible. */
  deliveryWindow?: string | null | undefined;
  /** Compared without regard to case and outer spaces. */
  discountCode?: string | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same order gives the first answer again. */
  idempotencyKey: string;
  /** 1 to 200 lines. */
  items: Array<OrderItemInput>;
  /** -90 to 90; required in location mode. */
  latitude?: number | null | undefined;
  /** -180 to 180; required in location mode. */
  longitude?: number | null | undefined;
  /** How it is paid; required in the account checkout, by card when absent in the guest checkout. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** The subtotal the buyer saw; checked when it is sent. */
  subtotalAmount?: string | null | undefined;
  /** The total the buyer saw, after the discount; checked when it is sent. */
  totalAmount?: string | null | undefined;
  /** What the shop does when something is missing; absent: as it sees fit. */
  whenMissing?: WhenMissing | null | undefined;
};

/** A line that is added to an order, at what its buyer would pay now; instead of another one, at no more than that one cost. */
export type AddedLineInput = {
  /** The product. */
  productId: number;
  /** How many, 1 to 9,999. */
  quantity: number;
  /** The id of the line that it is sent instead of; absent: it comes beside the others. */
  replacesLineId?: number | null | undefined;
  /** How many of that line it is sent instead of; the others of it stay. Absent: all of them. */
  replacesQuantity?: number | null | undefined;
  /** How many there were of that line when it was chosen; when there are others by now, or none, it is refused with CONFLICT. */
  seenQuantity?: number | null | undefined;
  /** The packaging. */
  selectedPackaging?: string | null | undefined;
  /** The name of the size; absent: the product without one. */
  selectedSize?: string | null | undefined;
};

/** How the place of delivery was given. */
export type AddressType =
  /** A position: latitude and longitude. */
  | 'LOCATION'
  /** A written address. */
  | 'MANUAL';

/** By what API tokens are sorted. */
export type ApiTokenSort =
  /** By when they were made. */
  | 'DATE'
  /** By when they were last used. */
  | 'LAST_USE'
  /** By what their owners call them. */
  | 'NAME';

/** What became of a nightly backup. */
export type BackupState =
  /** There is no file; it is tried again within the hour. */
  | 'FAILED'
  /** Its file was written, and read again to its checksum. */
  | 'MADE';

/** Those parts of a business's address that change; what is not sent stays. */
export type BusinessAddressInput = {
  /** Cannot be emptied. */
  businessAddress?: string | null | undefined;
  /** Cannot be emptied. */
  businessCity?: string | null | undefined;
  /** Empty: "USA". */
  businessCountry?: string | null | undefined;
  /** Cannot be emptied. */
  businessName?: string | null | undefined;
  /** Empty: none. */
  businessPhone?: string | null | undefined;
  /** Empty: none. */
  businessState?: string | null | undefined;
  /** Empty: none. */
  businessZip?: string | null | undefined;
  /** Of a change: the version that it was made from; it is refused with CONFLICT when there is a newer one. Absent: whatever there is is overwritten. */
  version?: number | null | undefined;
};

/** Why a buyer can not cancel an order. */
export type CancellationObstacle =
  /** It is cancelled. */
  | 'CANCELLED'
  /** It is on its way, or delivered. */
  | 'LEFT'
  /** It is paid, or a transfer is under way: the shop cancels it and gives the money back. */
  | 'PAID'
  /** Its cut-off has passed. */
  | 'PAST_CUT_OFF'
  /** It has no cut-off, and the shop has confirmed it. */
  | 'TAKEN_UP';

/** List prices of all products of a category, by a percentage. */
export type CategoryChangeInput = {
  /** The category. */
  categoryId: number;
  /** Only customer prices, or only business prices; null or absent: both. */
  of?: PlannedKind | null | undefined;
  /** By how much, -100 to 1000, at most two decimals: 5 makes 10.00 to 10.50. */
  percent: number;
};

/** What a category is to say; required are name, slug and description. */
export type CategoryInput = {
  /** One sentence about the category. */
  description?: string | null | undefined;
  /** An inline data:image string of PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. Absent: the picture stays as it is; null or "": it is taken away. */
  imageUrl?: string | null | undefined;
  /** The name that shoppers read. */
  name?: string | null | undefined;
  /** The name in addresses: lower case, with hyphens, unique. */
  slug?: string | null | undefined;
  /** What it says in other languages, each language once and whole. Absent or null: as it is; a language that is left out stays as it is. */
  translations?: Array<CategoryTranslationInput> | null | undefined;
  /** Of a change: the version that it was made from; with a newer one there it is refused with CONFLICT. Absent: whatever there is is overwritten. */
  version?: number | null | undefined;
};

/** All that a category is to say in one other language than English. */
export type CategoryTranslationInput = {
  /** The description; null or empty: said in English. */
  description?: string | null | undefined;
  /** Which language: "ar" or "fr". */
  language: string;
  /** The name; null or empty: said in English. */
  name?: string | null | undefined;
};

/** How many there are to be of a line of an order. */
export type ChangedLineInput = {
  /** The id of the line. */
  lineId: number;
  /** 1 to 9,999; 0 takes the line out. */
  quantity: number;
  /** How many there were when it was chosen; when there are others by now, it is refused with CONFLICT. Absent: whatever there are is changed. */
  seenQuantity?: number | null | undefined;
};

/** Shows that it is still the owner who is signed in: one of these. */
export type ConfirmationInput = {
  /** A code of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** What a passkey has signed of beginConfirmation. */
  passkey?: PasskeyAnswerInput | null | undefined;
  /** The password. */
  password?: string | null | undefined;
};

/** A business that an admin makes; it is approved at once. */
export type CreateBusinessUserInput = {
  /** Cannot be emptied. */
  businessAddress?: string | null | undefined;
  /** Cannot be emptied. */
  businessCity?: string | null | undefined;
  /** Empty: "USA". */
  businessCountry?: string | null | undefined;
  /** Cannot be emptied. */
  businessName?: string | null | undefined;
  /** Empty: none. */
  businessPhone?: string | null | undefined;
  /** Empty: none. */
  businessState?: string | null | undefined;
  /** Empty: none. */
  businessZip?: string | null | undefined;
  /** Required. */
  email?: string | null | undefined;
  /** First name of whoever is in charge. */
  firstName?: string | null | undefined;
  /** Last name of whoever is in charge. */
  lastName?: string | null | undefined;
  /** Required; at least 6 characters. */
  password?: string | null | undefined;
  /** Absent: credit, which opens a credit account; of staff that does not care for credit: cash. */
  paymentMode?: PaymentMode | null | undefined;
  /** Required; unique without regard to case. */
  username?: string | null | undefined;
};

/** A user that an admin makes. */
export type CreateUserInput = {
  /** What staff may do; for no other role, and given by admins alone. */
  duties?: Array<Duty> | null | undefined;
  /** Required. */
  email?: string | null | undefined;
  /** Required. */
  firstName?: string | null | undefined;
  /** Required. */
  lastName?: string | null | undefined;
  /** Required; at least 6 characters. */
  password?: string | null | undefined;
  /** Absent: cash. */
  paymentMode?: PaymentMode | null | undefined;
  /** Required. A business made so waits for its approval. */
  role?: SettableRole | null | undefined;
  /** Required; unique without regard to case. */
  username?: string | null | undefined;
};

/** An adjustment of the balance. */
export type CreditAdjustmentInput = {
  /** Required; signed, other than zero. */
  amount?: string | null | undefined;
  /** The reason, required; at most 200 characters. */
  description?: string | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same content gives the first answer again and changes nothing. Absent: sent twice, it is done twice. */
  idempotencyKey?: string | null | undefined;
};

/** Credit to add, or to take away. */
export type CreditAmountInput = {
  /** Required; signed, other than zero: negative takes away. */
  amount?: string | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same content gives the first answer again and changes nothing. Absent: sent twice, it is done twice. */
  idempotencyKey?: string | null | undefined;
};

/** A new credit limit. */
export type CreditLimitInput = {
  /** Required; never below zero. */
  creditLimit?: string | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same content gives the first answer again and changes nothing. Absent: sent twice, it is done twice. */
  idempotencyKey?: string | null | undefined;
};

/** A payment by a business. */
export type CreditPaymentInput = {
  /** Required; more than zero. */
  amount?: string | null | undefined;
  /** At most 200 characters; absent: "Payment received". */
  description?: string | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same content gives the first answer again and changes nothing. Absent: sent twice, it is done twice. */
  idempotencyKey?: string | null | undefined;
};

/** What an entry of the credit ledger is. */
export type CreditTransactionType =
  /** By an admin, of either sign; also the difference that a new limit makes. */
  | 'ADJUSTMENT'
  /** An order, paid by credit, or what it has become dearer by; negative. */
  | 'CHARGE'
  /** The business paid; positive. */
  | 'PAYMENT'
  /** An order was cancelled, or has become cheaper; positive. */
  | 'REFUND';

/** What lies around a point. */
export type DeliveryCircleInput = {
  /** How many kilometres around it, more than 0, at most 200. */
  km: number;
  /** Degrees north of its centre, -90 to 90. */
  latitude: number;
  /** Degrees east of its centre, -180 to 180. */
  longitude: number;
};

/** A day on which nobody delivers. */
export type DeliveryClosureInput = {
  /** The day, like "2026-12-25"; required, not over. */
  date?: string | null | undefined;
  /** Why, in English; buyers read it; required. */
  reason?: string | null | undefined;
  /** Why, in other languages. */
  translations?: Array<DeliveryTextInput> | null | undefined;
  /** To which zone; null or absent: to none. */
  zoneId?: number | null | undefined;
};

/** Why an order cannot be delivered as it is asked for. */
export type DeliveryObstacle =
  /** The order is for less than a delivery to the place takes. */
  | 'BELOW_MINIMUM'
  /** Nobody delivers on that day. */
  | 'CLOSED'
  /** It has as many orders as it takes. */
  | 'FULL'
  /** Nobody delivers to the place. */
  | 'NOT_COVERED'
  /** There is no such window on that day; without a day, none in the next 14. */
  | 'NO_WINDOW'
  /** It is too late to order for it. */
  | 'PAST_CUT_OFF';

/** Where something goes, as far as it is known. */
export type DeliveryPlaceInput = {
  /** The area or region, as it is typed. */
  area?: string | null | undefined;
  /** The city, as it is typed. */
  city?: string | null | undefined;
  /** Degrees north, of a place that is given by its position. */
  latitude?: number | null | undefined;
  /** Degrees east, of a place that is given by its position. */
  longitude?: number | null | undefined;
  /** The state, as it is typed. */
  state?: string | null | undefined;
};

/** A city or an area of a zone. */
export type DeliveryPlaceNamesInput = {
  /** Of an area: the city it is in; absent: it counts anywhere. */
  city?: string | null | undefined;
  /** The city or area. */
  name: string;
  /** How else it is written, in any script; at most 20. */
  spellings?: Array<string> | null | undefined;
};

/** For which way to order. */
export type DeliveryTermsOf =
  /** The one-click order: to the own address of the business. */
  | 'BUSINESS'
  /** The checkouts, to the place that is named. */
  | 'CHECKOUT'
  /** The daily order: to the employee's own location, unless another place is named. */
  | 'EMPLOYEE';

/** A name or a reason in another language. */
export type DeliveryTextInput = {
  /** Which language: "ar" or "fr". */
  language: string;
  /** What it says; null or empty: as in English. */
  text?: string | null | undefined;
};

/** A window of each week. */
export type DeliveryWindowInput = {
  /** When it begins by the clock of the shop, like "08:00". */
  begins: string;
  /** The most orders of one day, 1 to 9,999. */
  capacity: number;
  /** How many days before the delivery orders end, 0 to 14. */
  cutOffDays: number;
  /** At which time of that day; on the day itself not after it begins. */
  cutOffTime: string;
  /** When it ends, later than it begins; "24:00" at the latest. */
  ends: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
};

/** A zone. Of a change: what is absent stays as it is. */
export type DeliveryZoneInput = {
  /** Whether businesses and their employees pay it, too. */
  chargesBusinesses?: boolean | null | undefined;
  /** All of its circles; at most 20. */
  circles?: Array<DeliveryCircleInput> | null | undefined;
  /** Null: what the checkouts take anyway. */
  fee?: string | null | undefined;
  /** Null: never. */
  freeFrom?: string | null | undefined;
  /** Whether it covers whatever no other zone does; one may. */
  isEverywhereElse?: boolean | null | undefined;
  /** Null: none. */
  minimum?: string | null | undefined;
  /** What it is called in English; required. */
  name?: string | null | undefined;
  /** All of its cities and areas; at most 200. */
  places?: Array<DeliveryPlaceNamesInput> | null | undefined;
  /** All that it is called in other languages. */
  translations?: Array<DeliveryTextInput> | null | undefined;
  /** Of a change: what it was made from; CONFLICT when it is old. */
  version?: number | null | undefined;
  /** All of its windows; at most 84. */
  windows?: Array<DeliveryWindowInput> | null | undefined;
};

/** What a discount code is to say; required are code and percentage. */
export type DiscountCodeInput = {
  /** At most 50 characters; unique without regard to case. */
  code?: string | null | undefined;
  /** Percent off the subtotal, 1 to 100, at most two decimals. */
  discountPercent?: number | null | undefined;
  /** Null or absent: never expires. */
  expiresAt?: string | null | undefined;
  /** Absent: a new code is active, another stays as it is. */
  isActive?: boolean | null | undefined;
  /** At least 1; null or absent: any number of uses. */
  maxUses?: number | null | undefined;
  /** Of a change: the version that it was made from; it is refused with CONFLICT when there is a newer one. Absent: whatever there is is overwritten. */
  version?: number | null | undefined;
};

/** By what discount codes are sorted. */
export type DiscountCodeSort =
  /** By the code. */
  | 'CODE'
  /** By when they were made. */
  | 'DATE'
  /** By the percentage. */
  | 'DISCOUNT'
  /** By when they expire; those that never do count as the latest. */
  | 'EXPIRY'
  /** By how many orders use them. */
  | 'USES';

/** Whether a code could be used now, else the first reason why not. */
export type DiscountCodeState =
  /** Its time is over. */
  | 'EXPIRED'
  /** It was switched off. */
  | 'INACTIVE'
  /** It has no use left. */
  | 'USED_UP'
  /** It can be used. */
  | 'VALID';

/** What a member of the staff may do; what is said of one duty is not part of another. */
export type Duty =
  /** Businesses and every other user who is neither admin nor staff. */
  | 'ACCOUNTS'
  /** Products, categories, pictures and stock, without prices. */
  | 'CATALOGUE'
  /** Credit accounts: limits, payments, adjustments, and who pays on credit. */
  | 'CREDIT'
  /** Own delivery runs, with what is to be collected and no other amount. */
  | 'DRIVING'
  /** Seeing all orders with their amounts, and changing their status. */
  | 'ORDERS'
  /** Seeing what is to be packed, without amounts and without how to reach the customer. */
  | 'PACKING'
  /** Prices of products, individual and planned prices, percentages and discount codes. */
  | 'PRICES';

/** Another place than the employee's own location; it counts when it has street and city. */
export type EmployeeAddressInput = {
  /** The area or quarter. */
  area?: string | null | undefined;
  /** The building. */
  building?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The business that gets it. */
  companyName?: string | null | undefined;
  /** The country. */
  country?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The floor. */
  floor?: string | null | undefined;
  /** Who gets it. */
  name?: string | null | undefined;
  /** The phone number. */
  phone?: string | null | undefined;
  /** The postal code. */
  postalCode?: string | null | undefined;
  /** The state or governorate. */
  state?: string | null | undefined;
  /** Street and number. */
  street?: string | null | undefined;
};

/** The employee form. What is required must be sent of a new employee; of a change, what is not sent stays as it is. */
export type EmployeeInput = {
  /** Required. */
  email?: string | null | undefined;
  /** Required. */
  employeeAddress?: string | null | undefined;
  /** Required. */
  employeeCity?: string | null | undefined;
  /** Required. */
  employeeLocation?: string | null | undefined;
  /** Required. */
  employeePhone?: string | null | undefined;
  /** Required. */
  employeeState?: string | null | undefined;
  /** Required. */
  employeeZip?: string | null | undefined;
  /** Required. */
  firstName?: string | null | undefined;
  /** Required. */
  lastName?: string | null | undefined;
  /** At least 6 characters. Required for a new employee; else empty leaves it as it is. */
  password?: string | null | undefined;
  /** Required; at least 3 characters. */
  username?: string | null | undefined;
};

/** One line of an employee's order. */
export type EmployeeItemInput = {
  /** The id of the product. */
  productId: number;
  /** A whole number from 1 to 9,999. */
  quantity: number;
  /** The packaging that was chosen; null for none. */
  selectedPackaging?: string | null | undefined;
  /** The same by another name; must not disagree with `variant`. */
  selectedSize?: string | null | undefined;
  /** The variant to order; absent for a product without any. */
  variant?: string | null | undefined;
};

/** An employee's order, which its business pays. */
export type EmployeeOrderInput = {
  /** Where the confirmation without amounts goes; absent: the employee's own. */
  customerEmail?: string | null | undefined;
  /** Absent: the name of the business. */
  customerName?: string | null | undefined;
  /** Absent: the employee's own. */
  customerPhone?: string | null | undefined;
  /** Absent, or without street and city: the employee's own location. */
  deliveryAddress?: EmployeeAddressInput | null | undefined;
  /** The day of delivery, like "2026-11-26"; absent: the first that is possible. */
  deliveryDate?: string | null | undefined;
  /** A window of that day, like "08:00-12:00"; absent: the first that is possible. */
  deliveryWindow?: string | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters. */
  idempotencyKey: string;
  /** 1 to 200 lines. */
  items: Array<EmployeeItemInput>;
  /** At most 2,000 characters. */
  note?: string | null | undefined;
  /** The employee's own business; any other is refused. */
  parentBusinessId?: number | null | undefined;
  /** What the shop does when something is missing; absent: as it sees fit. */
  whenMissing?: WhenMissing | null | undefined;
};

/** What one USD is from now on. */
export type ExchangeRateInput = {
  /** LBP for one USD, 100.00 to 10000000.00; null takes the rate away, and with it USD everywhere. */
  lbpPerUsd?: string | null | undefined;
  /** Whether shoppers and businesses see USD beside LBP. */
  showsUsd: boolean;
};

/** Who gets the order, and where; the checkout says which parts are required. */
export type GuestAddressInput = {
  /** Required. */
  area?: string | null | undefined;
  /** The building. */
  building?: string | null | undefined;
  /** Required. */
  city?: string | null | undefined;
  /** The country. */
  country?: string | null | undefined;
  /** Where the confirmation goes, unless `guestEmail` says otherwise. */
  email?: string | null | undefined;
  /** Required. */
  firstName?: string | null | undefined;
  /** The floor. */
  floor?: string | null | undefined;
  /** The whole address as one text. */
  fullAddress?: string | null | undefined;
  /** Required. */
  lastName?: string | null | undefined;
  /** A Lebanese phone number; required. */
  phone?: string | null | undefined;
  /** The address, at least 5 characters; required. */
  street?: string | null | undefined;
};

/** An order from the guest checkout. */
export type GuestOrderInput = {
  /** Where it goes. */
  deliveryAddress: GuestAddressInput;
  /** The day of delivery, like "2026-11-26"; absent: the first that is possible. */
  deliveryDate?: string | null | undefined;
  /** The delivery fee the buyer saw; checked when it is sent. */
  deliveryFee?: string | null | undefined;
  /** A window of that day, like "08:00-12:00"; absent: the first that is possible. */
  deliveryWindow?: string | null | undefined;
  /** Compared without regard to case and outer spaces. */
  discountCode?: string | null | undefined;
  /** Where the confirmation goes; absent: the e-mail of the address. */
  guestEmail?: string | null | undefined;
  /** Absent: first and last name of the address. */
  guestName?: string | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same order gives the first answer again. */
  idempotencyKey: string;
  /** 1 to 200 lines. */
  items: Array<OrderItemInput>;
  /** How it is paid; required in the account checkout, by card when absent in the guest checkout. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** The subtotal the buyer saw; checked when it is sent. */
  subtotalAmount?: string | null | undefined;
  /** The total the buyer saw, after the discount; checked when it is sent. */
  totalAmount?: string | null | undefined;
  /** What the shop does when something is missing; absent: as it sees fit. */
  whenMissing?: WhenMissing | null | undefined;
};

/** How far a job has come; one that is done is in the list no more. */
export type JobState =
  /** Its last try has failed; it stays until somebody runs it again. */
  | 'FAILED'
  /** A try has failed, and another one comes. */
  | 'RETRYING'
  /** A process works on it. */
  | 'RUNNING'
  /** Is due now or later, and was not tried yet. */
  | 'WAITING';

/** What a job does. */
export type JobTask =
  /** Writes the mails to those who have forgotten a password. */
  | 'ANSWER_PASSWORD_REQUESTS'
  /** Applies planned prices whose instant has come. */
  | 'APPLY_PLANS'
  /** Blanks personal data that are not to be kept any more. */
  | 'BLANK_PERSONAL_DATA'
  /** Deletes counters of limits, and sign-ins that nobody has ended. */
  | 'DELETE_EXPIRED_ATTEMPTS'
  /** Deletes links of mails that work no more. */
  | 'DELETE_EXPIRED_LINKS'
  /** Deletes the carts of guests that nobody has touched for 30 days. */
  | 'DELETE_OLD_CARTS'
  /** Deletes counts of done jobs after a week, and regular jobs that failed then. */
  | 'DELETE_OLD_COUNTS'
  /** Deletes sessions that have ended. */
  | 'DELETE_OLD_SESSIONS'
  /** Deletes pictures that nothing has shown for a week. */
  | 'DELETE_UNUSED_PICTURES'
  /** Brings the sums of reports and the counts of lists up to date. */
  | 'FOLD_SUMS'
  /** Makes the backup of the day, where the shop has a folder for backups. */
  | 'MAKE_BACKUP'
  /** Makes the small copies of pictures that have none. */
  | 'MAKE_PICTURE_COPIES'
  /** Gives free the jobs of processes that ended in the middle, and queues what waits without a job. */
  | 'RELEASE_LOST_JOBS'
  /** Sends one mail. */
  | 'SEND_MAIL'
  /** Writes the mails of changed and planned prices. */
  | 'TELL_PRICES';

/** A language of the shop. */
export type Language =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN'
  /** French. */
  | 'FR';

/** What a mail is about. */
export type MailKind =
  /** An account got another e-mail address; goes to the one before. */
  | 'EMAIL_CHANGED'
  /** An account has an e-mail address that its owner has yet to confirm. */
  | 'EMAIL_CONFIRMATION'
  /** The lines of an order have changed. */
  | 'ORDER_CHANGED'
  /** An order was placed. */
  | 'ORDER_CONFIRMATION'
  /** An order is delivered on another day, or at another time. */
  | 'ORDER_MOVED'
  /** The transfer that pays an order was confirmed, or was not found. */
  | 'ORDER_PAYMENT'
  /** The status of an order has changed. */
  | 'ORDER_STATUS'
  /** Somebody has forgotten a password. */
  | 'PASSWORD_RESET'
  /** Prices of a business change or have changed, or a change that was told does not come. */
  | 'PRICE_CHANGE'
  /** The recovery codes of an account were replaced by others. */
  | 'RECOVERY_CODES_RENEWED'
  /** An account has another passkey or authenticator app. */
  | 'SECOND_STEP_ADDED'
  /** The owner of an account has removed a passkey or an authenticator app. */
  | 'SECOND_STEP_REMOVED'
  /** The shop has taken the second step of an account away. */
  | 'SECOND_STEP_RESET';

/** How far a mail has come. */
export type MailStatus =
  /** Given up after the last try. */
  | 'FAILED'
  /** To be sent, or to be tried again. */
  | 'QUEUED'
  /** Taken by the mail server. */
  | 'SENT';

/** A passkey that a browser has made; everything but the names in base64url. */
export type NewPasskeyInput = {
  /** Its public key, and what the device says of itself. */
  attestationObject: string;
  /** What it was made for, and at which site. */
  clientDataJSON: string;
  /** Which passkey. */
  id: string;
  /** How the browser reaches the device, like "usb". */
  transports?: Array<string> | null | undefined;
};

/** What comes next for an order that was not delivered. */
export type NextStep =
  /** It comes back; the shop moves it. */
  | 'ANOTHER_DAY'
  /** It is tried again as the last stop of the run. */
  | 'LATER_TODAY'
  /** It comes back; the shop cancels it, or calls. */
  | 'NOT_WANTED';

/** One line of a one-click order. */
export type OneClickItemInput = {
  /** The packaging that was chosen; absent for none. */
  packaging?: string | null | undefined;
  /** The id of the product. */
  productId: number;
  /** A whole number from 1 to 9,999. */
  quantity: number;
  /** Chooses when there is no variant; must not disagree with it. */
  size?: string | null | undefined;
  /** What the buyer saw. When it is no longer so, the order is refused with PRICE_CHANGED. */
  unitPrice?: string | null | undefined;
  /** The variant to buy; "Standard" or absent for a product without any. */
  variant?: string | null | undefined;
};

/** An order to the address of the business, paid by its credit in credit mode, else on delivery. */
export type OneClickOrderInput = {
  /** The day of delivery, like "2026-11-26"; absent: the first that is possible. */
  deliveryDate?: string | null | undefined;
  /** The delivery fee the buyer saw; checked when it is sent. */
  deliveryFee?: string | null | undefined;
  /** A window of that day, like "08:00-12:00"; absent: the first that is possible. */
  deliveryWindow?: string | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters. */
  idempotencyKey: string;
  /** 1 to 200 lines. */
  items: Array<OneClickItemInput>;
  /** At most 2,000 characters. */
  note?: string | null | undefined;
  /** The subtotal the buyer saw; checked when it is sent. */
  subtotalAmount?: string | null | undefined;
  /** The total the buyer saw; checked when it is sent. */
  totalAmount?: string | null | undefined;
  /** What the shop does when something is missing; absent: as it sees fit. */
  whenMissing?: WhenMissing | null | undefined;
};

/** A line that its buyer adds to an order, at what they would pay now. */
export type OrderAdditionInput = {
  /** The product. */
  productId: number;
  /** How many, 1 to 9,999. */
  quantity: number;
  /** The packaging. */
  selectedPackaging?: string | null | undefined;
  /** The name of the size; absent: the product without one. */
  selectedSize?: string | null | undefined;
  /** What the buyer saw; when it is no longer so, it is refused with CONFLICT. Not looked at for who sees no amounts. */
  unitPrice?: string | null | undefined;
};

/** Why what was ordered once cannot be ordered now. */
export type OrderAgainObstacle =
  /** The product was deleted. */
  | 'NO_LONGER_SOLD'
  /** The product is out of stock. */
  | 'OUT_OF_STOCK'
  /** It has no price ("Price TBD"). */
  | 'PRICE_UNAVAILABLE'
  /** The product does not come in this size any more. */
  | 'SIZE_GONE';

/** One line of an order. */
export type OrderItemInput = {
  /** The id of the product. */
  productId: number;
  /** A whole number from 1 to 9,999. */
  quantity: number;
  /** The packaging that was chosen; absent for none. */
  selectedPackaging?: string | null | undefined;
  /** One of the product's sizes; absent for a product without any. */
  selectedSize?: string | null | undefined;
  /** What the buyer saw. When it is no longer so, the order is refused with PRICE_CHANGED. */
  unitPrice?: string | null | undefined;
};

/** By what orders are sorted. */
export type OrderSort =
  /** By who ordered. */
  | 'CUSTOMER'
  /** By when they were placed, which is by their number. */
  | 'DATE'
  /** By how far they are on their way: pending first, cancelled last. */
  | 'STATUS'
  /** By the total amount; not for employees. */
  | 'TOTAL';

/** Where an order is on its way. */
export type OrderStatus =
  /** Will not be delivered; what was paid by credit is refunded. */
  | 'CANCELLED'
  /** Accepted by the shop. */
  | 'CONFIRMED'
  /** With the customer. */
  | 'DELIVERED'
  /** Placed; every order starts here. */
  | 'PENDING'
  /** On its way. */
  | 'SHIPPED';

/** What one changes of the own profile; what is not sent stays. Not every account changes every field. */
export type OwnProfileInput = {
  /** The present password; required for another e-mail address. */
  currentPassword?: string | null | undefined;
  /** The e-mail address; another one is to be confirmed. */
  email?: string | null | undefined;
  /** The first name; not of employees. */
  firstName?: string | null | undefined;
  /** The last name; not of employees. */
  lastName?: string | null | undefined;
  /** The phone number, of customers and employees; an employee must have one. */
  phone?: string | null | undefined;
};

/** A line of an order that is packed. */
export type PackedLineInput = {
  /** The id of the line. */
  lineId: number;
  /** How many there are of it; with others by now it is CONFLICT. 0: it is not packed any more. */
  quantity: number;
};

/** How far an order is on its day. */
export type PackingStage =
  /** With the customer. */
  | 'DELIVERED'
  /** Shipped. */
  | 'OUT'
  /** Pending or confirmed, and every line is packed. */
  | 'PACKED'
  /** Pending or confirmed, with lines that are not packed. */
  | 'TO_PACK';

/** What a passkey has signed, as the browser gives it; everything in base64url. */
export type PasskeyAnswerInput = {
  /** What the device says of itself. */
  authenticatorData: string;
  /** What was signed, and at which site. */
  clientDataJSON: string;
  /** Which passkey. */
  id: string;
  /** The signature. */
  signature: string;
};

/** How an order is paid. */
export type PaymentMethod =
  /** Cash on delivery. */
  | 'COD'
  /** The credit account of a business in credit mode. */
  | 'CREDIT'
  /** An employee's order, which the business pays. */
  | 'EMPLOYEE_ORDER'
  /** Credit or debit card. */
  | 'STRIPE'
  /** WishMoney. */
  | 'WISHMONEY';

/** How a business pays. */
export type PaymentMode =
  /** On delivery. */
  | 'CASH'
  /** On its credit account. */
  | 'CREDIT';

/** Whether an order was paid. */
export type PaymentStatus =
  /** Paid. */
  | 'PAID'
  /** Not yet; every order starts here. */
  | 'PENDING'
  /** Paid and given back. */
  | 'REFUNDED';

/** One price or term, and what it will be. */
export type PlannedChangeInput = {
  /** What is set. */
  kind: PlannedKind;
  /** Of a price: the product. */
  productId?: number | null | undefined;
  /** Of an agreed price and of terms: the business. */
  userId?: number | null | undefined;
  /** An amount like "12.50" (zero leaves no price), a percentage like "10", "discount" or "individual", "true" or "false". Null takes a legacy or agreed price back. */
  value?: string | null | undefined;
  /** Its size; null or absent: the product without one. */
  variant?: string | null | undefined;
};

/** What a planned change sets. */
export type PlannedKind =
  /** The price agreed with a business for a product or one of its sizes. */
  | 'AGREED_PRICE'
  /** Whether a business is approved. */
  | 'APPROVAL'
  /** The business price of a product or one of its sizes. */
  | 'BUSINESS_PRICE'
  /** The customer price of a product or one of its sizes. */
  | 'CUSTOMER_PRICE'
  /** A business's percentage. */
  | 'DISCOUNT'
  /** The legacy price of a product. */
  | 'LEGACY_PRICE'
  /** How a business's prices are made. */
  | 'PRICING_MODE';

/** What became of a planned change at its instant. */
export type PlannedOutcome =
  /** It was made. */
  | 'APPLIED'
  /** The product, the size or the business was not there any more. */
  | 'GONE';

/** What an entry of the history of prices is about. */
export type PriceChangeKind =
  /** A price agreed with a business. */
  | 'AGREED'
  /** The prices of a product, or whether it is shown. */
  | 'PRODUCT'
  /** The prices of a size, or whether there is one. */
  | 'SIZE'
  /** Role, approval, pricing mode or percentage of a business. */
  | 'TERMS';

/** Whom changes of prices and terms would touch, and which part of them. */
export type PriceImpactInput = {
  /** Of each, only prices of products behind this one: `nextProductId` of the part before. */
  afterProductId?: number | null | undefined;
  /** Only businesses behind this one: `nextUserId` of the part before. */
  afterUserId?: number | null | undefined;
  /** A whole category. */
  category?: CategoryChangeInput | null | undefined;
  /** At most 200. What they say of a product goes before what its category says. */
  changes?: Array<PlannedChangeInput> | null | undefined;
  /** Only this business; null or absent: whoever is touched. */
  userId?: number | null | undefined;
};

/** Which prices of businesses are looked for. */
export type PriceMatrixFilter =
  /** Higher than the customer price beside it. */
  | 'ABOVE_CUSTOMER'
  /** More than `percent` of the customer price below it. */
  | 'FAR_BELOW'
  /** To become another one by a plan of prices. */
  | 'PLANNED'
  /** The same for `days` and longer, as far as the history of prices goes. */
  | 'UNCHANGED';

/** Prices that will be from an instant on: at most 10,000 changes. */
export type PricePlanInput = {
  /** Required: from when on, with an offset ("2026-11-30T04:00:00Z") or by the clock of the shop ("2026-11-30T06:00"). */
  at?: string | null | undefined;
  /** A whole category. */
  category?: CategoryChangeInput | null | undefined;
  /** At most 200. What they say of a product goes before what its category says. */
  changes?: Array<PlannedChangeInput> | null | undefined;
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same content gives the first answer again and changes nothing. Absent: sent twice, it is done twice. */
  idempotencyKey?: string | null | undefined;
  /** Why, for whoever asks later; at most 200 characters. */
  reason?: string | null | undefined;
  /** Of a change of a plan: the version that it was made from; it is refused with CONFLICT when there is a newer one. */
  version?: number | null | undefined;
};

/** How far a plan of prices has come. */
export type PricePlanState =
  /** Its prices were set at its instant; they may have changed since. */
  | 'APPLIED'
  /** At its instant nothing of it could be done; it says why. */
  | 'FAILED'
  /** Its instant is to come. */
  | 'PLANNED'
  /** It was taken back before. */
  | 'WITHDRAWN';

/** The step of the fallback order that gave a price. */
export type PriceRule =
  /** The product's business price. */
  | 'BUSINESS'
  /** The product's customer price. */
  | 'CUSTOMER'
  /** The price agreed with the business for the product without a variant. */
  | 'INDIVIDUAL_PRODUCT'
  /** The price agreed with the business for the product and variant. */
  | 'INDIVIDUAL_VARIANT'
  /** The legacy price. */
  | 'LEGACY'
  /** Of a line of an order alone: what the line cost that it was sent instead of, where that was lower than its own price. */
  | 'REPLACED'
  /** The variant's business price. */
  | 'VARIANT_BUSINESS'
  /** The variant's customer price. */
  | 'VARIANT_CUSTOMER';

/** Whose price a line over time is. */
export type PriceSeriesKind =
  /** The business price, before the percentage of a business. */
  | 'BUSINESS'
  /** What guests and customers paid. */
  | 'CUSTOMER'
  /** The legacy price. */
  | 'LEGACY'
  /** What one business paid. */
  | 'OWN';

/** What became of one step of the fallback order. */
export type PriceStepOutcome =
  /** This step gave the price. */
  | 'CHOSEN'
  /** An earlier step had already given the price. */
  | 'NOT_REACHED'
  /** Nothing is set here, so the next step was asked. */
  | 'NOT_SET';

/** What a step from the customer price to the own price is. */
export type PriceWaterfallKind =
  /** The customer price, with which it begins. */
  | 'CUSTOMER_PRICE'
  /** The percentage of the business that is taken off, rounded to the piastre. */
  | 'DISCOUNT'
  /** A price agreed with the business, or a business price, in its place. */
  | 'OWN_PRICE';

/** How a business's prices are made. */
export type PricingMode =
  /** A percentage off the business prices. */
  | 'DISCOUNT'
  /** Prices agreed one by one, the business prices for all else. */
  | 'INDIVIDUAL';

/** What a product is to say; required are name, description, category, and either both base prices or variants. */
export type ProductInput = {
  /** The base price of businesses; "0.00" means "Price TBD". */
  businessPrice?: string | null | undefined;
  /** The id of its category. */
  categoryId?: number | null | undefined;
  /** The base price of customers; "0.00" means "Price TBD". */
  customerPrice?: string | null | undefined;
  /** A sentence or two about it. */
  description?: string | null | undefined;
  /** An inline data:image string of PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. Absent: the picture stays as it is; null or "": it is taken away. */
  imageUrl?: string | null | undefined;
  /** Absent: a new product is in stock, another stays as it is. */
  inStock?: boolean | null | undefined;
  /** The name that shoppers read. */
  name?: string | null | undefined;
  /** At most 20 short labels. Absent: a new product has none, another keeps its own; null or empty: none. */
  tags?: Array<string> | null | undefined;
  /** What it says in other languages, each language once and whole. Absent or null: as it is; a language that is left out stays as it is. */
  translations?: Array<ProductTranslationInput> | null | undefined;
  /** At most 20 sizes, in the order of the selector. Absent: none. */
  variants?: Array<ProductVariantInput> | null | undefined;
  /** Of a change: the version that it was made from; with a newer one there it is refused with CONFLICT. Absent: whatever there is is overwritten. */
  version?: number | null | undefined;
};

/** What a list of products is sorted by. */
export type ProductSort =
  /** By name, as in a dictionary. */
  | 'NAME'
  /** What came last into the shop first. */
  | 'NEWEST'
  /** Like PRICE_LOW, the highest first. */
  | 'PRICE_HIGH'
  /** The lowest of the viewer's own prices first, those of the first size; products without a price last. For who sees no prices, like RELEVANCE. */
  | 'PRICE_LOW'
  /** The best match of a search first; without one, the shop's own order. */
  | 'RELEVANCE';

/** All that a product is to say in one other language than English. */
export type ProductTranslationInput = {
  /** The description; null or empty: said in English. */
  description?: string | null | undefined;
  /** Which language: "ar" or "fr". */
  language: string;
  /** The name; null or empty: said in English. */
  name?: string | null | undefined;
  /** Sizes; those left out are said in English. */
  sizes?: Array<TranslatedTextInput> | null | undefined;
  /** Tags; those left out are said in English. */
  tags?: Array<TranslatedTextInput> | null | undefined;
};

/** A size of a product; it needs both prices. */
export type ProductVariantInput = {
  /** The price for businesses; "0.00" means "Price TBD". */
  businessPrice?: string | null | undefined;
  /** The price for customers; "0.00" means "Price TBD". */
  customerPrice?: string | null | undefined;
  /** The label of the size, like "500ml"; one of spaces alone is left out. */
  name: string;
};

/** Why something expected was refused. */
export type RefusalCode =
  /** It cannot be delivered as it is asked for. */
  | 'DELIVERY_UNAVAILABLE'
  /** The code is unknown, inactive, expired or used up. */
  | 'DISCOUNT_CODE_INVALID'
  /** The idempotency key was used for another request. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The order is over the available credit. */
  | 'INSUFFICIENT_CREDIT'
  /** Wrong username or password, or a wrong code or passkey. */
  | 'INVALID_CREDENTIALS'
  /** A product of the order is out of stock. */
  | 'OUT_OF_STOCK'
  /** An amount that was sent is not what the server computes. */
  | 'PRICE_CHANGED'
  /** A product of the order has no price yet. */
  | 'PRICE_UNAVAILABLE'
  /** Too many tries; wait as said. */
  | 'RATE_LIMITED'
  /** The second step came too late, or for no password: begin again. */
  | 'SIGN_IN_EXPIRED';

/** A customer who signs up. */
export type RegisterCustomerInput = {
  /** Required. */
  email?: string | null | undefined;
  /** Required. */
  firstName?: string | null | undefined;
  /** Required. */
  lastName?: string | null | undefined;
  /** Required; at least 6 characters. */
  password?: string | null | undefined;
  /** Required; unique without regard to case. */
  username?: string | null | undefined;
};

/** What became of a user that was deleted. */
export type Removal =
  /** It has orders or credit entries, so it stays and cannot sign in any more. */
  | 'DEACTIVATED'
  /** The account is gone, with all that was its own; the audit log keeps what was done. */
  | 'ERASED';

/** What an account may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Buys at its own prices, once approved. */
  | 'BUSINESS'
  /** Buys for itself. */
  | 'CUSTOMER'
  /** Orders for its business and sees no price. */
  | 'EMPLOYEE'
  /** Works for the shop, and may do what its duties say. */
  | 'STAFF';

/** How far a run is. */
export type RunState =
  /** Every order was delivered, or is here again. */
  | 'CLOSED'
  /** Its driver is on the way. */
  | 'OUT'
  /** It has not left. */
  | 'PLANNED';

/** An address to be saved. */
export type SavedAddressInput = {
  /** The area or region; required. */
  area?: string | null | undefined;
  /** The building. */
  building?: string | null | undefined;
  /** The city; required. */
  city?: string | null | undefined;
  /** Of who gets it; required. */
  firstName?: string | null | undefined;
  /** The floor. */
  floor?: string | null | undefined;
  /** True makes it the default, and no other; the first one is that anyway. */
  isDefault?: boolean | null | undefined;
  /** Like "Home", at most 40 characters; required. */
  label?: string | null | undefined;
  /** Of who gets it; required. */
  lastName?: string | null | undefined;
  /** A Lebanese phone number; required. */
  phone?: string | null | undefined;
  /** Street and number, at least 5 characters; required. */
  street?: string | null | undefined;
};

/** By what somebody signs in besides the password. */
export type SecondStepWay =
  /** The code that an authenticator app shows now: signInWithCode. */
  | 'APP'
  /** A passkey: beginPasskeySignIn, then signInWithPasskey. */
  | 'PASSKEY'
  /** A recovery code, which works once: signInWithCode. */
  | 'RECOVERY_CODE';

/** The status that an order was seen in. */
export type SeenOrderStatusInput = {
  /** The order number. */
  orderId: number;
  /** The status it was seen in. */
  status: OrderStatus;
};

/** The roles that an admin gives; employees are made by their business. */
export type SettableRole =
  /** Runs the shop; admins alone give it. */
  | 'ADMIN'
  /** Buys at its own prices, once approved. */
  | 'BUSINESS'
  /** Buys for itself. */
  | 'CUSTOMER'
  /** Works for the shop, and may do what its duties say; admins alone give it. */
  | 'STAFF';

/** How many there are. */
export type StockCountInput = {
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same content gives the first answer again and changes nothing. Absent: sent twice, it is done twice. */
  idempotencyKey?: string | null | undefined;
  /** Why; at most 200 characters. */
  reason?: string | null | undefined;
  /** How many there are, 0 to 1,000,000; null or absent: it is not counted from now on. */
  stock?: number | null | undefined;
  /** The size; absent: the product itself, and each of its sizes without a count of its own. */
  variant?: string | null | undefined;
};

/** Why the stock of something changed. */
export type StockEntryKind =
  /** The lines of an order changed; of either sign. */
  | 'AMENDMENT'
  /** An order was cancelled and gave it back; positive. */
  | 'CANCELLATION'
  /** It was counted, for the first time or anew; of either sign. */
  | 'COUNT'
  /** Some were lost, spoilt or given away; negative. */
  | 'LOSS'
  /** An order took it; negative. */
  | 'ORDER'
  /** More came in; positive. */
  | 'RECEIPT'
  /** A cancelled order was taken up again; negative. */
  | 'REOPENING'
  /** It is not counted any more: what was left is taken off. */
  | 'STOP';

/** How many came in or were lost. */
export type StockMovementInput = {
  /** Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same content gives the first answer again and changes nothing. Absent: sent twice, it is done twice. */
  idempotencyKey?: string | null | undefined;
  /** Required; 1 to 1,000,000. */
  quantity?: number | null | undefined;
  /** The reason, required; at most 200 characters. */
  reason?: string | null | undefined;
  /** The size; absent: the product itself, and each of its sizes without a count of its own. */
  variant?: string | null | undefined;
};

/** What became of a stop. */
export type StopOutcome =
  /** It was delivered. */
  | 'DELIVERED'
  /** It comes back. */
  | 'NOT_DELIVERED'
  /** The shop took it out of the run. */
  | 'TAKEN_BACK';

/** What an API token may be used for; what is said of one scope is not part of another. */
export type TokenScope =
  /** Running the shop; for administrators' tokens alone. */
  | 'ADMIN'
  /** Reading, making, changing and deleting a business's employees; for businesses' tokens alone. */
  | 'EMPLOYEES'
  /** Placing orders, and reading what strangers may read: the catalogue, at its owner’s prices. */
  | 'ORDER'
  /** Reading whatever its owner may read. */
  | 'READ'
  /** Doing what its owner's duties open at that moment; for tokens of staff alone. */
  | 'STAFF';

/** How far the transfer that pays an order is. */
export type TransferState =
  /** Its buyer has not said a reference yet. */
  | 'AWAITED'
  /** The money is there: the order is paid. */
  | 'CONFIRMED'
  /** The shop found no such transfer; its buyer may say another reference. */
  | 'REJECTED'
  /** Its buyer has said the reference; the shop is to look whether the money is there. */
  | 'SENT';

/** A size or a tag in another language. */
export type TranslatedTextInput = {
  /** The size or tag in English, as the product has it. */
  english: string;
  /** What it is called; null or empty: said in English. */
  text?: string | null | undefined;
};

/** What an admin changes of a user; what is not sent stays. */
export type UpdateUserInput = {
  /** What staff may do; for no other role, and given by admins alone. */
  duties?: Array<Duty> | null | undefined;
  /** Where mails go. */
  email?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** At least 6 characters; ends all sessions of the user. Empty: stays as it is. */
  password?: string | null | undefined;
  /** How it pays. */
  paymentMode?: PaymentMode | null | undefined;
  /** Holds from the next request on. A user that becomes a business waits for its approval. */
  role?: SettableRole | null | undefined;
  /** Of a change: the version that it was made from; it is refused with CONFLICT when there is a newer one. Absent: whatever there is is overwritten. */
  version?: number | null | undefined;
};

/** By what users are sorted. */
export type UserSort =
  /** By the credit that is still available; 0 unless a business in credit mode. */
  | 'CREDIT'
  /** By when they were made. */
  | 'DATE'
  /** By the business's name, else the person's, else the username. */
  | 'NAME'
  /** By the username, without regard to case. */
  | 'USERNAME';

/** By what admins filter the list of users. */
export type UserStatus =
  /** Not deactivated. */
  | 'ACTIVE'
  /** A business that was approved and is not deactivated. */
  | 'APPROVED'
  /** Deactivated: cannot sign in. */
  | 'INACTIVE'
  /** A business that waits for its approval and is not deactivated. */
  | 'PENDING';

/** What the shop does when something of an order is missing. */
export type WhenMissing =
  /** It calls the buyer. */
  | 'CALL'
  /** It leaves it out. */
  | 'LEAVE_OUT'
  /** It sends something like it, at the lower of both prices. */
  | 'SUBSTITUTE';

export type AccountClosingQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountClosingQuery = { __typename: 'Query', accountClosing: { __typename: 'AccountClosing', keepPersonalDataDays: number, openOrders: number, openOrderIds: Array<number>, creditIsAtLimit: boolean, creditDue: string | null, isLastAdmin: boolean, openRunIds: Array<number>, employees: number } };

export type CloseAccountMutationVariables = Exact<{
  currentPassword: string;
}>;


export type CloseAccountMutation = { __typename: 'Mutation', closeAccount: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  key: string;
}>;


export type ConfirmEmailMutation = { __typename: 'Mutation', confirmEmail: { __typename: 'EmailConfirmed', email: string } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { __typename: 'Mutation', changePassword: boolean };

export type OwnOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnOrdersQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', nodes: Array<{ __typename: 'Order', id: number, status: OrderStatus, createdAt: string, itemCount: number, totalAmount: string | null, lbpPerUsd: string | null, trackingNumber: string | null, deliveryDate: string | null, deliveryWindow: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { __typename: 'Query', ownProfile: { __typename: 'OwnProfile', loyaltyPoints: number | null, id: number, firstName: string | null, lastName: string | null, phone: string | null, email: string, emailConfirmed: boolean, formerEmail: string | null } };

export type ProfilePartsFragment = { __typename: 'OwnProfile', id: number, firstName: string | null, lastName: string | null, phone: string | null, email: string, emailConfirmed: boolean, formerEmail: string | null };

export type UpdateOwnProfileMutationVariables = Exact<{
  input: OwnProfileInput;
}>;


export type UpdateOwnProfileMutation = { __typename: 'Mutation', updateOwnProfile: { __typename: 'OwnProfile', id: number, firstName: string | null, lastName: string | null, phone: string | null, email: string, emailConfirmed: boolean, formerEmail: string | null } };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { __typename: 'Mutation', sendEmailConfirmation: boolean };

export type GuestOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestOrdersQuery = { __typename: 'Query', guestOrders: number | null };

export type TakeOverGuestOrdersMutationVariables = Exact<{ [key: string]: never; }>;


export type TakeOverGuestOrdersMutation = { __typename: 'Mutation', takeOverGuestOrders: Array<number> };

export type RequestPasswordResetMutationVariables = Exact<{
  account: string;
}>;


export type RequestPasswordResetMutation = { __typename: 'Mutation', requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  key: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { __typename: 'Mutation', resetPassword: { __typename: 'PasswordReset', username: string, role: Role } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { __typename: 'Query', ownSessions: Array<{ __typename: 'AccountSession', id: string, isThis: boolean, browser: string | null, system: string | null, lastUsedAt: string }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { __typename: 'Mutation', endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { __typename: 'Mutation', endOtherSessions: number };

export type SavedAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedAddressesQuery = { __typename: 'Query', savedAddresses: Array<{ __typename: 'SavedAddress', id: number, label: string, isDefault: boolean, firstName: string, lastName: string, phone: string, street: string, building: string | null, floor: string | null, area: string, city: string }> };

export type SavedAddressPartsFragment = { __typename: 'SavedAddress', id: number, label: string, isDefault: boolean, firstName: string, lastName: string, phone: string, street: string, building: string | null, floor: string | null, area: string, city: string };

export type SaveAddressMutationVariables = Exact<{
  id?: number | null | undefined;
  input: SavedAddressInput;
}>;


export type SaveAddressMutation = { __typename: 'Mutation', saveAddress: { __typename: 'SavedAddress', id: number, label: string, isDefault: boolean, firstName: string, lastName: string, phone: string, street: string, building: string | null, floor: string | null, area: string, city: string } };

export type DeleteAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAddressMutation = { __typename: 'Mutation', deleteAddress: boolean };

export type BusinessUsersQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  status?: UserStatus | null | undefined;
  paymentMode?: PaymentMode | null | undefined;
  sort: UserSort;
  descending: boolean;
}>;


export type BusinessUsersQuery = { __typename: 'Query', users: { __typename: 'UserPage', totalCount: number, nodes: Array<{ __typename: 'User', id: number, username: string, email: string, emailConfirmed: boolean | null, active: boolean, businessName: string | null, businessCity: string | null, businessApproved: boolean | null, paymentMode: PaymentMode, creditBalance: string | null, pricingMode: PricingMode | null, businessDiscount: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CreateBusinessUserMutationVariables = Exact<{
  input: CreateBusinessUserInput;
}>;


export type CreateBusinessUserMutation = { __typename: 'Mutation', createBusinessUser: { __typename: 'User', id: number } };

export type BusinessUserQueryVariables = Exact<{
  id: number;
}>;


export type BusinessUserQuery = { __typename: 'Query', user: { __typename: 'User', id: number, username: string, email: string, emailConfirmed: boolean | null, role: Role, active: boolean, businessName: string | null, businessPhone: string | null, businessAddress: string | null, businessCity: string | null, businessState: string | null, businessZip: string | null, businessCountry: string | null, businessApproved: boolean | null, paymentMode: PaymentMode, pricingMode: PricingMode | null, businessDiscount: string | null, priceMails: boolean | null, version: number } | null };

export type SetBusinessApprovalMutationVariables = Exact<{
  userId: number;
  approved: boolean;
  version?: number | null | undefined;
}>;


export type SetBusinessApprovalMutation = { __typename: 'Mutation', setBusinessApproval: { __typename: 'User', id: number } };

export type UpdateBusinessAddressMutationVariables = Exact<{
  userId: number;
  input: BusinessAddressInput;
}>;


export type UpdateBusinessAddressMutation = { __typename: 'Mutation', updateBusinessAddress: { __typename: 'User', id: number, version: number } };

export type SetPricingModeMutationVariables = Exact<{
  userId: number;
  pricingMode: PricingMode;
  version?: number | null | undefined;
}>;


export type SetPricingModeMutation = { __typename: 'Mutation', setPricingMode: { __typename: 'User', id: number } };

export type SetPaymentModeMutationVariables = Exact<{
  userId: number;
  mode: PaymentMode;
  version?: number | null | undefined;
}>;


export type SetPaymentModeMutation = { __typename: 'Mutation', setPaymentMode: { __typename: 'User', id: number } };

export type SetBusinessDiscountMutationVariables = Exact<{
  userId: number;
  discount?: number | null | undefined;
  version?: number | null | undefined;
}>;


export type SetBusinessDiscountMutation = { __typename: 'Mutation', setBusinessDiscount: { __typename: 'User', id: number } };

export type SetBusinessPriceMailsMutationVariables = Exact<{
  userId: number;
  on: boolean;
}>;


export type SetBusinessPriceMailsMutation = { __typename: 'Mutation', setBusinessPriceMails: { __typename: 'User', id: number, priceMails: boolean | null } };

export type AdminCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCategoriesQuery = { __typename: 'Query', categories: Array<{ __typename: 'Category', id: number, name: string, description: string, slug: string, version: number, translations: Array<{ __typename: 'CategoryTranslation', language: string, name: string | null, description: string | null }> | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null }> };

export type CreateCategoryMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type CreateCategoryMutation = { __typename: 'Mutation', createCategory: { __typename: 'Category', id: number } };

export type UpdateCategoryMutationVariables = Exact<{
  id: number;
  input: CategoryInput;
}>;


export type UpdateCategoryMutation = { __typename: 'Mutation', updateCategory: { __typename: 'Category', id: number } };

export type DeleteCategoryMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCategoryMutation = { __typename: 'Mutation', deleteCategory: boolean };

export type CreditTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditTotalsQuery = { __typename: 'Query', creditTotals: { __typename: 'CreditTotals', totalUsedCredit: string, totalAvailableCredit: string, businesses: number } };

export type AdminCreditAccountQueryVariables = Exact<{
  userId: number;
}>;


export type AdminCreditAccountQuery = { __typename: 'Query', creditAccount: { __typename: 'CreditAccount', currentBalance: string, creditLimit: string, usedCredit: string }, user: { __typename: 'User', id: number, username: string, role: Role, businessName: string | null, paymentMode: PaymentMode } | null };

export type AdminCreditTransactionsQueryVariables = Exact<{
  userId: number;
  after?: string | null | undefined;
  type?: CreditTransactionType | null | undefined;
}>;


export type AdminCreditTransactionsQuery = { __typename: 'Query', creditTransactions: { __typename: 'CreditTransactionPage', totalCount: number, nodes: Array<{ __typename: 'CreditTransaction', id: string, type: CreditTransactionType, description: string, amount: string, balanceAfter: string, createdAt: string, orderId: number | null, createdByUser: { __typename: 'CreditUser', username: string } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SetCreditLimitMutationVariables = Exact<{
  userId: number;
  input: CreditLimitInput;
}>;


export type SetCreditLimitMutation = { __typename: 'Mutation', setCreditLimit: { __typename: 'CreditChange', transaction: { __typename: 'CreditTransaction', id: string } } };

export type RecordCreditPaymentMutationVariables = Exact<{
  userId: number;
  input: CreditPaymentInput;
}>;


export type RecordCreditPaymentMutation = { __typename: 'Mutation', recordCreditPayment: { __typename: 'CreditChange', transaction: { __typename: 'CreditTransaction', id: string } } };

export type AdjustCreditMutationVariables = Exact<{
  userId: number;
  input: CreditAdjustmentInput;
}>;


export type AdjustCreditMutation = { __typename: 'Mutation', adjustCredit: { __typename: 'CreditChange', transaction: { __typename: 'CreditTransaction', id: string } } };

export type AddCreditMutationVariables = Exact<{
  userId: number;
  input: CreditAmountInput;
}>;


export type AddCreditMutation = { __typename: 'Mutation', addCredit: { __typename: 'CreditChange', transaction: { __typename: 'CreditTransaction', id: string } } };

export type AdminExchangeRatesQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type AdminExchangeRatesQuery = { __typename: 'Query', exchangeRates: { __typename: 'ExchangeRatePage', totalCount: number, nodes: Array<{ __typename: 'ExchangeRate', id: number, lbpPerUsd: string | null, showsUsd: boolean, at: string, byUsername: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminCurrentRateQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCurrentRateQuery = { __typename: 'Query', exchangeRates: { __typename: 'ExchangeRatePage', nodes: Array<{ __typename: 'ExchangeRate', id: number, lbpPerUsd: string | null, showsUsd: boolean }> }, shop: { __typename: 'Shop', wishMoneyTo: string | null } };

export type SetExchangeRateMutationVariables = Exact<{
  input: ExchangeRateInput;
}>;


export type SetExchangeRateMutation = { __typename: 'Mutation', setExchangeRate: { __typename: 'ExchangeRate', id: number } };

export type SetTransferAccountMutationVariables = Exact<{
  sendTo?: string | null | undefined;
}>;


export type SetTransferAccountMutation = { __typename: 'Mutation', setTransferAccount: string | null };

export type AdminTransfersQueryVariables = Exact<{
  state?: TransferState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type AdminTransfersQuery = { __typename: 'Query', transfers: { __typename: 'TransferPage', totalCount: number, nodes: Array<{ __typename: 'TransferToCheck', id: number, orderedAt: string, customerName: string, totalAmount: string, lbpPerUsd: string | null, state: TransferState, reference: string | null, sentAt: string | null, settledAt: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type ConfirmTransferMutationVariables = Exact<{
  orderId: number;
  reference: string;
  totalAmount?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type ConfirmTransferMutation = { __typename: 'Mutation', confirmTransfer: { __typename: 'Transfer', orderId: number } };

export type RejectTransferMutationVariables = Exact<{
  orderId: number;
  reference: string;
  idempotencyKey?: string | null | undefined;
}>;


export type RejectTransferMutation = { __typename: 'Mutation', rejectTransfer: { __typename: 'Transfer', orderId: number } };

export type AdminDayQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type AdminDayQuery = { __typename: 'Query', day: { __typename: 'Day', date: string | null, toCollect: string | null, parts: Array<{ __typename: 'DayPart', window: string | null, zoneId: number | null, zone: string | null, toPack: number, packed: number, out: number, delivered: number, cancelled: number, lines: number, packedLines: number }> } };

export type AdminDayOrdersQueryVariables = Exact<{
  date?: string | null | undefined;
  window?: string | null | undefined;
  zoneId?: number | null | undefined;
  stage?: PackingStage | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminDayOrdersQuery = { __typename: 'Query', dayOrders: { __typename: 'OrderPage', totalCount: number, nodes: Array<{ __typename: 'Order', id: number, status: OrderStatus, customerName: string, employeeName: string | null, deliveryWindow: string | null, deliveryZone: string | null, deliveryAddress: { __typename: 'DeliveryAddress', area: string | null, city: string | null, readable: boolean } | null, packing: { __typename: 'OrderPacking', stage: PackingStage | null, lines: number, packedLines: number } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminPickListQueryVariables = Exact<{
  date?: string | null | undefined;
  window?: string | null | undefined;
  zoneId?: number | null | undefined;
}>;


export type AdminPickListQuery = { __typename: 'Query', pickList: { __typename: 'PickList', isWhole: boolean, entries: Array<{ __typename: 'PickListEntry', productId: number, productName: string, categoryName: string, selectedSize: string | null, selectedPackaging: string | null, quantity: number, packed: number, orderCount: number, orders: Array<{ __typename: 'PickListOrder', orderId: number, quantity: number, isPacked: boolean }> }> } };

export type AdminDeliveryZonesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDeliveryZonesQuery = { __typename: 'Query', deliveryZones: Array<{ __typename: 'DeliveryZone', id: number, version: number, name: string, isEverywhereElse: boolean, fee: string | null, freeFrom: string | null, minimum: string | null, chargesBusinesses: boolean, translations: Array<{ __typename: 'DeliveryText', language: string, text: string }>, places: Array<{ __typename: 'DeliveryPlaceNames', name: string, spellings: Array<string>, city: string | null }>, circles: Array<{ __typename: 'DeliveryCircle', latitude: number, longitude: number, km: number }>, windows: Array<{ __typename: 'DeliveryWindow', weekday: number, begins: string, ends: string, capacity: number, cutOffDays: number, cutOffTime: string }> }> };

export type AdminZoneFragment = { __typename: 'DeliveryZone', id: number, version: number, name: string, isEverywhereElse: boolean, fee: string | null, freeFrom: string | null, minimum: string | null, chargesBusinesses: boolean, translations: Array<{ __typename: 'DeliveryText', language: string, text: string }>, places: Array<{ __typename: 'DeliveryPlaceNames', name: string, spellings: Array<string>, city: string | null }>, circles: Array<{ __typename: 'DeliveryCircle', latitude: number, longitude: number, km: number }>, windows: Array<{ __typename: 'DeliveryWindow', weekday: number, begins: string, ends: string, capacity: number, cutOffDays: number, cutOffTime: string }> };

export type AdminDeliveryZoneQueryVariables = Exact<{
  id: number;
}>;


export type AdminDeliveryZoneQuery = { __typename: 'Query', deliveryZone: { __typename: 'DeliveryZone', id: number, version: number, name: string, isEverywhereElse: boolean, fee: string | null, freeFrom: string | null, minimum: string | null, chargesBusinesses: boolean, translations: Array<{ __typename: 'DeliveryText', language: string, text: string }>, places: Array<{ __typename: 'DeliveryPlaceNames', name: string, spellings: Array<string>, city: string | null }>, circles: Array<{ __typename: 'DeliveryCircle', latitude: number, longitude: number, km: number }>, windows: Array<{ __typename: 'DeliveryWindow', weekday: number, begins: string, ends: string, capacity: number, cutOffDays: number, cutOffTime: string }> } | null };

export type AdminDeliveryDaysQueryVariables = Exact<{
  zoneId?: number | null | undefined;
  windows?: Array<DeliveryWindowInput> | DeliveryWindowInput | null | undefined;
}>;


export type AdminDeliveryDaysQuery = { __typename: 'Query', deliveryDays: Array<{ __typename: 'DeliveryDay', date: string, weekday: number, timeZone: string, closures: Array<{ __typename: 'DeliveryClosure', id: number, reason: string }>, windows: Array<{ __typename: 'DeliveryDayWindow', window: string, capacity: number, booked: number, cutOff: string | null, inPlan: boolean }> }> };

export type AdminDeliveryClosuresQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDeliveryClosuresQuery = { __typename: 'Query', deliveryClosures: Array<{ __typename: 'DeliveryClosure', id: number, date: string, reason: string, orderCount: number, translations: Array<{ __typename: 'DeliveryText', language: string, text: string }>, zone: { __typename: 'DeliveryZoneName', id: number, name: string } | null }> };

export type AdminClosureOrdersQueryVariables = Exact<{
  id: number;
}>;


export type AdminClosureOrdersQuery = { __typename: 'Query', closureOrders: Array<{ __typename: 'Order', id: number, customerName: string, employeeName: string | null, deliveryWindow: string | null, deliveryZone: string | null }> };

export type CreateDeliveryZoneMutationVariables = Exact<{
  input: DeliveryZoneInput;
}>;


export type CreateDeliveryZoneMutation = { __typename: 'Mutation', createDeliveryZone: { __typename: 'DeliveryZone', id: number } };

export type UpdateDeliveryZoneMutationVariables = Exact<{
  id: number;
  input: DeliveryZoneInput;
}>;


export type UpdateDeliveryZoneMutation = { __typename: 'Mutation', updateDeliveryZone: { __typename: 'DeliveryZone', id: number } };

export type DeleteDeliveryZoneMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


export type DeleteDeliveryZoneMutation = { __typename: 'Mutation', deleteDeliveryZone: boolean };

export type CreateDeliveryClosureMutationVariables = Exact<{
  input: DeliveryClosureInput;
}>;


export type CreateDeliveryClosureMutation = { __typename: 'Mutation', createDeliveryClosure: { __typename: 'DeliveryClosure', id: number, orderCount: number } };

export type DeleteDeliveryClosureMutationVariables = Exact<{
  id: number;
}>;


export type DeleteDeliveryClosureMutation = { __typename: 'Mutation', deleteDeliveryClosure: boolean };

export type MoveOrdersMutationVariables = Exact<{
  orderIds: Array<number> | number;
  date: string;
  window?: string | null | undefined;
  reason?: string | null | undefined;
  overbook?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type MoveOrdersMutation = { __typename: 'Mutation', moveOrders: Array<{ __typename: 'OrderMoveOutcome', orderId: number, code: string | null, message: string | null }> };

export type DiscountCodesQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: DiscountCodeState | null | undefined;
  sort: DiscountCodeSort;
  descending: boolean;
}>;


export type DiscountCodesQuery = { __typename: 'Query', discountCodes: { __typename: 'DiscountCodePage', totalCount: number, nodes: Array<{ __typename: 'DiscountCode', id: number, code: string, discountPercent: string, maxUses: number | null, currentUses: number, expiresAt: string | null, isActive: boolean, version: number }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type DiscountCodeRowFragment = { __typename: 'DiscountCode', id: number, code: string, discountPercent: string, maxUses: number | null, currentUses: number, expiresAt: string | null, isActive: boolean, version: number };

export type DiscountCodeQueryVariables = Exact<{
  id: number;
}>;


export type DiscountCodeQuery = { __typename: 'Query', discountCode: { __typename: 'DiscountCode', id: number, code: string, discountPercent: string, maxUses: number | null, currentUses: number, expiresAt: string | null, isActive: boolean, version: number } | null };

export type CreateDiscountCodeMutationVariables = Exact<{
  input: DiscountCodeInput;
}>;


export type CreateDiscountCodeMutation = { __typename: 'Mutation', createDiscountCode: { __typename: 'DiscountCode', id: number } };

export type UpdateDiscountCodeMutationVariables = Exact<{
  id: number;
  input: DiscountCodeInput;
}>;


export type UpdateDiscountCodeMutation = { __typename: 'Mutation', updateDiscountCode: { __typename: 'DiscountCode', id: number } };

export type DeleteDiscountCodeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteDiscountCodeMutation = { __typename: 'Mutation', deleteDiscountCode: boolean };

export type AdminJobsQueryVariables = Exact<{
  after?: string | null | undefined;
  state?: JobState | null | undefined;
  task?: JobTask | null | undefined;
  descending: boolean;
}>;


export type AdminJobsQuery = { __typename: 'Query', jobs: { __typename: 'JobPage', totalCount: number, nodes: Array<{ __typename: 'Job', id: string, task: JobTask, state: JobState, attempts: number, maxAttempts: number, dueAt: string, lastError: string | null, createdAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminJobCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminJobCountsQuery = { __typename: 'Query', jobCounts: Array<{ __typename: 'JobCount', task: JobTask, waiting: number, running: number, retrying: number, failed: number, done: number, lastDoneAt: string | null }> };

export type AdminBackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminBackupsQuery = { __typename: 'Query', backups: { __typename: 'Backups', isSetUp: boolean, runs: Array<{ __typename: 'BackupRun', id: string, day: string, state: BackupState, file: string, endedAt: string, bytes: number | null, orders: number | null, verifiedAt: string | null, error: string | null }> } };

export type AdminRunJobAgainMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminRunJobAgainMutation = { __typename: 'Mutation', runJobAgain: { __typename: 'Job', id: string, state: JobState } };

export type AdminRunFailedJobsMutationVariables = Exact<{
  task: JobTask;
}>;


export type AdminRunFailedJobsMutation = { __typename: 'Mutation', runFailedJobs: number };

export type AdminOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  paymentMethod?: PaymentMethod | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  sort: OrderSort;
  descending: boolean;
  countTo?: number | null | undefined;
}>;


export type AdminOrdersQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', totalCount: number, nodes: Array<{ __typename: 'Order', id: number, createdAt: string, customerName: string, employeeName: string | null, customerPhone: string | null, paymentMethod: PaymentMethod, totalAmount: string | null, deliveryDate: string | null, deliveryWindow: string | null, status: OrderStatus, addressType: AddressType, latitude: number | null, longitude: number | null, deliveryAddress: { __typename: 'DeliveryAddress', name: string | null, companyName: string | null, street: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, building: string | null, floor: string | null, country: string | null, fullAddress: string | null, readable: boolean } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SetOrderStatusesMutationVariables = Exact<{
  ids: Array<number> | number;
  status: OrderStatus;
  seen: Array<SeenOrderStatusInput> | SeenOrderStatusInput;
  idempotencyKey: string;
}>;


export type SetOrderStatusesMutation = { __typename: 'Mutation', setOrderStatuses: Array<{ __typename: 'OrderStatusOutcome', orderId: number, code: string | null, message: string | null }> };

export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { __typename: 'Query', stats: { __typename: 'Stats', activeUsers: number, totalOrders: number, totalRevenue: string }, products: { __typename: 'ProductPage', totalCount: number } };

export type AdminAuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
  action?: string | null | undefined;
  subjectType?: string | null | undefined;
  subjectId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  descending: boolean;
  countTo?: number | null | undefined;
}>;


export type AdminAuditLogQuery = { __typename: 'Query', auditLog: { __typename: 'AuditPage', totalCount: number, nodes: Array<{ __typename: 'AuditEntry', id: string, at: string, actorUsername: string, action: string, subjectType: string, subjectId: string, before: unknown, after: unknown }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminOutgoingMailQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  status?: MailStatus | null | undefined;
  descending: boolean;
  countTo?: number | null | undefined;
}>;


export type AdminOutgoingMailQuery = { __typename: 'Query', outgoingMail: { __typename: 'OutgoingMailPage', totalCount: number, nodes: Array<{ __typename: 'OutgoingMail', id: number, kind: MailKind, toAddress: string, subject: string | null, status: MailStatus, attempts: number, lastError: string | null, orderId: number | null, createdAt: string, nextAttemptAt: string | null, sentAt: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminPackingQueryVariables = Exact<{
  id: number;
}>;


export type AdminPackingQuery = { __typename: 'Query', order: { __typename: 'Order', id: number, status: OrderStatus, customerName: string, employeeName: string | null, deliveryDate: string | null, deliveryWindow: string | null, deliveryZone: string | null, note: string | null, whenMissing: WhenMissing | null, parcels: number | null, packing: { __typename: 'OrderPacking', stage: PackingStage | null, lines: number, packedLines: number } | null, items: Array<{ __typename: 'OrderLine', id: number, productId: number, productName: string, selectedSize: string | null, selectedPackaging: string | null, quantity: number, picture: { __typename: 'Picture', url: string } | null, packed: { __typename: 'PackedLine', quantity: number, isCurrent: boolean, at: string, byUsername: string | null } | null }> } | null };

export type OrderToPackFragment = { __typename: 'Order', id: number, status: OrderStatus, customerName: string, employeeName: string | null, deliveryDate: string | null, deliveryWindow: string | null, deliveryZone: string | null, note: string | null, whenMissing: WhenMissing | null, parcels: number | null, packing: { __typename: 'OrderPacking', stage: PackingStage | null, lines: number, packedLines: number } | null, items: Array<{ __typename: 'OrderLine', id: number, productId: number, productName: string, selectedSize: string | null, selectedPackaging: string | null, quantity: number, picture: { __typename: 'Picture', url: string } | null, packed: { __typename: 'PackedLine', quantity: number, isCurrent: boolean, at: string, byUsername: string | null } | null }> };

export type PackLinesMutationVariables = Exact<{
  orderId: number;
  lines: Array<PackedLineInput> | PackedLineInput;
}>;


export type PackLinesMutation = { __typename: 'Mutation', packLines: { __typename: 'Order', id: number, status: OrderStatus, customerName: string, employeeName: string | null, deliveryDate: string | null, deliveryWindow: string | null, deliveryZone: string | null, note: string | null, whenMissing: WhenMissing | null, parcels: number | null, packing: { __typename: 'OrderPacking', stage: PackingStage | null, lines: number, packedLines: number } | null, items: Array<{ __typename: 'OrderLine', id: number, productId: number, productName: string, selectedSize: string | null, selectedPackaging: string | null, quantity: number, picture: { __typename: 'Picture', url: string } | null, packed: { __typename: 'PackedLine', quantity: number, isCurrent: boolean, at: string, byUsername: string | null } | null }> } };

export type NextToPackQueryVariables = Exact<{
  date?: string | null | undefined;
  window?: string | null | undefined;
}>;


export type NextToPackQuery = { __typename: 'Query', dayOrders: { __typename: 'OrderPage', totalCount: number, nodes: Array<{ __typename: 'Order', id: number }> } };

export type SetParcelsMutationVariables = Exact<{
  orderId: number;
  parcels: number;
}>;


export type SetParcelsMutation = { __typename: 'Mutation', setParcels: { __typename: 'Order', id: number, parcels: number | null } };

export type PricePlansQueryVariables = Exact<{
  after?: string | null | undefined;
  state?: PricePlanState | null | undefined;
  descending: boolean;
}>;


export type PricePlansQuery = { __typename: 'Query', pricePlans: { __typename: 'PricePlanPage', totalCount: number, nodes: Array<{ __typename: 'PricePlan', id: number, version: number, localAt: string, state: PricePlanState, reason: string | null, failure: string | null, changeCount: number, madeByUsername: string, madeAt: string, settledAt: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type PricePlanRowFragment = { __typename: 'PricePlan', id: number, version: number, localAt: string, state: PricePlanState, reason: string | null, failure: string | null, changeCount: number, madeByUsername: string, madeAt: string, settledAt: string | null };

export type PricePlanQueryVariables = Exact<{
  id: number;
  after: number;
}>;


export type PricePlanQuery = { __typename: 'Query', pricePlan: { __typename: 'PricePlan', id: number, version: number, localAt: string, state: PricePlanState, reason: string | null, failure: string | null, changeCount: number, madeByUsername: string, madeAt: string, settledAt: string | null, changes: Array<{ __typename: 'PlannedChange', position: number, kind: PlannedKind, productId: number | null, productName: string | null, variant: string | null, userId: number | null, businessName: string | null, value: string | null, madeOn: string | null, valueNow: string | null, before: string | null, isThere: boolean, outcome: PlannedOutcome | null }> } | null };

export type PriceImpactQueryVariables = Exact<{
  input: PriceImpactInput;
}>;


export type PriceImpactQuery = { __typename: 'Query', priceImpact: { __typename: 'PriceImpact', changeCount: number, nextUserId: number | null, customers: { __typename: 'PriceImpactOfViewer', userId: number | null, businessName: string | null, productCount: number, priceCount: number, risenCount: number, fallenCount: number, goneCount: number, prices: Array<{ __typename: 'PriceImpactPrice', productId: number, productName: string, variant: string | null, before: string | null, after: string | null }> } | null, businesses: Array<{ __typename: 'PriceImpactOfViewer', userId: number | null, businessName: string | null, productCount: number, priceCount: number, risenCount: number, fallenCount: number, goneCount: number, prices: Array<{ __typename: 'PriceImpactPrice', productId: number, productName: string, variant: string | null, before: string | null, after: string | null }> }> } };

export type TouchedPricesFragment = { __typename: 'PriceImpactOfViewer', userId: number | null, businessName: string | null, productCount: number, priceCount: number, risenCount: number, fallenCount: number, goneCount: number, prices: Array<{ __typename: 'PriceImpactPrice', productId: number, productName: string, variant: string | null, before: string | null, after: string | null }> };

export type PlanPricesMutationVariables = Exact<{
  input: PricePlanInput;
}>;


export type PlanPricesMutation = { __typename: 'Mutation', planPrices: { __typename: 'PricePlan', id: number } };

export type ChangePricePlanMutationVariables = Exact<{
  id: number;
  input: PricePlanInput;
}>;


export type ChangePricePlanMutation = { __typename: 'Mutation', changePricePlan: { __typename: 'PricePlan', id: number } };

export type WithdrawPricePlanMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


export type WithdrawPricePlanMutation = { __typename: 'Mutation', withdrawPricePlan: { __typename: 'PricePlan', id: number } };

export type PriceMatrixQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: string | null | undefined;
  productIds?: Array<number> | number | null | undefined;
  business?: string | null | undefined;
  userIds?: Array<number> | number | null | undefined;
  pricingMode?: PricingMode | null | undefined;
  filter?: PriceMatrixFilter | null | undefined;
  percent: number;
  days: number;
  products: number;
  afterProductId?: number | null | undefined;
  businesses: number;
  afterUserId?: number | null | undefined;
}>;


export type PriceMatrixQuery = { __typename: 'Query', priceMatrix: { __typename: 'PriceMatrix', nextProductId: number | null, nextUserId: number | null, productsLookedAt: number, isOfFirstBusinesses: boolean, knownSince: string, businesses: Array<{ __typename: 'PriceMatrixBusiness', userId: number, businessName: string, priceBook: string }>, rows: Array<{ __typename: 'PriceMatrixRow', productId: number, productName: string, variant: string | null, isForAllSizes: boolean, customerPrice: string | null, cells: Array<{ __typename: 'PriceMatrixCell', userId: number, agreedPrice: string | null, matches: boolean, price: { __typename: 'Price', amount: string, listAmount: string | null, percentOff: number, rule: PriceRule } | null, planned: { __typename: 'PlannedPrice', planId: number, at: string, amount: string | null } | null }> }> } };

export type AgreedPricesQueryVariables = Exact<{
  userId: number;
}>;


export type AgreedPricesQuery = { __typename: 'Query', agreedPrices: Array<{ __typename: 'IndividualPrice', productId: number, variant: string | null, customPrice: string }> };

export type PricedProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  ids?: Array<number> | number | null | undefined;
}>;


export type PricedProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', id: number, name: string, businessPrice: string | null, customerPrice: string | null, variants: Array<{ __typename: 'ProductVariant', name: string, businessPrice: string | null, customerPrice: string | null }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SetIndividualPriceMutationVariables = Exact<{
  userId: number;
  productId: number;
  variant?: string | null | undefined;
  price?: string | null | undefined;
  seen?: string | null | undefined;
}>;


export type SetIndividualPriceMutation = { __typename: 'Mutation', setIndividualPrice: { __typename: 'IndividualPrice', customPrice: string } };

export type RemoveIndividualPriceMutationVariables = Exact<{
  userId: number;
  productId: number;
  variant?: string | null | undefined;
  seen?: string | null | undefined;
}>;


export type RemoveIndividualPriceMutation = { __typename: 'Mutation', removeIndividualPrice: { __typename: 'IndividualPrice', customPrice: string } };

export type AdminProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  category?: string | null | undefined;
  inStock?: boolean | null | undefined;
  ids?: Array<number> | number | null | undefined;
  untranslatedIn?: string | null | undefined;
  sort: ProductSort;
}>;


export type AdminProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', totalCount: number, nodes: Array<{ __typename: 'Product', id: number, name: string, description: string, categoryId: number, categorySlug: string, customerPrice: string | null, businessPrice: string | null, inStock: boolean, markedInStock: boolean | null, version: number | null, tags: Array<string>, variants: Array<{ __typename: 'ProductVariant', name: string, customerPrice: string | null, businessPrice: string | null }>, translations: Array<{ __typename: 'ProductTranslation', language: string, name: string | null, description: string | null, sizes: Array<{ __typename: 'TranslatedText', english: string, text: string }>, tags: Array<{ __typename: 'TranslatedText', english: string, text: string }> }> | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CreateProductMutationVariables = Exact<{
  input: ProductInput;
}>;


export type CreateProductMutation = { __typename: 'Mutation', createProduct: { __typename: 'Product', id: number } };

export type UpdateProductMutationVariables = Exact<{
  id: number;
  input: ProductInput;
}>;


export type UpdateProductMutation = { __typename: 'Mutation', updateProduct: { __typename: 'Product', id: number } };

export type DeleteProductMutationVariables = Exact<{
  id: number;
}>;


export type DeleteProductMutation = { __typename: 'Mutation', deleteProduct: boolean };

export type AdminPriceTimelineQueryVariables = Exact<{
  productId: number;
  variant?: string | null | undefined;
  userIds?: Array<number> | number | null | undefined;
}>;


export type AdminPriceTimelineQuery = { __typename: 'Query', priceTimeline: { __typename: 'PriceTimeline', since: string, from: string, to: string, series: Array<{ __typename: 'PriceSeries', kind: PriceSeriesKind, points: Array<{ __typename: 'PricePoint', at: string, amount: string | null }> }> } };

export type AdminPriceHistoryQueryVariables = Exact<{
  productId: number;
  userId?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminPriceHistoryQuery = { __typename: 'Query', priceHistory: { __typename: 'PriceChangePage', totalCount: number, nodes: Array<{ __typename: 'PriceChange', id: string, at: string, kind: PriceChangeKind, variant: string | null, businessName: string | null, isNew: boolean, isGone: boolean, actorUsername: string | null, via: string | null, reason: string | null, values: Array<{ __typename: 'PriceChangeValue', name: string, old: string | null, new: string | null }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminTakingsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AdminTakingsQuery = { __typename: 'Query', report: { __typename: 'Report', from: string, to: string, timeZone: string, takings: { __typename: 'Takings', orders: number, cancelled: number, revenue: string, revenueUsd: string | null, ordersWithoutRate: number, revenueWithoutRate: string }, days: Array<{ __typename: 'DayTakings', day: string, orders: number, cancelled: number, revenue: string, revenueUsd: string | null, ordersWithoutRate: number }>, businesses: Array<{ __typename: 'BusinessTakings', userId: number, businessName: string, orders: number, revenue: string, revenueUsd: string | null, ordersWithoutRate: number }>, payments: Array<{ __typename: 'PaymentTakings', paymentMethod: PaymentMethod, orders: number, revenue: string, revenueUsd: string | null, ordersWithoutRate: number }> } };

export type AdminBestSellersQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AdminBestSellersQuery = { __typename: 'Query', report: { __typename: 'Report', from: string, to: string, bestSellers: Array<{ __typename: 'ProductSold', productId: number, productName: string, orders: number, quantity: number, revenue: string, revenueUsd: string | null, ordersWithoutRate: number }> } };

export type AdminCategorySalesQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AdminCategorySalesQuery = { __typename: 'Query', report: { __typename: 'Report', from: string, to: string, categories: Array<{ __typename: 'CategorySold', categoryId: number | null, categoryName: string | null, orders: number, quantity: number, revenue: string, revenueUsd: string | null, ordersWithoutRate: number }> } };

export type AdminRunFragment = { __typename: 'Run', id: number, version: number, date: string, window: string | null, state: RunState, departedAt: string | null, floatLbp: string, expectedLbp: string, expectedUsd: string, driver: { __typename: 'Driver', id: number, name: string }, stops: Array<{ __typename: 'RunStop', orderId: number, outcome: StopOutcome | null, status: OrderStatus, stage: PackingStage | null, customerName: string, employeeName: string | null, deliveryWindow: string | null, deliveryZone: string | null, pieces: number, parcels: number | null, toCollect: string, lbpPerUsd: string | null, deliveryAddress: { __typename: 'DeliveryAddress', area: string | null, city: string | null, readable: boolean } | null, attempts: Array<{ __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null, lbp: string, usd: string, changeLbp: string, hasPhoto: boolean }> }>, counts: Array<{ __typename: 'RunCount', at: string, byUsername: string | null, expectedLbp: string, expectedUsd: string, countedLbp: string, countedUsd: string, note: string | null }> | null };

export type OrderWithoutRunFragment = { __typename: 'Order', id: number, status: OrderStatus, customerName: string, employeeName: string | null, deliveryWindow: string | null, deliveryZone: string | null, deliveryAddress: { __typename: 'DeliveryAddress', area: string | null, city: string | null, readable: boolean } | null, packing: { __typename: 'OrderPacking', stage: PackingStage | null } | null };

export type AdminRunsQueryVariables = Exact<{
  date: string;
}>;


export type AdminRunsQuery = { __typename: 'Query', runs: Array<{ __typename: 'Run', id: number, version: number, date: string, window: string | null, state: RunState, departedAt: string | null, floatLbp: string, expectedLbp: string, expectedUsd: string, driver: { __typename: 'Driver', id: number, name: string }, stops: Array<{ __typename: 'RunStop', orderId: number, outcome: StopOutcome | null, status: OrderStatus, stage: PackingStage | null, customerName: string, employeeName: string | null, deliveryWindow: string | null, deliveryZone: string | null, pieces: number, parcels: number | null, toCollect: string, lbpPerUsd: string | null, deliveryAddress: { __typename: 'DeliveryAddress', area: string | null, city: string | null, readable: boolean } | null, attempts: Array<{ __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null, lbp: string, usd: string, changeLbp: string, hasPhoto: boolean }> }>, counts: Array<{ __typename: 'RunCount', at: string, byUsername: string | null, expectedLbp: string, expectedUsd: string, countedLbp: string, countedUsd: string, note: string | null }> | null }>, drivers: Array<{ __typename: 'Driver', id: number, name: string }>, ofDay: Array<{ __typename: 'Order', id: number, status: OrderStatus, customerName: string, employeeName: string | null, deliveryWindow: string | null, deliveryZone: string | null, deliveryAddress: { __typename: 'DeliveryAddress', area: string | null, city: string | null, readable: boolean } | null, packing: { __typename: 'OrderPacking', stage: PackingStage | null } | null }>, withoutDay: Array<{ __typename: 'Order', id: number, status: OrderStatus, customerName: string, employeeName: string | null, deliveryWindow: string | null, deliveryZone: string | null, deliveryAddress: { __typename: 'DeliveryAddress', area: string | null, city: string | null, readable: boolean } | null, packing: { __typename: 'OrderPacking', stage: PackingStage | null } | null }> };

export type CreateRunMutationVariables = Exact<{
  date: string;
  window?: string | null | undefined;
  driverId: number;
  orderIds: Array<number> | number;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateRunMutation = { __typename: 'Mutation', createRun: { __typename: 'Run', id: number } };

export type ChangeRunMutationVariables = Exact<{
  id: number;
  driverId?: number | null | undefined;
  orderIds: Array<number> | number;
  version?: number | null | undefined;
}>;


export type ChangeRunMutation = { __typename: 'Mutation', changeRun: { __typename: 'Run', id: number } };

export type DeleteRunMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


export type DeleteRunMutation = { __typename: 'Mutation', deleteRun: boolean };

export type StartRunMutationVariables = Exact<{
  id: number;
  idempotencyKey?: string | null | undefined;
}>;


export type StartRunMutation = { __typename: 'Mutation', startRun: { __typename: 'Run', id: number } };

export type CloseRunMutationVariables = Exact<{
  id: number;
  idempotencyKey?: string | null | undefined;
}>;


export type CloseRunMutation = { __typename: 'Mutation', closeRun: { __typename: 'Run', id: number } };

export type CountRunMutationVariables = Exact<{
  id: number;
  lbp: string;
  usd: string;
  note?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CountRunMutation = { __typename: 'Mutation', countRun: { __typename: 'Run', id: number } };

export type SuggestedStopsQueryVariables = Exact<{
  orderIds: Array<number> | number;
}>;


export type SuggestedStopsQuery = { __typename: 'Query', suggestedStops: Array<number> };

export type EnterDeliveredMutationVariables = Exact<{
  runId: number;
  orderId: number;
  takenBy: string;
  lbp?: string | null | undefined;
  usd?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type EnterDeliveredMutation = { __typename: 'Mutation', deliverOrder: { __typename: 'Run', id: number } };

export type EnterNotDeliveredMutationVariables = Exact<{
  runId: number;
  orderId: number;
  reason: string;
  next: NextStep;
  idempotencyKey?: string | null | undefined;
}>;


export type EnterNotDeliveredMutation = { __typename: 'Mutation', reportNotDelivered: { __typename: 'Run', id: number } };

export type LacksSecondStepQueryVariables = Exact<{ [key: string]: never; }>;


export type LacksSecondStepQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', id: number, lacksSecondStep: boolean } | null };

export type SecondStepQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondStepQuery = { __typename: 'Query', secondStep: { __typename: 'SecondStep', isRequired: boolean, appAddedAt: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: number, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type SecondStepPartsFragment = { __typename: 'SecondStep', isRequired: boolean, appAddedAt: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: number, name: string, createdAt: string, lastUsedAt: string | null }> };

export type BeginConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginConfirmationMutation = { __typename: 'Mutation', beginConfirmation: unknown };

export type BeginPasskeyMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type BeginPasskeyMutation = { __typename: 'Mutation', beginPasskey: unknown };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  passkey: NewPasskeyInput;
}>;


export type AddPasskeyMutation = { __typename: 'Mutation', change: { __typename: 'SecondStepChange', recoveryCodes: Array<string> | null } };

export type RemovePasskeyMutationVariables = Exact<{
  id: number;
  confirmation: ConfirmationInput;
}>;


export type RemovePasskeyMutation = { __typename: 'Mutation', change: { __typename: 'SecondStepChange', recoveryCodes: Array<string> | null } };

export type BeginAppMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type BeginAppMutation = { __typename: 'Mutation', beginApp: { __typename: 'NewApp', setupKey: string, uri: string } };

export type AddAppMutationVariables = Exact<{
  code: string;
}>;


export type AddAppMutation = { __typename: 'Mutation', change: { __typename: 'SecondStepChange', recoveryCodes: Array<string> | null } };

export type RemoveAppMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type RemoveAppMutation = { __typename: 'Mutation', change: { __typename: 'SecondStepChange', recoveryCodes: Array<string> | null } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type RenewRecoveryCodesMutation = { __typename: 'Mutation', change: { __typename: 'SecondStepChange', recoveryCodes: Array<string> | null } };

export type AdminSlipsQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  date?: string | null | undefined;
  window?: string | null | undefined;
  zoneId?: number | null | undefined;
  stage?: PackingStage | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminSlipsQuery = { __typename: 'Query', dayOrders: { __typename: 'OrderPage', nodes: Array<{ __typename: 'Order', id: number, customerName: string, employeeName: string | null, note: string | null, deliveryDate: string | null, deliveryWindow: string | null, latitude: number | null, longitude: number | null, subtotalAmount: string | null, discountAmount: string | null, deliveryFee: string | null, totalAmount: string | null, deliveryAddress: { __typename: 'DeliveryAddress', name: string | null, companyName: string | null, street: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, building: string | null, floor: string | null, country: string | null, fullAddress: string | null, readable: boolean } | null, slip: { __typename: 'PackingSlip', language: Language, showsPrices: boolean, deliveryZone: string | null, lines: Array<{ __typename: 'PackingSlipLine', productName: string, sizeLabel: string | null, selectedPackaging: string | null, quantity: number, unitPrice: string | null, lineTotal: string | null }> } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SlipOfOrderFragment = { __typename: 'Order', id: number, customerName: string, employeeName: string | null, note: string | null, deliveryDate: string | null, deliveryWindow: string | null, latitude: number | null, longitude: number | null, subtotalAmount: string | null, discountAmount: string | null, deliveryFee: string | null, totalAmount: string | null, deliveryAddress: { __typename: 'DeliveryAddress', name: string | null, companyName: string | null, street: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, building: string | null, floor: string | null, country: string | null, fullAddress: string | null, readable: boolean } | null, slip: { __typename: 'PackingSlip', language: Language, showsPrices: boolean, deliveryZone: string | null, lines: Array<{ __typename: 'PackingSlipLine', productName: string, sizeLabel: string | null, selectedPackaging: string | null, quantity: number, unitPrice: string | null, lineTotal: string | null }> } | null };

export type AdminStockQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  low: boolean;
}>;


export type AdminStockQuery = { __typename: 'Query', stockOnlyLeftFrom: number, stock: { __typename: 'StockPage', totalCount: number, nodes: Array<{ __typename: 'Stock', id: number, productId: number, productName: string, variant: string | null, stock: number | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminStockOfProductsQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type AdminStockOfProductsQuery = { __typename: 'Query', stock: { __typename: 'StockPage', nodes: Array<{ __typename: 'Stock', productId: number, variant: string | null, stock: number | null }> } };

export type AdminStockEntriesQueryVariables = Exact<{
  after?: string | null | undefined;
  productId?: number | null | undefined;
  kind?: StockEntryKind | null | undefined;
}>;


export type AdminStockEntriesQuery = { __typename: 'Query', stockEntries: { __typename: 'StockEntryPage', totalCount: number, nodes: Array<{ __typename: 'StockEntry', id: string, kind: StockEntryKind, change: number, balanceAfter: number, reason: string, orderId: number | null, createdAt: string, productName: string, variant: string | null, actorUsername: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminProductsToCountQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AdminProductsToCountQuery = { __typename: 'Query', products: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', id: number, name: string, variants: Array<{ __typename: 'ProductVariant', name: string }> }> } };

export type AdminSetStockMutationVariables = Exact<{
  productId: number;
  input: StockCountInput;
}>;


export type AdminSetStockMutation = { __typename: 'Mutation', setStock: { __typename: 'StockChange', stock: { __typename: 'Stock', id: number } } };

export type AdminRecordStockReceiptMutationVariables = Exact<{
  productId: number;
  input: StockMovementInput;
}>;


export type AdminRecordStockReceiptMutation = { __typename: 'Mutation', recordStockReceipt: { __typename: 'StockChange', stock: { __typename: 'Stock', id: number } } };

export type AdminRecordStockLossMutationVariables = Exact<{
  productId: number;
  input: StockMovementInput;
}>;


export type AdminRecordStockLossMutation = { __typename: 'Mutation', recordStockLoss: { __typename: 'StockChange', stock: { __typename: 'Stock', id: number } } };

export type AdminSetStockOnlyLeftFromMutationVariables = Exact<{
  onlyLeftFrom: number;
}>;


export type AdminSetStockOnlyLeftFromMutation = { __typename: 'Mutation', setStockOnlyLeftFrom: number };

export type AdminUsersQueryVariables = Exact<{
  after?: string | null | undefined;
  role?: Role | null | undefined;
  status?: UserStatus | null | undefined;
  search?: string | null | undefined;
  sort: UserSort;
  descending: boolean;
}>;


export type AdminUsersQuery = { __typename: 'Query', users: { __typename: 'UserPage', totalCount: number, nodes: Array<{ __typename: 'User', id: number, username: string, email: string, emailConfirmed: boolean | null, firstName: string | null, lastName: string | null, role: Role, duties: Array<Duty> | null, secondStep: boolean | null, active: boolean, businessName: string | null, businessApproved: boolean | null, paymentMode: PaymentMode, createdAt: string, version: number }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminUserRowFragment = { __typename: 'User', id: number, username: string, email: string, emailConfirmed: boolean | null, firstName: string | null, lastName: string | null, role: Role, duties: Array<Duty> | null, secondStep: boolean | null, active: boolean, businessName: string | null, businessApproved: boolean | null, paymentMode: PaymentMode, createdAt: string, version: number };

export type AdminUserQueryVariables = Exact<{
  id: number;
}>;


export type AdminUserQuery = { __typename: 'Query', user: { __typename: 'User', id: number, username: string, email: string, emailConfirmed: boolean | null, firstName: string | null, lastName: string | null, role: Role, duties: Array<Duty> | null, secondStep: boolean | null, active: boolean, businessName: string | null, businessApproved: boolean | null, paymentMode: PaymentMode, createdAt: string, version: number } | null };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { __typename: 'Mutation', createUser: { __typename: 'User', id: number } };

export type UpdateUserMutationVariables = Exact<{
  id: number;
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { __typename: 'Mutation', updateUser: { __typename: 'User', id: number } };

export type DeleteUserMutationVariables = Exact<{
  id: number;
}>;


export type DeleteUserMutation = { __typename: 'Mutation', deleteUser: Removal };

export type ResetSecondStepMutationVariables = Exact<{
  userId: number;
}>;


export type ResetSecondStepMutation = { __typename: 'Mutation', resetSecondStep: { __typename: 'User', id: number } };

export type SendUserEmailConfirmationMutationVariables = Exact<{
  userId: number;
}>;


export type SendUserEmailConfirmationMutation = { __typename: 'Mutation', sendUserEmailConfirmation: { __typename: 'User', id: number } };

export type SetUserActiveMutationVariables = Exact<{
  id: number;
  active: boolean;
}>;


export type SetUserActiveMutation = { __typename: 'Mutation', setUserActive: { __typename: 'User', id: number } };

export type AdminApiTokensQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  usable?: boolean | null | undefined;
  sort: ApiTokenSort;
  descending: boolean;
}>;


export type AdminApiTokensQuery = { __typename: 'Query', apiTokens: { __typename: 'ApiTokenPage', totalCount: number, nodes: Array<{ __typename: 'ApiToken', id: number, name: string, ownerUsername: string, scopes: Array<TokenScope>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CreateApiTokenMutationVariables = Exact<{
  name: string;
  scopes: Array<TokenScope> | TokenScope;
  expiresAt?: string | null | undefined;
}>;


export type CreateApiTokenMutation = { __typename: 'Mutation', createApiToken: { __typename: 'CreatedApiToken', token: string, apiToken: { __typename: 'ApiToken', id: number, name: string } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: number;
}>;


export type RevokeApiTokenMutation = { __typename: 'Mutation', revokeApiToken: { __typename: 'ApiToken', id: number } };

export type BusinessCreditHistoryQueryVariables = Exact<{
  after?: string | null | undefined;
  type?: CreditTransactionType | null | undefined;
}>;


export type BusinessCreditHistoryQuery = { __typename: 'Query', creditHistory: { __typename: 'CreditTransactionPage', totalCount: number, nodes: Array<{ __typename: 'CreditTransaction', id: string, type: CreditTransactionType, description: string, amount: string, balanceAfter: string, createdAt: string, orderId: number | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type BusinessAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessAccountQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', id: number, username: string, email: string, firstName: string | null, lastName: string | null, businessName: string | null, paymentMode: PaymentMode | null, pricingMode: PricingMode | null, businessDiscount: string | null, priceMails: boolean | null, slipPrices: boolean | null, deliveryPlace: { __typename: 'DeliveryPlace', businessName: string | null, address: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, phone: string | null } | null } | null, credit: { __typename: 'CreditAccount', currentBalance: string, creditLimit: string, usedCredit: string } };

export type SetSlipPricesMutationVariables = Exact<{
  on: boolean;
}>;


export type SetSlipPricesMutation = { __typename: 'Mutation', setSlipPrices: { __typename: 'Viewer', id: number, slipPrices: boolean | null } };

export type SetPriceMailsMutationVariables = Exact<{
  on: boolean;
}>;


export type SetPriceMailsMutation = { __typename: 'Mutation', setPriceMails: { __typename: 'Viewer', id: number, priceMails: boolean | null } };

export type BusinessEmployeesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BusinessEmployeesQuery = { __typename: 'Query', employees: { __typename: 'EmployeePage', totalCount: number, nodes: Array<{ __typename: 'Employee', id: number, username: string, email: string, firstName: string | null, lastName: string | null, employeeLocation: string | null, employeeAddress: string | null, employeeCity: string | null, employeeState: string | null, employeeZip: string | null, employeePhone: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CreateEmployeeMutationVariables = Exact<{
  input: EmployeeInput;
}>;


export type CreateEmployeeMutation = { __typename: 'Mutation', createEmployee: { __typename: 'Employee', id: number } };

export type UpdateEmployeeMutationVariables = Exact<{
  id: number;
  input: EmployeeInput;
}>;


export type UpdateEmployeeMutation = { __typename: 'Mutation', updateEmployee: { __typename: 'Employee', id: number } };

export type DeleteEmployeeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteEmployeeMutation = { __typename: 'Mutation', deleteEmployee: Removal };

export type BusinessOrdersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  search?: string | null | undefined;
}>;


export type BusinessOrdersQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', totalCount: number, nodes: Array<{ __typename: 'Order', id: number, createdAt: string, paymentMethod: PaymentMethod, itemCount: number, totalAmount: string | null, lbpPerUsd: string | null, status: OrderStatus, employeeName: string | null, deliveryDate: string | null, deliveryWindow: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type IndividualPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type IndividualPricesQuery = { __typename: 'Query', individualPrices: Array<{ __typename: 'IndividualPrice', productId: number, variant: string | null, customPrice: string }> };

export type BusinessProductsQueryVariables = Exact<{
  category?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type BusinessProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', totalCount: number, nodes: Array<{ __typename: 'Product', id: number, name: string, description: string, untranslated: Array<string>, inStock: boolean, onlyLeft: number | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }>, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type QuickProductsQueryVariables = Exact<{
  search: string;
}>;


export type QuickProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', name: string, id: number, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }> }> } };

export type BusinessCartProductsQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type BusinessCartProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', name: string, id: number, inStock: boolean, onlyLeft: number | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }> }> } };

export type OwnPriceTimelineQueryVariables = Exact<{
  productId: number;
  variant?: string | null | undefined;
}>;


export type OwnPriceTimelineQuery = { __typename: 'Query', priceTimeline: { __typename: 'PriceTimeline', since: string, from: string, to: string, series: Array<{ __typename: 'PriceSeries', kind: PriceSeriesKind, points: Array<{ __typename: 'PricePoint', at: string, amount: string | null }> }> } };

export type TodaysPricesQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type TodaysPricesQuery = { __typename: 'Query', products: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', name: string, id: number, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }> }> } };

export type GeocoderQueryVariables = Exact<{ [key: string]: never; }>;


export type GeocoderQuery = { __typename: 'Query', shop: { __typename: 'Shop', geocoderUrl: string } };

export type CheckDiscountCodeQueryVariables = Exact<{
  code: string;
}>;


export type CheckDiscountCodeQuery = { __typename: 'Query', checkDiscountCode:
    | { __typename: 'DiscountCodeRefusal', code: RefusalCode, message: string }
    | { __typename: 'ValidDiscountCode', discountPercent: string }
   };

export type DeliveryOptionsQueryVariables = Exact<{
  place?: DeliveryPlaceInput | null | undefined;
  of: DeliveryTermsOf;
  amounts: boolean;
}>;


export type DeliveryOptionsQuery = { __typename: 'Query', deliveryOptions: { __typename: 'DeliveryOptions', timeZone: string, zoneId: number | null, days: Array<{ __typename: 'DeliveryOptionDay', date: string, closedFor: string | null, windows: Array<{ __typename: 'DeliveryOptionWindow', window: string, cutOff: string, obstacle: DeliveryObstacle | null }> }>, earliest: { __typename: 'DeliverySlot', date: string, window: string } | null } & { __typename: 'DeliveryOptions', fee?: string | null, freeFrom?: string | null, minimum?: string | null } | null };

export type DeliveryTimesFragment = { __typename: 'DeliveryOptions', timeZone: string, zoneId: number | null, days: Array<{ __typename: 'DeliveryOptionDay', date: string, closedFor: string | null, windows: Array<{ __typename: 'DeliveryOptionWindow', window: string, cutOff: string, obstacle: DeliveryObstacle | null }> }>, earliest: { __typename: 'DeliverySlot', date: string, window: string } | null };

export type DeliveryTermsFragment = { __typename: 'DeliveryOptions', fee: string | null, freeFrom: string | null, minimum: string | null };

export type DriverRunFragment = { __typename: 'Run', id: number, date: string, window: string | null, state: RunState, floatLbp: string, expectedLbp: string, expectedUsd: string, stops: Array<{ __typename: 'RunStop', orderId: number, outcome: StopOutcome | null, status: OrderStatus, customerName: string, employeeName: string | null, phone: string | null, latitude: number | null, longitude: number | null, note: string | null, deliveryWindow: string | null, pieces: number, parcels: number | null, toCollect: string, lbpPerUsd: string | null, deliveryAddress: { __typename: 'DeliveryAddress', companyName: string | null, street: string | null, building: string | null, floor: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, fullAddress: string | null, readable: boolean } | null, attempts: Array<{ __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null }> }> };

export type OwnRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRunsQuery = { __typename: 'Query', ownRuns: Array<{ __typename: 'Run', id: number, date: string, window: string | null, state: RunState, floatLbp: string, expectedLbp: string, expectedUsd: string, stops: Array<{ __typename: 'RunStop', orderId: number, outcome: StopOutcome | null, status: OrderStatus, customerName: string, employeeName: string | null, phone: string | null, latitude: number | null, longitude: number | null, note: string | null, deliveryWindow: string | null, pieces: number, parcels: number | null, toCollect: string, lbpPerUsd: string | null, deliveryAddress: { __typename: 'DeliveryAddress', companyName: string | null, street: string | null, building: string | null, floor: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, fullAddress: string | null, readable: boolean } | null, attempts: Array<{ __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null }> }> }> };

export type StartOwnRunMutationVariables = Exact<{
  id: number;
  floatLbp?: string | null | undefined;
  idempotencyKey: string;
}>;


export type StartOwnRunMutation = { __typename: 'Mutation', startRun: { __typename: 'Run', id: number, date: string, window: string | null, state: RunState, floatLbp: string, expectedLbp: string, expectedUsd: string, stops: Array<{ __typename: 'RunStop', orderId: number, outcome: StopOutcome | null, status: OrderStatus, customerName: string, employeeName: string | null, phone: string | null, latitude: number | null, longitude: number | null, note: string | null, deliveryWindow: string | null, pieces: number, parcels: number | null, toCollect: string, lbpPerUsd: string | null, deliveryAddress: { __typename: 'DeliveryAddress', companyName: string | null, street: string | null, building: string | null, floor: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, fullAddress: string | null, readable: boolean } | null, attempts: Array<{ __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null }> }> } };

export type DeliverOrderMutationVariables = Exact<{
  runId: number;
  orderId: number;
  takenBy: string;
  lbp?: string | null | undefined;
  usd?: string | null | undefined;
  photo?: string | null | undefined;
  at?: string | null | undefined;
  idempotencyKey: string;
}>;


export type DeliverOrderMutation = { __typename: 'Mutation', deliverOrder: { __typename: 'Run', id: number, date: string, window: string | null, state: RunState, floatLbp: string, expectedLbp: string, expectedUsd: string, stops: Array<{ __typename: 'RunStop', orderId: number, outcome: StopOutcome | null, status: OrderStatus, customerName: string, employeeName: string | null, phone: string | null, latitude: number | null, longitude: number | null, note: string | null, deliveryWindow: string | null, pieces: number, parcels: number | null, toCollect: string, lbpPerUsd: string | null, deliveryAddress: { __typename: 'DeliveryAddress', companyName: string | null, street: string | null, building: string | null, floor: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, fullAddress: string | null, readable: boolean } | null, attempts: Array<{ __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null }> }> } };

export type ReportNotDeliveredMutationVariables = Exact<{
  runId: number;
  orderId: number;
  reason: string;
  next: NextStep;
  at?: string | null | undefined;
  idempotencyKey: string;
}>;


export type ReportNotDeliveredMutation = { __typename: 'Mutation', reportNotDelivered: { __typename: 'Run', id: number, date: string, window: string | null, state: RunState, floatLbp: string, expectedLbp: string, expectedUsd: string, stops: Array<{ __typename: 'RunStop', orderId: number, outcome: StopOutcome | null, status: OrderStatus, customerName: string, employeeName: string | null, phone: string | null, latitude: number | null, longitude: number | null, note: string | null, deliveryWindow: string | null, pieces: number, parcels: number | null, toCollect: string, lbpPerUsd: string | null, deliveryAddress: { __typename: 'DeliveryAddress', companyName: string | null, street: string | null, building: string | null, floor: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, fullAddress: string | null, readable: boolean } | null, attempts: Array<{ __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null }> }> } };

export type EmployeeQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', id: number, username: string, firstName: string | null, lastName: string | null, parentBusinessId: number | null, deliveryPlace: { __typename: 'DeliveryPlace', businessName: string | null, location: string | null, address: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, phone: string | null } | null } | null };

export type MyOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', totalCount: number, nodes: Array<{ __typename: 'Order', id: number, status: OrderStatus, createdAt: string, itemCount: number, trackingNumber: string | null, deliveryDate: string | null, deliveryWindow: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type FollowedOrderQueryVariables = Exact<{
  id: number;
  key: string;
}>;


export type FollowedOrderQuery = { __typename: 'Query', followedOrder: { __typename: 'FollowedOrder', id: number, status: OrderStatus, createdAt: string, paymentMethod: PaymentMethod, subtotalAmount: string | null, discountAmount: string | null, deliveryFee: string | null, totalAmount: string | null, deliveryDate: string | null, deliveryWindow: string | null, lbpPerUsd: string | null, trackingNumber: string | null, town: string | null, items: Array<{ __typename: 'OrderLine', id: number, productName: string, sizeLabel: string | null, untranslated: Array<string>, selectedPackaging: string | null, quantity: number, unitPrice: string | null, lineTotal: string | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null }>, history: Array<{ __typename: 'OrderEvent', id: number, status: OrderStatus, trackingNumber: string | null, at: string, byUsername: string | null, byBuyer: boolean, change: { __typename: 'ChangedLines', reason: string | null, totalAfter: string | null, lines: Array<{ __typename: 'ChangedLine', lineId: number | null, productName: string, sizeLabel: string | null, untranslated: Array<string>, before: number, after: number, replacesLineId: number | null }> } | null }>, cancellation: { __typename: 'Cancellation', obstacle: CancellationObstacle | null, until: string | null } } | null };

export type OrderPricesQueryVariables = Exact<{
  orderId: number;
  language: Language;
}>;


export type OrderPricesQuery = { __typename: 'Query', orderPrices: { __typename: 'OrderPrices', lines: Array<{ __typename: 'OrderLinePrice', lineId: number, unitPrice: string, sentence: string, waterfall: Array<{ __typename: 'PriceWaterfallStep', kind: PriceWaterfallKind, rule: PriceRule | null, percent: string | null, change: string }> }> } | null };

export type LinePriceSinceQueryVariables = Exact<{
  orderId: number;
  lineId: number;
}>;


export type LinePriceSinceQuery = { __typename: 'Query', orderPrices: { __typename: 'OrderPrices', orderId: number, since: { __typename: 'PriceOrigin', at: string, actorUsername: string | null, via: string | null, reason: string | null } | null } | null };

export type OrderQueryVariables = Exact<{
  id: number;
}>;


export type OrderQuery = { __typename: 'Query', order: { __typename: 'Order', id: number, status: OrderStatus, createdAt: string, paymentMethod: PaymentMethod, paymentStatus: PaymentStatus, subtotalAmount: string | null, discountAmount: string | null, deliveryFee: string | null, totalAmount: string | null, lbpPerUsd: string | null, loyaltyPointsEarned: number | null, deliveryDate: string | null, deliveryWindow: string | null, trackingNumber: string | null, customerName: string, employeeName: string | null, customerEmail: string | null, customerPhone: string | null, addressType: AddressType, latitude: number | null, longitude: number | null, note: string | null, deliveryAddress: { __typename: 'DeliveryAddress', name: string | null, companyName: string | null, street: string | null, area: string | null, city: string | null, state: string | null, postalCode: string | null, building: string | null, floor: string | null, country: string | null, phone: string | null, email: string | null, fullAddress: string | null, readable: boolean } | null, items: Array<{ __typename: 'OrderLine', id: number, productName: string, sizeLabel: string | null, untranslated: Array<string>, selectedPackaging: string | null, quantity: number, unitPrice: string | null, lineTotal: string | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null }>, history: Array<{ __typename: 'OrderEvent', id: number, status: OrderStatus, trackingNumber: string | null, at: string, byUsername: string | null, byBuyer: boolean, change: { __typename: 'ChangedLines', reason: string | null, totalAfter: string | null, lines: Array<{ __typename: 'ChangedLine', lineId: number | null, productName: string, sizeLabel: string | null, untranslated: Array<string>, before: number, after: number, replacesLineId: number | null }> } | null }>, cancellation: { __typename: 'Cancellation', obstacle: CancellationObstacle | null, until: string | null } } | null };

export type OrderHistoryEventFragment = { __typename: 'OrderEvent', id: number, status: OrderStatus, trackingNumber: string | null, at: string, byUsername: string | null, byBuyer: boolean, change: { __typename: 'ChangedLines', reason: string | null, totalAfter: string | null, lines: Array<{ __typename: 'ChangedLine', lineId: number | null, productName: string, sizeLabel: string | null, untranslated: Array<string>, before: number, after: number, replacesLineId: number | null }> } | null };

export type PlaceGuestOrderMutationVariables = Exact<{
  input: GuestOrderInput;
}>;


export type PlaceGuestOrderMutation = { __typename: 'Mutation', placeGuestOrder:
    | { __typename: 'OrderPlaced', orderId: number, followKey: string | null, deliveryDate: string | null, deliveryWindow: string | null }
    | { __typename: 'OrderRefusal', code: RefusalCode, message: string, productId: number | null, selectedSize: string | null, onlyLeft: number | null, delivery: { __typename: 'DeliveryRefusal', reason: DeliveryObstacle, options: { __typename: 'DeliveryOptions', timeZone: string, zoneId: number | null, fee: string | null, freeFrom: string | null, minimum: string | null, days: Array<{ __typename: 'DeliveryOptionDay', date: string, closedFor: string | null, windows: Array<{ __typename: 'DeliveryOptionWindow', window: string, cutOff: string, obstacle: DeliveryObstacle | null }> }>, earliest: { __typename: 'DeliverySlot', date: string, window: string } | null } | null } | null }
    | { __typename: 'PriceChanged', code: RefusalCode, message: string, fresh: { __typename: 'FreshAmounts', subtotalAmount: string, discountAmount: string, deliveryFee: string, totalAmount: string, items: Array<{ __typename: 'FreshItem', productId: number, selectedSize: string | null, unitPrice: string }> } }
   };

type PlaceOrderOutcome_OrderPlaced_Fragment = { __typename: 'OrderPlaced', orderId: number, followKey: string | null, deliveryDate: string | null, deliveryWindow: string | null };

type PlaceOrderOutcome_OrderRefusal_Fragment = { __typename: 'OrderRefusal', code: RefusalCode, message: string, productId: number | null, selectedSize: string | null, onlyLeft: number | null, delivery: { __typename: 'DeliveryRefusal', reason: DeliveryObstacle, options: { __typename: 'DeliveryOptions', timeZone: string, zoneId: number | null, fee: string | null, freeFrom: string | null, minimum: string | null, days: Array<{ __typename: 'DeliveryOptionDay', date: string, closedFor: string | null, windows: Array<{ __typename: 'DeliveryOptionWindow', window: string, cutOff: string, obstacle: DeliveryObstacle | null }> }>, earliest: { __typename: 'DeliverySlot', date: string, window: string } | null } | null } | null };

type PlaceOrderOutcome_PriceChanged_Fragment = { __typename: 'PriceChanged', code: RefusalCode, message: string, fresh: { __typename: 'FreshAmounts', subtotalAmount: string, discountAmount: string, deliveryFee: string, totalAmount: string, items: Array<{ __typename: 'FreshItem', productId: number, selectedSize: string | null, unitPrice: string }> } };

export type PlaceOrderOutcomeFragment =
  | PlaceOrderOutcome_OrderPlaced_Fragment
  | PlaceOrderOutcome_OrderRefusal_Fragment
  | PlaceOrderOutcome_PriceChanged_Fragment
;

export type PlaceAccountOrderMutationVariables = Exact<{
  input: AccountOrderInput;
}>;


export type PlaceAccountOrderMutation = { __typename: 'Mutation', placeAccountOrder:
    | { __typename: 'OrderPlaced', orderId: number, followKey: string | null, deliveryDate: string | null, deliveryWindow: string | null }
    | { __typename: 'OrderRefusal', code: RefusalCode, message: string, productId: number | null, selectedSize: string | null, onlyLeft: number | null, delivery: { __typename: 'DeliveryRefusal', reason: DeliveryObstacle, options: { __typename: 'DeliveryOptions', timeZone: string, zoneId: number | null, fee: string | null, freeFrom: string | null, minimum: string | null, days: Array<{ __typename: 'DeliveryOptionDay', date: string, closedFor: string | null, windows: Array<{ __typename: 'DeliveryOptionWindow', window: string, cutOff: string, obstacle: DeliveryObstacle | null }> }>, earliest: { __typename: 'DeliverySlot', date: string, window: string } | null } | null } | null }
    | { __typename: 'PriceChanged', code: RefusalCode, message: string, fresh: { __typename: 'FreshAmounts', subtotalAmount: string, discountAmount: string, deliveryFee: string, totalAmount: string, items: Array<{ __typename: 'FreshItem', productId: number, selectedSize: string | null, unitPrice: string }> } }
   };

export type PlaceOneClickOrderMutationVariables = Exact<{
  input: OneClickOrderInput;
}>;


export type PlaceOneClickOrderMutation = { __typename: 'Mutation', placeOneClickOrder:
    | { __typename: 'OrderPlaced', totalAmount: string | null, paymentType: string | null, orderId: number, followKey: string | null, deliveryDate: string | null, deliveryWindow: string | null }
    | { __typename: 'OrderRefusal', code: RefusalCode, message: string, productId: number | null, selectedSize: string | null, onlyLeft: number | null, delivery: { __typename: 'DeliveryRefusal', reason: DeliveryObstacle, options: { __typename: 'DeliveryOptions', timeZone: string, zoneId: number | null, fee: string | null, freeFrom: string | null, minimum: string | null, days: Array<{ __typename: 'DeliveryOptionDay', date: string, closedFor: string | null, windows: Array<{ __typename: 'DeliveryOptionWindow', window: string, cutOff: string, obstacle: DeliveryObstacle | null }> }>, earliest: { __typename: 'DeliverySlot', date: string, window: string } | null } | null } | null }
    | { __typename: 'PriceChanged', code: RefusalCode, message: string, fresh: { __typename: 'FreshAmounts', subtotalAmount: string, discountAmount: string, deliveryFee: string, totalAmount: string, items: Array<{ __typename: 'FreshItem', productId: number, selectedSize: string | null, unitPrice: string }> } }
   };

export type PlaceEmployeeOrderMutationVariables = Exact<{
  input: EmployeeOrderInput;
}>;


export type PlaceEmployeeOrderMutation = { __typename: 'Mutation', placeEmployeeOrder:
    | { __typename: 'OrderPlaced', orderId: number }
    | { __typename: 'OrderRefusal', code: RefusalCode, message: string, productId: number | null, selectedSize: string | null, onlyLeft: number | null, delivery: { __typename: 'DeliveryRefusal', reason: DeliveryObstacle } | null }
    | { __typename: 'PriceChanged', code: RefusalCode, message: string }
   };

export type LastWhenMissingQueryVariables = Exact<{ [key: string]: never; }>;


export type LastWhenMissingQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', id: number, whenMissing: WhenMissing | null } | null };

export type CancelOrderMutationVariables = Exact<{
  id: number;
  key?: string | null | undefined;
}>;


export type CancelOrderMutation = { __typename: 'Mutation', cancelOrder: { __typename: 'CancelledOrder', id: number, status: OrderStatus, paymentStatus: PaymentStatus } };

export type ChangeOrderMutationVariables = Exact<{
  id: number;
  lines: Array<ChangedLineInput> | ChangedLineInput;
  key?: string | null | undefined;
  added?: Array<OrderAdditionInput> | OrderAdditionInput | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type ChangeOrderMutation = { __typename: 'Mutation', changeOrder:
    | { __typename: 'ChangedOrder', id: number, totalAmount: string | null }
    | { __typename: 'OrderChangeRefusal', code: RefusalCode, message: string }
   };

type ChangeOrderOutcome_ChangedOrder_Fragment = { __typename: 'ChangedOrder', id: number, totalAmount: string | null };

type ChangeOrderOutcome_OrderChangeRefusal_Fragment = { __typename: 'OrderChangeRefusal', code: RefusalCode, message: string };

export type ChangeOrderOutcomeFragment =
  | ChangeOrderOutcome_ChangedOrder_Fragment
  | ChangeOrderOutcome_OrderChangeRefusal_Fragment
;

export type ChangeOrderLinesMutationVariables = Exact<{
  id: number;
  lines: Array<ChangedLineInput> | ChangedLineInput;
  added?: Array<AddedLineInput> | AddedLineInput | null | undefined;
  reason: string;
  idempotencyKey?: string | null | undefined;
}>;


export type ChangeOrderLinesMutation = { __typename: 'Mutation', changeOrderLines:
    | { __typename: 'ChangedOrder', id: number, totalAmount: string | null }
    | { __typename: 'OrderChangeRefusal', code: RefusalCode, message: string }
   };

export type OrderedProductQueryVariables = Exact<{
  ids: Array<number> | number;
  withPrices: boolean;
}>;


export type OrderedProductQuery = { __typename: 'Query', products: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', id: number, name: string, untranslated: Array<string>, picture: { __typename: 'Picture', url: string } | null, price?: { __typename: 'Price', amount: string } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, price?: { __typename: 'Price', amount: string } | null }> }> }, ordered: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', id: number, categorySlug: string }> } };

export type ProductsToSendQueryVariables = Exact<{
  search?: string | null | undefined;
  category: string;
  hasCategory: boolean;
  withPrices: boolean;
}>;


export type ProductsToSendQuery = { __typename: 'Query', near?: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', id: number, name: string, untranslated: Array<string>, picture: { __typename: 'Picture', url: string } | null, price?: { __typename: 'Price', amount: string } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, price?: { __typename: 'Price', amount: string } | null }> }> }, all: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', id: number, name: string, untranslated: Array<string>, picture: { __typename: 'Picture', url: string } | null, price?: { __typename: 'Price', amount: string } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, price?: { __typename: 'Price', amount: string } | null }> }> } };

export type ProductToSendFragment = { __typename: 'Product', id: number, name: string, untranslated: Array<string>, picture: { __typename: 'Picture', url: string } | null, price?: { __typename: 'Price', amount: string } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, price?: { __typename: 'Price', amount: string } | null }> };

export type AddedPricesQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type AddedPricesQuery = { __typename: 'Query', products: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', id: number, price: { __typename: 'Price', amount: string } | null, variants: Array<{ __typename: 'ProductVariant', name: string, price: { __typename: 'Price', amount: string } | null }> }> } };

export type AttemptFragment = { __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null, lbp: string, usd: string, changeLbp: string, hasPhoto: boolean };

export type OrderAttemptsQueryVariables = Exact<{
  id: number;
}>;


export type OrderAttemptsQuery = { __typename: 'Query', order: { __typename: 'Order', id: number, attempts: Array<{ __typename: 'DeliveryAttempt', id: number, at: string, isDelivered: boolean, takenBy: string | null, reason: string | null, next: NextStep | null, lbp: string, usd: string, changeLbp: string, hasPhoto: boolean }> | null } | null };

export type DeliveryPhotoQueryVariables = Exact<{
  attemptId: number;
}>;


export type DeliveryPhotoQuery = { __typename: 'Query', deliveryPhoto: string | null };

export type SetOrderStatusMutationVariables = Exact<{
  id: number;
  status: OrderStatus;
  trackingNumber?: string | null | undefined;
  seen?: OrderStatus | null | undefined;
  idempotencyKey: string;
}>;


export type SetOrderStatusMutation = { __typename: 'Mutation', setOrderStatus:
    | { __typename: 'OrderStatusRefusal', code: RefusalCode, message: string }
    | { __typename: 'OrderStatusSet', order: { __typename: 'Order', id: number, status: OrderStatus, trackingNumber: string | null, paymentStatus: PaymentStatus, history: Array<{ __typename: 'OrderEvent', id: number, status: OrderStatus, trackingNumber: string | null, at: string, byUsername: string | null, byBuyer: boolean }> } }
   };

export type TransferPartsFragment = { __typename: 'Transfer', orderId: number, state: TransferState, sendTo: string | null, reference: string | null };

export type OrderTransferQueryVariables = Exact<{
  id: number;
}>;


export type OrderTransferQuery = { __typename: 'Query', order: { __typename: 'Order', id: number, status: OrderStatus, paymentStatus: PaymentStatus, totalAmount: string | null, lbpPerUsd: string | null, transfer: { __typename: 'Transfer', orderId: number, state: TransferState, sendTo: string | null, reference: string | null } | null } | null };

export type FollowedTransferQueryVariables = Exact<{
  id: number;
  key: string;
}>;


export type FollowedTransferQuery = { __typename: 'Query', followedOrder: { __typename: 'FollowedOrder', id: number, status: OrderStatus, paymentStatus: PaymentStatus, totalAmount: string | null, lbpPerUsd: string | null, transfer: { __typename: 'Transfer', orderId: number, state: TransferState, sendTo: string | null, reference: string | null } | null } | null };

export type SendTransferReferenceMutationVariables = Exact<{
  orderId: number;
  reference: string;
  key?: string | null | undefined;
}>;


export type SendTransferReferenceMutation = { __typename: 'Mutation', sendTransferReference: { __typename: 'Transfer', orderId: number, state: TransferState, sendTo: string | null, reference: string | null } };

export type PortalProductsQueryVariables = Exact<{
  category?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PortalProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', totalCount: number, nodes: Array<{ __typename: 'Product', id: number, name: string, description: string, untranslated: Array<string>, inStock: boolean, onlyLeft: number | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type PortalProductFragment = { __typename: 'Product', id: number, name: string, description: string, untranslated: Array<string>, inStock: boolean, onlyLeft: number | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null }> };

export type ProductNamesQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type ProductNamesQuery = { __typename: 'Query', products: { __typename: 'ProductPage', nodes: Array<{ __typename: 'Product', id: number, name: string, variants: Array<{ __typename: 'ProductVariant', name: string, label: string }> }> } };

export type ExplainPriceQueryVariables = Exact<{
  productId: number;
  variant?: string | null | undefined;
  userId?: number | null | undefined;
  language?: Language | null | undefined;
}>;


export type ExplainPriceQuery = { __typename: 'Query', priceExplanation: { __typename: 'PriceExplanation', productName: string, variant: string | null, priceBook: string, sentence: string, since: { __typename: 'PriceOrigin', at: string, actorUsername: string | null, via: string | null, reason: string | null } | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number, discountPercent: string | null } | null, waterfall: Array<{ __typename: 'PriceWaterfallStep', kind: PriceWaterfallKind, rule: PriceRule | null, percent: string | null, change: string }>, steps: Array<{ __typename: 'PriceStep', rule: PriceRule, amount: string | null, outcome: PriceStepOutcome }> } };

export type OrderAgainQueryVariables = Exact<{
  orderId: number;
}>;


export type OrderAgainQuery = { __typename: 'Query', orderAgain: Array<{ __typename: 'OrderAgainLine', productId: number, productName: string, variant: string | null, sizeLabel: string | null, quantity: number, unitPriceThen: string | null, unitPrice: string | null, obstacle: OrderAgainObstacle | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null }> | null };

export type BeginPasskeySignInMutationVariables = Exact<{
  afterPassword: boolean;
}>;


export type BeginPasskeySignInMutation = { __typename: 'Mutation', beginPasskeySignIn: unknown };

export type SignInWithPasskeyMutationVariables = Exact<{
  passkey: PasskeyAnswerInput;
}>;


export type SignInWithPasskeyMutation = { __typename: 'Mutation', signInWithPasskey:
    | { __typename: 'SecondStepNeeded' }
    | { __typename: 'SignInRefusal', code: RefusalCode, message: string, retryAfter: number | null }
    | { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: number, role: Role, businessApproved: boolean, language: Language | null } }
   };

type StepOutcome_SecondStepNeeded_Fragment = { __typename: 'SecondStepNeeded' };

type StepOutcome_SignInRefusal_Fragment = { __typename: 'SignInRefusal', code: RefusalCode, message: string, retryAfter: number | null };

type StepOutcome_SignedIn_Fragment = { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: number, role: Role, businessApproved: boolean, language: Language | null } };

export type StepOutcomeFragment =
  | StepOutcome_SecondStepNeeded_Fragment
  | StepOutcome_SignInRefusal_Fragment
  | StepOutcome_SignedIn_Fragment
;

export type SignInWithCodeMutationVariables = Exact<{
  code: string;
}>;


export type SignInWithCodeMutation = { __typename: 'Mutation', signInWithCode:
    | { __typename: 'SecondStepNeeded' }
    | { __typename: 'SignInRefusal', code: RefusalCode, message: string, retryAfter: number | null }
    | { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: number, role: Role, businessApproved: boolean, language: Language | null } }
   };

export type SetLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type SetLanguageMutation = { __typename: 'Mutation', setLanguage: Language };

export type SignInMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type SignInMutation = { __typename: 'Mutation', signIn:
    | { __typename: 'SecondStepNeeded', ways: Array<SecondStepWay> }
    | { __typename: 'SignInRefusal', code: RefusalCode, message: string, retryAfter: number | null }
    | { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: number, role: Role, language: Language | null } }
   };

type SignInOutcome_SecondStepNeeded_Fragment = { __typename: 'SecondStepNeeded', ways: Array<SecondStepWay> };

type SignInOutcome_SignInRefusal_Fragment = { __typename: 'SignInRefusal', code: RefusalCode, message: string, retryAfter: number | null };

type SignInOutcome_SignedIn_Fragment = { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: number, role: Role, language: Language | null } };

export type SignInOutcomeFragment =
  | SignInOutcome_SecondStepNeeded_Fragment
  | SignInOutcome_SignInRefusal_Fragment
  | SignInOutcome_SignedIn_Fragment
;

export type RegisterCustomerMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterCustomerMutation = { __typename: 'Mutation', registerCustomer:
    | { __typename: 'SecondStepNeeded', ways: Array<SecondStepWay> }
    | { __typename: 'SignInRefusal', code: RefusalCode, message: string, retryAfter: number | null }
    | { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: number, role: Role, language: Language | null } }
   };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', id: number, username: string, email: string, firstName: string | null, lastName: string | null, role: Role, duties: Array<Duty>, businessApproved: boolean, pricingMode: PricingMode | null, businessDiscount: string | null } | null };

export type ShopQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopQuery = { __typename: 'Query', shop: { __typename: 'Shop', name: string, phone: string, email: string, instagramUrl: string, tiktokUrl: string, whatsappUrl: string, whatsappGreeting: string | null, timeZone: string } };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { __typename: 'Query', categories: Array<{ __typename: 'Category', id: number, name: string, slug: string, description: string, untranslated: Array<string>, picture: { __typename: 'Picture', url: string, width: number, height: number } | null }> };

export type ProductsQueryVariables = Exact<{
  category?: string | null | undefined;
  search?: string | null | undefined;
  sort?: ProductSort | null | undefined;
  inStock?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type ProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', totalCount: number, nodes: Array<{ __typename: 'Product', name: string, categorySlug: string, description: string, tags: Array<string>, untranslated: Array<string>, id: number, inStock: boolean, onlyLeft: number | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type ProductCardFragment = { __typename: 'Product', name: string, categorySlug: string, description: string, tags: Array<string>, untranslated: Array<string>, id: number, inStock: boolean, onlyLeft: number | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }> };

export type ProductPricesFragment = { __typename: 'Product', id: number, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }> };

export type ProductQueryVariables = Exact<{
  id: number;
}>;


export type ProductQuery = { __typename: 'Query', product: { __typename: 'Product', name: string, categorySlug: string, description: string, tags: Array<string>, untranslated: Array<string>, id: number, inStock: boolean, onlyLeft: number | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }> } | null };

export type PriceReasonQueryVariables = Exact<{
  productId: number;
  variant?: string | null | undefined;
}>;


export type PriceReasonQuery = { __typename: 'Query', priceExplanation: { __typename: 'PriceExplanation', price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number, rule: PriceRule, discountPercent: string | null } | null } };

export type SearchQueryVariables = Exact<{
  search: string;
}>;


export type SearchQuery = { __typename: 'Query', products: { __typename: 'ProductPage', totalCount: number, nodes: Array<{ __typename: 'Product', name: string, untranslated: Array<string>, id: number, inStock: boolean, onlyLeft: number | null, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null, variants: Array<{ __typename: 'ProductVariant', name: string, label: string, inStock: boolean, onlyLeft: number | null, price: { __typename: 'Price', amount: string, listAmount: string | null, saved: string, percentOff: number } | null }> }> } };

export type AdminSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminSignOutMutation = { __typename: 'Mutation', signOut: boolean };

export type StaffSignInMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type StaffSignInMutation = { __typename: 'Mutation', signIn:
    | { __typename: 'SecondStepNeeded', ways: Array<SecondStepWay> }
    | { __typename: 'SignInRefusal', code: RefusalCode, message: string, retryAfter: number | null }
    | { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: number, role: Role, businessApproved: boolean, language: Language | null } }
   };

export const ProfilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"formerEmail"}}]}}]} as unknown as DocumentNode<ProfilePartsFragment, unknown>;
export const SavedAddressPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]} as unknown as DocumentNode<SavedAddressPartsFragment, unknown>;
export const AdminZoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminZone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryZone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"spellings"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"km"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEverywhereElse"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"chargesBusinesses"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"begins"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffDays"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}}]}}]}}]} as unknown as DocumentNode<AdminZoneFragment, unknown>;
export const DiscountCodeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscountCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"currentUses"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DiscountCodeRowFragment, unknown>;
export const OrderToPackFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderToPack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"whenMissing"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"packing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"packedLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"selectedPackaging"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}}]}}]}}]}}]} as unknown as DocumentNode<OrderToPackFragment, unknown>;
export const PricePlanRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricePlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PricePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"localAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"madeByUsername"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]} as unknown as DocumentNode<PricePlanRowFragment, unknown>;
export const TouchedPricesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TouchedPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceImpactOfViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"priceCount"}},{"kind":"Field","name":{"kind":"Name","value":"risenCount"}},{"kind":"Field","name":{"kind":"Name","value":"fallenCount"}},{"kind":"Field","name":{"kind":"Name","value":"goneCount"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<TouchedPricesFragment, unknown>;
export const AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"lbp"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"changeLbp"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}}]}}]} as unknown as DocumentNode<AttemptFragment, unknown>;
export const AdminRunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"driver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"departedAt"}},{"kind":"Field","name":{"kind":"Name","value":"floatLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Attempt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"countedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"countedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"lbp"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"changeLbp"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}}]}}]} as unknown as DocumentNode<AdminRunFragment, unknown>;
export const OrderWithoutRunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderWithoutRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}}]}}]} as unknown as DocumentNode<OrderWithoutRunFragment, unknown>;
export const SecondStepPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<SecondStepPartsFragment, unknown>;
export const SlipOfOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlipOfOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"showsPrices"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"selectedPackaging"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}}]}}]}}]}}]} as unknown as DocumentNode<SlipOfOrderFragment, unknown>;
export const AdminUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"duties"}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminUserRowFragment, unknown>;
export const DriverRunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"floatLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<DriverRunFragment, unknown>;
export const OrderHistoryEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHistoryEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}},{"kind":"Field","name":{"kind":"Name","value":"byBuyer"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"totalAfter"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"replacesLineId"}}]}}]}}]}}]} as unknown as DocumentNode<OrderHistoryEventFragment, unknown>;
export const DeliveryTimesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"zoneId"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"closedFor"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}}]}}]} as unknown as DocumentNode<DeliveryTimesFragment, unknown>;
export const DeliveryTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}}]}}]} as unknown as DocumentNode<DeliveryTermsFragment, unknown>;
export const PlaceOrderOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceOrderOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"followKey"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTimes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTerms"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"zoneId"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"closedFor"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}}]}}]} as unknown as DocumentNode<PlaceOrderOutcomeFragment, unknown>;
export const ChangeOrderOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderChangeRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeOrderOutcomeFragment, unknown>;
export const ProductToSendFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToSend"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPrices"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPrices"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<ProductToSendFragment, unknown>;
export const TransferPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendTo"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]} as unknown as DocumentNode<TransferPartsFragment, unknown>;
export const PortalProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PortalProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}}]}}]}}]} as unknown as DocumentNode<PortalProductFragment, unknown>;
export const StepOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<StepOutcomeFragment, unknown>;
export const SignInOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStepNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ways"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SignInOutcomeFragment, unknown>;
export const ProductPricesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}}]} as unknown as DocumentNode<ProductPricesFragment, unknown>;
export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categorySlug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrices"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;
export const AccountClosingDocument = {"__meta__":{"hash":"sha256:3bf705b1cb30eb1d6a6f9de6d21bd390e2cf95284740b506c4535a6a9d3939b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountClosing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountClosing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"keepPersonalDataDays"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"openOrderIds"}},{"kind":"Field","name":{"kind":"Name","value":"creditIsAtLimit"}},{"kind":"Field","name":{"kind":"Name","value":"creditDue"}},{"kind":"Field","name":{"kind":"Name","value":"isLastAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"openRunIds"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}}]}}]}}]} as unknown as DocumentNode<AccountClosingQuery, AccountClosingQueryVariables>;
export const CloseAccountDocument = {"__meta__":{"hash":"sha256:fed3eba6c7a9d4b83129373f40e2e7e7cafd217461ca7068ddcbacecec63030d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"closeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}]}}]} as unknown as DocumentNode<CloseAccountMutation, CloseAccountMutationVariables>;
export const ConfirmEmailDocument = {"__meta__":{"hash":"sha256:fd2133c38c6312e3f3cc828872657d4aae4d45281c4366e752dbcd8fdfbeb582"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:3029816763648a44b89b10f818013d068689f0050efe35b5545ec8c5e54fc084"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const OwnOrdersDocument = {"__meta__":{"hash":"sha256:f7920f5c2648483fc479fb2b170fbe49720a65c8f4e38d60310925facef38f56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<OwnOrdersQuery, OwnOrdersQueryVariables>;
export const OwnProfileDocument = {"__meta__":{"hash":"sha256:4da7f7cf22dccc06197d89b5a0c38eb9c3510a5dc06715e01f16c1385b27f260"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ownProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}},{"kind":"Field","name":{"kind":"Name","value":"loyaltyPoints"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"formerEmail"}}]}}]} as unknown as DocumentNode<OwnProfileQuery, OwnProfileQueryVariables>;
export const UpdateOwnProfileDocument = {"__meta__":{"hash":"sha256:25eb9f267c3eab44587c50f7c7364987b985fd0e29eb9797a70318e59469df04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOwnProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateOwnProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"formerEmail"}}]}}]} as unknown as DocumentNode<UpdateOwnProfileMutation, UpdateOwnProfileMutationVariables>;
export const SendEmailConfirmationDocument = {"__meta__":{"hash":"sha256:073d36ba05a371ad7b240ea89e0a15ec472efeb19f10457bc7af711f5270cbab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendEmailConfirmation"}}]}}]} as unknown as DocumentNode<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>;
export const GuestOrdersDocument = {"__meta__":{"hash":"sha256:ae7e8be3954276ac1ffc2dc2fc9aee6ea14ce0d58c2da1c36033d6d94df76c35"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"guestOrders"}}]}}]} as unknown as DocumentNode<GuestOrdersQuery, GuestOrdersQueryVariables>;
export const TakeOverGuestOrdersDocument = {"__meta__":{"hash":"sha256:59525e1fffbbd46c8359925183ce530a9ecd54fa49dd77bfd8ed4c8048591341"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOverGuestOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"takeOverGuestOrders"}}]}}]} as unknown as DocumentNode<TakeOverGuestOrdersMutation, TakeOverGuestOrdersMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"sha256:7c53abf899c171865d5ea1c91e74ec8ffc3f3ff06366018a214d918bccaa57ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"account"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"sha256:a009655e98867ae747e6f94c2bec7de074fd6ea58f70d36975392e6a55534f92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const OwnSessionsDocument = {"__meta__":{"hash":"sha256:efbfd96f0a07c20375dd68584c83cf1c996972c38db2bd48c498e364bcd9f1c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ownSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:65457d981e11bf56cdedca5fbde8c8ec4f3306640c480064bddced58747b188a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"sha256:40f86a3caeae288ea04ddadcbf462a127d1a7c19c13316edf267bc8842786a52"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const SavedAddressesDocument = {"__meta__":{"hash":"sha256:5080ad50ce47f6355535fecffa36aa693cd141f8e4d879e9023249df964644a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"savedAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]} as unknown as DocumentNode<SavedAddressesQuery, SavedAddressesQueryVariables>;
export const SaveAddressDocument = {"__meta__":{"hash":"sha256:904490c692edce370c698fcc69369bf59ec434a0d38cf1d05f560dd5388cdd7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]} as unknown as DocumentNode<SaveAddressMutation, SaveAddressMutationVariables>;
export const DeleteAddressDocument = {"__meta__":{"hash":"sha256:c7aa29a90c44a7e87e9a8a66cfb75261da38f42be889f4d102a567806a88dcdd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const BusinessUsersDocument = {"__meta__":{"hash":"sha256:19a8c05ae3afbebbd0147482e1ea9a761ae791f9906831e103457c34602e222d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentMode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMode"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"BUSINESS"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"paymentMode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentMode"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessCity"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}},{"kind":"Field","name":{"kind":"Name","value":"creditBalance"}},{"kind":"Field","name":{"kind":"Name","value":"pricingMode"}},{"kind":"Field","name":{"kind":"Name","value":"businessDiscount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BusinessUsersQuery, BusinessUsersQueryVariables>;
export const CreateBusinessUserDocument = {"__meta__":{"hash":"sha256:486c5b8d28043700f93bbe2fece955e98c44eaeb0c355bfa38d045542e58fca5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBusinessUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBusinessUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createBusinessUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateBusinessUserMutation, CreateBusinessUserMutationVariables>;
export const BusinessUserDocument = {"__meta__":{"hash":"sha256:4edb961694023514e37fea64997ddb7425a1d145e10a89b080753cfd794bf51a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessPhone"}},{"kind":"Field","name":{"kind":"Name","value":"businessAddress"}},{"kind":"Field","name":{"kind":"Name","value":"businessCity"}},{"kind":"Field","name":{"kind":"Name","value":"businessState"}},{"kind":"Field","name":{"kind":"Name","value":"businessZip"}},{"kind":"Field","name":{"kind":"Name","value":"businessCountry"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}},{"kind":"Field","name":{"kind":"Name","value":"pricingMode"}},{"kind":"Field","name":{"kind":"Name","value":"businessDiscount"}},{"kind":"Field","name":{"kind":"Name","value":"priceMails"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<BusinessUserQuery, BusinessUserQueryVariables>;
export const SetBusinessApprovalDocument = {"__meta__":{"hash":"sha256:86ad3229c4e522b4646c91725d50e0d23188247d11a36394ab69072f9382e697"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBusinessApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"approved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setBusinessApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"approved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"approved"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetBusinessApprovalMutation, SetBusinessApprovalMutationVariables>;
export const UpdateBusinessAddressDocument = {"__meta__":{"hash":"sha256:7990081d2e6b4a3e48f32629ba2b6f3fc2d17920af3cceaddceea21feb69bf95"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBusinessAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateBusinessAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateBusinessAddressMutation, UpdateBusinessAddressMutationVariables>;
export const SetPricingModeDocument = {"__meta__":{"hash":"sha256:adb62c25d5aaba34e2c1198c03c4d32db331c6517122c99870a0da5d7118e966"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPricingMode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pricingMode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PricingMode"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setPricingMode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pricingMode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pricingMode"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetPricingModeMutation, SetPricingModeMutationVariables>;
export const SetPaymentModeDocument = {"__meta__":{"hash":"sha256:23a860cff9c7a6a241791fb59aec95d40c744807cc628497e585a1342f3581e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentMode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMode"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setPaymentMode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetPaymentModeMutation, SetPaymentModeMutationVariables>;
export const SetBusinessDiscountDocument = {"__meta__":{"hash":"sha256:54b663c730e2c70dab22f11df3dedb772646dccc05a56bc59229d110b2fe12f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBusinessDiscount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setBusinessDiscount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"discount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discount"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetBusinessDiscountMutation, SetBusinessDiscountMutationVariables>;
export const SetBusinessPriceMailsDocument = {"__meta__":{"hash":"sha256:cae79b17392d6685bba460e9704a43cc2bfd5094153451127910fc5af97e43ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBusinessPriceMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setBusinessPriceMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priceMails"}}]}}]}}]} as unknown as DocumentNode<SetBusinessPriceMailsMutation, SetBusinessPriceMailsMutationVariables>;
export const AdminCategoriesDocument = {"__meta__":{"hash":"sha256:5e983cba4617620e0f4d24f963e7123956b960421cf1f017dc845772eef05ce8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCategoriesQuery, AdminCategoriesQueryVariables>;
export const CreateCategoryDocument = {"__meta__":{"hash":"sha256:6cd38b2d94798c16d84d2116036fa7c32762d368a66d083b1f9b00ffbede73cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"__meta__":{"hash":"sha256:e7d8ab2fd642cac16efd4a19394bb82e99adffcac12e9db41e004bdd885e7e11"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoryDocument = {"__meta__":{"hash":"sha256:94dcf8b9c91a30664fbaae98b24142dba71e6c7b878e942658d7ad84d563b19f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const CreditTotalsDocument = {"__meta__":{"hash":"sha256:9058b57b0e5d35ed7f00932500798954d2c0e80ad5fd58715c3164f3badc6ef6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"creditTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsedCredit"}},{"kind":"Field","name":{"kind":"Name","value":"totalAvailableCredit"}},{"kind":"Field","name":{"kind":"Name","value":"businesses"}}]}}]}}]} as unknown as DocumentNode<CreditTotalsQuery, CreditTotalsQueryVariables>;
export const AdminCreditAccountDocument = {"__meta__":{"hash":"sha256:3c25f02cd4292e5c748534f4c1f42b21866227534708bb77821a17b811209032"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCreditAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"creditAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"currentBalance"}},{"kind":"Field","name":{"kind":"Name","value":"creditLimit"}},{"kind":"Field","name":{"kind":"Name","value":"usedCredit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}}]}}]}}]} as unknown as DocumentNode<AdminCreditAccountQuery, AdminCreditAccountQueryVariables>;
export const AdminCreditTransactionsDocument = {"__meta__":{"hash":"sha256:25e0be4719a53f3501f7b6ea70831ad9b6a191ac034658b07c314425dbfac058"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCreditTransactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditTransactionType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"creditTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminCreditTransactionsQuery, AdminCreditTransactionsQueryVariables>;
export const SetCreditLimitDocument = {"__meta__":{"hash":"sha256:596580c711e3be1888e3ad31d0818aac861ba2b5438dcd5151b0c33ec3d0e919"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCreditLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditLimitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setCreditLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SetCreditLimitMutation, SetCreditLimitMutationVariables>;
export const RecordCreditPaymentDocument = {"__meta__":{"hash":"sha256:62568c2828fa5b45667880c8afec29946b3052e3ca1a5459bea5fd5dedf8bfa3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordCreditPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordCreditPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RecordCreditPaymentMutation, RecordCreditPaymentMutationVariables>;
export const AdjustCreditDocument = {"__meta__":{"hash":"sha256:c8d3ab1f1b31e340bd7f180043f6248c45949d7a67267c6406a4ccb3e36c71db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditAdjustmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"adjustCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AdjustCreditMutation, AdjustCreditMutationVariables>;
export const AddCreditDocument = {"__meta__":{"hash":"sha256:6e20ee08958213e4aa65027574fdb6c0ee32004ac12209a9b7125e583a2cbf5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditAmountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"addCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddCreditMutation, AddCreditMutationVariables>;
export const AdminExchangeRatesDocument = {"__meta__":{"hash":"sha256:f673d47483d23d11b74b27b31e8d93cc06052e96ce473cd7c652ba39194ba927"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminExchangeRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"showsUsd"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminExchangeRatesQuery, AdminExchangeRatesQueryVariables>;
export const AdminCurrentRateDocument = {"__meta__":{"hash":"sha256:338e515d43ac3cb0a464e3a3160b44ae026f06f1094a947c610d47c08e224746"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCurrentRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"showsUsd"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"wishMoneyTo"}}]}}]}}]} as unknown as DocumentNode<AdminCurrentRateQuery, AdminCurrentRateQueryVariables>;
export const SetExchangeRateDocument = {"__meta__":{"hash":"sha256:7d1b70688eee579a8fd003dcee2bb7b98c4128e2eda127a154cde96181dfcf0f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExchangeRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setExchangeRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetExchangeRateMutation, SetExchangeRateMutationVariables>;
export const SetTransferAccountDocument = {"__meta__":{"hash":"sha256:7f60098f7558adebbf50deba7baafa1fa404cade155af3b58884db8956b30acc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTransferAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sendTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setTransferAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sendTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sendTo"}}}]}]}}]} as unknown as DocumentNode<SetTransferAccountMutation, SetTransferAccountMutationVariables>;
export const AdminTransfersDocument = {"__meta__":{"hash":"sha256:e7fb1cd350d6387298647ab8e915edf90ac03b677b7bcc05a03cebfb9bc0b477"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderedAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminTransfersQuery, AdminTransfersQueryVariables>;
export const ConfirmTransferDocument = {"__meta__":{"hash":"sha256:a6f6aac9eea06df5814a6c499440636a2e0308d67b02aefe9e016cd731456552"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"totalAmount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"totalAmount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"totalAmount"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]} as unknown as DocumentNode<ConfirmTransferMutation, ConfirmTransferMutationVariables>;
export const RejectTransferDocument = {"__meta__":{"hash":"sha256:eeebf43f47597e50492ba3f2a4b455350ceec3a6ee30eb225b6bf43937367e55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rejectTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]} as unknown as DocumentNode<RejectTransferMutation, RejectTransferMutationVariables>;
export const AdminDayDocument = {"__meta__":{"hash":"sha256:c0cee76a9d32b059678843c940790ab7dec8a633da9149c7b562f9ba7cbf1fe7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"zoneId"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"toPack"}},{"kind":"Field","name":{"kind":"Name","value":"packed"}},{"kind":"Field","name":{"kind":"Name","value":"out"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"packedLines"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDayQuery, AdminDayQueryVariables>;
export const AdminDayOrdersDocument = {"__meta__":{"hash":"sha256:00751c320816bc4d421ed1c6c9b6a3615452842f1399686fd96c7f8a122abdf7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDayOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackingStage"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"packedLines"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminDayOrdersQuery, AdminDayOrdersQueryVariables>;
export const AdminPickListDocument = {"__meta__":{"hash":"sha256:4b0ed4fe3f52632046c73efbd727358429805f250f17c8634fa6cf19236676ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPickList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pickList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"selectedPackaging"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"packed"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isPacked"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminPickListQuery, AdminPickListQueryVariables>;
export const AdminDeliveryZonesDocument = {"__meta__":{"hash":"sha256:a69b5f3dde36597c234d29b37830d8009906865dfb05ddd232f90fd317947b1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDeliveryZones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminZone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryZone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"spellings"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"km"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEverywhereElse"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"chargesBusinesses"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"begins"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffDays"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}}]}}]}}]} as unknown as DocumentNode<AdminDeliveryZonesQuery, AdminDeliveryZonesQueryVariables>;
export const AdminDeliveryZoneDocument = {"__meta__":{"hash":"sha256:536cd27e08e8678a9bc804e33817bd08fc2fb9d81c946d5d683745f856472243"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDeliveryZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminZone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryZone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"spellings"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"km"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEverywhereElse"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"chargesBusinesses"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"begins"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffDays"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}}]}}]}}]} as unknown as DocumentNode<AdminDeliveryZoneQuery, AdminDeliveryZoneQueryVariables>;
export const AdminDeliveryDaysDocument = {"__meta__":{"hash":"sha256:19916a2b971a2f068316e1008e81010002f5ce1d508c686a88303e4aade14bb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDeliveryDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"windows"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryWindowInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}}},{"kind":"Argument","name":{"kind":"Name","value":"windows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"windows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"closures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}},{"kind":"Field","name":{"kind":"Name","value":"inPlan"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeliveryDaysQuery, AdminDeliveryDaysQueryVariables>;
export const AdminDeliveryClosuresDocument = {"__meta__":{"hash":"sha256:64eee1305dfa9a2bbcc31152d09231686b803e36e73db2511e9d13f52ce8d7e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDeliveryClosures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryClosures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}}]}}]} as unknown as DocumentNode<AdminDeliveryClosuresQuery, AdminDeliveryClosuresQueryVariables>;
export const AdminClosureOrdersDocument = {"__meta__":{"hash":"sha256:b851e5efdf6c5370251345dfa6254c007818da4e0d9df3784b9a393535a08703"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminClosureOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"closureOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}}]}}]}}]} as unknown as DocumentNode<AdminClosureOrdersQuery, AdminClosureOrdersQueryVariables>;
export const CreateDeliveryZoneDocument = {"__meta__":{"hash":"sha256:5a220699908e01e3a935b0fea6167a31ac68d5f069914148e0c11018e1df1599"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDeliveryZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryZoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createDeliveryZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateDeliveryZoneMutation, CreateDeliveryZoneMutationVariables>;
export const UpdateDeliveryZoneDocument = {"__meta__":{"hash":"sha256:8b7ef6b4e79045d0a3678bf796b6810d65894127ee1845dc6dfcac87436223e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDeliveryZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryZoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateDeliveryZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateDeliveryZoneMutation, UpdateDeliveryZoneMutationVariables>;
export const DeleteDeliveryZoneDocument = {"__meta__":{"hash":"sha256:f8c4ca309c81f164638d358242a99f5dec40d53e60e582cf92ad5595de96ea07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeliveryZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteDeliveryZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteDeliveryZoneMutation, DeleteDeliveryZoneMutationVariables>;
export const CreateDeliveryClosureDocument = {"__meta__":{"hash":"sha256:f16aa55c83129b5c3ff1edc375c7f5e905d81896174986b87786ba53605500a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDeliveryClosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryClosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createDeliveryClosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}}]}}]} as unknown as DocumentNode<CreateDeliveryClosureMutation, CreateDeliveryClosureMutationVariables>;
export const DeleteDeliveryClosureDocument = {"__meta__":{"hash":"sha256:bcc7277ddc7180e05d8d2389d862dd0915acdb9538234ae0d0eec5828302e3a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeliveryClosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteDeliveryClosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDeliveryClosureMutation, DeleteDeliveryClosureMutationVariables>;
export const MoveOrdersDocument = {"__meta__":{"hash":"sha256:c42a9e4a72876fec5d20b54208521ea0159189983338a735b5850446beacb156"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overbook"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"moveOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"overbook"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overbook"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MoveOrdersMutation, MoveOrdersMutationVariables>;
export const DiscountCodesDocument = {"__meta__":{"hash":"sha256:d592d67cf08126873459bdc73f6b5952819bae1e0a4ca2fbe5821c0f3d8698e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiscountCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountCodeState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountCodeSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"discountCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscountCodeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscountCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"currentUses"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DiscountCodesQuery, DiscountCodesQueryVariables>;
export const DiscountCodeDocument = {"__meta__":{"hash":"sha256:ce2ff4843694f35e1b569a93083d21925ae9776a129d6aa5d9a0596bafaef277"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiscountCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"discountCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscountCodeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscountCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"currentUses"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DiscountCodeQuery, DiscountCodeQueryVariables>;
export const CreateDiscountCodeDocument = {"__meta__":{"hash":"sha256:a346740efea9dc237e4d24f06ef165915d7c1c5ea84deab2f3fa2baffa94f6c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDiscountCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createDiscountCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateDiscountCodeMutation, CreateDiscountCodeMutationVariables>;
export const UpdateDiscountCodeDocument = {"__meta__":{"hash":"sha256:31e5c7d962f305e1a4c27049323da6e9993aed1f4d96a594cafe014a55ec68a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDiscountCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateDiscountCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateDiscountCodeMutation, UpdateDiscountCodeMutationVariables>;
export const DeleteDiscountCodeDocument = {"__meta__":{"hash":"sha256:827c284ffa432de49835f3d6b81d73f79f7514ff211a446f87a2fe7c83fc461d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDiscountCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteDiscountCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDiscountCodeMutation, DeleteDiscountCodeMutationVariables>;
export const AdminJobsDocument = {"__meta__":{"hash":"sha256:f024bc8cb65ca6a2e56dc2551c36ebfce0ae8cea3d6a2ca6cf69aa3a633197df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"task"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobTask"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"task"},"value":{"kind":"Variable","name":{"kind":"Name","value":"task"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminJobsQuery, AdminJobsQueryVariables>;
export const AdminJobCountsDocument = {"__meta__":{"hash":"sha256:de2c54b06299013939d64dcdbff8bab982dd2e48405b1c29c62e44d49d982abb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"jobCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"retrying"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"lastDoneAt"}}]}}]}}]} as unknown as DocumentNode<AdminJobCountsQuery, AdminJobCountsQueryVariables>;
export const AdminBackupsDocument = {"__meta__":{"hash":"sha256:53d94f0237c7e923399a5a0776a360b58353b878942743b968ccc1926a4d5e40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBackups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isSetUp"}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<AdminBackupsQuery, AdminBackupsQueryVariables>;
export const AdminRunJobAgainDocument = {"__meta__":{"hash":"sha256:34075b377b60bba26192467e650571c72133247fd52a323c23254f9f105d95cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRunJobAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runJobAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<AdminRunJobAgainMutation, AdminRunJobAgainMutationVariables>;
export const AdminRunFailedJobsDocument = {"__meta__":{"hash":"sha256:0988d1d47bf815a6ac037d6d23dafa32d07f71622798e8f51a2245921432804b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRunFailedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"task"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobTask"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runFailedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"task"},"value":{"kind":"Variable","name":{"kind":"Name","value":"task"}}}]}]}}]} as unknown as DocumentNode<AdminRunFailedJobsMutation, AdminRunFailedJobsMutationVariables>;
export const AdminOrdersDocument = {"__meta__":{"hash":"sha256:35d931b5b583c788e0d5128c5c1a6dfbd3d0b0ff93547f7198dd0a2330d4c06f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"paymentMethod"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"addressType"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countTo"}}}]}]}}]}}]} as unknown as DocumentNode<AdminOrdersQuery, AdminOrdersQueryVariables>;
export const SetOrderStatusesDocument = {"__meta__":{"hash":"sha256:7dafcf8cd2b076083067c901c7065be69503057a02eebbeb14160d329fae0cf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenOrderStatusInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setOrderStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SetOrderStatusesMutation, SetOrderStatusesMutationVariables>;
export const AdminStatsDocument = {"__meta__":{"hash":"sha256:e8dc42b29823dc5de9745b1fd96832e58003f4a89b4fc56cfb5e777c5771b0d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminStatsQuery, AdminStatsQueryVariables>;
export const AdminAuditLogDocument = {"__meta__":{"hash":"sha256:b9fa0440c443481ecc338e4a6bf245216f22933864dcf12d29ee8cf0cdac8463"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectType"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorUsername"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countTo"}}}]}]}}]}}]} as unknown as DocumentNode<AdminAuditLogQuery, AdminAuditLogQueryVariables>;
export const AdminOutgoingMailDocument = {"__meta__":{"hash":"sha256:2249f7209667b5145045a03830917193fb9cddbedcaa07fc0c984a0f926a310a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOutgoingMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"outgoingMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"atMost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countTo"}}}]}]}}]}}]} as unknown as DocumentNode<AdminOutgoingMailQuery, AdminOutgoingMailQueryVariables>;
export const AdminPackingDocument = {"__meta__":{"hash":"sha256:f03d878316961a98fa910944b5cff540ba735c489427261dda212bafbefe8f91"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPacking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderToPack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderToPack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"whenMissing"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"packing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"packedLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"selectedPackaging"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}}]}}]}}]}}]} as unknown as DocumentNode<AdminPackingQuery, AdminPackingQueryVariables>;
export const PackLinesDocument = {"__meta__":{"hash":"sha256:5f7f03154cc086f3cb0162ce48a7627147632b1c29e6814e41011be07ed429d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PackLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackedLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"packLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderToPack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderToPack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"whenMissing"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"packing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"packedLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"selectedPackaging"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}}]}}]}}]}}]} as unknown as DocumentNode<PackLinesMutation, PackLinesMutationVariables>;
export const NextToPackDocument = {"__meta__":{"hash":"sha256:af5e62770a9c2096a38fb85bab88773d498ff7be48e788cfdc30869aefffca1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextToPack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"EnumValue","value":"TO_PACK"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NextToPackQuery, NextToPackQueryVariables>;
export const SetParcelsDocument = {"__meta__":{"hash":"sha256:a1160d3d0d62ea0fccd17f1eb50f2743309cfc4e7198860ab109bea7404ff383"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parcels"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"parcels"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parcels"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}}]}}]}}]} as unknown as DocumentNode<SetParcelsMutation, SetParcelsMutationVariables>;
export const PricePlansDocument = {"__meta__":{"hash":"sha256:899df503d7b0c7951cc3c5c40d83d30658d2a404e78c2cc8340ef6f905e6518b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricePlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PricePlanState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pricePlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricePlanRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricePlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PricePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"localAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"madeByUsername"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]} as unknown as DocumentNode<PricePlansQuery, PricePlansQueryVariables>;
export const PricePlanDocument = {"__meta__":{"hash":"sha256:b5d9ec0017a5e7fbfb436834e7d6533d2a1caf978d34016b9cd6b9e282186aa2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pricePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricePlanRow"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"madeOn"}},{"kind":"Field","name":{"kind":"Name","value":"valueNow"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"isThere"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricePlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PricePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"localAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"madeByUsername"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]} as unknown as DocumentNode<PricePlanQuery, PricePlanQueryVariables>;
export const PriceImpactDocument = {"__meta__":{"hash":"sha256:fa9ae223b2977eac0e5e537cc9096cadcda28e98ee0ff82af455e2e9faa6d709"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceImpact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceImpactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"priceImpact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"prices"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextUserId"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TouchedPrices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TouchedPrices"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TouchedPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceImpactOfViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"priceCount"}},{"kind":"Field","name":{"kind":"Name","value":"risenCount"}},{"kind":"Field","name":{"kind":"Name","value":"fallenCount"}},{"kind":"Field","name":{"kind":"Name","value":"goneCount"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<PriceImpactQuery, PriceImpactQueryVariables>;
export const PlanPricesDocument = {"__meta__":{"hash":"sha256:ff38119b80e1df0d36f16f5045085d4887a996094cb1cbe7ee9afbc27d5f4c43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PricePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"planPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PlanPricesMutation, PlanPricesMutationVariables>;
export const ChangePricePlanDocument = {"__meta__":{"hash":"sha256:dde3135ce4b779e675153d95484c7ed0563e554eb55f911e77b66479950dd974"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePricePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PricePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changePricePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangePricePlanMutation, ChangePricePlanMutationVariables>;
export const WithdrawPricePlanDocument = {"__meta__":{"hash":"sha256:cc1f3d0f136be043e3a67c05fd0d4cf3a4d76ea606bb2cd678a0b052451b92c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPricePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawPricePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WithdrawPricePlanMutation, WithdrawPricePlanMutationVariables>;
export const PriceMatrixDocument = {"__meta__":{"hash":"sha256:05d924628fc4bdc4000ed1410075edbea50a253d5f416f2cf5a66dd5364b1311"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"business"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pricingMode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PricingMode"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceMatrixFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"percent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"products"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterProductId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businesses"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterUserId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"priceMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"business"},"value":{"kind":"Variable","name":{"kind":"Name","value":"business"}}},{"kind":"Argument","name":{"kind":"Name","value":"userIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"pricingMode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pricingMode"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"percent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"percent"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"products"},"value":{"kind":"Variable","name":{"kind":"Name","value":"products"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterProductId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterProductId"}}},{"kind":"Argument","name":{"kind":"Name","value":"businesses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businesses"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterUserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterUserId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nextProductId"}},{"kind":"Field","name":{"kind":"Name","value":"nextUserId"}},{"kind":"Field","name":{"kind":"Name","value":"productsLookedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOfFirstBusinesses"}},{"kind":"Field","name":{"kind":"Name","value":"knownSince"}},{"kind":"Field","name":{"kind":"Name","value":"businesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"priceBook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"isForAllSizes"}},{"kind":"Field","name":{"kind":"Name","value":"customerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"agreedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PriceMatrixQuery, PriceMatrixQueryVariables>;
export const AgreedPricesDocument = {"__meta__":{"hash":"sha256:f1d68af1aa4eb824fb0b925c728f33371741182b61d4c0351e6bbdbf1343b3be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgreedPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"agreedPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"customPrice"}}]}}]}}]} as unknown as DocumentNode<AgreedPricesQuery, AgreedPricesQueryVariables>;
export const PricedProductsDocument = {"__meta__":{"hash":"sha256:c0af3918d467496f2cf9fd7ee9f0e296d2aec11c2edb676807d9f3e571ed7130"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricedProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessPrice"}},{"kind":"Field","name":{"kind":"Name","value":"customerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessPrice"}},{"kind":"Field","name":{"kind":"Name","value":"customerPrice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<PricedProductsQuery, PricedProductsQueryVariables>;
export const SetIndividualPriceDocument = {"__meta__":{"hash":"sha256:b5ee093c05c85aa6cf0eda6254dbee5580a172f80852addaa9248fee325c92b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetIndividualPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variant"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"price"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setIndividualPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variant"}}},{"kind":"Argument","name":{"kind":"Name","value":"price"},"value":{"kind":"Variable","name":{"kind":"Name","value":"price"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"customPrice"}}]}}]}}]} as unknown as DocumentNode<SetIndividualPriceMutation, SetIndividualPriceMutationVariables>;
export const RemoveIndividualPriceDocument = {"__meta__":{"hash":"sha256:226757b9b091b3f3d00485c8acaa237beb78bb11a35659755bca3b9b33f4f96a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveIndividualPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variant"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeIndividualPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variant"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"customPrice"}}]}}]}}]} as unknown as DocumentNode<RemoveIndividualPriceMutation, RemoveIndividualPriceMutationVariables>;
export const AdminProductsDocument = {"__meta__":{"hash":"sha256:5436425407cbcc9f13622675b8a8278c6d1594be200a6b68841f60189e818073"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inStock"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"untranslatedIn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"inStock"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inStock"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"untranslatedIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"untranslatedIn"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categorySlug"}},{"kind":"Field","name":{"kind":"Name","value":"customerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"businessPrice"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"markedInStock"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"businessPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminProductsQuery, AdminProductsQueryVariables>;
export const CreateProductDocument = {"__meta__":{"hash":"sha256:7cbe99fcff0eca79e92ce5f1b0995355149c25e6785b030285426219e33f8a24"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateProductMutation, CreateProductMutationVariables>;
export const UpdateProductDocument = {"__meta__":{"hash":"sha256:43f4469475883b7b7c2c8228b2222bf2fa573e81d69fa06579da385db98b2ecd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateProductMutation, UpdateProductMutationVariables>;
export const DeleteProductDocument = {"__meta__":{"hash":"sha256:7adec4173689e50761689705882a1c9deb5ee800b1d5764657921da3149aee1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteProductMutation, DeleteProductMutationVariables>;
export const AdminPriceTimelineDocument = {"__meta__":{"hash":"sha256:488911c902f6d3871581830d56d33f5ae70176f5791da6a8a4da89559492fd65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPriceTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variant"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"priceTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variant"}}},{"kind":"Argument","name":{"kind":"Name","value":"userIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminPriceTimelineQuery, AdminPriceTimelineQueryVariables>;
export const AdminPriceHistoryDocument = {"__meta__":{"hash":"sha256:4b8491c735956ca581102f7cec389ee33b4ebd121303919f7fce184d47a09d67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPriceHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"priceHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isGone"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"old"}},{"kind":"Field","name":{"kind":"Name","value":"new"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorUsername"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminPriceHistoryQuery, AdminPriceHistoryQueryVariables>;
export const AdminTakingsDocument = {"__meta__":{"hash":"sha256:c01f88720440af4061a1098557d574e3268d44ceb5524616b9b9e751e24926f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTakings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"takings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"revenueUsd"}},{"kind":"Field","name":{"kind":"Name","value":"ordersWithoutRate"}},{"kind":"Field","name":{"kind":"Name","value":"revenueWithoutRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"revenueUsd"}},{"kind":"Field","name":{"kind":"Name","value":"ordersWithoutRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"revenueUsd"}},{"kind":"Field","name":{"kind":"Name","value":"ordersWithoutRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"revenueUsd"}},{"kind":"Field","name":{"kind":"Name","value":"ordersWithoutRate"}}]}}]}}]}}]} as unknown as DocumentNode<AdminTakingsQuery, AdminTakingsQueryVariables>;
export const AdminBestSellersDocument = {"__meta__":{"hash":"sha256:2843cee21b57803e790d518dc1d09a106e3cd6b5af68498f97c0832b7eb37604"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBestSellers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"bestSellers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"revenueUsd"}},{"kind":"Field","name":{"kind":"Name","value":"ordersWithoutRate"}}]}}]}}]}}]} as unknown as DocumentNode<AdminBestSellersQuery, AdminBestSellersQueryVariables>;
export const AdminCategorySalesDocument = {"__meta__":{"hash":"sha256:6eb835ab049954e49aada27a77e912797207b6f6ed2eda8a486018b5d02cf3ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCategorySales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"revenueUsd"}},{"kind":"Field","name":{"kind":"Name","value":"ordersWithoutRate"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCategorySalesQuery, AdminCategorySalesQueryVariables>;
export const AdminRunsDocument = {"__meta__":{"hash":"sha256:438a7465eb3b638b158ba48b7f00a05f427513979bf4e466521278d8880cf0c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminRun"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"ofDay"},"name":{"kind":"Name","value":"ordersWithoutRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderWithoutRun"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"withoutDay"},"name":{"kind":"Name","value":"ordersWithoutRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderWithoutRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"lbp"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"changeLbp"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"driver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"departedAt"}},{"kind":"Field","name":{"kind":"Name","value":"floatLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Attempt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"countedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"countedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderWithoutRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}}]}}]} as unknown as DocumentNode<AdminRunsQuery, AdminRunsQueryVariables>;
export const CreateRunDocument = {"__meta__":{"hash":"sha256:01a240350d6951ed1c9fcb03194069a8a90f55eb4b33aad0ab9973d1e3b53d67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"driverId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}},{"kind":"Argument","name":{"kind":"Name","value":"driverId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"driverId"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateRunMutation, CreateRunMutationVariables>;
export const ChangeRunDocument = {"__meta__":{"hash":"sha256:6e61f885d864d329169250b9990a3610ab4b6d6149eecdb1bdc7133d3880dc48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"driverId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changeRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"driverId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"driverId"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangeRunMutation, ChangeRunMutationVariables>;
export const DeleteRunDocument = {"__meta__":{"hash":"sha256:9e96302eaaf304ee57055d640c058e36bf21b1fad269e8707ab776d991c83236"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteRunMutation, DeleteRunMutationVariables>;
export const StartRunDocument = {"__meta__":{"hash":"sha256:3cadd55f3b1fbaccf53cc6c86d176ebc7ded016e198a026cc6fff8aa0a4d8f8f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StartRunMutation, StartRunMutationVariables>;
export const CloseRunDocument = {"__meta__":{"hash":"sha256:4d0f3e270754d09a48162ce7112e1b98b0cd73016227432bf65d7d53799e281f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"closeRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CloseRunMutation, CloseRunMutationVariables>;
export const CountRunDocument = {"__meta__":{"hash":"sha256:a3d777301f25aace89c0f37a135eea57eab8eb71b0e16b90c087a537f7c7269a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CountRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lbp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usd"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"countRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lbp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lbp"}}},{"kind":"Argument","name":{"kind":"Name","value":"usd"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usd"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CountRunMutation, CountRunMutationVariables>;
export const SuggestedStopsDocument = {"__meta__":{"hash":"sha256:24233c68d954bda61c188c4e137c803ad70a33197297bb2a1d23b8c400240b68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedStops"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedStops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}}]}]}}]} as unknown as DocumentNode<SuggestedStopsQuery, SuggestedStopsQueryVariables>;
export const EnterDeliveredDocument = {"__meta__":{"hash":"sha256:92a018b4d478b4a2ca5165741907e8f68160474fba7b9be5e8423de9587bd556"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterDelivered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takenBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lbp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usd"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deliverOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"takenBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takenBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"lbp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lbp"}}},{"kind":"Argument","name":{"kind":"Name","value":"usd"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usd"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EnterDeliveredMutation, EnterDeliveredMutationVariables>;
export const EnterNotDeliveredDocument = {"__meta__":{"hash":"sha256:cd5fbbe5140ab450d94750bd898f55b549275d9608701b5beb836548247056f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterNotDelivered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"next"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportNotDelivered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"next"},"value":{"kind":"Variable","name":{"kind":"Name","value":"next"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EnterNotDeliveredMutation, EnterNotDeliveredMutationVariables>;
export const LacksSecondStepDocument = {"__meta__":{"hash":"sha256:faa2fc5aaf21381616a23195991190a35098fc30acc1e3ee660ab2ffb2c8e00c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LacksSecondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondStep"}}]}}]}}]} as unknown as DocumentNode<LacksSecondStepQuery, LacksSecondStepQueryVariables>;
export const SecondStepDocument = {"__meta__":{"hash":"sha256:e0f7e4e2ce779d3074b9035fd7032abb246375bf37b56a9bebafbfbf852132cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondStepParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<SecondStepQuery, SecondStepQueryVariables>;
export const BeginConfirmationDocument = {"__meta__":{"hash":"sha256:293977fa348551e84c0dffca105af4180d4ff8538c530ac2d71098fe520384fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"beginConfirmation"}}]}}]} as unknown as DocumentNode<BeginConfirmationMutation, BeginConfirmationMutationVariables>;
export const BeginPasskeyDocument = {"__meta__":{"hash":"sha256:e037b2c6774776a31d9d581a65259b42d9e85cd85d48ac3c5bb23650dcfa82fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}]}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = {"__meta__":{"hash":"sha256:e9b47e087af9b2d9b815644ff785f16f1fb4e5b6849ce95b8d670604492a2fa3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"hash":"sha256:5502910eb8cc67dce2fcdaf7e2cf734edc1c98f96eedff2dff809a4fc6f3a258"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const BeginAppDocument = {"__meta__":{"hash":"sha256:f37aef2cae3344ca989e3e32c45f3b349a5d2a87e46df5ffde6a7706317ff3a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"beginApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setupKey"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginAppMutation, BeginAppMutationVariables>;
export const AddAppDocument = {"__meta__":{"hash":"sha256:2d88c2e11bd474c959496cc8a8c303638747fd71a1b9a0b8f218e5399a6124a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"addApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<AddAppMutation, AddAppMutationVariables>;
export const RemoveAppDocument = {"__meta__":{"hash":"sha256:e53610270bbd5e9a2854959dd787b2c7f07b19bc743165ae0b98b9dee55a8fd0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"removeApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<RemoveAppMutation, RemoveAppMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"sha256:318345f0b351428e45525e6d4c53a73de5ab53ba70650843e83ddef07b8c0fa9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const AdminSlipsDocument = {"__meta__":{"hash":"sha256:777bdc544f91eae947c01a6611d4598372f889f7e6bee6eece973682b7c6977c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSlips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackingStage"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipOfOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlipOfOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"showsPrices"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryZone"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"selectedPackaging"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}}]}}]}}]}}]} as unknown as DocumentNode<AdminSlipsQuery, AdminSlipsQueryVariables>;
export const AdminStockDocument = {"__meta__":{"hash":"sha256:958b89a10c583fff5ed9020c7c820bcd8ec8f2080f417621552023382730749d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"low"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"low"},"value":{"kind":"Variable","name":{"kind":"Name","value":"low"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stockOnlyLeftFrom"}}]}}]} as unknown as DocumentNode<AdminStockQuery, AdminStockQueryVariables>;
export const AdminStockOfProductsDocument = {"__meta__":{"hash":"sha256:1d50c29f7ef3fa7f1d47ae65da020fb8a9f5fe2d48f621ccb9e5e1b967a8c604"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStockOfProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}}]}}]} as unknown as DocumentNode<AdminStockOfProductsQuery, AdminStockOfProductsQueryVariables>;
export const AdminStockEntriesDocument = {"__meta__":{"hash":"sha256:978174106ca55b076c0d79413ab223b9a2ecb723c754ec5dcee9d8ff8369ddd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStockEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StockEntryKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stockEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"actorUsername"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminStockEntriesQuery, AdminStockEntriesQueryVariables>;
export const AdminProductsToCountDocument = {"__meta__":{"hash":"sha256:6335ee11654061fd5df47fbce32389e40019dabe4a641ef0ac6053ba39a8738f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProductsToCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminProductsToCountQuery, AdminProductsToCountQueryVariables>;
export const AdminSetStockDocument = {"__meta__":{"hash":"sha256:1d1c65066260263727934973ef99dac4c57dc78481b2b38c3995d2aac0735fe6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSetStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockCountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AdminSetStockMutation, AdminSetStockMutationVariables>;
export const AdminRecordStockReceiptDocument = {"__meta__":{"hash":"sha256:1162ee236e675d8e388caccd6646f8e372aa86bec85b985c5b9e5ec8e8426b94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRecordStockReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockMovementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordStockReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRecordStockReceiptMutation, AdminRecordStockReceiptMutationVariables>;
export const AdminRecordStockLossDocument = {"__meta__":{"hash":"sha256:cfe50a76ba93bdaa8e18918d5dd6beccda27e39fd1bed964abb49ca69c062bae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRecordStockLoss"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockMovementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordStockLoss"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRecordStockLossMutation, AdminRecordStockLossMutationVariables>;
export const AdminSetStockOnlyLeftFromDocument = {"__meta__":{"hash":"sha256:4bf0309da7318faf94657cf0a3bed83b9fad7e6cc81831621ed08219c6fd4524"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSetStockOnlyLeftFrom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onlyLeftFrom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setStockOnlyLeftFrom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"onlyLeftFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onlyLeftFrom"}}}]}]}}]} as unknown as DocumentNode<AdminSetStockOnlyLeftFromMutation, AdminSetStockOnlyLeftFromMutationVariables>;
export const AdminUsersDocument = {"__meta__":{"hash":"sha256:297bd56e24b245d33a5b3e99b0efa781a6a6d1516d7ee5cbc6e774fe79a1ff18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"duties"}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AdminUserDocument = {"__meta__":{"hash":"sha256:7d76f44f76751edda2c3e673237d821e65288d73637c5b349b2c6577457f842e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"duties"}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminUserQuery, AdminUserQueryVariables>;
export const CreateUserDocument = {"__meta__":{"hash":"sha256:bd0b87de0d94cf04bb6cde57688630fdfe3f496e6b96ec04eb375f60d4fbec97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"sha256:d917408964864758c61346d4cf83d9c24441fcc85c3a51357fd97a16dc883e72"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const DeleteUserDocument = {"__meta__":{"hash":"sha256:f5316f4bd83cf0c306fac4389bef2ad209c188035bdf16d9e4893b8a5f06f339"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const ResetSecondStepDocument = {"__meta__":{"hash":"sha256:bcd6236f82e2f3b87d13037dbfac3661a680bc28676fa7814306a7557e9e4c25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ResetSecondStepMutation, ResetSecondStepMutationVariables>;
export const SendUserEmailConfirmationDocument = {"__meta__":{"hash":"sha256:6f4f74fd668fea590021961a882d21120ffdc751c8d412d7795298bb664b024b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendUserEmailConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendUserEmailConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendUserEmailConfirmationMutation, SendUserEmailConfirmationMutationVariables>;
export const SetUserActiveDocument = {"__meta__":{"hash":"sha256:0267df62596f29cca8bef7dce20f2460506d4bee5ab40ccb78f96bdc50f0c887"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setUserActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetUserActiveMutation, SetUserActiveMutationVariables>;
export const AdminApiTokensDocument = {"__meta__":{"hash":"sha256:4e5f38b71d7883300e36d7e6c20cca062ccd91a0e965fd6a0c63f37e6828e6ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminApiTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usable"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"usable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usable"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerUsername"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminApiTokensQuery, AdminApiTokensQueryVariables>;
export const CreateApiTokenDocument = {"__meta__":{"hash":"sha256:563235cbd3948ee9b22ca2c775ef6faaf0c6aa9d5db7fba80efb6ad7b2cb7a20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scopes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TokenScope"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expiresAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"scopes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scopes"}}},{"kind":"Argument","name":{"kind":"Name","value":"expiresAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expiresAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"__meta__":{"hash":"sha256:9ac99e215ce32754199a8fec4e9c8f121524ef06c71e87716b1fbbc0cfc4179e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const BusinessCreditHistoryDocument = {"__meta__":{"hash":"sha256:3775fee43cf820d5135151233a1aaa5fc14e47616a4ef04728dc3bccee74308d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessCreditHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditTransactionType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"creditHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BusinessCreditHistoryQuery, BusinessCreditHistoryQueryVariables>;
export const BusinessAccountDocument = {"__meta__":{"hash":"sha256:15f2c0956afd1109f032092c8cef143d9e405ec932660b49c9b75e217be31b71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}},{"kind":"Field","name":{"kind":"Name","value":"pricingMode"}},{"kind":"Field","name":{"kind":"Name","value":"businessDiscount"}},{"kind":"Field","name":{"kind":"Name","value":"priceMails"}},{"kind":"Field","name":{"kind":"Name","value":"slipPrices"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"currentBalance"}},{"kind":"Field","name":{"kind":"Name","value":"creditLimit"}},{"kind":"Field","name":{"kind":"Name","value":"usedCredit"}}]}}]}}]} as unknown as DocumentNode<BusinessAccountQuery, BusinessAccountQueryVariables>;
export const SetSlipPricesDocument = {"__meta__":{"hash":"sha256:0f0c380ac40162dd6b23110be1b8705d37f99598c789037aec7507c8c2148d5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSlipPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setSlipPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slipPrices"}}]}}]}}]} as unknown as DocumentNode<SetSlipPricesMutation, SetSlipPricesMutationVariables>;
export const SetPriceMailsDocument = {"__meta__":{"hash":"sha256:a251055d447cda07ad2d80e4b973c9b4c2000747a99e55cb9045e97570ea85f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPriceMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setPriceMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priceMails"}}]}}]}}]} as unknown as DocumentNode<SetPriceMailsMutation, SetPriceMailsMutationVariables>;
export const BusinessEmployeesDocument = {"__meta__":{"hash":"sha256:b548e9c5cb6942bc14614416853644107fab6220d48f642751ee18475f6f23f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessEmployees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeLocation"}},{"kind":"Field","name":{"kind":"Name","value":"employeeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCity"}},{"kind":"Field","name":{"kind":"Name","value":"employeeState"}},{"kind":"Field","name":{"kind":"Name","value":"employeeZip"}},{"kind":"Field","name":{"kind":"Name","value":"employeePhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BusinessEmployeesQuery, BusinessEmployeesQueryVariables>;
export const CreateEmployeeDocument = {"__meta__":{"hash":"sha256:192a88aec03193d04bb1346bac1498fda94bc51174043b0afb2b9461aad17207"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateEmployeeMutation, CreateEmployeeMutationVariables>;
export const UpdateEmployeeDocument = {"__meta__":{"hash":"sha256:8d597fbc84434d9f6e01d5f963d1784675399fe9f26a385b29bebe591ccc17c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateEmployeeMutation, UpdateEmployeeMutationVariables>;
export const DeleteEmployeeDocument = {"__meta__":{"hash":"sha256:a13500026596a5a86219f6c6367acba8aad4171c8aa3cb5c6d65bea4c879cda2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteEmployeeMutation, DeleteEmployeeMutationVariables>;
export const BusinessOrdersDocument = {"__meta__":{"hash":"sha256:4c890acb68ac24d474fbfa9375b7e19870d6516e120f73a2aef8412df00e601c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BusinessOrdersQuery, BusinessOrdersQueryVariables>;
export const IndividualPricesDocument = {"__meta__":{"hash":"sha256:be53cff8cd2f8e235341a823f8e21bef640aab328c95b74e882e2e9f62e175c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndividualPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"individualPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"customPrice"}}]}}]}}]} as unknown as DocumentNode<IndividualPricesQuery, IndividualPricesQueryVariables>;
export const BusinessProductsDocument = {"__meta__":{"hash":"sha256:07e3d4353791095b08d1bdc89987e1112dfee1e77a3161c3d66d2cbfb3dc915e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PortalProduct"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PortalProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}}]} as unknown as DocumentNode<BusinessProductsQuery, BusinessProductsQueryVariables>;
export const QuickProductsDocument = {"__meta__":{"hash":"sha256:65f5c9af25c180f5f5f629a2a2c5149225df04d1bed22861fc24696ae510e596"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrices"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}}]} as unknown as DocumentNode<QuickProductsQuery, QuickProductsQueryVariables>;
export const BusinessCartProductsDocument = {"__meta__":{"hash":"sha256:01be2911b5d12b2de3ada4ee041f06b0046527b9aa27e72f9937da49233008a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessCartProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrices"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}}]} as unknown as DocumentNode<BusinessCartProductsQuery, BusinessCartProductsQueryVariables>;
export const OwnPriceTimelineDocument = {"__meta__":{"hash":"sha256:a2012b784a28adf0e4bf8bb6d4edc8970bee23ce82f129d501bfa830fe5ecb1f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPriceTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variant"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"priceTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variant"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnPriceTimelineQuery, OwnPriceTimelineQueryVariables>;
export const TodaysPricesDocument = {"__meta__":{"hash":"sha256:ecc4a0dad7a19a1e3e2a3e4cb0e1e08e18f643ac093a31f9558d6ee03dac2a7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodaysPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrices"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}}]} as unknown as DocumentNode<TodaysPricesQuery, TodaysPricesQueryVariables>;
export const GeocoderDocument = {"__meta__":{"hash":"sha256:4d577ae403c740b639db63de1ec13aa41c1f3af43c55f6752e146a70e26511ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Geocoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"geocoderUrl"}}]}}]}}]} as unknown as DocumentNode<GeocoderQuery, GeocoderQueryVariables>;
export const CheckDiscountCodeDocument = {"__meta__":{"hash":"sha256:b879846178861ff25354b43a6c339b9b3c755a192d29f664a86ae3ded7e06bc5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckDiscountCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"checkDiscountCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidDiscountCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountCodeRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CheckDiscountCodeQuery, CheckDiscountCodeQueryVariables>;
export const DeliveryOptionsDocument = {"__meta__":{"hash":"sha256:8499f31948f5f5a6c8330801d33b1835ee669b7721abc34c18d6c9560075936a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryPlaceInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryTermsOf"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTimes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTerms"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"zoneId"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"closedFor"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}}]}}]} as unknown as DocumentNode<DeliveryOptionsQuery, DeliveryOptionsQueryVariables>;
export const OwnRunsDocument = {"__meta__":{"hash":"sha256:2b61063e975f1356e45958da73afff55df222c51ed51300e56d1df8b50aaf766"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ownRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"floatLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<OwnRunsQuery, OwnRunsQueryVariables>;
export const StartOwnRunDocument = {"__meta__":{"hash":"sha256:9d2fce8c6953ec83b7ef3fb818c0bbbddd892838eaea0fd8da1894907c95cac1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartOwnRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"floatLbp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"floatLbp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"floatLbp"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"floatLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<StartOwnRunMutation, StartOwnRunMutationVariables>;
export const DeliverOrderDocument = {"__meta__":{"hash":"sha256:7ef284985747087ce722fe8a4cfccb18dc761eb7f7dccf2fae34674ef501abed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takenBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lbp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usd"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deliverOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"takenBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takenBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"lbp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lbp"}}},{"kind":"Argument","name":{"kind":"Name","value":"usd"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usd"}}},{"kind":"Argument","name":{"kind":"Name","value":"photo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photo"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"floatLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<DeliverOrderMutation, DeliverOrderMutationVariables>;
export const ReportNotDeliveredDocument = {"__meta__":{"hash":"sha256:62adeab285a2c49741ceb79991ffe014da9e863b4e69bd56b363f708cb33bac7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportNotDelivered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"next"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportNotDelivered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"next"},"value":{"kind":"Variable","name":{"kind":"Name","value":"next"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"floatLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedLbp"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUsd"}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<ReportNotDeliveredMutation, ReportNotDeliveredMutationVariables>;
export const EmployeeDocument = {"__meta__":{"hash":"sha256:47bb2b264322c74016cd6ed1324490ef86939c64caa47a6a411d35bcc07ef26c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"parentBusinessId"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeQuery, EmployeeQueryVariables>;
export const MyOrdersDocument = {"__meta__":{"hash":"sha256:96c74b7ff7bf48a58ca38a8be0145d4463b9cffd8d8a97edb367747307c8db2e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<MyOrdersQuery, MyOrdersQueryVariables>;
export const FollowedOrderDocument = {"__meta__":{"hash":"sha256:fda32087ff2f5ea5ff7ca35d3e7603a5f5baf2d91aa7ae226705737cbd97ff7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"followedOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"selectedPackaging"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHistoryEvent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHistoryEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}},{"kind":"Field","name":{"kind":"Name","value":"byBuyer"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"totalAfter"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"replacesLineId"}}]}}]}}]}}]} as unknown as DocumentNode<FollowedOrderQuery, FollowedOrderQueryVariables>;
export const OrderPricesDocument = {"__meta__":{"hash":"sha256:c3f6c19a45abe9d1ef95f6b15648f8b5bf16e7a7026e697a718bf936629d6478"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"waterfall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderPricesQuery, OrderPricesQueryVariables>;
export const LinePriceSinceDocument = {"__meta__":{"hash":"sha256:5d19967e5f05b5ddb44fcc550eb161b58886431374003d62cc228cb678d82424"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinePriceSince"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lineId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lineId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lineId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorUsername"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<LinePriceSinceQuery, LinePriceSinceQueryVariables>;
export const OrderDocument = {"__meta__":{"hash":"sha256:8dc7393e064c291fb5ad9c0c2d80b129cde990eb60f28d6278eda5fcdbbc3fea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Order"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"loyaltyPointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"addressType"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"selectedPackaging"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHistoryEvent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHistoryEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}},{"kind":"Field","name":{"kind":"Name","value":"byBuyer"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"totalAfter"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"replacesLineId"}}]}}]}}]}}]} as unknown as DocumentNode<OrderQuery, OrderQueryVariables>;
export const PlaceGuestOrderDocument = {"__meta__":{"hash":"sha256:ec249004c2a635b73b3450cc5c1922aa018b5eafd667b9cc80efb1c288ae837a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceGuestOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GuestOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"placeGuestOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceOrderOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"zoneId"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"closedFor"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceOrderOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"followKey"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTimes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTerms"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}}]}}]}}]} as unknown as DocumentNode<PlaceGuestOrderMutation, PlaceGuestOrderMutationVariables>;
export const PlaceAccountOrderDocument = {"__meta__":{"hash":"sha256:3ad517dac71914bd988336acff4416403725cb47043e3d94ddf1267cbb2d8af0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceAccountOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"placeAccountOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceOrderOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"zoneId"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"closedFor"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceOrderOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"followKey"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTimes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTerms"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}}]}}]}}]} as unknown as DocumentNode<PlaceAccountOrderMutation, PlaceAccountOrderMutationVariables>;
export const PlaceOneClickOrderDocument = {"__meta__":{"hash":"sha256:1dae638242d1759b36a91c35a1bdd8dc13bfb2859dfba50d07942a228e15e150"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOneClickOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OneClickOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"placeOneClickOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceOrderOutcome"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentType"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"zoneId"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"closedFor"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"window"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceOrderOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"followKey"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryWindow"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTimes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryTerms"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}}]}}]}}]} as unknown as DocumentNode<PlaceOneClickOrderMutation, PlaceOneClickOrderMutationVariables>;
export const PlaceEmployeeOrderDocument = {"__meta__":{"hash":"sha256:6b97bf37781a2ccab135db2b6f91a54f66ca862c0339ed791754095a3f5ff4b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceEmployeeOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"placeEmployeeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSize"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlaceEmployeeOrderMutation, PlaceEmployeeOrderMutationVariables>;
export const LastWhenMissingDocument = {"__meta__":{"hash":"sha256:81ece21db2b2913eeefe2b4ccbee305297c05edb61ef75eba4f440185fa5c46b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastWhenMissing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"whenMissing"}}]}}]}}]} as unknown as DocumentNode<LastWhenMissingQuery, LastWhenMissingQueryVariables>;
export const CancelOrderDocument = {"__meta__":{"hash":"sha256:539798e37e29fefd9ebcc2819a00a1b41f9ee3960ebdc83f3096208459303e56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const ChangeOrderDocument = {"__meta__":{"hash":"sha256:68f184dba3604e16524332c9fc96606d229b352a3627d2ac97b39f58869d9fd6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedLineInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"added"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAdditionInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"added"},"value":{"kind":"Variable","name":{"kind":"Name","value":"added"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderChangeRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeOrderMutation, ChangeOrderMutationVariables>;
export const ChangeOrderLinesDocument = {"__meta__":{"hash":"sha256:2dd32d556ad6828edb13126d373c6968292ff29f6be0cf5ce0c430369d9e6040"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOrderLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedLineInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"added"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddedLineInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"Argument","name":{"kind":"Name","value":"added"},"value":{"kind":"Variable","name":{"kind":"Name","value":"added"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderChangeRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeOrderLinesMutation, ChangeOrderLinesMutationVariables>;
export const OrderedProductDocument = {"__meta__":{"hash":"sha256:483551a4a1ac746b680f19b1169c50e145dc8b69873526b2e5470881278e4d6b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderedProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPrices"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToSend"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"ordered"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categorySlug"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToSend"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPrices"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPrices"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<OrderedProductQuery, OrderedProductQueryVariables>;
export const ProductsToSendDocument = {"__meta__":{"hash":"sha256:f10f866177e51fd6e00a884af1077b17aa27dba6dc4af15ec213e09d9a7711e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductsToSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasCategory"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPrices"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"near"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasCategory"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToSend"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToSend"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToSend"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPrices"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPrices"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<ProductsToSendQuery, ProductsToSendQueryVariables>;
export const AddedPricesDocument = {"__meta__":{"hash":"sha256:c57b73bed8abc8dee245dd7e582550c7c0eb5fbddeb0b06bf53e687f0c392876"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddedPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddedPricesQuery, AddedPricesQueryVariables>;
export const OrderAttemptsDocument = {"__meta__":{"hash":"sha256:d55c44c417928204df04f0d2b1cb3a6981870c0caddf604d39cca643c5ee39c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderAttempts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"lbp"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"changeLbp"}},{"kind":"Field","name":{"kind":"Name","value":"hasPhoto"}}]}}]} as unknown as DocumentNode<OrderAttemptsQuery, OrderAttemptsQueryVariables>;
export const DeliveryPhotoDocument = {"__meta__":{"hash":"sha256:12f822825235d372f88cc3c47976e85098a5d4659d2870e1d9cff6c0a6c1be54"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}]}]}}]} as unknown as DocumentNode<DeliveryPhotoQuery, DeliveryPhotoQueryVariables>;
export const SetOrderStatusDocument = {"__meta__":{"hash":"sha256:e119b2f7ab6b99cf15b60896a28f5c58242a88001f49427707a70442d918325c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setOrderStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"trackingNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatusSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byUsername"}},{"kind":"Field","name":{"kind":"Name","value":"byBuyer"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatusRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetOrderStatusMutation, SetOrderStatusMutationVariables>;
export const OrderTransferDocument = {"__meta__":{"hash":"sha256:5598e471ec41596324001370e15f44c09d676d03d612ba4b322dcc963fc85005"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendTo"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]} as unknown as DocumentNode<OrderTransferQuery, OrderTransferQueryVariables>;
export const FollowedTransferDocument = {"__meta__":{"hash":"sha256:86d15f0adc551816c546612f94515abcc0a7a78faa7254bd4c10845de1cd7e7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"followedOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lbpPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendTo"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]} as unknown as DocumentNode<FollowedTransferQuery, FollowedTransferQueryVariables>;
export const SendTransferReferenceDocument = {"__meta__":{"hash":"sha256:1127d79d9c2c1f676af3a91c95bb6d6a00dc7367ef7ca9d1240a00ee8db81538"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTransferReference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendTransferReference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendTo"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]} as unknown as DocumentNode<SendTransferReferenceMutation, SendTransferReferenceMutationVariables>;
export const PortalProductsDocument = {"__meta__":{"hash":"sha256:454fd511a3daab3c887cb5bd68d2ae81aad7f878edf908caa05f94dad6d0e641"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PortalProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PortalProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}}]}}]}}]} as unknown as DocumentNode<PortalProductsQuery, PortalProductsQueryVariables>;
export const ProductNamesDocument = {"__meta__":{"hash":"sha256:96632dec733b993f97045fd319662f703152f6924c4d5f78c1f88ce6d177fcd9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProductNamesQuery, ProductNamesQueryVariables>;
export const ExplainPriceDocument = {"__meta__":{"hash":"sha256:35e3959b09b95d0c2446b27ce8d0365f0e4cd669d02cd8a4bf40f50997c145cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variant"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"priceExplanation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variant"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"priceBook"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"since"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorUsername"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waterfall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]}}]} as unknown as DocumentNode<ExplainPriceQuery, ExplainPriceQueryVariables>;
export const OrderAgainDocument = {"__meta__":{"hash":"sha256:ed053ff770ba8f3e7011aa6d3ad46b61eeec195dbe7a17b7e63fde600cc52ca1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"sizeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceThen"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<OrderAgainQuery, OrderAgainQueryVariables>;
export const BeginPasskeySignInDocument = {"__meta__":{"hash":"sha256:6555d33a6ab216982861fece6b5a0f3ed6135abba14910cd35a18d8167654e9e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"afterPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterPassword"}}}]}]}}]} as unknown as DocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"__meta__":{"hash":"sha256:34d6226c075e4f289de74367854c8a4bfe59841c7a738cd48ed7b9356e748427"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const SignInWithCodeDocument = {"__meta__":{"hash":"sha256:26991a1fd9969c1ea3e5943972982cafb7601a37d93717a01deeb11078c54c2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signInWithCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SignInWithCodeMutation, SignInWithCodeMutationVariables>;
export const SetLanguageDocument = {"__meta__":{"hash":"sha256:7c73ca2fbb65b73b449d72af70810f9511d743ebb8e139f8004e07b60ce15cf6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<SetLanguageMutation, SetLanguageMutationVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:e0ac76c62e6921f6a67a3eab11200f2dcca78c3fc302a50290d9bf0b74497698"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStepNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ways"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterCustomerDocument = {"__meta__":{"hash":"sha256:ff683c088fc23c35a3367e950535737412d66f889e4767541e55b378b053ceb3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"registerCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStepNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ways"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RegisterCustomerMutation, RegisterCustomerMutationVariables>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:938ae29eb612834e1bfc7914bd177a29d0dc400e3de18f1d7ea0f7a894615308"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"duties"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"pricingMode"}},{"kind":"Field","name":{"kind":"Name","value":"businessDiscount"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const ShopDocument = {"__meta__":{"hash":"sha256:7b9f4c16fb889f1724da7809d6d82ebc06fce1528ecf4eaac719d8a608aacdc3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tiktokUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappGreeting"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<ShopQuery, ShopQueryVariables>;
export const CategoriesDocument = {"__meta__":{"hash":"sha256:a2f6c89009c46c09e797d7b154c4a2f99142e6e0f98431ad6b09e2b6682dd1d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<CategoriesQuery, CategoriesQueryVariables>;
export const ProductsDocument = {"__meta__":{"hash":"sha256:fe2e86e8ce8418bb5f15d51aad3999c1d5b62a5eaabd60d570d41cfe593b3d27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Products"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inStock"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"inStock"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inStock"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categorySlug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrices"}}]}}]} as unknown as DocumentNode<ProductsQuery, ProductsQueryVariables>;
export const ProductDocument = {"__meta__":{"hash":"sha256:5e7b40b394c74c412989d524d43ef8a4e310f29017b61291eca5d9ccebfaecdf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Product"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categorySlug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrices"}}]}}]} as unknown as DocumentNode<ProductQuery, ProductQueryVariables>;
export const PriceReasonDocument = {"__meta__":{"hash":"sha256:c94388d2242feaa99abc91ca8c27723506a8d1fd33b579b0fa95518fcd3a4b0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceReason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variant"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"priceExplanation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variant"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}}]}}]}}]} as unknown as DocumentNode<PriceReasonQuery, PriceReasonQueryVariables>;
export const SearchDocument = {"__meta__":{"hash":"sha256:d7468cc813464a8a5f2b595c18853a05883d6e930a62afac4ef42ccba5f82953"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"listAmount"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const AdminSignOutDocument = {"__meta__":{"hash":"sha256:916aed920f09261e85ae0dbc46c55bc48c2435ce16111db6c6b27541ffc7d1d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<AdminSignOutMutation, AdminSignOutMutationVariables>;
export const StaffSignInDocument = {"__meta__":{"hash":"sha256:1d7159bbe0654ed7329fbe200f8110a9a46a2a600ac69bacf5a05085ca7eb820"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StaffSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"businessApproved"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStepNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ways"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<StaffSignInMutation, StaffSignInMutationVariables>;