import type { Amount } from '../../../common/money';
import type { PriceBook } from '../../pricing/priceBook';
import type { ShopError } from '../../core/errors';
import type { Address } from '../address';
import type { AddressType, OrderKind, OrderStatus, PaymentMethod } from '../orderTerms';

/** Who buys, and on what terms: a small value in place of one service for each kind of buyer. */
export interface Buyer {
  /** Whose idempotency keys these are: "guest" for all guests, else "user:ID". */
  name: string;
  userId: number | null;
  /** The business that the order is for; null for guests and customers. */
  accountId: number | null;
  /** Every line is priced by it, so that list = cart = order. */
  book: PriceBook;
  /** The business whose credit pays; null when the order is paid otherwise. */
  creditUserId: number | null;
  earnsLoyalty: boolean;
}

/** One line as it was asked for. */
export interface RequestedLine {
  productId: number;
  quantity: number;
  /** Kept with the line. */
  selectedSize: string | null;
  selectedPackaging: string | null;
  /** What the buyer saw; null when it was not sent. */
  unitPrice: Amount | null;
  /** What chooses the variant, when it is not `selectedSize` alone: fields that must not disagree. */
  choices?: SizeChoice[];
}

/** A field of a line that may choose a variant. */
export interface SizeChoice {
  /** The name of the field in the request's line. */
  field: string;
  size: string;
}

/** The amounts the buyer saw; those that are null were not sent and are not checked. */
export interface SeenAmounts {
  subtotalAmount: Amount | null;
  deliveryFee: Amount | null;
  totalAmount: Amount | null;
}

/** An order whose form was checked: what `placeOrder` needs to know, whichever screen it came from. */
export interface NewOrder {
  kind: OrderKind;
  buyer: Buyer;
  idempotencyKey: string;
  /** The request as it was asked, without its key: the same text for the same request. */
  asked: string;
  lines: RequestedLine[];
  /** Sizes that mean "no variant" on a product without a variant of that name. */
  placeholderSizes: readonly string[];
  discountCode: string | null;
  deliveryFee: Amount;
  seen: SeenAmounts;
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
  /** Why it cannot be placed as its buyer's account stands; told after the key, so that a placed order is still answered. */
  obstacle: ShopError | null;
  /** Who gets a confirmation, and whether it may name amounts. */
  mailTo: { address: string; withAmounts: boolean }[];
}

/** The answer to a placed order, kept and given again to every repetition of the request. */
export interface PlacedOrder {
  orderId: number;
  status: OrderStatus;
  /** ISO 8601. */
  createdAt: string;
  subtotalAmount: Amount;
  discountAmount: Amount;
  deliveryFee: Amount;
  totalAmount: Amount;
  loyaltyPointsEarned: number;
  /** How it is paid, for people to read (portals.md section 7). */
  paymentType: string;
}

/** What an order would cost now. */
export interface FreshAmounts {
  subtotalAmount: Amount;
  discountAmount: Amount;
  deliveryFee: Amount;
  totalAmount: Amount;
  items: { productId: number; selectedSize: string | null; unitPrice: Amount }[];
}

/** Why an order was refused in a way that its screen answers. */
export type OrderRefusalCode =
  | 'PRICE_CHANGED'
  | 'OUT_OF_STOCK'
  | 'PRICE_UNAVAILABLE'
  | 'INSUFFICIENT_CREDIT'
  | 'DISCOUNT_CODE_INVALID'
  | 'IDEMPOTENCY_CONFLICT';

/** Thrown inside the order's transaction, so that nothing of it stays. */
export class OrderRefused extends Error {
  constructor(
    readonly code: OrderRefusalCode,
    message: string,
    readonly details: { fresh?: FreshAmounts; productId?: number; selectedSize?: string | null } = {},
  ) {
    super(message);
    this.name = 'OrderRefused';
  }
}
