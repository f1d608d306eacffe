import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { identityOn } from '../../db/cluster/databaseIdentity';
import { checkFile } from '../backupFile';
import { BackupError } from '../backupError';
import { isNotedAsMade, noteRun } from './backupRuns';
import { keptDays } from './keptBackups';
import { makeBackup, type BackupMade } from '../makeBackup';
import { PART } from '../newFile';
import { inTransaction } from '../snapshot';

export interface NightlyOptions {
  /** Where the database is. */
  url: string;
  /** `BACKUP_DIR`; made when missing. */
  folder: string;
  /** Where the shop's days begin. */
  timeZone: string;
  sessionSecret?: string | null;
  now?: Date;
  /** Told when what became of it cannot be noted, as in a database that is not migrated yet; the backup is no worse. */
  onNotNoted?: (error: unknown) => void;
}

/** Held by the one process that makes the backup of a night, on whatever machine. */
const NIGHTLY_LOCK = 7_264_036;
const NAME = /^bustan-(\d{4}-\d{2}-\d{2})\.backup$/;
const nameOf = (day: string): string => `bustan-${day}.backup`;
/** A file that is written changes all the time; one that was left by a killed process does not. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/**
 * Makes the backup of the shop's day below `BACKUP_DIR`, reads it again, notes what became of it, and removes those that
 * are kept no longer (specification 26.4). To be called as often as one likes, by any number of processes: a day has one.
 * @returns null when the day has its backup, or another process makes it
 * @throws BackupError when it cannot be made; none is removed then
 */
export async function nightlyBackup({
  url,
  folder,
  timeZone,
  sessionSecret = null,
  now = new Date(),
  onNotNoted = () => undefined,
}: NightlyOptions): Promise<BackupMade | null> {
  const day = dayOf(now, timeZone);
  const file = path.join(folder, nameOf(day));
  return inTransaction(url, '', async (client) => {
    const { rows } = await client.query<{ taken: boolean; at: Date }>(
      'SELECT pg_try_advisory_xact_lock($1) AS taken, clock_timestamp() AS at',
      [NIGHTLY_LOCK],
    );
    const [lock] = rows;
    if (!lock?.taken) return null;
    const attempt = { day, file: path.basename(file), begunAt: lock.at };
    const note = (outcome: BackupMade | { error: unknown }): Promise<void> =>
      noteRun(url, attempt, outcome).catch(onNotNoted);
    const there = await stat(file).catch(() => null);
    // In a database that is not migrated yet nothing is noted: there a file counts as it is.
    if (there && (await isNotedAsMade(client, attempt).catch(() => true))) return null;
    try {
      // A process that ended right after it had named the file has not read it again.
      const left = there && (await readAgain(file, there.size));
      if (left) await checkIsOwn(client, left);
      // They take the room that this one needs.
      await removeAbandoned(folder, now);
      const made = left ?? (await makeBackup({ url, file, sessionSecret }));
      if (!left) await verify(made);
      await note(made);
      await removeOld(folder);
      return made;
    } catch (error) {
      await note({ error });
      throw error;
    }
  });
}

/**
 * Reads the whole file again as a restore would, to its checksum.
 * @throws BackupError when it is not what was written; it is removed then, so that it is made anew
 */
async function verify({ file, bytes, figures }: BackupMade): Promise<void> {
  const read = await readAgain(file, bytes);
  if (read && JSON.stringify(read.figures) === JSON.stringify(figures)) return;
  await rm(file, { force: true });
  throw new BackupError(`${file} could not be read again as it was written, and was removed: look at its disk`);
}

/** A backup that was read to its end. */
interface ReadBackup extends BackupMade {
  /** Which database it is of; absent in files of before it was written. */
  readonly database: string | undefined;
}

/** What the whole file holds; null for one that cannot be read to its end, which is removed. */
async function readAgain(file: string, bytes: number): Promise<ReadBackup | null> {
  try {
    const { header, end } = await checkFile(file);
    return { file, madeAt: new Date(header.madeAt), database: header.database, bytes, figures: end.figures };
  } catch {
    // Also what the disk itself refuses (EIO): nobody could restore it.
    await rm(file, { force: true });
    return null;
  }
}

/**
 * A second shop with the same folder, such as one that was restored for a trial, is not to give this one its day's backup.
 * @throws BackupError when the file is of another database
 */
async function checkIsOwn(client: Client, { file, database }: ReadBackup): Promise<void> {
  if (database === undefined || database === (await identityOn(client))) return;
  throw new BackupError(
    `${file} is of another database: give each shop a BACKUP_DIR of its own, or move the file away`,
  );
}

/** A backup of a night as it lies in its folder. */
interface KeptFile {
  /** In milliseconds of Unix time. */
  readonly madeAt: number;
  readonly bytes: number;
}

/** How far the clock of this machine may be behind the one that gave a file its time. */
const AHEAD_MS = 60 * 60 * 1_000;

/**
 * The newest backup below the folder; null where there is none. One whose time is still to come, made by a clock that was
 * ahead, counts for none: it would hide for ever that none is made any more.
 */
export async function newestBackup(folder: string, now = Date.now()): Promise<KeptFile | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
  for (const name of names.reverse()) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found && found.mtimeMs <= now + AHEAD_MS) return { madeAt: found.mtimeMs, bytes: found.size };
  }
  return null;
}

/** Removes backups of days that are kept no longer. Other files stay. */
async function removeOld(folder: string): Promise<void> {
  const days = (await readdir(folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const kept = keptDays(days);
  for (const day of days.filter((each) => !kept.has(each))) await rm(path.join(folder, nameOf(day)), { force: true });
}

/** Removes what killed processes have left of files that they wrote. */
async function removeAbandoned(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => /^bustan-.*\.backup\./.test(each) && each.endsWith(PART))) {
    const part = path.join(folder, name);
    const found = await stat(part).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > ABANDONED_MS) await rm(part, { force: true });
  }
}

/** @throws BackupError when there is no such folder in the configuration */
export function backupFolder(folder: string | null): string {
  if (folder === null) throw new BackupError('BACKUP_DIR is not set: it names the folder of nightly backups');
  return folder;
}

function dayOf(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
