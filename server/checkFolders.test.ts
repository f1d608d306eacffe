import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkFolders } from './checkFolders';
import { readConfig } from './core/config';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-folders-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const check = (env: NodeJS.ProcessEnv) => checkFolders(readConfig({ DATA_DIR: path.join(folder, 'data'), ...env }));

test('DATA_DIR is made where it is needed, and a BACKUP_DIR that is not there is no fault', async () => {
  await check({ BACKUP_DIR: path.join(folder, 'backups') });
  expect((await stat(path.join(folder, 'data'))).isDirectory()).toBe(true);
  const elsewhere = { DATABASE_URL: 'postgres://db/shop', SESSION_SECRET: 'sixteen letters!' };
  await check({ ...elsewhere, DATA_DIR: path.join(folder, 'not needed') });
  await expect(stat(path.join(folder, 'not needed'))).rejects.toThrow('ENOENT');
});

test('a folder that is a file, or lies below one, is named', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(check({ BACKUP_DIR: file })).rejects.toThrow(/^BACKUP_DIR is a file: it must be a folder$/);
  await expect(check({ DATA_DIR: file })).rejects.toThrow(/^DATA_DIR cannot be used \(EEXIST\): it must be a folder /);
  await expect(check({ DATA_DIR: path.join(file, 'data') })).rejects.toThrow(/^DATA_DIR cannot be used \(ENOTDIR\): /);
});
