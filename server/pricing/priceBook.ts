import type { Amount } from '../../common/money';

/** The prices agreed with one business for one product, by variant name; '' stands for the product without one. */
export type AgreedPrices = Readonly<Record<string, Amount>>;

/**
 * How one viewer's prices are computed (specification 3.1).
 * - `customer`: guests, customers, businesses not approved, and admins when they buy
 * - `discount`: an approved business in discount mode; `percent` off, e.g. "12.50"
 * - `individual`: an approved business in individual mode
 * - `none`: employees, who see no price at all
 */
export type PriceBook =
  | { readonly kind: 'customer' }
  | { readonly kind: 'discount'; readonly percent: string }
  | { readonly kind: 'individual'; readonly userId: number }
  | { readonly kind: 'none' };

export const CUSTOMER_BOOK: PriceBook = { kind: 'customer' };
export const NO_PRICES: PriceBook = { kind: 'none' };

/** What an account's price book is made of. */
export interface PricingTerms {
  readonly id: number;
  readonly role: 'admin' | 'business' | 'employee' | 'customer';
  readonly businessApproved: boolean;
  readonly pricingMode: 'discount' | 'individual';
  readonly businessDiscount: string;
}

/** The price book that an account buys and looks by; null stands for a guest. */
export function priceBookOf(account: PricingTerms | null): PriceBook {
  if (!account) return CUSTOMER_BOOK;
  if (account.role === 'employee') return NO_PRICES;
  if (account.role !== 'business' || !account.businessApproved) return CUSTOMER_BOOK;
  return account.pricingMode === 'individual'
    ? { kind: 'individual', userId: account.id }
    : { kind: 'discount', percent: account.businessDiscount };
}

/** The book's name, the same for all who see the same prices: `customer`, `discount:10.00`, `individual:7`, `none`. */
export function priceBookName(book: PriceBook): string {
  switch (book.kind) {
    case 'discount':
      return `discount:${book.percent}`;
    case 'individual':
      return `individual:${book.userId}`;
    case 'customer':
    case 'none':
      return book.kind;
  }
}
