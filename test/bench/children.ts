import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../server/core/config';
import { STORED_DOCUMENTS } from '../../server/api/storedDocuments';
import { projectRoot } from '../../server/core/projectRoot';
import { PRODUCTS } from './fixture';

/** A process of the benchmark's own, and how to end it. */
export interface Child {
  url: string;
  /** Of its first process. */
  pid: number;
  stop(): Promise<void>;
}

/** How a shop is started. */
export interface ShopOptions {
  /** False: no answer and no viewer is cached. */
  cache: boolean;
  /** How many processes answer; absent: `SHOP_PROCESSES`. */
  processes?: number;
  /** Where the built shop is, with `LIST_HASH` among its documents; absent: that of this version. */
  root?: string;
}

const { WORKERS = '1' } = process.env;
/** How many processes of the shop answer where a row says nothing else: one, as the floors have, or as `WORKERS` says. */
export const SHOP_PROCESSES = readConfig({ NODE_ENV: 'production', WORKERS }).workers;

/** What the shop signs its sessions with. */
export const SESSION_SECRET = 'the secret of a benchmark';

/** Names the web client's list of a category, with all products of the fixture on one page instead of its own number. */
export const LIST_HASH = '0'.repeat(64);

function storedDocuments(root: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(root, STORED_DOCUMENTS), 'utf8')) as Record<string, string>;
}

/** The document that `LIST_HASH` names, of the version in a folder. */
export function listDocument(root = projectRoot()): string {
  const list = Object.values(storedDocuments(root)).find((source) => /\bquery Products\(/.test(source));
  if (!list) throw new Error('The web client has no document that lists the products of a category');
  return list.replace(/\bfirst: \d+/, `first: ${PRODUCTS}`);
}

/** Puts the documents of a version's web client into a shop's folder, and beside them the one of the list. */
export function storeDocuments(root: string, from: string): void {
  const file = path.join(root, STORED_DOCUMENTS);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...storedDocuments(from), [LIST_HASH]: listDocument(from) }));
}

/** The built shop in a folder of its own, with that document beside those of the web client. @returns the folder */
function layOut(folder: string): string {
  const root = path.join(folder, 'shop');
  if (existsSync(root)) return root;
  storeDocuments(root, projectRoot());
  for (const name of ['node_modules', 'package.json', 'server']) {
    symlinkSync(path.join(projectRoot(), name), path.join(root, name));
  }
  cpSync(path.join(projectRoot(), 'build'), path.join(root, 'build'), { recursive: true });
  return root;
}

/** The flags of Node.js with which `npm start` runs the built shop. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.match(/--\S+/g) ?? [];
}

/** Starts the built shop on the database, on a free port. */
export async function startBuiltShop(
  databaseUrl: string,
  dataDir: string,
  { cache, processes = SHOP_PROCESSES, root = layOut(dataDir) }: ShopOptions,
): Promise<Child> {
  // Into a file, as in a real shop: read by this process, the log would take from the time in which it sends requests.
  const logFile = path.join(dataDir, `shop-${randomUUID()}.log`);
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [...flagsOfStart(), path.join(root, 'build/server/main.js')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: 'none',
      CACHE: cache ? 'on' : 'off',
      NODE_ENV: 'production',
      WORKERS: String(processes),
      SESSION_SECRET,
      // Orders name the network that they come from.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const url = await urlIn(logFile, child);
  return { url, pid: child.pid!, stop: () => stop(child) };
}

const FLOORS = { bare: 'floorServer.mjs', compiled: 'compiledFloor.ts' } as const;

/** Starts a bare server that sends the bytes of the file, or one that runs the document of the file on its data. */
export async function startFloor(file: string, kind: keyof typeof FLOORS = 'bare'): Promise<Child> {
  const script = path.join(projectRoot(), 'test/bench', FLOORS[kind]);
  const compiler = kind === 'bare' ? [] : ['-r', '@swc-node/register'];
  const child = spawn(process.execPath, [...compiler, script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await firstMatch(child, /^(\d+)\n/);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => stop(child) };
}

/** The URL that the shop logs when it is open. */
async function urlIn(logFile: string, child: ChildProcess): Promise<string> {
  for (;;) {
    const text = readFileSync(logFile, 'utf8');
    const [, url] = /"url":"(http[^"]+)"/.exec(text) ?? [];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode} before it was ready:\n${text}`);
    await delay(10);
  }
}

function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      const [, found] = pattern.exec(text) ?? [];
      if (found === undefined) return;
      child.stdout?.off('data', read);
      resolve(found);
    };
    child.stdout?.on('data', read);
    child.once('exit', (code) => reject(new Error(`A process ended with ${code} before it was ready:\n${text}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
