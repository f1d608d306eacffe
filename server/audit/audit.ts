import type { DataSource } from 'typeorm';
import type { Account, Viewer } from '../identity/viewer';
import type { Queryable } from '../db/queryable';
import { transaction, type Transaction } from '../db/transaction';
import { unauthenticated } from '../core/errors';

/** One thing an admin did. */
export interface AuditedAction {
  /** Like "product.update". */
  action: string;
  /** Like "product". */
  subjectType: string;
  subjectId: string | number;
  /** How it was: null when it was made. No password, hash or token. */
  before: unknown;
  /** How it is: null when it was deleted. */
  after: unknown;
}

/** Writes into the audit log, inside the transaction of what it tells of (decisions.md section 5). */
async function writeAudit(tx: Queryable, actor: Account, entry: AuditedAction): Promise<void> {
  await tx.query(
    `INSERT INTO audit_entry (actor_id, actor_username, action, subject_type, subject_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      actor.id,
      actor.username,
      entry.action,
      entry.subjectType,
      String(entry.subjectId),
      json(entry.before),
      json(entry.after),
    ],
  );
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

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
