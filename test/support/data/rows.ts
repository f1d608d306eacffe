import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { pgPool } from '../../../server/db/dataSource';
import { PreparedStatements } from '../../../server/db/preparedStatements';
import type { Queryable } from '../../../server/db/queryable';

/** The row count of every table except those named, to show that a refusal stored nothing. */
export async function rowCounts(db: DataSource, except: readonly string[] = []): Promise<Record<string, number>> {
  const tables = await tableNames(db);
  // One statement for all of them, planned once for each connection, since tests count before and after every refusal.
  const counts = tables
    .filter((name) => !except.includes(name))
    .map((name) => `SELECT '${name}' AS name, count(*)::integer AS n FROM "${name}"`);
  const prepared = new PreparedStatements(pgPool(db));
  const rows = await prepared.query<{ name: string; n: number }[]>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

const tablesOf = new WeakMap<Queryable, Promise<string[]>>();

/** The shop brings them up to date when it likes, and counts the jobs that it has done; what they say is tested on its own. */
const SUMS = String.raw`\_(change|sum|quarter|count)$|^summed_|^account_orders$`;

/** The tables of the database but for those of sums, read once: no test makes any. */
function tableNames(db: Queryable): Promise<string[]> {
  let tables = tablesOf.get(db);
  if (!tables) {
    tables = db
      .query<{ name: string }[]>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename !~ '${SUMS}' ORDER BY 1`,
      )
      .then((rows) => rows.map(({ name }) => name));
    tablesOf.set(db, tables);
  }
  return tables;
}

/** How many statements of the database wait for a lock that another one holds. */
export async function waitingForLocks(db: Queryable): Promise<number> {
  const [row] = await db.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row.count;
}

/** However busy the machine is; cached answers live for half a minute, so that a change that was not heard of still fails. */
const PATIENCE_MS = 20_000;

/** Repeats the check until it holds; fails as it last failed. */
export async function until(check: () => Promise<void>, milliseconds = PATIENCE_MS): Promise<void> {
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
