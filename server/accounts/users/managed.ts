import { forbidden, notFound } from '../../core/errors';
import type { Selection } from '../../db/selection';
import { Duty, hasDuty, worksHere } from '../../identity/duties';
import { PaymentMode, Role } from '../../identity/roles';
import type { UserRow } from '../../identity/userRow';
import type { Account, Viewer } from '../../identity/viewer';

/**
 * Whether a user exists for the viewer (specification 10.7): every one for an admin; for the duty `accounts` whoever is
 * neither admin nor staff; for `prices` and `credit` the businesses, whose prices and credit they care for.
 */
export function managesUser({ account }: Pick<Viewer, 'account'>, user: Pick<UserRow, 'role'>): boolean {
  if (account?.role === Role.ADMIN) return true;
  if (hasDuty(account, Duty.ACCOUNTS)) return !worksHere(user);
  const caresForBusinesses = hasDuty(account, Duty.PRICES) || hasDuty(account, Duty.CREDIT);
  return caresForBusinesses && user.role === Role.BUSINESS;
}

/** Narrows to the users for whom `managesUser` says so; the table's alias is `u`. */
export function selectManaged(selection: Selection, viewer: Viewer): Selection {
  const roles = Object.values(Role).filter((role) => managesUser(viewer, { role }));
  return roles.length === Object.keys(Role).length ? selection : selection.and('u.role = ANY(?::text[])', roles);
}

/** Whether the viewer may find users by their e-mail and their own name. */
export function seesPersons({ account }: Viewer): boolean {
  return hasDuty(account, Duty.ACCOUNTS);
}

/** @throws ShopError NOT_FOUND for a user that does not exist for whoever acts */
export function refuseUnmanaged(actor: Account, user: UserRow): void {
  if (!managesUser({ account: actor }, user)) throw notFound('User');
}

/**
 * What of a user not everybody who manages users decides.
 * @param before null for a new one
 * @throws ShopError FORBIDDEN unless an admin makes an admin or a member of the staff; or for who pays on credit, without
 *   the duty `credit`
 */
export function refuseUndecidable(
  actor: Account,
  before: Pick<UserRow, 'role' | 'paymentMode'> | null,
  after: Pick<UserRow, 'role' | 'paymentMode'>,
): void {
  if (worksHere(after) && actor.role !== Role.ADMIN)
    throw forbidden('Only administrators make administrators and staff.');
  if (after.paymentMode !== (before?.paymentMode ?? PaymentMode.CASH) && !hasDuty(actor, Duty.CREDIT)) {
    throw forbidden('Only who cares for credit decides who pays on it.');
  }
}
