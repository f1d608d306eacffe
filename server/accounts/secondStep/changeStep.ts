import { writeAudit } from '../../audit/audit';
import { ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { transaction, type Transaction } from '../../db/transaction';
import type { Account } from '../../identity/viewer';
import type { KnownAccount } from '../signIn/knownDevices';
import type { DataSource } from 'typeorm';
import { tellOwner } from './stepMails';
import { giveRecoveryCodes } from './ways/recoveryCodes';

/** What the audit log says of a second step: never anything secret. */
interface StepState {
  passkeys: string[];
  app: boolean;
}

/** A change that was made. */
export interface ChangedStep {
  /** As its devices know it from now on. */
  known: KnownAccount;
  /** New ones, shown to their owner once; null when those of before stay. */
  recoveryCodes: string[] | null;
}

interface StepChange {
  /** As it was when it was confirmed. */
  known: KnownAccount;
  isRequired: boolean;
  /** Returns new recovery codes, if it gives some. @throws what was begun and does not stand any more */
  work: (tx: Transaction) => Promise<string[] | void>;
}

/**
 * Changes somebody's own second step under a lock, with its line in the audit log. It ends every session of the account, as
 * another password does, and what browsers have begun for it: the caller begins a session for whoever has changed it. The
 * first step comes with recovery codes; with the last one they are gone. A mail that tells the owner is queued.
 * @throws ShopError CONFLICT when password or second step were changed meanwhile, or the last one must stay
 */
export function changeStep(
  db: DataSource,
  actor: Account,
  { known, isRequired, work }: StepChange,
): Promise<ChangedStep> {
  return transaction(db, async (tx) => {
    const [user] = await tx.query<unknown[]>(
      // Whoever has stopped working for the shop meanwhile could not sign in with one, nor remove it.
      `SELECT 1 FROM users WHERE id = $1 AND active AND role IN ('admin', 'staff') AND credential_version = $2
       FOR NO KEY UPDATE`,
      [known.id, known.credentialVersion],
    );
    if (!user) throw changedMeanwhile();
    const before = await stateOf(tx, known.id);
    const given = (await work(tx)) ?? null;
    const after = await stateOf(tx, known.id);
    if (isRequired && !hasStep(after)) {
      throw new ShopError('CONFLICT', 'A second step is required here; add another one before you remove this one.');
    }
    const recoveryCodes = given ?? (hasStep(before) || !hasStep(after) ? null : await giveRecoveryCodes(tx, known.id));
    const credentialVersion = await settle(tx, known.id, hasStep(after));
    await writeAudit(tx, actor, {
      action: given ? 'user.recovery_codes' : 'user.second_step',
      subjectType: 'user',
      subjectId: known.id,
      before,
      after: { ...after, ...(recoveryCodes && { newRecoveryCodes: recoveryCodes.length }) },
    });
    await tellOwner(
      tx,
      known.id,
      given ? 'RECOVERY_CODES_RENEWED' : hasMore(after, before) ? 'SECOND_STEP_ADDED' : 'SECOND_STEP_REMOVED',
    );
    return { known: { id: known.id, credentialVersion }, recoveryCodes };
  });
}

export function changedMeanwhile(): ShopError {
  return new ShopError('CONFLICT', 'This took too long, or your account was changed meanwhile. Please begin again.');
}

/**
 * Takes the whole second step away from an account, which ends its sessions, and queues a mail that tells its owner; the user
 * is locked.
 * @returns how it was; null when there was none
 */
export async function removeStep(tx: Transaction, userId: number): Promise<StepState | null> {
  const before = await stateOf(tx, userId);
  if (!hasStep(before)) return null;
  await tx.query('DELETE FROM passkey WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM authenticator_app WHERE user_id = $1', [userId]);
  await settle(tx, userId, false);
  await tellOwner(tx, userId, 'SECOND_STEP_RESET');
  return before;
}

async function stateOf(db: Queryable, userId: number): Promise<StepState> {
  const [state] = await db.query<StepState[]>(
    `SELECT array(SELECT name FROM passkey WHERE user_id = $1 ORDER BY id) AS passkeys,
       EXISTS (SELECT 1 FROM authenticator_app WHERE user_id = $1) AS app`,
    [userId],
  );
  return state!;
}

function hasStep({ passkeys, app }: StepState): boolean {
  return app || passkeys.length > 0;
}

function hasMore(after: StepState, before: StepState): boolean {
  return after.passkeys.length + Number(after.app) > before.passkeys.length + Number(before.app);
}

/** Notes whether there is a second step, and ends what was begun with the one of before. @returns the new version */
async function settle(tx: Transaction, userId: number, hasOne: boolean): Promise<number> {
  if (!hasOne) await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  const [user] = await tx.query<{ credentialVersion: number }[]>(
    `WITH changed AS (UPDATE users SET second_step = $2, credential_version = credential_version + 1 WHERE id = $1
       RETURNING credential_version)
     SELECT credential_version AS "credentialVersion" FROM changed`,
    [userId, hasOne],
  );
  await tx.query(`DELETE FROM session WHERE (sess->>'userId')::integer = $1`, [userId]);
  await tx.query('DELETE FROM step_attempt WHERE user_id = $1', [userId]);
  return user!.credentialVersion;
}

/**
 * To be checked once a session is stored: whatever has changed since, ends only the sessions that are stored by then. FOR
 * SHARE waits for such a change in progress.
 */
export async function stillStands(db: Queryable, { id, credentialVersion }: KnownAccount): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    'SELECT 1 FROM users WHERE id = $1 AND active AND credential_version = $2 FOR SHARE',
    [id, credentialVersion],
  );
  return rows.length > 0;
}
