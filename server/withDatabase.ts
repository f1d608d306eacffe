import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from './core/config';
import { openShopDatabase } from './database';
import { startEmbedded } from './db/embedded/startEmbedded';

/** Runs `work` on the configured database, or on the embedded one, which is started for it and stopped after it. */
export async function withDatabase(
  config: Config,
  log: Logger,
  work: (db: DataSource) => Promise<void>,
): Promise<void> {
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null;
  try {
    const db = await openShopDatabase(config.databaseUrl ?? embedded?.url ?? '');
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}
