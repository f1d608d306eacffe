import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFile } from '../../../server/backup/backupFile';
import { backupFolder, newestBackup, nightlyBackup } from '../../../server/backup/nightly/nightlyBackup';
import { writeNewFile } from '../../../server/backup/newFile';
import { MIGRATION_TABLE } from '../../../server/backup/tables';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { queueJob } from '../../support/data/jobs';
import { eventually } from '../../support/processes';
import { startShop } from '../../support/shop';
import { ask, useFolder } from './backups';

const used = useFolder();
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const folder = () => path.join(used.folder, 'nightly');
/** Half past ten in the evening of UTC is half past midnight of the next day in Beirut. */
const tonight = new Date('2026-11-24T22:30:00Z');
const nightly = (now = tonight) => nightlyBackup({ url: database.url, folder: folder(), timeZone: 'Asia/Beirut', now });

const runs = () =>
  ask<Record<string, unknown>>(
    database.url,
    `SELECT day::text, state, file, bytes::integer, orders, verified_at >= begun_at AS verified, error
     FROM backup_run ORDER BY id`,
  );
afterEach(() => ask(database.url, 'DELETE FROM backup_run'));

test('of several processes at once one makes the backup of the day, and later ones find it', async () => {
  const made = await Promise.all([nightly(), nightly(), nightly()]);
  expect(made.filter((each) => each !== null)).toHaveLength(1);
  expect(await readdir(folder())).toEqual(['bustan-2026-11-25.backup']);
  expect((await stat(folder())).mode & 0o777).toBe(0o700);
  const { header } = await checkFile(path.join(folder(), 'bustan-2026-11-25.backup'));
  expect(header.tables).toContain('orders');

  const { size } = await stat(path.join(folder(), 'bustan-2026-11-25.backup'));
  const noted = { day: '2026-11-25', state: 'made', file: 'bustan-2026-11-25.backup', bytes: size, orders: 0 };
  expect(await runs()).toEqual([{ ...noted, verified: true, error: null }]);

  expect(await nightly()).toBeNull();
  expect((await nightly(new Date('2026-11-25T22:30:00Z')))?.file).toBe(path.join(folder(), 'bustan-2026-11-26.backup'));
});

test('days that are kept no longer go, and what a killed process left; everything else stays', async () => {
  await mkdir(folder());
  const days = ['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18'];
  const left = 'bustan-2026-11-18.backup.0a1b2c3d.part';
  const writing = 'bustan-2026-11-25.backup.0a1b2c3d.part';
  for (const name of [...days.map((day) => `bustan-${day}.backup`), left, writing, 'mine.backup', 'old.part']) {
    await writeFile(path.join(folder(), name), 'as it was');
  }
  const old = new Date('2026-11-18T01:00:00Z');
  for (const name of [left, 'old.part']) await utimes(path.join(folder(), name), old, old);
  await utimes(path.join(folder(), writing), tonight, tonight);
  await nightly();
  // Of the 18th nothing is kept: it is the eighth day, and no last one of its week or month.
  expect(await readdir(folder())).toEqual(
    [...days.slice(0, 6), '2026-11-25']
      .map((day) => `bustan-${day}.backup`)
      .concat(writing, 'mine.backup', 'old.part')
      .sort(),
  );
});

test('when none can be made, none is removed and no part stays', async () => {
  await mkdir(folder());
  for (let day = 10; day < 25; day += 1) await writeFile(path.join(folder(), `bustan-2026-11-${day}.backup`), 'old');
  const before = await readdir(folder());
  const gone = new URL(database.url);
  gone.pathname = '/no_such_database';
  await expect(
    nightlyBackup({ url: gone.toString(), folder: folder(), timeZone: 'UTC', now: tonight }),
  ).rejects.toMatchObject({ code: '3D000' });
  expect(await readdir(folder())).toEqual(before);

  async function* failing(): AsyncGenerator<Buffer> {
    yield await Promise.resolve(Buffer.alloc(1_000_000));
    throw new Error('the database is gone');
  }
  await expect(writeNewFile(path.join(folder(), 'new.backup'), failing())).rejects.toThrow('the database is gone');
  expect(await readdir(folder())).toEqual(before);
});

test('what killed processes have left goes before the next one is made, also when that fails for want of room', async () => {
  await mkdir(folder());
  const [old, writing] = ['bustan-2026-11-23.backup.0a1b2c3d.part', 'bustan-2026-11-25.backup.0a1b2c3d.part'];
  for (const [name, hours] of [
    [old, 25],
    [writing, 1],
  ] as const) {
    const file = path.join(folder(), name);
    await writeFile(file, 'a part');
    const at = new Date(tonight.getTime() - hours * 3_600_000);
    await utimes(file, at, at);
  }
  const noTables = await freshDatabase();
  try {
    await ask(noTables.url, `DELETE FROM ${MIGRATION_TABLE}`);
    const made = nightlyBackup({ url: noTables.url, folder: folder(), timeZone: 'UTC', now: tonight });
    await expect(made).rejects.toThrow('this database has no tables of a shop: there is nothing to back up');
  } finally {
    await noTables.drop();
  }
  expect(await readdir(folder())).toEqual([writing]);
});

test('a file of another database is not taken for this one’s, nor removed', async () => {
  const restored = await freshDatabase();
  try {
    await nightlyBackup({ url: restored.url, folder: folder(), timeZone: 'Asia/Beirut', now: tonight });
  } finally {
    await restored.drop();
  }
  const file = path.join(folder(), 'bustan-2026-11-25.backup');
  const says = `${file} is of another database: give each shop a BACKUP_DIR of its own, or move the file away`;
  await expect(nightly()).rejects.toThrow(says);
  expect(await runs()).toMatchObject([{ state: 'failed', error: says }]);
  expect(await readdir(folder())).toEqual(['bustan-2026-11-25.backup']);
  await rm(file);
  expect((await nightly())?.file).toBe(file);
});

