import { notFound } from '../core/errors';
import { entityColumns } from '../db/entityColumns';
import type { Queryable } from '../db/queryable';
import type { Transaction } from '../db/transaction';
import { creditBalanceOf, UserEntity } from './user.entity';

/** A user as the table has it, whatever its role; never its password's hash. */
export type UserRow = Omit<
  UserEntity,
  | 'passwordHash'
  | 'credentialVersion'
  | 'parentBusiness'
  | 'language'
  | 'formerEmail'
  | 'emailProvedAt'
  | 'pricesOnSlips'
>;

/** The columns of a user; the table's alias is `u`. */
export const USER_COLUMNS = `${entityColumns(UserEntity, 'u', [
  'id',
  'version',
  'username',
  'email',
  'emailUnconfirmed',
  'firstName',
  'lastName',
  'role',
  'duties',
  'secondStep',
  'active',
  'businessApproved',
  'paymentMode',
  'pricingMode',
  'businessDiscount',
  'businessName',
  'location',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'parentBusinessId',
  'createdAt',
] satisfies (keyof UserRow)[])}, (${creditBalanceOf('u')}) AS "creditBalance"`;

/** One user, deactivated or not; null when there is none. */
export async function findUser(db: Queryable, id: number): Promise<UserRow | null> {
  const [user] = await findUsers(db, [id]);
  return user ?? null;
}

/** Those of the users who exist, deactivated or not, unsorted; one statement. */
export function findUsers(db: Queryable, ids: readonly number[]): Promise<UserRow[]> {
  return db.query(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ANY($1::integer[])`, [ids]);
}

/** As `findUser`. @throws ShopError NOT_FOUND when there is none */
export async function readUser(db: Queryable, id: number): Promise<UserRow> {
  return existing(await findUser(db, id));
}

/**
 * One user, locked against other changes; orders of the user can be placed at the same time.
 * @throws ShopError NOT_FOUND
 */
export async function lockUser({ manager }: Transaction, id: number): Promise<UserRow> {
  return existing(await manager.findOne(UserEntity, { where: { id }, lock: { mode: 'for_no_key_update' } }));
}

/** One user, locked so that nothing new can refer to it either. @throws ShopError NOT_FOUND */
export async function lockUserToErase({ manager }: Transaction, id: number): Promise<UserRow> {
  return existing(await manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }));
}

function existing(user: UserRow | null): UserRow {
  if (!user) throw notFound('User');
  return user;
}
