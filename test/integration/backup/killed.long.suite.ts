import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { checkFile } from '../../../server/backup/backupFile';
import { makeBackup } from '../../../server/backup/makeBackup';
import { restoreBackup } from '../../../server/backup/restoreBackup';
import { projectRoot } from '../../../server/core/projectRoot';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { eventually } from '../../support/processes';
import { ask, contentOf, useFolder } from './backups';

const used = useFolder();
let demo: FreshDatabase;
let target: FreshDatabase;

beforeEach(async () => {
  [demo, target] = await Promise.all([freshDatabase('demo'), freshDatabase('empty')]);
});
afterEach(async () => {
  await Promise.all([demo.drop(), target.drop()]);
});

/** Runs a command of the shop in a process of its own, which is killed once `check` holds. @returns whether it came so far */
async function killedWhen(
  command: 'backup' | 'restore',
  file: string,
  url: string,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const child = spawn(process.execPath, ['-r', '@swc-node/register', `server/commands/${command}.ts`, file], {
    cwd: projectRoot(),
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  let isOver = false;
  void ended.then(() => (isOver = true));
  await eventually(`${command} was in the middle`, async () => isOver || (await check()));
  child.kill('SIGKILL');
  return (await ended)[1] === 'SIGKILL';
}

test('a backup that is killed while it writes leaves no file of its name that is not whole', async () => {
  const file = path.join(used.folder, 'killed.backup');
  const isWriting = async () => (await readdir(used.folder)).length > 0;
  await killedWhen('backup', file, demo.url, isWriting);
  if (existsSync(file)) await checkFile(file);
  const again = path.join(used.folder, 'again.backup');
  await makeBackup({ url: demo.url, file: again });
  expect((await checkFile(again)).header.tables).toContain('orders');
});

test('a restore that is killed while it loads leaves no row, and can be done again', async () => {
  const file = path.join(used.folder, 'shop.backup');
  await makeBackup({ url: demo.url, file });
  const observer: Client = await demo.connect();
  const database = new URL(target.url).pathname.slice(1);
  const isLoading = async () => {
    const { rows } = await observer.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE application_name = 'bustan-backup' AND datname = $1 AND query ~ '^(TRUNCATE|COPY|CREATE)'`,
      [database],
    );
    return rows.length > 0;
  };
  const before = await contentOf(target.url);
  expect(await killedWhen('restore', file, target.url, isLoading)).toBe(true);
  await eventually('its connection has ended', async () => {
    const left = await ask(
      target.url,
      `SELECT 1 FROM pg_stat_activity WHERE application_name = 'bustan-backup' AND datname = current_database()`,
    );
    return left.length === 0;
  });
  expect(await contentOf(target.url)).toEqual(before);
  await restoreBackup({ url: target.url, file });
  expect(await contentOf(target.url)).toEqual(await contentOf(demo.url));
});
