import { LIMITS } from '../../../common/constants';
import { createLineStore, type LineStore } from '../../cart/lineStore';
import { readStored, writeStored } from '../../lib/storage';
import { portalKeyOf, type PortalLine } from './portalLines';

/** Whose cart it is. */
export type Portal = 'business' | 'employee';

/** The lines of one account's cart in a portal. */
export type PortalCartStore = LineStore<PortalLine>;

/**
 * The account's cart in this portal, kept in the browser. Signing out removes every entry of the browser's storage whose
 * key ends with the account's number.
 */
export function createPortalCartStore(portal: Portal, userId: number): PortalCartStore {
  return createLineStore<PortalLine>(`${portal}-cart-${userId}`, {
    keyOf: portalKeyOf,
    read: readPortalCart,
    write: writePortalCart,
  });
}

/**
 * The lines kept under the key: a map from product and size, like "12/500g", to quantity and last known names. What
 * cannot be read is left out, so that a damaged entry never breaks the portal.
 */
export function readPortalCart(key: string): readonly PortalLine[] {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return [];
  return Object.entries(stored).flatMap(lineFrom).slice(0, LIMITS.orderLines);
}

/** Stores the lines; the entry is removed when there are none. False when the browser refuses to store. */
export function writePortalCart(key: string, lines: readonly PortalLine[]): boolean {
  const map = Object.fromEntries(
    lines.map((line) => [portalKeyOf(line), { quantity: line.quantity, name: line.name, label: line.label }]),
  );
  return writeStored(key, lines.length === 0 ? null : map);
}

function lineFrom([key, value]: [string, unknown]): PortalLine[] {
  const [, id, size] = /^([1-9]\d{0,9})\/(.*)$/s.exec(key) ?? [];
  if (id === undefined || size === undefined || size.length > LIMITS.variantName) return [];
  if (typeof value !== 'object' || value === null) return [];
  const { quantity, name, label } = value as Record<string, unknown>;
  if (!Number.isSafeInteger(quantity) || (quantity as number) < 1 || (quantity as number) > LIMITS.quantity) return [];
  if (typeof name !== 'string') return [];
  return [
    {
      productId: Number(id),
      size: size === '' ? null : size,
      name,
      ...(typeof label === 'string' && { label }),
      quantity: quantity as number,
    },
  ];
}
