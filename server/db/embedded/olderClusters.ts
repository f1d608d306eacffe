import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries';
import { EmbeddedDatabaseError, exists } from './system';

/** The major version of the PostgreSQL that made a cluster, which alone can read it. */
export async function versionOf(cluster: string): Promise<string> {
  return (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
}

/** Where packages of systems put the programs of a major version. */
const PLACES = [
  (major: string) => `/usr/lib/postgresql/${major}/bin`,
  (major: string) => `/usr/pgsql-${major}/bin`,
  (major: string) => `/opt/homebrew/opt/postgresql@${major}/bin`,
  (major: string) => `/usr/local/opt/postgresql@${major}/bin`,
  (major: string) => `C:\\Program Files\\PostgreSQL\\${major}\\bin`,
];

/** The programs of another major version as this machine has them installed; null when it has none. */
export async function installedBinaries(major: string): Promise<Binaries | null> {
  if (!/^\d+$/.test(major)) return null;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const place of PLACES) {
    const at = (name: string) => path.join(place(major), name + suffix);
    if (await exists(at('postgres'))) {
      return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl'), major };
    }
  }
  return null;
}

/** Why a cluster of another version is not started, and what brings it over, in one line. */
export async function otherVersion(cluster: string, version: string, major: string): Promise<EmbeddedDatabaseError> {
  const what = `the database in ${cluster} was made by PostgreSQL ${version}, and this shop brings PostgreSQL ${major}`;
  if (Number(version) > Number(major)) {
    return new EmbeddedDatabaseError(`${what}: start it with the newer release, or choose another DATA_DIR`);
  }
  const offer = '"npm run upgrade-database" brings it over, and keeps the old one beside it';
  return new EmbeddedDatabaseError(
    (await installedBinaries(version))
      ? `${what}: ${offer}`
      : `${what}: the programs of PostgreSQL ${version} alone can read it, and they are not installed here; ` +
          `install them (Debian: apt-get install postgresql-${version}), then ${offer}`,
  );
}

/** A whole cluster of the new version that waits for its place. */
const UPGRADED = 'upgraded-cluster';

/** Says that a new cluster has everything, and gives it the place of the old one, which stays as `cluster-<version>`. */
export async function replaceCluster(location: string, made: string): Promise<void> {
  await rename(made, path.join(location, UPGRADED));
  await finishUpgrade(location);
}

/** Goes on where a replacing was killed; nothing when there is none. */
export async function finishUpgrade(location: string): Promise<void> {
  const upgraded = path.join(location, UPGRADED);
  if (!(await exists(upgraded))) return;
  const cluster = path.join(location, 'cluster');
  if (await exists(cluster)) await rename(cluster, path.join(location, `cluster-${await versionOf(cluster)}`));
  await rename(upgraded, cluster);
}
