import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../support/processes';
import {
  addLife,
  copyData,
  endAfterTest,
  isRunning,
  kill,
  onLinux,
  query,
  serverPid,
  settled,
  spawnProcess,
  startHere,
  startProcess,
  useScratchFolder,
} from '../embedded/databaseProcess';

const scratch = useScratchFolder();

/** A cluster that was stopped cleanly, which every test copies, since making one takes longer than starting it. */
let stopped: string;
beforeAll(async () => {
  stopped = await mkdtemp(path.join(os.tmpdir(), 'bustan-embedded-'));
  await chmod(stopped, 0o711);
  await (await startHere(stopped)).stop();
});
afterAll(() => rm(stopped, { recursive: true, force: true }));
beforeEach(() => copyData(stopped, scratch.folder));

/** The shell that would end the server after its shop. */
async function watchdogOf(server: number): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('read -r word') && command.endsWith(`\0${server}\0`)) return Number(pid);
  }
  throw new Error('there is no watchdog');
}

test('refuses a second start on the same folder in one line, and the first goes on', async () => {
  const shop = await startProcess(scratch.folder);
  const refusal = await settled(spawnProcess(scratch.folder));
  expect(refusal).toMatch(/^the database in \S+ is in use by another running shop \(process \d+\): .*\n$/);
  await expect(startHere(scratch.folder)).rejects.toThrow(/is in use/);
  expect(await addLife(shop.url)).toBe(1);
});

test('ends by itself when its shop is killed, and keeps what was committed', async () => {
  const shop = await startProcess(scratch.folder);
  const pid = await serverPid(shop.location);
  expect(await addLife(shop.url)).toBe(1);
  await kill(shop.child, 'SIGKILL');
  await eventually('the server ended', () => !isRunning(pid));
  expect(await addLife((await startProcess(scratch.folder)).url)).toBe(2);
});

test('is taken up at once after a kill of the shop, however often', async () => {
  for (let life = 1; life <= 3; life += 1) {
    const shop = await startProcess(scratch.folder);
    expect(await addLife(shop.url)).toBe(life);
    await kill(shop.child, 'SIGKILL');
  }
});

test('starts after a kill of the shop and the server together', async () => {
  const shop = await startProcess(scratch.folder);
  const pid = await serverPid(shop.location);
  expect(await addLife(shop.url)).toBe(1);
  process.kill(pid, 'SIGKILL');
  await kill(shop.child, 'SIGKILL');
  expect(await addLife((await startProcess(scratch.folder)).url)).toBe(2);
});

test('comes back under the same address when the server alone is killed', async () => {
  const shop = await startProcess(scratch.folder);
  expect(await addLife(shop.url)).toBe(1);
  process.kill(await serverPid(shop.location), 'SIGKILL');
  await eventually('the server answers again', () =>
    query(shop.url, 'SELECT 1').then(
      () => true,
      () => false,
    ),
  );
  expect(await addLife(shop.url)).toBe(2);
  const pid = await serverPid(shop.location);
  await kill(shop.child, 'SIGTERM');
  expect(isRunning(pid)).toBe(false);
});

(onLinux ? test : test.skip)('stops an orphaned server that nobody watches any more', async () => {
  const shop = await startProcess(scratch.folder);
  const pid = await serverPid(shop.location);
  process.kill(await watchdogOf(pid), 'SIGKILL');
  expect(await addLife(shop.url)).toBe(1);
  await kill(shop.child, 'SIGKILL');
  await sleep(300);
  expect(isRunning(pid)).toBe(true);
  expect(await addLife((await startProcess(scratch.folder)).url)).toBe(2);
  expect(isRunning(pid)).toBe(false);
});

test('is not stopped by files that name processes of others', async () => {
  const first = await startHere(scratch.folder);
  const cluster = path.join(first.location, 'cluster');
  const pidFile = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
  await first.stop();
  const bystander = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  endAfterTest(bystander);
  await writeFile(path.join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, String(bystander.pid)));
  const lock = { pid: bystander.pid, started: 'another time', world: '' };
  await writeFile(path.join(first.location, 'lock'), JSON.stringify(lock));
  await utimes(path.join(first.location, 'lock'), new Date(0), new Date(0));

  const second = await startHere(scratch.folder);
  await second.stop();
  expect(isRunning(bystander.pid!)).toBe(true);
});

test('believes a lock of another container while its holder touches it', async () => {
  const first = await startHere(scratch.folder);
  await first.stop();
  const lock = path.join(first.location, 'lock');
  await writeFile(lock, JSON.stringify({ pid: 1, started: '1', world: 'another container' }));
  const touching = setInterval(() => void utimes(lock, new Date(), new Date()), 500);
  try {
    await expect(startHere(scratch.folder)).rejects.toThrow(/is in use .*process 1/);
  } finally {
    clearInterval(touching);
  }
});

test('says what to do with a cluster of another major version', async () => {
  const first = await startHere(scratch.folder);
  await first.stop();
  const version = path.join(first.location, 'cluster/PG_VERSION');
  await writeFile(version, '9\n');
  const refused = startHere(scratch.folder);
  await expect(refused).rejects.toThrow(
    /was made by PostgreSQL 9, and this shop brings PostgreSQL \d+: the programs of/,
  );
  await expect(refused).rejects.toThrow(
    /apt-get install postgresql-9\), then "npm run upgrade-database" brings it over/,
  );
  await writeFile(version, '99\n');
  await expect(startHere(scratch.folder)).rejects.toThrow(
    /: start it with the newer release, or choose another DATA_DIR/,
  );
});
