import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BUILDS, changeOver } from './changeOver';

// Builds the web client: `npm run build:web`, or one of its two builds alone: `… build.ts shop`. It is made beside the
// one that is there and takes its place when all of it is ready, since a shop may be running from there; a build that
// fails changes nothing.

const ROOT = resolve(__dirname, '../..');
const BUILT = join(ROOT, 'build/web');
const BESIDE = 'web-new-';
/** Longer than any build takes. */
const ABANDONED_AFTER = 60 * 60 * 1_000;

type Name = keyof typeof BUILDS;

async function main(): Promise<void> {
  const names = process.argv.length > 2 ? process.argv.slice(2).map(nameOf) : (Object.keys(BUILDS) as Name[]);
  await mkdir(BUILT, { recursive: true });
  await removeAbandoned();
  const builds: [name: Name, made: string][] = [];
  try {
    for (const name of names) {
      const made = await mkdtemp(join(ROOT, 'build', BESIDE));
      builds.push([name, made]);
      await build(name, made);
    }
    for (const [name, made] of builds) await changeOver(name, made, BUILT);
  } finally {
    for (const [, made] of builds) await rm(made, { recursive: true, force: true });
  }
}

function nameOf(text: string): Name {
  if (Object.hasOwn(BUILDS, text)) return text as Name;
  throw new Error(`There is no build "${text}": it must be ${Object.keys(BUILDS).join(' or ')}`);
}

/** Half a build is left when it is killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(join(ROOT, 'build'))) {
    if (!name.startsWith(BESIDE)) continue;
    const folder = join(ROOT, 'build', name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(folder, { recursive: true, force: true });
  }
}

async function build(name: Name, made: string): Promise<void> {
  const { options, dated } = BUILDS[name];
  const started = new Date();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--configLoader', 'runner', '--logLevel', 'warn', '--outDir', made, ...options],
    { cwd: ROOT, stdio: 'inherit' },
  );
  const code = await new Promise((done, fail) => child.once('error', fail).once('exit', done));
  if (code !== 0) throw new Error(`vite build ended with ${String(code)}; the web client stays as it was`);
  // A change during the build is newer.
  await utimes(join(made, dated), started, started);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
