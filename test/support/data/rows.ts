import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../../../server/db/queryable';

/** How many rows every table holds, but for those named; to show that a refusal changed nothing. */
export async function rowCounts(db: Queryable, except: readonly string[] = []): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  // One statement for all of them: it is asked before and after every refusal.
  const counts = tables
    .filter(({ name }) => !except.includes(name))
    .map(({ name }) => `SELECT '${name}' AS name, count(*)::integer AS n FROM "${name}"`);
  const rows = await db.query<{ name: string; n: number }[]>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** Repeats the check until it holds; fails as it last failed when that takes longer than the shop promises. */
export async function until(check: () => Promise<void>, milliseconds = 1_000): Promise<void> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(25);
    }
  }
}
