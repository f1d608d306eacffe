import { readConfig } from '../core/config';
import { createLogger } from '../core/log';
import { migrate } from '../db/migrate';
import { loadDemo } from './loadDemo';
import { withDatabase } from '../withDatabase';

/** `npm run seed`: loads the demo data into an empty database. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  await withDatabase(config, log, async (db) => {
    await migrate(db, { log });
    const loaded = await loadDemo(db);
    process.stdout.write(loaded ? 'The demo data is loaded.\n' : 'There is data already; nothing was changed.\n');
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
