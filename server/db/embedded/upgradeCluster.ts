import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBinaries } from './binaries';
import { lockFolder } from './lock';
import { installedBinaries, otherVersion, replaceCluster, versionOf, finishUpgrade } from './olderClusters';
import { type EmbeddedLog, stopOrphans } from './orphans';
import { startServer, type Server } from './server';
import {
  chooseHome,
  createCluster,
  PASSWORD_FILE,
  provideDatabase,
  removeUnfinished,
  SYSTEM_FOLDER,
  takeOver,
} from './startEmbedded';
import { EmbeddedDatabaseError, exists, type UnixUser } from './system';

export interface UpgradeOptions {
  /** The shop's data folder. */
  dataDir: string;
  log: EmbeddedLog;
  /** Takes everything from one database to the other; `file` is a name that it may use for a file meanwhile. */
  move: (from: string, to: string, file: string) => Promise<void>;
}

/** What was brought over. */
export interface Upgraded {
  from: string;
  to: string;
  /** Where the old cluster is now. */
  old: string;
}

/**
 * Brings an embedded database of an older PostgreSQL to the one that this shop has: starts the old one by the programs of
 * its version, makes a new cluster aside, moves everything over and gives it the old one's place. Killed before that, the
 * old one is where it was; killed within, the next start goes on.
 * @throws EmbeddedDatabaseError with one line when there is nothing to do, or the old programs are missing
 */
export async function upgradeCluster({ dataDir, log, move }: UpgradeOptions): Promise<Upgraded> {
  const { location, user } = await chooseHome(dataDir);
  const lock = await lockFolder(location);
  try {
    const [cluster, made] = [path.join(location, 'cluster'), path.join(location, 'new-cluster')];
    const binaries = await findBinaries(user, user ? SYSTEM_FOLDER : location);
    for (const each of [cluster, made]) await stopOrphans(each, log);
    await removeUnfinished(location);
    await finishUpgrade(location);
    if (!(await exists(cluster))) throw new EmbeddedDatabaseError(`there is no database in ${cluster}`);
    const version = await versionOf(cluster);
    if (version === binaries.major) {
      throw new EmbeddedDatabaseError(`the database in ${cluster} is one of PostgreSQL ${version} already`);
    }
    const older = Number(version) < Number(binaries.major) ? await installedBinaries(version) : null;
    if (!older) throw await otherVersion(cluster, version, binaries.major);
    const old = path.join(location, `cluster-${version}`);
    if (await exists(old)) throw new EmbeddedDatabaseError(`${old} is there already: move it elsewhere first`);

    await takeOver(cluster, user);
    await createCluster(made, user, binaries, {});
    await withServers(
      [
        { binaries: older, cluster },
        { binaries, cluster: made },
      ],
      { user, log },
      ([from = '', to = '']) => move(from, to, path.join(location, 'new-upgrade.backup')),
    );
    await replaceCluster(location, made);
    await removeUnfinished(location);
    return { from: version, to: binaries.major, old };
  } finally {
    await lock.release();
  }
}

/** Runs the work with the addresses of the clusters' databases, one server each, and stops them. */
async function withServers(
  clusters: Pick<Parameters<typeof startServer>[0], 'binaries' | 'cluster'>[],
  { user, log }: { user: UnixUser | null; log: EmbeddedLog },
  work: (urls: string[]) => Promise<void>,
): Promise<void> {
  const servers: Server[] = [];
  try {
    const urls: string[] = [];
    for (const each of clusters) {
      const password = (await readFile(path.join(each.cluster, PASSWORD_FILE), 'utf8')).trim();
      const server = await startServer({ ...each, user, password, settings: {}, log });
      servers.push(server);
      urls.push(await provideDatabase(password, server.port));
    }
    await work(urls);
  } finally {
    for (const server of servers) await server.stop();
  }
}
