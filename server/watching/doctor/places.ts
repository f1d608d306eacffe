import type { Config } from '../../core/config';
import { readCertificate } from '../certificate';
import { diskOf } from '../disk';
import { failed, messageOf, ok, warning, type Finding } from './finding';

const GIGABYTE = 1e9;
/** Below these parts of the disk, or below these bytes, there is too little room. */
const ROOM = {
  failed: { part: 0.03, bytes: 0.5 * GIGABYTE },
  warning: { part: 0.1, bytes: 2 * GIGABYTE },
} as const;
const ONE_DAY_MS = 24 * 3_600_000;
/** In how many days a certificate may end; whoever renews them by a program does so a month before. */
const DAYS = { failed: 3, warning: 14 } as const;

/** The room on the disk of DATA_DIR. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const disk = await diskOf(dataDir);
  const found = `${gigabytes(disk.free)} of ${gigabytes(disk.size)} are free where DATA_DIR is (${dataDir})`;
  const lacks = ({ part, bytes }: (typeof ROOM)[keyof typeof ROOM]): boolean =>
    disk.free < Math.min(part * disk.size, bytes);
  const todo = 'Make room or take a larger disk: without room no order can be written';
  if (lacks(ROOM.failed)) return failed('disk', found, todo);
  return lacks(ROOM.warning) ? warning('disk', found, todo) : ok('disk', found);
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
