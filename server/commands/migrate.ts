import { readConfig } from '../core/config';
import { createLogger } from '../core/log';
import { migrate, undoLastMigration } from '../db/migrate';
import { describePlan } from '../db/migrating/plan';
import { withRunningDatabase } from '../withDatabase';

const USAGE = 'npm run migrate, npm run migrate -- --plan, or npm run migrate:down';

/**
 * `npm run migrate` brings the database to the newest schema, and `npm run migrate:down` takes the newest step back, both
 * while the shop is open (specification 20.9). `npm run migrate -- --plan` prints what the first would do.
 */
async function main(): Promise<void> {
  const command = process.argv.slice(2).join(' ') || 'up';
  if (!['up', 'up --plan', 'down'].includes(command)) throw new Error(`There is no such command; use ${USAGE}.`);
  const config = readConfig(process.env);
  const log = createLogger(config);
  await withRunningDatabase(config, log, async (db) => {
    if (command === 'up --plan') process.stdout.write(await describePlan(db));
    else if (command === 'down') {
      await undoLastMigration(db, { log });
      process.stdout.write('The newest migration was taken back.\n');
    } else {
      await migrate(db, { log });
      process.stdout.write('The schema is up to date.\n');
    }
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
