import { Client } from 'pg';
import type { Logger } from 'pino';
import { migrations } from '../../migrations';
import { openDatabase } from '../db/dataSource';
import { migrate } from '../db/migrate';
import { queueWhatWaits } from '../jobs/queueWhatWaits';
import { BackupError } from './backupError';
import { checkFile, readParts, type BackupEnd, type BackupHeader } from './backupFile';
import { makeBare } from './bareTables';
import { refuseUnlessEmpty } from './emptyDatabase';
import { compareFigures, readFigures, type Figures } from './figures';
import { inTransaction } from './snapshot';
import { TableLoader } from './tableLoader';
import { identifiers, MIGRATION_TABLE, readMigrations, readTables, type Sequence, type Table } from './tables';

export interface RestoreOptions {
  /** An empty database, of the same PostgreSQL as the backup's or a newer one. */
  url: string;
  file: string;
  log?: Pick<Logger, 'warn'>;
}

/** What was restored. */
export interface Restored {
  header: BackupHeader;
  /** By table, as counted and added up after loading. */
  figures: Record<string, Figures>;
  sessionSecret: string | null;
}

/** Held while rows are loaded, so that two restores into one database do not take turns. */
const RESTORE_LOCK = 7_264_035;

/**
 * Loads a backup into an empty database (specification 26.3): reads the whole file first, makes the tables by the
 * migrations that the file names, loads all rows in one transaction, queues what waits in them, counts and adds them up in
 * it, and then does the migrations that came later.
 * @throws BackupError when the file is damaged or of a newer release, or the database holds anything; it is as before
 * then, but for empty tables, into which it can be restored again
 */
export async function restoreBackup({ url, file, log }: RestoreOptions): Promise<Restored> {
  const { header, end } = await checkFile(file);
  const older = migrationsOf(header);
  await refuseUnsuitable(url, header);
  await migrateBy(url, older, log);
  const figures = await inTransaction(url, '', (client) => load(client, file, header, end));
  await migrateBy(url, migrations, log);
  // Statistics by which PostgreSQL plans reads; without them the first hours would be slow.
  await analyze(url);
  return { header, figures, sessionSecret: end.sessionSecret };
}

/** The migrations that made the tables of the backup. @throws BackupError when this release does not know one of them */
function migrationsOf({ migrations: names }: BackupHeader): typeof migrations {
  const unknown = names.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new BackupError(
      `the backup was made by a newer release, whose migration ${unknown.at(-1)} this one does not know: restore it with that release`,
    );
  }
  return migrations.filter(({ name }) => names.includes(name));
}

async function refuseUnsuitable(url: string, { postgresMajor, postgres }: BackupHeader): Promise<void> {
  await inTransaction(url, 'READ ONLY', async (client) => {
    const { rows } = await client.query<{ number: number; version: string }>(
      `SELECT current_setting('server_version_num')::integer AS number, current_setting('server_version') AS version`,
    );
    const { number, version } = rows[0]!;
    if (Math.floor(number / 10_000) < postgresMajor) {
      throw new BackupError(
        `the backup was made from PostgreSQL ${postgres}, and this is ${version}: restore it into the same or a newer one`,
      );
    }
    await refuseUnlessEmpty(client);
  });
}

async function migrateBy(url: string, which: typeof migrations, log: RestoreOptions['log']): Promise<void> {
  const db = await openDatabase(url, { entities: [], migrations: which }, { poolSize: 2 });
  try {
    await migrate(db, { log });
  } finally {
    await db.destroy();
  }
}

/** All rows, in the transaction at hand. @returns the figures of all tables, which are those of the backup */
async function load(
  client: Client,
  file: string,
  header: BackupHeader,
  end: BackupEnd,
): Promise<Record<string, Figures>> {
  const { rows: lock } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    RESTORE_LOCK,
  ]);
  if (!lock[0]?.taken) throw new BackupError('another restore fills this database: nothing was changed');
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
  refuseOthers(header, [...tables.keys()]);
  const names = [...tables.keys()];
  await client.query(`LOCK TABLE ${identifiers(client, [...names, MIGRATION_TABLE])} IN ACCESS EXCLUSIVE MODE`);
  // A shop may have started on it since the first look.
  await refuseUnlessEmpty(client);
  await refuseOtherMigrations(client, header);

  const putBack = await makeBare(client, names);
  await client.query(`TRUNCATE ${identifiers(client, names)}`);
  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  await loadRows(client, file, tables);
  for (const sequence of end.sequences) await setSequence(client, sequence);
  for (const statement of putBack) await client.query(statement);
  await queueRestored(client);
  const figures: Record<string, Figures> = {};
  for (const name of names) {
    figures[name] = await readFigures(client, name);
    compareFigures(name, end.figures[name], figures[name]);
  }
  return figures;
}

/** Tables of before there were jobs are migrated later, and that queues what waits in them. */
async function queueRestored(client: Client): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>(`SELECT to_regnamespace('graphile_worker') IS NOT NULL AS has`);
  if (!rows[0]?.has) return;
  await queueWhatWaits({
    query: async <Rows>(sql: string, parameters?: unknown[]) => (await client.query(sql, parameters)).rows as Rows,
  });
}

/** The file says which tables it has; nothing else of it becomes part of a statement. */
function refuseOthers({ tables }: BackupHeader, names: readonly string[]): void {
  const missing = names.filter((name) => !tables.includes(name));
  const unknown = tables.filter((name) => !names.includes(name));
  if (missing.length + unknown.length > 0) {
    throw new BackupError(
      `the backup has other tables than its migrations make (${[...missing, ...unknown].join(', ')}): nothing was restored`,
    );
  }
}

async function refuseOtherMigrations(client: Client, { migrations: expected }: BackupHeader): Promise<void> {
  const found = await readMigrations(client);
  if (found.length !== expected.length || found.some((name) => !expected.includes(name))) {
    throw new BackupError(
      'this database has been migrated further than the backup: restore into one without any tables; nothing was changed',
    );
  }
}

async function loadRows(client: Client, file: string, tables: ReadonlyMap<string, Table>): Promise<void> {
  let loader: TableLoader | undefined;
  const seen = new Set<string>();
  try {
    for await (const part of readParts(file)) {
      if (part.kind === 'rows') {
        if (!loader) throw new BackupError('the backup has rows without a table');
        await loader.write(part.rows);
      } else {
        await loader?.finish();
        loader = undefined;
        if (part.kind === 'table') loader = beginTable(client, part.table, tables, seen);
      }
    }
  } finally {
    loader?.cancel();
  }
}

function beginTable(
  client: Client,
  { name, columns }: Table,
  tables: ReadonlyMap<string, Table>,
  seen: Set<string>,
): TableLoader {
  const known = tables.get(name);
  const isSame = known?.columns.length === columns.length && columns.every((column) => known.columns.includes(column));
  if (!isSame || seen.has(name)) throw new BackupError(`the backup has another table ${name} than its migrations make`);
  seen.add(name);
  return new TableLoader(client, `${client.escapeIdentifier(name)} (${identifiers(client, columns)})`);
}

async function setSequence(client: Client, { name, value, isCalled }: Sequence): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [client.escapeIdentifier(name), value, isCalled]);
}

async function analyze(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'bustan-backup' });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
