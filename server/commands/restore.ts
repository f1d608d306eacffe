import path from 'node:path';
import { restoreBackup, type Restored } from '../backup/restoreBackup';
import { readConfig, type Config } from '../core/config';
import { createLogger } from '../core/log';
import { keepSessionSecret } from '../core/sessionSecret';
import { directUrl, withUrl } from '../withDatabase';

const USAGE = `Usage:
  npm run restore -- <file>    loads a backup into the database, which must be empty
`;

/** `npm run restore`: loads a backup into an empty database (specification 26.3). */
async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const log = createLogger(config);
  await withUrl(directUrl(config), config, log, async (url) => {
    const restored = await restoreBackup({ url, file: path.resolve(file), log });
    process.stdout.write(said(restored) + (await aboutSecret(restored, config)));
  });
}

function said({ header, figures }: Restored): string {
  const tables = Object.values(figures);
  const rows = tables.reduce((sum, each) => sum + Number(each.rows), 0);
  return `Restored as of ${header.madeAt}: ${tables.length} tables, ${rows} rows, ${figures.orders?.rows ?? 0} orders; every count and sum is as it was backed up.\n`;
}

/** Without the secret of before, nobody stays signed in, and what was encrypted by it is not read. */
async function aboutSecret({ sessionSecret }: Restored, config: Config): Promise<string> {
  if (sessionSecret === null) {
    return 'The backup holds no session secret: with another one than before, everybody signs in again, and authenticator apps are set up again.\n';
  }
  if (config.sessionSecret !== null) {
    return config.sessionSecret === sessionSecret
      ? 'SESSION_SECRET is the one of before.\n'
      : 'SESSION_SECRET is another one than in the backup, and was left as it is.\n';
  }
  return (await keepSessionSecret(config.dataDir, sessionSecret))
    ? 'The session secret of before was put below DATA_DIR.\n'
    : 'Below DATA_DIR is another session secret than in the backup; it was left as it is.\n';
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
