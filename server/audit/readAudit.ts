import type { Queryable } from '../db/queryable';
import type { AuditEntryType } from './audit.types';

/** Which entries; null does not narrow. */
export interface AuditFilter {
  subjectType: string | null;
  subjectId: string | null;
  actorId: number | null;
}

const WHERE = `($1::text IS NULL OR subject_type = $1) AND ($2::text IS NULL OR subject_id = $2)
  AND ($3::integer IS NULL OR actor_id = $3)`;

/** A page of the audit log, newest first, and one more when there are more. */
export async function readAudit(
  db: Queryable,
  { subjectType, subjectId, actorId }: AuditFilter,
  page: { first: number; before: number | null },
): Promise<AuditEntryType[]> {
  return db.query(
    `SELECT id::text AS id, at, actor_username AS "actorUsername", action, subject_type AS "subjectType",
       subject_id AS "subjectId", before, after
     FROM audit_entry WHERE ${WHERE} AND ($4::bigint IS NULL OR id < $4) ORDER BY audit_entry.id DESC LIMIT $5`,
    [subjectType, subjectId, actorId, page.before, page.first + 1],
  );
}

/** How many entries the filter selects. */
export async function countAudit(db: Queryable, { subjectType, subjectId, actorId }: AuditFilter): Promise<number> {
  const rows = await db.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM audit_entry WHERE ${WHERE}`,
    [subjectType, subjectId, actorId],
  );
  return rows[0]?.count ?? 0;
}
