import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBackup } from '../../../server/backup/makeBackup';
import { restoreBackup } from '../../../server/backup/restoreBackup';
import { openShopDatabase } from '../../../server/database';
import { installedBinaries } from '../../../server/db/embedded/olderClusters';
import { chooseHome, createCluster, PASSWORD_FILE, provideDatabase } from '../../../server/db/embedded/startEmbedded';
import { startServer } from '../../../server/db/embedded/server';
import { upgradeCluster } from '../../../server/db/embedded/upgradeCluster';
import { migrate } from '../../../server/db/migrate';
import { loadDemo } from '../../../server/demo/loadDemo';
import { WHOLE } from '../../support/whole';
import { query, startHere, useScratchFolder } from '../embedded/databaseProcess';

const scratch = useScratchFolder();
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = { fsync: 'off' };

/** An older PostgreSQL of Debian's, which `npm run test:long` installs where there is none. */
const OLDER = ['17', '16', '15', '14'];
const isLong = WHOLE && process.platform === 'linux';

async function olderVersion(): Promise<string> {
  const installed = () => OLDER.find((major) => existsSync(`/usr/lib/postgresql/${major}/bin/postgres`));
  for (const major of OLDER) {
    if (installed()) break;
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', `postgresql-${major}`], { stdio: 'ignore' });
    } catch {
      // This release of Debian has another one.
    }
  }
  const found = installed();
  if (found === undefined) throw new Error('no older PostgreSQL could be installed');
  return found;
}

/** A shop with the demo data in an embedded folder of the older version. @returns where it lies, and its orders */
async function makeOlder(major: string): Promise<{ location: string; orders: unknown }> {
  const { location, user } = await chooseHome(scratch.folder);
  const binaries = await installedBinaries(major);
  if (!binaries) throw new Error(`PostgreSQL ${major} is not installed`);
  const cluster = path.join(location, 'cluster');
  // Its providers of rules for letters are fewer: PostgreSQL of that time made its own choice.
  await createCluster(cluster, user, binaries, settings, ['--locale=C.UTF-8']);
  const password = (await readFile(path.join(cluster, PASSWORD_FILE), 'utf8')).trim();
  const server = await startServer({ binaries, cluster, user, password, settings, log });
  const url = await provideDatabase(password, server.port);
  const db = await openShopDatabase(url);
  await migrate(db);
  await loadDemo(db);
  const orders = await query(url, ORDERS);
  await db.destroy();
  await server.stop();
  return { location, orders };
}

const ORDERS = 'SELECT count(*) AS orders, sum(total_amount) AS total, max(id) AS newest FROM orders';

async function move(from: string, to: string, file: string): Promise<void> {
  await makeBackup({ url: from, file });
  await restoreBackup({ url: to, file });
}

(isLong ? test : test.skip)(
  'an embedded folder of an older PostgreSQL is offered to be brought over, and is',
  async () => {
    const major = await olderVersion();
    const { location, orders } = await makeOlder(major);
    await expect(startHere(scratch.folder)).rejects.toThrow(
      new RegExp(`made by PostgreSQL ${major}, and this shop .*: "npm run upgrade-database" brings it over, and keeps`),
    );

    // What fails, or is killed, leaves the old one in its place.
    const failed = upgradeCluster({ dataDir: scratch.folder, log, move: () => Promise.reject(new Error('no room')) });
    await expect(failed).rejects.toThrow('no room');
    expect((await readFile(path.join(location, 'cluster/PG_VERSION'), 'utf8')).trim()).toBe(major);

    const upgraded = await upgradeCluster({ dataDir: scratch.folder, log, move });
    expect(upgraded).toMatchObject({ from: major, old: path.join(location, `cluster-${major}`) });
    expect((await readdir(location)).filter((name) => !name.startsWith('postgres-')).sort()).toEqual([
      'cluster',
      `cluster-${major}`,
    ]);
    const database = await startHere(scratch.folder);
    expect(await query(database.url, ORDERS)).toEqual(orders);
    await database.stop();
    await expect(upgradeCluster({ dataDir: scratch.folder, log, move })).rejects.toThrow(
      /is one of PostgreSQL \d+ already$/,
    );
  },
  600_000,
);
