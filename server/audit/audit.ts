import type { DataSource } from 'typeorm';
import { signedIn, type Account, type Viewer } from '../identity/viewer';
import { transaction, type Transaction } from '../db/transaction';
import { once, type Once, type SentKey } from '../idempotency/once';
import { tellChangeSource } from '../pricing/history/changeSource';
import { AuditEntry } from './auditEntry.entity';

/** An action of an admin. */
export interface AuditedAction {
  /** Like "product.update". */
  action: string;
  /** Like "product". */
  subjectType: string;
  subjectId: string | number;
  /** State before the action; null when it created the subject. Never a password, hash or token. */
  before: object | null;
  /** State after the action; null when it deleted the subject. */
  after: object | null;
}

/** The entry of an edit, like "product.update". */
export function editEntry<State extends object>(
  subjectType: string,
  edit: 'create' | 'update' | 'delete',
  subjectId: number,
  before: State | null,
  after: State | null,
): AuditedAction {
  return { action: `${subjectType}.${edit}`, subjectType, subjectId, before, after };
}

/** Writes into the audit log, in the transaction of the action itself (specification 8.11). */
export async function writeAudit(
  { manager }: Transaction,
  actor: Pick<Account, 'id' | 'username'>,
  entry: AuditedAction,
): Promise<void> {
  await manager.getRepository(AuditEntry).insert({
    actorId: actor.id,
    actorUsername: actor.username,
    ...entry,
    subjectId: String(entry.subjectId),
  });
}

/**
 * Runs an admin's action in one transaction with its entry in the audit log: both are committed or neither.
 * @param work returns the result, and the entry
 * @throws ShopError UNAUTHENTICATED for a guest
 */
export async function audited<T>(db: DataSource, viewer: Viewer, work: AuditedWork<T>): Promise<T> {
  return (await auditedOnce(db, viewer, () => null, work)).answer;
}

/** What an action does, for whom: its result, and its entry in the audit log; null when it has changed nothing. */
type AuditedWork<T> = (tx: Transaction, actor: Account) => Promise<{ result: T; entry: AuditedAction | null }>;

/**
 * As `audited`, and only once for its idempotency key: a repetition gets the first result and writes nothing.
 * @param keyOf the key that the actor sent; null for none
 * @param work its result is what JSON can say
 * @throws KeyConflict when the key was sent with another content
 */
export function auditedOnce<T>(
  db: DataSource,
  viewer: Viewer,
  keyOf: (actor: Account) => SentKey | null,
  work: AuditedWork<T>,
): Promise<Once<T>> {
  const { token, via = 'shop' } = viewer;
  const account = signedIn(viewer);
  const sent = keyOf(account);
  return transaction(db, (tx) =>
    once(tx, sent, async () => {
      await tellChangeSource(tx, { actorId: account.id, via: token ? `token:${token.id}` : via });
      const { result, entry } = await work(tx, account);
      if (entry) await writeAudit(tx, account, entry);
      return result;
    }),
  );
}
