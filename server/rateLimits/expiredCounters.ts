import type { Queryable } from '../db/queryable';

/** Deletes counters whose window is over: they count as none. Done twice it does nothing more. */
export async function deleteExpiredCounters(db: Queryable): Promise<void> {
  // By the clock that has written them, as rate-limiter-flexible does; an hour later, whatever clocks disagree.
  await db.query('DELETE FROM rate_limit WHERE expire < $1', [Date.now() - 3_600_000]);
}
