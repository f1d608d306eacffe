import type { OrderStatus } from '../../../server/orders/orderTerms';
import type { PaymentMode } from '../../../server/identity/roles';

/** The largest amount that the database holds, in cents. */
export const LARGEST_AMOUNT = 99_999_999_999_999n;

/** Cents as the shop writes an amount. */
export function money(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export interface ModelEntry {
  type: string;
  amount: bigint;
  balanceAfter: bigint;
  orderId: number | null;
}

export interface ModelBusiness {
  id: number;
  employeeId: number;
  /** In hundredths of a percent. */
  discount: bigint;
  mode: PaymentMode;
  /** Null before the account is opened. */
  limit: bigint | null;
  balance: bigint;
  entries: ModelEntry[];
}

export interface ModelOrder {
  id: number;
  business: ModelBusiness;
  total: bigint;
  status: OrderStatus;
  byCredit: boolean;
  code: ModelCode | null;
  /** What one costs, and how many. */
  lines: { price: bigint; quantity: bigint }[];
  fee: bigint;
}

/** What lines come to, less what a code takes off. */
export function totalOf({ lines, code, fee }: Pick<ModelOrder, 'lines' | 'code' | 'fee'>): bigint {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0n);
  return subtotal - (code ? (subtotal * code.percent * 2n + 100n) / 200n : 0n) + fee;
}

export interface ModelCode {
  code: string;
  percent: bigint;
  maxUses: number;
  uses: number;
}

/** The shop as the model has it, in memory. */
export interface CreditModel {
  businesses: ModelBusiness[];
  products: { id: number; price: bigint }[];
  orders: ModelOrder[];
  codes: ModelCode[];
}

/** Opens the credit account with the limit that every business begins with. */
export function openAccount(business: ModelBusiness): void {
  if (business.limit !== null) return;
  business.limit = 500_000n;
  post(business, 'adjustment', 500_000n, null);
}

/** Adds an entry to the ledger. */
export function post(business: ModelBusiness, type: string, amount: bigint, orderId: number | null): void {
  business.balance += amount;
  business.entries.push({ type, amount, balanceAfter: business.balance, orderId });
}

/** Whether the database can hold the balance. */
export const fits = (balance: bigint): boolean => balance <= LARGEST_AMOUNT && balance >= -LARGEST_AMOUNT;

/**
 * A change by an admin: the account is opened first, but stays closed when the change is refused.
 * @returns the expected outcome
 */
export function applyChange(business: ModelBusiness, type: string, amount: bigint, limit?: bigint): string {
  const from = business.limit === null ? 500_000n : business.balance;
  if (!fits(from + amount)) return 'BAD_USER_INPUT';
  openAccount(business);
  post(business, type, amount, null);
  if (limit !== undefined) business.limit = limit;
  return 'done';
}

/** Half-up, as the price book says: round(price × (100 - percent) / 100). */
export function discounted(price: bigint, hundredths: bigint): bigint {
  return (price * (10_000n - hundredths) * 2n + 10_000n) / 20_000n;
}
