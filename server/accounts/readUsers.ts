import type { Queryable } from '../db/queryable';
import type { Role, UserStatus } from './roles';
import { USER_COLUMNS, type UserRow } from './userRow';

/** Which users; null does not narrow. */
export interface UserFilter {
  role: Role | null;
  status: UserStatus | null;
  /** Text in the username, the e-mail, the name or the business's name. */
  search: string | null;
}

const WHERE = `($1::text IS NULL OR u.role = $1)
  AND CASE $2::text WHEN 'active' THEN u.active WHEN 'inactive' THEN NOT u.active
    WHEN 'approved' THEN u.active AND u.role = 'business' AND u.business_approved
    WHEN 'pending' THEN u.active AND u.role = 'business' AND NOT u.business_approved ELSE true END
  AND ($3::text IS NULL OR position(lower($3) IN
    lower(concat_ws(' ', u.username, u.email, u.first_name, u.last_name, u.business_name))) > 0)`;

/** A page of users, newest first, and one more when there are more; `skip` is for the documented page numbers alone. */
export async function readUsers(
  db: Queryable,
  filter: UserFilter,
  page: { first: number; before: number | null; skip: number },
): Promise<UserRow[]> {
  return db.query(
    `SELECT ${USER_COLUMNS} FROM users u WHERE ${WHERE} AND ($4::integer IS NULL OR u.id < $4)
     ORDER BY u.id DESC LIMIT $5 OFFSET $6`,
    [filter.role, filter.status, filter.search, page.before, page.first + 1, page.skip],
  );
}

/** How many users the filter selects. */
export async function countUsers(db: Queryable, filter: UserFilter): Promise<number> {
  const rows = await db.query<{ count: number }[]>(`SELECT count(*)::integer AS count FROM users u WHERE ${WHERE}`, [
    filter.role,
    filter.status,
    filter.search,
  ]);
  return rows[0]?.count ?? 0;
}
