import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { FrameWriter, readParts, type BackupHeader } from '../../../server/backup/backupFile';
import { makeBackup } from '../../../server/backup/makeBackup';
import { restoreBackup } from '../../../server/backup/restoreBackup';
import { openShopDatabase } from '../../../server/database';
import { undoLastMigration } from '../../../server/db/migrate';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { eventually } from '../../support/processes';
import { ask, bareDatabase, contentOf, useFolder } from './backups';

const used = useFolder();
let demo: FreshDatabase;
let target: { url: string; drop(): Promise<void> };
let file: string;

beforeAll(async () => {
  demo = await freshDatabase('demo');
  // One delivery that was paid in dollars.
  await ask(
    demo.url,
    `WITH run AS (INSERT INTO delivery_run (day, driver_id, departed_at)
       SELECT current_date, min(id), now() FROM users WHERE role = 'admin' RETURNING id, driver_id),
     stop AS (INSERT INTO run_stop (run_id, order_id, position, outcome)
       SELECT run.id, (SELECT min(id) FROM orders), 0, 'delivered' FROM run RETURNING run_id, order_id)
     INSERT INTO delivery_attempt (run_id, order_id, by_user_id, at, is_delivered, taken_by, usd, lbp_per_usd)
     SELECT run.id, stop.order_id, run.driver_id, now(), true, 'Rima', 20, 89500 FROM run, stop`,
  );
});
beforeEach(async () => {
  target = await bareDatabase(demo.url);
  file = path.join(used.folder, 'shop.backup');
  await makeBackup({ url: demo.url, file });
});
afterEach(() => target.drop());
afterAll(() => demo.drop());

const refusal = (url: string, from = file) =>
  restoreBackup({ url, file: from }).then(
    () => 'restored',
    (error: Error) => error.message,
  );
const tables = () => ask(target.url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);

/** The rows of every table together. */
async function rows(url: string): Promise<number> {
  const counts = Object.values(await contentOf(url)).map((each) => Number(each.split(' ')[0]));
  return counts.reduce((sum, each) => sum + each, 0);
}

/** The file with another header, as whole as before. */
async function withHeader(change: (header: BackupHeader) => BackupHeader): Promise<string> {
  const frames = new FrameWriter();
  const written: Buffer[] = [];
  for await (const part of readParts(file)) {
    if (part.kind === 'header') written.push(frames.json('H', change(part.header)));
    if (part.kind === 'table') written.push(frames.json('T', part.table));
    if (part.kind === 'rows') written.push(frames.rows(part.rows));
    if (part.kind === 'end') written.push(frames.json('E', part.end));
  }
  const changed = path.join(used.folder, 'changed.backup');
  await writeFile(changed, gzipSync(Buffer.concat([...written, frames.sum()]), { level: 1 }));
  return changed;
}

/** The file with other rows of a table, as whole as before. @param change what becomes of a row, given its columns; null: it is gone */
async function withRows(
  table: string,
  change: (row: Record<string, string>) => Record<string, string> | null,
): Promise<string> {
  const frames = new FrameWriter();
  const written: Buffer[] = [];
  let columns: string[] = [];
  let rowsOfTable: Buffer[] | null = null;
  let changed = 0;
  const flush = (): void => {
    if (!rowsOfTable) return;
    const lines = Buffer.concat(rowsOfTable).toString().split('\n').slice(0, -1);
    const others = lines.flatMap((line) => {
      if (changed > 0) return [line];
      const values = line.split('\t');
      const row = Object.fromEntries(columns.map((column, at) => [column, values[at]!]));
      const other = change(row);
      if (other === row) return [line];
      changed += 1;
      return other ? [columns.map((column) => other[column]).join('\t')] : [];
    });
    written.push(frames.rows(Buffer.from(others.map((line) => `${line}\n`).join(''))));
    rowsOfTable = null;
  };
  for await (const part of readParts(file)) {
    if (part.kind !== 'rows') flush();
    if (part.kind === 'header') written.push(frames.json('H', part.header));
    if (part.kind === 'table') {
      written.push(frames.json('T', part.table));
      if (part.table.name === table) [columns, rowsOfTable] = [part.table.columns, []];
    }
    if (part.kind === 'rows') {
      if (rowsOfTable) rowsOfTable.push(part.rows);
      else written.push(frames.rows(part.rows));
    }
    if (part.kind === 'end') written.push(frames.json('E', part.end));
  }
  expect(changed).toBe(1);
  const other = path.join(used.folder, 'other.backup');
  await writeFile(other, gzipSync(Buffer.concat([...written, frames.sum()]), { level: 1 }));
  return other;
}

