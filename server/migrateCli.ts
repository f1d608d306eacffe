import { readConfig } from './core/config';
import { createLogger } from './core/log';
import { migrate, undoLastMigration } from './db/migrate';
import { withDatabase } from './withDatabase';

/** `npm run migrate` brings the database to the newest schema; `npm run migrate:down` takes the newest step back. */
async function main(): Promise<void> {
  const direction = process.argv[2] ?? 'up';
  const config = readConfig(process.env);
  const log = createLogger(config);
  await withDatabase(config, log, async (db) => {
    await (direction === 'down' ? undoLastMigration : migrate)(db, { log });
    process.stdout.write(
      direction === 'down' ? 'The newest migration was taken back.\n' : 'The schema is up to date.\n',
    );
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
