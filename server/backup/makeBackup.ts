import { stat } from 'node:fs/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { identityOn } from '../db/cluster/databaseIdentity';
import { BackupError } from './backupError';
import { FORMAT, FORMAT_VERSION, FrameWriter, type BackupEnd, type BackupHeader } from './backupFile';
import { readFigures, type Figures } from './figures';
import { writeNewFile } from './newFile';
import { inTransaction } from './snapshot';
import { identifiers, MIGRATION_TABLE, readMigrations, readSequences, readTables, type Table } from './tables';

export interface BackupOptions {
  /** Where the database is. */
  url: string;
  /** The file to make; there must be none of that name. */
  file: string;
  /** Goes into the file as well; null leaves it out. */
  sessionSecret?: string | null;
}

/** What a backup holds. */
export interface BackupMade {
  file: string;
  madeAt: Date;
  bytes: number;
  /** By table. */
  figures: Record<string, Figures>;
}

/**
 * Writes everything that the database holds into one file, as it was at one instant; the shop goes on meanwhile
 * (specification 26.1). What was written is counted and added up again in the same snapshot.
 * @throws BackupError when the database has no tables of the shop, or the file cannot be made; no file is left then
 */
export async function makeBackup({ url, file, sessionSecret = null }: BackupOptions): Promise<BackupMade> {
  const tables = await inTransaction(url, 'READ ONLY', async (client) =>
    (await readMigrations(client)).length === 0 ? [] : readTables(client),
  );
  return inTransaction(url, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    await lockTables(client, tables);
    const header = await readHeader(client, tables);
    const figures: Record<string, Figures> = {};
    const content = contentOf({ client, header, tables, figures, sessionSecret });
    await writeNewFile(file, content);
    return { file, madeAt: new Date(header.madeAt), bytes: (await stat(file)).size, figures };
  });
}

/**
 * Keeps migrations from changing a table between now and its turn. The lock comes before the snapshot, which the first
 * query takes: a table that is written anew in between would look empty.
 */
async function lockTables(client: Client, tables: readonly Table[]): Promise<void> {
  if (tables.length === 0) throw new BackupError('this database has no tables of a shop: there is nothing to back up');
  const names = [...tables.map(({ name }) => name), MIGRATION_TABLE];
  await client.query(`LOCK TABLE ${identifiers(client, names)} IN ACCESS SHARE MODE`);
}

async function readHeader(client: Client, tables: readonly Table[]): Promise<BackupHeader> {
  if (JSON.stringify(await readTables(client)) !== JSON.stringify(tables)) {
    throw new BackupError('a migration changed the tables just now: make the backup again');
  }
  const { rows } = await client.query<{ at: Date; version: string; number: number }>(
    `SELECT now() AS at, current_setting('server_version') AS version,
       current_setting('server_version_num')::integer AS number`,
  );
  const { at, version, number } = rows[0]!;
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    madeAt: at.toISOString(),
    database: await identityOn(client),
    postgres: version,
    postgresMajor: Math.floor(number / 10_000),
    migrations: await readMigrations(client),
    tables: tables.map(({ name }) => name),
  };
}

interface Content {
  client: Client;
  header: BackupHeader;
  tables: readonly Table[];
  /** Filled while the tables are written. */
  figures: Record<string, Figures>;
  sessionSecret: string | null;
}

async function* contentOf({ client, header, tables, figures, sessionSecret }: Content): AsyncGenerator<Buffer> {
  const frames = new FrameWriter();
  yield frames.json('H', header);
  for (const table of tables) {
    yield frames.json('T', table);
    const copy = client.query(
      copyTo(`COPY ${client.escapeIdentifier(table.name)} (${identifiers(client, table.columns)}) TO STDOUT`),
    );
    for await (const rows of copy) yield frames.rows(rows as Buffer);
    figures[table.name] = await readFigures(client, table.name);
    if (String(copy.rowCount) !== figures[table.name]?.rows) {
      throw new BackupError(`${table.name}: ${copy.rowCount} rows were written of ${figures[table.name]?.rows}`);
    }
  }
  const end: BackupEnd = { figures, sequences: await readSequences(client), sessionSecret };
  yield frames.json('E', end);
  yield frames.sum();
}