test('a night without a backup is noted with its reason, and the next try makes it', async () => {
  // Nothing can be written below a file, whoever writes.
  await writeFile(folder(), 'no folder');
  await expect(nightly()).rejects.toThrow(/cannot be written: (ENOTDIR|EEXIST)/);
  const [failed, ...more] = await runs();
  const none = { bytes: null, orders: null, verified: null };
  const day = { day: '2026-11-25', file: 'bustan-2026-11-25.backup' };
  expect(more).toEqual([]);
  expect(failed).toEqual({ ...day, state: 'failed', ...none, error: expect.stringContaining('cannot be written') });
  await rm(folder());
  expect((await nightly())?.file).toBe(path.join(folder(), 'bustan-2026-11-25.backup'));
  expect((await runs()).map(({ state }) => state)).toEqual(['failed', 'made']);
});

test('a file that the disk has changed since it was written is removed and noted, and made anew', async () => {
  await mkdir(folder());
  const file = path.join(folder(), 'bustan-2026-11-25.backup');
  let damaged = 0;
  // Between its name, which it gets when it is whole, and the look at it are a sync of the folder and a COMMIT.
  const watcher = watch(folder(), (_event, name) => {
    if (name !== path.basename(file) || damaged > 0 || !existsSync(file)) return;
    damaged += 1;
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(file, bytes);
  });
  try {
    await expect(nightly()).rejects.toThrow(
      `${file} could not be read again as it was written, and was removed: look at its disk`,
    );
  } finally {
    watcher.close();
  }
  expect([damaged, await readdir(folder())]).toEqual([1, []]);
  expect(await runs()).toMatchObject([
    { state: 'failed', bytes: null, error: expect.stringContaining('look at its disk') },
  ]);
  expect((await nightly())?.file).toBe(file);
  expect((await checkFile(file)).header.tables).toContain('orders');
});

test('a file that a killed process has named, but not read again, is read by the next one, and made anew when damaged', async () => {
  const { file } = (await nightly())!;
  const { ino } = await stat(file);
  await ask(database.url, 'DELETE FROM backup_run');
  expect((await nightly())?.file).toBe(file);
  expect([(await stat(file)).ino, await runs()]).toEqual([
    ino,
    [expect.objectContaining({ state: 'made', orders: 0 })],
  ]);
  expect(await nightly()).toBeNull();

  await ask(database.url, 'DELETE FROM backup_run');
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  await expect(checkFile(file)).rejects.toThrow();
  expect((await nightly())?.file).toBe(file);
  expect((await checkFile(file)).header.tables).toContain('orders');
  expect(await runs()).toMatchObject([{ state: 'made', verified: true }]);
});

test('the job makes the backup of the day where BACKUP_DIR is set, and finds it the next time', async () => {
  const shop = await startShop({ databaseUrl: database.url, jobs: true, env: { BACKUP_DIR: folder() } });
  const done = async () => {
    const [row] = await ask<{ done: number }>(
      database.url,
      `SELECT coalesce(sum(done), 0)::integer AS done FROM job_count WHERE task = 'make_backup'`,
    );
    return row!.done;
  };
  try {
    for (const count of [1, 2]) {
      await queueJob(shop.db, 'make_backup');
      await eventually('it is done', async () => (await done()) >= count);
    }
    const [name, ...more] = await readdir(folder());
    expect(more).toEqual([]);
    expect(name).toMatch(/^bustan-\d{4}-\d{2}-\d{2}\.backup$/);
    const { header } = await checkFile(path.join(folder(), name!));
    expect(header.tables).toContain('orders');
    expect(await runs()).toMatchObject([{ state: 'made', file: name, verified: true, error: null }]);
  } finally {
    await shop.stop();
  }
});

test('what cannot be noted, as before a migration, is told, and the backup is there', async () => {
  await ask(database.url, 'ALTER TABLE backup_run RENAME TO moved');
  try {
    const told: unknown[] = [];
    const onNotNoted = (error: unknown): void => void told.push((error as { code: string }).code);
    const made = await nightlyBackup({
      url: database.url,
      folder: folder(),
      timeZone: 'Asia/Beirut',
      now: tonight,
      onNotNoted,
    });
    expect(told).toEqual(['42P01']);
    expect(await readdir(folder())).toEqual([path.basename(made!.file)]);
  } finally {
    await ask(database.url, 'ALTER TABLE moved RENAME TO backup_run');
  }
});

test('a backup of a clock that was years ahead does not count as the newest for ever', async () => {
  await mkdir(folder());
  const at = async (day: string, time: Date) => {
    await writeFile(path.join(folder(), `bustan-${day}.backup`), 'a backup');
    await utimes(path.join(folder(), `bustan-${day}.backup`), time, time);
  };
  expect(await newestBackup(folder(), tonight.getTime())).toBeNull();
  await at('2036-01-01', new Date('2036-01-01T00:45:00Z'));
  expect(await newestBackup(folder(), tonight.getTime())).toBeNull();
  await at('2026-11-20', new Date('2026-11-20T00:45:00Z'));
  expect(await newestBackup(folder(), tonight.getTime())).toMatchObject({ madeAt: Date.parse('2026-11-20T00:45:00Z') });
});

test('without BACKUP_DIR it says what is missing', () => {
  expect(() => backupFolder(null)).toThrow('BACKUP_DIR is not set: it names the folder of nightly backups');
});
