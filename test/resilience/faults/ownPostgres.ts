import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from '../../../server/db/embedded/binaries';
import { installedBinaries } from '../../../server/db/embedded/olderClusters';
import { chooseHome, createCluster, PASSWORD_FILE, provideDatabase } from '../../../server/db/embedded/startEmbedded';
import { install } from '../../../tools/cluster/programs';
import { startServer, type Server, type ServerPlan } from '../../../server/db/embedded/server';

/** A PostgreSQL of the system with a database `bustan`, which no shop starts or ends. */
export interface OwnPostgres {
  /** How it is started, also again. */
  plan: ServerPlan;
  server: Server;
  url: string;
}

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Starts the newest PostgreSQL of the system's packages, which are installed where there are none, on a cluster below the
 * folder.
 * @param program gives what is run in place of PostgreSQL itself
 * @throws where none is installed, and none can be
 */
export async function startOwnPostgres(
  folder: string,
  program: (postgres: string) => Promise<string> = (postgres) => Promise.resolve(postgres),
): Promise<OwnPostgres> {
  const binaries = (await newest()) ?? (await install().then(newest));
  if (!binaries) throw new Error('PostgreSQL 15 or newer is not installed');
  const { location, user } = await chooseHome(folder);
  const cluster = path.join(location, 'cluster');
  await createCluster(cluster, user, binaries, {}, ['--locale=C.UTF-8']);
  const password = (await readFile(path.join(cluster, PASSWORD_FILE), 'utf8')).trim();
  const postgres = await program(binaries.postgres);
  const plan: ServerPlan = { binaries: { ...binaries, postgres }, cluster, user, password, settings: {}, log };
  const server = await startServer(plan);
  return { plan, server, url: await provideDatabase(password, server.port) };
}

async function newest(): Promise<Binaries | null> {
  for (const major of ['18', '17', '16', '15']) {
    const binaries = await installedBinaries(major);
    if (binaries) return binaries;
  }
  return null;
}