test('a database with rows is left as it is, and so is one with tables of others', async () => {
  const before = await contentOf(demo.url);
  expect(await refusal(demo.url)).toMatch(/^this database is not empty \(the table \w+ has rows\)/);
  expect(await contentOf(demo.url)).toEqual(before);

  await ask(target.url, 'CREATE TABLE others (id integer)');
  expect(await refusal(target.url)).toMatch(/^this database is not empty \(it has a table others\)/);
  expect(await tables()).toEqual([{ tablename: 'others' }]);
});

test('a database whose tables nobody has used counts as empty', async () => {
  const unused = await freshDatabase('empty');
  try {
    expect(await refusal(unused.url)).toBe('restored');
    expect(await contentOf(unused.url)).toEqual(await contentOf(demo.url));
  } finally {
    await unused.drop();
  }
});

test('a file that is damaged, cut off or something else is refused before anything is written', async () => {
  const whole = await readFile(file);
  const plain = gunzipSync(whole);
  const flipped = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const damages: Record<string, Buffer> = {
    'cut off in the middle': whole.subarray(0, whole.length >> 1),
    'cut off by a byte': whole.subarray(0, -1),
    'changed in the middle': flipped(whole, whole.length >> 1),
    'compressed anew after a change': gzipSync(flipped(plain, plain.length >> 1), { level: 1 }),
    'without its last part': gzipSync(plain.subarray(0, -37), { level: 1 }),
    'with a length that nothing has': gzipSync(Buffer.concat([plain.subarray(0, 1), Buffer.alloc(4, 255)])),
    'something else': Buffer.from('PGDMP and no backup of ours'),
    'something else, compressed': gzipSync('no backup of ours'),
    empty: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(damages)) {
    const damaged = path.join(used.folder, 'damaged.backup');
    await writeFile(damaged, bytes);
    expect([name, await refusal(target.url, damaged)]).toEqual([
      name,
      `${damaged} is no backup of this shop, or it is damaged or cut off: nothing was restored from it`,
    ]);
  }
  expect(await refusal(target.url, path.join(used.folder, 'none'))).toMatch(/none cannot be read: ENOENT/);
  expect(await tables()).toEqual([]);
});

test('a file of a newer release or of a newer PostgreSQL is refused before anything is written', async () => {
  const newer = await withHeader((header) => ({ ...header, migrations: [...header.migrations, 'Later2790000000000'] }));
  expect(await refusal(target.url, newer)).toMatch(/newer release, whose migration Later2790000000000/);
  const later = await withHeader((header) => ({ ...header, postgres: '99.1', postgresMajor: 99 }));
  expect(await refusal(target.url, later)).toMatch(/^the backup was made from PostgreSQL 99.1, and this is /);
  const form = await withHeader((header) => ({ ...header, formatVersion: 2 }));
  expect(await refusal(target.url, form)).toMatch(/has the form 2 of backups, and this release reads form 1/);
  expect(await tables()).toEqual([]);
});

test('a file of an older release is restored and then migrated on', async () => {
  const older = await freshDatabase('demo');
  try {
    const db = await openShopDatabase(older.url);
    const newest = await db.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id DESC LIMIT 1');
    await undoLastMigration(db);
    await db.destroy();
    const old = path.join(used.folder, 'old.backup');
    await makeBackup({ url: older.url, file: old });
    expect(await refusal(target.url, old)).toBe('restored');
    expect(await ask(target.url, 'SELECT name FROM migration ORDER BY id DESC LIMIT 1')).toEqual(newest);
    expect((await contentOf(target.url)).orders?.split(' ')[0]).toBe((await contentOf(demo.url)).orders?.split(' ')[0]);
  } finally {
    await older.drop();
  }
});

