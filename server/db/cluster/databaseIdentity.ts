import { Client } from 'pg';
import type { Queryable } from '../queryable';

const IDENTITY = `SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || oid AS identity
  FROM pg_database WHERE datname = current_database()`;

/**
 * What no other database has: the number that PostgreSQL gave its cluster, and that of the database within it. A standby has
 * those of its primary, and a pooler those of what it leads to.
 */
export async function identityOf(db: Queryable): Promise<string | undefined> {
  const [row] = await db.query<{ identity: string }[]>(IDENTITY);
  return row?.identity;
}

/** The same of what a connection leads to. */
export async function identityOn(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ identity: string }>(IDENTITY);
  return rows[0]?.identity;
}

/**
 * The same of what the URL leads to, on a connection of its own.
 * @throws when it cannot be asked within the milliseconds
 */
export async function identityAt(url: string, withinMs: number): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: withinMs, query_timeout: withinMs });
  // What is lost fails the statement that waits for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await identityOn(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
