import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../server/core/projectRoot';
import { builtFolder, withBuildLock } from './database';
import { ShopClient } from './shopClient';

/** The shop as it is delivered. */
export interface BuiltShop {
  /** Where it is built: its `build` is in there. */
  readonly folder: string;
  /** Starts one process of it, and waits until it is open. */
  start(env: Record<string, string>): Promise<ShopProcess>;
  /** Kills every process that still runs. */
  endAll(): Promise<void>;
}

/** A shop in a process of its own. */
export interface ShopProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it wrote so far. */
  output(): string;
  guest(): ShopClient;
  /** Sends the signal and waits for the end. @returns the exit code, or the signal that ended it */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/** Builds the server's sources once for all test files, aside so that no other build is in the way. */
export async function buildShop(): Promise<BuiltShop> {
  const folder = path.join(builtFolder(), 'shop');
  await withBuildLock('server', async () => {
    if (!existsSync(folder)) await build(folder);
  });
  return builtIn(folder);
}

/** The shop that is built in a folder. */
export function builtIn(folder: string): BuiltShop {
  const started: ShopProcess[] = [];
  return {
    folder,
    async start(env) {
      const shop = await startProcess(path.join(folder, 'build/server/main.js'), folder, env);
      started.push(shop);
      return shop;
    },
    async endAll() {
      await Promise.all(started.splice(0).map((shop) => shop.end('SIGKILL')));
    },
  };
}

async function build(folder: string): Promise<void> {
  const root = projectRoot();
  const half = `${folder}.half`;
  // Left by a build that failed.
  await rm(half, { recursive: true, force: true });
  await mkdir(half);
  const swc = path.join(root, 'node_modules/.bin/swc');
  const options = ['--out-dir', path.join(half, 'build'), '--ignore', '**/*.test.ts', '--quiet'];
  await promisify(execFile)(swc, ['server', 'common', 'migrations', ...options], { cwd: root });
  // What the shop reads beside its code: pictures, stored documents, packages, and the web client if it is built.
  for (const name of ['server', 'web', 'node_modules', 'package.json', 'build/web']) {
    await symlink(path.join(root, name), path.join(half, name));
  }
  await rename(half, folder);
}

async function startProcess(main: string, cwd: string, env: Record<string, string>): Promise<ShopProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd,
    env: {
      PATH,
      HOME,
      PORT: '0',
      SESSION_SECRET: 'a secret of the tests alone',
      GUEST_ORDERS_PER_NETWORK: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const open = /"url":"(http[^"]+)","msg":"Bustan is open"/.exec(output)?.[1];
      if (open) resolve(open);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the shop did not start: ${output}`)));
  });
  return {
    child,
    url,
    output: () => output,
    guest: () => new ShopClient(url),
    async end(signal) {
      child.kill(signal);
      const [code, by] = await ended;
      return code ?? by ?? 'ended';
    },
  };
}

/** Polls until the check holds. @throws with the description when it does not within a minute */
export async function eventually(description: string, check: () => Promise<boolean> | boolean): Promise<void> {
  // However busy the machine is; a test has a limit of its own.
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`after a minute still not: ${description}`);
}
