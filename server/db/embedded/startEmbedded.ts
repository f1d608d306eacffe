import { createHmac, randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { type Binaries, findBinaries } from './binaries';
import { syncToDisk } from '../../core/process/syncToDisk';
import { lockFolder } from './lock';
import { finishUpgrade, otherVersion, versionOf } from './olderClusters';
import { type EmbeddedLog, stopOrphans } from './orphans';
import { type Server, type ServerPlan, startServer } from './server';
import {
  delay,
  EmbeddedDatabaseError,
  exists,
  giveTo,
  passes,
  run,
  shortHash,
  unprivilegedUser,
  type UnixUser,
} from './system';

/** For root: the folder for programs and cluster when the unprivileged user cannot reach those of the shop. */
export const SYSTEM_FOLDER = '/var/lib/bustan';

/** After this time a server that could not be started again is tried once more. */
const RESTART_MS = 1_000;

export interface EmbeddedOptions {
  /** The shop's data folder; made when missing. */
  dataDir: string;
  log: EmbeddedLog;
  /** PostgreSQL settings on top of the shop's own, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedDatabase {
  /** Connects as the shop's own role, which owns the database `bustan` and may create others, but is no superuser. */
  url: string;
  /** Folder in which the cluster lies, for the log and for backups. */
  location: string;
  /** Ends the server cleanly; nothing of it remains but its files. Further calls wait for the same end. */
  stop(): Promise<void>;
}

/**
 * Runs a real PostgreSQL of the shop's own on a free loopback port, with a random password (specification 20.2).
 *
 * - As root it runs as an unprivileged user that already exists. Where that user cannot reach the programs or
 *   `dataDir`, both lie below `/var/lib/bustan`; a cluster that is there already is always used again.
 * - Whatever was killed before, this process included, the next start recovers: stale locks are taken over, an orphaned
 *   server is stopped first, incomplete clusters and copies are deleted. When this process dies, a watchdog ends the
 *   server; when the server dies, it is started again on the same port.
 *
 * @throws EmbeddedDatabaseError with one line for the user when it cannot run, e.g. since another shop uses the folder
 */
export async function startEmbedded({ dataDir, log, settings = {} }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const home = await chooseHome(dataDir);
  const lock = await lockFolder(home.location);
  try {
    const cluster = path.join(home.location, 'cluster');
    const binaries = await findBinaries(home.user, home.user ? SYSTEM_FOLDER : home.location);
    await stopOrphans(cluster, log);
    await removeUnfinished(home.location);
    await finishUpgrade(home.location);
    if (await exists(cluster)) await openCluster(cluster, home.user, binaries);
    else await createCluster(cluster, home.user, binaries, settings);

    const password = (await readFile(path.join(cluster, PASSWORD_FILE), 'utf8')).trim();
    const plan: ServerPlan = { binaries, cluster, user: home.user, password, settings, log };
    const supervisor = await supervise(plan);
    try {
      const url = await provideDatabase(plan.password, supervisor.port);
      let stopping: Promise<void> | undefined;
      const stopAll = async (): Promise<void> => {
        try {
          await supervisor.stop();
        } finally {
          await lock.release();
        }
      };
      return { url, location: home.location, stop: () => (stopping ??= stopAll()) };
    } catch (error) {
      await supervisor.stop();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Kept inside the cluster, so that both are made, moved and restored together. */
export const PASSWORD_FILE = 'bustan-password';

/** Finds out where the cluster is or should be, and as whom PostgreSQL runs there. */
export async function chooseHome(dataDir: string): Promise<{ location: string; user: UnixUser | null }> {
  // 711, not 700: as root, the database's own user must be able to pass through.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const data = await realpath(dataDir);
  const inDataDir = path.join(data, 'postgres');
  const user = await unprivilegedUser();
  if (user === null) {
    await mkdir(inDataDir, { recursive: true, mode: 0o711 });
    return { location: inDataDir, user };
  }

  const inSystemFolder = path.join(SYSTEM_FOLDER, shortHash(data));
  if (await exists(path.join(inSystemFolder, 'cluster')))
    return { location: inSystemFolder, user: await ownerOr(user, inSystemFolder) };
  if (await exists(path.join(inDataDir, 'cluster'))) {
    const owner = await ownerOr(user, inDataDir);
    if (await passes('-x', inDataDir, owner)) return { location: inDataDir, user: owner };
    throw new EmbeddedDatabaseError(
      `the database in ${inDataDir} cannot be reached by the user it runs as (uid ${owner.uid}; PostgreSQL refuses root): ` +
        `move it with "mkdir -p ${SYSTEM_FOLDER} && mv ${inDataDir} ${inSystemFolder}", or let others pass through the folders above it`,
    );
  }
  await mkdir(inDataDir, { recursive: true });
  await chmod(inDataDir, 0o711);
  if (await passes('-x', inDataDir, user)) return { location: inDataDir, user };
  await rmdir(inDataDir);
  await mkdir(inSystemFolder, { recursive: true });
  for (const folder of [SYSTEM_FOLDER, inSystemFolder]) await chmod(folder, 0o755);
  // Names the shop that this database belongs to, for administrators of the machine.
  await writeFile(path.join(inSystemFolder, 'data-dir'), `${data}\n`);
  return { location: inSystemFolder, user };
}

/** Where the cluster is; null where none was made yet. Unlike `chooseHome` it makes no folder. */
export async function findHome(dataDir: string): Promise<string | null> {
  const data = await realpath(dataDir).catch(() => null);
  if (data === null) return null;
  const inDataDir = path.join(data, 'postgres');
  const isRoot = (await unprivilegedUser()) !== null;
  for (const location of isRoot ? [path.join(SYSTEM_FOLDER, shortHash(data)), inDataDir] : [inDataDir]) {
    if (await exists(path.join(location, 'cluster'))) return location;
  }
  return null;
}

/** A cluster stays with the user it was made as; one that root has copied is given to the present user. */
async function ownerOr(user: UnixUser, location: string): Promise<UnixUser> {
  const { uid, gid } = await stat(path.join(location, 'cluster'));
  return uid === 0 ? user : { uid, gid };
}

export async function removeUnfinished(location: string): Promise<void> {
  for (const name of await readdir(location)) {
    if (name.startsWith('new-')) await rm(path.join(location, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Makes a new cluster aside and moves it into place when it is whole, so that a kill leaves no incomplete cluster.
 * Texts are compared by Unicode's code points, with upper and lower case of all scripts, by rules of PostgreSQL's own
 * that no update of the system changes; ICU's collations are there by name.
 * @param letters how initdb is told so; versions before 17 do not have these rules
 */
export async function createCluster(
  cluster: string,
  user: UnixUser | null,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
  letters = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
): Promise<void> {
  const draft = path.join(path.dirname(cluster), `new-${randomBytes(4).toString('hex')}`);
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = `${draft}-password`;
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  if (user) {
    await giveTo(user, draft);
    await chown(passwordFile, user.uid, user.gid);
  }
  const { code, output } = await run(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...letters,
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ],
    user,
  );
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    const reason = output.split('\n').filter((line) => /error|fatal|could not|cannot/i.test(line));
    throw new EmbeddedDatabaseError(
      `no database could be made in ${cluster}: ${reason[0] ?? `initdb ended with ${code}`}`,
    );
  }
  await rename(passwordFile, path.join(draft, PASSWORD_FILE));
  await rename(draft, cluster);
  await syncToDisk(path.dirname(cluster));
}

/** Makes an existing cluster usable by `user`. @throws EmbeddedDatabaseError when that cannot be done */
async function openCluster(cluster: string, user: UnixUser | null, binaries: Binaries): Promise<void> {
  await takeOver(cluster, user);
  const version = await versionOf(cluster);
  if (version !== binaries.major) throw await otherVersion(cluster, version, binaries.major);
}

/** Gives a cluster to the user that it runs as. @throws EmbeddedDatabaseError when it belongs to another one */
export async function takeOver(cluster: string, user: UnixUser | null): Promise<void> {
  const { uid } = await stat(cluster);
  if (user && uid !== user.uid) await giveTo(user, cluster);
  if (!user && process.getuid && uid !== process.getuid()) {
    throw new EmbeddedDatabaseError(
      `the database in ${cluster} belongs to another user (uid ${uid}): start the shop as that user or as root, or choose another DATA_DIR`,
    );
  }
}

/** Starts the server, and starts it again on the same port when it ends by itself. */
async function supervise(plan: ServerPlan): Promise<{ port: number; stop(): Promise<void> }> {
  let server: Server = await startServer(plan);
  let stopped = false;
  let restarting: Promise<void> = Promise.resolve();

  const watch = (): void => {
    void server.ended.then(() => {
      if (stopped) return;
      plan.log.error('the database server ended by itself; starting it again');
      restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    // Until it does: what keeps it from starting, such as a full disk, may be mended meanwhile.
    while (!stopped) {
      try {
        await stopOrphans(plan.cluster, plan.log);
        server = await startServer(plan, server.port);
        plan.log.info('the database server runs again');
        if (!stopped) watch();
        return;
      } catch (error) {
        plan.log.error(`the database server cannot be started again: ${(error as Error).message}; it is tried again`);
        await delay(RESTART_MS);
      }
    }
  };
  watch();
  return {
    port: server.port,
    async stop() {
      stopped = true;
      await restarting;
      // One that could not be started again has ended already, and is left as it is.
      await server.stop();
    },
  };
}

/** Makes the shop's role and database where they are missing. Each step may be repeated after a kill. */
export async function provideDatabase(secret: string, port: number): Promise<string> {
  const admin = new Client({ host: '127.0.0.1', port, user: 'postgres', password: secret, database: 'postgres' });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'bustan') AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = 'bustan') AS database`,
    );
    if (!rows[0]?.role) await admin.query(`CREATE ROLE bustan LOGIN CREATEDB PASSWORD '${passwordOf(secret)}'`);
    if (!rows[0]?.database) await admin.query('CREATE DATABASE bustan OWNER bustan');
  } finally {
    await admin.end();
  }
  return urlOf(secret, port);
}

/** Where the shop's own role finds its database. @param secret the password of the cluster's superuser */
export function urlOf(secret: string, port: number | string): string {
  return `postgres://bustan:${passwordOf(secret)}@127.0.0.1:${port}/bustan`;
}

function passwordOf(secret: string): string {
  return createHmac('sha256', secret).update('bustan').digest('base64url');
}
