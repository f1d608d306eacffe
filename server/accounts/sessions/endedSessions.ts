import type { Queryable } from '../../db/queryable';

/** Deletes sessions that have ended. Done twice it does nothing more. */
export async function deleteEndedSessions(db: Queryable): Promise<void> {
  // `expire` is a time without a zone, in that of the connection, as connect-pg-simple writes and reads it.
  await db.query('DELETE FROM session WHERE expire < now()::timestamp');
}
