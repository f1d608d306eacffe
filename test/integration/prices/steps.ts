import type { Queryable } from '../../../server/db/queryable';

/** The database's clock, in whole milliseconds. */
export async function clock(db: Queryable): Promise<string> {
  const [row] = await db.query<{ at: Date }[]>('SELECT clock_timestamp() AS at');
  return row!.at.toISOString();
}

/**
 * Changes prices, and says when that was: the history's own time, which is rounded up to whole milliseconds. It ends when
 * that one is over, so that nothing else is told under the same.
 */
export async function changedAt(db: Queryable, work: () => Promise<unknown>): Promise<string> {
  await work();
  const [row] = await db.query<{ at: Date }[]>('SELECT max(at) AS at FROM price_change_set');
  const at = row!.at.toISOString();
  while ((await clock(db)) <= at);
  return at;
}
