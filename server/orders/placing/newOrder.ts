import type { Language } from '../../../common/languages';
import type { Amount } from '../../../common/money';
import type { ShopError } from '../../core/errors';
import type { Wish } from '../../../common/delivery/options';
import type { DeliveryRefusal } from '../../delivery/offers/options.types';
import type { PriceBook } from '../../pricing/priceBook';
import type { Address } from '../address';
import type { AddressType, OrderKind, PaymentMethod, WhenMissing } from '../orderTerms';
import type { FreshAmounts } from './orderResults.types';

/** The buyer of an order, and the terms. */
export interface Buyer {
  /** Whose idempotency key it is, too; null for a guest. */
  userId: number | null;
  /** The business that the order is for; null for guests and customers. */
  accountId: number | null;
  /** Every line is priced by it, so that list = cart = order. */
  book: PriceBook;
  /** The business whose terms the book was made from; null where no business buys, and the book is always the same. */
  termsOf: number | null;
  /** The business whose credit pays; null when the order is paid otherwise. */
  creditUserId: number | null;
  earnsLoyalty: boolean;
}

/** One line of the request. */
export interface RequestedLine {
  productId: number;
  quantity: number;
  /** Stored with the line. */
  selectedSize: string | null;
  selectedPackaging: string | null;
  /** The price that the buyer saw; null or absent when it was not sent, and is not checked. */
  expectedUnitPrice?: Amount | null;
  /** The fields that choose the variant, when it is not `selectedSize` alone; they must not disagree. */
  choices?: SizeChoice[];
}

/** A field of a line that may choose a variant. */
export interface SizeChoice {
  /** The name of the field in the request's line. */
  field: string;
  size: string;
}

/** The amounts that the buyer saw; those that are null or absent were not sent, and are not checked. */
export interface ExpectedAmounts {
  subtotalAmount?: Amount | null;
  deliveryFee?: Amount | null;
  totalAmount?: Amount | null;
}

/** An order with a checked form: the input of `placeOrder`, the same for every screen. */
export interface NewOrder {
  kind: OrderKind;
  buyer: Buyer;
  idempotencyKey: string;
  /** The request without its key, as JSON: the same text for the same request. */
  payload: string;
  lines: RequestedLine[];
  /** Sizes that mean "no variant" on a product without a variant of that name. */
  placeholderSizes: readonly string[];
  discountCode: string | null;
  /** When it is to be delivered; absent: as soon as possible. */
  delivery?: Wish;
  /** What its delivery costs in a shop without zones. */
  deliveryFee: Amount;
  expected: ExpectedAmounts;
  paymentMethod: PaymentMethod;
  customerName: string;
  employeeName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  deliveryAddress: Address;
  addressType: AddressType;
  latitude: number | null;
  longitude: number | null;
  note: string | null;
  /** What the buyer wants when something is missing; absent: nothing was said. */
  whenMissing?: WhenMissing | null;
  /** What the person who places it reads, for its mails; absent: English. */
  language?: Language;
  /**
   * Why the buyer's account, or what came from the network before, does not allow the order. It is thrown after the key was
   * looked up, so that a repeated request still gets the answer of the order that it placed.
   */
  obstacle: ShopError | null;
  /** Who gets a confirmation, and whether it may name amounts. */
  mailTo: { address: string; withAmounts: boolean }[];
}

/** The refusals of an order that screens handle in their own way. */
export type OrderRefusalCode =
  | 'PRICE_CHANGED'
  | 'OUT_OF_STOCK'
  | 'PRICE_UNAVAILABLE'
  | 'INSUFFICIENT_CREDIT'
  | 'DISCOUNT_CODE_INVALID'
  | 'DELIVERY_UNAVAILABLE';

/** Thrown inside the order's transaction, so that nothing of it stays. */
export class OrderRefused extends Error {
  constructor(
    readonly code: OrderRefusalCode,
    message: string,
    readonly details: {
      fresh?: FreshAmounts;
      productId?: number;
      selectedSize?: string | null;
      delivery?: DeliveryRefusal;
      /** How many of it are left, where shoppers may know. */
      onlyLeft?: number;
    } = {},
  ) {
    super(message);
    this.name = 'OrderRefused';
  }
}
