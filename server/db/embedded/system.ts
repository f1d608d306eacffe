import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The embedded PostgreSQL cannot be used. The message is one line for the person who started the shop. */
export class EmbeddedDatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedDatabaseError';
  }
}

/** A user that PostgreSQL's own programs run as. */
export interface UnixUser {
  uid: number;
  gid: number;
}

/**
 * The user PostgreSQL must run as, since it refuses root: one that every system has; none is ever created.
 * @returns null when this process is not root, and PostgreSQL simply runs as the same user
 */
export async function unprivilegedUser(): Promise<UnixUser | null> {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', '_postgres', 'nobody', 'daemon']) {
    const entry = lines.find((fields) => fields[0] === name);
    const user = { uid: Number(entry?.[2]), gid: Number(entry?.[3]) };
    if (user.uid > 0 && user.gid >= 0) return user;
  }
  throw new EmbeddedDatabaseError(
    'PostgreSQL refuses to run as root, and /etc/passwd has no user "postgres", "nobody" or "daemon" to run it as: ' +
      'start the shop as an ordinary user, or set DATABASE_URL',
  );
}

/** How a program ended, and everything it printed. `code` is null when it could not start or was killed. */
export interface Outcome {
  code: number | null;
  output: string;
}

/** Options with which every program of PostgreSQL is started. */
export function spawnOptions(user: UnixUser | null) {
  return {
    // The user may not be allowed into the folder the shop was started from.
    cwd: path.parse(process.execPath).root,
    // Not our own environment: it holds secrets, and PG… variables that PostgreSQL would obey.
    env: {
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      TEMP: process.env.TEMP,
      LC_ALL: 'C',
      TZ: 'UTC',
    },
    windowsHide: true,
    ...(user ?? {}),
  };
}

/** Runs a program to its end as `user`. Never throws: a program that cannot start has the code null. */
export function run(file: string, args: readonly string[], user: UnixUser | null): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...spawnOptions(user), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/**
 * Whether `user` passes a test of sh (`-r` readable, `-x` may enter or execute) for a path. It is tried out, not
 * computed from the mode bits: access lists, mounts and every folder above count, too.
 */
export async function passes(test: '-r' | '-x', target: string, user: UnixUser): Promise<boolean> {
  return (await run('/bin/sh', ['-c', `test ${test} "$0"`, target], user)).code === 0;
}

/** Gives a folder and all in it to `user`. */
export async function giveTo(user: UnixUser, folder: string): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(user, child);
    else if (!entry.isSymbolicLink()) await chown(child, user.uid, user.gid);
  }
}

export async function exists(target: string): Promise<boolean> {
  return lstat(target).then(
    () => true,
    () => false,
  );
}

/** A short name for a text or bytes, stable over starts. */
export function shortHash(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 12);
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
