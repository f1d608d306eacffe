import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
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
  const file = path.join(folder, `bustan-${day}.backup`);
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
      const made = left ?? (await makeBackup({ url, file, sessionSecret }));
      if (!left) await verify(made);
      await note(made);
      await prune(folder, now);
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

/** What the whole file holds; null for one that cannot be read to its end, which is removed. */
async function readAgain(file: string, bytes: number): Promise<BackupMade | null> {
  try {
    const { header, end } = await checkFile(file);
    return { file, madeAt: new Date(header.madeAt), bytes, figures: end.figures };
  } catch {
    // Also what the disk itself refuses (EIO): nobody could restore it.
    await rm(file, { force: true });
    return null;
  }
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

/** Removes backups of days that are kept no longer, and what killed processes have left. Other files stay. */
async function prune(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder);
  const days = names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const kept = keptDays(days);
  for (const name of names) {
    const day = NAME.exec(name)?.[1];
    const target = path.join(folder, name);
    const isOld = day === undefined ? await isAbandoned(target, now) : !kept.has(day);
    if (isOld) await rm(target, { force: true });
  }
}

async function isAbandoned(target: string, now: Date): Promise<boolean> {
  if (!/^bustan-.*\.backup\./.test(path.basename(target)) || !target.endsWith(PART)) return false;
  const found = await stat(target).catch(() => null);
  return found !== null && now.getTime() - found.mtimeMs > ABANDONED_MS;
}

/** @throws BackupError when there is no such folder in the configuration */
export function backupFolder(folder: string | null): string {
  if (folder === null) throw new BackupError('BACKUP_DIR is not set: it names the folder of nightly backups');
  return folder;
}

function dayOf(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
