import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inDatabase, retryWhileBusy } from '../../support/database';

/** A folder of the test's own, which goes after each test. */
export function useFolder(): { folder: string } {
  const used = { folder: '' };
  beforeEach(async () => {
    used.folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-backup-'));
  });
  afterEach(() => rm(used.folder, { recursive: true, force: true }));
  return used;
}

let count = 0;

/** A database without any table, and what removes it. */
export async function bareDatabase(beside: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `bustan_bare_${process.pid}_${Date.now().toString(36)}_${(count += 1)}`;
  await retryWhileBusy(`CREATE DATABASE ${name}`);
  return {
    url: inDatabase(beside, name),
    drop: () => retryWhileBusy(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The rows of a query on a connection of its own. */
export async function ask<Row>(url: string, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, parameters)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Of every table, how many rows it has and a hash of what they say, in any sequence. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration' ORDER BY 1`,
    );
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      const texts = rows.map(({ row }) => row).sort();
      content[name] = `${texts.length} ${createHash('sha256').update(texts.join('\n')).digest('hex')}`;
    }
    return content;
  } finally {
    await client.end();
  }
}

/** Everything of the tables but their rows: columns, constraints, indexes, triggers, functions, and where sequences stand. */
export function schemaOf(url: string): Promise<unknown[]> {
  return ask(
    url,
    `SELECT 'column' AS kind, table_name || '.' || column_name AS name,
       concat_ws(' ', data_type, is_nullable, column_default, is_generated, identity_generation) AS what
     FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname,
       pg_get_constraintdef(oid) || CASE WHEN convalidated THEN '' ELSE ' not validated' END
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
     UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, tgenabled::text || pg_get_triggerdef(oid)
     FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT 'function', oid::regprocedure::text, md5(prosrc) FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace
     UNION ALL SELECT 'sequence', sequencename, coalesce(last_value::text, 'new') FROM pg_sequences
     WHERE schemaname = 'public' AND sequencename <> 'migration_id_seq'
     ORDER BY 1, 2, 3`,
  );
}
