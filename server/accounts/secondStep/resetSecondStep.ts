import type { DataSource } from 'typeorm';
import { audited } from '../../audit/audit';
import { ShopError } from '../../core/errors';
import { lockUser, readUser } from '../../identity/userRow';
import type { Viewer } from '../../identity/viewer';
import { showUser } from '../users/showUser';
import type { UserType } from '../users/users.types';
import { removeStep } from './changeStep';

/** How the audit log calls it, whoever does it. */
export const RESET = 'user.second_step_reset';

/** What is left. */
export const NO_STEP = { passkeys: [], app: false };

/**
 * Takes the second step away from somebody who has lost it; they sign in with the password, and set up another.
 * @throws ShopError NOT_FOUND, and CONFLICT for oneself and for an account without one
 */
export function resetSecondStep(db: DataSource, viewer: Viewer, userId: number): Promise<UserType> {
  return audited(db, viewer, async (tx, actor) => {
    await lockUser(tx, userId);
    if (actor.id === userId) {
      throw new ShopError('CONFLICT', 'Another admin has to do this; you change your own second step on its page.');
    }
    const before = await removeStep(tx, userId);
    if (!before) throw new ShopError('CONFLICT', 'This account has no second step.');
    const entry = { action: RESET, subjectType: 'user', subjectId: userId, before, after: NO_STEP };
    return { result: showUser(await readUser(tx, userId)), entry };
  });
}
