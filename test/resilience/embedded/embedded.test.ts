import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningEmbedded } from '../../../server/db/embedded/runningEmbedded';
import { WHOLE } from '../../support/whole';
import {
  addLife,
  isRunning,
  kill,
  query,
  serverPid,
  settled,
  spawnProcess,
  startHere,
  startProcess,
  useScratchFolder,
} from './databaseProcess';

const scratch = useScratchFolder();

test('is safe against power cuts, hears the loopback alone, and gives the shop no superuser', async () => {
  const database = await startHere(scratch.folder, {});
  const [settings] = await query(
    database.url,
    `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listen,
            current_setting('timezone') AS zone,
            current_setting('server_encoding') AS encoding, current_setting('jit') AS jit,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super,
            lower('ÉCLAIR') AS lower,
            EXISTS (SELECT FROM pg_collation WHERE collprovider = 'i') AS icu`,
  );
  const stranger = new URL(database.url);
  stranger.password = 'guess';
  await expect(query(stranger.toString(), 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  await database.stop();

  expect(settings).toEqual({
    fsync: 'on',
    listen: '127.0.0.1',
    zone: 'UTC',
    encoding: 'UTF8',
    jit: 'off',
    super: false,
    lower: 'éclair',
    icu: true,
  });
});

test('leaves nothing running and no lock behind, keeps its data, and may be stopped twice', async () => {
  const first = await startHere(scratch.folder);
  const pid = await serverPid(first.location);
  expect(await addLife(first.url)).toBe(1);
  await Promise.all([first.stop(), first.stop()]);
  expect(isRunning(pid)).toBe(false);
  await expect(query(first.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const names = await readdir(path.join(first.location));
  expect(names.filter((name) => !name.startsWith('postgres-'))).toEqual(['cluster']);
  expect(await readdir(path.join(first.location, 'cluster'))).not.toContain('postmaster.pid');

  const second = await startHere(scratch.folder);
  expect(await addLife(second.url)).toBe(2);
  await second.stop();
});

test('is found by a command beside it while it runs, and only then', async () => {
  expect(await runningEmbedded(scratch.folder)).toBeNull();
  const shop = await startProcess(scratch.folder);
  expect(await runningEmbedded(scratch.folder)).toBe(shop.url);
  expect(await addLife((await runningEmbedded(scratch.folder))!)).toBe(1);
  await kill(shop.child, 'SIGTERM');
  expect(await runningEmbedded(scratch.folder)).toBeNull();
});

test('lets exactly one of several first starts win', async () => {
  const starts = await Promise.all(Array.from({ length: 4 }, () => settled(spawnProcess(scratch.folder))));
  const refusals = starts.filter((start) => typeof start === 'string');
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(refusal).toMatch(/is in use by another running shop/);
});

test('throws a half-made cluster away when it was killed while it made one', async () => {
  for (const milliseconds of WHOLE ? [250, 400, 550, 700] : [400]) {
    const dataDir = path.join(scratch.folder, String(milliseconds));
    const child = spawnProcess(dataDir);
    await sleep(milliseconds);
    await kill(child, 'SIGKILL');
    const shop = await startProcess(dataDir);
    expect(await addLife(shop.url)).toBe(1);
    await kill(shop.child, 'SIGTERM');
    expect((await readdir(shop.location)).filter((name) => name.startsWith('new-'))).toEqual([]);
  }
});
