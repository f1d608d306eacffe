import type { Amount } from '../../common/money';

/** The prices agreed with one business for one product, by variant name; '' stands for the product without one. */
export type AgreedPrices = Readonly<Record<string, Amount>>;

/**
 * How one viewer's prices are computed (specification 3.1). `name` is the same for all who see the same prices; an
 * order keeps it.
 * - `customer`: guests, customers, businesses not approved, admins when they buy, and staff who care for prices
 * - `discount`: an approved business in discount mode; `percent` off, e.g. "12.50"
 * - `individual`: an approved business in individual mode
 * - `none`: employees, and staff without the duty `prices`, who see no price at all
 */
export type PriceBook =
  | { readonly kind: 'customer'; readonly name: 'customer' }
  | { readonly kind: 'discount'; readonly name: `discount:${string}`; readonly percent: string }
  | { readonly kind: 'individual'; readonly name: `individual:${number}`; readonly userId: number }
  | { readonly kind: 'none'; readonly name: 'none' };

export const CUSTOMER_BOOK: PriceBook = { kind: 'customer', name: 'customer' };
export const NO_PRICES: PriceBook = { kind: 'none', name: 'none' };

export function discountBook(percent: string): PriceBook {
  return { kind: 'discount', name: `discount:${percent}`, percent };
}

export function individualBook(userId: number): PriceBook {
  return { kind: 'individual', name: `individual:${userId}`, userId };
}

/** The columns of an account that determine its price book. */
export interface PricingTerms {
  readonly id: number;
  readonly role: 'admin' | 'staff' | 'business' | 'employee' | 'customer';
  readonly businessApproved: boolean;
  readonly pricingMode: 'discount' | 'individual';
  readonly businessDiscount: string;
  /** What staff may do; absent where it does not matter. */
  readonly duties?: readonly string[];
}

/** The price book of an account; null stands for a guest. */
export function priceBookOf(account: PricingTerms | null): PriceBook {
  if (!account) return CUSTOMER_BOOK;
  if (account.role === 'employee') return NO_PRICES;
  if (account.role === 'staff') return account.duties?.includes('prices') ? CUSTOMER_BOOK : NO_PRICES;
  if (account.role !== 'business' || !account.businessApproved) return CUSTOMER_BOOK;
  return account.pricingMode === 'individual' ? individualBook(account.id) : discountBook(account.businessDiscount);
}
