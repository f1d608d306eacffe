import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkFile } from '../../../server/backup/backupFile';
import { projectRoot } from '../../../server/core/projectRoot';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { bareDatabase, contentOf, useFolder } from './backups';

const used = useFolder();
let demo: FreshDatabase;
let target: { url: string; drop(): Promise<void> };

beforeAll(async () => {
  demo = await freshDatabase('demo');
  target = await bareDatabase(demo.url);
});
afterAll(async () => {
  await target.drop();
  await demo.drop();
});

/** What a command of the shop prints. @throws what it says instead, with its exit code */
async function command(name: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-r', '@swc-node/register', `server/commands/${name}.ts`, ...args],
    { cwd: projectRoot(), env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', DATA_DIR: used.folder, ...env } },
  );
  return stdout;
}

test('backup and restore hold locks for long, and so go past the pooler by DATABASE_LISTEN_URL', async () => {
  // A pooler that nobody reaches: whatever goes by it fails.
  const pooler = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nowhere' };
  const file = path.join(used.folder, 'shop.backup');
  const made = await command('backup', [file], { ...pooler, DATABASE_LISTEN_URL: demo.url });
  const tables = (await checkFile(file)).header.tables.length;
  expect(made).toMatch(new RegExp(`^${file}: ${tables} tables, \\d+ rows, 6 orders, \\d+ bytes; every count`));
  const restored = await command('restore', [file], { ...pooler, DATABASE_LISTEN_URL: target.url });
  expect(restored).toMatch(
    /^Restored as of \S+: \d+ tables, \d+ rows, 6 orders; every count and sum is as it was backed up\.\n/,
  );
  expect(await contentOf(target.url)).toEqual(await contentOf(demo.url));
});
