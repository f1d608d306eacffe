import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from './core/config';
import { openShopDatabase } from './database';
import { runningEmbedded } from './db/embedded/runningEmbedded';
import { startEmbedded } from './db/embedded/startEmbedded';

/** Runs `work` on the configured database, or on the embedded one, which is started for it and stopped after it. */
export async function withDatabase(
  config: Config,
  log: Logger,
  work: (db: DataSource) => Promise<void>,
): Promise<void> {
  await onDatabase(directUrl(config), config, log, work);
}

/** The same for work that a shop may go on beside: an embedded database that it runs already is used. */
export async function withRunningDatabase(
  config: Config,
  log: Logger,
  work: (db: DataSource) => Promise<void>,
): Promise<void> {
  await onDatabase(directUrl(config) ?? (await runningEmbedded(config.dataDir)), config, log, work);
}

/**
 * The address of the configured database past a pooler: commands hold locks for longer than a transaction (specification
 * 28.2). Null where it is the embedded one.
 */
export const directUrl = ({ databaseListenUrl, databaseUrl }: Config): string | null =>
  databaseListenUrl ?? databaseUrl;

async function onDatabase(
  url: string | null,
  config: Config,
  log: Logger,
  work: (db: DataSource) => Promise<void>,
): Promise<void> {
  await withUrl(url, config, log, async (found) => {
    const db = await openShopDatabase(found);
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  });
}

/** Runs `work` with the address of the database; of the embedded one, which is started for it, when it is null. */
export async function withUrl(
  url: string | null,
  config: Config,
  log: Logger,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const embedded = url === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null;
  try {
    await work(url ?? embedded?.url ?? '');
  } finally {
    await embedded?.stop();
  }
}
