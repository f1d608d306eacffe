import { GUEST_DEFAULTS, LIMITS } from '../../common/constants';
import { isAmount, isUnset } from '../../common/amountText';
import { readStored, writeStored } from '../lib/storage';
import { keyOf, type CartLine } from './lines';

export const GUEST_CART_KEY = 'guest-cart';

/** Where a signed-in user's cart is kept: apart from the guest's and from every other user's. */
export function accountCartKey(userId: number): string {
  return `cart-${userId}`;
}

/** The cart kept under the key. What cannot be read is left out, so that a damaged entry never breaks the shop. */
export function readCart(key: string): readonly CartLine[] {
  const stored = readStored(key);
  if (!Array.isArray(stored)) return [];
  const lines = new Map(stored.map(lineFrom).flatMap((line) => (line ? [[keyOf(line), line]] : [])));
  return [...lines.values()].slice(0, LIMITS.orderLines);
}

/** Keeps the cart; an empty one leaves nothing behind. False when the browser refuses to store. */
export function writeCart(key: string, lines: readonly CartLine[]): boolean {
  return writeStored(key, lines.length === 0 ? null : lines);
}

function lineFrom(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const { id, name, price, quantity, imageUrl, selectedVariant, selectedSize, selectedPackaging, priceBefore } = fields;
  if (!isWhole(id) || !isWhole(quantity) || quantity > LIMITS.quantity) return null;
  if (typeof name !== 'string' || !isPrice(price)) return null;
  const variant = textOr(selectedVariant, null);
  return {
    id,
    name,
    price,
    quantity,
    imageUrl: textOr(imageUrl, null),
    selectedVariant: variant,
    selectedSize: textOr(selectedSize, variant ?? GUEST_DEFAULTS.size),
    selectedPackaging: textOr(selectedPackaging, GUEST_DEFAULTS.packaging),
    ...(isPrice(priceBefore) && { priceBefore }),
  };
}

function isPrice(value: unknown): value is string {
  return typeof value === 'string' && isAmount(value) && !isUnset(value) && !value.startsWith('-');
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function textOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}
