import type { DataSource } from 'typeorm';
import type { Language } from '../../../common/languages';
import { changedUserRules, newUserRules } from '../../../common/rules/accountRules';
import { audited } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { lockCreditAccount } from '../../credit/ledger';
import { badInput, ShopError } from '../../core/errors';
import { refuseClosed } from '../../identity/refuseClosed';
import { trimmedText } from '../../core/text';
import { changeUser, isActiveAdmin, refuseLastAdmin, openCreditAccount } from './adminChanges';
import { sentFields } from '../../core/sentFields';
import { hashPassword } from '../signIn/passwords';
import { Duty } from '../../identity/duties';
import { PaymentMode, Removal, Role } from '../../identity/roles';
import { refuseUndecidable, refuseUnmanaged } from './managed';
import { showUser } from './showUser';
import { lockUserToErase, type UserRow } from '../../identity/userRow';
import type { CreateUserInput, UpdateUserInput, UserType } from './users.types';
import type { Viewer } from '../../identity/viewer';
import { insertUser, newUser, removeUser, type UserValues } from './writeUser';

/**
 * Makes a user. A business made here is pending (specification 8.7).
 * @throws ShopError BAD_USER_INPUT, FORBIDDEN as `refuseUndecidable`, and CONFLICT when the username is taken
 */
export async function createUser(db: DataSource, viewer: Viewer, input: CreateUserInput): Promise<UserType> {
  checkInput(newUserRules, input);
  const passwordHash = await hashPassword(input.password!);
  const user = newUser({
    username: trimmedText(input.username!),
    email: trimmedText(input.email!),
    firstName: trimmedText(input.firstName!),
    lastName: trimmedText(input.lastName!),
    role: input.role!,
    duties: dutiesOf(input.role!, input.duties),
    paymentMode: input.paymentMode ?? PaymentMode.CASH,
  });
  return audited(db, viewer, async (tx, actor) => {
    refuseUndecidable(actor, null, user);
    const result = showUser(await openCreditAccount(tx, await insertUser(tx, user, passwordHash), actor.id));
    return {
      result,
      entry: { action: 'user.create', subjectType: 'user', subjectId: result.id, before: null, after: result },
    };
  });
}

/**
 * Changes what is sent of a user; another password ends all of the user's sessions. A user that becomes a business is
 * pending.
 * @param language of the mails about another address, where the account says none
 * @throws ShopError BAD_USER_INPUT, NOT_FOUND, and CONFLICT for the role of an employee, of a business with employees,
 *   of oneself or of the last active admin
 */
export async function updateUser(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: UpdateUserInput,
  language: Language,
): Promise<UserType> {
  const { version, ...sent } = input;
  const { password, ...changes } = sentFields(changedUserRules(), sent);
  const passwordHash = password ? await hashPassword(password) : null;
  return changeUser(db, viewer, {
    action: 'user.update',
    id,
    version,
    passwordHash,
    language,
    change: (user) => {
      const { email, firstName, lastName, role, duties, paymentMode } = changes;
      return {
        ...(typeof email === 'string' && { email: trimmedText(email) }),
        ...(typeof firstName === 'string' && { firstName: trimmedText(firstName) }),
        ...(typeof lastName === 'string' && { lastName: trimmedText(lastName) }),
        ...(paymentMode && { paymentMode }),
        ...(role && changedRole(user, role)),
        ...(duties !== undefined && { duties: dutiesOf(role ?? user.role, duties) }),
      };
    },
  });
}

function changedRole(user: UserRow, role: Role): Partial<UserValues> {
  if (user.role === role) return {};
  if (user.role === Role.EMPLOYEE) {
    const message = 'An employee belongs to a business; its role stays.';
    throw new ShopError('CONFLICT', message, { fields: { role: message } });
  }
  return { role, duties: [], businessApproved: false };
}

/** @throws ShopError BAD_USER_INPUT for duties of another role than staff */
function dutiesOf(role: Role, duties: readonly Duty[] | null | undefined): Duty[] {
  const given = Object.values(Duty).filter((duty) => duties?.includes(duty));
  if (given.length > 0 && role !== Role.STAFF) throw badInput({ duties: 'Duties are for staff' });
  return given;
}

/**
 * Deactivates a user, which ends all its sessions and stops its tokens, or activates it again.
 * @throws ShopError NOT_FOUND, and CONFLICT for oneself and the last active admin
 */
export function setUserActive(db: DataSource, viewer: Viewer, id: number, active: boolean): Promise<UserType> {
  const action = active ? 'user.activate' : 'user.deactivate';
  return changeUser(db, viewer, { action, id, change: () => ({ active }) });
}

/**
 * Deletes a user; one with orders (or employees with orders) or credit entries is deactivated instead.
 * @throws ShopError NOT_FOUND, and CONFLICT for oneself and the last active admin
 */
export function deleteUser(db: DataSource, viewer: Viewer, id: number): Promise<Removal> {
  return audited(db, viewer, async (tx, actor) => {
    await lockCreditAccount(tx, id);
    const user = await lockUserToErase(tx, id);
    refuseUnmanaged(actor, user);
    await refuseClosed(tx, id);
    if (isActiveAdmin(user)) await refuseLastAdmin(tx, actor, id);
    const result = await removeUser(tx, user);
    const before = showUser(user);
    const after = result === Removal.ERASED ? null : { ...before, active: false };
    return { result, entry: { action: 'user.delete', subjectType: 'user', subjectId: id, before, after } };
  });
}
