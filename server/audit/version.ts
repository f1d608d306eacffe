import type { Queryable } from '../db/queryable';
import { ShopError } from '../core/errors';

/** What somebody is about to change, and is locked. */
export interface Versioned {
  /** As the audit log names it, like "product". */
  subjectType: string;
  subjectId: number;
  /** Its version now. */
  version: number;
}

/**
 * Refuses to overwrite what was changed since it was read: two admins do not undo each other's work unseen.
 *
 * @param seen the version that the change was made from; absent: whatever there is may be overwritten
 * @throws ShopError CONFLICT that names who changed it and when, where the audit log knows
 */
export async function refuseStaleVersion(
  tx: Queryable,
  { subjectType, subjectId, version }: Versioned,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === null || seen === undefined || seen === version) return;
  throw await editConflict(tx, { subjectType, subjectId });
}

/** Which entries of the audit log tell of a change. */
interface Change extends Pick<Versioned, 'subjectType' | 'subjectId'> {
  /** A regular expression of PostgreSQL; absent: whatever changes the subject itself. */
  actions?: string;
  /** What the thing must hold among other things, before or after. */
  holding?: Readonly<Record<string, unknown>>;
}

const OF_ITSELF = String.raw`^(?!(credit|individualPrice)\.)`;

/** The refusal that names who changed it and when, where the audit log knows. */
export async function editConflict(tx: Queryable, change: Change): Promise<ShopError> {
  const { subjectType, subjectId, actions = OF_ITSELF, holding = null } = change;
  const [last] = await tx.query<{ by: string; at: Date }[]>(
    `SELECT actor_username AS by, at FROM audit_entry WHERE subject_type = $1 AND subject_id = $2 AND action ~ $3
       AND ($4::jsonb IS NULL OR coalesce(after, before) @> $4::jsonb) ORDER BY id DESC LIMIT 1`,
    [subjectType, String(subjectId), actions, holding && JSON.stringify(holding)],
  );
  const who = last ? `${last.by} changed this on ${moment(last.at)}` : 'Somebody changed this';
  const message = `${who}, after you opened it. Nothing was saved: reload it to see the change, and make yours again.`;
  return new ShopError('CONFLICT', message, { fields: { version: message } });
}

/** "2026-11-21 at 19:11 UTC" */
function moment(at: Date): string {
  const text = at.toISOString();
  return `${text.slice(0, 10)} at ${text.slice(11, 16)} UTC`;
}
