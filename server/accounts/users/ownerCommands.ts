import type { DataSource } from 'typeorm';
import { ownPasswordRules, registrationRules } from '../../../common/rules/accountRules';
import { writeAudit, type AuditedAction } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { ShopError } from '../../core/errors';
import { trimmedText } from '../../core/text';
import { transaction, type Transaction } from '../../db/transaction';
import { Role } from '../../identity/roles';
import { refuseWeakPassword } from '../ownAccount/weakPasswords';
import { removeStep } from '../secondStep/changeStep';
import { NO_STEP, RESET } from '../secondStep/resetSecondStep';
import { refuseClosed } from '../../identity/refuseClosed';
import { hashPassword } from '../signIn/passwords';
import { insertUser, newUser } from './writeUser';

/** How the audit log calls whoever has the server's shell; no account is it. */
const SHELL = { id: 0, username: 'npm run admin' };

/** An account that a command is about. */
interface Named {
  id: number;
  username: string;
  active: boolean;
}

/** Makes an admin. @throws ShopError CONFLICT when the username is taken; BAD_USER_INPUT */
export async function createAdmin(db: DataSource, username: string, password: string): Promise<void> {
  checkInput(registrationRules().pick(['username']), { username });
  const name = trimmedText(username);
  const passwordHash = await hashOf(name, password);
  await transaction(db, async (tx) => {
    const email = `${name}@localhost`;
    const user = newUser({ username: name, email, firstName: null, lastName: null, role: Role.ADMIN });
    const { id } = await insertUser(tx, user, passwordHash);
    await note(tx, id, { action: 'user.create', before: null, after: { username: name, email, role: Role.ADMIN } });
  });
}

/** Gives an account another password, which ends its sessions. @throws ShopError NOT_FOUND, BAD_USER_INPUT */
export async function setPassword(db: DataSource, username: string, password: string): Promise<Named> {
  const passwordHash = await hashOf(username, password);
  return transaction(db, async (tx) => {
    const user = await lockNamed(tx, username);
    await tx.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user.id, passwordHash]);
    await note(tx, user.id, { action: 'user.password', before: null, after: { passwordChanged: true } });
    return user;
  });
}

/** Takes the second step away from an account, which ends its sessions. @throws ShopError NOT_FOUND; CONFLICT without one */
export function resetStep(db: DataSource, username: string): Promise<Named> {
  return transaction(db, async (tx) => {
    const user = await lockNamed(tx, username);
    const before = await removeStep(tx, user.id);
    if (!before) throw new ShopError('CONFLICT', `${user.username} has no second step; nothing was changed.`);
    await note(tx, user.id, { action: RESET, before, after: NO_STEP });
    return user;
  });
}

/** @throws ShopError NOT_FOUND */
export async function refuseUnknown(db: DataSource, username: string): Promise<void> {
  const [user] = await db.query<unknown[]>('SELECT 1 FROM users WHERE lower(username) = lower($1)', [username]);
  if (!user) throw unknown(username);
}

async function lockNamed(tx: Transaction, username: string): Promise<Named> {
  const [user] = await tx.query<Named[]>(
    'SELECT id, username, active FROM users WHERE lower(username) = lower($1) FOR NO KEY UPDATE',
    [username],
  );
  if (!user) throw unknown(username);
  await refuseClosed(tx, user.id);
  return user;
}

function unknown(username: string): ShopError {
  return new ShopError('NOT_FOUND', `There is no account ${JSON.stringify(username)}.`);
}

/** @throws ShopError BAD_USER_INPUT for a password that others would try first */
async function hashOf(username: string, password: string): Promise<string> {
  checkInput(ownPasswordRules().pick(['newPassword']), { newPassword: password });
  refuseWeakPassword(password, { username });
  return hashPassword(password);
}

function note(tx: Transaction, id: number, entry: Pick<AuditedAction, 'action' | 'before' | 'after'>): Promise<void> {
  return writeAudit(tx, SHELL, { ...entry, subjectType: 'user', subjectId: id });
}
