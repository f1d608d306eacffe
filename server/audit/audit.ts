import type { DataSource } from 'typeorm';
import type { Account, Viewer } from '../identity/viewer';
import { transaction, type Transaction } from '../db/transaction';
import { unauthenticated } from '../core/errors';
import { AuditEntry } from './auditEntry.entity';

/** One thing an admin did. */
export interface AuditedAction {
  /** Like "product.update". */
  action: string;
  /** Like "product". */
  subjectType: string;
  subjectId: string | number;
  /** How it was: null when it was made. No password, hash or token. */
  before: object | null;
  /** How it is: null when it was deleted. */
  after: object | null;
}

/** Writes into the audit log, inside the transaction of what it tells of (decisions.md section 5). */
async function writeAudit({ manager }: Transaction, actor: Account, entry: AuditedAction): Promise<void> {
  await manager.getRepository(AuditEntry).insert({
    actorId: actor.id,
    actorUsername: actor.username,
    ...entry,
    subjectId: String(entry.subjectId),
  });
}

/**
 * Runs what an admin does in one transaction with its line in the audit log: both are kept or neither.
 * @param work gives what to answer with, and what to write into the log
 */
export function audited<T>(
  db: DataSource,
  viewer: Viewer,
  work: (tx: Transaction, actor: Account) => Promise<{ result: T; entry: AuditedAction }>,
): Promise<T> {
  const { account } = viewer;
  if (!account) throw unauthenticated();
  return transaction(db, async (tx) => {
    const { result, entry } = await work(tx, account);
    await writeAudit(tx, account, entry);
    return result;
  });
}
