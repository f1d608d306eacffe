import { rm } from 'node:fs/promises';
import { makeBackup } from '../backup/makeBackup';
import { restoreBackup } from '../backup/restoreBackup';
import { readConfig } from '../core/config';
import { createLogger } from '../core/log';
import { upgradeCluster } from '../db/embedded/upgradeCluster';

/** `npm run upgrade-database`: brings an embedded database of an older PostgreSQL over (specification 26.5). */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl !== null) {
    throw new Error('DATABASE_URL is set: this brings over the database below DATA_DIR, and no other.');
  }
  const log = createLogger(config);
  const { from, to, old } = await upgradeCluster({
    dataDir: config.dataDir,
    log,
    async move(older, newer, file) {
      try {
        const { figures } = await makeBackup({ url: older, file });
        await restoreBackup({ url: newer, file, log });
        process.stdout.write(`${figures.orders?.rows ?? 0} orders were brought over; every count and sum is right.\n`);
      } finally {
        await rm(file, { force: true });
      }
    },
  });
  process.stdout.write(
    `The database is one of PostgreSQL ${to} now. That of PostgreSQL ${from} is kept in ${old}: remove it when all is well.\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
