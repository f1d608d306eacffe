import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './environment/variables';

/**
 * The session secret of a shop without `SESSION_SECRET`: made at the first start and stored in
 * `dataDir/session-secret`, readable by the owner alone (specification 20.3). Two processes that start at once get the
 * same one.
 * @throws ConfigError when the file is there but holds no usable secret, since a new one would end every session
 */
export async function ensureSessionSecret(dataDir: string): Promise<string> {
  return putSecret(dataDir, randomBytes(32).toString('base64url'));
}

/** Puts a secret of before below `dataDir`, unless one is there. @returns whether it is the one that is there now */
export async function keepSessionSecret(dataDir: string, secret: string): Promise<boolean> {
  return (await putSecret(dataDir, secret)) === secret;
}

/** The stored secret; null when none was made. */
export async function storedSessionSecret(dataDir: string): Promise<string | null> {
  const secret = await readFile(path.join(dataDir, FILE), 'utf8').catch(() => null);
  return secret === null ? null : secret.trim();
}

const FILE = 'session-secret';

/** @returns the secret that is there, which is another one when there was one before */
async function putSecret(dataDir: string, made: string): Promise<string> {
  // 711, not 700: as root, the database's own user must be able to pass through to its folder.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const file = path.join(dataDir, FILE);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, `${made}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // A link appears whole or not at all, and never replaces a secret that is already there.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  await chmod(file, 0o600);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 16) {
    throw new ConfigError('SESSION_SECRET', `is not set, and ${file} is damaged: set it, or delete that file`);
  }
  return secret;
}
