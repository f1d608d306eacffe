import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../server/core/projectRoot';
import { builtFolder, withBuildLock } from '../../support/database';
import { startShop, type TestShop, type TestShopOptions } from '../../support/shop';
import { BUILDS } from '../../../web/scripts/changeOver';

const ROOT = projectRoot();
const BUILT = path.join(ROOT, 'build/web');
/** What a build of the web client is made from. */
const SOURCES = ['web', 'common', 'vite.config.ts', 'package-lock.json'];

/**
 * Makes sure that build/web is there and as new as its sources; test files that run side by side build it once, and look
 * for newer sources once.
 */
export async function builtWeb(name: keyof typeof BUILDS = 'shop'): Promise<void> {
  await withBuildLock('web', async () => {
    const looked = path.join(builtFolder(), `web-${name}-is-fresh`);
    if (existsSync(looked)) return;
    if (!(await isFresh(BUILDS[name].dated))) await build(name);
    await writeFile(looked, '');
  });
}

/** Starts a shop of one test file's own with the web client as it is built now. Call `stop` in the end. */
export async function startBuiltShop(options?: TestShopOptions): Promise<TestShop> {
  await builtWeb();
  return startShop(options);
}

async function isFresh(dated: string): Promise<boolean> {
  const built = await stat(path.join(BUILT, dated)).catch(() => null);
  if (!built) return false;
  const changes = await Promise.all(SOURCES.map((source) => newestIn(path.join(ROOT, source))));
  return Math.max(...changes) < built.mtimeMs;
}

async function newestIn(place: string): Promise<number> {
  if (/\.test\.tsx?$|\/testing$/.test(place)) return 0;
  const found = await stat(place);
  if (!found.isDirectory()) return found.mtimeMs;
  const names = await readdir(place);
  const inside = await Promise.all(names.map((name) => newestIn(path.join(place, name))));
  return Math.max(found.mtimeMs, ...inside);
}

async function build(name: keyof typeof BUILDS): Promise<void> {
  // Jest's NODE_ENV would make it a build for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['-r', '@swc-node/register', 'web/scripts/build.ts', name], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`the build of the web client ended with ${code}:\n${output}`);
}
