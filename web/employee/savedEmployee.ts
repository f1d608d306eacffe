import { object, string } from 'yup';
import { readStored, writeStored } from '../lib/storage';
import type { Employee } from './employee';

const keyOf = (userId: string) => `employee-portal-${userId}`;

const text = () => string().strict().nullable();
const PLACE = object({
  businessName: text(),
  location: text(),
  address: text(),
  city: text(),
  state: text(),
  zip: text(),
  country: text(),
  phone: text(),
});

/**
 * Stores employee and delivery address, so that the portal opens without a connection; removed at sign-out. Where the
 * browser refuses to store, the portal opens with a connection alone.
 */
export function saveEmployee(employee: Employee): void {
  writeStored(keyOf(String(employee.id)), employee);
}

/** Who ordered here last, by the number of the account that was last seen signed in. */
export function savedEmployee(userId: string | null): Employee | null {
  if (userId === null) return null;
  const saved = readStored(keyOf(userId));
  return isEmployee(saved) && String(saved.id) === userId ? saved : null;
}

function isEmployee(value: unknown): value is Employee {
  if (typeof value !== 'object' || value === null) return false;
  const { id, username, parentBusinessId, deliveryPlace } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) &&
    typeof username === 'string' &&
    Number.isSafeInteger(parentBusinessId) &&
    (deliveryPlace === null || PLACE.isValidSync(deliveryPlace))
  );
}
