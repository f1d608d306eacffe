import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { newestBackup } from '../../backup/nightly/nightlyBackup';
import type { Config } from '../../core/config';
import { readCertificate } from '../certificate';
import { diskOf, type Disk } from '../disk';
import { messageOf } from '../../core/environment/messageOf';
import { failed, ok, warning, type Finding } from './finding';

const GIGABYTE = 1e9;
/** Below these parts of the disk, or below these bytes, there is too little room. */
const ROOM = {
  failed: { part: 0.03, bytes: 0.5 * GIGABYTE },
  warning: { part: 0.1, bytes: 2 * GIGABYTE },
} as const;
const ONE_HOUR_MS = 3_600_000;
const ONE_DAY_MS = 24 * ONE_HOUR_MS;
/** As the alert BackupTooOld has it: a day has one, and half a day to be made. */
const BACKUP_AGE_MS = 36 * ONE_HOUR_MS;
/** In how many days a certificate may end; whoever renews them by a program does so a month before. */
const DAYS = { failed: 3, warning: 14 } as const;

/** The room on the disk of DATA_DIR. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const disk = await diskOf(dataDir);
  const found = `${roomOn(disk)} where DATA_DIR is (${dataDir})`;
  const todo = 'Make room or take a larger disk: without room no order can be written';
  if (lacks(disk, ROOM.failed)) return failed('disk', found, todo);
  return lacks(disk, ROOM.warning) ? warning('disk', found, todo) : ok('disk', found);
}

/** BACKUP_DIR: whether backups can be written there, and how old the newest is. */
export async function checkBackups({ backupDir }: Pick<Config, 'backupDir'>, now = Date.now()): Promise<Finding> {
  if (backupDir === null) return ok('backup', 'BACKUP_DIR is not set, so the shop makes none by itself');
  const fault = await writingFault(backupDir);
  if (fault !== null) {
    const todo = 'Mount it, give it to the user of the shop, and name it in ReadWritePaths of the service';
    return failed('backup', `BACKUP_DIR (${backupDir}) cannot be written: ${fault}`, todo);
  }
  const newest = await newestBackup(backupDir, now);
  const byHand = 'See under Jobs in the back office why, and make one: npm run backup -- --nightly';
  if (newest !== null && now - newest.madeAt > BACKUP_AGE_MS) {
    const hours = Math.floor((now - newest.madeAt) / ONE_HOUR_MS);
    return failed('backup', `the newest in BACKUP_DIR (${backupDir}) is ${hours} hours old`, byHand);
  }
  const disk = await diskOf(backupDir);
  const room = `${roomOn(disk)} where BACKUP_DIR is (${backupDir})`;
  const todo = 'Make room or take a larger disk: without room no backup can be written';
  if (newest !== null && disk.free < newest.bytes) {
    return failed('backup', `${room}, and the newest backup takes ${gigabytes(newest.bytes)}`, todo);
  }
  if (lacks(disk, ROOM.warning)) return warning('backup', room, todo);
  if (newest === null) return warning('backup', `there is none in BACKUP_DIR (${backupDir}) yet`, byHand);
  return ok('backup', `the newest is ${Math.floor((now - newest.madeAt) / ONE_HOUR_MS)} hours old; ${room}`);
}

/** Why nothing can be written in a folder, or where it would be made; null when it can. Nothing is written for it. */
async function writingFault(folder: string): Promise<string | null> {
  try {
    if (!(await stat(folder)).isDirectory()) return 'it is no folder';
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) return messageOf(error);
    return writingFault(above);
  }
}

function lacks(disk: Disk, { part, bytes }: (typeof ROOM)[keyof typeof ROOM]): boolean {
  return disk.free < Math.min(part * disk.size, bytes);
}

function roomOn(disk: Disk): string {
  return `${gigabytes(disk.free)} of ${gigabytes(disk.size)} are free`;
}

function gigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}

/** The certificate that browsers get at PUBLIC_URL. */
export async function checkCertificate({ publicUrl }: Pick<Config, 'publicUrl'>, now = Date.now()): Promise<Finding> {
  if (publicUrl === null) return ok('certificate', 'PUBLIC_URL is not set, so there is none to look at');
  if (!publicUrl.startsWith('https:')) {
    return warning('certificate', `PUBLIC_URL is ${publicUrl}`, 'Serve customers by https alone, through a proxy');
  }
  try {
    const { ends, fault } = await readCertificate(publicUrl);
    const days = Math.floor((ends.getTime() - now) / ONE_DAY_MS);
    const until = `${days < 0 ? 'ended' : 'ends'} on ${ends.toISOString().slice(0, 10)}`;
    const found = `that of ${publicUrl} ${until}, ${days < 0 ? `${-days} days ago` : `in ${days} days`}`;
    const renew = 'Renew it at the proxy, and see why that was not done by itself';
    if (days < DAYS.failed) return failed('certificate', found, renew);
    if (fault !== null) {
      return failed(
        'certificate',
        `browsers refuse that of ${publicUrl} (${fault})`,
        'Give the proxy one for this name',
      );
    }
    return days < DAYS.warning ? warning('certificate', found, renew) : ok('certificate', found);
  } catch (error) {
    const todo = 'See whether the proxy runs, and whether the name leads to it';
    return failed('certificate', `${publicUrl} cannot be reached: ${messageOf(error)}`, todo);
  }
}
