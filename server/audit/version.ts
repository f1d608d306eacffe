import type { Queryable } from '../db/queryable';
import { ShopError } from '../core/errors';

/** The subject of an edit, locked by its transaction. */
export interface Versioned {
  /** As the audit log names it, like "product". */
  subjectType: string;
  subjectId: number;
  /** Its version now. */
  version: number;
}

/**
 * Refuses to overwrite what another admin has changed since it was read.
 *
 * @param expected the version that the edit was made from; absent: whatever there is may be overwritten
 * @throws ShopError CONFLICT that names who changed it and when, where the audit log knows
 */
export async function refuseStaleVersion(
  tx: Queryable,
  { subjectType, subjectId, version }: Versioned,
  expected: number | null | undefined,
): Promise<void> {
  if (expected === null || expected === undefined || expected === version) return;
  throw await editConflict(tx, { subjectType, subjectId });
}

/** Selects the entries of the audit log that could be the conflicting change. */
interface Change extends Pick<Versioned, 'subjectType' | 'subjectId'> {
  /** A regular expression of PostgreSQL; absent: whatever changes the subject itself. */
  actions?: string;
  /** Properties that the entry must have, before or after the change. */
  containing?: Readonly<Record<string, unknown>>;
}

/** All but the actions on credit and agreed prices, which have the user as their subject, too. */
const OWN_ACTIONS = String.raw`^(?!(credit|individualPrice)\.)`;

/** The refusal that names who changed it and when, where the audit log knows. */
export async function editConflict(tx: Queryable, change: Change): Promise<ShopError> {
  const { subjectType, subjectId, actions = OWN_ACTIONS, containing = null } = change;
  const [last] = await tx.query<{ by: string; at: Date }[]>(
    `SELECT actor_username AS by, at FROM audit_entry WHERE subject_type = $1 AND subject_id = $2 AND action ~ $3
       AND ($4::jsonb IS NULL OR coalesce(after, before) @> $4::jsonb) ORDER BY id DESC LIMIT 1`,
    [subjectType, String(subjectId), actions, containing && JSON.stringify(containing)],
  );
  const who = last ? `${last.by} changed this on ${utcMinute(last.at)}` : 'Somebody changed this';
  const message = `${who}, after you opened it. Nothing was saved: reload it to see the change, and make yours again.`;
  return new ShopError('CONFLICT', message, { fields: { version: message } });
}

/** "2026-11-21 at 19:11 UTC" */
function utcMinute(at: Date): string {
  const text = at.toISOString();
  return `${text.slice(0, 10)} at ${text.slice(11, 16)} UTC`;
}
