import { Client, DatabaseError } from 'pg';

/** What stands between the shop and PostgreSQL, as far as it can be found out from here. */
export interface Pooler {
  /** Whether connections are given another session of PostgreSQL from one transaction to the next. */
  readonly sharesSessions: boolean;
  /** Whether a prepared statement is there in whichever session its connection is given. */
  readonly keepsPrepared: boolean;
  /** Whether PostgreSQL ends statements that last too long, by itself. */
  readonly hasTimeLimit: boolean;
}

const PREPARED = { name: 'bustan-look-at-pooler', text: 'SELECT pg_backend_pid() AS pid' };
const NOW = 'SELECT pg_backend_pid() AS pid';
/** A pooler that is busy may give its sessions to others in between. */
const ATTEMPTS = 8;
const INVALID_STATEMENT = '26000';
const DUPLICATE_STATEMENT = '42P05';

/**
 * Looks at what the URL leads to: one connection prepares a statement, another one takes the same session if it can and
 * holds it, and the first asks again.
 * @throws when nothing can be reached
 */
export async function lookAtPooler(url: string): Promise<Pooler> {
  const options = { connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
  const [first, second] = [new Client(options), new Client(options)];
  // What is lost fails the statement that waits for it.
  for (const client of [first, second]) client.on('error', () => undefined);
  try {
    await first.connect();
    await second.connect();
    const { rows } = await first.query<{ statement_timeout: string }>('SHOW statement_timeout');
    const hasTimeLimit = rows[0]?.statement_timeout !== '0';
    return { hasTimeLimit, ...(await sessionsOf(first, second)) };
  } finally {
    await Promise.allSettled([first.end(), second.end()]);
  }
}

async function sessionsOf(first: Client, second: Client): Promise<Omit<Pooler, 'hasTimeLimit'>> {
  const used = new Set<number>();
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      used.add(await pidOf(first, PREPARED));
      await second.query('BEGIN');
      const held = await pidOf(second, NOW);
      if (used.has(held)) {
        await pidOf(first, PREPARED);
        await second.query('COMMIT');
        return { sharesSessions: true, keepsPrepared: true };
      }
      await second.query('COMMIT');
    }
    return { sharesSessions: used.size > 1, keepsPrepared: true };
  } catch (error) {
    const state = error instanceof DatabaseError ? error.code : undefined;
    if (state !== INVALID_STATEMENT && state !== DUPLICATE_STATEMENT) throw error;
    return { sharesSessions: true, keepsPrepared: false };
  }
}

async function pidOf(client: Client, statement: string | typeof PREPARED): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(statement as string);
  return rows[0]?.pid ?? 0;
}
