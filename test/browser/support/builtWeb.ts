import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../server/core/projectRoot';
import { withAdmin } from '../../support/database';
import { startShop, type TestShop, type TestShopOptions } from '../../support/shop';

const ROOT = projectRoot();
const BUILT = path.join(ROOT, 'build/web');
/** What a build of the web client is made from. */
const SOURCES = ['web', 'common', 'vite.config.ts', 'package-lock.json'];
/** Any number that no other lock of the tests has. */
const LOCK = 42_173;

/**
 * Makes sure that build/web is there and as new as its sources. Test files that run side by side build it once: the
 * lock is one of the tests' PostgreSQL, which lets go of it when its holder dies.
 */
export async function builtWeb(): Promise<void> {
  await withAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (!(await isFresh())) await build();
  });
}

/** Starts a shop of one test file's own with the web client as it is built now. Call `stop` in the end. */
export async function startBuiltShop(options?: TestShopOptions): Promise<TestShop> {
  await builtWeb();
  return startShop(options);
}

async function isFresh(): Promise<boolean> {
  const built = await stat(path.join(BUILT, '.vite/manifest.json')).catch(() => null);
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

/** Builds beside the folder and moves the result in, so that whoever reads an older build never misses a file. */
async function build(): Promise<void> {
  const started = new Date();
  await mkdir(BUILT, { recursive: true });
  const made = await mkdtemp(path.join(ROOT, 'build/web-new-'));
  try {
    await run(process.execPath, [
      path.join(ROOT, 'node_modules/vite/bin/vite.js'),
      ...['build', '--configLoader', 'runner', '--logLevel', 'warn', '--emptyOutDir', '--outDir', made],
    ]);
    const files = await readdir(made, { recursive: true, withFileTypes: true });
    const names = files
      .filter((file) => file.isFile())
      .map((file) => path.relative(made, path.join(file.parentPath, file.name)));
    // The page comes after everything it asks for, and last of all what says how new the build is.
    names.sort((a, b) => turn(a) - turn(b));
    const manifest = path.join(made, '.vite/manifest.json');
    await utimes(manifest, started, started);
    for (const name of names) {
      await mkdir(path.dirname(path.join(BUILT, name)), { recursive: true });
      await rename(path.join(made, name), path.join(BUILT, name));
    }
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

function turn(name: string): number {
  if (name.startsWith('.vite')) return 3;
  // It asks for all others, too.
  if (name.startsWith('sw.js')) return 2;
  return /^(index|offline)\.html/.test(name) ? 1 : 0;
}

async function run(program: string, args: readonly string[]): Promise<void> {
  // Jest's NODE_ENV would make it a build for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`vite build ended with ${code}:\n${output}`);
}
