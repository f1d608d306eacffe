import { readConfig } from '../core/config';
import { createLogger } from '../core/log';
import { migrate } from '../db/migrate';
import { loadDemo } from './loadDemo';
import { LARGE, loadLarge } from './loadLarge';
import { withDatabase } from '../withDatabase';

/** `npm run seed:large`: the demo data, where there is none, and a large shop beside it, to try the screens with it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  await withDatabase(config, log, async (db) => {
    await migrate(db, { log });
    await loadDemo(db);
    const loaded = await loadLarge(db);
    // The statistics by which PostgreSQL plans the next reads.
    if (loaded) await db.query('ANALYZE');
    const { products, businesses, orders } = LARGE;
    process.stdout.write(
      loaded
        ? `Loaded ${products} products, ${businesses} businesses and ${orders} orders.\n`
        : 'The shop is large already; nothing was changed.\n',
    );
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
