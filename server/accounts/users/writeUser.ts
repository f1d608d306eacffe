import type { Language } from '../../../common/languages';
import { refuseDuplicate } from '../../db/uniqueViolation';
import { sqlState, type Transaction } from '../../db/transaction';
import { PaymentMode, PricingMode, Removal } from '../../identity/roles';
import { UserEntity } from '../../identity/user.entity';
import { addressChanged, readAddress } from '../emails/addressChange';
import { endLinksOf } from '../links/accountLinks';
import { readUser, type UserRow } from '../../identity/userRow';

/** The columns of a user that are written. */
export type UserValues = Omit<
  UserRow,
  'id' | 'version' | 'createdAt' | 'creditBalance' | 'secondStep' | 'emailUnconfirmed'
>;

/** The values of a new user, with the table's defaults for those that are absent. */
export function newUser(
  values: Pick<UserValues, 'username' | 'email' | 'firstName' | 'lastName' | 'role'> & Partial<UserValues>,
): UserValues {
  return {
    duties: [],
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
    ...values,
  };
}

/** Makes a user. @throws ShopError CONFLICT when the username is taken, without regard to case */
export async function insertUser(tx: Transaction, user: UserValues, passwordHash: string): Promise<UserRow> {
  const { generatedMaps } = await refuseTakenUsername(() => tx.manager.insert(UserEntity, { ...user, passwordHash }));
  return readUser(tx, (generatedMaps[0] as Pick<UserEntity, 'id'>).id);
}

/** What else is to be known of a user who is saved. */
interface SavedWith {
  /** Null leaves the password as it is. */
  passwordHash: string | null;
  /** Of the mails about another address, where the account says none. */
  language: Language;
}

/**
 * Writes all of a user that was read under a lock, for who manages it. Another address is to be confirmed, and nothing goes to
 * the one before any more but the news of it (specification 8.19). Another password, and deactivating, end every session of the user
 * (specification 8.4): the database sees to it.
 * @throws ShopError CONFLICT when the username is taken
 */
export async function saveUser(
  tx: Transaction,
  user: UserRow,
  { passwordHash, language }: SavedWith,
): Promise<UserRow> {
  const {
    id,
    version: _,
    createdAt: __,
    creditBalance: ___,
    secondStep: ____,
    emailUnconfirmed: _____,
    ...values
  } = user;
  const before = await readAddress(tx, id);
  await refuseTakenUsername(() =>
    tx.manager.update(UserEntity, id, { ...values, ...(passwordHash !== null && { passwordHash }) }),
  );
  if (!user.active) await endLinksOf(tx, id);
  await addressChanged(tx, { userId: id, before, keepsFormer: false, language });
  return readUser(tx, id);
}

const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

/**
 * Erases a user with its employees, its prices, and the carts and sessions of them all. A user to whom orders, their history or the ledger refer,
 * which the foreign keys find out, is deactivated instead (specification 8.8).
 * The user is locked.
 */
export async function removeUser({ manager }: Transaction, { id }: UserRow): Promise<Removal> {
  try {
    await manager.transaction(async (nested) => {
      const employees = await nested.find(UserEntity, { select: { id: true }, where: { parentBusinessId: id } });
      const ids = [...employees.map((employee) => employee.id), id];
      await nested.delete(UserEntity, { parentBusinessId: id });
      await nested.delete(UserEntity, id);
      await nested.query('DELETE FROM cart_item WHERE owner = ANY($1::text[])', [ids.map((each) => `user:${each}`)]);
      await nested.query(`DELETE FROM session WHERE (sess->>'userId')::integer = ANY($1::integer[])`, [ids]);
    });
    return Removal.ERASED;
  } catch (error) {
    const state = sqlState(error);
    if (state !== FOREIGN_KEY_VIOLATION && state !== RESTRICT_VIOLATION) throw error;
    await manager.update(UserEntity, id, { active: false });
    await endLinksOf(manager, id);
    return Removal.DEACTIVATED;
  }
}

function refuseTakenUsername<T>(write: () => Promise<T>): Promise<T> {
  return refuseDuplicate('users_username_unique', 'username', 'This username is taken; please choose another.', write);
}
