import { textOrNull } from '../core/text';
import type { Queryable } from '../db/queryable';
import type { DeliveryAddressType } from './address.types';

/** A delivery address as an order stores it; every part is optional since the checkouts ask for different ones. */
export type Address = Omit<DeliveryAddressType, 'readable'>;

const PARTS = [
  'name',
  'companyName',
  'street',
  'area',
  'city',
  'state',
  'postalCode',
  'building',
  'floor',
  'country',
  'phone',
  'email',
  'fullAddress',
] as const satisfies readonly (keyof Address)[];
/** Other names of the street, as specification 5.10 has them. */
const STREET = ['street', 'streetAddress', 'address'] as const;

/**
 * An address from whatever an order stores: its parts, or the same as text in JSON; null for nothing. The checkouts
 * write parts alone, but one imported order with another address must not break a list: what cannot be read as an
 * address has no parts, and `readable` is false (specification 5.10).
 */
export function parseAddress(stored: unknown): DeliveryAddressType | null {
  if (stored === null || stored === undefined) return null;
  if (typeof stored === 'string') return stored.trim() === '' ? null : parseText(stored);
  if (typeof stored !== 'object' || Array.isArray(stored)) return { readable: false };
  const parts = stored as Readonly<Record<string, unknown>>;
  const values = [...PARTS, ...STREET].map((name) => parts[name] ?? null);
  if (!values.every((value) => value === null || typeof value === 'string')) return { readable: false };
  const address = Object.fromEntries(PARTS.map((name) => [name, parts[name] ?? null])) as Address;
  const street = STREET.map((name) => parts[name] as string | null | undefined).find((text) => text?.trim());
  return { ...address, street: street ?? null, readable: true };
}

function parseText(text: string): DeliveryAddressType | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? { readable: false } : parseAddress(parsed);
  } catch {
    return { readable: false };
  }
}

/** An address of a request as an order stores it: every part without the spaces around it, null for an empty one. */
export function storedAddress(parts: Address): Address {
  return Object.fromEntries(PARTS.map((name) => [name, textOrNull(parts[name])]));
}

/** Whether it can be delivered to: it has a street and a city. */
export function isComplete(address: Address): boolean {
  return Boolean(address.street && address.city);
}

/**
 * The address of a user for orders without another one: that of a business, or the location of an employee.
 * @param companyName the business that the order is for
 */
export async function readOwnAddress(db: Queryable, userId: number, companyName: string | null): Promise<Address> {
  const [address] = await db.query<Omit<Address, 'companyName'>[]>(
    `SELECT nullif(btrim(location), '') AS name, nullif(btrim(address), '') AS street, nullif(btrim(city), '') AS city,
       nullif(btrim(state), '') AS state, nullif(btrim(zip), '') AS "postalCode",
       nullif(btrim(country), '') AS country, nullif(btrim(phone), '') AS phone
     FROM users WHERE id = $1`,
    [userId],
  );
  if (!address) throw new Error(`There is no user ${userId}`);
  return { ...address, companyName };
}
