import { Not, type DataSource } from 'typeorm';
import type { Language } from '../../../common/languages';
import { audited } from '../../audit/audit';
import { refuseStaleVersion } from '../../audit/version';
import { refuseClosed } from '../../identity/refuseClosed';
import { openAccount } from '../../credit/openAccount';
import type { Queryable } from '../../db/queryable';
import type { Transaction } from '../../db/transaction';
import { forbidden, notFound, ShopError } from '../../core/errors';
import { worksHere } from '../../identity/duties';
import { PaymentMode, Role } from '../../identity/roles';
import { deleteAddressesOf } from '../addresses/savedAddresses';
import { removeStep } from '../secondStep/changeStep';
import { revokeTokensOf } from '../tokens/apiTokens';
import { refuseUndecidable, refuseUnmanaged } from './managed';
import { showUser } from './showUser';
import { UserEntity } from '../../identity/user.entity';
import { lockUser, readUser, type UserRow } from '../../identity/userRow';
import type { UserType } from './users.types';
import type { Account, Viewer } from '../../identity/viewer';
import { saveUser, type UserValues } from './writeUser';

/** A change of a user by somebody who manages it. */
interface UserChange {
  /** Like "user.update", for the audit log. */
  action: string;
  id: number;
  /** The version that the change was made from; absent: whatever there is is overwritten. */
  version?: number | null;
  /** The changed values; throws to refuse. */
  change: (user: UserRow) => Partial<UserValues>;
  /** Null leaves the password as it is. */
  passwordHash?: string | null;
  /** Of the mails about another address, where the account says none; absent where the address stays. */
  language?: Language;
}

/**
 * Changes a user under a lock, with the line in the audit log.
 * @throws ShopError NOT_FOUND, FORBIDDEN as `refuseUndecidable`, and CONFLICT when its owner has closed it, or it would leave the shop
 *   without an active admin
 */
export function changeUser(
  db: DataSource,
  viewer: Viewer,
  { action, id, version, change, passwordHash = null, language = 'en' }: UserChange,
): Promise<UserType> {
  return audited(db, viewer, async (tx, actor) => {
    const before = await lockUser(tx, id);
    refuseUnmanaged(actor, before);
    await refuseClosed(tx, id);
    await refuseStaleVersion(tx, { subjectType: 'user', subjectId: id, version: before.version }, version);
    const changed: UserRow = { ...before, ...change(before) };
    refuseUndecidable(actor, before, changed);
    if (isActiveAdmin(before) && !isActiveAdmin(changed)) await refuseLastAdmin(tx, actor, id);
    if (before.role === Role.BUSINESS && changed.role !== Role.BUSINESS) await refuseWithEmployees(tx, id);
    // Only who works for the shop has one, and could change it.
    if (before.secondStep && worksHere(before) && !worksHere(changed)) {
      // As resetting it (specification 8.22): changing the role and back would be the same.
      if (viewer.token)
        throw forbidden('This takes a second step away: it is for people who sign in, not for API tokens.');
      await removeStep(tx, id);
    }
    const saved = await saveUser(tx, changed, { passwordHash, language });
    await endWhatRoleEnds(tx, actor, before, saved);
    const after = showUser(await openCreditAccount(tx, saved, actor.id));
    const entry = { action, subjectType: 'user', subjectId: id, before: showUser(before) };
    return { result: after, entry: { ...entry, after: { ...after, ...(passwordHash !== null && PASSWORD_CHANGED) } } };
  });
}

/** What belongs to the role that a user had: nobody of the new one could see it, or end it. */
async function endWhatRoleEnds(tx: Transaction, actor: Account, before: UserRow, after: UserRow): Promise<void> {
  if (before.role === after.role) return;
  await revokeTokensOf(tx, actor, after);
  if (before.role === Role.CUSTOMER) await deleteAddressesOf(tx, after.id);
}

/** The audit log holds nothing else of a password. */
const PASSWORD_CHANGED = { passwordChanged: true };

/** As `changeUser`. @throws ShopError NOT_FOUND for a user that is no business */
export function changeBusiness(db: DataSource, viewer: Viewer, request: UserChange): Promise<UserType> {
  return changeUser(db, viewer, {
    ...request,
    change: (user) => {
      if (user.role !== Role.BUSINESS) throw notFound('Business user');
      return request.change(user);
    },
  });
}

/** Gives a business in credit mode its credit account when it has none (specification 7.3). */
export async function openCreditAccount(tx: Transaction, user: UserRow, byUserId: number): Promise<UserRow> {
  if (user.role !== Role.BUSINESS || user.paymentMode !== PaymentMode.CREDIT) return user;
  return (await openAccount(tx, user.id, byUserId)) ? readUser(tx, user.id) : user;
}

export function isActiveAdmin({ role, active }: UserRow): boolean {
  return role === Role.ADMIN && active;
}

const ADMINS_LOCK = 7_264_003;

/**
 * For a change by which an active admin stops being one. Takes a lock, so that two admins cannot remove each other at
 * the same moment.
 * @throws ShopError CONFLICT for oneself and for the last one
 */
export async function refuseLastAdmin(tx: Transaction, actor: Account, id: number): Promise<void> {
  if (actor.id === id) throw new ShopError('CONFLICT', 'Another admin has to do this; you cannot do it to yourself.');
  await lockAdmins(tx);
  const others = await tx.manager.existsBy(UserEntity, { role: Role.ADMIN, active: true, id: Not(id) });
  if (!others) throw new ShopError('CONFLICT', 'The last active admin must stay.');
}

/** Nobody else takes an admin away until the transaction ends. */
export async function lockAdmins(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
}

/** An employee belongs to a business, also one that no longer works there. */
async function refuseWithEmployees(tx: Transaction, id: number): Promise<void> {
  if (!(await tx.manager.existsBy(UserEntity, { parentBusinessId: id }))) return;
  const message = 'This business has employees, who cannot be without one; its role stays.';
  throw new ShopError('CONFLICT', message, { fields: { role: message } });
}
