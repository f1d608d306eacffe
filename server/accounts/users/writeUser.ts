import { refuseDuplicate } from '../../db/uniqueViolation';
import type { Queryable } from '../../db/queryable';
import { sqlState } from '../../db/transaction';
import { PaymentMode, PricingMode, Removal, type Role } from '../../identity/roles';
import { readUser, type UserRow } from '../../identity/userRow';

/** What can be said of a user when it is made or changed. */
export type UserValues = Omit<UserRow, 'id' | 'version' | 'createdAt' | 'creditBalance'>;

/** A user before anything was said of it but what must be. */
export function newUser(
  given: Pick<UserValues, 'username' | 'email' | 'firstName' | 'lastName' | 'role'> & Partial<UserValues>,
): UserValues {
  return {
    active: true,
    businessApproved: false,
    paymentMode: PaymentMode.CASH,
    pricingMode: PricingMode.DISCOUNT,
    businessDiscount: '0',
    businessName: null,
    location: null,
    address: null,
    city: null,
    state: null,
    zip: null,
    country: null,
    phone: null,
    parentBusinessId: null,
    ...given,
  };
}

/** Makes a user. @throws ShopError CONFLICT when the username is taken, without regard to case */
export async function insertUser(tx: Queryable, user: UserValues, passwordHash: string): Promise<UserRow> {
  const [row] = await usernameFree(() =>
    tx.query<{ id: number }[]>(
      `INSERT INTO users (username, email, first_name, last_name, role, active, business_approved, payment_mode,
         pricing_mode, business_discount, business_name, location, address, city, state, zip, country, phone,
         parent_business_id, password_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
       RETURNING id`,
      [...valuesOf(user), passwordHash],
    ),
  );
  return readUser(tx, row!.id);
}

/**
 * Writes all of a user that was read under a lock. Another password, and deactivating, end every session of the user
 * (decisions.md section 5): the database sees to it.
 * @param passwordHash null leaves the password as it is
 * @throws ShopError CONFLICT when the username is taken
 */
export async function saveUser(tx: Queryable, user: UserRow, passwordHash: string | null): Promise<UserRow> {
  await usernameFree(() =>
    tx.query(
      `UPDATE users SET username = $1, email = $2, first_name = $3, last_name = $4, role = $5, active = $6,
         business_approved = $7, payment_mode = $8, pricing_mode = $9, business_discount = $10, business_name = $11,
         location = $12, address = $13, city = $14, state = $15, zip = $16, country = $17, phone = $18,
         parent_business_id = $19, password_hash = coalesce($20, password_hash)
       WHERE id = $21`,
      [...valuesOf(user), passwordHash, user.id],
    ),
  );
  return readUser(tx, user.id);
}

function valuesOf(user: UserValues): unknown[] {
  return [
    user.username,
    user.email,
    user.firstName,
    user.lastName,
    user.role satisfies Role,
    user.active,
    user.businessApproved,
    user.paymentMode,
    user.pricingMode,
    user.businessDiscount,
    user.businessName,
    user.location,
    user.address,
    user.city,
    user.state,
    user.zip,
    user.country,
    user.phone,
    user.parentBusinessId,
  ];
}

const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

/**
 * Erases a user with its employees, its prices and its cart, when nothing that is kept refers to them; otherwise
 * deactivates the user (decisions.md section 2). What is kept, the foreign keys say: orders, their history, the ledger.
 * The user is locked.
 */
export async function removeUser(tx: Queryable, user: UserRow): Promise<Removal> {
  await tx.query('SAVEPOINT erasing');
  try {
    await tx.query('DELETE FROM users WHERE parent_business_id = $1', [user.id]);
    await tx.query('DELETE FROM users WHERE id = $1', [user.id]);
    await tx.query('DELETE FROM cart_item WHERE owner = $1', [`user:${user.id}`]);
    await tx.query(`DELETE FROM session WHERE (sess->>'userId')::integer = $1`, [user.id]);
    return Removal.ERASED;
  } catch (error) {
    const state = sqlState(error);
    if (state !== FOREIGN_KEY_VIOLATION && state !== RESTRICT_VIOLATION) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT erasing');
    await tx.query('UPDATE users SET active = false WHERE id = $1', [user.id]);
    return Removal.DEACTIVATED;
  }
}

function usernameFree<T>(write: () => Promise<T>): Promise<T> {
  return refuseDuplicate('users_username_unique', 'username', 'This username is taken; please choose another.', write);
}
