import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkFile } from '../../../server/backup/backupFile';
import { ensureSessionSecret } from '../../../server/core/sessionSecret';
import { openShopDatabase } from '../../../server/database';
import { migrate } from '../../../server/db/migrate';
import { loadDemo } from '../../../server/demo/loadDemo';
import { query, ROOT, startHere, useScratchFolder } from './databaseProcess';

// `npm run backup` and `npm run restore` on the shop's own database, whether it runs or not (specification 26.1, 26.3).
jest.setTimeout(240_000);
const scratch = useScratchFolder();

const ORDERS = 'SELECT count(*) AS orders, sum(total_amount) AS total, max(id) AS newest FROM orders';

interface Ended {
  stdout: string;
  stderr: string;
  code: number;
}

function command(name: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<Ended> {
  return promisify(execFile)(process.execPath, ['-r', '@swc-node/register', `server/commands/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', ...env },
  }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error: Ended) => ({ stdout: error.stdout, stderr: error.stderr, code: error.code }),
  );
}

test('a database that runs is backed up beside its shop, one that does not is started for it, and both are restored', async () => {
  const [old, fresh, nights] = ['old', 'fresh', 'nights'].map((name) => path.join(scratch.folder, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [old, fresh]) await mkdir(folder, { mode: 0o711 });
  const [open, closed] = [path.join(scratch.folder, 'open.backup'), path.join(scratch.folder, 'closed.backup')];
  const env = { DATA_DIR: old, BACKUP_DIR: nights };

  const running = await startHere(old);
  const db = await openShopDatabase(running.url);
  await migrate(db);
  await loadDemo(db);
  await db.destroy();
  const orders = await query(running.url, ORDERS);
  expect(orders[0]!.orders).toBe('300');
  expect((await command('backup', [open], env)).stdout).toMatch(
    /, 300 orders, \d+ bytes; every count and sum is right\./,
  );
  // It was left as it is.
  expect(await query(running.url, ORDERS)).toEqual(orders);
  await running.stop();

  expect(await command('backup', ['--with-session-secret', closed], env)).toEqual({
    stdout: '',
    stderr: 'There is no session secret yet: the shop makes it at its first start.\n',
    code: 1,
  });
  expect((await command('backup', [closed], env)).stdout).toContain('It holds no session secret.\n');
  await expect(query(running.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const [ofOpen, ofClosed] = [await checkFile(open), await checkFile(closed)];
  expect(ofClosed.end).toEqual(ofOpen.end);

  expect((await command('backup', ['--nightly'], env)).stdout).toMatch(/bustan-\d{4}-\d{2}-\d{2}\.backup: /);
  expect((await command('backup', ['--nightly'], env)).stdout).toBe(
    'Today has its backup, or another process makes it.\n',
  );
  const [night] = await readdir(nights);
  expect((await stat(path.join(nights, night!))).mode & 0o777).toBe(0o600);

  const restored = await command('restore', [path.join(nights, night!)], { DATA_DIR: fresh });
  expect(restored.stdout).toMatch(
    /, 300 orders; every count and sum is as it was backed up\.\nThe backup holds no session/,
  );
  const again = await command('restore', [open], { DATA_DIR: fresh });
  expect(again).toMatchObject({ stdout: '', code: 1 });
  expect(again.stderr).toContain('this database is not empty');
  const started = await startHere(fresh);
  expect(await query(started.url, ORDERS)).toEqual(orders);
  await started.stop();
});

test('the session secret goes along when it is asked for', async () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => path.join(scratch.folder, name)) as [string, string];
  for (const folder of [old, fresh]) await mkdir(folder, { mode: 0o711 });
  const running = await startHere(old);
  const db = await openShopDatabase(running.url);
  await migrate(db);
  await db.destroy();
  await running.stop();
  const secret = await ensureSessionSecret(old);
  const file = path.join(scratch.folder, 'shop.backup');
  const made = await command('backup', ['--with-session-secret', file], { DATA_DIR: old });
  expect(made.stdout).toContain('It holds the session secret: whoever reads it can sign in as anybody.\n');
  const restored = await command('restore', [file], { DATA_DIR: fresh });
  expect(restored.stdout).toContain('The session secret of before was put below DATA_DIR.\n');
  expect((await readFile(path.join(fresh, 'session-secret'), 'utf8')).trim()).toBe(secret);
});
