import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { findHome, PASSWORD_FILE, urlOf } from './startEmbedded';

/**
 * Where the shop's own database answers that another process runs from this data folder, as the shop's own role; null
 * when none does. For commands that only read beside a running shop: what is to change the database starts it alone.
 */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const location = await findHome(dataDir);
  if (location === null) return null;
  const cluster = path.join(location, 'cluster');
  const [secret, postmaster] = await Promise.all(
    [PASSWORD_FILE, 'postmaster.pid'].map((name) => readFile(path.join(cluster, name), 'utf8').catch(() => null)),
  );
  // PostgreSQL notes its port in the fourth line.
  const port = postmaster?.split('\n')[3]?.trim();
  if (!secret || !port) return null;
  const url = urlOf(secret.trim(), port);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    // It was killed and left its file: whoever starts it recovers.
    return null;
  }
}
