import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupMade } from '../backup/makeBackup';
import { makeBackup } from '../backup/makeBackup';
import { backupFolder, nightlyBackup } from '../backup/nightly/nightlyBackup';
import { readConfig, type Config } from '../core/config';
import { createLogger } from '../core/log';
import { storedSessionSecret } from '../core/sessionSecret';
import { runningEmbedded } from '../db/embedded/runningEmbedded';
import { directUrl, withUrl } from '../withDatabase';

const USAGE = `Usage:
  npm run backup -- <file>       writes everything the shop's database holds into a new file, while the shop is open
  npm run backup -- --nightly    makes the backup of today below BACKUP_DIR, unless it is there, and removes old ones
  --with-session-secret          puts the secret of session cookies into the file as well
`;

/** `npm run backup`: one file with everything, of one instant (specification 26.1). */
async function main(): Promise<void> {
  const { nightly, file, withSecret } = readArguments();
  if (nightly === (file !== undefined)) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const folder = nightly ? backupFolder(config.backupDir) : '';
  const sessionSecret = withSecret ? await secretOf(config) : null;
  const running = directUrl(config) ?? (await runningEmbedded(config.dataDir));
  await withUrl(running, config, createLogger(config), async (url) => {
    const made = nightly
      ? await nightlyBackup({ url, folder, timeZone: config.timeZone, sessionSecret })
      : await makeBackup({ url, file: path.resolve(file ?? ''), sessionSecret });
    process.stdout.write(made ? said(made, withSecret) : 'Today has its backup, or another process makes it.\n');
  });
}

function readArguments(): { nightly: boolean; file: string | undefined; withSecret: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { nightly: { type: 'boolean' }, 'with-session-secret': { type: 'boolean' } },
    });
    const [file, ...more] = positionals;
    return {
      nightly: values.nightly === true && more.length === 0,
      file: more.length > 0 ? undefined : file,
      withSecret: values['with-session-secret'] === true,
    };
  } catch {
    return { nightly: false, file: undefined, withSecret: false };
  }
}

async function secretOf(config: Config): Promise<string> {
  const secret = config.sessionSecret ?? (await storedSessionSecret(config.dataDir));
  if (secret === null) throw new Error('There is no session secret yet: the shop makes it at its first start.');
  return secret;
}

function said({ file, bytes, figures }: BackupMade, withSecret: boolean): string {
  const tables = Object.values(figures);
  const rows = tables.reduce((sum, each) => sum + Number(each.rows), 0);
  const secret = withSecret
    ? 'It holds the session secret: whoever reads it can sign in as anybody.'
    : 'It holds no session secret.';
  return `${file}: ${tables.length} tables, ${rows} rows, ${figures.orders?.rows ?? 0} orders, ${bytes} bytes; every count and sum is right. ${secret}\n`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
