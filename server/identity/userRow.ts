import type { Queryable } from '../db/queryable';
import { notFound } from '../core/errors';
import type { PaymentMode, PricingMode, Role } from './roles';

/** A user as the table has it, whatever its role; never its password's hash. */
export interface UserRow {
  id: number;
  /** Counts the edits. */
  version: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  active: boolean;
  businessApproved: boolean;
  paymentMode: PaymentMode;
  pricingMode: PricingMode;
  businessDiscount: string;
  businessName: string | null;
  location: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
  parentBusinessId: number | null;
  createdAt: Date;
  /** What is left on its credit account; null without one. */
  creditBalance: string | null;
}

export const USER_COLUMNS = `u.id, u.version, u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.role,
  u.active, u.business_approved AS "businessApproved", u.payment_mode AS "paymentMode",
  u.pricing_mode AS "pricingMode", u.business_discount AS "businessDiscount", u.business_name AS "businessName",
  u.location, u.address, u.city, u.state, u.zip, u.country, u.phone, u.parent_business_id AS "parentBusinessId",
  u.created_at AS "createdAt",
  (SELECT current_balance FROM credit_account c WHERE c.user_id = u.id) AS "creditBalance"`;

/** One user, deactivated or not. @throws ShopError NOT_FOUND */
export async function readUser(db: Queryable, id: number): Promise<UserRow> {
  return one(await db.query<UserRow[]>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1`, [id]));
}

/** One user, locked against other changes; orders of the user go on meanwhile. @throws ShopError NOT_FOUND */
export async function lockUser(tx: Queryable, id: number): Promise<UserRow> {
  return one(
    await tx.query<UserRow[]>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1 FOR NO KEY UPDATE OF u`, [id]),
  );
}

/** One user, locked so that nothing new can refer to it either. @throws ShopError NOT_FOUND */
export async function lockUserToErase(tx: Queryable, id: number): Promise<UserRow> {
  return one(await tx.query<UserRow[]>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1 FOR UPDATE OF u`, [id]));
}

function one([row]: UserRow[]): UserRow {
  if (!row) throw notFound('User');
  return row;
}
