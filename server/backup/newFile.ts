import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncToDisk } from '../core/process/syncToDisk';
import { BackupError } from './backupError';

/** How the name of a file ends that is being written. */
export const PART = '.part';

/**
 * Writes a compressed file that appears whole or not at all, and takes no other's place: aside, to the disk, then under
 * its name. Only its owner reads it.
 * @throws BackupError when there is a file of that name, or its folder cannot be written
 */
export async function writeNewFile(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const part = `${file}.${randomBytes(4).toString('hex')}${PART}`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    if (await exists(file)) throw taken(file);
    // Pictures are compressed already, and the rest is small: a higher level costs time and saves little.
    await pipeline(
      content,
      createGzip({ level: 1, chunkSize: 256 * 1024 }),
      createWriteStream(part, { flags: 'wx', mode: 0o600 }),
    );
    await syncToDisk(part);
    await giveName(part, file);
    await syncToDisk(path.dirname(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (
      code &&
      ['EACCES', 'EPERM', 'ENOSPC', 'EROFS', 'ENOTDIR', 'EEXIST', 'EDQUOT', 'EISDIR', 'ENAMETOOLONG'].includes(code)
    ) {
      throw new BackupError(`${file} cannot be written: ${(error as Error).message}`, { cause: error });
    }
    throw error;
  } finally {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/** A link fails where the name is taken; where the file system has no links, it is looked up before. */
async function giveName(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw taken(file);
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP' && code !== 'ENOSYS') throw error;
    if (await exists(file)) throw taken(file);
    await rename(part, file);
  }
}

function exists(target: string): Promise<boolean> {
  return access(target).then(
    () => true,
    () => false,
  );
}

function taken(file: string): BackupError {
  return new BackupError(`${file} is there already: choose another name, or remove it first`);
}
