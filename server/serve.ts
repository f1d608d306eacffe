import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './core/config';
import { listenFault } from './core/environment/listenFault';
import { giveBackMemory } from './core/process/giveBackMemory';
import { createRequestLogger } from './core/log';
import { openShopDatabase } from './database';
import { refuseOldSchema } from './db/migrate';
import type { MetricsPage } from './metrics/gather';
import { endTraces } from './tracing/tracing';
import { databaseOptions } from './db/dataSource';
import { projectRoot } from './core/projectRoot';
import { leaveWhenAsked } from './processes/leaving';

/** How many connections may wait to be accepted: those beyond Node.js's 511 would try again after seconds. */
const BACKLOG = 4_096;

/** The options of a process that answers requests. */
export interface ServeOptions {
  config: Config;
  log: Logger;
  databaseUrl: string;
  sessionSecret: string;
  /** The metrics of all processes. */
  metricsPage: MetricsPage;
}

/**
 * Answers requests in this process, on a database that is up to date.
 * @param cleanups receives the cleanup of each part; to be run in reverse order
 * @returns the port it listens on
 */
export async function serve(
  { config, log, databaseUrl, sessionSecret, metricsPage }: ServeOptions,
  cleanups: (() => Promise<void>)[],
): Promise<number> {
  const db = await openShopDatabase(databaseUrl, databaseOptions(config));
  cleanups.push(endTraces);
  cleanups.push(() => db.destroy());
  // Of a new version that is exchanged for the one before, nobody has migrated in its first process.
  if (cluster.isWorker) await refuseOldSchema(db);
  const requestLog = createRequestLogger(config);
  const parts = { config, db, databaseUrl, log, requestLog, metricsPage, sessionSecret };
  const app = await createApp({ ...parts, root: projectRoot() });
  cleanups.push(() => app.close());
  // While nobody waits for an answer.
  await giveBackMemory();
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => reject(listenFault(error, config));
    app.server.once('error', refuse);
    app.server.listen({ port: config.port, host: config.host, backlog: BACKLOG }, () => {
      app.server.off('error', refuse);
      resolve();
    });
  });
  leaveWhenAsked(app.server);
  return (app.server.address() as AddressInfo).port;
}
