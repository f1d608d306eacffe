import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './core/config';
import { openShopDatabase } from './database';
import { projectRoot } from './core/projectRoot';

/** What a process that answers requests needs to know beside the configuration. */
export interface Serving {
  config: Config;
  log: Logger;
  databaseUrl: string;
  sessionSecret: string;
}

/**
 * Answers requests in this process, on a database that is up to date.
 * @param ends takes how each part ends; they are to end in the opposite order
 * @returns the port it listens on
 */
export async function serve(
  { config, log, databaseUrl, sessionSecret }: Serving,
  ends: (() => Promise<void>)[],
): Promise<number> {
  const db = await openShopDatabase(databaseUrl, { poolSize: config.poolSize });
  ends.push(() => db.destroy());
  const app = await createApp({ config, db, databaseUrl, log, sessionSecret, root: projectRoot() });
  ends.push(() => app.close());
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject);
    app.server.listen(config.port, config.host, () => {
      app.server.off('error', reject);
      resolve();
    });
  });
  return (app.server.address() as AddressInfo).port;
}
