import { hashPassword } from '../signIn/passwords';
import { Role } from '../../identity/roles';
import type { Queryable } from '../../db/queryable';

/**
 * Makes the admin that the configuration names, unless a user of that name is there (specification 8.13).
 * @returns whether that user is an admin
 */
export async function ensureAdmin(db: Queryable, admin: { username: string; password: string }): Promise<boolean> {
  const [existing] = await db.query<{ role: Role }[]>('SELECT role FROM users WHERE lower(username) = lower($1)', [
    admin.username,
  ]);
  if (existing) return existing.role === Role.ADMIN;
  await db.query(
    `INSERT INTO users (username, email, password_hash, role) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [admin.username, `${admin.username}@localhost`, await hashPassword(admin.password), Role.ADMIN],
  );
  return true;
}
