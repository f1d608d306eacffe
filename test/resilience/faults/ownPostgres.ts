import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { installedBinaries } from '../../../server/db/embedded/olderClusters';
import { chooseHome, createCluster, PASSWORD_FILE, provideDatabase } from '../../../server/db/embedded/startEmbedded';
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
 * Starts the newest PostgreSQL of the system's packages on a cluster below the folder.
 * @param program gives what is run in place of PostgreSQL itself
 * @returns null where none is installed
 */
export async function startOwnPostgres(
  folder: string,
  program: (postgres: string) => Promise<string> = (postgres) => Promise.resolve(postgres),
): Promise<OwnPostgres | null> {
  for (const major of ['18', '17', '16', '15']) {
    const binaries = await installedBinaries(major);
    if (!binaries) continue;
    const { location, user } = await chooseHome(folder);
    const cluster = path.join(location, 'cluster');
    await createCluster(cluster, user, binaries, {}, ['--locale=C.UTF-8']);
    const password = (await readFile(path.join(cluster, PASSWORD_FILE), 'utf8')).trim();
    const postgres = await program(binaries.postgres);
    const plan: ServerPlan = { binaries: { ...binaries, postgres }, cluster, user, password, settings: {}, log };
    const server = await startServer(plan);
    return { plan, server, url: await provideDatabase(password, server.port) };
  }
  return null;
}
