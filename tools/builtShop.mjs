import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Starts what `npm run build` made, with its demo data in a database and a folder of its own that are gone afterwards.
 * @param {(origin: string) => Promise<boolean>} work what is done with it
 * @returns what the work returns
 * @throws when the shop does not start, or is not ready within a minute
 */
export async function withBuiltShop(work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bustan-built-'));
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(ROOT, 'build/server/main.js')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await untilReady(server, origin);
    return await work(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** However busy the machine is: the first start makes the database and the demo. */
const PATIENCE_MS = 300_000;

async function untilReady(server, origin) {
  const since = performance.now();
  while (performance.now() - since < PATIENCE_MS) {
    if (server.exitCode !== null) throw new Error('The shop did not start; run `npm run build` first.');
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The shop was not ready within five minutes.');
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
