import { randomBytes } from 'node:crypto';
import { link, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { delay, EmbeddedDatabaseError, run } from './system';

/** Held while a process of ours runs the cluster. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Who holds a lock: a process id alone would be taken for another process that got the same number later. */
interface Holder {
  pid: number;
  /** When the process started, in the system's own unit; empty where the system does not say. */
  started: string;
  /** The boot and the process-id namespace within which `pid` means anything. */
  world: string;
}

const BEAT_MS = 3_000;
const STALE_MS = 12_000;

/**
 * Takes the lock file of a folder. A lock whose process is gone, however it ended, is taken over. Where the holder ran
 * in another container or on an earlier boot, its process cannot be looked up; then the lock is stale once its file has
 * not been touched for 12 seconds.
 * PostgreSQL has its own lock on a cluster beneath this one; this one also shows whether the shop runs, or only an
 * orphaned server.
 * @throws EmbeddedDatabaseError when a living process holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'lock');
  await acquire(folder, file);
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), BEAT_MS);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      await rm(file, { force: true });
    },
  };
}

async function acquire(folder: string, file: string): Promise<void> {
  const holder = JSON.stringify(await thisHolder());
  for (;;) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, holder, { mode: 0o644 });
    try {
      // A link appears at once with its content, and fails when there is one already.
      await link(draft, file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(draft, { force: true });
    }
    await removeStale(folder, file);
  }
}

/** Returns when there may be no lock any more. Throws when it is held. */
async function removeStale(folder: string, file: string): Promise<void> {
  const content = await readFile(file, 'utf8').catch(() => null);
  if (content === null) return;
  const holder = parse(content);
  if (holder && (await isAlive(holder, file))) throw inUse(folder, holder.pid);

  // Two starts may find the same stale lock: only the lock that was found stale may be removed.
  const away = `${file}.${randomBytes(6).toString('hex')}`;
  const moved = await rename(file, away).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await readFile(away, 'utf8')) !== content) await link(away, file).catch(() => undefined);
  await rm(away, { force: true });
}

async function isAlive(holder: Holder, file: string): Promise<boolean> {
  if (holder.world === (await ourWorld())) {
    try {
      process.kill(holder.pid, 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    }
    return (await startOf(holder.pid)) === holder.started;
  }
  const before = await lastTouched(file);
  if (Date.now() - before > STALE_MS) return false;
  for (let waited = 0; waited < STALE_MS; waited += 1_000) {
    await delay(1_000);
    const now = await lastTouched(file);
    if (now !== before) return now !== 0;
  }
  return false;
}

/** When the file was last touched, 0 when it is gone. */
async function lastTouched(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

async function thisHolder(): Promise<Holder> {
  return { pid: process.pid, started: await startOf(process.pid), world: await ourWorld() };
}

async function ourWorld(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return [os.hostname(), boot.trim(), namespace].join(' ');
}

async function startOf(pid: number): Promise<string> {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return (await run('ps', ['-o', 'lstart=', '-p', String(pid)], null)).output.trim();
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in parentheses and may hold spaces; the start is field 22.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // A killed process that nobody has waited for is still listed, as a zombie.
  return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? '');
}

function parse(content: string): Holder | null {
  try {
    const { pid, started, world } = JSON.parse(content) as Partial<Record<string, unknown>>;
    if (!Number.isInteger(pid) || typeof started !== 'string' || typeof world !== 'string') return null;
    return { pid: pid as number, started, world };
  } catch {
    return null;
  }
}

function inUse(folder: string, pid: number): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `the database in ${folder} is in use by another running shop (process ${pid}): stop it first, or give this one its own DATA_DIR`,
  );
}
