import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../../../server/db/queryable';

/** How many rows every table holds, but for those named; to show that a refusal changed nothing. */
export async function rowCounts(db: Queryable, except: readonly string[] = []): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    if (except.includes(name)) continue;
    const [row] = await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM "${name}"`);
    counts[name] = row!.n;
  }
  return counts;
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
