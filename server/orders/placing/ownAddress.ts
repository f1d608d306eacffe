import type { Queryable } from '../../db/queryable';
import type { Address } from '../address';

/** Where orders without an address of their own go, as the account has it. */
export interface OwnAddress {
  /** Name of an employee's location; null for a business. */
  location: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  phone: string | null;
}

/** The address of a business, or the location of an employee. */
export async function readOwnAddress(db: Queryable, userId: number): Promise<OwnAddress> {
  const [row] = await db.query<OwnAddress[]>(
    `SELECT nullif(btrim(location), '') AS location, nullif(btrim(address), '') AS street,
       nullif(btrim(city), '') AS city, nullif(btrim(state), '') AS state, nullif(btrim(zip), '') AS "postalCode",
       nullif(btrim(country), '') AS country, nullif(btrim(phone), '') AS phone
     FROM users WHERE id = $1`,
    [userId],
  );
  if (!row) throw new Error(`There is no user ${userId}`);
  return row;
}

/** Whether a delivery can find it: street and city are there. */
export function isComplete(address: { street?: string | null; city?: string | null }): boolean {
  return Boolean(address.street && address.city);
}

/** As an order keeps it. */
export function addressFrom({ location, ...own }: OwnAddress, companyName: string | null): Address {
  return { name: location, companyName, ...own };
}
