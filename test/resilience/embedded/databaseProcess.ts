import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded, type EmbeddedDatabase } from '../../../server/db/embedded/startEmbedded';

export const ROOT = path.resolve(__dirname, '../../..');
export const onLinux = process.platform === 'linux';
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** A shop's database in a process of its own. */
export interface DatabaseProcess {
  child: ChildProcess;
  url: string;
  location: string;
}

const children: ChildProcess[] = [];
const locations = new Set<string>();

/** Ends the process with the test that started it. */
export function endAfterTest(child: ChildProcess): void {
  children.push(child);
}

/** Gives every test of the file a new folder, and ends after each what it started. */
export function useScratchFolder(): { folder: string } {
  const scratch = { folder: '' };
  beforeEach(async () => {
    scratch.folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-embedded-'));
    await chmod(scratch.folder, 0o711);
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    }
    for (const folder of [...locations, scratch.folder]) {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
    locations.clear();
  });
  return scratch;
}

/** Runs the embedded database in this process. */
export function startHere(
  dataDir: string,
  settings: Readonly<Record<string, string>> = { fsync: 'off' },
): Promise<EmbeddedDatabase> {
  return startEmbedded({ dataDir, log: silent, settings });
}

/** Copies a data folder as an administrator might. */
export async function copyData(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  // It is elsewhere where root's temporary folder is closed to others.
  const cluster = path.join(to, 'postgres/cluster');
  if (existsSync(cluster)) await chmod(cluster, 0o700);
}

/** Starts a process without waiting for its database. */
export function spawnProcess(dataDir: string, tree = ROOT): ChildProcess {
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
  endAfterTest(child);
  return child;
}

/** The process once its database answers, or what it printed when it refused to start. */
export async function settled(child: ChildProcess): Promise<DatabaseProcess | string> {
  let out = '';
  let refusal = '';
  child.stderr!.on('data', (chunk: Buffer) => (refusal += chunk.toString()));
  return new Promise((resolve) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (!out.includes('\n')) return;
      const started = JSON.parse(out) as { url: string; location: string };
      locations.add(started.location);
      resolve({ child, ...started });
    });
    child.on('close', () => resolve(refusal));
  });
}

export async function startProcess(dataDir: string, tree = ROOT): Promise<DatabaseProcess> {
  const shop = await settled(spawnProcess(dataDir, tree));
  if (typeof shop === 'string') throw new Error(`the shop did not start: ${shop}`);
  return shop;
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function serverPid(location: string): Promise<number> {
  return Number((await readFile(path.join(location, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that has ended stays listed until someone has waited for it, which not every container's first process does.
    return !onLinux || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Notes in the database that it was started. @returns how often it was so far */
export async function addLife(url: string): Promise<unknown> {
  await query(url, 'CREATE TABLE IF NOT EXISTS life (n serial)');
  await query(url, 'INSERT INTO life DEFAULT VALUES');
  return (await query(url, 'SELECT count(*)::int AS n FROM life'))[0]?.n;
}