test.each([
  ['credit_entry', 'amount', (amount: string) => (Number(amount) + 0.01).toFixed(2)],
  ['stock_entry', 'change', (change: string) => String(Number(change) + 1)],
  ['delivery_attempt', 'usd', (usd: string) => (Number(usd) + 5).toFixed(2)],
] as const)('one other figure in %s.%s is refused by its name, and leaves no row', async (table, column, other) => {
  const before = await ask<{ sum: string }>(demo.url, `SELECT sum(${column})::text AS sum FROM ${table}`);
  const wrong = await withRows(table, (row) => ({ ...row, [column]: other(row[column]!) }));
  const message = await refusal(target.url, wrong);
  expect(message).toMatch(
    new RegExp(`^${table}\\.${column}: the sum was ${before[0]!.sum} when it was backed up, and is `),
  );
  expect(message).not.toMatch(new RegExp(`is ${before[0]!.sum}$`));
  await expectNothingThere();
  expect(await refusal(target.url)).toBe('restored');
});

test('a row less is refused by the name of its table, and leaves no row', async () => {
  const [{ count }] = (await ask<{ count: string }>(demo.url, 'SELECT count(*) AS count FROM order_line')) as [
    { count: string },
  ];
  const wrong = await withRows('order_line', () => null);
  expect(await refusal(target.url, wrong)).toBe(
    `order_line: ${count} rows were backed up, and ${Number(count) - 1} are there`,
  );
  await expectNothingThere();
});

/** Tables that migrations alone have filled. */
async function expectNothingThere(): Promise<void> {
  for (const table of [
    'users',
    'orders',
    'order_line',
    'credit_entry',
    'stock_entry',
    'delivery_attempt',
    'audit_entry',
  ]) {
    expect([table, await ask(target.url, `SELECT count(*)::integer AS rows FROM ${table}`)]).toEqual([
      table,
      [{ rows: 0 }],
    ]);
  }
}

test('a name that is taken stays what it was, and nothing is left beside it', async () => {
  await copyFile(file, path.join(used.folder, 'copy'));
  const message = await makeBackup({ url: demo.url, file }).catch((error: Error) => error.message);
  expect(message).toBe(`${file} is there already: choose another name, or remove it first`);
  expect(await readFile(file)).toEqual(await readFile(path.join(used.folder, 'copy')));
  expect((await readdir(used.folder)).sort()).toEqual(['copy', 'shop.backup']);
});

test('two restores into one database at once: one of them fills it, the other is refused', async () => {
  const outcomes = await Promise.all([refusal(target.url), refusal(target.url)]);
  expect(outcomes.filter((each) => each === 'restored')).toHaveLength(1);
  expect(outcomes.find((each) => each !== 'restored')).toMatch(/another restore fills|not empty/);
  expect(await contentOf(target.url)).toEqual(await contentOf(demo.url));
});

test('a restore that loses its connection while it loads leaves no row, and can be done again', async () => {
  const observer: Client = await demo.connect();
  const outcome = refusal(target.url);
  await eventually('rows were being loaded', async () => {
    const { rows: ended } = await observer.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'bustan-backup' AND datname = $1 AND query ~ '^(COPY|CREATE|ALTER)'`,
      [new URL(target.url).pathname.slice(1)],
    );
    return ended.length > 0;
  });
  expect(await outcome).not.toBe('restored');
  const left = await contentOf(target.url);
  expect(left.orders?.split(' ')[0]).toBe('0');
  expect(await rows(target.url)).toBeLessThan(3);
  expect(await refusal(target.url)).toBe('restored');
  expect(await contentOf(target.url)).toEqual(await contentOf(demo.url));
});
