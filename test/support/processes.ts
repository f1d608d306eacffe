import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../server/core/projectRoot';
import { ShopClient } from './shopClient';

/** The shop as it is delivered, built aside so that no other build is in the way. */
export interface BuiltShop {
  /** Starts one process of it, and waits until it is open. */
  start(env: Record<string, string>): Promise<ShopProcess>;
  /** Kills every process that still runs. */
  endAll(): Promise<void>;
  /** Kills what still runs and removes the build. */
  remove(): Promise<void>;
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

/** Builds the server's sources once. */
export async function buildShop(): Promise<BuiltShop> {
  const root = projectRoot();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-built-'));
  await chmod(folder, 0o711);
  const swc = path.join(root, 'node_modules/.bin/swc');
  const out = path.join(folder, 'build');
  const sources = ['server', 'common', 'migrations'];
  await promisify(execFile)(swc, [...sources, '--out-dir', out, '--ignore', '**/*.test.ts', '--quiet'], { cwd: root });
  // What the shop reads beside its code: pictures, stored documents, packages, and the web client if it is built.
  for (const name of ['server', 'web', 'node_modules', 'package.json', 'build/web']) {
    await symlink(path.join(root, name), path.join(folder, name));
  }
  const started: ShopProcess[] = [];
  const endAll = async (): Promise<void> => {
    await Promise.all(started.splice(0).map((shop) => shop.end('SIGKILL')));
  };
  return {
    async start(env) {
      const shop = await startProcess(path.join(out, 'server/main.js'), folder, env);
      started.push(shop);
      return shop;
    },
    endAll,
    async remove() {
      await endAll();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startProcess(main: string, cwd: string, env: Record<string, string>): Promise<ShopProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd,
    env: { PATH, HOME, PORT: '0', SESSION_SECRET: 'a secret of the tests alone', ...env },
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

/** Waits for what must come to pass, and says what did not. */
export async function eventually(what: string, check: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`after 20 s still not: ${what}`);
}
