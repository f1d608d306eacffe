import { readConfig } from '../core/config';
import { createLogger } from '../core/log';
import { migrate } from '../db/dataSource';
import { loadDemo } from './loadDemo';
import { LARGE, loadLarge } from './loadLarge';
import { withDatabase } from '../withDatabase';

/** `npm run seed:large`: the demo data, where there is none, and a great deal more, to try the shop with real amounts. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await withDatabase(config, createLogger(config), async (db) => {
    await migrate(db);
    await loadDemo(db);
    const loaded = await loadLarge(db);
    // What the next reads are planned by.
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
